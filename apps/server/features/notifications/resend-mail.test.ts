import { resendMail } from '@dovolilnice/contract/mails/operations'
import { getPermit } from '@dovolilnice/contract/permits/record/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { somePermit } from '../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const read = async (id: string) => (await (await product.as('admin')).call(getPermit, { params: { id } })).body
/** The first mail about a permit, as if its mailbox had been full some days ago. */
const failedMailOf = async (permitId: string, daysAgo = 0): Promise<string> => {
  await product.jobs.runDue()
  const { id } = (await read(permitId)).mails[0]
  const created_at = new Date(product.clock.now().getTime() - daysAgo * 86_400_000)
  // As one that did not go, it still has its link.
  const link = { body_text: 'https://d.example/dovolilnica?key=abc-1', body_html: '<p></p>' }
  const failed = { status: 'failed' as const, last_error: '452 mailbox full', sent_at: null, created_at, ...link }
  await product.services.database.kysely.updateTable('mail').set(failed).where('id', '=', id).execute()
  return id
}

test('a clerk sends a mail again that failed, and the record tells so', async () => {
  const permit = await somePermit(product)
  const id = await failedMailOf(permit)
  expect((await read(permit)).mails[0]).toMatchObject({ id, status: 'failed', resendable: true })
  const admin = await product.as('admin')
  expect((await admin.call(resendMail, { params: { id } })).status).toBe(204)
  expect((await read(permit)).mails[0]).toMatchObject({ status: 'queued', last_error: null, resendable: false })
  await product.jobs.runDue()
  const { mails, history } = await read(permit)
  expect(mails[0]).toMatchObject({ id, status: 'written', resendable: false })
  expect(history[0]).toMatchObject({ action: 'mail:resend', after: { recipient: mails[0].recipient } })
  expect((await admin.call(resendMail, { params: { id } })).body.error).toMatchObject({ code: 'illegal_transition' })
})

test('not after a fortnight, when its links are gone', async () => {
  const permit = await somePermit(product, { 'plates[]': ['LJ PO-14'] })
  const id = await failedMailOf(permit, 15)
  expect((await read(permit)).mails[0]).toMatchObject({ status: 'failed', resendable: false })
  expect((await (await product.as('admin')).call(resendMail, { params: { id } })).status).toBe(409)
})
