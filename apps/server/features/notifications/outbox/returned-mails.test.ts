import { getPermit } from '@dovolilnice/contract/permits/record/operations'
import { listMails, resendMail } from '@dovolilnice/contract/mails/operations'
import { listOutbox } from '@dovolilnice/contract/mails/outbox/outbox'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { mailMark } from '../../../platform/mail/returned/mail-report.ts'
import { takeReports } from '../../../platform/mail/returned/returned-mails.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'

let product: TestProduct
let folder: string
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dovolilnice-returned-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const db = () => product.services.database.kysely
const take = () => takeReports(product.services, folder)
const rowOf = (id: string) => db().selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

let address = ''
let nth = 0
beforeEach(() => {
  nth += 1
  address = `selena.${nth}@primer.si`
})

/** A mail that went, or was kept back. */
const mailTo = async (recipient = address, template = 'permit:notice', about?: string): Promise<string> => {
  const letter = {
    template,
    recipient,
    subject: 'Obvestilo',
    text: 'Besedilo.',
    html: '<p>Besedilo.</p>',
    ...(about !== undefined && { subjectType: 'permit' as const, subjectId: about }),
  }
  const id = await product.services.database.transaction((trx) => queueMail(trx, product.services, letter, product.clock))
  await product.jobs.runDue()
  // In a test mail becomes a file; here a mail server took it.
  const sent_at = product.clock.now()
  await db().updateTable('mail').set({ sent_at }).where('id', '=', id).where('status', '=', 'sent').execute()
  product.clock.set(new Date(sent_at.getTime() + 1_000).toISOString())
  return id
}

interface Shape {
  mark: string
  action?: string
  status?: string
  answer?: string
  type?: string
  /** What comes back: the whole mail, its headers, or nothing but the id of its envelope. */
  back?: 'mail' | 'headers' | 'envelope'
}

/** As Postfix writes it. */
const report = ({
  mark,
  action = 'failed',
  status = '5.1.1',
  answer = `550 5.1.1 <${address}>: Recipient address rejected`,
  type,
  back = 'mail',
}: Shape) =>
  [
    'Return-Path: <>',
    'From: MAILER-DAEMON@relay.primer.si (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: ${type ?? 'multipart/report; report-type=delivery-status'};`,
    '\tboundary="4F1C2.1731/relay"',
    '',
    '--4F1C2.1731/relay',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--4F1C2.1731/relay',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; relay.primer.si',
    ...(back === 'envelope' ? [`Original-Envelope-Id: ${mark}`] : []),
    'X-Postfix-Sender: rfc822; dovolilnice@obcina.primer',
    '',
    `Final-Recipient: rfc822; ${address}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${answer.replace(' ', '\r\n    ')}`,
    '',
    '--4F1C2.1731/relay',
    `Content-Type: ${back === 'mail' ? 'message/rfc822' : 'text/rfc822-headers'}`,
    '',
    `To: ${address}`,
    'Subject: Obvestilo',
    ...(back === 'envelope' ? [] : [`Message-ID:`, ` <${mark}@dovolilnice>`]),
    '',
    'Besedilo.',
    '',
    '--4F1C2.1731/relay--',
    '',
  ].join('\r\n')

const put = (name: string, text: string | Uint8Array) => writeFile(join(folder, name), text)
const markOf = (id: string) => mailMark(db(), id)

test.each(['mail', 'headers', 'envelope'] as const)('a report that brings back the %s marks the mail, once, and goes', async (back) => {
  const id = await mailTo()
  await put('1.eml', report({ mark: await markOf(id), back }))
  await take()
  const returned_at = product.clock.now()
  const row = { status: 'failed', failure: 'mailbox', last_error: `550 5.1.1 <${address}>: Recipient address rejected`, returned_at }
  expect(await rowOf(id)).toMatchObject(row)
  expect(await readdir(folder)).toEqual([])
  product.clock.set(new Date(returned_at.getTime() + 60_000).toISOString())
  await put('2.eml', report({ mark: await markOf(id), back }))
  await take()
  expect(await rowOf(id)).toMatchObject(row)
  expect(await readdir(folder)).toEqual([])
})

test('a Maildir is read too; what is no report stays for a person', async () => {
  const id = await mailTo()
  await mkdir(join(folder, 'new'))
  await put('new/1731.M1P2.relay', report({ mark: await markOf(id), status: '5.2.2', answer: '552 5.2.2 mailbox full' }))
  await put('new/1731.M2P3.relay', 'From: oseba@primer.si\r\nSubject: Vprašanje\r\n\r\nKdaj pride dovolilnica?')
  await put('notes.txt', 'not a mail')
  await take()
  expect(await rowOf(id)).toMatchObject({ status: 'failed', failure: 'mailbox_full' })
  expect(await readdir(join(folder, 'new'))).toEqual([])
  expect(await readdir(join(folder, 'other'))).toEqual(['1731.M2P3.relay'])
  expect((await readdir(folder)).toSorted()).toEqual(['new', 'notes.txt', 'other'])
})

test('the record, its history, the unsent mails and the outbox say that the mail did not arrive', async () => {
  const permit = await somePermit(product)
  await product.jobs.runDue()
  const admin = await product.as('admin')
  const read = async () => (await admin.call(getPermit, { params: { id: permit } })).body
  const recipient = address
  const id = await mailTo(recipient, 'permit:notice', permit)
  await put('1.eml', report({ mark: await markOf(id) }))
  await take()
  const record = await read()
  expect(record.mails[0]).toMatchObject({ id, status: 'returned', failure: 'mailbox', resendable: true })
  expect(record.history[0]).toMatchObject({ action: 'mail:return', after: { recipient, mail_failure: 'mailbox' } })
  const unsent = (await admin.call(listMails, { body: { filters: { status: 'returned', search: recipient } } })).body.items
  expect(unsent).toEqual([expect.objectContaining({ id, status: 'returned' })])
  const root = await product.as('root')
  const seen = async (status: 'returned' | 'failed') =>
    (await root.call(listOutbox, { body: { filters: { status } } })).body.items.filter((mail: { id: string }) => mail.id === id)
  expect([await seen('returned'), await seen('failed')]).toEqual([[expect.objectContaining({ status: 'returned' })], []])
  // Sent again, a copy goes: this one did not arrive, and nobody waits for it any more.
  expect((await admin.call(resendMail, { params: { id } })).status).toBe(204)
  const [copy, returned] = (await read()).mails
  expect([copy, returned]).toMatchObject([
    { status: 'queued', recipient },
    { id, status: 'returned', resendable: false },
  ])
  expect((await admin.call(listMails, { body: { filters: { status: 'returned', search: recipient } } })).body.items).toEqual([])
})

test('after two returned mails no more go to the address until a person sends one, and only while those come back', async () => {
  const come = async (id: string, status?: string) => {
    await put('1.eml', report({ mark: await markOf(id), ...(status !== undefined && { status, answer: 'no' }) }))
    await take()
  }
  await come(await mailTo())
  const second = await mailTo()
  // What a spam filter refuses says nothing about the address.
  await come(await mailTo(), '5.7.1')
  expect(await rowOf(await mailTo('nekdo@primer.si'))).toMatchObject({ status: 'sent' })
  await come(second)
  const kept = await mailTo()
  expect(await rowOf(kept)).toMatchObject({ status: 'failed', failure: 'undeliverable', sent_at: null, returned_at: null })
  expect(await rowOf(await mailTo('nekdo@primer.si'))).toMatchObject({ status: 'sent' })
  // Who signs in asks for the mail themselves.
  const code = await mailTo(address, 'password:reset')
  expect(await rowOf(code)).toMatchObject({ status: 'sent' })
  await come(code)
  expect(await rowOf(await mailTo())).toMatchObject({ failure: 'undeliverable' })
  const admin = await product.as('admin')
  expect((await admin.call(resendMail, { params: { id: kept } })).status).toBe(204)
  await product.jobs.runDue()
  expect(await rowOf(kept)).toMatchObject({ status: 'sent', failure: null })
  await db().updateTable('mail').set({ sent_at: product.clock.now() }).where('id', '=', kept).execute()
  expect(await rowOf(await mailTo())).toMatchObject({ status: 'sent' })
})

test('nobody marks a mail of somebody else: without its mark a report says nothing', async () => {
  const [id, own] = [await mailTo(), await mailTo('napadalec@primer.si')]
  const [mark, ofOwn] = [await markOf(id), await markOf(own)]
  const forged = [
    report({ mark: id }),
    report({ mark: `${id}.${'0'.repeat(24)}` }),
    report({ mark: `${id}.${ofOwn.slice(-24)}` }),
    report({ mark: `${id}.` }),
    // Not a report that a mail did not arrive.
    report({ mark, action: 'delayed', status: '4.4.1' }),
    report({ mark, action: 'delivered', status: '2.0.0' }),
    report({ mark, type: 'multipart/mixed' }),
    report({ mark, type: 'multipart/report; report-type=disposition-notification' }),
    `From: a@primer.si\r\nIn-Reply-To: <${mark}@dovolilnice>\r\nSubject: Re: Obvestilo\r\n\r\nAction: failed\r\nMessage-ID: <${mark}@dovolilnice>`,
  ]
  for (const [index, text] of forged.entries()) await put(`${index}.eml`, text)
  await take()
  expect([await rowOf(id), await rowOf(own)]).toMatchObject([
    { status: 'sent', returned_at: null },
    { status: 'sent', returned_at: null },
  ])
  expect(await readdir(join(folder, 'other'))).toHaveLength(forged.length)
  // The report of the own mail names the stranger: what is marked is the own mail.
  await put('own.eml', report({ mark: ofOwn }))
  await take()
  expect([await rowOf(id), await rowOf(own)]).toMatchObject([{ status: 'sent' }, { status: 'failed' }])
})

test('odd and hostile files stop nothing', async () => {
  const id = await mailTo()
  const nested = Array.from({ length: 400 }, (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`).join(
    '',
  )
  await put('0-empty.eml', '')
  await put('1-nul.eml', new Uint8Array(5_000))
  await put('2-nested.eml', nested)
  await put('3-heads.eml', `${'X-A: b\r\n'.repeat(20_000)}\r\n`)
  await put('4-line.eml', 'a'.repeat(2_000_000))
  await put('5-fields.eml', report({ mark: await markOf(id), answer: ' '.repeat(100_000) }).replace('Action:', 'Action'))
  await put('6-words.eml', report({ mark: `${id}.%s`, answer: "'; drop table mail; --" }))
  await mkdir(join(folder, '7-folder.eml'))
  await symlink('/etc/passwd', join(folder, '8-link.eml'))
  await put('9.eml', `${report({ mark: await markOf(id), answer: `550 no\u0000\u202Esuch ${'x'.repeat(900)}` })}${'A'.repeat(3_000_000)}`)
  await take()
  const { last_error: answer, ...row } = await rowOf(id)
  expect(row).toMatchObject({ status: 'failed', failure: 'mailbox' })
  expect(answer).toMatch(/^550 no such x{1,500}$/)
  expect((await readdir(folder)).toSorted()).toEqual(['7-folder.eml', '8-link.eml', 'other'])
  expect(await readdir(join(folder, 'other'))).toHaveLength(7)
})
