import { textIn } from '@dovolilnice/contract/in-language'
import type { createExport } from '@dovolilnice/contract/exports/create-export'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { announce } from '../../platform/database/notify.ts'
import type { Handler } from '../../platform/http/context.ts'
import { requireRequest } from './asked-list.ts'
import { findList, mayRead } from './exported-lists.ts'
import { fileNameOf } from './file-name.ts'
import { runExportJob } from './run/run-export-job.ts'

export const handleCreateExport: Handler<typeof createExport> = async (
  { body },
  { trx, now, user, address, locale, capabilities, send },
) => {
  const list = findList(capabilities, body.list)
  if (list === undefined) throw new OperationError('validation', { fields: [fieldError('list', 'invalid', locale)] })
  if (!mayRead(user, list)) throw new OperationError('forbidden')
  const asked = {
    record_id: body.record_id ?? null,
    filters: body.filters,
    sort_key: body.sort?.key ?? null,
    sort_order: body.sort?.order ?? null,
    columns: body.columns,
  }
  requireRequest(list, asked, locale)
  const id = v7()
  const name = fileNameOf(textIn(list.operation.list.title, locale), localDayOf(now), body.format)
  await trx
    .insertInto('data_export')
    .values({
      ...asked,
      id,
      name,
      user_id: user.id,
      address,
      list: body.list,
      filters: JSON.stringify(asked.filters),
      columns: JSON.stringify(asked.columns),
      format: body.format,
      locale,
      status: 'waiting',
      created_at: now,
    })
    .execute()
  await send(trx, runExportJob, { export_id: id })
  await announce(trx, 'exports')
  return { id, name }
}
