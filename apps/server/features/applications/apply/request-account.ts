import { OperationError } from '@dovolilnice/contract/errors'
import type { requestAccount } from '@dovolilnice/contract/session/sign-up'
import type { Handler } from '../../../platform/http/context.ts'
import { waitsForOpening } from '../mail/application-mail.ts'
import { openLinkedApplication } from '../record/linked-application.ts'

/** The mail goes to the address of the application, whoever asks; a paper application may have none. */
export const handleRequestAccount: Handler<typeof requestAccount> = async ({ body }, context) => {
  const application = await openLinkedApplication(context, body)
  const { id, email, name, applicant_type: type, locale } = application
  if (email === null) throw new OperationError('not_found')
  if (await waitsForOpening(context.trx, application, context.now)) throw new OperationError('link_unopened')
  await context.capabilities.beginSignUp(context, { email, name, type, locale, application_id: id })
  return { sent: true as const }
}
