import { submitApplication, supplementByClerk } from '@dovolilnice/contract/applications/apply/operations'
import { approveApplication } from '@dovolilnice/contract/applications/decide/operations'
import { requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { listApplications } from '@dovolilnice/contract/applications/list/operations'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, kindId, residentForm, testFiles } from '../../test/applicant/application-forms.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

/** A walk through the feature, on both databases; what each step refuses is tried beside it. */
test('an application is sent, found, supplemented, approved, and followed without an account', async () => {
  const clerk = await product.as('admin')
  const visitor = product.visitor()
  const free = { permit_kind_id: await kindId(product, 'electric'), name: 'Ana Žagar', 'document.identity': undefined }
  const { body: sent } = await visitor.call(submitApplication, { form: await residentForm(product, free) })
  await visitor.call(submitApplication, { form: await residentForm(product) })
  const { body: found } = await clerk.call(listApplications, {
    body: { filters: { search: 'Žagar' }, sortByKey: 'created_at', sortOrder: 'desc' },
  })
  expect(found).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ id: sent.id, name: 'Ana Žagar' })]) })

  const params = { id: sent.id }
  await clerk.call(takeApplicationIntoReview, { params, body: { version: 1 } })
  const early = await clerk.call(approveApplication, { params, body: { version: 1 } })
  expect(early.body.error).toMatchObject({ code: 'conflict', details: { version: 2 } })
  await clerk.call(requestSupplement, { params, body: { version: 2, text: 'Priložite čitljivo prometno dovoljenje.' } })
  const form = formOf({ version: '3', 'document.vehicle_registration': testFiles.png() })
  expect(await clerk.call(supplementByClerk, { params, form })).toMatchObject({ status: 200, body: { status: 'in_review' } })
  expect(await clerk.call(approveApplication, { params, body: { version: 4 } })).toMatchObject({ status: 200 })

  const { body: record } = await clerk.call(getApplication, { params })
  expect(record).toMatchObject({ status: 'approved', version: 5, decided_by_name: 'Ana Referent', fee_cents: 0 })
  expect(record.documents).toHaveLength(2)
  expect(record.history).toHaveLength(5)
  const { body: status } = await visitor.call(readApplicationStatus, { query: { number: sent.number, token: sent.token } })
  expect(status.timeline.map((line: { status: string }) => line.status)).toEqual([
    'submitted',
    'in_review',
    'supplement_requested',
    'in_review',
    'approved',
  ])
})
