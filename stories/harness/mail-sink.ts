import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as its receiver sees it. */
export interface ReceivedMail {
  /** The same for every delivery of one mail. */
  message_id: string
  to: string[]
  subject: string
  text: string
  html: string
  attachments: { filename: string; mimeType: string }[]
}

export interface MailSink {
  /** The product's SMTP_URL. */
  url: string
  /** Every mail so far, oldest first. */
  mails: () => ReceivedMail[]
  /** The newest mail to an address whose subject or text matches; waits for it. */
  waitForMail: (to: string, pattern?: RegExp) => Promise<ReceivedMail>
  /** From now on mails with such a subject are taken and not acknowledged; nothing: all are again. */
  hold: (subject?: RegExp) => void
  /** How many were taken and not acknowledged. */
  held: () => number
  close: () => Promise<void>
}

const asReceived = (mail: Email, to: string[]): ReceivedMail => ({
  message_id: mail.messageId ?? '',
  to,
  subject: mail.subject ?? '',
  text: mail.text ?? '',
  html: mail.html ?? '',
  attachments: mail.attachments.map(({ filename, mimeType }) => ({ filename: filename ?? '', mimeType })),
})

/** The link to a page in a mail. */
export const linkIn = (text: string, place: string): string => {
  const link = new RegExp(`https?://\\S+${place}\\S+`).exec(text)?.[0]
  if (link === undefined) throw new Error(`no link to ${place} in: ${text}`)
  return link
}

/** A mail server on 127.0.0.1 that keeps every mail and sends none on; on a free port unless said. */
export const startMailSink = async (port = 0): Promise<MailSink> => {
  const received: ReceivedMail[] = []
  let holds: RegExp | undefined
  let held = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(asReceived(mail, to))
          if (holds?.test(mail.subject ?? '') === true) held += 1
          else done()
        }, done)
      })
    },
  })
  // A killed product leaves its connection in the middle of a command.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  if (!address || typeof address === 'string') throw new Error('the mail server has no port')

  const waitForMail = async (to: string, pattern = /(?:)/): Promise<ReceivedMail> => {
    const until = performance.now() + 30_000
    while (performance.now() < until) {
      const found = received.findLast((mail) => mail.to.includes(to) && pattern.test(`${mail.subject}\n${mail.text}`))
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(
      `No mail to ${to} matched ${pattern}. There were: ${received.map((mail) => `${mail.to.join()} ${mail.subject}`).join('; ') || 'none'}`,
    )
  }
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails: () => [...received],
    waitForMail,
    hold: (subject) => void (holds = subject),
    held: () => held,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
