import { keysOf } from '@dovolilnice/contract/keys-of'
import * as contract from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { foldTerm } from '@dovolilnice/contract/search/fold-term'
import { csvOptions, dateFormOf, readCsv, titlesOf } from '../read/read-csv.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { fieldError, OperationError } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import { text as wholeText } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { decodeText, StatementError } from '../read/statement.ts'
import { readMappings } from './statement-mappings.ts'
import { implement } from '../../../platform/http/context.ts'

/** What banks call the columns, without blanks and accents, the surest word first. A title is given to the first column that asks for it. */
const titleWords: Record<contract.MappedColumn, readonly RegExp[]> = {
  booked_on: [/^datumknji/, /^datumprom/, /^bookingdate/, /^datum$/, /^date$/, /^datum/],
  debit: [/^(znesek)?v?breme/, /^odliv/, /^debit/],
  amount: [/^(znesek)?v?dobro/, /^priliv/, /^credit/, /^znesek/, /^amount/],
  currency: [/^valuta(racuna|prometa)?$/, /^currency/],
  reference: [/^sklic(v)?(dobro|prejemnika|odobritve)/, /^sklic/, /reference/],
  payer_iban: [/iban/, /trr/, /^racun/, /account/],
  payer_name: [/^naziv/, /placnik/, /partner/, /nalogodajalec/, /^(payer|name)/],
  purpose: [/^namen/, /^opis/, /^purpose/, /^description/],
  bank_reference: [/^(id|st|stevilka|oznaka)(prometa|transakcije|knjizbe)/, /^referencabanke/, /^id$/, /transactionid/],
}

/** The columns that the titles seem to name; an empty text for those that none names. */
const guessColumns = (titles: readonly string[]): contract.GuessedMapping['columns'] => {
  const left = titles.filter((title) => title !== '')
  const found = {
    booked_on: '',
    debit: '',
    amount: '',
    currency: '',
    reference: '',
    payer_iban: '',
    payer_name: '',
    purpose: '',
    bank_reference: '',
  }
  for (const column of keysOf(found)) {
    const title = titleWords[column].flatMap((words) => left.filter((one) => words.test(foldTerm(one))))[0]
    if (title === undefined) continue
    found[column] = title
    left.splice(left.indexOf(title), 1)
  }
  return found
}

/**
 * How a file seems to be read, by its titles and by how days and amounts are written below them.
 * @param lines cells of the first lines below the titles
 */
const guessMapping = (
  layout: contract.StatementLayout,
  titles: readonly string[],
  lines: readonly (readonly string[])[],
): contract.GuessedMapping => {
  const columns = guessColumns(titles)
  const values = (column: contract.MappedColumn): string[] => {
    const place = columns[column] === '' ? -1 : titles.indexOf(columns[column])
    return place < 0 ? [] : lines.map((line) => line[place] ?? '').filter((value) => value !== '')
  }
  const amounts = [...values('amount'), ...values('debit')]
  return {
    ...layout,
    decimal_sign: amounts.some((amount) => /\.\d{1,2}$/.test(amount)) && !amounts.some((amount) => /,\d{1,2}$/.test(amount)) ? '.' : ',',
    date_form:
      values('booked_on')
        .map(dateFormOf)
        .find((form) => form !== undefined) ?? 'D.M.YYYY',
    columns,
  }
}

/** Lines of a file's beginning by which it is judged. */
const judgedLines = 40

/** UTF-8 where the bytes are UTF-8; otherwise the code page that Slovenian banks use. */
const guessEncoding = (head: Uint8Array): contract.StatementLayout['encoding'] => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1250'
  }
}

/** How many cells each line has. Where quotes are left open, nothing can be said. */
const widthsOf = (text: string, delimiter: contract.StatementLayout['delimiter']): number[] => {
  const options = { delimiter: delimiter === 'tab' ? '\t' : delimiter, bom: true, relax_column_count: true, relax_quotes: true }
  try {
    const lines: string[][] = parse(text, { ...options, skip_empty_lines: false, to: judgedLines })
    return lines.map(({ length }) => length)
  } catch {
    return []
  }
}

/** The width that most lines have, how many have it, and the first of them: the titles. */
const tableIn = (widths: readonly number[]): { width: number; lines: number; first: number } => {
  const wide = widths.filter((width) => width > 1)
  const lines = (width: number) => wide.filter((one) => one === width).length
  const width = wide.toSorted((a, b) => lines(b) - lines(a) || b - a)[0] ?? 1
  return { width, lines: lines(width), first: Math.max(0, widths.indexOf(width)) }
}

/** How the text of a file seems to be divided. @param head its first whole lines */
const guessLayout = (head: Uint8Array): contract.StatementLayout => {
  const encoding = guessEncoding(head)
  const text = new TextDecoder(encoding).decode(head)
  const tables = contract.statementDelimiters.map((delimiter) => ({ delimiter, ...tableIn(widthsOf(text, delimiter)) }))
  const [best] = tables.toSorted((a, b) => b.width * b.lines - a.width * a.lines)
  return { encoding, delimiter: best?.delimiter ?? ';', skipped_lines: Math.min(best?.first ?? 0, 50) }
}

/** Lines below the titles that are shown; by as many the guess is made. */
const shownLines = 6
/** Movements that are shown as they would be read. */
const shownEntries = 5

async function* once(head: Uint8Array): AsyncGenerator<Uint8Array> {
  yield head
}

/** Titles and first lines of a file; nothing where its bytes are no text in this encoding, or cannot be divided so. */
const firstLines = async (head: Uint8Array, layout: contract.StatementLayout): Promise<{ titles: string[]; lines: string[][] }> => {
  try {
    const text = await wholeText(decodeText(once(head), () => layout.encoding))
    const [titles = [], ...lines] = parse(text, { ...csvOptions(layout), to: shownLines + 1 })
    return { titles: titlesOf(titles), lines }
  } catch (error) {
    if (!(error instanceof CsvError || error instanceof StatementError)) throw error
    return { titles: [], lines: [] }
  }
}

/** The saved mapping with the same titles, read as it says. */
const findSaved = async (head: Uint8Array, saved: readonly contract.SavedMapping[]): Promise<contract.SavedMapping | undefined> => {
  for (const one of saved) {
    const { titles } = await firstLines(head, one.mapping)
    if (isDeepStrictEqual(titles, one.titles)) return one
  }
  return undefined
}

/** The first movements, or why there are none. */
const readFirst = async (
  head: Uint8Array,
  mapping: contract.StatementMapping | undefined,
  locale: Locale,
): Promise<{ entries: contract.PreviewedEntry[]; fault: string | null }> => {
  if (mapping === undefined) return { entries: [], fault: null }
  try {
    const { statements } = await readCsv(once(head), mapping, '')
    return { entries: statements.flatMap(({ entries }) => entries).slice(0, shownEntries), fault: null }
  } catch (error) {
    if (!(error instanceof StatementError)) throw error
    return { entries: [], fault: fieldError('head', error.rule, locale, error.values).message }
  }
}

/** A guess with a column for the day and for the amount can be tried. */
const complete = ({ columns, ...guess }: contract.GuessedMapping): contract.StatementMapping | undefined => {
  const named = Object.fromEntries(Object.entries(columns).filter(([, title]) => title !== ''))
  return contract.statementMappingSchema.safeParse({ ...guess, columns: named }).data
}

export const handlePreviewStatement = implement(contract.previewStatement, async ({ body }, { db, locale }) => {
  const head = Buffer.from(body.head, 'base64')
  if (head.includes(0)) throw new OperationError('unsupported_file')
  const saved = body.layout === undefined && body.mapping === undefined ? await findSaved(head, await readMappings(db)) : undefined
  const layout = body.mapping ?? body.layout ?? saved?.mapping ?? guessLayout(head)
  const { encoding, delimiter, skipped_lines } = layout
  const { titles, lines } = await firstLines(head, layout)
  const guess = guessMapping({ encoding, delimiter, skipped_lines }, titles, lines)
  const read = await readFirst(head, body.mapping ?? saved?.mapping ?? complete(guess), locale)
  return { saved_id: saved?.id ?? null, guess, titles, lines, ...read }
})
