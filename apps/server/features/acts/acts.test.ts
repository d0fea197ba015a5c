import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { readApplicationDecision } from '@dovolilnice/contract/applications/decide/read-application-decision'
import { readDecision, rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../test/applicant/application-forms.ts'
import { canReadPdf, pdfText } from '../../test/pdf-text.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { byRecords } from '../../test/applicant/grounds.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const reason = 'Stranka na območju nima stalnega prebivališča.'

const rejected = async (changes: Parameters<typeof residentForm>[1] = {}) => {
  const { id, number, token } = (await product.visitor().call(submitApplication, { form: await residentForm(product, changes) })).body
  const clerk = await product.as('admin')
  await clerk.call(rejectApplication, {
    body: { application_uuid: id, version: 1, ...byRecords, reason },
  })
  return { params: { id }, query: { number, token } }
}

/** A walk through the feature, on both databases. */
test('a decision stays the same bytes whatever is changed after it', async () => {
  const { params, query } = await rejected()
  const clerk = await product.as('admin')
  const first = await clerk.call(readDecision, { params })
  expect(first.status).toBe(200)
  expect(first.headers['etag']).toBe(`"${createHash('sha256').update(first.raw).digest('hex')}"`)

  const { kysely } = product.services.database
  const { municipality } = await product.services.capabilities.readParameters(kysely)
  await clerk.call(updateParameters, { body: { municipality: { ...municipality, ...{ name: 'Občina Nova', genitive: 'Občine Nova' } } } })
  await kysely
    .updateTable('permit_kind')
    .set({ name: JSON.stringify({ sl: 'Nova vrsta', en: 'New kind' }) })
    .execute()
  await kysely.updateTable('app_user').set({ name: 'Nekdo Drug' }).where('id', '=', product.town.admin).execute()
  await kysely
    .updateTable('application')
    .set({ name: 'Preimenovana Stranka', plates: ['KP NI-1'], reason: 'nekaj drugega' })
    .execute()

  const again = await clerk.call(readDecision, { params })
  expect(again.raw.equals(first.raw)).toBe(true)
  expect((await product.visitor().call(readApplicationDecision, { query })).raw.equals(first.raw)).toBe(true)
  const known = await product
    .visitor()
    .call(readApplicationDecision, { query, headers: { 'if-none-match': String(first.headers['etag']) } })
  expect([known.status, known.raw.length]).toEqual([304, 0])
})

test('the database refuses to change or delete an issued act; a file that was changed is not served', async () => {
  const { params } = await rejected()
  const { database, storage } = product.services
  const act = () => database.kysely.selectFrom('act').selectAll().where('application_id', '=', params.id).executeTakeFirstOrThrow()
  const { id } = await act()
  for (const change of [{ reason: 'drugo' }, { sha256: '0' }, { issued_on: '2026-01-01' }, { corrects_id: id }])
    await expect(database.kysely.updateTable('act').set(change).where('id', '=', id).execute()).rejects.toThrow(/never changed/)
  await expect(database.kysely.deleteFrom('act').where('id', '=', id).execute()).rejects.toThrow(/never changed/)
  const { capabilities } = product.services
  const read = (from: typeof storage) =>
    database.transaction((trx) =>
      capabilities.readMatterAct(trx, { storage: from }, { application_id: params.id, permit_id: null }, ['rejection']),
    )
  expect((await read(storage)).stream).toBeInstanceOf(Buffer)
  const other = { ...storage, open: async () => Readable.from([Buffer.from('%PDF-1.7 another')]) }
  await expect(read(other)).rejects.toThrow('was changed')
})

test('numbers of matters have no gap, whoever decides at once', async () => {
  const sent = await Promise.all(
    Array.from({ length: 6 }, async (_, index) =>
      product.visitor().call(submitApplication, { form: await residentForm(product, { 'plates[]': [`KP ST-${100 + index}`] }) }),
    ),
  )
  const clerk = await product.as('admin')
  const reject = ({ id }: { id: string }, version: number) =>
    clerk.call(rejectApplication, {
      body: { application_uuid: id, version, ...byRecords, reason },
    })
  // Two of the calls fail after their transaction began, and give no number away.
  await Promise.all(sent.map(({ body }, index) => reject(body, index % 3 === 0 ? 7 : 1)))
  const numbers = (await product.services.database.kysely.selectFrom('act').select('number').execute()).map(({ number }) => number)
  const places = numbers.map((number) => Number(/^371-(\d+)\/2026-1$/.exec(number ?? '')?.[1])).toSorted((a, b) => a - b)
  expect(places).toEqual(places.map((_, index) => index + 1))
})

test.skipIf(!canReadPdf)('an English applicant gets the decision in Slovenian, with number, costs, remedy and service', async () => {
  const { params } = await rejected({ locale: 'en', name: 'John Đorđević', 'plates[]': ['KP EN-123'] })
  const text = pdfText((await (await product.as('admin')).call(readDecision, { params })).raw).replace(/\s+/g, ' ')
  for (const words of [
    'ODLOČBA',
    'Številka: 371-',
    '16. 11. 2026',
    'John Đorđević',
    'se zavrne',
    'Posebni stroški v postopku niso nastali',
    'Obrazložitev',
    reason,
    'v roku 15 dni od dneva vročitve',
    '18,10',
    'Vročiti',
  ])
    expect(text).toContain(words)
  expect(text).not.toMatch(/Decision|Reasons|\{|\}/)
})
