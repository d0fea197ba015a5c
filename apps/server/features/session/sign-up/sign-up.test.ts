import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { resetPassword } from '@dovolilnice/contract/session/operations'
import { updatePermit } from '@dovolilnice/contract/permits/record/operations'
import { requestAccount } from '@dovolilnice/contract/session/sign-up'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, residentForm } from '../../../test/applicant/application-forms.ts'
import { openMailedLink } from '../../../test/applicant/mailed-link.ts'
import { permitFields, somePermit } from '../../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const db = () => product.services.database.kysely
const email = 'nova@primer.si'
const password = 'štirje konji na dvorišču'

const submitted = async (plate: string, address = email) => {
  const form = await residentForm(product, { 'plates[]': [plate], email: address })
  const { body } = await product.visitor().call(submitApplication, { form })
  return { id: body.id, link: { number: body.number, token: body.token } }
}
const tokenOf = async (): Promise<string> => {
  await product.jobs.runDue('mail-sign-up')
  const mail = await db()
    .selectFrom('mail')
    .select('body_text')
    .where('template', '=', 'password:sign_up')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return /ponastavitev-gesla\/([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? ''
}
/** As if the mails so far had waited for more than seven days. */
const ageMails = () =>
  db()
    .updateTable('application_link')
    .set({ created_at: new Date(0) })
    .execute()
const account = () => db().selectFrom('app_user').select(['id', 'email_verified_at']).where('email', '=', email).executeTakeFirst()
const ownerOf = async (id: string) =>
  (await db().selectFrom('application').select('user_id').where('id', '=', id).executeTakeFirstOrThrow()).user_id

test('an account is made when the mailed link is opened, and only then the application joins', async () => {
  const first = await submitted('LJ RA-001')
  const typedByStranger = await submitted('LJ RA-002')
  // Whoever typed a stranger's address causes one mail, and no other until its link is opened.
  expect((await product.visitor().call(requestAccount, { body: first.link })).body).toMatchObject({ error: { code: 'link_unopened' } })
  await openMailedLink(product, first.id)
  expect((await product.visitor().call(requestAccount, { body: { ...first.link, token: 'x'.repeat(43) } })).status).toBe(404)
  expect((await product.visitor().call(requestAccount, { body: first.link })).body).toEqual({ sent: true })
  const token = await tokenOf()
  expect(await account()).toBeUndefined()
  expect(await ownerOf(first.id)).toBeNull()
  const body = { token, password, password_confirmation: password }
  expect((await product.visitor().call(resetPassword, { body })).status).toBe(200)
  const made = await account()
  expect(made?.email_verified_at).not.toBeNull()
  expect(await ownerOf(first.id)).toBe(made?.id)
  // Nobody has confirmed the address for the other one: its own mailed link must be opened.
  expect(await ownerOf(typedByStranger.id)).toBeNull()
  expect((await product.visitor().call(resetPassword, { body })).body).toMatchObject({ error: { code: 'expired_link' } })
  const client = product.visitor()
  expect((await client.signIn(email, password)).status).toBe(200)
})

test('where there is an account, the answer is the same and its owner is told', async () => {
  const again = await submitted('LJ RA-003')
  // The mail about the stranger's application is still unopened: after seven days another may go.
  await ageMails()
  await db().deleteFrom('mail').execute()
  expect((await product.visitor().call(requestAccount, { body: again.link })).body).toEqual({ sent: true })
  expect(await tokenOf()).toBe('')
  const told = await db().selectFrom('mail').select('subject').where('template', '=', 'password:sign_up').execute()
  expect(told).toEqual([{ subject: 'Račun s tem naslovom že imate' }])
})

test('a link that was mailed to one address does not confirm another', async () => {
  const { id, link } = await submitted('LJ RA-004', 'stari@primer.si')
  // Nobody has opened the first mail, and after seven days another may go.
  await ageMails()
  await product.visitor().call(requestAccount, { body: link })
  const token = await tokenOf()
  // A clerk corrects the address while the link waits.
  await db().updateTable('application').set({ email: 'pravi@primer.si' }).where('id', '=', id).execute()
  const body = { token, password, password_confirmation: password }
  expect((await product.visitor().call(resetPassword, { body })).status).toBe(200)
  const left = await db().selectFrom('application').select(['user_id', 'email_confirmed_at']).where('id', '=', id).executeTakeFirst()
  expect(left).toEqual({ user_id: null, email_confirmed_at: null })
})

test('a company gets the account of a company', async () => {
  const { id, link } = await submitted('LJ RA-005', 'podjetje@primer.si')
  await openMailedLink(product, id)
  await db().updateTable('application').set({ applicant_type: 'company' }).where('id', '=', id).execute()
  await product.visitor().call(requestAccount, { body: link })
  const body = { token: await tokenOf(), password, password_confirmation: password }
  expect((await product.visitor().call(resetPassword, { body })).status).toBe(200)
  expect(await db().selectFrom('app_user').select('type').where('email', '=', 'podjetje@primer.si').execute()).toEqual([
    { type: 'company' },
  ])
})

test('a mailbox gets three such mails in a day, whatever stands after the plus sign', async () => {
  await db().deleteFrom('mail').execute()
  const links = [await submitted('LJ RA-006', 'nabiralnik@primer.si'), await submitted('LJ RA-007', 'nabiralnik+1@primer.si')]
  // Opening the first lets the mail about the second go.
  for (const { id } of links) await openMailedLink(product, id)
  for (const { link } of [...links, ...links]) {
    await product.visitor().call(requestAccount, { body: link })
    await product.jobs.runDue('mail-sign-up')
    product.clock.advance(2 * 3_600_000)
  }
  const sent = await db().selectFrom('mail').select('recipient').where('template', '=', 'password:sign_up').execute()
  expect(sent).toHaveLength(3)
})

test('the holder of a permit without an account gets one, or has it in theirs, once the office enters an address', async () => {
  const address = 'papir@primer.si'
  const admin = await product.as('admin')
  const enter = async (id: string, email: string) => {
    const fields = await permitFields(product, { email, valid_until: '2026-12-24', version: '1' })
    return admin.call(updatePermit, { params: { id }, form: formOf({ ...fields, permit_kind_id: undefined }) })
  }
  const holderOf = async (id: string) =>
    (await db().selectFrom('permit').select('user_id').where('id', '=', id).executeTakeFirstOrThrow()).user_id
  const first = await somePermit(product, { email: undefined })
  expect((await enter(first, address)).status).toBe(200)
  const token = await tokenOf()
  expect(token).not.toBe('')
  expect(await holderOf(first)).toBeNull()
  const body = { token, password, password_confirmation: password }
  expect((await product.visitor().call(resetPassword, { body })).status).toBe(200)
  const made = await db().selectFrom('app_user').select('id').where('email', '=', address).executeTakeFirstOrThrow()
  expect(await holderOf(first)).toBe(made.id)
  // The address is proved now: another permit is theirs at once, and nobody is mailed a link.
  const second = await somePermit(product, { email: undefined })
  expect((await enter(second, address)).status).toBe(200)
  expect(await holderOf(second)).toBe(made.id)
  expect(await tokenOf()).toBe(token)
})
