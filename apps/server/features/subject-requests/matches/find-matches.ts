import type { findSubjectMatches } from '@dovolilnice/contract/subject-requests/find-subject-matches'
import { mostMatches } from '@dovolilnice/contract/subject-requests/find-subject-matches'
import { keysOf } from '@dovolilnice/contract/keys-of'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/tables.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { findProcessing } from '../../../platform/privacy/find-processing.ts'
import type { Identified, KnownOf } from '../../../platform/privacy/identified.ts'
import type { Owner } from '../../../platform/privacy/owner.ts'
import { findRestrictions } from '../../../platform/privacy/restrictions.ts'
import { chosenOf, findRequest, subjectOf } from '../record/request-record.ts'
import { findStaying } from './staying.ts'

interface Found {
  table: string
  record_id: string
  label: string
  about: string
  at: Date
}

/** The newest rows of one table that anything known of the person leads to. */
const findIn = async (db: Db, { table, label, about, at, by }: Identified, known: KnownOf): Promise<Found[]> => {
  const conditions = keysOf(by).flatMap((part) => {
    const value = known[part]
    const condition = value === null || value === '' ? undefined : by[part]?.(value)
    return condition === undefined ? [] : [condition]
  })
  if (conditions.length === 0) return []
  const { rows } = await sql<Omit<Found, 'table'>>`
    select id::text as record_id, ${label} as label, coalesce(${about}, '') as about, ${at} as at
    from ${sql.table(table)} where ${sql.join(conditions, sql` or `)}
    order by 4 desc limit ${mostMatches + 1}`.execute(db)
  return rows.map((row) => ({ table, ...row }))
}

/** What is known of the person leads to these records, table by table. */
export const findMatches = async (db: Db, owners: readonly Owner[], known: KnownOf): Promise<{ found: Found[]; isCut: boolean }> => {
  const found: Found[] = []
  let isCut = false
  for (const identified of owners.flatMap((owner) => owner.identified ?? [])) {
    const rows = await findIn(db, identified, known)
    isCut ||= rows.length > mostMatches
    found.push(...rows.slice(0, mostMatches))
  }
  return { found, isCut }
}

export const handleFindSubjectMatches: Handler<typeof findSubjectMatches> = async ({ params }, context) => {
  const { trx, owners, record } = context
  const request = await findRequest(trx, params.id)
  const { found, isCut } = await findMatches(trx, owners, request)
  const chosen = new Set((await chosenOf(trx, request.id)).map(({ record_id: id }) => id))
  const ids = found.map(({ record_id: id }) => id)
  const staying = await findStaying(context, found)
  const restrictions = new Map((await findRestrictions(trx, ids)).map((row) => [row.record_id, row.request_number]))
  const processing = findProcessing(owners)
  record({ subject: subjectOf(request) })
  const items = found.map((row) => ({
    ...row,
    table_name: processing[row.table]?.name ?? { sl: row.table, en: row.table },
    chosen: chosen.has(row.record_id),
    stays: staying.get(row.record_id) ?? null,
    restricted_by: restrictions.get(row.record_id) ?? null,
  }))
  return { items: items.toSorted((a, b) => Number(b.chosen) - Number(a.chosen)), is_cut: isCut }
}
