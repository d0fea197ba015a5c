import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { countTermsOnDays } from '@dovolilnice/contract/holidays/count-terms-on-days'
import { readParameters, updateParameters } from '@dovolilnice/contract/resources/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../test/applicant/application-forms.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
  product.clock.set('2026-11-16T09:00:00Z')
})
afterAll(() => product.close())

const submit = async (): Promise<string> => (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body.id
const columnsOf = (id: string) =>
  product.services.database.kysely
    .selectFrom('application')
    .select(['call_by', 'decide_by', 'due_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('no term that begins after it ends on a closed day; those that run are named and stay', async () => {
  const admin = await product.as('admin')
  const before = await submit()
  // Five working days and a month of the authority, fifteen days of the party: 23 November, 16 December, 1 December.
  expect(await columnsOf(before)).toMatchObject({ call_by: '2026-11-23', decide_by: '2026-12-16' })
  const days = ['2026-11-20', '2026-12-01', '2026-12-16']
  const counted = await admin.call(countTermsOnDays, { body: { days } })
  expect(counted.body.days.find(({ day }: { day: string }) => day === '2026-12-16').authority).toBeGreaterThanOrEqual(1)

  const closed_days = days.map((day) => ({ day, name: 'Praznik občine' }))
  expect((await admin.call(updateParameters, { body: { closed_days } })).status).toBe(200)
  expect((await product.visitor().call(readParameters, {})).body.closed_days).toEqual(closed_days)
  expect(await columnsOf(before)).toMatchObject({ call_by: '2026-11-23', decide_by: '2026-12-16' })

  const after = await submit()
  expect(await columnsOf(after)).toMatchObject({ call_by: '2026-11-24', decide_by: '2026-12-17' })
  await admin.call(takeApplicationIntoReview, { params: { id: after }, body: { version: 1 } })
  await admin.call(requestSupplement, { params: { id: after }, body: { version: 2, text: 'Osebni dokument' } })
  expect(await columnsOf(after)).toMatchObject({ due_on: '2026-12-02' })
})

test('a day stands on the list once', async () => {
  const closed_days = [
    { day: '2026-12-24', name: 'Most' },
    { day: '2026-12-24', name: 'Praznik' },
  ]
  const refused = await (await product.as('admin')).call(updateParameters, { body: { closed_days } })
  expect(refused.body.error.fields).toMatchObject([{ path: 'closed_days.1.day', rule: 'closed_day_twice' }])
})

test('days that have passed stay as they are, so that no term that has ended moves', async () => {
  product.setClock('2026-12-10T09:00:00Z')
  const admin = await product.as('admin')
  const stored = (await admin.call(readParameters, {})).body.closed_days
  const save = async (closed_days: object[]) => (await admin.call(updateParameters, { body: { closed_days } })).body.error?.fields
  const past = { day: '2026-12-02', name: 'Most' }
  expect(await save([...stored, past])).toMatchObject([{ path: `closed_days.${stored.length}.day`, rule: 'closed_day_past' }])
  const [error] = await save(stored.slice(1))
  expect(error).toMatchObject({ path: 'closed_days', rule: 'closed_day_past', message: expect.stringContaining('20. 11. 2026') })
  // Another name for such a day, today and days ahead may be set.
  const renamed = stored.map((one: object, index: number) => (index === 0 ? { ...one, name: 'Praznik mesta' } : one))
  expect(await save([...renamed, { day: '2026-12-10', name: 'Danes' }, { day: '2026-12-11', name: 'Jutri' }])).toBeUndefined()
})
