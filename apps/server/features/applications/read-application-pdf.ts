import type { readApplicationDecision } from '@dovolilnice/contract/applications/read-application-decision'
import type { readApplicationPdf } from '@dovolilnice/contract/applications/read-application-pdf'
import type { readDecision } from '@dovolilnice/contract/applications/read-decision'
import type { readOwnDecision } from '@dovolilnice/contract/applications/read-own-decision'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Context, FileAnswer, Handler } from '../../platform/http/context.ts'
import { makeApplicationPdf } from './application-pdf.ts'
import { subjectOf } from './application-record.ts'
import type { ApplicationRecord } from './application-record.ts'
import { makeDecisionPdf } from './decision-pdf.ts'
import { findApplication, findLinkedApplication, findOwnApplication } from './find-application.ts'
import { readDetails } from './get-application.ts'

const pdfAnswer = (stream: Uint8Array, file_name: string): FileAnswer => ({
  stream,
  media_type: 'application/pdf',
  file_name,
  inline: true,
})

export const handleReadApplicationPdf: Handler<typeof readApplicationPdf> = async ({ params }, context) => {
  const application = await findApplication(context.trx, params.id)
  context.record({ subject: subjectOf(application) })
  const { municipality } = await context.capabilities.readParameters(context.trx)
  const pdf = await makeApplicationPdf(await readDetails(context, application), municipality, context.locale, context.now)
  return pdfAnswer(pdf, `vloga-${application.number}.pdf`)
}

/** @throws OperationError `not_found` while nothing has been rejected */
const decisionOf = async ({ trx, now, capabilities }: Context, application: ApplicationRecord): Promise<FileAnswer> => {
  if (application.status !== 'rejected') throw new OperationError('not_found')
  const kind = await trx.selectFrom('permit_kind').select('name').where('id', '=', application.permit_kind_id).executeTakeFirstOrThrow()
  const clerk =
    application.decided_by === null
      ? undefined
      : await trx.selectFrom('app_user').select('name').where('id', '=', application.decided_by).executeTakeFirst()
  const facts = {
    parameters: await capabilities.readParameters(trx),
    kindName: kind.name[application.locale],
    decidedBy: clerk?.name ?? null,
  }
  return pdfAnswer(await makeDecisionPdf(application, facts, now), `odlocba-${application.number}.pdf`)
}

export const handleReadDecision: Handler<typeof readDecision> = async ({ params }, context) => {
  const application = await findApplication(context.trx, params.id)
  context.record({ subject: subjectOf(application) })
  return decisionOf(context, application)
}

export const handleReadOwnDecision: Handler<typeof readOwnDecision> = async ({ params }, context) =>
  decisionOf(context, await findOwnApplication(context.trx, params.id, context.user!.id))

export const handleReadLinkedDecision: Handler<typeof readApplicationDecision> = async ({ query }, context) =>
  decisionOf(context, await findLinkedApplication(context.trx, query, context.now))
