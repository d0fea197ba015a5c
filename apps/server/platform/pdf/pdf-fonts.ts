import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

/** What pdfkit draws with: any font that has been parsed. */
type ParsedFont = PDFKit.Mixins.PDFFontSource

const files = { regular: 'DejaVuSans', bold: 'DejaVuSans-Bold', mono: 'DejaVuSansMono-Bold' } as const
export type FontName = keyof typeof files

const parsed = new Map<FontName, ParsedFont>()

/** Parsing a TrueType font takes longer than a document; pdfkit parses it, and takes a parsed one in place of a file. */
const parse = (name: FontName): ParsedFont => {
  const file = createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${files[name]}.ttf`)
  const reader = new PDFDocument({ autoFirstPage: false, font: file })
  return (reader as unknown as { _font: { font: ParsedFont } })._font.font
}

/** Gives a document the product's fonts (with čšžćđ and €) under their names, parsed once in a process. */
export const registerFonts = (doc: PDFKit.PDFDocument): void => {
  for (const name of Object.keys(files) as FontName[]) {
    const font = parsed.get(name) ?? parse(name)
    parsed.set(name, font)
    doc.registerFont(name, font)
  }
}
