import type { PartyPaper } from '@dovolilnice/contract/applications/record/party-paper'
import type { readApplicationPaper } from '@dovolilnice/contract/applications/record/read-application-paper'
import type { readOwnPaper } from '@dovolilnice/contract/applications/record/read-own-paper'
import type { Context, FileAnswer, Handler } from '../../../platform/http/context.ts'
import { findOwnApplication } from './find-application.ts'
import { openLinkedApplication } from './linked-application.ts'

const kindsOf = { call: 'supplement_call', fee_call: 'fee_call' } as const

/** The newest paper of its kind. @throws OperationError `not_found` while there is none */
const paperOf = ({ trx, capabilities, ...context }: Context, application_id: string, paper: PartyPaper): Promise<FileAnswer> =>
  paper === 'fee_receipt'
    ? capabilities.readFeeReceiptPaper(trx, context, application_id)
    : capabilities.readMatterAct(trx, context, { application_id, permit_id: null }, [kindsOf[paper]])

export const handleReadApplicationPaper: Handler<typeof readApplicationPaper> = async ({ query }, context) =>
  paperOf(context, (await openLinkedApplication(context, query)).id, query.paper)

export const handleReadOwnPaper: Handler<typeof readOwnPaper> = async ({ params, query }, context) =>
  paperOf(context, (await findOwnApplication(context.trx, params.id, context.user.id)).id, query.paper)
