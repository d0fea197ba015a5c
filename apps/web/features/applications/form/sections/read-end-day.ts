import { endDayIn } from '@dovolilnice/contract/documents/end-day'
import type { PDFPageProxy } from 'pdfjs-dist'
import { openPdf } from '../../../../ui/document-viewer/open-pdf.ts'

/** What proves something stands on the first pages. */
const mostPages = 3

/** The lines of a page that the file holds as letters: runs at one height are one. */
const linesOf = async (page: PDFPageProxy): Promise<string[]> => {
  const { items } = await page.getTextContent()
  const lines = new Map<number, string[]>()
  for (const item of items) {
    if (!('str' in item)) continue
    const height = Math.round((Number(item.transform[5]) || 0) / 3)
    lines.set(height, [...(lines.get(height) ?? []), item.str])
  }
  return [...lines.values()].map((runs) => runs.join(' ').replace(/\s+/g, ' ').trim()).filter(Boolean)
}

/**
 * The day on which a PDF says that it ends, read on this device: nothing is sent before the form is. A scan holds no letters.
 * @throws when the file is no PDF that can be read
 */
export const readEndDay = async (file: File): Promise<string | undefined> => {
  const opening = openPdf(await file.arrayBuffer())
  try {
    const pdf = await opening.promise
    const lines: string[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number++) lines.push(...(await linesOf(await pdf.getPage(number))))
    return endDayIn(lines)
  } finally {
    await opening.destroy()
  }
}
