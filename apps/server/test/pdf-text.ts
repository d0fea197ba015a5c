import { execFileSync } from 'node:child_process'

/** Whether poppler's tools are here; tests that read PDFs say that they are skipped otherwise. */
export const canReadPdf = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** The text of a PDF as a reader sees it, laid out in lines. */
export const pdfText = (pdf: Uint8Array): string => {
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })
  const [wrong] = /.*(\[object |\bundefined\b|\bNaN\b).*/.exec(text) ?? []
  if (wrong !== undefined) throw new Error(`A paper says what only a program says: ${wrong}`)
  return text
}

/** What the PDF says of itself: title, pages, whether it is tagged. */
export const pdfInfo = (pdf: Uint8Array): string => execFileSync('pdfinfo', ['-'], { input: pdf, encoding: 'utf8' })

/** The fonts of the PDF: their names, whether they are inside, and whether only the letters in use. */
export const pdfFonts = (pdf: Uint8Array): string => execFileSync('pdffonts', ['-'], { input: pdf, encoding: 'utf8' })

/** The tags with their text, as a screen reader goes through them. */
export const pdfStructure = (pdf: Uint8Array): string => execFileSync('pdfinfo', ['-struct-text', '-'], { input: pdf, encoding: 'utf8' })

/** Where a word first stands on its page: the left and the upper edge of its letters, in millimetres. */
export const wordPlace = (pdf: Uint8Array, word: string): [number, number] => {
  const boxes = execFileSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' })
  const [, x = NaN, y = NaN] = new RegExp(`xMin="([\\d.]+)" yMin="([\\d.]+)"[^>]*>${word}`).exec(boxes) ?? []
  return [(Number(x) / 72) * 25.4, (Number(y) / 72) * 25.4]
}
