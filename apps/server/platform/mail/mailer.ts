export interface MailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…`; absent: mails are written as .eml files to `<dataDir>/mail`. */
  smtpUrl?: string
  /** The sender, for instance `Občina Zgornji Grad <dovolilnice@zgornji-grad.si>`. */
  from: string
  dataDir: string
}

export interface OutgoingMail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
}

export interface Mailer {
  /** Where mail goes, in one line for the terminal at start. */
  destination: string
  deliver(mail: OutgoingMail): Promise<void>
  close(): void
}

declare module '../jobs/job.ts' {
  interface JobServices {
    mailer: Mailer
  }
}

export const createMailer = (_options: MailerOptions): Mailer => {
  throw new Error('not yet')
}
