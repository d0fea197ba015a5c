import type { ListColumn } from '@dovolilnice/contract/list'
import type { Locale } from '@dovolilnice/contract/locale'
import type { Parameters } from '@dovolilnice/contract/resources/operations'

/** A column of a file: what the list declares, and the field of the row that it shows. */
export interface FileColumn {
  key: string
  column: ListColumn
}

/** What a file is made of beside its rows. */
export interface FileHead {
  title: string
  columns: readonly FileColumn[]
  locale: Locale
  now: Date
  /** The town's parameters, for a paper's letterhead. */
  parameters: Parameters
}

/** Some rows of a list; one may be made only when its turn comes, so each is looked at once. */
export interface RowBatch extends Iterable<object> {
  readonly length: number
}

/** Writes rows as they come, some at a time, so that no file is ever whole in memory. */
export type ExportWriter = (head: FileHead, batches: AsyncIterable<RowBatch>) => AsyncIterable<string | Uint8Array>
