import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { OPS, VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { longestWord, type Word } from '../compare/words.ts'
import type { LegibleText } from './legible.ts'

/** What proves something stands on the first pages. */
const mostPages = 5
/** Words of a page that are looked at. */
const mostWords = 3000

interface TextItem {
  str: string
  transform: number[]
  width: number
  height: number
}

/** A run of text as words: each has its share of the run's width by its letters. */
const wordsOfItem = (item: TextItem, line: number, page: number, view: { transform: number[]; width: number; height: number }): Word[] => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view.transform
  const [, , , , left = 0, base = 0] = item.transform
  const [ca = 1, cb = 0] = item.transform
  const size = Math.hypot(ca, cb) || 1
  const [across, up] = [ca / size, cb / size]
  const at = (along: number, above: number) => {
    const [px, py] = [left + across * along - up * above, base + up * along + across * above]
    return { x: (a * px + c * py + e) / view.width, y: (b * px + d * py + f) / view.height }
  }
  return [...item.str.matchAll(/\S+/g)].map((match) => {
    const share = item.width / Math.max(1, item.str.length)
    const corners = [at(match.index * share, -0.2 * item.height), at((match.index + match[0].length) * share, item.height)]
    const [x, y] = [Math.min(...corners.map((corner) => corner.x)), Math.min(...corners.map((corner) => corner.y))]
    const [right, below] = [Math.max(...corners.map((corner) => corner.x)), Math.max(...corners.map((corner) => corner.y))]
    return { text: match[0], line, place: { page, x, y, width: right - x, height: below - y } }
  })
}

/** The words that the file holds as letters. Runs at one height are one line. */
const wordsInFile = async (page: PDFPageProxy): Promise<Word[]> => {
  const view = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const heights = new Map<number, number>()
  const lineOf = ({ transform }: TextItem): number => {
    const height = Math.round((transform[5] ?? 0) / 3)
    if (!heights.has(height)) heights.set(height, heights.size)
    return heights.get(height) ?? 0
  }
  const runs = items.flatMap((item) => ('str' in item ? [item] : []))
  const words = runs.flatMap((item) => wordsOfItem(item, lineOf(item), page.pageNumber, view))
  return words.filter(({ text }) => text.length <= longestWord).slice(0, mostWords)
}

const lettersOf = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.length, 0)

const pictureOperators = new Set<number>([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject])
const hasPicture = async (page: PDFPageProxy): Promise<boolean> =>
  (await page.getOperatorList()).fnArray.some((code) => pictureOperators.has(code))

/** A page without letters is a scan; one with a picture and few letters may be a scan that bears a mark. */
const isScan = async (page: PDFPageProxy, letters: number): Promise<boolean> => letters < 300 && (await hasPicture(page))

interface Canvas {
  canvas: NonNullable<Parameters<PDFPageProxy['render']>[0]['canvas']>
  context: { getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray } }
}

/** Opens the libraries of pictures only here: the letters of a file are read without them. */
const wordsInPicture = async (program: string, pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<Word[]> => {
  const { greyOf, longSide } = await import('./grey-picture.ts')
  const { recognise } = await import('./recognise.ts')
  const natural = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: longSide / Math.max(natural.width, natural.height) })
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
  const { canvas, context } = (pdf.canvasFactory as { create(width: number, height: number): Canvas }).create(width, height)
  await page.render({ canvas, viewport }).promise
  const grey = await greyOf(context.getImageData(0, 0, width, height).data, width, height)
  return recognise(program, grey, page.pageNumber)
}

const packageFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/**
 * The words of a PDF: its own letters, and where a page is only a picture what is recognised in it. The file's scripts and links do nothing.
 * @param program of the recognition; absent where it is not installed
 */
export const readPdf = async (bytes: Uint8Array, program: string | undefined): Promise<LegibleText> => {
  const pdf = await getDocument({
    data: bytes,
    enableXfa: false,
    useSystemFonts: false,
    // Pixels of a picture in it.
    maxImageSize: 60_000_000,
    standardFontDataUrl: join(packageFolder, 'standard_fonts/'),
    cMapUrl: join(packageFolder, 'cmaps/'),
    wasmUrl: join(packageFolder, 'wasm/'),
    verbosity: VerbosityLevel.ERRORS,
  }).promise
  if (pdf.numPages < 1) throw new Error(`The file has ${pdf.numPages} pages.`)
  const words: Word[] = []
  let isRecognised = false
  const pagesRead = Math.min(pdf.numPages, mostPages)
  for (let number = 1; number <= pagesRead; number++) {
    const page = await pdf.getPage(number)
    const own = await wordsInFile(page)
    words.push(...own)
    if (program === undefined || !(await isScan(page, lettersOf(own)))) continue
    const lines = 1 + Math.max(-1, ...own.map(({ line }) => line))
    const seen = await wordsInPicture(program, pdf, page)
    words.push(...seen.map((word) => ({ ...word, line: word.line + lines })))
    isRecognised ||= seen.length > 0
    page.cleanup()
  }
  return { source: isRecognised ? 'picture' : words.length > 0 ? 'text' : 'none', pages: pdf.numPages, pagesRead, words }
}
