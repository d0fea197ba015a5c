import { handOverAct } from '@dovolilnice/contract/acts/service/hand-over-act'
import { readAct } from '@dovolilnice/contract/acts/record/read-act'
import { readMatterActs } from '@dovolilnice/contract/acts/record/read-matter-acts'
import { listAppeals } from '@dovolilnice/contract/appeals/list-appeals'
import { lodgeAppeal } from '@dovolilnice/contract/appeals/lodge-appeal'
import { readAppeal } from '@dovolilnice/contract/appeals/read-appeal'
import { grantAppeal } from '@dovolilnice/contract/appeals/steps/grant-appeal'
import { submitApplication } from '@dovolilnice/contract/applications/apply/submit-application'
import { rejectApplication } from '@dovolilnice/contract/applications/decide/reject-application'
import { getApplication } from '@dovolilnice/contract/applications/record/get-application'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../test/applicant/application-forms.ts'
import { canReadPdf, pdfText } from '../../test/pdf-text.ts'
import type { TestClient } from '../../test/test-client.ts'
import { startTestProduct } from '../../test/test-product.ts'
import type { TestProduct } from '../../test/test-product.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
})
afterAll(() => product.close())

const today = () => localDayOf(product.clock.now())
const textOf = (pdf: Uint8Array): string => (canReadPdf ? pdfText(pdf).replace(/\s+/g, ' ') : '')
const reason = 'Stranka na območju nima stalnega prebivališča.'

/** The newest act of a matter. */
const actOf = async (id: string) => (await clerk.call(readMatterActs, { params: { id } })).body.acts[0]
const serve = async (id: string) => {
  const body = { manner: 'in_person', handed_over_on: today(), served_on: today(), consignment: '', note: '' }
  const served = await clerk.call(handOverAct, { params: { id }, body })
  expect(served.status, JSON.stringify(served.body)).toBe(200)
}

/** A rejected application with its decision, served today. */
const rejected = async () => {
  const { id } = (await product.visitor().call(submitApplication, { form: await residentForm(product, { valid_from: today() }) })).body
  await clerk.call(rejectApplication, { body: { application_uuid: id, version: 1, reason } })
  const act = await actOf(id)
  await serve(act.id)
  return { id, act }
}

const data = {
  appellant_name: 'Žiga Đurđević',
  by_representative: false,
  manner: 'post',
  text: 'Prebivam na območju.',
  paper_place: 'fascikel 7',
}
const lodged = (act: { id: string }, changes: object = {}) =>
  clerk.call(lodgeAppeal, {
    body: { act_id: act.id, ...data, fee: 'paid', fee_note: 'potrdilo 12', lodged_on: today(), received_on: today(), ...changes },
  })
const read = async (id: string) => (await clerk.call(readAppeal, { params: { id } })).body

/** A walk through the feature, on both databases. */
test('an appeal in time is granted by a replacement decision, and the application is open again', async () => {
  const { id, act } = await rejected()
  expect(await actOf(id)).toMatchObject({ standing: 'term_runs', appeal_until: '2026-12-01' })
  const appeal = (await lodged(act)).body
  expect(appeal).toMatchObject({ number: 'PR-2026-000001', status: 'received', version: 1 })
  expect(await actOf(id)).toMatchObject({ standing: 'under_appeal', final_on: null })
  expect((await lodged(act)).body.error).toMatchObject({ code: 'appeal_open', message: expect.stringContaining('pripišite') })
  const { items } = (await clerk.call(listAppeals, { body: { filters: { status: 'open', search: 'žiga' } } })).body
  expect(items).toEqual([
    expect.objectContaining({
      act_number: act.number,
      timeliness: 'in_time',
      due_on: '2026-12-01',
      application: expect.objectContaining({ id }),
    }),
  ])

  const body = { version: 1, facts: 'Po registru prebiva na območju od 1. 11. 2026.', reason: 'Pogoj stalnega prebivališča je izpolnjen.' }
  const granted = await clerk.call(grantAppeal, { params: { id: appeal.id }, body })
  expect(granted.body, JSON.stringify(granted.body)).toMatchObject({ status: 'granted' })
  const replacement = await actOf(id)
  expect(replacement.kind).toBe('replacement')
  const text = textOf((await clerk.call(readAct, { params: { id: replacement.id } })).raw)
  if (canReadPdf) for (const words of [act.number, 'se ugodi', 'prebivališča je izpolnjen']) expect(text).toContain(words)
  expect((await clerk.call(getApplication, { params: { id } })).body).toMatchObject({ status: 'in_review', reason: null })
  expect(await read(appeal.id)).toMatchObject({ status: 'granted', closing_act: { number: replacement.number }, actions: [] })
  await serve(replacement.id)
  const acts = (await clerk.call(readMatterActs, { params: { id } })).body.acts
  expect(acts.find(({ kind }: { kind: string }) => kind === 'rejection')).toMatchObject({ standing: 'set_aside' })
})
