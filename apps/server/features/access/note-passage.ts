import { operatorNoteLabel } from '@dovolilnice/contract/access/operator-note'
import type { notePassage } from '@dovolilnice/contract/access/note-passage'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Handler } from '../../platform/http/context.ts'
import { addAccessTag } from './access-log.ts'
import { findAccessRow } from './access-log-queries.ts'
import { operatorSince } from './operator-since.ts'

/** @throws OperationError `not_found`, also for a line that is too old for an operator */
export const handleNotePassage: Handler<typeof notePassage> = async ({ body }, context) => {
  const row = await findAccessRow(context.trx, body.access_log_id)
  if (row === undefined || row.at < operatorSince(context.now)) throw new OperationError('not_found')
  return addAccessTag(row, { label: operatorNoteLabel, remark: body.note }, context)
}
