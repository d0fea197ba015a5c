import type { Locale, Text } from '@dovolilnice/contract/locale'
import { fieldError, fieldErrors } from '@dovolilnice/contract/field-rules'
import { textIn } from '@dovolilnice/contract/in-language'
import { permitFormSchema } from '@dovolilnice/contract/permits/issue/permit-form'
import { addDays, isLocalDay, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Actor } from '../../platform/audit/record-event.ts'
import { readTable, type Table, TableError, type TableRow } from '../../platform/csv/read-table.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { Prepare, PreparedHandler, ReceivedFile, Services } from '../../platform/http/context.ts'
import { countOutcomes, type PlannedRow, RefusedRow } from './import-plan.ts'
import { problemsOf, refusalOf } from './row-problems.ts'
import { importColumns } from '@dovolilnice/contract/imports/import-columns'
import { keysOf } from '@dovolilnice/contract/keys-of'
import { staffRoleOf } from '@dovolilnice/contract/permissions'
import { emailSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { personFieldsSchema } from '@dovolilnice/contract/users/user'
import { z } from 'zod/mini'
import { OperationError } from '@dovolilnice/contract/errors'
import { type ImportSubject, mostImportRows, mostNamedRows } from '@dovolilnice/contract/imports/import'
import type { previewImport, startImport } from '@dovolilnice/contract/imports/operations'

/** Why a row is refused, beside the rules of its fields. They never repeat what stands in a cell. */
const sentences = {
  twice: { sl: 'Isti zapis je že v vrstici {line}. Eno odstranite.', en: 'The same record is already in line {line}. Remove one.' },
  staff: {
    sl: 'Račun je neaktiven ali pripada zaposlenemu, zato ga uvoz ne spreminja. Uredite ga med uporabniki.',
    en: 'The account is inactive or belongs to staff, so an import does not change it. Change it among the users.',
  },
  kind: {
    sl: 'vrsta dovolilnice: Take vrste ni. Vpišite njeno kodo ali slovensko ime, kakor je v ceniku.',
    en: 'kind: There is no such kind. Enter its code or its Slovenian name as in the price list.',
  },
  lot: {
    sl: 'parkirišče: Takega parkirišča ni. Vpišite njegovo kodo ali ime.',
    en: 'lot: There is no such lot. Enter its code or name.',
  },
} as const satisfies Record<string, Text>

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
const planPermits = async (
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

const personSchema = z.extend(personFieldsSchema, { email: emailSchema })
type Person = z.output<typeof personSchema>

const companies = ['podjetje', 'pravna oseba', 's. p.', 's.p.', 'company']

/** An empty cell says nothing. */
const valuesOf = ({ cells }: TableRow) => {
  const filled = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''))
  return { ...filled, type: companies.includes((cells.type ?? '').toLowerCase()) ? 'company' : 'person' }
}

type Known = Awaited<ReturnType<Services['capabilities']['findPeopleByEmail']>>[number]

/** What the file says otherwise than the account. Whether it is a company only where the file says so. */
const changesOf = (person: Person, known: Known, saysType: boolean): Partial<Omit<Person, 'locale'>> => {
  const { email, locale, ...fields } = person
  return Object.fromEntries(
    keysOf(fields)
      .filter((key) => fields[key] !== undefined && (key !== 'type' || saysType) && fields[key] !== known[key])
      .map((key) => [key, fields[key]]),
  )
}

const titleOf = (key: string): string => importColumns.people.find((column) => column.key === key)?.titles[0] ?? key

/** What would become of each person of a file: accounts are told apart by their address. */
const planPeople = async (
  db: Db,
  { capabilities, clock }: Pick<Services, 'capabilities' | 'clock'>,
  rows: readonly TableRow[],
  locale: Locale,
): Promise<PlannedRow[]> => {
  const parsed = rows.map((row) => ({ row, read: personSchema.safeParse(valuesOf(row), { reportInput: true }) }))
  const emails = parsed.flatMap(({ read }) => (read.success ? [read.data.email] : []))
  const known = new Map((await capabilities.findPeopleByEmail(db, emails)).map((one) => [one.email, one]))
  const seen = new Map<string, number>()
  const plan = ({ row, read }: (typeof parsed)[number]): Omit<PlannedRow, 'line' | 'label'> => {
    const refuse = (note: string) => ({ outcome: 'refuse' as const, note, record_id: null })
    if (!read.success) return refuse(problemsOf('people', fieldErrors(read.error.issues, locale)))
    const person = read.data
    const before = seen.get(person.email)
    if (before !== undefined) return refuse(textIn(sentences.twice, locale).replace('{line}', String(before)))
    seen.set(person.email, row.line)
    const account = known.get(person.email)
    if (account === undefined)
      return { outcome: 'create', note: '', record_id: null, write: (trx) => capabilities.addPerson(trx, person, clock.now()) }
    if (!account.active || staffRoleOf({ ...account, revoked: [] }) !== 'regular') return refuse(textIn(sentences.staff, locale))
    const changes = changesOf(person, account, (row.cells.type ?? '') !== '')
    if (Object.keys(changes).length === 0) return { outcome: 'same', note: '', record_id: account.id }
    return {
      outcome: 'change',
      note: Object.keys(changes).map(titleOf).join(', '),
      record_id: account.id,
      write: async (trx) => {
        if (!(await capabilities.changePerson(trx, account.id, changes))) throw new RefusedRow(textIn(sentences.staff, locale))
        return account.id
      },
    }
  }
  return parsed.map((one) => ({ line: one.row.line, label: (one.row.cells.email ?? '').slice(0, 120), ...plan(one) }))
}

/** The table of a file, and the file it came in. */
export interface ReadImport extends Table {
  file: ReceivedFile
}

export const readImportTable = async ({ storage }: Pick<Services, 'storage'>, key: string, subject: ImportSubject): Promise<Table> =>
  readTable(await storage.open(key), importColumns[subject], mostImportRows)

/** Reads the uploaded file before the transaction. @throws OperationError `validation` at the file, with what is wrong */
export const readImportFile: Prepare<typeof previewImport | typeof startImport, ReadImport> = async ({ body }, context) => {
  const [file] = context.files
  const refuse = ({ rule, values }: TableError) =>
    new OperationError('validation', { fields: [fieldError('file', rule, context.locale, values)] })
  if (file === undefined) throw refuse(new TableError('table_missing'))
  try {
    return { ...(await readImportTable(context, file.storage_key, body.subject)), file }
  } catch (error) {
    throw error instanceof TableError ? refuse(error) : error
  }
}

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
