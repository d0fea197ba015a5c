import { getApplication, updateApplication } from '@dovolilnice/contract/applications/record/operations'
import { createUserPermit, replaceOwnPermit } from '@dovolilnice/contract/permits/issue/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, kindId, testFiles } from './applicant/application-forms.ts'
import { permitFields } from './applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from './test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const asAdmin = async (...call: Parameters<Awaited<ReturnType<TestProduct['as']>>['call']>) => (await product.as('admin')).call(...call)
type Fields = Parameters<typeof formOf>[0]

/** What a clerk's form sends of an application: all of its fields. */
const fieldsOf = (application: Record<string, unknown>): Fields => ({
  ...Object.fromEntries(
    ['permit_kind_id', 'applicant_type', 'user_type_code', 'name', 'street', 'post_code', 'city', 'email', 'phone', 'parking_lot_id']
      .concat(['period', 'period_count', 'valid_from', 'version'])
      .map((field) => [field, String(application[field])]),
  ),
  'plates[]': application['plates'] as string[],
})

test.each<[string, Fields, Fields]>([
  ['for a year', {}, {}],
  ['for some hours', { period: 'hour', from_time: '9:00', until_time: '12:00' }, { from_time: '09:00', until_time: '12:00' }],
])(
  'a clerk corrects the replacement of a permit %s: holder and vehicle change, all that follows from the permit stays',
  async (_, bought, kept) => {
    const kind = bought['period'] === undefined ? 'resident_permanent' : 'one_off'
    const old = (
      await asAdmin(createUserPermit, { params: { id: product.town.regular }, form: formOf(await permitFields(product, bought, kind)) })
    ).body
    const { body: asked } = await (
      await product.as('regular')
    ).call(replaceOwnPermit, {
      params: { id: old.permit_uuid },
      form: formOf({
        reason: 'new_vehicle',
        'plates[]': ['LJ NVO-01'],
        consent: 'true',
        'document.vehicle_registration': testFiles.jpeg(),
      }),
    })
    const read = async () => (await asAdmin(getApplication, { params: { id: asked.id } })).body
    const before = await read()
    expect(before).toMatchObject({ fee_cents: 1068, period: 'once', replaces_permit: { id: old.permit_uuid }, ...kept })

    // What the form might hold of a permit to be bought changes nothing of what is replaced.
    const other = {
      permit_kind_id: await kindId(product, 'taxi'),
      parking_lot_id: product.town.lots.market,
      period: 'week',
      period_count: '3',
    }
    const { status, raw } = await asAdmin(updateApplication, {
      params: { id: asked.id },
      form: formOf({
        ...fieldsOf(before),
        ...other,
        valid_from: '2027-01-01',
        'plates[]': ['LJ NVO-02'],
        phone: '041 999 888',
        'document.vehicle_registration': testFiles.pdf(500, 'novo prometno.pdf'),
        reason: 'Napačna oznaka.',
      }),
    })
    expect(status, raw.toString()).toBe(200)
    const after = await read()
    const same = ['permit_kind_id', 'parking_lot_id', 'period', 'period_count', 'valid_from', 'valid_until', 'fee_cents', 'fee_lines']
      .concat(['from_time', 'until_time', 'replace_reason', 'replaces_permit', 'renews_permit', 'user', 'source', 'fee'])
      .map((field) => [field, before[field]])
    expect(after).toMatchObject({ ...Object.fromEntries(same), plates: ['LJ NVO-02'], phone: '+38641999888', version: 2 })
    expect(after.documents.map(({ file_name: name }: { file_name: string }) => name).toSorted()).toEqual([
      'novo prometno.pdf',
      'prometno.jpg',
    ])
  },
)

test('a clerk’s correction of a replacement holds the rules on plates and tax number', async () => {
  const form = formOf(await permitFields(product))
  const { body: old } = await asAdmin(createUserPermit, { params: { id: product.town.stranger }, form })
  const { body: asked } = await (
    await product.as('stranger')
  ).call(replaceOwnPermit, { params: { id: old.permit_uuid }, form: formOf({ reason: 'lost', consent: 'true' }) })
  const before = (await asAdmin(getApplication, { params: { id: asked.id } })).body
  const correct = async (changes: Fields) => {
    const { body } = await asAdmin(updateApplication, {
      params: { id: asked.id },
      form: formOf({ ...fieldsOf(before), reason: 'Popravek', ...changes }),
    })
    return body.error?.fields.map(({ path, rule }: { path: string; rule: string }) => `${path} ${rule}`)
  }
  expect(await correct({ 'plates[]': ['LJ DVE-1', 'LJ DVE-2'] })).toEqual(['plates.1 too_many_vehicles'])
  expect(await correct({ 'plates[]': ['LJ DVE-1', 'lj dve1'] })).toContain('plates.1 plate_twice')
  expect(await correct({ applicant_type: 'company' })).toEqual(['tax_number required'])
  expect(await correct({})).toBeUndefined()
})
