import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { listEvents } from '@dovolilnice/contract/events/operations'
import { listOutbox, readMailSending, readOutboxMail, readOutboxPage, sendAgain, stopMail } from '@dovolilnice/contract/mails/outbox/outbox'
import { resendMail } from '@dovolilnice/contract/mails/operations'
import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { openMailedLink } from '../../../test/applicant/mailed-link.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
let root: TestClient
const received: string[] = []
/** The answer to every recipient; 250 unless set. */
let refusal: { code: number; text: string } | undefined

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo: ({ address }, _session, done) => {
    if (refusal !== undefined) return done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    received.push(address)
    done()
  },
  onData: (stream, _session, done) => {
    stream.resume()
    stream.on('end', () => done())
  },
})

beforeAll(async () => {
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = z.object({ port: z.number() }).parse(listening.address())
  product = await startTestProduct({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAILS_PER_HOUR: '4' } })
})
beforeEach(async () => {
  refusal = undefined
  received.length = 0
  // Each test has the limit of an hour for itself, and sessions that do not end within it.
  product.clock.advance(3_600_000)
  product.forgetClients()
  root = await product.as('root')
})
afterAll(async () => {
  await product.close()
  await new Promise<void>((done) => server.close(() => done()))
})

const write = (recipient: string, more: object = {}): Promise<string> =>
  product.services.database.transaction((trx) =>
    queueMail(
      trx,
      product.services,
      { template: 'permit:notice', recipient, subject: `Za ${recipient}`, text: 'besedilo', html: '<p>besedilo</p>', ...more },
      product.clock,
    ),
  )
const listed = async (filters: object) => (await root.call(listOutbox, { body: { filters } })).body.items
const opened = async (id: string) => (await root.call(readOutboxMail, { params: { id } })).body
const again = (id: string, recipient: string) => root.call(sendAgain, { params: { id }, body: { recipient } })
const actions = async (action: string) => (await root.call(listEvents, { body: { filters: { action } } })).body.items

test('all mails are in one list with short addresses, by status, kind, day and words', async () => {
  refusal = { code: 550, text: '5.1.1 No such user' }
  const refused = await write('neznan@preizkus.example')
  await product.jobs.runDue()
  refusal = undefined
  const sent = await write('dobi@preizkus.example', { template: 'staff:terms' })
  await product.jobs.runDue()
  expect(await listed({ search: 'neznan@' })).toMatchObject([
    { id: refused, status: 'failed', failure: 'mailbox', recipient: 'n…@preizkus.example', kind: 'permit', attempts: 1, next_try_at: null },
  ])
  expect(await listed({ status: 'sent', kind: 'staff' })).toMatchObject([{ id: sent, failure: null }])
  expect(await listed({ kind: 'staff', until: '2026-11-15T23:00:00Z' })).toEqual([])
  expect(await listed({ kind: 'staff', from: '2026-11-15T23:00:00Z' })).toHaveLength(1)
  for (const who of ['admin', 'operator', 'regular'] as const)
    expect((await (await product.as(who)).call(listOutbox, { body: {} })).status).toBe(403)
  const [answer] = [await opened(refused)]
  expect(answer).toMatchObject({ recipient: 'neznan@preizkus.example', last_error: expect.stringContaining('5.1.1 No such user') })
})

test('a mail is looked at without the secrets of its links, in a frame where nothing runs', async () => {
  const link = 'https://d.example/stanje?token=skrivno-1'
  const id = await write('kdo@preizkus.example', { text: `Odpri ${link}`, html: `<a href="${link}">Odpri</a>` })
  expect(await opened(id)).toMatchObject({ text: 'Odpri https://d.example/stanje?token=…', status: 'queued', may_readdress: false })
  const page = await root.call(readOutboxPage, { params: { id } })
  expect(page.raw.toString()).toBe('<a href="https://d.example/stanje?token=…">Odpri</a>')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.headers['content-disposition']).toBeUndefined()
  expect(page.headers['content-security-policy']).toBe("sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'")
  expect((await actions('mail:read')).map(({ subject_label: label }: { subject_label: string }) => label)).toContain(
    'Za kdo@preizkus.example',
  )
  // Its link is for one person: no other address gets it.
  expect((await again(id, 'tujec@preizkus.example')).body.error).toMatchObject({ code: 'mail_link' })
  await root.call(stopMail, { params: { id } })
})

test('a failed mail goes to a corrected address as a copy, and is tried no more itself', async () => {
  refusal = { code: 550, text: '5.1.1 No such user' }
  const id = await write('zmota@preizkus.example', { attachments: [] })
  await product.jobs.runDue()
  refusal = undefined
  expect((await again(id, 'ni naslov')).status).toBe(422)
  const copy = (await again(id, 'prava@preizkus.example')).body.id
  expect(copy).not.toBe(id)
  await product.jobs.runDue()
  expect(received).toEqual(['prava@preizkus.example'])
  expect([(await opened(id)).status, (await opened(copy)).status]).toEqual(['stopped', 'sent'])
  expect((await actions('mail:resend'))[0]).toMatchObject({
    before: { recipient: 'zmota@preizkus.example' },
    after: { recipient: 'prava@preizkus.example' },
  })
  // A sent one goes once more as a copy, too.
  const second = (await again(copy, 'prava@preizkus.example')).body.id
  await product.jobs.runDue()
  expect(received).toHaveLength(2)
  expect((await opened(second)).status).toBe('sent')
})

test('a sent mail about an application gets a new link, which goes only to its address', async () => {
  const email = 'nova.vloga@preizkus.example'
  const { id } = (await product.visitor().call(submitApplication, { form: await residentForm(product, { email }) })).body
  await product.jobs.runDue()
  const [mail] = await listed({ search: email })
  expect(mail).toMatchObject({ status: 'sent', subject_type: 'application', subject_id: id, subject_label: expect.stringMatching(/^V-/) })
  expect(await opened(mail.id)).toMatchObject({ send_to: email, may_readdress: false })
  expect((await again(mail.id, 'tujec@preizkus.example')).body.error).toMatchObject({ code: 'mail_link' })
  expect((await again(mail.id, email)).status).toBe(200)
  expect((await openMailedLink(product, id)).status).toBe(200)
})

test('a mail that signs somebody in is never sent again once its link is gone', async () => {
  const id = await write('racun@preizkus.example', { template: 'password:reset', text: 'https://d.example/ponastavitev-gesla/abc-1' })
  await product.jobs.runDue()
  expect(await opened(id)).toMatchObject({ status: 'sent', send_to: null, text: 'https://d.example/ponastavitev-gesla/…' })
  expect((await again(id, 'racun@preizkus.example')).body.error).toMatchObject({ code: 'mail_link' })
})

test('a mail about an application whose address was corrected goes to the new one alone, with a new link', async () => {
  const { kysely } = product.services.database
  const [wrong, right] = ['zatipkano@preizkus.example', 'pravilno@preizkus.example']
  refusal = { code: 550, text: '5.1.1 No such user' }
  const form = await residentForm(product, { email: wrong, 'plates[]': ['LJ PO-31'] })
  const { id: application } = (await product.visitor().call(submitApplication, { form })).body
  await product.jobs.runDue()
  refusal = undefined
  const [{ id }] = await listed({ search: wrong })
  const textOf = async () =>
    (await kysely.selectFrom('mail').select('body_text as text').where('id', '=', id).executeTakeFirstOrThrow()).text
  const before = await textOf()
  expect((await again(id, wrong)).body).toEqual({ id })
  expect(await textOf()).not.toBe(before)
  await root.call(stopMail, { params: { id } })

  await kysely.updateTable('application').set({ email: right }).where('id', '=', application).execute()
  await kysely.updateTable('mail').set({ status: 'failed' }).where('id', '=', id).execute()
  expect(await opened(id)).toMatchObject({ send_to: right, may_readdress: false })
  expect((await again(id, wrong)).body.error).toMatchObject({ code: 'mail_link' })
  const clerk = await product.as('admin')
  const restriction = { record_id: application, request_id: id, request_number: 'ZP-1', since: product.clock.now() }
  await kysely.insertInto('restriction').values(restriction).execute()
  expect((await clerk.call(resendMail, { params: { id } })).body.error).toMatchObject({ code: 'restricted' })
  await kysely.deleteFrom('restriction').where('record_id', '=', application).execute()
  expect((await clerk.call(resendMail, { params: { id } })).status).toBe(204)
  expect((await openMailedLink(product, application)).status).toBe(200)
  await product.jobs.runDue()
  expect(received).toEqual([right])
  expect((await opened(id)).status).toBe('stopped')
})

test('a personal link of another kind goes no more once the record has another address', async () => {
  const { kysely } = product.services.database
  const { id: subjectId } = await kysely.selectFrom('application').select('id').where('email', 'is not', null).executeTakeFirstOrThrow()
  const about = { template: 'act:hearing', subjectType: 'application', subjectId, text: 'https://d.example/izjava?token=abc-1' }
  const id = await write('prejsnji@preizkus.example', about)
  expect(await opened(id)).toMatchObject({ send_to: null })
  expect((await again(id, 'prejsnji@preizkus.example')).body.error).toMatchObject({ code: 'mail_link' })
  await root.call(stopMail, { params: { id } })
})

test('files go to no other address than that of the mail or of its record', async () => {
  const attachments = [{ storage_key: 'k1', file_name: 'izvoz.csv', media_type: 'text/csv' }]
  const [own, present] = ['izvozi@preizkus.example', 'sedanji@preizkus.example']
  const exported = await write(own, { template: 'export:monthly', attachments })
  const { kysely } = product.services.database
  const { id: subjectId } = await kysely.selectFrom('application').select('id').executeTakeFirstOrThrow()
  await kysely.updateTable('application').set({ email: present }).where('id', '=', subjectId).execute()
  const invoiced = await write(own, { template: 'invoice:sent', attachments, subjectType: 'application', subjectId })
  expect(await opened(exported)).toMatchObject({ send_to: own, may_readdress: false })
  expect(await opened(invoiced)).toMatchObject({ send_to: present, may_readdress: false })
  expect((await again(exported, 'tujec@preizkus.example')).body.error).toMatchObject({ code: 'mail_link' })
  expect((await again(invoiced, own)).body.error).toMatchObject({ code: 'mail_link' })
  expect((await again(exported, own)).body).toEqual({ id: exported })
  const copy = (await again(invoiced, present)).body.id
  for (const id of [exported, copy]) await root.call(stopMail, { params: { id } })
})

test('an address is found only by the whole of it', async () => {
  const id = await write('Skrita.Oseba@preizkus.example', { subject: 'Brez naslova' })
  for (const search of ['skrita', 'Skrita.Oseba@', 'preizkus.example']) {
    expect((await listed({ search, status: 'queued' })).map((mail: { id: string }) => mail.id)).not.toContain(id)
  }
  expect(await listed({ search: 'skrita.oseba@preizkus.example' })).toMatchObject([{ id }])
  expect(await listed({ search: 'brez naslova' })).toMatchObject([{ id }])
  await root.call(stopMail, { params: { id } })
})

test('a stopped mail does not go until it is sent again', async () => {
  const id = await write('pozneje@preizkus.example')
  expect((await root.call(stopMail, { params: { id } })).status).toBe(204)
  expect((await root.call(stopMail, { params: { id } })).body.error).toMatchObject({ code: 'illegal_transition' })
  await product.jobs.runDue()
  expect(received).toEqual([])
  expect(await listed({ status: 'stopped', search: 'pozneje@' })).toMatchObject([{ id }])
  expect((await again(id, 'pozneje@preizkus.example')).body).toEqual({ id })
  await product.jobs.runDue()
  expect(received).toEqual(['pozneje@preizkus.example'])
})

test('above the limit of an hour mails wait for the next, and the screen says until when', async () => {
  const sent = product.clock.now()
  for (const number of [1, 2, 3, 4, 5]) await write(`${number}@preizkus.example`)
  await product.jobs.runDue()
  expect(received).toHaveLength(4)
  const until = new Date(sent.getTime() + 3_600_000).toISOString()
  expect((await root.call(readMailSending, {})).body).toMatchObject({
    waiting: 1,
    sent_last_hour: 4,
    hourly_limit: 4,
    second_limit: 10,
    throttled_until: until,
    trouble: null,
  })
  expect(await listed({ search: '5@' })).toMatchObject([{ status: 'queued', attempts: 0, next_try_at: until }])
  product.clock.advance(3_600_000)
  await product.jobs.runDue()
  expect(received).toHaveLength(5)
  expect((await root.call(readMailSending, {})).body).toMatchObject({ waiting: 0, throttled_until: null })
})

test('each mail above the limit gets its own hour, the oldest the next, and is not written anew before', async () => {
  const start = product.clock.now().getTime()
  const addresses = Array.from({ length: 10 }, (_, number) => `v-${number}@preizkus.example`)
  for (const address of addresses) await write(address)
  await product.jobs.runDue()
  const hours = async (address: string) =>
    (await listed({ search: address })).map(({ next_try_at: at }: { next_try_at: string }) => (Date.parse(at) - start) / 3_600_000)
  const waiting = await Promise.all(addresses.slice(4).map(hours))
  expect(waiting.flat()).toEqual([1, 1, 1, 1, 2, 2])
  product.clock.advance(3_600_000)
  // A new one does not pass those that wait.
  await write('v-nova@preizkus.example')
  expect(await product.jobs.runDue()).toBe(5)
  expect(await hours('v-nova@preizkus.example')).toEqual([2])
  product.clock.advance(3_600_000)
  await product.jobs.runDue()
  expect(received).toEqual([...addresses, 'v-nova@preizkus.example'])
})

test('a mail that a person waits for goes first, and above the limit', async () => {
  for (const number of [1, 2, 3, 4, 5]) await write(`o-${number}@preizkus.example`)
  await write('geslo@preizkus.example', { template: 'password:reset' })
  await product.jobs.runDue()
  expect(received).toEqual(['geslo', 'o-1', 'o-2', 'o-3'].map((name) => `${name}@preizkus.example`))
  await write('naslov@preizkus.example', { template: 'account:confirm_email' })
  await product.jobs.runDue()
  expect(received.slice(4)).toEqual(['naslov@preizkus.example'])
  product.clock.advance(3_600_000)
  await product.jobs.runDue()
  expect(received).toHaveLength(7)
})

test('a mail server that is away is told with the reason, until it takes a mail', async () => {
  const id = await write('caka@preizkus.example')
  const { kysely } = product.services.database
  product.clock.advance(1_000)
  const tried = { failure: 'refused' as const, last_error: 'connect ECONNREFUSED', last_tried_at: product.clock.now(), attempts: 1 }
  await kysely.updateTable('mail').set(tried).where('id', '=', id).execute()
  expect((await root.call(readMailSending, {})).body.trouble).toEqual({ failure: 'refused', at: product.clock.now().toISOString() })
  product.clock.advance(1_000)
  expect((await again(id, 'caka@preizkus.example')).body).toEqual({ id })
  await product.jobs.runDue()
  expect(received).toEqual(['caka@preizkus.example'])
  expect((await root.call(readMailSending, {})).body).toMatchObject({ trouble: null, last_sent_at: product.clock.now().toISOString() })
})
