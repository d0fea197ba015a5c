import { fillText, textIn, type Locale, type Text } from '@dovolilnice/contract/locale'
import type { ImportCounts, ImportOutcome, ImportRow } from '@dovolilnice/contract/imports/import'
import type { Trx } from '../../platform/database/db.ts'

/** A row with what would become of it. */
export interface PlannedRow extends ImportRow {
  /** The note for the dry run, which also says what stands in the cells at fault. */
  said?: string
  /** The record that is there already. */
  record_id: string | null
  /** Writes the row. @returns the id of the record @throws OperationError or RefusedRow where a rule forbids it after all */
  write?: (trx: Trx) => Promise<string>
}

/** A row that is refused when it is written; its message is the sentence for the clerk. */
export class RefusedRow extends Error {
  override name = 'RefusedRow'
}

const twice: Text = {
  sl: 'Isti zapis je že v vrstici {line}. Eno odstranite.',
  en: 'The same record is already in line {line}. Remove one.',
}

export const rowSentences = {
  twice: (line: number, locale: Locale): string => fillText(textIn(twice, locale), { line }),
}

export const countOutcomes = (rows: readonly { outcome: ImportOutcome }[]): ImportCounts => {
  const counts: ImportCounts = { create: 0, change: 0, same: 0, refuse: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}
