import { fieldErrors } from '@dovolilnice/contract/errors'
import { importColumns } from '@dovolilnice/contract/imports/import-columns'
import { textIn, type Locale, type Text } from '@dovolilnice/contract/locale'
import { keysOf } from '@dovolilnice/contract/keys-of'
import { staffRoleOf } from '@dovolilnice/contract/permissions'
import { emailSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { personFieldsSchema } from '@dovolilnice/contract/users/user'
import { z } from 'zod/mini'
import type { TableRow } from '../../platform/csv/read-table.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Services } from '../../platform/http/context.ts'
import { holderCells } from './cells.ts'
import { type PlannedRow, RefusedRow, rowSentences } from './import-plan.ts'
import { problemsOfFields, refusedRow } from './row-problems.ts'

const sentences = {
  staff: {
    sl: 'Račun je neaktiven ali pripada zaposlenemu, zato ga uvoz ne spreminja. Uredite ga med uporabniki.',
    en: 'The account is inactive or belongs to staff, so an import does not change it. Change it among the users.',
  },
  noEmail: {
    sl: 'Oseba brez e-pošte računa ne potrebuje. Njene dovolilnice uvozite z datoteko dovolilnic ali jih izdajte na okencu; tam e-pošta ni obvezna.',
    en: 'A person without an e-mail address needs no account. Import their permits from a file of permits, or issue them at the office: there no address is needed.',
  },
} as const satisfies Record<string, Text>

const personSchema = z.extend(personFieldsSchema, { email: emailSchema })
type Person = z.output<typeof personSchema>

const companies = ['podjetje', 'pravna oseba', 's. p.', 's.p.', 'd. o. o.', 'company']

/** An empty cell says nothing. */
const valuesOf = ({ cells }: TableRow) => ({
  ...holderCells(cells),
  type: companies.includes((cells.type ?? '').toLowerCase()) ? 'company' : 'person',
})

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

const titleOf = (key: string, locale: Locale): string => {
  const column = importColumns.people.find((one) => one.key === key)
  return column === undefined ? key : textIn(column.title, locale)
}

/** What would become of each person of a file: accounts are told apart by their address. */
export const planPeople = async (
  db: Db,
  { capabilities, clock }: Pick<Services, 'capabilities' | 'clock'>,
  rows: readonly TableRow[],
  locale: Locale,
): Promise<PlannedRow[]> => {
  const parsed = rows.map((row) => {
    const values = valuesOf(row)
    return { row, values, read: personSchema.safeParse(values, { reportInput: true }) }
  })
  const emails = parsed.flatMap(({ read }) => (read.success ? [read.data.email] : []))
  const known = new Map((await capabilities.findPeopleByEmail(db, emails)).map((one) => [one.email, one]))
  const seen = new Map<string, number>()
  const plan = ({ row, values, read }: (typeof parsed)[number]): Omit<PlannedRow, 'line' | 'label'> => {
    const about = { subject: 'people' as const, locale, cells: row.cells }
    const staff = { key: 'email', message: textIn(sentences.staff, locale), place: 'users' as const }
    if (!('email' in values)) return refusedRow(about, [{ key: 'email', message: textIn(sentences.noEmail, locale) }])
    if (!read.success) return refusedRow(about, problemsOfFields(fieldErrors(read.error.issues, locale), locale))
    const person = read.data
    const before = seen.get(person.email)
    if (before !== undefined) return refusedRow(about, [{ message: rowSentences.twice(before, locale) }])
    seen.set(person.email, row.line)
    const account = known.get(person.email)
    if (account === undefined)
      return { outcome: 'create', note: '', record_id: null, write: (trx) => capabilities.addPerson(trx, person, clock.now()) }
    if (!account.active || staffRoleOf({ ...account, revoked: [] }) !== 'regular') return refusedRow(about, [staff])
    const changes = changesOf(person, account, (row.cells.type ?? '') !== '')
    if (Object.keys(changes).length === 0) return { outcome: 'same', note: '', record_id: account.id }
    return {
      outcome: 'change',
      note: Object.keys(changes)
        .map((key) => titleOf(key, locale))
        .join(', '),
      record_id: account.id,
      write: async (trx) => {
        if (!(await capabilities.changePerson(trx, account.id, changes))) throw new RefusedRow(staff.message)
        return account.id
      },
    }
  }
  return parsed.map((one) => ({
    line: one.row.line,
    label: (one.row.cells.email || one.row.cells.name || '').slice(0, 120),
    ...plan(one),
  }))
}
