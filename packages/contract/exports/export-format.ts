import { keysOf } from '../keys-of.ts'
import type { Text } from '../locale.ts'

/** The forms of a file. */
export const exportFormatLabels = {
  xlsx: { sl: 'Excel (XLSX)', en: 'Excel (XLSX)' },
  csv: { sl: 'CSV', en: 'CSV' },
  pdf: { sl: 'PDF', en: 'PDF' },
} as const satisfies Record<string, Text>

export const exportFormats = keysOf(exportFormatLabels)
export type ExportFormat = keyof typeof exportFormatLabels

/** The rows that a PDF holds at most: it is paper, and a larger list is read as a table by a program. */
export const mostPdfRows = 5_000
