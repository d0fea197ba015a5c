import type { MailFailure } from '@dovolilnice/contract/mails/outbox/mail-failures'
import { errorCode, errorCommand, errorMessage, errorStatus, originalCode } from '../errors/error-facts.ts'
import { MissingFileError } from '../storage/storage.ts'

/** Reasons by the code of the mail library, where the code alone says enough. */
const byCode: Readonly<Record<string, MailFailure>> = {
  EDNS: 'dns',
  ETIMEDOUT: 'timeout',
  ETLS: 'tls',
  EREQUIRETLS: 'tls',
  EAUTH: 'authentication',
  ENOAUTH: 'authentication',
  EOAUTH2: 'authentication',
}

/** Reasons by the system's error code, which the library's error wraps. */
const bySystem: Readonly<Record<string, MailFailure>> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'refused',
  EHOSTUNREACH: 'timeout',
  ENETUNREACH: 'timeout',
  ETIMEDOUT: 'timeout',
}

const certificate = /certificate|self[- ]signed|ssl|tls|wrong version number/i

/** What an SMTP answer says: first by its enhanced code (RFC 3463), then by its words and its number. */
export const failureOfAnswer = (answer: string, status: number, command: string | undefined): MailFailure => {
  const [, subject, detail] = /\b[45]\.(\d{1,3})\.(\d{1,3})\b/.exec(answer) ?? []
  const code = `${subject}.${detail}`
  if (code === '2.2' || /(?:mailbox|quota).{0,30}(?:full|exceeded)|over quota/i.test(answer) || status === 552) {
    return code === '3.4' || /size|large/i.test(answer) ? 'too_large' : 'mailbox_full'
  }
  if (code === '3.4') return 'too_large'
  if (['1.1', '1.2', '1.3', '1.6', '1.10', '2.1'].includes(code)) return 'mailbox'
  if (code === '1.8' || code === '1.7' || (command === 'MAIL FROM' && status >= 500)) return 'sender'
  if (status === 530 || status === 535) return 'authentication'
  if (subject === '7' || /spam|blacklist|block ?list|policy|dmarc|spf/i.test(answer)) return status < 500 ? 'busy' : 'policy'
  if (status < 500) return 'busy'
  return command === 'RCPT TO' && status === 550 ? 'mailbox' : 'rejected'
}

/** What a failed try means, for a person. */
export const failureOf = (error: unknown): MailFailure => {
  if (error instanceof MissingFileError) return 'attachment'
  const message = errorMessage(error)
  const status = errorStatus(error, 'responseCode')
  const code = errorCode(error) ?? ''
  if (code === 'EAUTH') return 'authentication'
  if (status !== undefined) return failureOfAnswer(message, status, errorCommand(error))
  const known = bySystem[originalCode(error) ?? ''] ?? byCode[code]
  if (known !== undefined) return known
  if (/ECONNREFUSED/.test(message)) return 'refused'
  if (code === 'ESOCKET' || code === 'ECONNECTION') return certificate.test(message) ? 'tls' : 'refused'
  return 'other'
}
