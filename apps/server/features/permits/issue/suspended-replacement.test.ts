import { approveApplication } from '@dovolilnice/contract/applications/decide/operations'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { createUserPermit, issueApplicationPermit, replaceOwnPermit } from '@dovolilnice/contract/permits/issue/operations'
import { getPermit, suspendPermit } from '@dovolilnice/contract/permits/record/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf } from '../../../test/applicant/application-forms.ts'
import { permitFields } from '../../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { found } from '../../../test/applicant/grounds.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

test('a suspension goes on in the permit that takes the place of a suspended one', async () => {
  const admin = await product.as('admin')
  const { body: old } = await admin.call(createUserPermit, {
    params: { id: product.town.regular },
    form: formOf(await permitFields(product)),
  })
  await admin.call(suspendPermit, {
    params: { id: old.permit_uuid },
    body: { version: 1, ...found, reason: 'Obstaja sum zlorabe dovolilnice' },
  })
  const regular = await product.as('regular')
  const { body: asked } = await regular.call(replaceOwnPermit, {
    params: { id: old.permit_uuid },
    form: formOf({ reason: 'lost', consent: 'true' }),
  })
  await admin.call(takeApplicationIntoReview, { params: { id: asked.id }, body: { version: 1 } })
  await admin.call(approveApplication, { params: { id: asked.id }, body: { version: 2 } })
  await product.services.database.kysely.updateTable('application').set({ status: 'paid' }).where('id', '=', asked.id).execute()
  const { body: issued } = await admin.call(issueApplicationPermit, { form: formOf({ application_uuid: asked.id }) })
  const { body } = await admin.call(getPermit, { params: { id: issued.permit_uuid } })
  expect([body.status, body.reason]).toEqual(['suspended', 'Obstaja sum zlorabe dovolilnice'])
})
