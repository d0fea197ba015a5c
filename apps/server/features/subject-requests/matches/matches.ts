import type { Text } from '@dovolilnice/contract/locale'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { ErasureBlock } from '@dovolilnice/contract/users/user-actions'
import { type Context, implement } from '../../../platform/http/context.ts'
import { findProcessing, recordsOf, type Identified, type KnownOf, type Owner } from '../../../platform/privacy/owner.ts'
import { termOf } from '../../../platform/privacy/processing.ts'
import { findSubjectMatches, mostMatches } from '@dovolilnice/contract/subject-requests/operations'
import type { RetentionSettings } from '@dovolilnice/contract/resources/privacy-settings'
import { keysOf } from '@dovolilnice/contract/keys-of'
import { type Db, type Row, type Trx, insertRow, sql } from '../../../platform/database/db.ts'
import { findRestrictions } from '../../../platform/privacy/restrictions.ts'
import { chosenOf, findRequest, lockRequest, stepRequest, subjectOf } from '../record/record-request.ts'
import { OperationError } from '@dovolilnice/contract/errors'
import { chooseSubjectMatches } from '@dovolilnice/contract/subject-requests/steps/operations'

type Looking = Pick<Context, 'trx' | 'owners' | 'now' | 'clock' | 'actor' | 'capabilities'>

interface Asked {
  table: string
  record_id: string
}

/** Why a record must stay, and the first day on which it may go; null where no day is known. */
interface Staying {
  until: string | null
  reason: Text
}

export const isRestricted: Text = {
  sl: 'Obdelava zapisa je omejena (18. člen GDPR): hrani se, dokler se omejitev ne konča.',
  en: 'The processing of the record is restricted (GDPR, article 18): it is stored until the restriction ends.',
}
const isStaff: Text = {
  sl: 'Račun ima pravice za delo v programu: hrani se, dokler mu jih občina ne odvzame (17. člen GDPR, tretji odstavek, točka b).',
  en: 'The account has rights to work in the program: it is kept until the municipality takes them away (GDPR, article 17(3)(b)).',
}

const accountReason = (reason: ErasureBlock['reason'], terms: RetentionSettings): Text => {
  if (reason === 'restricted') return isRestricted
  if (reason === 'retention') return termOf('permits', terms).reason
  return reason === 'open_permits' || reason === 'open_applications' ? termOf('account', terms).reason : isStaff
}

/** An account stays for the first of its reasons; those without a day stand before the retention. */
const accountStays = async (context: Looking, id: string, terms: RetentionSettings): Promise<Staying | undefined> => {
  const blocks = await context.capabilities.findErasureBlocks(context.trx, context, id)
  const block = blocks.find(({ until }) => until === null) ?? blocks[0]
  return block && { until: block.until, reason: accountReason(block.reason, terms) }
}

/** The records that must stay, by their id, as the owners of their tables say. */
export const findStaying = async (context: Looking, asked: readonly Asked[]): Promise<Map<string, Staying>> => {
  const { trx, owners, now } = context
  const staying = new Map<string, Staying>()
  const tables = new Map(asked.map(({ table, record_id: id }) => [id, table]))
  const ids = [...tables.keys()]
  if (ids.length === 0) return staying
  const processing = findProcessing(owners)
  const { retention: terms } = await context.capabilities.readParameters(trx)
  for (const { privacy } of owners)
    for (const { id, until } of (await privacy?.keptUntil?.(trx, ids, localDayOf(now), terms)) ?? []) {
      const kept = processing[tables.get(id) ?? '']?.kept ?? 'five_years'
      staying.set(id, { until, reason: termOf(kept, terms).reason })
    }
  for (const [id, table] of tables) {
    const account = table === 'app_user' ? await accountStays(context, id, terms) : undefined
    if (account !== undefined) staying.set(id, account)
  }
  return staying
}

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
const findMatches = async (db: Db, owners: readonly Owner[], known: KnownOf): Promise<{ found: Found[]; isCut: boolean }> => {
  const found: Found[] = []
  let isCut = false
  for (const identified of owners.flatMap((owner) => owner.identified ?? [])) {
    const rows = await findIn(db, identified, known)
    isCut ||= rows.length > mostMatches
    found.push(...rows.slice(0, mostMatches))
  }
  return { found, isCut }
}

export const handleFindSubjectMatches = implement(findSubjectMatches, async ({ params }, context) => {
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
})

/** Only records to which what is known of the person leads can be chosen: nobody collects another's data by an id. */
export const handleChooseSubjectMatches = implement(chooseSubjectMatches, async ({ params, body }, context) => {
  const { trx, owners } = context
  const { request } = await lockRequest(context, params.id, body.version, { in: ['received', 'verified'] })
  const wanted = new Set(body.records.map(({ record_id: id }) => id))
  const chosen = (await findMatches(trx, owners, request)).found.filter(({ record_id: id }) => wanted.has(id))
  if (chosen.length !== wanted.size) throw new OperationError('not_found')
  await trx.deleteFrom('subject_request_match').where('request_id', '=', request.id).execute()
  if (chosen.length > 0)
    await insertRow(
      trx,
      'subject_request_match',
      chosen.map(({ table, record_id, label }) => ({ request_id: request.id, record_table: table, record_id, label })),
    )
  return stepRequest(context, request, {}, { after: { chosen: chosen.length } })
})

/** The ids of the chosen records, with all records of the chosen accounts. */
export const recordsOfChosen = async (
  trx: Trx,
  owners: readonly Owner[],
  chosen: readonly Row<'subject_request_match'>[],
): Promise<string[]> => {
  const ids = new Set(chosen.map(({ record_id: id }) => id))
  const accounts = chosen.filter(({ record_table: table }) => table === 'app_user').map(({ record_id: id }) => id)
  const people = accounts.length === 0 ? [] : await trx.selectFrom('app_user').select(['id', 'email']).where('id', 'in', accounts).execute()
  for (const person of people) for (const id of await recordsOf(trx, owners, person)) ids.add(id)
  return [...ids]
}
