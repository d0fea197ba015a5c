import { OperationError } from '@dovolilnice/contract/errors'
import type { NotificationForm } from '@dovolilnice/contract/notifications/notification'
import { sendPermitNotification } from '@dovolilnice/contract/notifications/send-permit-notification'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v5, v7 } from 'uuid'
import { type Context, type Recorded, implement } from '../../platform/http/context.ts'
import { wordsFor } from './notification-mail.ts'
import { queueNotificationBatchJob } from './queue-batch.ts'
import { countPermits, recipientsOf, type Recipient } from './recipients.ts'

const batchSize = 100
const sampleSize = 3

/** An arbitrary namespace: the same caller's key always gives the same notification. */
const keyNamespace = '6f0d5a52-93d6-4c0e-9a3e-6f3c3b0f5d11'

const idFor = ({ actor, idempotencyKey: key }: Context): string => (key === null ? v7() : v5(`${actor.id} ${key}`, keyNamespace))

const isSent = async ({ trx }: Context, id: string): Promise<boolean> =>
  (await trx.selectFrom('notification').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Puts the mails into the outbox; a second call with the same `Idempotency-Key` gets the first answer and sends nothing. */
const send = async (
  { trx, actor, now, send: enqueue }: Context,
  id: string,
  { subject, text, audience }: NotificationForm,
  recipients: readonly Recipient[],
) => {
  const written = await trx
    .insertInto('notification')
    .values({
      id,
      subject: JSON.stringify(subject),
      text: JSON.stringify(text),
      audience: JSON.stringify(audience),
      permits: countPermits(recipients),
      recipients: recipients.length,
      created_by: actor.id,
      created_by_name: actor.name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written === undefined) return
  for (let start = 0; start < recipients.length; start += batchSize) {
    const batch = { notification_id: id, batch: start / batchSize, recipients: recipients.slice(start, start + batchSize) }
    await enqueue(trx, queueNotificationBatchJob, batch)
  }
}

/** What was written to the holder of one permit belongs to its history. */
const subjectOf = ({ audience }: NotificationForm, recipients: readonly Recipient[]): Recorded['subject'] => {
  const permit = audience.to === 'permit' ? recipients[0]?.permits[0] : undefined
  return permit && { type: 'permit', id: permit.id, label: permit.number }
}

export const handleSendPermitNotification = implement(sendPermitNotification, async ({ body }, context) => {
  const { trx, now, capabilities, record } = context
  const { audience, preview, expected_recipients: expected } = body
  const recipients = await recipientsOf(trx, capabilities, audience, localDayOf(now))
  if (audience.to === 'permit' && recipients.length === 0) throw new OperationError('not_found')
  const id = idFor(context)
  // The mails were sent and only the answer was lost, so the present holders do not matter.
  if (!preview && expected !== undefined && expected !== recipients.length && !(await isSent(context, id)))
    throw new OperationError('conflict', { details: { recipients: recipients.length } })
  const sent = !preview && recipients.length > 0
  if (sent) await send(context, id, body, recipients)
  const after = { audience, subject: body.subject.sl, recipients: recipients.length, permits: countPermits(recipients) }
  record({ subject: sent ? subjectOf(body, recipients) : undefined, after: { ...after, ...(preview && { preview }) } })
  return {
    sent,
    permits: countPermits(recipients),
    recipients: recipients.length,
    unreached: await capabilities.countUnreachedPermits(trx, audience, localDayOf(now)),
    samples: recipients.slice(0, sampleSize).map((recipient) => ({ email: recipient.email, ...wordsFor(recipient, body) })),
  }
})
