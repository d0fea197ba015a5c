import { readDashboard } from '@dovolilnice/contract/dashboard/operations'
import { listEvents } from '@dovolilnice/contract/events/operations'
import { listMails, resendMails } from '@dovolilnice/contract/mails/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { TestClient } from '../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
let clerk: TestClient
/** Ids of mails by what happened to them. */
let mails: Record<'sent' | 'waiting' | 'full' | 'unknown' | 'old', string>

const write = async (recipient: string, changes: object): Promise<string> => {
  const { database } = product.services
  const content = {
    template: 'application:received',
    recipient,
    subject: `Vloga za ${recipient}`,
    text: 'besedilo',
    html: '<p>besedilo</p>',
  }
  const id = await database.transaction((trx) => queueMail(trx, product.services, content, product.clock))
  await database.kysely.updateTable('mail').set(changes).where('id', '=', id).execute()
  return id
}

beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
  const fortnight = new Date(product.clock.now().getTime() - 15 * 86_400_000)
  mails = {
    sent: await write('poslano@preizkus.example', { status: 'sent' }),
    waiting: await write('caka@preizkus.example', { last_error: 'connect ECONNREFUSED', attempts: 4 }),
    full: await write('poln@preizkus.example', { status: 'failed', last_error: '452 mailbox full', attempts: 30 }),
    unknown: await write('neznan@preizkus.example', { status: 'failed', last_error: '550 no such user', attempts: 1 }),
    old: await write('star@preizkus.example', { status: 'failed', last_error: '452 mailbox full', created_at: fortnight }),
  }
})
afterAll(() => product.close())

const idsOf = async (filters: object): Promise<string[]> =>
  (await clerk.call(listMails, { body: { filters } })).body.items.map(({ id }: { id: string }) => id)

test('lists what waits and what failed, with the reason', async () => {
  expect((await idsOf({})).toSorted()).toEqual([mails.waiting, mails.full, mails.unknown, mails.old].toSorted())
  expect(await idsOf({ status: 'queued' })).toEqual([mails.waiting])
  const { body } = await clerk.call(listMails, { body: { filters: { search: 'poln@' } } })
  expect(body.items).toMatchObject([{ status: 'failed', last_error: '452 mailbox full', attempts: 30, resendable: true }])
  expect((await clerk.call(listMails, { body: { filters: { search: 'star@' } } })).body.items).toMatchObject([{ resendable: false }])
  for (const who of ['operator', 'regular'] as const) expect((await (await product.as(who)).call(listMails, { body: {} })).status).toBe(403)
})

test('metrics and the dashboard say how many', async () => {
  const metrics = (await product.app.inject('/metrics')).body
  expect(metrics).toMatch(/^mails_waiting 1$/m)
  expect(metrics).toMatch(/^mails_failed 2$/m)
  expect(metrics).toMatch(/^mail_oldest_waiting_seconds 0$/m)
  product.clock.advance(90_000)
  expect((await product.app.inject('/metrics')).body).toMatch(/^mail_oldest_waiting_seconds 90$/m)
  expect((await clerk.call(readDashboard)).body.mails).toEqual({ failed: 2 })
})

test('several are sent again at once; those that cannot be stay as they are', async () => {
  const ids = Object.values(mails)
  expect((await clerk.call(resendMails, { body: { ids: [...ids, mails.full] } })).body).toEqual({ queued: 2 })
  expect(await idsOf({ status: 'failed' })).toEqual([mails.old])
  const { body } = await clerk.call(listEvents, { body: { filters: { action: 'mail:resend' } } })
  expect(body.items.map((event: { subject_label: string }) => event.subject_label).toSorted()).toEqual([
    'Vloga za neznan@preizkus.example',
    'Vloga za poln@preizkus.example',
  ])
  expect((await clerk.call(resendMails, { body: { ids } })).body.error).toMatchObject({ code: 'illegal_transition' })
})
