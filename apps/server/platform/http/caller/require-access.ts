import { OperationError } from '@dovolilnice/contract/errors'
import type { Operation } from '@dovolilnice/contract/operation'
import type { FoundSession } from './find-session.ts'

/** @throws OperationError `unauthenticated`, `set_up_required`, `forbidden` */
export const requireAccess = (operation: Operation, session: FoundSession | null): void => {
  if (operation.access === 'public') return
  if (session === null) throw new OperationError('unauthenticated')
  if (session.user.second_factor_due === 'required' && operation.duringSetUp !== true) throw new OperationError('set_up_required')
  const allowed =
    operation.access === 'session'
      ? !session.user.reset || operation.duringReset === true
      : session.user.permissions.includes(operation.access)
  if (!allowed) throw new OperationError('forbidden')
}
