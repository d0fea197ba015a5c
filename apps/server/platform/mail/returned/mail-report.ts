import type { MailFailure } from '@dovolilnice/contract/mails/outbox/mail-failures'
import { createHmac } from 'node:crypto'
import type { Email } from 'postal-mime'
import type { Db } from '../../database/db.ts'
import { isSame, serverSecret } from '../../security/secret.ts'
import { failureOfAnswer } from '../mail-failure.ts'

const markLength = 24

const sign = (secret: string, id: string): string => createHmac('sha256', secret).update(id).digest('hex').slice(0, markLength)

/** The secret of the marks, the same in every process. */
export const markSecret = (db: Db): Promise<string> => serverSecret(db, 'mail-mark')

/**
 * What goes with a mail and comes back with a report about it, in its Message-ID and as the id of its envelope. Only who got the mail, or carried it, knows
 * it: nobody else can say of somebody's mail that it did not arrive.
 */
export const mailMark = async (db: Db, id: string): Promise<string> => `${id}.${sign(await markSecret(db), id)}`

const markShape = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\da-f]{24})/i

/** The mail whose mark stands in the text; undefined without one, or with one that is not of this town. */
const markedMail = (secret: string, text: string): string | undefined => {
  const [, id = '', signature = ''] = markShape.exec(text.toLowerCase()) ?? []
  return id !== '' && isSame(signature, sign(secret, id)) ? id : undefined
}

/** What a mail server says about a mail of ours that it could not deliver. */
export interface MailReport {
  mail_id: string
  failure: MailFailure
  /** Its own words, on one line. */
  answer: string
}

const longestAnswer = 500

/** More of a report is not read: what is needed stands before the mail that it may bring back whole. */
export const readReportBytes = 256 * 1024

const limits = { forceRfc822Attachments: true, maxNestingDepth: 10, maxHeadersSize: 64 * 1024 } as const

const textOf = ({ content }: Email['attachments'][number]): string =>
  typeof content === 'string' ? content : Buffer.from(content instanceof Uint8Array ? content : new Uint8Array(content)).toString('utf8')

/** The groups of fields of a report (RFC 3464), by their names in small letters: the first is about the mail, each other about a recipient. */
const fieldsOf = (part: string): ReadonlyMap<string, string>[] =>
  part
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .filter((group) => group.trim() !== '')
    .map((group) => {
      const lines = group.split('\n').map((line) => /^([\w-]{1,60}):\s*(.*)$/.exec(line))
      return new Map(lines.flatMap((line) => (line === null ? [] : [[(line[1] ?? '').toLowerCase(), (line[2] ?? '').trim()]])))
    })

const isReport = ({ headers }: Email): boolean => {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? ''
  return /^\s*multipart\/report\b/i.test(type) && /report-type\s*=\s*"?delivery-status\b/i.test(type)
}

/** The Message-ID of the mail that came back, from its headers alone. */
const returnedId = (part: string): string => {
  const [head = ''] = part.replace(/\r\n?/g, '\n').split(/\n{2,}/)
  return /^message-id:(.*(?:\n[ \t].*)*)/im.exec(head)?.[1] ?? ''
}

/** A mail that was tried until it was too old did not arrive either; its last answer was one for the time being. */
const failureOfReport = (status: string, answer: string): MailFailure =>
  status.startsWith('4') ? 'rejected' : failureOfAnswer(`${status} ${answer}`, 550, 'RCPT TO')

const oneLine = (text: string): string => text.replace(/\p{C}+/gu, ' ').trim()

/**
 * Reads a delivery report (RFC 3464). Undefined for any other mail, for a report that something is late or has arrived, and where none of its parts
 * bears the mark of a mail of ours.
 * @throws where the message is nested or headed beyond measure
 */
export const readMailReport = async (source: Uint8Array, secret: string): Promise<MailReport | undefined> => {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(source, limits)
  if (!isReport(mail)) return undefined
  const status = mail.attachments.find(({ mimeType }) => /^message\/(?:global-)?delivery-status$/.test(mimeType))
  const returned = mail.attachments.find(({ mimeType }) =>
    /^(?:message\/(?:rfc822|global)|(?:text|message)\/(?:rfc822|global)-headers)$/.test(mimeType),
  )
  const [about, ...recipients] = fieldsOf(status === undefined ? '' : textOf(status))
  const failed = recipients.find((fields) => fields.get('action')?.toLowerCase().startsWith('failed'))
  if (about === undefined || failed === undefined) return undefined
  const ids = [about.get('original-envelope-id') ?? '', returned === undefined ? '' : returnedId(textOf(returned))]
  const mail_id = ids.map((id) => markedMail(secret, id)).find((id) => id !== undefined)
  if (mail_id === undefined) return undefined
  const answer = oneLine((failed.get('diagnostic-code') ?? failed.get('status') ?? '').replace(/^[\w-]+\s*;\s*/, ''))
  return { mail_id, failure: failureOfReport(failed.get('status') ?? '', answer), answer: answer.slice(0, longestAnswer) }
}
