import { findPasswordReset, requestPasswordReset, resetPassword } from '@dovolilnice/contract/session/operations'
import { createUser, resetUserPassword } from '@dovolilnice/contract/users/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const mails = async (recipient: string): Promise<string[]> => {
  await product.jobs.runDue('mail-reset-link')
  const rows = await product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('recipient', '=', recipient)
    .where('template', 'like', 'password:%')
    .orderBy('id')
    .execute()
  return rows.map(({ body_text: text }) => /ponastavitev-gesla\/([\w-]+)/.exec(text)![1]!)
}
const ask = (email: string) => product.visitor().call(requestPasswordReset, { body: { email } })
const statusOf = async (token: string) => (await product.visitor().call(findPasswordReset, { params: { token } })).status
const waitingJobs = async () =>
  (
    await product.services.database.execute(
      `select data from pgboss.job where name = 'mail-reset-link' and state = 'created' order by data ->> 'email' desc`,
    )
  ).rows

test('asks nobody whether the account exists: one job either way, and no mail before it', async () => {
  expect((await ask('uporabnik@preizkus.si')).body).toEqual((await ask('nihce@preizkus.si')).body)
  expect(await waitingJobs()).toEqual([{ data: { email: 'uporabnik@preizkus.si' } }, { data: { email: 'nihce@preizkus.si' } }])
  const written = await product.services.database.kysely.selectFrom('mail').select('id').execute()
  expect(written).toEqual([])
  expect(await mails('uporabnik@preizkus.si')).toHaveLength(1)
  expect(await mails('nihce@preizkus.si')).toEqual([])
})

test('a stranger who asks puts out neither a link nor an invitation; the one that is used puts out the others', async () => {
  const email = 'povabljena@preizkus.si'
  await (await product.as('root')).call(createUser, { body: { name: 'Povabljena Oseba', type: 'person', email } })
  await ask(email)
  const [invitation, reset] = await mails(email)
  expect([await statusOf(invitation!), await statusOf(reset!)]).toEqual([200, 200])
  const password = 'zelo dolgo geslo'
  const body = { token: invitation!, password, password_confirmation: password }
  expect((await product.visitor().call(resetPassword, { body })).status).toBe(200)
  expect(await statusOf(reset!)).toBe(410)
})

test('asking without end fills no mailbox, is answered alike, and leaves the owner a link that works', async () => {
  const email = 'tujec@preizkus.si'
  for (let at = 0; at < 8; at += 1) expect((await ask(email)).body).toEqual({ sent: true })
  const tokens = await mails(email)
  expect(tokens).toHaveLength(5)
  expect(await statusOf(tokens[0]!)).toBe(200)
})

test('an administrator who sends a link puts out those that may be in other hands', async () => {
  const email = 'operator@preizkus.si'
  await ask(email)
  const [earlier] = await mails(email)
  await (await product.as('root')).call(resetUserPassword, { params: { id: product.town.operator } })
  const [, later] = await mails(email)
  expect([await statusOf(earlier!), await statusOf(later!)]).toEqual([410, 200])
})
