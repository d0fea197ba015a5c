import { OperationError } from '@dovolilnice/contract/errors'
import type { requestAccount } from '@dovolilnice/contract/session/sign-up'
import type { Handler } from '../../../platform/http/context.ts'
import { openLinkedApplication } from '../record/linked-application.ts'

/** The mail goes to the address of the application, whoever asks; a paper application may have none. */
export const handleRequestAccount: Handler<typeof requestAccount> = async ({ body }, context) => {
  const { id, email, name, applicant_type: type, locale } = await openLinkedApplication(context, body)
  if (email === null) throw new OperationError('not_found')
  await context.capabilities.beginSignUp(context, { email, name, type, locale, application_id: id })
  return { sent: true as const }
}
