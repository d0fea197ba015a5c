import { errorCode, errorStatus } from '../errors/error-facts.ts'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type nodemailer from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'
import { withArms } from './render-mail.ts'

type Sender = string | (() => Promise<{ name: string; address: string }>)

export interface MailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…`; absent: mails are written as .eml files to `<dataDir>/mail`. */
  smtpUrl?: string | undefined
  /** The sender, for instance `Občina Zgornji Grad <dovolilnice@zgornji-grad.si>`; a function where its name may change while this runs. */
  from: Sender
  dataDir: string
  /** The most that may go within an hour; absent: as many as there are. */
  hourlyLimit?: number | null | undefined
}

export interface OutgoingMail {
  id: string
  /** By which a report about it is known to be about it, see `mailMark`. */
  mark: string
  recipient: string
  subject: string
  text: string
  html: string
  /** The town's coat of arms as a PNG, for the head of the letter. */
  arms?: Uint8Array | undefined
  attachments?: readonly { file_name: string; media_type: string; content: Buffer }[]
}

export interface Mailer {
  /** Where mail goes, in one line for the terminal at start. Holds no password. */
  destination: string
  /** False where a mail only becomes a file: nobody gets it. */
  sends: boolean
  /** The most that may go within an hour; null: as many as there are. */
  hourlyLimit: number | null
  /** @throws when the server does not take the mail; `isRefusal` tells whether it ever will */
  deliver(mail: OutgoingMail): Promise<void>
  close(): void
}

declare module '../jobs/job.ts' {
  interface JobServices {
    mailer: Mailer
  }
}

/** The server refused permanently (an SMTP status from 500 on for this recipient or message): a retry is useless. */
export const isRefusal = (error: unknown): boolean => {
  const [code, responseCode] = [errorCode(error), errorStatus(error, 'responseCode')]
  return responseCode !== undefined && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

const messageOf = async (mail: OutgoingMail, from: Sender): Promise<SendMailOptions> => {
  const { html, picture } = withArms(mail.html, mail.arms)
  const files = (mail.attachments ?? []).map(({ file_name: filename, media_type: contentType, content }) => ({
    filename,
    contentType,
    content,
  }))
  const inside = picture && { ...picture, filename: 'grb.png', contentType: 'image/png', contentDisposition: 'inline' as const }
  return {
    from: typeof from === 'string' ? from : await from(),
    // As an object the address is taken whole: a comma in it never makes a second recipient.
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html,
    attachments: inside === undefined ? files : [inside, ...files],
    // The same for every try, so that a mail accepted twice is shown once.
    messageId: `<${mail.mark}@dovolilnice>`,
    // A server that can do so reports only what does not arrive, with the mark, and sends no documents back.
    dsn: { id: mail.mark, return: 'headers', notify: ['failure'] },
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Milliseconds that a mail server may take. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Connects to the mail server, greets it, signs in where the address has an account, and leaves. Nothing is sent.
 * @throws the library's error: nobody answers, or the account is refused
 */
export const tryMailServer = async (smtpUrl: string): Promise<void> => {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: smtpUrl, ...limits })
  await transport.verify().finally(() => transport.close())
}

/** A way to send mail, opened with the first one: its library need not be there before. */
const whenFirstUsed = <T extends { close(): void }>(make: (library: typeof nodemailer) => T) => {
  let made: Promise<T> | undefined
  return {
    open: (): Promise<T> => (made ??= import('nodemailer').then(make)),
    close: (): void => void made?.then((transport) => transport.close()),
  }
}

/** The most that one process hands to the mail server within a second. */
export const mailsPerSecond = 10

const smtpMailer = (smtpUrl: string, { from, hourlyLimit = null }: MailerOptions): Mailer => {
  const transport = whenFirstUsed(({ createTransport }) =>
    createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      // A municipality's mail server may treat thousands of mails at once as an attack.
      rateDelta: 1_000,
      rateLimit: mailsPerSecond,
      ...limits,
    }),
  )
  return {
    sends: true,
    hourlyLimit,
    destination: `mail goes to ${new URL(smtpUrl).host}`,
    deliver: async (mail) => void (await (await transport.open()).sendMail(await messageOf(mail, from))),
    close: () => transport.close(),
  }
}

const fileMailer = (folder: string, from: Sender): Mailer => {
  const transport = whenFirstUsed(({ createTransport }) => createTransport({ streamTransport: true, buffer: true, newline: 'windows' }))
  return {
    sends: false,
    hourlyLimit: null,
    destination: `mail is not sent but written to ${folder} (set SMTP_URL to send it)`,
    deliver: async (mail) => {
      const { message } = await (await transport.open()).sendMail(await messageOf(mail, from))
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${mail.id}.eml`)
      await writeFile(`${file}.part`, message)
      await rename(`${file}.part`, file)
    },
    close: () => transport.close(),
  }
}

/** What delivers mail: an SMTP server, or a folder when none is configured. */
export const createMailer = (options: MailerOptions): Mailer =>
  options.smtpUrl === undefined ? fileMailer(join(options.dataDir, 'mail'), options.from) : smtpMailer(options.smtpUrl, options)
