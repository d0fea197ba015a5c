import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Context, FileAnswer, Services } from '../../../platform/http/context.ts'

/** The acts that decide about an application; of several the newest holds. */
const kinds: readonly ActKind[] = ['grant', 'rejection', 'dismissal', 'payment_lapse', 'replacement']

const matterOf = (id: string) => ({ application_id: id, permit_id: null })

/** The decision that was issued. @throws OperationError `not_found` while there is none, and for decisions older than stored acts */
export const readStoredDecision = (context: Context, id: string): Promise<FileAnswer> =>
  context.capabilities.readMatterAct(context.trx, context, matterOf(id), kinds)

/** Whether a decision about an application is stored, so that its paper can be offered. */
export const hasStoredDecision = (trx: Trx, { capabilities }: Pick<Services, 'capabilities'>, id: string): Promise<boolean> =>
  capabilities.hasAct(trx, matterOf(id), kinds)
