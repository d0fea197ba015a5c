import { fetchAntiForgery } from '@dovolilnice/contract/session/operations'
import { createOwnApplication, submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, kindId, residentFields, residentForm, testFiles } from '../../../test/applicant/application-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const submit = async (changes: Record<string, string | string[] | Blob | undefined> = {}) =>
  product.visitor().call(submitApplication, { form: await residentForm(product, changes) })

const storedFiles = async (): Promise<number> => {
  const folder = join(product.services.config.dataDir, 'files')
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  return names.filter((entry) => entry.isFile()).length
}
const countOf = async (table: 'application' | 'document'): Promise<number> => {
  const { count } = await product.services.database.kysely
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

test('takes in a complete application: row, documents, event, mail with a link that opens its status', async () => {
  const { status, body } = await submit({ locale: 'en' })
  expect(status).toBe(200)
  expect(body.number).toMatch(/^V-2026-\d{6}$/)
  const { kysely } = product.services.database
  const row = await kysely.selectFrom('application').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    status: 'submitted',
    phone: '+38641123456',
    plates_normalised: [expect.stringMatching(/^LJPR\d+$/)],
    valid_from: '2026-12-01',
    valid_until: '2027-02-01',
    fee_cents: 6000,
    source: 'web',
    user_id: null,
  })
  const documents = await kysely.selectFrom('document').selectAll().where('application_id', '=', body.id).orderBy('type').execute()
  expect(documents.map(({ type, media_type: media }) => [type, media])).toEqual([
    ['identity', 'application/pdf'],
    ['vehicle_registration', 'image/jpeg'],
  ])
  const event = await kysely.selectFrom('event').selectAll().where('subject_id', '=', body.id).executeTakeFirstOrThrow()
  expect(event).toMatchObject({ action: 'application:submit', actor_id: null })
  expect(JSON.stringify(event.after)).not.toContain(row.access_token_hash)
  const mail = await kysely.selectFrom('mail').selectAll().where('subject_id', '=', body.id).executeTakeFirstOrThrow()
  expect(mail.subject).toBe(`We have received your application ${body.number}`)
  const link = new URL(/https?:\S+/.exec(mail.body_text)![0])
  const query = { number: link.searchParams.get('number')!, token: link.searchParams.get('token')! }
  // The mailed link proves the address; the one in the answer is known to whoever sent the form.
  expect([query.number, query.token === body.token]).toEqual([body.number, false])
  const progress = await product.visitor().call(readApplicationStatus, { query })
  expect(progress.body).toMatchObject({ status: 'submitted', actions: ['withdraw'], timeline: [{ status: 'submitted' }] })
  expect(progress.body.documents).toHaveLength(2)
})

test('a number with a wrong secret finds nothing', async () => {
  const { body } = await submit()
  const answer = await product.visitor().call(readApplicationStatus, { query: { number: body.number, token: 'ugibanje' } })
  expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
})

test('the same form sent twice, even at once, is one application and one answer', async () => {
  const fields = await residentFields(product)
  const before = await countOf('application')
  const files = await storedFiles()
  const visitor = product.visitor()
  await visitor.call(fetchAntiForgery)
  const answers = await Promise.all([1, 2, 3].map(() => visitor.call(submitApplication, { form: formOf(fields) })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await countOf('application')).toBe(before + 1)
  expect(await storedFiles()).toBe(files + 2)
})

test('the same key and address from another browser is another application: nobody gets the link of another’s', async () => {
  const fields = await residentFields(product)
  const [first, second] = [
    await product.visitor().call(submitApplication, { form: formOf(fields) }),
    await product.visitor().call(submitApplication, { form: formOf(fields) }),
  ]
  expect(second.status).toBe(200)
  expect(second.body.number).not.toBe(first.body.number)
})

test('the same key from another address is another application', async () => {
  const first = await residentFields(product)
  const second = { ...(await residentFields(product)), idempotency_key: first['idempotency_key'] }
  const answers = [
    await product.visitor().call(submitApplication, { form: formOf(first) }),
    await product.visitor().call(submitApplication, { form: formOf(second) }),
  ]
  expect(answers[0]!.body.number).not.toBe(answers[1]!.body.number)
})

describe('refuses', () => {
  const cases: [what: string, changes: Record<string, string | string[] | Blob | undefined>, path: string, rule: string][] = [
    ['no kind', { permit_kind_id: undefined }, 'permit_kind_id', 'choice'],
    ['an unknown kind', { permit_kind_id: '01999999-9999-7999-8999-999999999999' }, 'permit_kind_id', 'choice'],
    ['neither person nor company', { applicant_type: 'robot' }, 'applicant_type', 'choice'],
    ['an unknown type of user', { user_type_code: 'nihče' }, 'user_type_code', 'choice'],
    ['a kind that is not for this type of user', { user_type_code: 'owner' }, 'permit_kind_id', 'kind_not_allowed'],
    ['a company as resident', { applicant_type: 'company', tax_number: '50223054' }, 'user_type_code', 'choice'],
    ['no name', { name: '' }, 'name', 'required'],
    ['a name without end', { name: 'a'.repeat(121) }, 'name', 'too_long'],
    ['no street', { street: undefined }, 'street', 'required'],
    ['no post code', { post_code: '   ' }, 'post_code', 'required'],
    ['no city', { city: undefined }, 'city', 'required'],
    ['an address that is none', { email: 'brez-afne' }, 'email', 'email'],
    ['a phone number that is none', { phone: '12' }, 'phone', 'phone'],
    ['a wrong tax number', { tax_number: '12345678' }, 'tax_number', 'tax_number'],
    ['a company without a tax number', { applicant_type: 'company' }, 'tax_number', 'required'],
    ['no plate', { 'plates[]': undefined }, 'plates', 'required'],
    ['a plate that is none', { 'plates[]': ['!!'] }, 'plates.0', 'plate'],
    ['a plate twice', { 'plates[]': ['LJ AB-123', 'ljab123'] }, 'plates.1', 'plate_twice'],
    ['too many vehicles', { 'plates[]': ['LJ AB-123', 'LJ AB-124'] }, 'plates.1', 'too_many_vehicles'],
    ['an unknown lot', { parking_lot_id: '01999999-9999-7999-8999-999999999999' }, 'parking_lot_id', 'choice'],
    ['a lot that is no id', { parking_lot_id: '7' }, 'parking_lot_id', 'choice'],
    ['a period without a price', { period: 'week' }, 'period', 'choice'],
    ['a period nobody knows', { period: 'century' }, 'period', 'choice'],
    ['several calendar years', { period_count: '2' }, 'period_count', 'too_big'],
    ['no start', { valid_from: undefined }, 'valid_from', 'day'],
    ['a day that does not exist', { valid_from: '2027-02-30' }, 'valid_from', 'day'],
    ['a start in the past', { valid_from: '2026-11-15' }, 'valid_from', 'day_past'],
    ['a start in two years', { valid_from: '2028-11-16' }, 'valid_from', 'day_too_far'],
    ['a remark without end', { remark: 'a'.repeat(2001) }, 'remark', 'too_long'],
    ['no consent', { consent: undefined }, 'consent', 'consent'],
    ['an unknown language', { locale: 'de' }, 'locale', 'choice'],
    ['a missing document', { 'document.identity': undefined }, 'document.identity', 'document_missing'],
    ['a document nobody asked for', { 'document.selfie': testFiles.png() }, 'document.selfie', 'document_not_asked'],
    ['an empty file', { 'document.identity': new File([], 'prazno.pdf') }, 'document.identity', 'file_empty'],
  ]
  test.each(cases)('%s', async (_, changes, path, rule) => {
    const before = { applications: await countOf('application'), files: await storedFiles() }
    const { status, body } = await submit(changes)
    expect({ status, code: body.error.code }).toEqual({ status: 422, code: 'validation' })
    expect(body.error.fields).toContainEqual({ path, rule, message: expect.stringMatching(/\w/) })
    expect({ applications: await countOf('application'), files: await storedFiles() }).toEqual(before)
  })

  test('a document that expires before the permit begins, and one without its day', async () => {
    const temporary = {
      permit_kind_id: await kindId(product, 'resident_temporary'),
      user_type_code: 'temporary_resident',
      'document.temporary_residence': testFiles.heic(),
    }
    expect((await submit(temporary)).body.error.fields).toEqual([
      expect.objectContaining({ path: 'document_expires.temporary_residence', rule: 'required' }),
    ])
    const expired = await submit({ ...temporary, 'document_expires.temporary_residence': '2026-11-30' })
    expect(expired.body.error.fields).toEqual([
      expect.objectContaining({ path: 'document_expires.temporary_residence', rule: 'document_expired' }),
    ])
    const good = await submit({ ...temporary, 'document_expires.temporary_residence': '2027-03-15' })
    const row = await product.services.database.kysely
      .selectFrom('application')
      .select('valid_until')
      .where('id', '=', good.body.id)
      .executeTakeFirst()
    expect(row?.valid_until).toBe('2027-03-16')
  })

  test('a program that calls itself a PDF, with 415', async () => {
    const files = await storedFiles()
    const answer = await submit({ 'document.identity': testFiles.program() })
    expect(answer).toMatchObject({
      status: 415,
      body: { error: { code: 'unsupported_file', fields: [{ path: 'document.identity', rule: 'file_type' }] } },
    })
    expect(await storedFiles()).toBe(files)
  })

  test('a file of 30 MB with 413, and 30 MB in three files', async () => {
    const files = await storedFiles()
    const megabyte = 1024 * 1024
    expect(await submit({ 'document.identity': testFiles.pdf(30 * megabyte) })).toMatchObject({
      status: 413,
      body: { error: { code: 'file_too_large' } },
    })
    const three = {
      'document.identity': testFiles.pdf(9 * megabyte),
      'document.vehicle_registration': testFiles.pdf(9 * megabyte),
      'document.flat_number': testFiles.pdf(9 * megabyte),
    }
    expect(await submit(three)).toMatchObject({ status: 413 })
    expect(await storedFiles()).toBe(files)
  })

  test('a body that ends in the middle, with 400', async () => {
    const encoded = new Response(await residentForm(product))
    const whole = Buffer.from(await encoded.arrayBuffer())
    const visitor = product.visitor()
    await visitor.call(readApplicationStatus, { query: { number: 'x', token: 'x' } })
    const files = await storedFiles()
    const answer = await visitor.call(submitApplication, {
      raw: whole.subarray(0, whole.length - 300),
      headers: { 'content-type': encoded.headers.get('content-type')! },
    })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } })
    expect(await storedFiles()).toBe(files)
  })

  test('a call without the anti-forgery header with 419, JSON with 415, and a signed-in call without session with 401', async () => {
    const visitor = product.visitor()
    expect(await visitor.call(submitApplication, { form: await residentForm(product), forged: true })).toMatchObject({ status: 419 })
    expect(await visitor.call(submitApplication, { body: {} })).toMatchObject({
      status: 415,
      body: { error: { code: 'unsupported_media' } },
    })
    expect(await visitor.call(createOwnApplication, { form: await residentForm(product) })).toMatchObject({ status: 401 })
  })
})
