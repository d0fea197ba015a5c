import type { ImportStatus } from '@dovolilnice/contract/imports/import'
import { type Row, type Trx, updateRow } from '../../platform/database/db.ts'
import { z } from 'zod/mini'
import { recordEvent } from '../../platform/audit/record-event.ts'
import { restrictingRequest } from '../../platform/database/database-errors.ts'
import { inSavepoint } from '../../platform/database/session.ts'
import { defineJob, type JobContext } from '../../platform/jobs/job.ts'

/** The import in one of these states, locked until the transaction ends: two runs of its job wait for each other. */
export const lockImport = (trx: Trx, id: string, statuses: readonly ImportStatus[]): Promise<Row<'data_import'> | undefined> =>
  trx.selectFrom('data_import').selectAll().where('id', '=', id).where('status', 'in', statuses).forUpdate().executeTakeFirst()

/** Records that are taken back in one transaction. */
const block = 50

/** Takes a permit back. @returns whether nobody had changed it and it may be changed */
const takePermitBack = async (trx: Trx, { services, clock }: JobContext, id: string, reason: string): Promise<boolean> => {
  try {
    return await inSavepoint(trx, () => services.capabilities.takeImportedPermitBack(trx, id, reason, clock.now()))
  } catch (error) {
    if (restrictingRequest(error) === undefined) throw error
    return false
  }
}

/** @returns those of these records that were taken back */
const takeBack = async (trx: Trx, context: JobContext, one: Row<'data_import'>, ids: readonly string[]): Promise<string[]> => {
  const { services, clock } = context
  if (one.subject === 'people') return services.capabilities.removeUnusedPeople(trx, services, ids, clock.now())
  const taken: string[] = []
  for (const id of ids) if (await takePermitBack(trx, context, id, `Razveljavljen uvoz ${one.file_name}`)) taken.push(id)
  return taken
}

/** @returns whether there was anything left to take back */
const undoBlock = (context: JobContext, id: string): Promise<boolean> =>
  context.database.transaction(async (trx) => {
    const one = await lockImport(trx, id, ['undoing'])
    if (one === undefined) return false
    const made = trx.selectFrom('data_import_row').where('import_id', '=', id).where('outcome', '=', 'create')
    const rows = await made.select(['line', 'record_id']).where('taken_back', 'is', null).orderBy('line').limit(block).execute()
    const ids = rows.flatMap(({ record_id: record }) => record ?? [])
    const taken = new Set(ids.length === 0 ? [] : await takeBack(trx, context, one, ids))
    for (const { line, record_id: record } of rows)
      await trx
        .updateTable('data_import_row')
        .set({ taken_back: record !== null && taken.has(record) })
        .where('import_id', '=', id)
        .where('line', '=', line)
        .execute()
    return rows.length > 0
  })

const finish = ({ database, clock }: JobContext, id: string, userId: string): Promise<void> =>
  database.transaction(async (trx) => {
    const one = await lockImport(trx, id, ['undoing'])
    if (one === undefined) return
    const made = await trx
      .selectFrom('data_import_row')
      .select('taken_back')
      .where('import_id', '=', id)
      .where('outcome', '=', 'create')
      .execute()
    const actor = await trx.selectFrom('app_user').select(['id', 'name']).where('id', '=', userId).executeTakeFirstOrThrow()
    const kept = made.filter(({ taken_back: taken }) => taken !== true).length
    await updateRow(trx, 'data_import', id, { status: 'undone', kept })
    const subject = { type: 'import' as const, id, label: one.file_name }
    const after = { subject: one.subject, taken_back: made.length - kept, kept }
    await recordEvent(trx, { action: 'import:undone', kind: 'change', actor, subject, after }, clock)
  })

/** Takes an import back, block by block. One that fails for good may be asked for again and goes on where it stopped. */
export const undoImportJob = defineJob({
  name: 'undo-import',
  schema: z.object({ import_id: z.uuid(), user_id: z.uuid() }),
  timeoutSeconds: 3600,
  handle: async ({ import_id: id, user_id: userId }, context) => {
    try {
      while (await undoBlock(context, id));
      await finish(context, id, userId)
    } catch (error) {
      const failed = context.database.kysely.updateTable('data_import').set({ status: 'failed' })
      if (context.lastAttempt) await failed.where('id', '=', id).where('status', '=', 'undoing').execute()
      throw error
    }
  },
})
