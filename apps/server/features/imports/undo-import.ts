import { OperationError } from '@dovolilnice/contract/errors'
import type { undoImport } from '@dovolilnice/contract/imports/undo-import'
import type { Handler } from '../../platform/http/context.ts'
import { readImport } from './read-imports.ts'
import { undoImportJob } from './undo-import-job.ts'

export const handleUndoImport: Handler<typeof undoImport> = async ({ params: { id } }, context) => {
  const { trx, user, send } = context
  const one = await trx.selectFrom('data_import').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (one === undefined) throw new OperationError('not_found')
  if (one.status !== 'done' && one.status !== 'failed') throw new OperationError('illegal_transition', { details: { status: one.status } })
  await trx.updateTable('data_import').set({ status: 'undoing' }).where('id', '=', id).execute()
  await send(trx, undoImportJob, { import_id: id, user_id: user.id })
  context.record({ subject: { type: 'import', id, label: one.file_name }, after: { subject: one.subject } })
  return readImport(trx, id)
}
