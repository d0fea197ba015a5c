import { keysOf } from '@dovolilnice/contract/keys-of'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { newPdf } from './new-pdf.ts'

/** A glyph of a font; it stores the letters for which it was first requested. */
type Glyph = object

/** What pdfkit draws with: a font that has been parsed. */
type ParsedFont = PDFKit.Mixins.PDFFontSource & {
  getGlyph: (id: number, codePoints?: readonly number[]) => Glyph
  glyphForCodePoint: (codePoint: number) => Glyph
  hasGlyphForCodePoint: (codePoint: number) => boolean
}

const own = (file: string): string => join(import.meta.dirname, 'fonts', `${file}.ttf`)

/** The faces of the web, and one whose letters are all as wide for codes (decision 0070). */
const files = {
  regular: own('SourceSans3-Regular'),
  bold: own('SourceSans3-Bold'),
  serif: own('SourceSerif4-Semibold'),
  mono: createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf'),
} as const
export type FontName = keyof typeof files

const parsed = new Map<FontName, ParsedFont>()

/** Parsing a TrueType font takes longer than a document; pdfkit parses it, and takes a parsed one in place of a file. */
const parse = (name: FontName): ParsedFont => {
  const reader = newPdf({ autoFirstPage: false, font: files[name] })
  const { font } = (reader as unknown as { _font: { font: ParsedFont } })._font
  // Loads the table of letters into the parsed font, once for all documents.
  font.hasGlyphForCodePoint(0x20)
  return font
}

/** Characters that forbid a line break are drawn, read, copied and searched as the plain ones. */
const plainLetters = new Map([
  [0xa0, 0x20],
  [0x20_11, 0x2d],
])

/**
 * A parsed font for one document. It shares the tables but has its own glyphs: a glyph stores the letters for which it was first made,
 * and drawing "Č" makes the glyph of "C" without letters. A shared "C" would then be missing from the text of later documents.
 */
const forOneDocument = (font: ParsedFont): ParsedFont =>
  Object.create(font, {
    _glyphs: { value: {} },
    glyphForCodePoint: {
      value(this: ParsedFont, codePoint: number): Glyph {
        return font.glyphForCodePoint.call(this, plainLetters.get(codePoint) ?? codePoint)
      },
    },
  }) as ParsedFont

/** Gives a document the product's fonts (with čšžćđ and €) under their names, parsed once in a process. */
export const registerFonts = (doc: PDFKit.PDFDocument): void => {
  for (const name of keysOf(files)) {
    const font = parsed.get(name) ?? parse(name)
    parsed.set(name, font)
    doc.registerFont(name, forOneDocument(font))
  }
}
