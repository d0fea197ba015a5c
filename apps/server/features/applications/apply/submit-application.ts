import type { createApplication } from '@dovolilnice/contract/applications/apply/create-application'
import type { createOwnApplication } from '@dovolilnice/contract/applications/apply/create-own-application'
import type { createUserApplication } from '@dovolilnice/contract/applications/apply/create-user-application'
import type { submitApplication } from '@dovolilnice/contract/applications/apply/submit-application'
import { OperationError } from '@dovolilnice/contract/errors'
import type { ApplicationForm } from '@dovolilnice/contract/applications/apply/application-form'
import type { Context, Handler, PreparedHandler } from '../../../platform/http/context.ts'
import type { KeptDays } from './bring-kept-documents.ts'
import { insertApplication } from './insert-application.ts'
import type { Submitted } from './insert-application.ts'

const answerOf = ({ application: { id, number, email }, token }: Submitted) => ({ id, number, token, email })

export const handleSubmitApplication: PreparedHandler<typeof submitApplication, KeptDays> = async ({ body }, context, kept) =>
  answerOf(await insertApplication(context, withKept(body, kept), { source: 'web' }))

export const handleCreateOwnApplication: PreparedHandler<typeof createOwnApplication, KeptDays> = async ({ body }, context, kept) =>
  answerOf(await insertApplication(context, withKept(body, kept), { source: 'account', userId: context.user.id }))

/** The days of the documents that were taken over are those on record. */
const withKept = (body: ApplicationForm, kept: KeptDays): ApplicationForm => ({
  ...body,
  document_expires: { ...body.document_expires, ...kept },
})

/** @throws OperationError `not_found`, also for one who was deleted */
const requireUser = async ({ trx }: Context, id: string): Promise<string> => {
  const user = await trx.selectFrom('app_user').select('id').where('id', '=', id).where('anonymised_at', 'is', null).executeTakeFirst()
  if (user === undefined) throw new OperationError('not_found')
  return user.id
}

export const handleCreateApplication: Handler<typeof createApplication> = async ({ body: { app_user_uuid: chosen, ...body } }, context) =>
  answerOf(await insertApplication(context, body, { source: 'paper', ...(chosen && { userId: await requireUser(context, chosen) }) }))

export const handleCreateUserApplication: Handler<typeof createUserApplication> = async ({ params, body }, context) =>
  answerOf(await insertApplication(context, body, { source: 'paper', userId: await requireUser(context, params.id) }))
