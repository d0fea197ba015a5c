import { statementDelimiters } from '@dovolilnice/contract/payments/mappings/statement-mapping'
import type { StatementLayout } from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { parse } from 'csv-parse/sync'

/** Lines of a file's beginning by which it is judged. */
const judgedLines = 40

/** UTF-8 where the bytes are UTF-8; otherwise the code page that Slovenian banks use. */
const guessEncoding = (head: Uint8Array): StatementLayout['encoding'] => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1250'
  }
}

/** How many cells each line has. Where quotes are left open, nothing can be said. */
const widthsOf = (text: string, delimiter: StatementLayout['delimiter']): number[] => {
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
export const guessLayout = (head: Uint8Array): StatementLayout => {
  const encoding = guessEncoding(head)
  const text = new TextDecoder(encoding).decode(head)
  const tables = statementDelimiters.map((delimiter) => ({ delimiter, ...tableIn(widthsOf(text, delimiter)) }))
  const [best] = tables.toSorted((a, b) => b.width * b.lines - a.width * a.lines)
  return { encoding, delimiter: best?.delimiter ?? ';', skipped_lines: Math.min(best?.first ?? 0, 50) }
}
