import type { Config } from '@dovolilnice/server/config'
import { tryMailServer } from '@dovolilnice/server/mailer'
import { withoutPassword } from '../start/announce.ts'
import { missing, reasonOf, right } from './finding.ts'
import type { Finding } from './finding.ts'

/** The mail server: connection, greeting, sign-in. No mail is sent. */
export const checkMail = async ({ smtpUrl, production }: Pick<Config, 'smtpUrl' | 'production'>): Promise<Finding> => {
  if (smtpUrl === undefined)
    return production
      ? missing('Mail', 'nothing is sent, mails only become files in the data folder: set SMTP_URL.')
      : right('Mail', 'written to files, not sent')
  try {
    await tryMailServer(smtpUrl)
    return right('Mail', `${withoutPassword(smtpUrl)} answers`)
  } catch (error) {
    return missing(
      'Mail',
      `${withoutPassword(smtpUrl)}: ${reasonOf(error)}. Look at SMTP_URL (host, port, smtp or smtps, account, password) and at the mail server.`,
    )
  }
}
