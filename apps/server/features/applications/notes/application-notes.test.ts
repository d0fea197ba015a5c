import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { addApplicationNote, listApplicationNotes, listMentions, seeMentions } from '@dovolilnice/contract/applications/notes/operations'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { openMailedLink } from '../../../test/applicant/mailed-link.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { applicationPrivacy } from '../application-privacy.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const submit = async (): Promise<string> => (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body.id
const write = async (id: string, text: string) => (await product.as('admin')).call(addApplicationNote, { params: { id }, body: { text } })
const see = async (who: 'admin' | 'root', id: string) => (await product.as(who)).call(seeMentions, { body: { application_id: id } })
const mentions = async (who: 'admin' | 'root') => (await (await product.as(who)).call(listMentions)).body.items

test('a colleague who is mentioned finds the note until they have seen the application; nobody else does', async () => {
  const id = await submit()
  expect((await write(id, '  ')).body.error.fields[0]).toMatchObject({ path: 'text', rule: 'required' })
  await write(id, 'Brez omembe.')
  const text = 'Klicala je. @Rok Koren, prosim preveri naslov; jaz, @Ana Referent, sem na dopustu.'
  expect(await write(id, text)).toMatchObject({ status: 200, body: { text, author_name: 'Ana Referent' } })
  const { body } = await (await product.as('root')).call(listApplicationNotes, { params: { id } })
  expect(body.items.map((note: { text: string }) => note.text)).toEqual([text, 'Brez omembe.'])
  expect(await mentions('root')).toMatchObject([{ text, application_id: id, application_number: expect.stringMatching(/^V-/) }])
  expect(await mentions('admin')).toEqual([])
  await see('admin', id)
  expect(await mentions('root')).toHaveLength(1)
  await see('root', id)
  expect(await mentions('root')).toEqual([])
})

test('a mention in a restricted application is seen too; of an unknown one there is none', async () => {
  const id = await submit()
  await write(id, '@Rok Koren, poglej.')
  const mark = { record_id: id, request_id: v7(), request_number: 'ZP-2026-000007', since: product.clock.now() }
  await product.services.database.kysely.insertInto('restriction').values(mark).execute()
  expect((await write(id, 'Še nekaj.')).body.error.code).toBe('restricted')
  expect((await see('root', id)).status).toBe(204)
  expect(await mentions('root')).toEqual([])
  expect((await see('root', v7())).status).toBe(404)
})

test('only staff read and write notes; the trail says that there is one, and an answer about one’s own data holds it without its author', async () => {
  const id = await submit()
  await write(id, 'Sosed pravi, da tu ne stanuje.')
  for (const who of ['operator', 'regular'] as const) {
    const client = await product.as(who)
    expect((await client.call(listApplicationNotes, { params: { id } })).status).toBe(403)
    expect((await client.call(addApplicationNote, { params: { id }, body: { text: 'x' } })).status).toBe(403)
  }
  const { body: record } = await (await product.as('admin')).call(getApplication, { params: { id } })
  expect(record.history[0]).toMatchObject({ action: 'application:note', reason: null })
  expect(JSON.stringify(record)).not.toContain('Sosed pravi')
  const status = await openMailedLink(product, id)
  expect([status.status, status.raw.toString().includes('Sosed pravi')]).toEqual([200, false])
  const { kysely } = product.services.database
  const own = JSON.stringify(await applicationPrivacy.collect?.['application_notes']?.(kysely, [id]))
  expect(own).toContain('Sosed pravi')
  expect(own).not.toContain('Ana Referent')
})

test('what is forgotten takes its notes and their mentions along', async () => {
  const id = await submit()
  await write(id, '@Rok Koren, poglej.')
  await product.services.database.transaction((trx) => applicationPrivacy.forget!(trx, [id], product.services.clock.now()))
  const { kysely } = product.services.database
  expect(await kysely.selectFrom('application_note').select('id').where('application_id', '=', id).execute()).toEqual([])
  expect(await mentions('root')).toEqual([])
})
