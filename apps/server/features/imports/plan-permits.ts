import { fieldErrors } from '@dovolilnice/contract/field-rules'
import { textIn } from '@dovolilnice/contract/in-language'
import type { Locale } from '@dovolilnice/contract/locale'
import { permitFormSchema } from '@dovolilnice/contract/permits/issue/permit-form'
import { addDays, isLocalDay, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Actor } from '../../platform/audit/record-event.ts'
import type { TableRow } from '../../platform/csv/read-table.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'
import type { PlannedRow } from './import-plan.ts'
import { problemsOf, refusalOf } from './row-problems.ts'
import { sentences } from './sentences.ts'

/** `2026-12-31`, `31. 12. 2026` or `31.12.2026` as a local day; other texts as they are, for the rule to refuse. */
const dayOf = (cell = ''): string => {
  const [, day, month, year] = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/.exec(cell) ?? []
  return day === undefined || month === undefined ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const partsOf = (cell = ''): string[] =>
  cell
    .split(/[,/|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const isCalled = (name: string, cell: string): boolean => name.toLowerCase() === cell.toLowerCase()

interface Lists {
  kinds: readonly { id: string; code: string; name: { sl: string } }[]
  lots: readonly { id: string; code: string; name: string }[]
}

/** The values of a row as the office's form of a permit has them. */
const formOf = ({ cells }: TableRow, { kinds, lots }: Lists) => {
  const { kind = '', lot = '', user_type = '', plates, tags, valid_from, last_day, name, street, post_code, city } = cells
  const lastDay = dayOf(last_day)
  const filled = Object.fromEntries(['email', 'phone', 'tax_number'].flatMap((key) => (cells[key] ? [[key, cells[key]]] : [])))
  return {
    permit_kind_id: kinds.find((one) => isCalled(one.code, kind) || isCalled(one.name.sl, kind))?.id,
    parking_lot_id: lots.find((one) => isCalled(one.code, lot) || isCalled(one.name, lot))?.id,
    user_type_code: user_type,
    ...{ name, street, post_code, city, ...filled },
    plates: partsOf(plates),
    tags: partsOf(tags),
    valid_from: dayOf(valid_from),
    valid_until: isLocalDay(lastDay) && lastDay < '2999' ? addDays(lastDay, 1) : lastDay,
    reason: 'Uvoz',
  }
}

/** What would become of each permit of a file. One with the same kind, days and a plate in common is there already. */
export const planPermits = async (
  db: Db,
  services: Services,
  rows: readonly TableRow[],
  { locale, actor }: { locale: Locale; actor: Actor },
): Promise<PlannedRow[]> => {
  const { capabilities, clock } = services
  const lists = {
    kinds: await db.selectFrom('permit_kind').select(['id', 'code', 'name']).where('active', '=', true).execute(),
    lots: await db.selectFrom('parking_lot').select(['id', 'code', 'name']).where('active', '=', true).execute(),
  }
  const parsed = rows.map((row) => {
    const form = formOf(row, lists)
    const unknown = form.permit_kind_id === undefined ? sentences.kind : form.parking_lot_id === undefined ? sentences.lot : undefined
    const read = unknown === undefined ? permitFormSchema.safeParse(form, { reportInput: true }) : undefined
    const permit =
      read?.success === true && read.data.valid_until !== undefined ? { ...read.data, valid_until: read.data.valid_until } : undefined
    const note =
      unknown !== undefined
        ? textIn(unknown, locale)
        : read?.success === false
          ? problemsOf('permits', fieldErrors(read.error.issues, locale))
          : ''
    return { row, permit, note }
  })
  const permits = parsed.flatMap(({ permit }) => permit ?? [])
  const judged = await capabilities.judgeImportedPermits(db, permits, { today: localDayOf(clock.now()), locale })
  const verdicts = new Map(permits.map((permit, index) => [permit, judged[index]]))
  const seen = new Map<string, number>()
  return parsed.map(({ row, permit, note }): PlannedRow => {
    const about = { line: row.line, label: `${row.cells.plates ?? ''} ${row.cells.name ?? ''}`.trim().slice(0, 120), record_id: null }
    const verdict = permit && verdicts.get(permit)
    if (permit === undefined || verdict === undefined) return { ...about, outcome: 'refuse', note }
    if ('error' in verdict) return { ...about, outcome: 'refuse', note: refusalOf('permits', verdict.error, locale) }
    if (verdict.same !== null) return { ...about, outcome: 'same', note: '', record_id: verdict.same }
    const key = [permit.permit_kind_id, permit.valid_from, permit.valid_until, ...permit.plates].join(' ')
    const before = seen.get(key)
    if (before !== undefined)
      return { ...about, outcome: 'refuse', note: textIn(sentences.twice, locale).replace('{line}', String(before)) }
    seen.set(key, row.line)
    return { ...about, outcome: 'create', note: '', write: (trx) => capabilities.importPermit(trx, services, permit, actor) }
  })
}
