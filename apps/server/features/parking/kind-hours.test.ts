import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { changeTariff, readParkingAdministration, updatePermitKind } from '@dovolilnice/contract/parking/operations'
import type { AdministeredKind } from '@dovolilnice/contract/parking/parking-administration'
import { issueApplicationPermit } from '@dovolilnice/contract/permits/issue/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, residentForm, testFiles } from '../../test/applicant/application-forms.ts'
import { somePermit } from '../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const kindOf = async (code: string): Promise<AdministeredKind> => {
  const { body } = await (await product.as('admin')).call(readParkingAdministration)
  return body.permit_kinds.find((kind: AdministeredKind) => kind.code === code)
}
const update = async (code: string, changes: object) => {
  const { id, code: _, tariffs, open_permits, ...form } = await kindOf(code)
  return (await product.as('admin')).call(updatePermitKind, { params: { id }, body: { ...form, ...changes } })
}
const sellByHour = async (code: string, cents: number | null = 100) => {
  const { id, version } = await kindOf(code)
  const body = { version, period: 'hour', price_cents: cents, vat_basis_points: 0, valid_from: '2026-11-17' }
  return (await product.as('admin')).call(changeTariff, { params: { id }, body })
}

test('only a kind whose days are bought is sold by the hour, and it stays so while it is', async () => {
  const refused = await sellByHour('resident_permanent')
  expect(refused.body.error.fields).toEqual([expect.objectContaining({ path: 'period', rule: 'hours_by_days' })])
  expect((await sellByHour('event')).body).toMatchObject({ saved: true })
  const open = { validity: { rule: 'open', maxDays: 10 } }
  expect((await update('event', open)).body.error.fields).toEqual([
    expect.objectContaining({ path: 'validity.rule', rule: 'hours_by_days' }),
  ])
  expect((await sellByHour('event', null)).body).toMatchObject({ saved: true })
  expect((await update('event', open)).body).toMatchObject({ saved: true })
})

test('the hours of a kind are not moved past those of permits in force', async () => {
  const hours = { period: 'hour', from_time: '9:00', until_time: '12:00', valid_from: '2026-11-20' }
  await somePermit(product, hours, 'one_off')
  const past = await update('one_off', { time_windows: [{ from: 300, until: 540 }], preview: true })
  expect(past.body.error.fields).toEqual([
    expect.objectContaining({ path: 'time_windows', rule: 'hours_lost', message: expect.stringContaining('9:00–12:00') }),
  ])
  expect((await update('one_off', { time_windows: [{ from: 300, until: 600 }] })).body).toMatchObject({ saved: true })
})

test('nor past those of an application that may still become a permit', async () => {
  const form = await residentForm(product, {
    permit_kind_id: (await kindOf('one_off')).id,
    'document.identity': undefined,
    'document.reason_statement': testFiles.pdf(),
    period: 'hour',
    valid_from: '2026-11-20',
    from_time: '5:00',
    until_time: '6:00',
  })
  const { status, body, raw } = await product.visitor().call(submitApplication, { form })
  expect(status, raw.toString()).toBe(200)
  const later = { time_windows: [{ from: 540, until: 720 }] }
  expect((await update('one_off', later)).body.error.fields).toEqual([
    expect.objectContaining({ path: 'time_windows', rule: 'hours_lost', message: expect.stringContaining('5:00–6:00') }),
  ])
  const { kysely } = product.services.database
  await kysely.updateTable('application').set({ status: 'rejected' }).where('id', '=', body.id).execute()
  expect((await update('one_off', later)).body).toMatchObject({ saved: true })
  // An earlier version allowed such a change of hours. A permit that would never open must not be issued.
  await kysely.updateTable('application').set({ status: 'paid' }).where('id', '=', body.id).execute()
  const issued = await (await product.as('admin')).call(issueApplicationPermit, { form: formOf({ application_uuid: body.id }) })
  expect(issued.body.error).toMatchObject({ code: 'illegal_transition' })
})
