import { callHearing, recordHearingAnswer } from '@dovolilnice/contract/acts/hearing/operations'
import { recordRemedy } from '@dovolilnice/contract/acts/remedies/act-remedy'
import { decideFeeExemption, readAdministrativeFee } from '@dovolilnice/contract/administrative-fees/operations'
import { requestAppealSupplement } from '@dovolilnice/contract/appeals/steps/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { countTermsOnDays } from '@dovolilnice/contract/holidays/count-terms-on-days'
import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, kindId, residentFields, residentForm, testFiles } from '../../test/applicant/application-forms.ts'
import { lodgeToday, rejectedAndServed } from '../../test/applicant/appealed-act.ts'
import { setMoney } from '../../test/applicant/payment-cases.ts'
import type { TestClient } from '../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

const today = '2026-11-16'
let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  product.clock.set(`${today}T09:00:00Z`)
  clerk = await product.as('admin')
})
afterAll(() => product.close())

type Counted = Record<string, [parties: number, authority: number, appeals: number]>

/** The days of the next weeks on which any term ends. */
const counted = async (): Promise<Counted> => {
  const days = Array.from({ length: 60 }, (_, index) => addDays(today, index))
  const { body } = await (await product.as('admin')).call(countTermsOnDays, { body: { days } })
  const rows: { day: string; parties: number; authority: number; appeals: number }[] = body.days
  return Object.fromEntries(
    rows.flatMap(({ day, parties, authority, appeals }) =>
      parties + authority + appeals === 0 ? [] : [[day, [parties, authority, appeals]]],
    ),
  )
}

test('terms of appeal count while nobody has appealed or renounced; then the term to send the appeal on counts, or the one to complete it', async () => {
  const [appealed, waived, open] = [
    await rejectedAndServed(product, clerk),
    await rejectedAndServed(product, clerk),
    await rejectedAndServed(product, clerk),
  ]
  expect(open.act.id).not.toBe(waived.act.id)
  expect(await counted()).toEqual({ '2026-12-01': [0, 0, 3] })
  const appeal = (await lodgeToday(product, clerk, appealed.act)).body
  expect(await counted()).toEqual({ '2026-12-01': [0, 1, 2] })
  const waiver = { kind: 'waiver', lodged_on: today, reference: '', note: '' }
  expect((await clerk.call(recordRemedy, { params: { id: waived.act.id }, body: waiver })).status).toBe(200)
  expect(await counted()).toEqual({ '2026-12-01': [0, 1, 1] })
  const asked = { version: 1, reason: 'Priložite pooblastilo.', due_on: '2026-11-25' }
  expect((await clerk.call(requestAppealSupplement, { params: { id: appeal.id }, body: asked })).status).toBe(200)
  expect(await counted()).toEqual({ '2026-11-25': [1, 0, 0], '2026-12-01': [0, 0, 1] })
})

test('a hearing counts until it is answered, an administrative fee until nothing is to be paid', async () => {
  const before = await counted()
  const { id } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  await clerk.call(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })
  const own: Counted = { ...before, '2026-11-23': [0, 1, 0], '2026-12-16': [0, 1, 0] }
  expect(await counted()).toEqual(own)
  expect((await clerk.call(callHearing, { body: { record_id: id, facts: 'Stranka tam ne prebiva.' } })).status).toBe(200)
  expect(await counted()).toEqual({ ...own, '2026-11-24': [1, 0, 0] })
  const hearing = await product.services.database.kysely.selectFrom('hearing').select('id').executeTakeFirstOrThrow()
  const answered = await clerk.call(recordHearingAnswer, { params: { id: hearing.id }, body: { answer: 'Prebivam.' } })
  expect(answered.status, answered.raw.toString()).toBe(204)
  expect(await counted()).toEqual(own)

  await setMoney(product)
  const event = await residentFields(product, {
    permit_kind_id: await kindId(product, 'event'),
    user_type_code: 'event_organiser',
    period: 'day',
    period_count: '3',
    'document.identity': undefined,
    'document.vehicle_registration': undefined,
    'document.event_approval': testFiles.pdf(),
    'document.plate_list': testFiles.pdf(),
  })
  const sent = await product.visitor().call(submitApplication, { form: formOf(event) })
  expect(sent.status, sent.raw.toString()).toBe(200)
  const { due_on } = (await clerk.call(readAdministrativeFee, { params: { id: sent.body.id } })).body.fee
  const both: Counted = { ...own, '2026-11-23': [0, 2, 0], '2026-12-16': [0, 2, 0] }
  const [parties = 0, authority = 0, appeals = 0] = both[due_on] ?? []
  expect(await counted()).toEqual({ ...both, [due_on]: [parties + 1, authority, appeals] })
  const exempt = { granted: true, ground: 'social_assistance', reason: 'Odločba centra za socialno delo.' }
  await clerk.call(decideFeeExemption, { params: { id: sent.body.id }, body: exempt })
  expect(await counted()).toEqual(both)
})

test('no term that runs ends on a day behind us', async () => {
  product.setClock('2026-12-02T09:00:00Z')
  const asked = await (await product.as('admin')).call(countTermsOnDays, { body: { days: ['2026-12-01', '2026-12-02'] } })
  expect(asked.body.days.map(({ day }: { day: string }) => day)).toEqual(['2026-12-02'])
})
