import { getApplication, readApplicationPdf } from '@dovolilnice/contract/applications/record/operations'
import { previewAct } from '@dovolilnice/contract/acts/drafts/operations'
import { readApplicationDecision } from '@dovolilnice/contract/applications/decide/read-application-decision'
import { readDecision, rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { rejectionReasons } from '@dovolilnice/contract/applications/decide/rejection-reasons'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { canReadPdf, pdfInfo, pdfStructure, pdfText } from '../../../test/pdf-text.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { byRecords } from '../../../test/applicant/grounds.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const longName = 'Čedomira-Živa Đorđević-Škrjančeva Ćirković-Šušteršič Žnidaršič'
const submit = async (changes: Parameters<typeof residentForm>[1]) =>
  (await product.visitor().call(submitApplication, { form: await residentForm(product, changes) })).body

test.skipIf(!canReadPdf)('an application on paper, tagged, with its documents listed', async () => {
  const { id, number } = await submit({ name: longName, remark: 'Đak, čmrlj in žaba: 12,50 €', 'plates[]': ['LJ ČŽ-77'] })
  const clerk = await product.as('admin')
  const answer = await clerk.call(readApplicationPdf, { params: { id } })
  expect(answer.headers['content-disposition']).toContain(`vloga-${number}.pdf`)
  const text = pdfText(answer.raw)
  for (const words of [
    longName,
    number,
    'LJ ČŽ-77',
    '12,50 €',
    'Osebni dokument',
    'osebna izkaznica.pdf',
    '1. 12. 2026 – 31. 1. 2027',
    'Oddana',
    '60,00',
    'Stanovalec s stalnim prebivališčem (leto)',
    'Skupaj',
  ])
    expect(text).toContain(words)
  expect(pdfInfo(answer.raw)).toMatch(/Tagged: +yes/)
  for (const tag of ['H1', 'H2', 'TH', 'TD']) expect(pdfStructure(answer.raw)).toContain(tag)
  expect((await product.visitor().call(readApplicationPdf, { params: { id } })).status).toBe(401)
  expect((await (await product.as('regular')).call(readApplicationPdf, { params: { id } })).status).toBe(403)
})

test.skipIf(!canReadPdf)('the decision that rejects, with reasons and remedy, for the clerk and by the mailed link', async () => {
  const { id, number, token } = await submit({ name: longName })
  const clerk = await product.as('admin')
  expect((await clerk.call(readDecision, { params: { id } })).status).toBe(404)
  expect((await clerk.call(getApplication, { params: { id } })).body.has_decision).toBe(false)
  const reason = 'Naslov Šentjurska čeveljčkarska ulica ni na območju.'
  await clerk.call(rejectApplication, {
    body: { application_uuid: id, version: 1, ...byRecords, reason },
  })
  expect((await clerk.call(getApplication, { params: { id } })).body).toMatchObject({ reason, has_decision: true })
  const text = pdfText((await clerk.call(readDecision, { params: { id } })).raw).replace(/\s+/g, ' ')
  for (const words of [reason, longName, number, 'se zavrne', 'v roku 15 dni', 'Ana Referent']) expect(text).toContain(words)
  expect((await product.visitor().call(readApplicationDecision, { query: { number, token } })).status).toBe(200)
  expect((await product.visitor().call(readApplicationDecision, { query: { number, token: 'x' } })).status).toBe(404)
})

test.skipIf(!canReadPdf)('a clerk looks at the decision before it is sent; an unfinished sentence goes nowhere', async () => {
  const { id, number } = await submit({ email: 'zavrnjena@preizkus.si', 'plates[]': ['KP AB-123'] })
  const clerk = await product.as('admin')
  const params = { id }
  const wanted = { kind: 'rejection', record_id: id }
  const { text } = rejectionReasons.documents_wrong
  for (const reason of [text.sl, text.sl.replace('[…].', ''), text.sl.replace(' […]', ''), `Spoštovani. ${text.en}`]) {
    const unfinished = [expect.objectContaining({ path: 'reason', rule: 'unfinished' })]
    expect((await clerk.call(previewAct, { body: { ...wanted, reason } })).body.error.fields, reason).toEqual(unfinished)
    const refused = await clerk.call(rejectApplication, {
      body: { application_uuid: id, version: 1, ...byRecords, reason },
    })
    expect(refused.body.error.fields, reason).toEqual(unfinished)
  }
  const reason = text.sl.replace('[…]', 'je najemna pogodba potekla')
  const draft = pdfText((await clerk.call(previewAct, { body: { ...wanted, reason } })).raw)
  for (const words of ['OSNUTEK', reason, 'izdaja naslednjo odločbo', 'v roku 15 dni', 'Ana Referent', 'KP AB-123'])
    expect(draft.replace(/\s+/g, ' ')).toContain(words)
  expect(draft).not.toContain('(a)')
  expect((await clerk.call(getApplication, { params })).body).toMatchObject({ status: 'submitted', version: 1 })
  expect((await (await product.as('operator')).call(previewAct, { body: { ...wanted, reason } })).status).toBe(403)
  await clerk.call(rejectApplication, {
    body: { application_uuid: id, version: 1, ...byRecords, reason },
  })
  expect((await clerk.call(previewAct, { body: { ...wanted, reason } })).body.error.code).toBe('illegal_transition')
  const mail = await product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('template', '=', 'application:rejected')
    .where('recipient', '=', 'zavrnjena@preizkus.si')
    .executeTakeFirstOrThrow()
  const notice = 'To sporočilo je obvestilo in ne vročitev.'
  for (const words of ['z obrazložitvijo in poukom o pravnem sredstvu', 'Kako in do kdaj se lahko pritožite, piše v odločbi', notice])
    expect(mail.body_text).toContain(words)
  expect(mail.body_text).not.toContain(reason)
  const link = new URL(/https?:\S+decision\S+/.exec(mail.body_text)![0])
  const query = { number, token: link.searchParams.get('token')! }
  expect(pdfText((await product.visitor().call(readApplicationDecision, { query })).raw)).not.toContain('OSNUTEK')
})
