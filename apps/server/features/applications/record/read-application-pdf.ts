import type { previewDecision } from '@dovolilnice/contract/applications/decide/preview-decision'
import type { readApplicationDecision } from '@dovolilnice/contract/applications/decide/read-application-decision'
import type { readApplicationPdf } from '@dovolilnice/contract/applications/record/read-application-pdf'
import type { readDecision } from '@dovolilnice/contract/applications/decide/read-decision'
import type { readOwnDecision } from '@dovolilnice/contract/applications/decide/read-own-decision'
import type { Context, FileAnswer, Handler } from '../../../platform/http/context.ts'
import { makeApplicationPdf } from './application-pdf.ts'
import { subjectOf } from './application-record.ts'
import type { ApplicationRecord } from './application-record.ts'
import { requireLegal } from '../decide/application-step.ts'
import { rejectionOf } from '../decide/rejection.ts'
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

/** The decision that was issued. @throws OperationError `not_found` while nothing has been rejected or dismissed */
const decisionOf = (context: Context, { id }: ApplicationRecord): Promise<FileAnswer> =>
  context.capabilities.readMatterAct(context.trx, context, { application_id: id, permit_id: null }, ['rejection', 'dismissal'])

export const handleReadDecision: Handler<typeof readDecision> = async ({ params }, context) => {
  const application = await findApplication(context.trx, params.id)
  context.record({ subject: subjectOf(application) })
  return decisionOf(context, application)
}

/** The decision as it would be issued, for the preview. */
export const handlePreviewDecision: Handler<typeof previewDecision> = async ({ params, body }, context) => {
  const application = await findApplication(context.trx, params.id)
  requireLegal(application, 'reject')
  context.record({ subject: subjectOf(application) })
  return context.capabilities.previewAct(context, rejectionOf(application.id, body))
}

export const handleReadOwnDecision: Handler<typeof readOwnDecision> = async ({ params }, context) =>
  decisionOf(context, await findOwnApplication(context.trx, params.id, context.user.id))

export const handleReadLinkedDecision: Handler<typeof readApplicationDecision> = async ({ query }, context) =>
  decisionOf(context, await openLinkedApplication(context, query))
