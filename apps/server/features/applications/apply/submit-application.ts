import * as contract from '@dovolilnice/contract/applications/apply/operations'
import { OperationError } from '@dovolilnice/contract/errors'
import type { ApplicationForm } from '@dovolilnice/contract/applications/apply/application-form'
import { type Context, implement, implementPrepared } from '../../../platform/http/context.ts'
import { type KeptDays, bringKeptDocuments } from './check-form.ts'
import { insertApplication } from './insert-application.ts'
import { bitsNow, makeChallenge } from '../../../platform/http/limits/proof.ts'
import { requestAccount } from '@dovolilnice/contract/session/sign-up'
import { waitsForOpening } from '../mail/application-mail.ts'
import { openLinkedApplication } from '../record/find-application.ts'
import { notFound } from '../../../platform/database/db.ts'

export const handleSubmitApplication = implementPrepared(
  contract.submitApplication,
  bringKeptDocuments,
  async ({ body }, context, kept) => (await insertApplication(context, withKept(body, kept), { source: 'web' })).answer,
)

export const handleCreateOwnApplication = implementPrepared(
  contract.createOwnApplication,
  bringKeptDocuments,
  async ({ body }, context, kept) =>
    (await insertApplication(context, withKept(body, kept), { source: 'account', userId: context.user.id })).answer,
)

/** The days of the documents that were taken over are those on record. */
const withKept = (body: ApplicationForm, kept: KeptDays): ApplicationForm => ({
  ...body,
  document_expires: { ...body.document_expires, ...kept },
})

/** @throws OperationError `not_found`, also for one who was deleted */
const requireUser = async ({ trx }: Context, id: string): Promise<string> => {
  const user = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', id)
    .where('anonymised_at', 'is', null)
    .executeTakeFirstOrThrow(notFound)
  return user.id
}

export const handleCreateApplication = implement(
  contract.createApplication,
  async ({ body: { app_user_uuid: chosen, ...body } }, context) =>
    (await insertApplication(context, body, { source: 'paper', ...(chosen && { userId: await requireUser(context, chosen) }) })).answer,
)

export const handleCreateUserApplication = implement(
  contract.createUserApplication,
  async ({ params, body }, context) =>
    (await insertApplication(context, body, { source: 'paper', userId: await requireUser(context, params.id) })).answer,
)

export const handleReadFormChallenge = implement(contract.readFormChallenge, async (_, { trx, config, ...sender }) => {
  const bits = await bitsNow(trx, config, contract.submitApplication.name, sender)
  return { challenge: await makeChallenge(trx, bits, sender), bits }
})

/** The mail goes to the address of the application, whoever asks; a paper application may have none. */
export const handleRequestAccount = implement(requestAccount, async ({ body }, context) => {
  const application = await openLinkedApplication(context, body)
  const { id, email, name, applicant_type: type, locale } = application
  if (email === null) throw new OperationError('not_found')
  if (await waitsForOpening(context.trx, application, context.now)) throw new OperationError('link_unopened')
  await context.capabilities.beginSignUp(context, { email, name, type, locale, application_id: id })
  return { sent: true as const }
})
