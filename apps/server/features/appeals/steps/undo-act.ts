import { isUndoable } from '@dovolilnice/contract/appeals/undoable-kinds'
import { OperationError } from '@dovolilnice/contract/errors'
import type { ErrorCode } from '@dovolilnice/contract/errors'
import type { Row } from '../../../platform/database/tables.ts'
import type { Context } from '../../../platform/http/context.ts'

type SetAsideBy = Parameters<Context['capabilities']['returnApplication']>[3]

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    undoWherePossible: typeof undoWherePossible
  }
}

/**
 * What an act ended goes on, because the act was replaced or annulled: the application is in review again, the permit in force again.
 * @param reason by which decision
 * @param by who set the act aside
 * @throws OperationError `permit_exists`, `credential_taken`, `cap_reached` where another permit has come in the place of a revoked one
 */
export const undoAct = async (context: Context, act: Row<'act'>, reason: string, by: SetAsideBy): Promise<void> => {
  if (!isUndoable(act.kind) && act.kind !== 'replacement') return
  if (act.application_id !== null) await context.capabilities.returnApplication(context, act.application_id, reason, by)
  if (act.permit_id !== null) await context.capabilities.restorePermit(context, act.permit_id, act, reason)
}

/** Why a revoked permit cannot be in force again. They are found by reading, so the transaction goes on. */
const inTheWay: readonly ErrorCode[] = ['permit_exists', 'credential_taken', 'cap_reached']

/**
 * The same after a decision of second instance or of a court: it holds whatever stands in the way here, and a permit in whose place another has come
 * stays revoked.
 */
export const undoWherePossible = async (context: Context, act: Row<'act'>, reason: string): Promise<void> => {
  try {
    await undoAct(context, act, reason, 'another')
  } catch (error) {
    if (!(error instanceof OperationError && inTheWay.includes(error.code))) throw error
  }
}
