import { createOwnApplication } from '@dovolilnice/contract/applications/apply/create-own-application'
import { submitApplication } from '@dovolilnice/contract/applications/apply/submit-application'
import { getApplication } from '@dovolilnice/contract/applications/record/get-application'
import { readOwnRenewal } from '@dovolilnice/contract/permits/issue/read-own-renewal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm, testFiles } from '../../../test/applicant/application-forms.ts'
import { startTestProduct } from '../../../test/test-product.ts'
import type { TestProduct } from '../../../test/test-product.ts'
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
  await db().insertInto('restriction').values({ record_id: old!, request_id: permit, request_number: 'P-1', since: new Date() }).execute()
  expect(wrong(await renew(permit, same))).toEqual(missing)
  await db().deleteFrom('restriction').where('record_id', '=', old!).execute()
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
