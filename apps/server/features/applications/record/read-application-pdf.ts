import type { previewDecision } from '@dovolilnice/contract/applications/decide/preview-decision'
import type { readApplicationDecision } from '@dovolilnice/contract/applications/decide/read-application-decision'
import type { readApplicationPdf } from '@dovolilnice/contract/applications/record/read-application-pdf'
import type { readDecision } from '@dovolilnice/contract/applications/decide/read-decision'
import type { readOwnDecision } from '@dovolilnice/contract/applications/decide/read-own-decision'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Context, FileAnswer, Handler } from '../../../platform/http/context.ts'
import { makeApplicationPdf } from './application-pdf.ts'
import { subjectOf } from './application-record.ts'
import type { ApplicationRecord } from './application-record.ts'
import { requireLegal } from '../decide/application-step.ts'
import { makeDecisionPdf } from '../decide/decision-pdf.ts'
import { findApplication, findOwnApplication } from './find-application.ts'
import { openLinkedApplication } from './linked-application.ts'
import { readDetails } from './get-application.ts'

const pdfAnswer = (stream: Uint8Array, file_name: string): FileAnswer => ({
  stream,
  media_type: 'application/pdf',
  file_name,
})

export const handleReadApplicationPdf: Handler<typeof readApplicationPdf> = async ({ params }, context) => {
  const application = await findApplication(context.trx, params.id)
  context.record({ subject: subjectOf(application) })
  const parameters = await context.capabilities.readParameters(context.trx)
  const pdf = await makeApplicationPdf(await readDetails(context, application), parameters, context.locale, context.now)
  return pdfAnswer(pdf, `vloga-${application.number}.pdf`)
}

interface Decided {
  by: string | null
  isDraft?: boolean
}

const writtenDecision = async (
  { trx, now, capabilities }: Context,
  application: ApplicationRecord,
  { by, isDraft }: Decided,
): Promise<FileAnswer> => {
  const kind = await trx.selectFrom('permit_kind').select('name').where('id', '=', application.permit_kind_id).executeTakeFirstOrThrow()
  const parameters = await capabilities.readParameters(trx)
  const facts = { parameters, kindName: kind.name[application.locale], decidedBy: by, isDraft }
  return pdfAnswer(await makeDecisionPdf(application, facts, now), `${isDraft ? 'osnutek-' : ''}odlocba-${application.number}.pdf`)
}

/** @throws OperationError `not_found` while nothing has been rejected */
const decisionOf = async (context: Context, application: ApplicationRecord): Promise<FileAnswer> => {
  const { status, decided_by: id } = application
  if (status !== 'rejected') throw new OperationError('not_found')
  const clerk = id === null ? undefined : await context.trx.selectFrom('app_user').select('name').where('id', '=', id).executeTakeFirst()
  return writtenDecision(context, application, { by: clerk?.name ?? null })
}

export const handleReadDecision: Handler<typeof readDecision> = async ({ params }, context) => {
  const application = await findApplication(context.trx, params.id)
  context.record({ subject: subjectOf(application) })
  return decisionOf(context, application)
}

/** The decision as it would be sent, for the preview. */
export const handlePreviewDecision: Handler<typeof previewDecision> = async ({ params, body }, context) => {
  const application = await findApplication(context.trx, params.id)
  requireLegal(application, 'reject')
  context.record({ subject: subjectOf(application) })
  const wanted = { ...application, reason: body.reason, decided_at: null }
  return writtenDecision(context, wanted, { by: context.user.name, isDraft: true })
}

export const handleReadOwnDecision: Handler<typeof readOwnDecision> = async ({ params }, context) =>
  decisionOf(context, await findOwnApplication(context.trx, params.id, context.user.id))

export const handleReadLinkedDecision: Handler<typeof readApplicationDecision> = async ({ query }, context) =>
  decisionOf(context, await openLinkedApplication(context, query))
