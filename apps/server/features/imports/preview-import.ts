import { mostNamedRows } from '@dovolilnice/contract/imports/import'
import type { ImportSubject } from '@dovolilnice/contract/imports/import'
import type { previewImport } from '@dovolilnice/contract/imports/preview-import'
import type { Locale } from '@dovolilnice/contract/locale'
import type { Actor } from '../../platform/audit/record-event.ts'
import type { TableRow } from '../../platform/csv/read-table.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { PreparedHandler, Services } from '../../platform/http/context.ts'
import { countOutcomes } from './import-plan.ts'
import type { PlannedRow } from './import-plan.ts'
import { planPeople } from './plan-people.ts'
import { planPermits } from './plan-permits.ts'
import type { ReadImport } from './read-import-file.ts'

export interface Asked {
  subject: ImportSubject
  locale: Locale
  actor: Actor
}

/** What would become of the rows now. */
export const planRows = (db: Db, services: Services, rows: readonly TableRow[], { subject, ...asked }: Asked): Promise<PlannedRow[]> =>
  subject === 'people' ? planPeople(db, services, rows, asked.locale) : planPermits(db, services, rows, asked)

const order = ['refuse', 'change', 'create', 'same']

export const handlePreviewImport: PreparedHandler<typeof previewImport, ReadImport> = async ({ body }, context, read) => {
  const { trx, locale, actor, storage } = context
  const planned = await planRows(trx, context, read.rows, { subject: body.subject, locale, actor })
  await storage.remove(read.file.storage_key)
  const rows = planned
    .toSorted((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome) || one.line - other.line)
    .slice(0, mostNamedRows)
    .map(({ line, label, outcome, note }) => ({ line, label, outcome, note }))
  return { counts: countOutcomes(planned), rows, unread: read.unread }
}
