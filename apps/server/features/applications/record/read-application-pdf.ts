import type { readApplicationDecision } from '@dovolilnice/contract/applications/decide/read-application-decision'
import type { readApplicationPdf } from '@dovolilnice/contract/applications/record/read-application-pdf'
import type { readDecision } from '@dovolilnice/contract/applications/decide/read-decision'
import type { readOwnDecision } from '@dovolilnice/contract/applications/decide/read-own-decision'
import type { FileAnswer, Handler } from '../../../platform/http/context.ts'
import { makeApplicationPdf } from './application-pdf.ts'
import { subjectOf } from './application-record.ts'
import { findApplication, findOwnApplication } from './find-application.ts'
import { openLinkedApplication } from './linked-application.ts'
import { readDetails } from './get-application.ts'
import { readStoredDecision } from './stored-decision.ts'

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

export const handleReadDecision: Handler<typeof readDecision> = async ({ params }, context) => {
  const application = await findApplication(context.trx, params.id)
  context.record({ subject: subjectOf(application) })
  return readStoredDecision(context, application.id)
}

export const handleReadOwnDecision: Handler<typeof readOwnDecision> = async ({ params }, context) =>
  readStoredDecision(context, (await findOwnApplication(context.trx, params.id, context.user.id)).id)

export const handleReadLinkedDecision: Handler<typeof readApplicationDecision> = async ({ query }, context) =>
  readStoredDecision(context, (await openLinkedApplication(context, query)).id)
