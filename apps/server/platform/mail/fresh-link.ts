import { OperationError } from '@dovolilnice/contract/errors'
import type { Row, Trx } from '../database/tables.ts'
import type { Services } from '../http/context.ts'

/** The secret of a link to an application, kept or removed. */
const applicationSecret = /token=(?:[\w%-]+|…)/g

/**
 * The words of a mail about an application with a new link. Its old link may be another's or is not kept. The new one goes only to the address that the
 * application has now: whoever opens it is taken for the applicant. Links that sign in or confirm are made by what they belong to, never here.
 * @throws OperationError `mail_link`
 */
export const withFreshLink = async (
  trx: Trx,
  { capabilities, clock }: Services,
  mail: Pick<Row<'mail'>, 'template' | 'subject_id' | 'body_text' | 'body_html'>,
  recipient: string,
): Promise<{ body_text: string; body_html: string }> => {
  const { template, subject_id: id, body_text, body_html } = mail
  const token =
    template.startsWith('application:') && id !== null ? await capabilities.linkApplication(trx, id, recipient, clock.now()) : undefined
  if (token === undefined) throw new OperationError('mail_link')
  const write = (body: string) => body.replace(applicationSecret, `token=${token}`)
  return { body_text: write(body_text), body_html: write(body_html) }
}
