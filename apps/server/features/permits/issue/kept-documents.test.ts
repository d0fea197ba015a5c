import { createOwnApplication, submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { createUserPermit, replacePermit } from '@dovolilnice/contract/permits/issue/operations'
import { readOwnRenewal } from '@dovolilnice/contract/permits/issue/renewal'
import { updatePermit } from '@dovolilnice/contract/permits/record/operations'
import { Readable } from 'node:stream'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, residentForm, testFiles } from '../../../test/applicant/application-forms.ts'
import { permitFields } from '../../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { renewalKey } from '../verify/verification-code.ts'
import { issuePermit } from './issue-permit.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const db = () => product.services.database.kysely
const regular = async () => product.as('regular')
const from = '2027-02-01'
let counter = 0

/** A permit of the regular user, issued upon an application with its documents. */
const permitWithDocuments = async (): Promise<{ permit: string; same: Record<string, string | string[] | undefined> }> => {
  counter += 1
  // A household may only have so many.
  await db().updateTable('permit').set({ status: 'revoked' }).execute()
  const same = { street: `Ozka ulica ${counter}`, 'plates[]': [`KP OZ-${counter}0`], email: 'imetnik@preizkus.si' }
  const { body } = await (
    await regular()
  ).call(createOwnApplication, { form: await residentForm(product, { ...same, valid_from: '2026-11-16' }) })
  await db().updateTable('application').set({ status: 'paid' }).where('id', '=', body.id).execute()
  const actor = { id: product.town.admin, name: 'Ana Referent' }
  const { database } = product.services
  const { id } = await database.transaction((trx) => issuePermit(trx, product.services, { application: { id: body.id }, actor }))
  return { permit: id, same }
}
const kept = (permit: string, changes: object = {}) => ({
  renews_permit_id: permit,
  valid_from: from,
  'kept_documents[]': ['identity', 'vehicle_registration'],
  'document.identity': undefined,
  'document.vehicle_registration': undefined,
  ...changes,
})
const renew = async (permit: string, changes: object) =>
  (await regular()).call(createOwnApplication, { form: await residentForm(product, kept(permit, changes)) })
const wrong = ({ body }: { body: { error?: { fields: { path: string; rule: string }[] } } }) =>
  body.error?.fields.map(({ path, rule }) => `${path} ${rule}`)
const documentsOf = async (id: string) =>
  (await (await product.as('admin')).call(getApplication, { params: { id } })).body.documents as {
    type: string
    sha256: string
    file_name: string
  }[]
/** The types that the page of the renewal says the office has. */
const heldFor = async (permit: string): Promise<string[]> => {
  const { body } = await (await regular()).call(readOwnRenewal, { params: { id: permit } })
  return body.kept_documents.map(({ type }: { type: string }) => type)
}
const missing = ['document.identity document_missing', 'document.vehicle_registration document_missing']

test('a renewal that changes nothing takes the documents over, each as a file of its own', async () => {
  const { permit, same } = await permitWithDocuments()
  const { body: renewal } = await (await regular()).call(readOwnRenewal, { params: { id: permit } })
  expect(renewal.kept_documents).toEqual([
    { type: 'identity', expires_on: null },
    { type: 'vehicle_registration', expires_on: null },
  ])
  const { status, body } = await renew(permit, { ...same, phone: '031 999 888' })
  expect(status).toBe(200)
  const documents = await documentsOf(body.id)
  expect(documents.map(({ type }) => type)).toEqual(['identity', 'vehicle_registration'])
  const rows = await db().selectFrom('document').select(['storage_key', 'sha256']).where('file_name', '=', 'prometno.jpg').execute()
  const copies = rows.filter(({ sha256 }) => sha256 === documents[1]?.sha256)
  expect(new Set(copies.map(({ storage_key: key }) => key)).size).toBe(copies.length)
})

test('where the vehicle or the address is another, nothing is taken over', async () => {
  const { permit, same } = await permitWithDocuments()
  expect(wrong(await renew(permit, { ...same, 'plates[]': ['KP NO-1'] }))).toEqual(missing)
  expect(wrong(await renew(permit, { ...same, street: 'Nova ulica 1' }))).toEqual(missing)
})

test('what is sent anew replaces what was kept; what was judged not to meet, was deleted or is restricted is asked for again', async () => {
  const { permit, same } = await permitWithDocuments()
  const { application_id: old } = await db()
    .selectFrom('permit')
    .select('application_id')
    .where('id', '=', permit)
    .executeTakeFirstOrThrow()
  const identity = () => db().updateTable('document').where('application_id', '=', old).where('type', '=', 'identity')
  await identity().set({ verdict: 'fails' }).execute()
  expect(wrong(await renew(permit, same))).toEqual(missing.slice(0, 1))
  await identity().set({ verdict: null, deleted_at: new Date() }).execute()
  expect(wrong(await renew(permit, same))).toEqual(missing.slice(0, 1))
  await identity().set({ deleted_at: null }).execute()
  const { id: card } = await db()
    .selectFrom('document')
    .select('id')
    .where('application_id', '=', old)
    .where('type', '=', 'identity')
    .executeTakeFirstOrThrow()
  for (const [record_id, asked] of [
    [old!, missing],
    [product.town.regular, missing],
    [card, missing.slice(0, 1)],
  ] as const) {
    await db().insertInto('restriction').values({ record_id, request_id: permit, request_number: 'P-1', since: new Date() }).execute()
    expect(wrong(await renew(permit, same))).toEqual(asked)
    await db().deleteFrom('restriction').where('record_id', '=', record_id).execute()
  }
  const { body } = await renew(permit, { ...same, 'document.identity': testFiles.pdf(700, 'nova izkaznica.pdf') })
  expect((await documentsOf(body.id)).map(({ file_name: name }) => name).toSorted()).toEqual(['nova izkaznica.pdf', 'prometno.jpg'])
})

test('only the holder and the mailed key take over: a stranger who names the permit gets nothing of it', async () => {
  const { permit, same } = await permitWithDocuments()
  const submit = async (renewal_key: string | undefined) =>
    product.visitor().call(submitApplication, { form: await residentForm(product, kept(permit, { ...same, renewal_key })) })
  expect(wrong(await submit('f'.repeat(40)))).toEqual(missing)
  const before = await db().selectFrom('document').select('id').execute()
  const stranger = await product.as('stranger')
  expect(wrong(await stranger.call(createOwnApplication, { form: await residentForm(product, kept(permit, same)) }))).toEqual(missing)
  expect(await db().selectFrom('document').select('id').execute()).toHaveLength(before.length)
  const { link_secret: secret } = await db().selectFrom('permit').select('link_secret').where('id', '=', permit).executeTakeFirstOrThrow()
  expect((await submit(renewalKey(secret))).status).toBe(200)
})

test('a vehicle that came at the counter in the place of another is not proved by the documents of that one, in no step before it', async () => {
  const { permit, same } = await permitWithDocuments()
  const admin = await product.as('admin')
  const replace = async (id: string, body: object): Promise<string> =>
    (await admin.call(replacePermit, { params: { id }, body: { version: 1, ...body } })).body.permit_uuid
  const again = await replace(permit, { reason: 'lost' })
  expect(await heldFor(again)).toEqual(['identity', 'vehicle_registration'])
  const other = await replace(again, { reason: 'new_vehicle', plates: ['KP NV-77'] })
  expect(await heldFor(other)).toEqual([])
  expect(wrong(await renew(other, { ...same, 'plates[]': ['KP NV-77'] }))).toEqual(missing)
  expect(await heldFor(await replace(other, { reason: 'damaged' }))).toEqual([])
})

test('what a clerk changes on a permit is not proved by documents that came before; an e-mail address is proved by none', async () => {
  const admin = await product.as('admin')
  for (const change of [{ 'plates[]': ['KP NV-78'] }, { name: 'Nova Imetnica' }, { street: 'Nova ulica 8' }]) {
    await db().updateTable('permit').set({ status: 'revoked' }).execute()
    const fields = await permitFields(product)
    const papers = { 'document.identity': testFiles.pdf(), 'document.vehicle_registration': testFiles.jpeg() }
    const params = { id: product.town.regular }
    const { body } = await admin.call(createUserPermit, { params, form: formOf({ ...fields, ...papers }) })
    const id: string = body.permit_uuid
    const { valid_until } = await db().selectFrom('permit').select('valid_until').where('id', '=', id).executeTakeFirstOrThrow()
    const update = async (version: string, changes: object) => {
      product.clock.advance(60_000)
      const form = formOf({ ...fields, valid_until, permit_kind_id: undefined, version, email: 'drug@preizkus.si', ...changes })
      expect((await admin.call(updatePermit, { params: { id }, form })).status).toBe(200)
    }
    await update('1', {})
    expect(await heldFor(id)).toEqual(['identity', 'vehicle_registration'])
    await update('2', change)
    expect(await heldFor(id)).toEqual([])
  }
})

test('each file keeps its own last day; one that has ended or is lost is asked for', async () => {
  const { permit, same } = await permitWithDocuments()
  const ofPermit = await db().selectFrom('permit').select('application_id').where('id', '=', permit).executeTakeFirstOrThrow()
  const of = (type: string) => db().updateTable('document').where('application_id', '=', ofPermit.application_id).where('type', '=', type)
  await of('identity').set({ expires_on: '2027-03-01' }).execute()
  const file = await product.services.storage.receive(Readable.from([Buffer.from('druga stran')]))
  const second = { id: v7(), type: 'identity', file_name: 'druga.pdf', media_type: 'application/pdf', expires_on: '2027-05-01' }
  await db()
    .insertInto('document')
    .values({ ...second, ...file, application_id: ofPermit.application_id, created_at: product.clock.now() })
    .execute()
  await of('vehicle_registration').set({ expires_on: '2027-01-31' }).execute()
  expect(wrong(await renew(permit, same))).toEqual(missing.slice(1))
  await of('vehicle_registration').set({ expires_on: null }).execute()
  await product.services.storage.remove(file.storage_key)
  expect(await heldFor(permit)).toEqual(['vehicle_registration'])
  expect(wrong(await renew(permit, same))).toEqual(missing.slice(0, 1))
  const found = await product.services.storage.receive(Readable.from([Buffer.from('druga stran')]))
  await db().updateTable('document').set(found).where('id', '=', second.id).execute()
  const { body } = await renew(permit, same)
  const days = await db()
    .selectFrom('document')
    .select(['type', 'expires_on'])
    .where('application_id', '=', body.id)
    .orderBy('expires_on')
    .execute()
  expect(days).toEqual([
    { type: 'identity', expires_on: '2027-03-01' },
    { type: 'identity', expires_on: '2027-05-01' },
    { type: 'vehicle_registration', expires_on: null },
  ])
})
