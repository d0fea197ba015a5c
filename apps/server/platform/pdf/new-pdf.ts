import { createRequire } from 'node:module'
import type pdfkit from 'pdfkit'

const load = createRequire(import.meta.url)

/** An empty PDF. The library and what it reads fonts with come with the first one: many a process never writes a paper. */
export const newPdf = (options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument => {
  const PDFDocument: typeof pdfkit = load('pdfkit')
  return new PDFDocument(options)
}
