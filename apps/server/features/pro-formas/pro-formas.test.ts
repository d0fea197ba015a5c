import { updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { withdrawApplication } from '@dovolilnice/contract/applications/apply/supplement-and-withdraw'
import { approveApplication, recordPayment } from '@dovolilnice/contract/applications/decide/operations'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import { upnQrText } from '@dovolilnice/contract/money/bank/upn-qr'
import { createProForma, listApplicationProFormas, readProFormaPdf } from '@dovolilnice/contract/pro-formas/operations'
import { readApplicationProForma, readOwnProForma } from '@dovolilnice/contract/pro-formas/read-application-pro-forma'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runDeadlines } from '../../test/applicant/run-deadlines.ts'
import { residentForm } from '../../test/applicant/application-forms.ts'
import { canReadCodes, codeOnPage } from '../../test/page-codes.ts'
import { canReadPdf, pdfText } from '../../test/pdf-text.ts'
import type { TestClient } from '../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { proFormasFeature } from './pro-formas.feature.ts'

let product: TestProduct
let clerk: TestClient
const money = { iban: 'SI56 0201 7001 4356 205', reference_model: 'SI12', purpose_code: 'OTHR', reminder_days: 5 } as const
const municipality = {
  ...{ name: 'Občina Zgornji Kamen', genitive: 'Občine Zgornji Kamen', coat_of_arms: null, street: 'Stari trg 1', post_code: '9999' },
  ...{ city: 'Zgornji Kamen', email: 'obcina@zgornji-kamen.example', phone: '01 000 00 00', tax_number: '12345679' },
}

beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
  expect((await clerk.call(updateParameters, { body: { money, municipality } })).status).toBe(200)
})
beforeEach(() => product.clock.set('2026-11-16T09:00:00Z'))
afterAll(() => product.close())

/** An approved application of 60 euros. */
const approved = async (changes: Parameters<typeof residentForm>[1] = {}): Promise<{ id: string; number: string; token: string }> => {
  const sent = (await product.visitor().call(submitApplication, { form: await residentForm(product, changes) })).body
  await clerk.call(takeApplicationIntoReview, { params: { id: sent.id }, body: { version: 1 } })
  expect((await clerk.call(approveApplication, { params: { id: sent.id }, body: { version: 2 } })).status).toBe(200)
  return sent
}
const kysely = () => product.services.database.kysely
const rowOf = async (applicationId: string) => {
  const row = await kysely()
    .selectFrom('pro_forma')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  return { ...row, storage_key: row.storage_key ?? '' }
}
const mailOf = (applicationId: string, template: string) =>
  kysely()
    .selectFrom('mail')
    .selectAll()
    .where('subject_id', '=', applicationId)
    .where('template', '=', `application:${template}`)
    .executeTakeFirstOrThrow()
const stored = async (key: string): Promise<Buffer> => buffer(await product.services.storage.open(key))
const listed = async (id: string) => (await clerk.call(listApplicationProFormas, { params: { id } })).body

test('an approval with a fee makes the pro-forma, mails it, and shows the applicant how to pay', async () => {
  const { id, number, token } = await approved()
  const row = await rowOf(id)
  expect(row).toMatchObject({ status: 'issued', total_cents: 6000, due_on: '2026-12-16', ended_at: null })
  expect(row.number).toMatch(/^P-2026-\d{6}$/)
  const paper = await stored(row.storage_key)
  expect([createHash('sha256').update(paper).digest('hex'), paper.length]).toEqual([row.sha256, row.byte_size])

  const mail = await mailOf(id, 'approved_with_fee')
  expect(mail.attachments).toEqual([
    { storage_key: row.storage_key, file_name: `predracun-${row.number}.pdf`, media_type: 'application/pdf' },
  ])
  for (const words of ['SI56 0201 7001 4356 205', row.reference.replace('SI12', 'SI12 '), '60,00', '16. 12. 2026', row.number])
    expect(mail.body_text).toContain(words)

  const { payment } = (await product.visitor().call(readApplicationStatus, { query: { number, token } })).body
  expect(payment).toMatchObject({ number: row.number, cents: 6000, iban: 'SI56020170014356205', reference: row.reference, code_size: 77 })
  expect(payment.purpose).toBe(`Dovolilnica ${number}`)
  const history = (await clerk.call(getApplication, { params: { id } })).body.history
  expect(history[0].after).toMatchObject({ pro_forma: row.number })
})

test.skipIf(!canReadCodes || !canReadPdf)('the code on the paper is that of the slip, byte for byte, and the words are on it', async () => {
  const { id, number } = await approved({
    name: 'Živa Ćirković Đorđević',
    street: 'Čufarjeva ulica 9',
    post_code: '9999',
    city: 'Žirovnica',
  })
  const row = await rowOf(id)
  const paper = await stored(row.storage_key)
  expect(codeOnPage(paper)).toBe(upnQrText(row.slip))
  const text = pdfText(paper)
  for (const words of [`Predračun ${row.number}`, number, '***60,00', 'Živa Ćirković Đorđević', '49,18', '10,82', '16.12.2026'])
    expect(text).toContain(words)
})

test('the stored paper is served as it was, to those who may', async () => {
  const { id, number, token } = await approved()
  const row = await rowOf(id)
  const paper = await stored(row.storage_key)
  await clerk.call(updateParameters, { body: { municipality: { ...municipality, name: 'Občina Nova' } } })
  const answers = [
    await clerk.call(readProFormaPdf, { params: { id: row.id } }),
    await clerk.call(readProFormaPdf, { params: { id } }),
    await product.visitor().call(readApplicationProForma, { query: { number, token } }),
  ]
  await clerk.call(updateParameters, { body: { municipality } })
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.raw.equals(paper)).toBe(true)
  }
  expect((await product.visitor().call(readApplicationProForma, { query: { number, token: 'tujec' } })).status).toBe(404)
  expect((await (await product.as('stranger')).call(readOwnProForma, { params: { id } })).status).toBe(404)
  expect((await (await product.as('operator')).call(readProFormaPdf, { params: { id } })).status).toBe(403)
  expect(await proFormasFeature.filesInUse?.(kysely(), [row.storage_key, 'neznan'])).toEqual([row.storage_key])
})

test('a clerk makes it anew: the first one is cancelled, and the applicant gets the second', async () => {
  const { id } = await approved()
  const first = await rowOf(id)
  const made = await clerk.call(createProForma, { params: { id } })
  expect(made).toMatchObject({ status: 200, body: { status: 'issued', reference: first.reference, total_cents: 6000 } })
  expect(await listed(id)).toMatchObject({
    can_issue: true,
    pro_formas: [
      { number: made.body.number, status: 'issued' },
      { number: first.number, status: 'cancelled', end_reason: `Nadomešča ga ${made.body.number}.` },
    ],
  })
  const second = await rowOf(id)
  expect((await mailOf(id, 'pro_forma')).attachments).toMatchObject([{ storage_key: second.storage_key }])
  expect((await clerk.call(createProForma, { params: { id }, forged: true })).status).toBe(419)
  expect((await (await product.as('operator')).call(createProForma, { params: { id } })).status).toBe(403)
})

test('it ends with what happens to the application', async () => {
  const [withdrawn, paid, late] = [await approved(), await approved(), await approved()]
  await product.visitor().call(withdrawApplication, { body: { number: withdrawn.number, token: withdrawn.token } })
  await clerk.call(recordPayment, { params: { id: paid.id }, body: { version: 3, reason: 'Izpisek 12' } })
  // The town lets the order be issued at once.
  await clerk.call(updateActSettings, { body: { automatic_decider: product.town.admin, payment_basis: '12. člena odloka' } })
  await runDeadlines(product, '2026-12-17')
  const statuses = await Promise.all([withdrawn, paid, late].map(async ({ id }) => (await rowOf(id)).status))
  expect(statuses).toEqual(['cancelled', 'paid', 'lapsed'])
  product.clock.set('2026-11-16T09:00:00Z')
  const refused = await clerk.call(createProForma, { params: { id: paid.id } })
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'illegal_transition' } } })
  const status = await product.visitor().call(readApplicationStatus, { query: { number: paid.number, token: paid.token } })
  expect(status.body.payment).toBeNull()
  const { number, token } = paid
  expect((await product.visitor().call(readApplicationProForma, { query: { number, token } })).status).toBe(404)
})

test('the reminder comes on the day that the municipality set, once, with the paper', async () => {
  const { id } = await approved()
  const runOn = async (day: string): Promise<number> => {
    await runDeadlines(product, day)
    const mails = await kysely()
      .selectFrom('mail')
      .select('id')
      .where('subject_id', '=', id)
      .where('template', '=', 'application:payment_due')
      .execute()
    return mails.length
  }
  expect([await runOn('2026-12-10'), await runOn('2026-12-11'), await runOn('2026-12-12')]).toEqual([0, 1, 1])
  const reminder = await mailOf(id, 'payment_due')
  expect(reminder.attachments).toMatchObject([{ storage_key: (await rowOf(id)).storage_key }])
  expect(reminder.body_text).toContain('SI56 0201 7001 4356 205')
})

test('without an account there is none, and the mail says whom to ask', async () => {
  await clerk.call(updateParameters, { body: { money: { ...money, iban: '' } } })
  const { id, number, token } = await approved()
  const mail = await mailOf(id, 'approved_with_fee')
  expect(mail.attachments).toEqual([])
  expect(mail.body_text).toContain('Podatke za nakazilo dobite pri organu: Občina Zgornji Kamen')
  expect((await listed(id)).pro_formas).toEqual([])
  expect((await product.visitor().call(readApplicationProForma, { query: { number, token } })).status).toBe(404)
  const refused = await clerk.call(createProForma, { params: { id } })
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'no_account' } } })
  await clerk.call(updateParameters, { body: { money } })
  expect((await clerk.call(createProForma, { params: { id } })).status).toBe(200)
})
