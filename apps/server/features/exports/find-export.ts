import { type ExportStatus, type ExportStep, takesStep } from '@dovolilnice/contract/exports/export'
import { OperationError } from '@dovolilnice/contract/errors'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { Db, Row } from '../../platform/database/db.ts'
import type { Capabilities } from '../../platform/http/context.ts'
import { findList, mayRead } from './exported-lists.ts'

type Stored = Pick<Row<'data_export'>, 'user_id' | 'list' | 'status' | 'expires_at'>

/** The status on a screen: a file is gone when its time is over, also before the nightly job has removed it. */
export const shownStatus = ({ status, expires_at: until }: Pick<Stored, 'status' | 'expires_at'>, now: Date): ExportStatus =>
  status === 'done' && until !== null && until <= now ? 'expired' : status

/**
 * What the person may do: fetch the file with the permission of the list; the rest is for who asked for it. A person's own list is nobody
 * else's.
 */
export const mayStep = (
  row: Stored,
  step: ExportStep,
  { user, now, capabilities }: { user: SessionUser; now: Date; capabilities: Capabilities },
): boolean => {
  if (!takesStep(shownStatus(row, now), step)) return false
  const isOwn = row.user_id === user.id
  if (step === 'delete') return isOwn || user.permissions.includes('exports:read')
  if (step === 'cancel') return isOwn
  if (step === 'schedule' && !user.permissions.includes('exports:read')) return false
  const list = findList(capabilities, row.list)
  if (list === undefined || !mayRead(user, list)) return false
  return isOwn || (step === 'download' && list.operation.access !== 'session')
}

/** Whether the person sees this export in the list at all. */
export const maySee = (row: Pick<Stored, 'user_id'>, user: SessionUser): boolean =>
  row.user_id === user.id || user.permissions.includes('exports:read')

/** An export that takes the step of this person. @throws OperationError `not_found`, `illegal_transition`, `forbidden` */
export const findForStep = async (
  db: Db,
  id: string,
  step: ExportStep,
  who: { user: SessionUser; now: Date; capabilities: Capabilities },
): Promise<Row<'data_export'>> => {
  const row = await db.selectFrom('data_export').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined || !maySee(row, who.user)) throw new OperationError('not_found')
  if (!takesStep(shownStatus(row, who.now), step)) throw new OperationError('illegal_transition')
  if (!mayStep(row, step, who)) throw new OperationError('forbidden')
  return row
}
