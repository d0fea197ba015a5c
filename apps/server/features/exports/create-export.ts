import { textIn } from '@dovolilnice/contract/locale'
import { createExport } from '@dovolilnice/contract/exports/create-export'
import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { type Row, type Trx, insertRow } from '../../platform/database/db.ts'
import { announce } from '../../platform/database/notify.ts'
import { requireRequest } from './asked-list.ts'
import { findList, mayRead } from './exported-lists.ts'
import { fileNameOf } from './file-name.ts'
import { runExportJob } from './run/run-export-job.ts'
import { implement } from '../../platform/http/context.ts'

type NewExport = Pick<
  Row<'data_export'>,
  | 'user_id'
  | 'address'
  | 'list'
  | 'record_id'
  | 'filters'
  | 'sort_key'
  | 'sort_order'
  | 'columns'
  | 'format'
  | 'locale'
  | 'name'
  | 'created_at'
  | 'schedule_id'
>

/** Writes an export that waits for its job; the caller sends that. */
export const insertExport = async (trx: Trx, { filters, columns, ...plain }: NewExport): Promise<string> => {
  const id = v7()
  const values = { ...plain, id, filters: JSON.stringify(filters), columns: JSON.stringify(columns), status: 'waiting' as const }
  await insertRow(trx, 'data_export', values)
  return id
}

export const handleCreateExport = implement(createExport, async ({ body }, { trx, now, user, address, locale, capabilities, send }) => {
  const list = findList(capabilities, body.list)
  if (list === undefined) throw invalidField('list', 'invalid', locale)
  if (!mayRead(user, list)) throw new OperationError('forbidden')
  const asked = {
    record_id: body.record_id ?? null,
    filters: body.filters,
    sort_key: body.sort?.key ?? null,
    sort_order: body.sort?.order ?? null,
    columns: body.columns,
  }
  requireRequest(list, asked, locale)
  const name = fileNameOf(textIn(list.operation.list.title, locale), localDayOf(now), body.format)
  const more = { name, user_id: user.id, address, list: body.list, format: body.format, locale, created_at: now, schedule_id: null }
  const id = await insertExport(trx, { ...asked, ...more })
  await send(trx, runExportJob, { export_id: id })
  await announce(trx, 'exports')
  return { id, name }
})
