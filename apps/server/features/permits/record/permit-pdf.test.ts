import { generateKeyPairSync } from 'node:crypto'
import { createUserPermit } from '@dovolilnice/contract/permits/issue/operations'
import { getPermit, readOwnPermitPdf, readPermitPaper, readPermitPdf } from '@dovolilnice/contract/permits/record/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePermitPdf, type PermitPaper } from './permit-pdf.ts'
import { formOf } from '../../../test/applicant/application-forms.ts'
import { canReadPdf, pdfInfo, pdfStructure, pdfText } from '../../../test/pdf-text.ts'
import { issueAtOffice, permitFields } from '../../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const longName = 'Čedomira-Živa Đorđević-Škrjančeva Ćirković-Šušteršič Žnidaršič'

test.skipIf(!canReadPdf)('the paper shows plate, kind, zone, days and number, and its holder reads it too', async () => {
  const admin = await product.as('admin')
  const form = formOf(await permitFields(product, { name: longName, 'plates[]': ['LJ ČŽ-77'] }))
  const { body } = await admin.call(createUserPermit, { params: { id: product.town.regular }, form })
  const params = { id: body.permit_uuid }
  const answer = await admin.call(readPermitPdf, { params })
  expect(answer.headers['content-type']).toBe('application/pdf')
  const text = pdfText(answer.raw)
  for (const words of [
    longName,
    'LJ ČŽ-77',
    'Stanovalec s stalnim prebivališčem',
    'Staro mestno jedro',
    '16. 11. 2026 – 31. 1. 2027',
    body.number,
  ])
    expect(text).toContain(words)
  expect(pdfInfo(answer.raw)).toMatch(/Pages: +1\b/)
  expect(pdfStructure(answer.raw)).toContain('Figure')
  const own = await (await product.as('regular')).call(readOwnPermitPdf, { params })
  expect(own.status).toBe(200)
  expect((await (await product.as('stranger')).call(readOwnPermitPdf, { params })).status).toBe(404)
})

const paper: PermitPaper = {
  ...{ number: 'D-2026-000064', municipality: 'Občina', contact: 'Stari trg 1', kind: 'Resident', lot: 'Center', zone: 'Obzidje' },
  ...{ vehicles: [{ plate: 'SG DE-983', when: 'now', from: null, until: null }], windows: [], status: 'active', locale: 'en' },
  ...{ valid_from: '2026-09-17', valid_until: '2028-09-20', issued_at: new Date('2026-09-01T09:00:00Z') },
  ...{
    name: longName,
    address: 'Stari trg 7',
    decision: null,
    is_decision: false,
    verification_url: 'https://obcina.example',
    looks: { accent: '#14508c' },
  },
}

test('a permit that is the decision is signed where the town has a certificate that has not ended', async () => {
  const now = new Date('2026-11-16T09:00:00Z')
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const made = (is_decision: boolean, endsAt: string) =>
    makePermitPdf({ ...paper, decision: 'Št. 371-1/2026-1.', is_decision }, now, { key, chain: '', endsAt: new Date(endsAt) })
  // A chain of nothing signs nothing: that it is asked for shows that it would sign.
  await expect(made(true, '2027-01-01')).rejects.toThrow('no certificate to sign with')
  for (const unsigned of [await made(true, '2026-11-01'), await made(false, '2027-01-01')])
    expect(Buffer.from(unsigned).toString('latin1')).not.toContain('/ByteRange')
})

test.skipIf(!canReadPdf)('the longest validity stands in one line, whole, above the hours', async () => {
  const text = pdfText(await makePermitPdf(paper, new Date('2026-11-16T09:00:00Z')))
  expect(text).toContain('17 September 2026 – 19 September 2028')
})

test('a holder without an account prints the paper by the mailed link, which the code on the paper does not open', async () => {
  const issued = await issueAtOffice(product, { email: 'brez-racuna@preizkus.si' })
  const { body_text: text } = await product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('recipient', '=', 'brez-racuna@preizkus.si')
    .executeTakeFirstOrThrow()
  const link = new URL(/https?:\S+paper\S+/.exec(text)![0])
  const query = { number: link.searchParams.get('number')!, key: link.searchParams.get('key')! }
  const answer = await product.visitor().call(readPermitPaper, { query })
  expect([answer.status, answer.headers['content-type'], query.number]).toEqual([200, 'application/pdf', issued.body.number])
  const { body } = await (await product.as('admin')).call(getPermit, { params: { id: issued.body.permit_uuid } })
  const code = new URL(body.verification_url).searchParams.get('code')!
  for (const key of [code, query.key.slice(1), 'čšž'])
    expect((await product.visitor().call(readPermitPaper, { query: { ...query, key } })).status).toBe(404)
})
