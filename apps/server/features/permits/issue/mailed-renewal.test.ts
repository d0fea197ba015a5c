import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { readMailedRenewal } from '@dovolilnice/contract/permits/issue/renewal'
import { getPermit } from '@dovolilnice/contract/permits/record/operations'
import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { permitRemindersJob } from '../notify/permit-reminders.ts'
import { paperKey, renewalKey, renewalUrl, verificationCode } from '../verify/verification-code.ts'

const last = '2027-02-01'
let product: TestProduct
let permit: string
let number: string
let secret: string

beforeAll(async () => {
  product = await startTestProduct()
  permit = await somePermit(product, { valid_until: last })
  const row = product.services.database.kysely.selectFrom('permit').select(['number', 'link_secret']).where('id', '=', permit)
  ;({ number, link_secret: secret } = await row.executeTakeFirstOrThrow())
})
afterAll(() => product.close())

const read = (key: string) => product.visitor().call(readMailedRenewal, { query: { number, key } })
const renew = async (renewal_key: string | undefined) =>
  product.visitor().call(submitApplication, {
    form: await residentForm(product, { renews_permit_id: permit, renewal_key, valid_from: last }),
  })

test('the reminder of a holder without an account leads to the form with its key, which the outbox forgets once it is sent', async () => {
  product.clock.set(`${addDays(last, -7)}T08:00:00Z`)
  const { database, send } = product.services
  await database.transaction((trx) => send(trx, permitRemindersJob, {}))
  const mails = () =>
    database.kysely
      .selectFrom('mail')
      .select(['body_text', 'status'])
      .where('template', '=', 'permit:expiring')
      .where('subject_id', '=', permit)
  await product.jobs.runDue()
  const { body_text: text, status } = await mails().executeTakeFirstOrThrow()
  expect(status).toBe('sent')
  expect(text).toContain(`/obrazci/parkirna-dovolilnica?podaljsanje=${number}&key=…`)
  expect(text).not.toContain(renewalKey(secret))
  expect(renewalUrl('https://primer.si', { number, link_secret: secret })).toBe(
    `https://primer.si/obrazci/parkirna-dovolilnica?podaljsanje=${number}&key=${renewalKey(secret)}`,
  )
  product.clock.set('2026-11-16T09:00:00Z')
})

test('the key gives the data of the permit; neither its number, the code on its paper nor the key of the paper does', async () => {
  const { status, body } = await read(renewalKey(secret))
  expect(status).toBe(200)
  expect(body).toMatchObject({ renews_permit_id: permit, number, valid_from: last })
  for (const key of ['x', verificationCode(secret), paperKey(secret), renewalKey(permit)]) expect((await read(key)).status).toBe(404)
})

test('a visitor renews with the key, once, and not without it', async () => {
  for (const key of [undefined, paperKey(secret)])
    expect((await renew(key)).body.error.fields).toEqual([expect.objectContaining({ path: 'renews_permit_id', rule: 'choice' })])
  const { status, body } = await renew(renewalKey(secret))
  expect(status).toBe(200)
  expect((await renew(renewalKey(secret))).body.error).toMatchObject({ code: 'duplicate', details: { application_id: body.id } })
  expect((await read(renewalKey(secret))).body.error.code).toBe('duplicate')
  const { history } = (await (await product.as('admin')).call(getPermit, { params: { id: permit } })).body
  expect(JSON.stringify(history)).not.toContain(renewalKey(secret))
})
