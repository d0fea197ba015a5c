import { createOwnApplication, submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { withdrawApplication } from '@dovolilnice/contract/applications/apply/supplement-and-withdraw'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { listOwnApplications } from '@dovolilnice/contract/applications/list/operations'
import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { openMailedLink } from '../../../test/applicant/mailed-link.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

interface Sent {
  id: string
  number: string
  token: string
}

/** Sends the public form with this address, as a visitor unless said otherwise. */
const send = async (email: string, client: TestClient = product.visitor()): Promise<Sent> => {
  const { status, body, raw } = await client.call(submitApplication, { form: await residentForm(product, { email }) })
  expect(status, raw.toString()).toBe(200)
  return body
}

/** The templates of all mails to a mailbox, in their order. */
const mailsTo = async (mailbox: string): Promise<string[]> => {
  const mails = await product.services.database.kysely.selectFrom('mail').select(['recipient', 'template']).orderBy('id').execute()
  return mails.filter(({ recipient }) => recipient.replace(/\+.*@/, '@') === mailbox).map(({ template }) => template)
}

const ownNumbers = async (): Promise<string[]> =>
  (await (await product.as('regular')).call(listOwnApplications, { body: {} })).body.items.map(({ number }: Sent) => number)

test('what a stranger sends with my address is in my account only after I opened the mailed link', async () => {
  const sent = await send('uporabnik@preizkus.si')
  expect(await ownNumbers()).not.toContain(sent.number)
  // The stranger has this link from the page, whoever's address they typed.
  const query = { number: sent.number, token: sent.token }
  expect((await product.visitor().call(readApplicationStatus, { query })).status).toBe(200)
  expect(await ownNumbers()).not.toContain(sent.number)
  expect((await openMailedLink(product, sent.id)).status).toBe(200)
  expect(await ownNumbers()).toContain(sent.number)
})

test('what I send signed in with my own address is mine at once, through either form', async () => {
  const client = await product.as('regular')
  const sent = await send('uporabnik@preizkus.si', client)
  const own = await client.call(createOwnApplication, { form: await residentForm(product, { email: 'uporabnik@preizkus.si' }) })
  expect(await ownNumbers()).toEqual(expect.arrayContaining([sent.number, own.body.number]))
})

test('an address gets one mail of the form until its link is opened, however it is spelled', async () => {
  const first = await send('dana@preizkus.si')
  const second = await send('dana@preizkus.si')
  await send('dana+1@preizkus.si')
  await send('DANA+avto@preizkus.si')
  const link = { number: second.number, token: second.token }
  expect((await product.visitor().call(withdrawApplication, { body: { ...link, reason: 'Zmota.' } })).status).toBe(200)
  expect(await mailsTo('dana@preizkus.si')).toEqual(['application:submitted'])
  expect((await openMailedLink(product, first.id)).status).toBe(200)
})

test('an application whose mail was held back gets it when the one before is opened', async () => {
  const first = await send('hana@preizkus.si')
  const second = await send('hana@preizkus.si')
  const third = await send('hana+2@preizkus.si')
  expect(await mailsTo('hana@preizkus.si')).toEqual(['application:submitted'])
  for (const [at, { id }] of [first, second, third].entries()) {
    expect((await openMailedLink(product, id)).status).toBe(200)
    expect(await mailsTo('hana@preizkus.si')).toHaveLength(Math.min(at + 2, 3))
  }
  await send('hana@preizkus.si')
  expect(await mailsTo('hana@preizkus.si')).toHaveLength(4)
})

test('an application that was withdrawn in the meantime gets no held-back mail', async () => {
  const first = await send('ines@preizkus.si')
  const { number, token } = await send('ines@preizkus.si')
  expect((await product.visitor().call(withdrawApplication, { body: { number, token, reason: 'Zmota.' } })).status).toBe(200)
  expect((await openMailedLink(product, first.id)).status).toBe(200)
  expect(await mailsTo('ines@preizkus.si')).toEqual(['application:submitted'])
})

test('many at once are one mail, too', async () => {
  await Promise.all(Array.from({ length: 6 }, (_, at) => send(`eva+${at}@preizkus.si`)))
  expect(await mailsTo('eva@preizkus.si')).toEqual(['application:submitted'])
})

test('what a clerk does is mailed all the same, and a mail that nobody opens holds back others for a week', async () => {
  const sent = await send('fani@preizkus.si')
  const clerk = await product.as('admin')
  const taken = await clerk.call(takeApplicationIntoReview, { params: { id: sent.id }, body: { version: 1 } })
  expect(taken.status, taken.raw.toString()).toBe(200)
  expect(await mailsTo('fani@preizkus.si')).toEqual(['application:submitted', 'application:in_review'])
  product.clock.advance(7 * 86_400_000 + 1)
  await send('fani@preizkus.si')
  expect(await mailsTo('fani@preizkus.si')).toEqual(['application:submitted', 'application:in_review', 'application:submitted'])
})

test('sendings are counted for a mailbox, however its address is spelled', async () => {
  const answers = []
  for (let at = 0; at <= 30; at++) {
    const form = await residentForm(product, { email: `gal+${at}@preizkus.si` })
    answers.push((await product.visitor().call(submitApplication, { form })).status)
  }
  expect([answers[29], answers[30]]).toEqual([200, 429])
})
