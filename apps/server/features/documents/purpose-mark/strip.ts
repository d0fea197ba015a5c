import { Buffer } from 'node:buffer'
import { createRequire } from 'node:module'
import { newPdf } from '../../../platform/pdf/new-pdf.ts'
import { escapeHtml } from '../../../platform/security/escape-html.ts'

/** A strip of the mark is drawn this wide, in points, and then as wide as its page or picture. */
const stripWidth = 600
const lineHeight = 20
const largest = 14
const margin = 12
/** Dark red with a light edge, both translucent: legible on white and on black, and what lies below stays legible too. */
const look = { ink: '#a3001b', inkOpacity: 0.75, edge: '#ffffff', edgeOpacity: 0.55, edgeWidth: 2 }

/** The mark as one strip of text lines. */
export interface Strip {
  lines: readonly string[]
  /** Height for a width of 1. */
  ratio: number
}

export const stripOf = (lines: readonly string[]): Strip => ({ lines, ratio: (lines.length * lineHeight + 8) / stripWidth })

const fontFile = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')

const blankPdf = (height: number): PDFKit.PDFDocument =>
  newPdf({ size: [stripWidth, height], margin: 0, font: fontFile, info: { Producer: 'Dovolilnice' } })

/** The size of letters by which a line fills the strip at most. */
const fittingSize = (doc: PDFKit.PDFDocument, line: string): number =>
  Math.min(largest, (10 * (stripWidth - 2 * margin)) / doc.fontSize(10).widthOfString(line))

/** The strip as a PDF of one page without a background, whose text can be read. */
export const stripAsPdf = async ({ lines, ratio }: Strip): Promise<Uint8Array> => {
  const doc = blankPdf(ratio * stripWidth)
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  doc.lineWidth(look.edgeWidth).lineJoin('round').fillColor(look.ink, look.inkOpacity).strokeColor(look.edge, look.edgeOpacity)
  lines.forEach((line, index) => {
    const size = fittingSize(doc, line)
    const y = 4 + lineHeight * index + (lineHeight - size * 1.16) / 2
    doc.fontSize(size)
    const words = { width: stripWidth, align: 'center', lineBreak: false } as const
    // The edge first: drawn with the letters it would cover half of each. A reader of the text takes both for one.
    doc.text(line, 0, y, { ...words, stroke: true, fill: false }).text(line, 0, y, { ...words, fill: true })
  })
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

/** The strip as a PNG of this width in pixels, transparent but for its letters. */
export const stripAsPng = async ({ lines, ratio }: Strip, width: number): Promise<Uint8Array> => {
  const measure = blankPdf(1)
  const drawn = lines.map((line, index) => {
    const y = 4 + lineHeight * index + lineHeight * 0.75
    return `<text x="${stripWidth / 2}" y="${y}" font-size="${fittingSize(measure, line)}">${escapeHtml(line)}</text>`
  })
  const height = ratio * stripWidth
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stripWidth} ${height}" width="${stripWidth}" height="${height}">
    <g font-family="DejaVu Sans" font-weight="bold" text-anchor="middle" fill="${look.ink}" fill-opacity="${look.inkOpacity}"
      stroke="${look.edge}" stroke-opacity="${look.edgeOpacity}" stroke-width="${look.edgeWidth}" paint-order="stroke">${drawn.join('')}</g></svg>`
  const { renderAsync } = await import('@resvg/resvg-js')
  const rendered = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' },
  })
  return rendered.asPng()
}

/**
 * Where the strips lie: at most three, evenly over the height, so that none can be cut off without losing the document.
 * Answers the middle of each as a part of the height.
 */
export const stripPlaces = (width: number, height: number, ratio: number): number[] => {
  const room = Math.max(1, Math.min(3, Math.floor(height / (2 * ratio * width))))
  return Array.from({ length: room }, (_, index) => (2 * index + 1) / (2 * room))
}
