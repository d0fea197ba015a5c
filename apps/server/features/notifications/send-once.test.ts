import { sendPermitNotification } from '@dovolilnice/contract/notifications/send-permit-notification'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { somePermit } from '../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

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

test('a second try after a lost answer is the first one, also when someone new holds a permit by then', async () => {
  const admin = await product.as('admin')
  const before = await product.services.database.kysely.selectFrom('notification').select('id').execute()
  const body = { audience: { to: 'zone', zone: 'A' }, subject: { sl: 'Prireditev' }, text: { sl: 'Prireditev na trgu.' } } as const
  await somePermit(product)
  const { recipients } = (await admin.call(sendPermitNotification, { body: { ...body, preview: true } })).body
  const send = (key: string) =>
    admin.call(sendPermitNotification, { headers: { 'idempotency-key': key }, body: { ...body, expected_recipients: recipients } })
  expect((await send('prvi-poskus-0001')).body.sent).toBe(true)
  await somePermit(product, { email: 'nova@primer.si' })
  expect((await send('prvi-poskus-0001')).status).toBe(200)
  expect((await send('drug-poskus-0002')).body.error.code).toBe('conflict')
  const after = await product.services.database.kysely.selectFrom('notification').select('id').execute()
  expect(after).toHaveLength(before.length + 1)
})
