import { fieldErrors } from '@dovolilnice/contract/errors'
import type { ImportPlace } from '@dovolilnice/contract/imports/import'
import { fillText, textIn, type Locale, type Text } from '@dovolilnice/contract/locale'
import { permitFormSchema } from '@dovolilnice/contract/permits/issue/permit-form'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import type { Actor } from '../../platform/audit/record-event.ts'
import type { TableRow } from '../../platform/csv/read-table.ts'
import type { Db, Row } from '../../platform/database/db.ts'
import type { Services } from '../../platform/http/context.ts'
import { type Choice, dayAfter, dayOf, findChoice, holderCells, partsOf } from './cells.ts'
import { type PlannedRow, rowSentences } from './import-plan.ts'
import { type Problem, problemsOf, problemsOfFields, refusedRow } from './row-problems.ts'

const sentences = {
  kind: {
    sl: 'Take vrste dovolilnice ni. Prav je na primer: {choices}. Popravite celico ali dodajte vrsto.',
    en: 'There is no such kind of permit. Right is for instance: {choices}. Correct the cell, or add the kind.',
  },
  lot: {
    sl: 'Takega parkirišča ni. Prav je na primer: {choices}. Popravite celico ali dodajte parkirišče.',
    en: 'There is no such lot. Right is for instance: {choices}. Correct the cell, or add the lot.',
  },
  user_type: {
    sl: 'Take vrste uporabnika ni. Za to vrsto dovolilnice in parkirišče je prav: {choices}.',
    en: 'There is no such type of user. Right for this kind and lot: {choices}.',
  },
  which: {
    sl: 'Napišite, katera vrsta uporabnika je imetnik. Za to vrsto dovolilnice in parkirišče je prav: {choices}.',
    en: 'Write which type of user the holder is. Right for this kind and lot: {choices}.',
  },
  kindOfType: {
    sl: 'Vrsta dovolilnice ni za to vrsto uporabnika, prav je: {choices}. Popravite celico ali vrsti dovolilnice dodajte uporabnika.',
    en: 'The kind of permit is not for this type of user; right is: {choices}. Correct the cell, or add the type to the kind.',
  },
  lotOfType: {
    sl: 'Parkirišče ni za to vrsto uporabnika, prav je: {choices}. Popravite celico ali parkirišču dodajte uporabnika.',
    en: 'The lot is not for this type of user; right is: {choices}. Correct the cell, or add the type to the lot.',
  },
  noEmail: {
    sl: 'Imetnik bo brez računa, pošto dobi na papirju. Račun si lahko odpre, ko v dovolilnico vpišete e-pošto.',
    en: 'The holder has no account and is written to on paper. They can open one once an e-mail address is entered into the permit.',
  },
} as const satisfies Record<string, Text>

type Kind = Pick<Row<'permit_kind'>, 'id' | 'code' | 'user_types'> & Choice
type Lot = Pick<Row<'parking_lot'>, 'id' | 'code'> & Choice

interface Lists {
  kinds: readonly Kind[]
  lots: readonly Lot[]
  types: readonly Choice[]
  pairs: readonly Row<'user_type_parking_lot'>[]
}

const readLists = async (db: Db): Promise<Lists> => {
  const kinds = await db
    .selectFrom('permit_kind')
    .select(['id', 'code', 'name', 'user_types'])
    .where('active', '=', true)
    .orderBy('position')
    .execute()
  const lots = await db
    .selectFrom('parking_lot')
    .select(['id', 'code', 'name', 'title'])
    .where('active', '=', true)
    .orderBy('position')
    .execute()
  const types = await db.selectFrom('user_type').select(['code', 'name']).orderBy('position').execute()
  return {
    kinds: kinds.map(({ name, ...kind }) => ({ ...kind, names: [name] })),
    lots: lots.map(({ name, title, ...lot }) => ({ ...lot, names: [title, name] })),
    types: types.map(({ code, name }) => ({ code, names: [name] })),
    pairs: await db.selectFrom('user_type_parking_lot').selectAll().execute(),
  }
}

const mostNamed = 8

/** The names of what would be right, as the screens have them. */
const namesOf = (choices: readonly Choice[], locale: Locale): string => {
  const names = choices
    .slice(0, mostNamed)
    .map(({ code, names: [name = code] }) => (typeof name === 'string' ? name : textIn(name, locale)))
  return names.length === 0 ? '–' : names.join(', ') + (choices.length > mostNamed ? ` (+${choices.length - mostNamed})` : '')
}

const allows = ({ user_types: types }: Kind, code: string): boolean => types.length === 0 || types.includes(code)

/** What the words of a row name in the town's lists, or which of them name nothing. */
const namedBy = ({ cells }: TableRow, { kinds, lots, types, pairs }: Lists, locale: Locale) => {
  const [kind, lot] = [findChoice(kinds, cells.kind), findChoice(lots, cells.lot)]
  const isOfLot = ({ code }: Choice): boolean => pairs.some((pair) => pair.user_type_code === code && pair.parking_lot_id === lot?.id)
  const fitting = types.filter((type) => kind !== undefined && allows(kind, type.code) && isOfLot(type))
  const isSaid = (cells.user_type ?? '') !== ''
  // Older programs know no types of users: where only one is possible, it need not be said. Half a name may mean one of those that fit.
  const type = isSaid
    ? (findChoice(types, cells.user_type) ?? findChoice(fitting, cells.user_type))
    : fitting.length === 1
      ? fitting[0]
      : undefined
  const problem = (key: string, sentence: Text, choices: readonly Choice[], place: ImportPlace): Problem => ({
    ...{ key, place },
    message: fillText(textIn(sentence, locale), { choices: namesOf(choices, locale) }),
  })
  const problems: Problem[] = []
  if (kind === undefined) problems.push(problem('kind', sentences.kind, kinds, 'kinds'))
  if (lot === undefined) problems.push(problem('lot', sentences.lot, lots, 'lots'))
  if (kind === undefined || lot === undefined) return { problems }
  if (type === undefined) problems.push(problem('user_type', isSaid ? sentences.user_type : sentences.which, fitting, 'user-types'))
  else if (!allows(kind, type.code))
    problems.push(
      problem(
        'user_type',
        sentences.kindOfType,
        types.filter(({ code }) => allows(kind, code)),
        'kinds',
      ),
    )
  else if (!isOfLot(type)) problems.push(problem('user_type', sentences.lotOfType, types.filter(isOfLot), 'lots'))
  return { problems, permit_kind_id: kind.id, parking_lot_id: lot.id, user_type_code: type?.code ?? '' }
}

/** The values of a row as the office's form of a permit has them, and what is wrong with its words. */
const formOf = (row: TableRow, lists: Lists, locale: Locale) => {
  const { problems, ...named } = namedBy(row, lists, locale)
  const { plates, tags, valid_from, last_day } = row.cells
  const { name, street, post_code, city, email, phone, tax_number } = holderCells(row.cells)
  const form = {
    ...named,
    ...{ name, street, post_code, city, email, phone, tax_number },
    plates: partsOf(plates),
    tags: partsOf(tags),
    valid_from: dayOf(valid_from),
    valid_until: dayAfter(last_day),
    reason: 'Uvoz',
  }
  return { problems, form }
}

const parsedRow = (row: TableRow, lists: Lists, locale: Locale) => {
  const { problems, form } = formOf(row, lists, locale)
  const read = permitFormSchema.safeParse(form, { reportInput: true })
  const ofTown = ['permit_kind_id', 'parking_lot_id', 'user_type_code']
  const fields = read.success ? [] : fieldErrors(read.error.issues, locale).filter(({ path }) => !ofTown.includes(path))
  const all = [...problems, ...problemsOfFields(fields, locale)]
  const permit =
    all.length === 0 && read.success && read.data.valid_until !== undefined
      ? { ...read.data, valid_until: read.data.valid_until }
      : undefined
  return { row, permit, problems: all }
}

/** What would become of each permit of a file. One with the same kind, days and a plate in common is there already. */
export const planPermits = async (
  db: Db,
  services: Services,
  rows: readonly TableRow[],
  { locale, actor }: { locale: Locale; actor: Actor },
): Promise<PlannedRow[]> => {
  const { capabilities, clock } = services
  const lists = await readLists(db)
  const parsed = rows.map((row) => parsedRow(row, lists, locale))
  const permits = parsed.flatMap(({ permit }) => permit ?? [])
  const judged = await capabilities.judgeImportedPermits(db, permits, { today: localDayOf(clock.now()), locale })
  const verdicts = new Map(permits.map((permit, index) => [permit, judged[index]]))
  const seen = new Map<string, number>()
  return parsed.map(({ row, permit, problems }): PlannedRow => {
    const { line, cells } = row
    const about = { line, label: `${cells.plates ?? ''} ${cells.name ?? ''}`.trim().slice(0, 120), record_id: null }
    const refuse = (why: readonly Problem[]): PlannedRow => ({ ...about, ...refusedRow({ subject: 'permits', locale, cells }, why) })
    const verdict = permit && verdicts.get(permit)
    if (permit === undefined || verdict === undefined) return refuse(problems)
    if ('error' in verdict) return refuse(problemsOf(verdict.error, locale))
    if (verdict.same !== null) return { ...about, outcome: 'same', note: '', record_id: verdict.same }
    const key = [permit.permit_kind_id, permit.valid_from, permit.valid_until, ...permit.plates.map(normalisePlate).toSorted()].join(' ')
    const before = seen.get(key)
    if (before !== undefined) return refuse([{ message: rowSentences.twice(before, locale) }])
    seen.set(key, line)
    const note = permit.email === undefined ? textIn(sentences.noEmail, locale) : ''
    return { ...about, outcome: 'create', note, write: (trx) => capabilities.importPermit(trx, services, permit, actor) }
  })
}
