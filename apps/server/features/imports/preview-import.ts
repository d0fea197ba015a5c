import { createHash } from 'node:crypto'
import { type ImportSubject, mostImportRows, mostNamedRows, sampleRows } from '@dovolilnice/contract/imports/import'
import { columnTitles, importColumns } from '@dovolilnice/contract/imports/import-columns'
import { previewImport, readImportColumns, type startImport } from '@dovolilnice/contract/imports/operations'
import type { Locale } from '@dovolilnice/contract/locale'
import type { Actor } from '../../platform/audit/record-event.ts'
import {
  type Column,
  type FoundTable,
  keysOfTitles,
  readFound,
  readUpload,
  type Table,
  tableOf,
  type TableRow,
} from '../../platform/csv/read-table.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { type Prepare, type ReceivedFile, type Services, implementPrepared } from '../../platform/http/context.ts'
import { countOutcomes, type PlannedRow } from './import-plan.ts'
import { planPeople } from './plan-people.ts'
import { planPermits } from './plan-permits.ts'

const columnsOf = (subject: ImportSubject, locale: Locale): Column[] =>
  importColumns[subject].map((column) => {
    const { key, title, required, unless } = column
    const own = locale === 'sl' ? title.sl : title.en
    return { key, titles: [own, ...columnTitles(column)], ...(required && { required }), ...(unless !== undefined && { unless }) }
  })

/** The meanings that were chosen, for as many columns as the file has. */
const keysOfChoice = (columns: string | null | undefined): (string | undefined)[] | undefined =>
  columns?.split(',').map((key) => key || undefined)

const tableAs = (found: FoundTable, subject: ImportSubject, locale: Locale, columns: string | null | undefined): Table => {
  const known = columnsOf(subject, locale)
  return tableOf(found, keysOfChoice(columns) ?? keysOfTitles(found.titles, known), known)
}

/** The table of a file, and the file it came in. */
export interface ReadImport extends Table {
  titles: string[]
  file: ReceivedFile
}

interface Run {
  subject: ImportSubject
  locale: Locale
  columns: string | null
}

export const readImportTable = async ({ storage }: Pick<Services, 'storage'>, key: string, run: Run): Promise<Table> =>
  tableAs(await readFound(await storage.open(key), mostImportRows), run.subject, run.locale, run.columns)

export const readImportFile: Prepare<typeof previewImport | typeof startImport, ReadImport> = ({ body }, context) =>
  readUpload(context, mostImportRows, (found, file) => ({
    ...tableAs(found, body.subject, context.locale, body.columns),
    ...{ titles: found.titles, file },
  }))

const readColumnsFile: Prepare<typeof readImportColumns, FoundTable & { file: ReceivedFile }> = (_, context) =>
  readUpload(context, mostImportRows, (found, file) => ({ ...found, file }))

/** Titles of one file are told from those of another by this: they are not kept themselves, as somebody may have typed a person's name there. */
const hashOf = (titles: readonly string[]): string => createHash('sha256').update(JSON.stringify(titles)).digest('hex')

/** Remembers what the columns of a file mean, for the next one with the same titles. */
export const rememberColumns = async (
  trx: Trx,
  { subject, columns }: { subject: ImportSubject; columns?: string | undefined },
  titles: readonly string[],
  now: Date,
): Promise<void> => {
  if (columns === undefined) return
  await trx
    .insertInto('import_columns')
    .values({ subject, titles_hash: hashOf(titles), columns, chosen_at: now })
    .onConflict((conflict) => conflict.columns(['subject', 'titles_hash']).doUpdateSet({ columns, chosen_at: now }))
    .execute()
}

export const handleReadImportColumns = implementPrepared(
  readImportColumns,
  readColumnsFile,
  async ({ body: { subject } }, { trx, locale, storage }, { titles, rows, file }) => {
    await storage.remove(file.storage_key)
    const chosen = await trx
      .selectFrom('import_columns')
      .select('columns')
      .where('subject', '=', subject)
      .where('titles_hash', '=', hashOf(titles))
      .executeTakeFirst()
    const keys = keysOfChoice(chosen?.columns) ?? keysOfTitles(titles, columnsOf(subject, locale))
    return {
      columns: titles.map((title, at) => ({
        title: title.slice(0, 120),
        samples: rows.slice(0, sampleRows).map(({ cells }) => (cells[at] ?? '').slice(0, 120)),
        key: keys[at] ?? null,
      })),
      rows: rows.length,
      remembered: chosen !== undefined,
    }
  },
)

export interface Asked {
  subject: ImportSubject
  locale: Locale
  actor: Actor
}

/** What would become of the rows now. */
export const planRows = (db: Db, services: Services, rows: readonly TableRow[], { subject, ...asked }: Asked): Promise<PlannedRow[]> =>
  subject === 'people' ? planPeople(db, services, rows, asked.locale) : planPermits(db, services, rows, asked)

const order = ['refuse', 'change', 'create', 'same']

export const handlePreviewImport = implementPrepared(previewImport, readImportFile, async ({ body }, context, read) => {
  const { trx, locale, actor, storage, now } = context
  const planned = await planRows(trx, context, read.rows, { subject: body.subject, locale, actor })
  await storage.remove(read.file.storage_key)
  await rememberColumns(trx, body, read.titles, now)
  const rows = planned
    .toSorted((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome) || one.line - other.line)
    .slice(0, mostNamedRows)
    .map(({ line, label, outcome, note, said, place }) => ({ line, label, outcome, note: said ?? note, place }))
  return { counts: countOutcomes(planned), rows, unread: read.unread }
})
