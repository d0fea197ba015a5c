import { sendPermitNotification } from '@dovolilnice/contract/notifications/send-permit-notification'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { somePermit } from '../../test/permit-forms.ts'
import { startTestProduct } from '../../test/test-product.ts'
import type { TestProduct } from '../../test/test-product.ts'
let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())
test('a notification sent twice with one key is mailed once', async () => {
  const permit = await somePermit(product)
  const admin = await product.as('admin')
  const send = () =>
    admin.call(sendPermitNotification, {
      headers: { 'idempotency-key': 'isti-kljuc-0001' },
      body: {
        audience: { to: 'permit', permit_uuid: permit },
        subject: { sl: 'Zapora' },
        text: { sl: 'Zapora ceste.' },
        expected_recipients: 1,
      },
    })
  await Promise.all([send(), send()])
  await send()
  await product.jobs.runDue()
  const mails = await product.services.database.kysely.selectFrom('mail').select('id').where('template', '=', 'permit:notice').execute()
  expect(mails).toHaveLength(1)
})
