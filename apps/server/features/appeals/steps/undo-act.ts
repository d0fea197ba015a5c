import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import type { Row } from '../../../platform/database/tables.ts'
import type { Context } from '../../../platform/http/context.ts'

/** The acts by which an application or a permit ended or rested. */
const ending: readonly ActKind[] = ['rejection', 'dismissal', 'discontinuation', 'revocation', 'suspension']

/**
 * What an act ended goes on, because the act was replaced or annulled: the application is in review again, the permit in force again.
 * @param reason by which decision
 */
export const undoAct = async (context: Context, act: Row<'act'>, reason: string): Promise<void> => {
  if (!ending.includes(act.kind)) return
  if (act.application_id !== null) await context.capabilities.returnApplication(context, act.application_id, reason)
  if (act.permit_id !== null) await context.capabilities.restorePermit(context, act.permit_id, reason)
}
