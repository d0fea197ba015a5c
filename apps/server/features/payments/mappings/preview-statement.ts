import { fieldError } from '@dovolilnice/contract/field-rules'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import type {
  GuessedMapping,
  SavedMapping,
  StatementLayout,
  StatementMapping,
} from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { statementMappingSchema } from '@dovolilnice/contract/payments/mappings/statement-mapping'
import type { previewStatement, PreviewedEntry } from '@dovolilnice/contract/payments/mappings/preview-statement'
import { CsvError, parse } from 'csv-parse/sync'
import { text as wholeText } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import type { ReadHandler } from '../../../platform/http/context.ts'
import { csvOptions, titlesOf } from '../read/csv-lines.ts'
import { decodeText } from '../read/decode-text.ts'
import { readCsv } from '../read/read-csv.ts'
import { StatementError } from '../read/statement.ts'
import { guessMapping } from './guess-columns.ts'
import { guessLayout } from './guess-layout.ts'
import { readMappings } from './statement-mappings.ts'

/** Lines below the titles that are shown; by as many the guess is made. */
const shownLines = 6
/** Movements that are shown as they would be read. */
const shownEntries = 5

async function* once(head: Uint8Array): AsyncGenerator<Uint8Array> {
  yield head
}

/** Titles and first lines of a file; nothing where its bytes are no text in this encoding, or cannot be divided so. */
const firstLines = async (head: Uint8Array, layout: StatementLayout): Promise<{ titles: string[]; lines: string[][] }> => {
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
const findSaved = async (head: Uint8Array, saved: readonly SavedMapping[]): Promise<SavedMapping | undefined> => {
  for (const one of saved) {
    const { titles } = await firstLines(head, one.mapping)
    if (isDeepStrictEqual(titles, one.titles)) return one
  }
  return undefined
}

/** The first movements, or why there are none. */
const readFirst = async (
  head: Uint8Array,
  mapping: StatementMapping | undefined,
  locale: Locale,
): Promise<{ entries: PreviewedEntry[]; fault: string | null }> => {
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
const complete = ({ columns, ...guess }: GuessedMapping): StatementMapping | undefined => {
  const named = Object.fromEntries(Object.entries(columns).filter(([, title]) => title !== ''))
  return statementMappingSchema.safeParse({ ...guess, columns: named }).data
}

/** Looks at the beginning of a file; nothing is stored. */
export const handlePreviewStatement: ReadHandler<typeof previewStatement> = async ({ body }, { db, locale }) => {
  const head = Buffer.from(body.head, 'base64')
  if (head.includes(0)) throw new OperationError('unsupported_file')
  const saved = body.layout === undefined && body.mapping === undefined ? await findSaved(head, await readMappings(db)) : undefined
  const layout = body.mapping ?? body.layout ?? saved?.mapping ?? guessLayout(head)
  const { encoding, delimiter, skipped_lines } = layout
  const { titles, lines } = await firstLines(head, layout)
  const guess = guessMapping({ encoding, delimiter, skipped_lines }, titles, lines)
  const read = await readFirst(head, body.mapping ?? saved?.mapping ?? complete(guess), locale)
  return { saved_id: saved?.id ?? null, guess, titles, lines, ...read }
}
