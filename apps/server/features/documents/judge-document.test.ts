import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { approveAndIssue } from '@dovolilnice/contract/applications/decide/operations'
import { requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { judgeDocument, listApplicationDocuments } from '@dovolilnice/contract/documents/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../test/applicant/application-forms.ts'
import type { TestClient } from '../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
})
afterAll(() => product.close())

const submit = async (): Promise<string> => (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body.id
const read = async (id: string) => (await clerk.call(getApplication, { params: { id } })).body
const documentOf = async (id: string, type: string) => (await read(id)).documents.find((row: { type: string }) => row.type === type)
const judge = (id: string, verdict: 'meets' | 'fails' | null, reason = '') =>
  clerk.call(judgeDocument, { params: { id }, body: { verdict, reason } })

test('a finding is kept with who and when, is in the history with its reason, and can be taken back', async () => {
  const id = await submit()
  const { id: identity } = await documentOf(id, 'identity')
  expect((await judge(identity, 'fails')).body.error.fields[0]).toMatchObject({ path: 'reason', rule: 'required' })
  expect((await judge(identity, 'fails', 'Osebna izkaznica je potekla.')).status).toBe(204)
  const found = { verdict: 'fails', verdict_reason: 'Osebna izkaznica je potekla.', judged_by_name: 'Ana Referent' }
  expect(await documentOf(id, 'identity')).toMatchObject({ ...found, judged_at: expect.any(String) })
  const { items } = (await clerk.call(listApplicationDocuments, { params: { id }, body: {} })).body
  expect(items.find((row: { type: string }) => row.type === 'identity')).toMatchObject(found)
  expect((await read(id)).history[0]).toMatchObject({
    action: 'document:judge',
    after: { type: 'identity', verdict: 'fails' },
    reason: 'Osebna izkaznica je potekla.',
  })
  await judge(identity, null)
  expect(await documentOf(id, 'identity')).toMatchObject({ verdict: null, verdict_reason: null, judged_at: null, judged_by_name: null })
})

test('only who conducts procedures judges, and nothing once it is decided', async () => {
  const id = await submit()
  const { id: identity } = await documentOf(id, 'identity')
  const call = { params: { id: identity }, body: { verdict: 'meets', reason: '' } } as const
  expect((await (await product.as('operator')).call(judgeDocument, call)).status).toBe(403)
  await product.services.database.kysely.updateTable('application').set({ status: 'rejected' }).where('id', '=', id).execute()
  expect((await judge(identity, 'meets')).body.error).toMatchObject({ code: 'illegal_transition', details: { status: 'rejected' } })
})

test('what was sent is approved and issued in one step, each part in the trail; a document that does not meet is named there', async () => {
  const id = await submit()
  await product.services.database.kysely.updateTable('application').set({ fee_lines: '[]', fee_cents: 0 }).where('id', '=', id).execute()
  const { id: identity } = await documentOf(id, 'identity')
  await judge(identity, 'fails', 'Kopija ni čitljiva.')
  expect((await clerk.call(approveAndIssue, { params: { id }, body: { version: 1 } })).status).toBe(200)
  const { status, history, assigned } = await read(id)
  expect([status, assigned.name]).toEqual(['completed', 'Ana Referent'])
  const actions = history.map(({ action }: { action: string }) => action)
  expect(actions.filter((action: string) => action.startsWith('application:'))).toEqual(
    expect.arrayContaining(['application:complete', 'application:approve', 'application:take_into_review', 'application:submit']),
  )
  const approval = history.find(({ action }: { action: string }) => action === 'application:approve')
  expect(approval.reason).toBe('Dokazilo »Osebni dokument« po presoji ne ustreza: Kopija ni čitljiva.')
})

test('a new document of the type waits for a finding of its own', async () => {
  const id = await submit()
  const { id: identity } = await documentOf(id, 'identity')
  await judge(identity, 'fails', 'Ni berljivo.')
  await clerk.call(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })
  const asked = { version: 2, text: 'Priložite berljivo kopijo.', documents: ['identity'] }
  expect((await clerk.call(requestSupplement, { params: { id }, body: asked })).status).toBe(200)
  expect(await documentOf(id, 'identity')).toMatchObject({ verdict: 'fails' })
})
