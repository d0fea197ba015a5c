import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MailFailure } from '@dovolilnice/contract/mails/outbox/mail-failures'
import { fixedClock } from '../../test/fixed-clock.ts'
import { openTestDatabase } from '../../test/database/test-database.ts'
import type { Database } from '../database/database.ts'
import { createJobs, type Jobs } from '../jobs/jobs.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { mailMark } from './returned/mail-report.ts'
import { queueMail } from './queue-mail.ts'
import { renderMail } from './render-mail.ts'
import { forgetFailedSecrets } from './read-mails.ts'
import { sendMailAgain } from './send-again.ts'
import { sendMailJob } from './send-mail-job.ts'

const clock = fixedClock('2026-11-16T09:00:00Z')
const received: { to: string[]; raw: string }[] = []
interface Answer {
  code: number
  text: string
}
/** The fake server's answer to each recipient; the answers in the list are used once each before it. */
let answer: Answer | undefined
let nextAnswers: Answer[] = []

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo: (_address, _session, done) => {
    const reply = nextAnswers.shift() ?? answer
    if (!reply) return done()
    const { code, text } = reply
    done(Object.assign(new Error(text), { responseCode: code }))
  },
  onData: (stream, session, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map((each) => each.address), raw: Buffer.concat(parts).toString() })
      done()
    })
  },
})

/** The town's coat of arms: a picture of one dot. */
const arms = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let database: Database
let dataDir: string
let mailer: Mailer
let jobs: Jobs

const startJobs = async (smtpUrl: string | undefined): Promise<void> => {
  mailer = createMailer({ smtpUrl, from: 'Občina Zgornji Grad <dovolilnice@zgornji-grad.example>', dataDir })
  const storage = { open: async (key: string) => Readable.from([Buffer.from(`vsebina ${key} čšž`)]) }
  const capabilities = { readParameters: async () => ({ municipality: { coat_of_arms: arms }, colours: { primary: '#14508c' } }) }
  const context = { mailer, services: { storage, capabilities } } as never
  jobs = createJobs({ database, clock, jobs: [sendMailJob], log: { info: () => {}, error: () => {} }, context })
  await jobs.start({ work: false })
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  database = await openTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'dovolilnice-mail-'))
  await startJobs(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`)
})
afterAll(async () => {
  await jobs.stop()
  mailer.close()
  await database.close()
  await new Promise<void>((resolve) => server.close(resolve))
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  received.length = 0
  answer = undefined
  nextAnswers = []
})

const content = {
  letter: { to: 'Žiga Črt', number: 'PD-2026-17' },
  title: 'Vloga <b>PD-2026-17</b> je prejeta',
  paragraphs: ['Spoštovana Žiga & Črt,\nvaša vloga je prejeta.', '"Rok" je 5 dni.'],
  action: { label: 'Poglej stanje', url: 'https://dovolilnice.example/stanje?a=1&b=2' },
  footer: 'Občina Zgornji Grad',
}

const queue = (recipient = 'ziga@example.com') =>
  database.transaction((trx) =>
    queueMail(
      trx,
      jobs,
      { template: 'application:received', recipient, subject: 'Vloga PD-2026-17 je prejeta – čšž', ...renderMail(content, 'sl') },
      clock,
    ),
  )

/** As a clerk does. */
const resend = (id: string, now = clock.now()) => {
  const services = { send: jobs.send, clock: { now: () => now } } as never
  return database.transaction((trx) => sendMailAgain(trx, services, id, { right: 'notifications:send' }))
}

const rowOf = (id: string) => database.kysely.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a queued mail is sent once and says so in its row', async () => {
  const id = await queue()
  expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 0, sent_at: null })
  await jobs.runDue()
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1, last_error: null, sent_at: clock.now() })
  await database.transaction((trx) => jobs.send(trx, sendMailJob, { mail_id: id }))
  await jobs.runDue()
  expect(received).toHaveLength(1)
  const parsed = await PostalMime.parse(received[0]?.raw ?? '')
  expect(parsed).toMatchObject({
    subject: 'Vloga PD-2026-17 je prejeta – čšž',
    messageId: `<${await mailMark(database.kysely, id)}@dovolilnice>`,
    from: { name: 'Občina Zgornji Grad', address: 'dovolilnice@zgornji-grad.example' },
    to: [{ address: 'ziga@example.com' }],
  })
  expect(parsed.text).toContain('Spoštovana Žiga & Črt,')
  expect(parsed.html).toContain('Vloga &lt;b&gt;PD-2026-17&lt;/b&gt; je prejeta')
})

test('a stored file goes out with its mail, also when that is sent again', async () => {
  const attachments = [{ storage_key: 'k1', file_name: 'predračun P-1.pdf', media_type: 'application/pdf' }]
  const mail = {
    template: 'application:received',
    recipient: 'ziga@example.com',
    subject: 'Predračun',
    text: 'Glej prilogo.',
    html: '<p></p>',
  }
  const id = await database.transaction((trx) => queueMail(trx, jobs, { ...mail, attachments }, clock))
  answer = { code: 550, text: 'no such mailbox' }
  await jobs.runDue()
  expect(await rowOf(id)).toMatchObject({ status: 'failed', attachments })
  answer = undefined
  expect(await resend(id)).toMatchObject({ id })
  await jobs.runDue()
  const [attached, ...more] = (await PostalMime.parse(received[0]?.raw ?? '')).attachments
  expect(attached).toMatchObject({ filename: 'predračun P-1.pdf', mimeType: 'application/pdf', disposition: 'attachment' })
  expect([new TextDecoder().decode(attached?.content as ArrayBuffer), more]).toEqual(['vsebina k1 čšž', []])
})

test('a sender that may change its name is asked anew for each mail', async () => {
  let name = 'Občina Prva'
  const from = async () => ({ name, address: 'dovolilnice@localhost' })
  const town = createMailer({ from, dataDir: join(dataDir, 'town') })
  const nameOfSender = async (id: string) => {
    await town.deliver({ id, mark: id, recipient: 'ziga@example.com', subject: 's', text: 't', html: 'h' })
    return (await PostalMime.parse(await readFile(join(dataDir, 'town', 'mail', `${id}.eml`)))).from?.name
  }
  expect(await nameOfSender('first')).toBe('Občina Prva')
  name = 'Občina Žiri, urad <A>'
  expect(await nameOfSender('second')).toBe(name)
  town.close()
})

test('a mail of an undone change never leaves', async () => {
  await database
    .transaction(async (trx) => {
      await queueMail(trx, jobs, { template: 't', recipient: 'a@example.com', subject: 's', text: 't', html: 'h' }, clock)
      throw new Error('no')
    })
    .catch(() => {})
  await jobs.runDue()
  expect(received).toEqual([])
})

test('a server that is busy is asked again', async () => {
  const busy = { code: 451, text: 'try later' }
  nextAnswers = [busy, busy]
  const id = await queue()
  await jobs.runDue()
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 3, last_error: null })
  expect(received).toHaveLength(1)
})

test('a server that stays busy is asked no more after the last try, and the reason is kept', async () => {
  answer = { code: 451, text: 'try later' }
  const id = await queue()
  await jobs.runDue()
  expect(await rowOf(id)).toMatchObject({ status: 'failed', attempts: 30, last_error: expect.stringContaining('try later') })
})

test('a refused address fails at once, with the reason, and can be tried again by a clerk', async () => {
  answer = { code: 550, text: 'no such mailbox' }
  const id = await queue('nobody@example.com')
  expect(await jobs.runDue()).toBe(1)
  expect(await rowOf(id)).toMatchObject({ status: 'failed', attempts: 1, last_error: expect.stringContaining('no such mailbox') })
  answer = undefined
  expect(await resend(id)).toMatchObject({ id })
  await jobs.runDue()
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 2, last_error: null })
  await expect(resend(id)).rejects.toMatchObject({ code: 'illegal_transition' })
})

test('a relay that refuses every address ends no mail: all are kept, and go when it is well', async () => {
  clock.advance(60_000)
  const ids: string[] = []
  for (const name of ['ana', 'bor', 'cene', 'draga', 'eva']) ids.push(await queue(`${name}@example.com`))
  const rows = () => database.kysely.selectFrom('mail').select(['status', 'failure']).where('id', 'in', ids).orderBy('id').execute()
  nextAnswers = Array.from({ length: 5 }, () => ({ code: 550, text: 'relay access denied' }))
  await jobs.runDue()
  const kept = { status: 'queued', failure: 'relay' }
  const found = await rows()
  expect(found.filter(({ status }) => status === 'sent')).toHaveLength(1)
  expect(found.filter(({ status }) => status !== 'sent')).toEqual([kept, kept, kept, kept])
  clock.advance(10 * 60_000)
  await jobs.runDue()
  expect(new Set((await rows()).map(({ status }) => status))).toEqual(new Set(['sent']))
  expect(received).toHaveLength(5)
})

test('what waits because the mail server was away goes as soon as it takes a mail, and not at its own next try', async () => {
  clock.advance(60 * 60_000)
  const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000)
  const wait = async (failure: MailFailure, tried: number) => {
    const id = await queue(`${failure}.${tried}@example.com`)
    await database.kysely
      .updateTable('mail')
      .set({ failure, attempts: 9, last_tried_at: minutesAgo(tried) })
      .where('id', '=', id)
      .execute()
    await database.execute(`update pgboss.job set start_after = created_on + interval '1 hour' where data ->> 'mail_id' = $1`, [id])
    return id
  }
  // One that was tried just now, and one that its own mailbox keeps waiting, have their time.
  const ids = [await wait('refused', 50), await wait('timeout', 11), await wait('refused', 2), await wait('mailbox_full', 50)]
  const states = async () => Promise.all(ids.map(async (id) => (await rowOf(id)).status))
  await jobs.runDue()
  expect(await states()).toEqual(['queued', 'queued', 'queued', 'queued'])
  await queue()
  await jobs.runDue()
  expect(await states()).toEqual(['sent', 'sent', 'queued', 'queued'])
  await database.execute(`update pgboss.job set state = 'cancelled' where name = 'send-mail' and state = 'created'`)
})

test('a mail that failed keeps its links for a fortnight, and is not tried after that', async () => {
  answer = { code: 550, text: 'no such mailbox' }
  const id = await database.transaction((trx) =>
    queueMail(
      trx,
      jobs,
      { template: 't', recipient: 'a@example.com', subject: 's', text: 'x/stanje?token=a_B-1%20 y', html: '<a href="x?potrditev=abc">' },
      clock,
    ),
  )
  await jobs.runDue()
  const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000)
  await forgetFailedSecrets(database.kysely, inDays(13))
  expect(await rowOf(id)).toMatchObject({ status: 'failed', body_text: 'x/stanje?token=a_B-1%20 y' })
  await forgetFailedSecrets(database.kysely, inDays(15))
  expect(await rowOf(id)).toMatchObject({ body_text: 'x/stanje?token=… y', body_html: '<a href="x?potrditev=…">' })
  await expect(resend(id, inDays(15))).rejects.toMatchObject({ code: 'illegal_transition' })
})

test.each(['Koda za prijavo', 'Sign-in code', 'Codice di accesso'])(
  'a sent mail keeps no "%s", and goes to nobody without it',
  async (label) => {
    const text = `${label}: 1234 5678\nVelja deset minut.`
    const html = `<p>${label}: 1234 5678</p><p>Velja deset minut.</p>`
    const mail = { template: 'password:code', recipient: 'a@example.com', subject: label, text, html }
    const id = await database.transaction((trx) => queueMail(trx, jobs, mail, clock))
    await jobs.runDue()
    expect(received[0]?.raw).toContain('1234 5678')
    const kept = {
      body_text: `${label}: …\nVelja deset minut.`,
      body_html: `<p>${label}: …</p><p>Velja deset minut.</p>`,
    }
    expect(await rowOf(id)).toMatchObject({ status: 'sent', ...kept })
    const services = { send: jobs.send, clock } as never
    for (const recipient of [undefined, 'mallory@example.com']) {
      const again = { right: 'mails:manage' as const, ...(recipient === undefined ? {} : { recipient }) }
      await expect(database.transaction((trx) => sendMailAgain(trx, services, id, again))).rejects.toMatchObject({ code: 'mail_link' })
    }
  },
)

test('a code that failed is forgotten after a fortnight', async () => {
  answer = { code: 550, text: 'no such mailbox' }
  const mail = {
    template: 't',
    recipient: 'a@example.com',
    subject: 's',
    text: 'Koda za prijavo: 1234 5678 in več',
    html: '<p>Sign-in code: 1234 5678</p>',
  }
  const id = await database.transaction((trx) => queueMail(trx, jobs, mail, clock))
  await jobs.runDue()
  expect(await rowOf(id)).toMatchObject({ status: 'failed', body_text: mail.text })
  await forgetFailedSecrets(database.kysely, new Date(clock.now().getTime() + 15 * 86_400_000))
  expect(await rowOf(id)).toMatchObject({ body_text: 'Koda za prijavo: … in več', body_html: '<p>Sign-in code: …</p>' })
})

test('a comma or a line end in an address or subject adds no recipient and no header', async () => {
  await database.transaction((trx) =>
    queueMail(
      trx,
      jobs,
      { template: 't', recipient: 'ziga@example.com, maja@example.com', subject: 'one\r\nBcc: mallory@example.com', text: 't', html: 'h' },
      clock,
    ),
  )
  await jobs.runDue()
  expect(received.flatMap((mail) => mail.to)).not.toContain('maja@example.com')
  expect(received.flatMap((mail) => mail.to)).not.toContain('mallory@example.com')
  for (const { raw } of received) expect(raw).not.toMatch(/^Bcc:/m)
})

test('without a server a mail becomes a file', async () => {
  await jobs.stop()
  mailer.close()
  await startJobs(undefined)
  expect(mailer.destination).toContain(join(dataDir, 'mail'))
  const id = await queue()
  await jobs.runDue()
  expect(await readdir(join(dataDir, 'mail'))).toEqual([`${id}.eml`])
  const parsed = await PostalMime.parse(await readFile(join(dataDir, 'mail', `${id}.eml`)))
  expect(parsed.to?.[0]?.address).toBe('ziga@example.com')
  // The job is done, but no screen may say that somebody got it.
  expect(await rowOf(id)).toMatchObject({ status: 'sent', sent_at: null })
})

test('a mail server that is away is tried for three days, at first soon and then every four hours', async () => {
  const { rows } = await database.execute(
    `select retry_limit, retry_delay, retry_delay_max, retry_backoff from pgboss.queue where name = 'send-mail'`,
  )
  const [queue] = rows as { retry_limit: number; retry_delay: number; retry_delay_max: number; retry_backoff: boolean }[]
  if (queue?.retry_backoff !== true) throw new Error('the pauses do not grow')
  // The shortest that pg-boss makes of them; the longest are twice that, up to the same end.
  const pauses = Array.from({ length: queue.retry_limit }, (_, tried) => Math.min(queue.retry_delay_max, queue.retry_delay * 2 ** tried))
  expect(pauses[0]).toBeLessThanOrEqual(10)
  expect(pauses.at(-1)).toBe(4 * 3600)
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400
  expect(days).toBeGreaterThanOrEqual(3)
  expect(days).toBeLessThan(3.5)
})
