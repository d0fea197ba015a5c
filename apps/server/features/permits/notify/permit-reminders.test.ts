import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { getPermit, suspendPermit } from '@dovolilnice/contract/permits/record/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { permitRemindersJob } from './permit-reminders.ts'
import { found } from '../../../test/applicant/grounds.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const runOn = async (day: string): Promise<void> => {
  product.clock.set(`${day}T08:00:00Z`)
  await product.runJob(permitRemindersJob)
}
const remindersOf = (id: string) =>
  product.services.database.kysely
    .selectFrom('mail')
    .select('subject')
    .where('subject_id', '=', id)
    .where('template', '=', 'permit:expiring')
    .execute()

test('reminds 30 and 7 days before the end, once each; not of short, suspended or ended permits', async () => {
  const start = '2026-11-16'
  const last = addDays(start, 70)
  const long = await somePermit(product, { valid_until: last })
  const short = await somePermit(product, { valid_until: addDays(start, 20) })
  const suspended = await somePermit(product, { valid_until: last })
  const admin = await product.as('admin')
  await admin.call(suspendPermit, {
    params: { id: suspended },
    body: { version: 1, ...found, reason: 'Upravičenost stranke se preverja.' },
  })

  await runOn(addDays(last, -31))
  expect(await remindersOf(long)).toHaveLength(0)
  await runOn(addDays(last, -30))
  await runOn(addDays(last, -30))
  await runOn(addDays(last, -20))
  expect(await remindersOf(long)).toHaveLength(1)
  await runOn(addDays(last, -7))
  await runOn(addDays(last, -6))
  expect(await remindersOf(long)).toHaveLength(2)
  await runOn(last)
  for (const id of [short, suspended]) expect(await remindersOf(id)).toHaveLength(0)
  product.clock.set('2026-11-16T09:00:00Z')
  const { history, reminded_30_at: first, reminded_7_at: second } = (await admin.call(getPermit, { params: { id: long } })).body
  expect(history.filter(({ action }: { action: string }) => action === 'permit:remind')).toHaveLength(2)
  expect(first < second).toBe(true)
})

test('when both are due at once, one mail says it', async () => {
  const id = await somePermit(product, { valid_until: '2027-01-25' })
  await runOn('2027-01-20')
  await runOn('2027-01-21')
  expect(await remindersOf(id)).toHaveLength(1)
  product.clock.set('2026-11-16T09:00:00Z')
})

test('where there is no address nothing is sent, and nothing is noted as sent', async () => {
  product.clock.set('2026-11-16T09:00:00Z')
  const id = await somePermit(product, { valid_until: '2027-01-25', email: undefined })
  await runOn('2027-01-20')
  const { kysely } = product.services.database
  expect(await remindersOf(id)).toEqual([])
  expect(await kysely.selectFrom('permit').select(['reminded_30_at', 'reminded_7_at']).where('id', '=', id).executeTakeFirst()).toEqual({
    reminded_30_at: null,
    reminded_7_at: null,
  })
  expect(
    await kysely.selectFrom('event').select('id').where('subject_id', '=', id).where('action', '=', 'permit:remind').execute(),
  ).toEqual([])
  product.clock.set('2026-11-16T09:00:00Z')
})
