import { isUndoable } from '@dovolilnice/contract/appeals/undoable-kinds'
import type { Row } from '../../../platform/database/tables.ts'
import type { Context } from '../../../platform/http/context.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    undoAct: typeof undoAct
  }
}

/**
 * What an act ended goes on, because the act was replaced or annulled: the application is in review again, the permit in force again.
 * @param reason by which decision
 * @throws OperationError `permit_exists`, `credential_taken`, `cap_reached` where another permit has come in the place of a revoked one
 */
export const undoAct = async (context: Context, act: Row<'act'>, reason: string): Promise<void> => {
  if (!isUndoable(act.kind)) return
  if (act.application_id !== null) await context.capabilities.returnApplication(context, act.application_id, reason)
  if (act.permit_id !== null) await context.capabilities.restorePermit(context, act.permit_id, act, reason)
}
