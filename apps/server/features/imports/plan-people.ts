import { fieldErrors } from '@dovolilnice/contract/field-rules'
import type { Locale } from '@dovolilnice/contract/locale'
import { importColumns } from '@dovolilnice/contract/imports/import-columns'
import { keysOf } from '@dovolilnice/contract/keys-of'
import { staffRoleOf } from '@dovolilnice/contract/permissions'
import { emailSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { personFieldsSchema } from '@dovolilnice/contract/users/user'
import { textIn } from '@dovolilnice/contract/in-language'
import { z } from 'zod/mini'
import type { TableRow } from '../../platform/csv/read-table.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'
import { RefusedRow } from './import-plan.ts'
import type { PlannedRow } from './import-plan.ts'
import { problemsOf } from './row-problems.ts'
import { sentences } from './sentences.ts'

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
export const planPeople = async (
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
