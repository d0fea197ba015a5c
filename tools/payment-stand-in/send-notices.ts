import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Behaviour } from './behaviour.ts'
import { noticeHeaders } from './messages.ts'
import { tell } from './register.ts'
import type { StoredPayment } from './register.ts'

/** A notice that was sent, with what came back. */
export interface SentNotice {
  id: string
  status: string
  answer: number | 'no answer'
}

interface Sending {
  secret: string
  behaviour: Behaviour
  sent: SentNotice[]
  now(): Date
}

const post = async (url: string, notice: object, { secret, behaviour, now }: Sending): Promise<number | 'no answer'> => {
  const body = JSON.stringify(notice)
  const seconds = Math.floor(now().getTime() / 1_000) - (behaviour.kind === 'stale' ? 3_600 : 0)
  const headers = noticeHeaders(behaviour.kind === 'wrong_signature' ? `${secret}!` : secret, seconds, body)
  return fetch(url, { method: 'POST', headers, body }).then(
    ({ status }) => status,
    () => 'no answer' as const,
  )
}

const bent = (payment: StoredPayment, { kind }: Behaviour) => ({
  ...tell(payment),
  ...(kind === 'other_amount' && { amount: payment.amount - 1 }),
  ...(kind === 'other_merchant' && { merchant: 'somebody-else' }),
  ...(kind === 'other_mode' && { test: false }),
})

const pauses = [0, 1_000, 5_000]

/** Sends one notice until it is answered with 2xx, a few times. */
const deliver = async (payment: StoredPayment, told: object & { status: string }, sending: Sending): Promise<void> => {
  const notice = { id: `evt_${randomUUID()}`, type: 'payment', created_at: sending.now().toISOString(), payment: told }
  const refused = ['wrong_signature', 'stale', 'other_merchant', 'other_mode'].includes(sending.behaviour.kind)
  for (const milliseconds of refused ? pauses.slice(0, 1) : pauses) {
    await pause(milliseconds)
    const copies = sending.behaviour.kind === 'double' ? 2 : 1
    const answers = await Promise.all(Array.from({ length: copies }, () => post(payment.notice_url, notice, sending)))
    for (const answer of answers) sending.sent.push({ id: notice.id, status: told.status, answer })
    if (answers.some((answer) => answer !== 'no answer' && answer < 300)) return
  }
}

/** Tells the merchant what became of a payment, as well or as badly as the behaviour says. Resolves when it was told. */
export const sendNotices = async (payment: StoredPayment, sending: Sending): Promise<void> => {
  const { behaviour } = sending
  if (behaviour.kind === 'never' || behaviour.kind === 'down') return
  if (behaviour.kind === 'late') await pause(behaviour.milliseconds)
  const told = bent(payment, behaviour)
  await deliver(payment, told, sending)
  if (behaviour.kind !== 'out_of_order') return
  // What a slow queue may bring after the end.
  for (const status of ['open', 'declined', 'expired']) await deliver(payment, { ...told, status }, sending)
}
