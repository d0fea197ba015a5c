import type { ExportFormat } from '@dovolilnice/contract/exports/export-format'
import { writeCsv } from './csv-file.ts'
import type { ExportWriter } from './export-writer.ts'
import { writePdf } from './pdf-file.ts'
import { writeXlsx } from './xlsx-file.ts'

export const writers: Record<ExportFormat, ExportWriter> = { csv: writeCsv, xlsx: writeXlsx, pdf: writePdf }
