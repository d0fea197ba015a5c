import type { Config } from '@dovolilnice/server/config'
import { findTesseract } from '@dovolilnice/server/find-tesseract'
import { right } from './finding.ts'
import type { Finding } from './finding.ts'

/** What reads documents. Nothing is missing without it: a clerk compares by eye. */
export const checkReading = async ({ readsDocuments }: Pick<Config, 'readsDocuments'>): Promise<Finding> => {
  if (!readsDocuments) return right('Reading', 'documents are read by eye (READ_DOCUMENTS=0)')
  if ((await findTesseract()) !== undefined) return right('Reading', 'PDFs, scans and photographs, by Tesseract with Slovenian')
  return right('Reading', 'only the letters of PDFs; for scans and photographs apt-get install tesseract-ocr tesseract-ocr-slv')
}
