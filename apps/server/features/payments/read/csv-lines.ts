import { longestTitle } from '@dovolilnice/contract/payments/mappings/statement-mapping'
import type { StatementLayout } from '@dovolilnice/contract/payments/mappings/statement-mapping'

/** How text is divided into lines of cells, from the line with the titles on. */
export const csvOptions = ({ delimiter, skipped_lines: skipped }: Pick<StatementLayout, 'delimiter' | 'skipped_lines'>) => ({
  delimiter: delimiter === 'tab' ? '\t' : delimiter,
  bom: true,
  trim: true,
  skip_empty_lines: true,
  relax_column_count: true,
  relax_quotes: true,
  from_line: skipped + 1,
  max_record_size: 20_000,
})

/** The titles of the columns, as a mapping keeps them. */
export const titlesOf = (line: readonly string[]): string[] => line.map((title) => title.slice(0, longestTitle).trim())
