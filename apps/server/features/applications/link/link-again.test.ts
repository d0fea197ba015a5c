import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { correctAddress } from '@dovolilnice/contract/applications/apply/supplement-and-withdraw'
import { makeStatusCode, openByCode, sendLinkAgain } from '@dovolilnice/contract/applications/link/status-code'
import { updateApplication } from '@dovolilnice/contract/applications/record/operations'
import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formOf, residentFields, residentForm } from '../../../test/applicant/application-forms.ts'
import { openMailedLink } from '../../../test/applicant/mailed-link.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const send = async (email: string): Promise<{ id: string; number: string; token: string }> =>
  (await product.visitor().call(submitApplication, { form: await residentForm(product, { email }) })).body

const db = () => product.services.database.kysely

/** How many such mails went to addresses of this mailbox, whatever stands after a plus sign. */
const linkMails = async (mailbox: string): Promise<number> => {
  const mails = await db().selectFrom('mail').select('recipient').where('template', '=', 'application:link_again').execute()
  return mails.filter(({ recipient }) => recipient.replace(/\+.*@/, '@') === mailbox).length
}

const ask = async ({ number }: { number: string }, email: string) => {
  const { status, body } = await product.visitor().call(sendLinkAgain, { body: { number, email } })
  await product.jobs.runDue('mail-application-link')
  return { status, body }
}

const eventsOf = async (id: string): Promise<string[]> =>
  (await db().selectFrom('event').select('action').where('subject_id', '=', id).execute()).map(({ action }) => action)

/** The hashes of the links that were mailed. */
const linksOf = async (id: string): Promise<string[]> =>
  (await db().selectFrom('application_link').select('token_hash').where('application_id', '=', id).execute()).map(
    ({ token_hash: hash }) => hash,
  )

/** Only as many calls of an operation come from one network in an hour. */
beforeEach(async () => {
  await db().deleteFrom('rate_counter').execute()
})

test('a short code opens the application together with its number and address, and with nothing less', async () => {
  const email = 'koda@primer.example'
  const sent = await send(email)
  const link = { number: sent.number, token: sent.token }
  // Whoever sent the form may have typed a stranger's address: the mailed link comes first.
  expect((await product.visitor().call(makeStatusCode, { body: link })).body.error.code).toBe('link_unopened')
  await openMailedLink(product, sent.id)
  const { body } = await product.visitor().call(makeStatusCode, { body: link })
  expect(body.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)

  const visitor = product.visitor()
  const typed = { number: ` ${sent.number.toLowerCase()} `, email: 'Koda@Primer.example', code: body.code.toLowerCase() }
  const opened = await visitor.call(openByCode, { body: typed })
  expect(opened).toMatchObject({ status: 200, body: { number: sent.number } })
  const status = await visitor.call(readApplicationStatus, { query: opened.body })
  expect(status.body).toMatchObject({ number: sent.number, status: 'submitted' })

  const other = await send('druga@primer.example')
  for (const wrong of [{ email: 'druga@primer.example' }, { number: other.number }, { code: 'ABCD-2345' }])
    expect((await visitor.call(openByCode, { body: { ...typed, ...wrong } })).body.error.code).toBe('code_unknown')
  expect((await visitor.call(readApplicationStatus, { query: { number: sent.number, token: body.code } })).status).toBe(404)
  expect(await eventsOf(sent.id)).toEqual(expect.arrayContaining(['application:open_by_code', 'application:refuse_code']))
})

test('the status page offers a code once the mailed link was opened, and a new code takes the place of the one before', async () => {
  const email = 'dvakrat@primer.example'
  const sent = await send(email)
  const link = { number: sent.number, token: sent.token }
  const offered = async () => (await product.visitor().call(readApplicationStatus, { query: link })).body.may_make_code
  expect(await offered()).toBe(false)
  await openMailedLink(product, sent.id)
  expect(await offered()).toBe(true)
  const make = async (): Promise<string> => (await product.visitor().call(makeStatusCode, { body: link })).body.code
  const codes = [await make(), await make()]
  const open = async (code = '') => (await product.visitor().call(openByCode, { body: { number: sent.number, email, code } })).status
  expect([await open(codes[0]), await open(codes[1])]).toEqual([422, 200])
  const kept = await db().selectFrom('application_code').select('code_hash').where('application_id', '=', sent.id).execute()
  expect(kept).toEqual([{ code_hash: expect.stringMatching(/^\$argon2id\$/) }])
})

test('guessing codes ends after ten tries, and leaves another application with that address open', async () => {
  const email = 'ugibanje@primer.example'
  const sent = await send(email)
  await openMailedLink(product, sent.id)
  const { body: made } = await product.visitor().call(makeStatusCode, { body: { number: sent.number, token: sent.token } })
  const body = { number: 'V-2026-000001', email, code: 'ABCD-2345' }
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await product.visitor().call(openByCode, { body })).body.error.code).toBe('code_unknown')
  expect((await product.visitor().call(openByCode, { body })).status).toBe(429)
  expect((await product.visitor().call(openByCode, { body: { number: sent.number, email, code: made.code } })).status).toBe(200)
})

test('the link is mailed again, with the same answer for a wrong address, and at most three times in a day for a mailbox', async () => {
  const sent = []
  for (const email of ['znova@primer.example', 'znova+2@primer.example', 'znova+3@primer.example']) {
    sent.push({ ...(await send(email)), email })
    await openMailedLink(product, sent.at(-1)?.id ?? '')
  }
  const [first] = sent
  if (first === undefined) throw new Error('nothing was sent')
  const wrong = await ask(first, 'nekdo@primer.example')
  expect(await linkMails('nekdo@primer.example')).toBe(0)
  expect(await linkMails('znova@primer.example')).toBe(0)
  expect(await ask(first, 'Znova@primer.example')).toEqual(wrong)
  expect(await linkMails('znova@primer.example')).toBe(1)
  for (const each of [...sent, ...sent]) expect(await ask(each, each.email)).toEqual(wrong)
  expect(await linkMails('znova@primer.example')).toBe(3)
})

test('an address that nobody has confirmed gets no link again, however many applications name it', async () => {
  const sent = []
  for (const email of ['tuja@primer.example', 'tuja@primer.example', 'tuja+1@primer.example']) sent.push({ ...(await send(email)), email })
  for (const each of sent) expect((await ask(each, each.email)).status).toBe(200)
  expect(await linkMails('tuja@primer.example')).toBe(0)
  await openMailedLink(product, sent[0]?.id ?? '')
  await ask(sent[0] ?? { number: '' }, 'tuja@primer.example')
  expect(await linkMails('tuja@primer.example')).toBe(1)
})

test('nothing is looked up or mailed before the answer', async () => {
  const sent = await send('pozneje@primer.example')
  await openMailedLink(product, sent.id)
  await product.visitor().call(sendLinkAgain, { body: { number: sent.number, email: 'pozneje@primer.example' } })
  expect(await linkMails('pozneje@primer.example')).toBe(0)
  await product.jobs.runDue('mail-application-link')
  expect(await linkMails('pozneje@primer.example')).toBe(1)
})

test('mailed links and the code end when a clerk corrects the address to another mailbox', async () => {
  const { consent, idempotency_key, ...fields } = await residentFields(product, { email: 'tipkarska@primer.example' })
  const form = formOf({ ...fields, consent: 'true' })
  const { body: sent } = await product.visitor().call(submitApplication, { form })
  await openMailedLink(product, sent.id)
  const link = { number: sent.number, token: sent.token }
  const { body: made } = await product.visitor().call(makeStatusCode, { body: link })
  const correct = async (email: string, version: string) => {
    const noFiles = { 'document.identity': undefined, 'document.vehicle_registration': undefined }
    const corrected = formOf({ ...fields, ...noFiles, email, version, reason: 'Po telefonu' })
    const clerk = await product.as('admin')
    const changed = await clerk.call(updateApplication, { params: { id: sent.id }, form: corrected })
    expect(changed.status, changed.raw.toString()).toBe(200)
  }
  const open = async (email: string) =>
    (await product.visitor().call(openByCode, { body: { number: sent.number, email, code: made.code } })).status
  await correct('tipkarska+avto@primer.example', '1')
  expect((await openMailedLink(product, sent.id)).status).toBe(200)
  expect(await open('tipkarska+avto@primer.example')).toBe(200)
  await correct('prava@primer.example', '2')
  expect((await openMailedLink(product, sent.id)).status).toBe(404)
  expect([await open('tipkarska+avto@primer.example'), await open('prava@primer.example')]).toEqual([422, 422])
  // Whoever sent the form keeps its page, and waits for the new mailbox's link.
  const status = await product.visitor().call(readApplicationStatus, { query: link })
  expect(status).toMatchObject({ status: 200, body: { may_make_code: false } })
  await ask(sent, 'prava@primer.example')
  expect(await linkMails('prava@primer.example')).toBe(1)
  expect((await openMailedLink(product, sent.id)).status).toBe(200)
})

test('who has just sent an application corrects its address, until the mail to it has been opened', async () => {
  const sent = await send('napaka@gmial.example')
  const mailsTo = async (recipient: string) => {
    const mails = await db().selectFrom('mail').select('id').where('recipient', '=', recipient).execute()
    return mails.length
  }
  const correct = (email: string, token = sent.token) =>
    product.visitor().call(correctAddress, { body: { number: sent.number, token, email } })
  const [wrong = ''] = await linksOf(sent.id)
  expect(await correct('prav@gmail.example')).toMatchObject({ status: 200, body: { email: 'prav@gmail.example' } })
  expect([await mailsTo('napaka@gmial.example'), await mailsTo('prav@gmail.example')]).toEqual([1, 1])
  // What a stranger was mailed opens nothing any more.
  expect(await linksOf(sent.id)).not.toContain(wrong)
  expect(await eventsOf(sent.id)).toContain('application:update')
  // The answer was lost on the way, and the browser asks again.
  expect(await correct('prav@gmail.example')).toMatchObject({ status: 200, body: { email: 'prav@gmail.example' } })
  expect(await mailsTo('prav@gmail.example')).toBe(1)
  expect((await correct('prav@gmail.example', 'x'.repeat(sent.token.length))).body.error.code).toBe('not_found')
  await openMailedLink(product, sent.id)
  expect((await correct('tretji@gmail.example')).body.error.code).toBe('illegal_transition')
  expect(await mailsTo('tretji@gmail.example')).toBe(0)
})
