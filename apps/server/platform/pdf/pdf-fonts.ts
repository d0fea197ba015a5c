import { keysOf } from '@dovolilnice/contract/keys-of'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { newPdf } from './new-pdf.ts'

/** A glyph of a font; it stores the letters for which it was first requested. */
interface Glyph {
  /** Reads its outline from the font: anew each time. */
  _decode: () => object
}

/** A word as it is drawn: its glyphs, and where each of them stands in the units of the font. */
interface Run {
  positions: object[]
}

/** What pdfkit draws with: a font that has been parsed. */
type ParsedFont = PDFKit.Mixins.PDFFontSource & {
  layout: (text: string, features?: unknown) => Run
  getGlyph: (id: number, codePoints?: readonly number[]) => Glyph
  glyphForCodePoint: (codePoint: number) => Glyph
  hasGlyphForCodePoint: (codePoint: number) => boolean
  createSubset: () => object
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

/** A font that shares the tables of a parsed one, with glyphs of its own, and `more`. */
const withOwnGlyphs = (font: ParsedFont, more: PropertyDescriptorMap): ParsedFont =>
  Object.create(font, { _glyphs: { value: {} }, ...more }) as ParsedFont

/** Words that are kept: those of the papers of a town; with more of them it begins anew. */
const mostWords = 2_000

/**
 * Lays out words, each once for all documents: most of a paper is what stood on the last one. The answer is the caller's: pdfkit scales the
 * positions in place.
 */
const typesetter = (font: ParsedFont): ParsedFont['layout'] => {
  const own = withOwnGlyphs(font, {
    glyphForCodePoint: {
      value: (codePoint: number): Glyph => font.glyphForCodePoint.call(own, plainLetters.get(codePoint) ?? codePoint),
    },
  })
  const runs = new Map<string, Run>()
  return (text, features) => {
    if (features !== undefined) return own.layout(text, features)
    const run = runs.get(text) ?? own.layout(text)
    if (runs.size >= mostWords) runs.clear()
    runs.set(text, run)
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } }) as Run
  }
}

/** Makes the part of a font that a document embeds; an outline is read once for all documents. */
const embedder = (font: ParsedFont): ParsedFont['createSubset'] => {
  const glyphs = new Map<number, Glyph>()
  const read = (id: number): Glyph => {
    const glyph = font.getGlyph.call(own, id)
    const outline = glyph._decode()
    glyphs.set(id, Object.assign(glyph, { _decode: () => outline }))
    return glyph
  }
  const own = withOwnGlyphs(font, { getGlyph: { value: (id: number): Glyph => glyphs.get(id) ?? read(id) } })
  return () => font.createSubset.call(own)
}

/**
 * The fonts, parsed once in a process. A document gets one that lays words out by the shared typesetter and has glyphs of its own: a glyph
 * stores the letters for which it was first made, and embedding "Č" makes the glyph of "C" without letters. A shared "C" would then be
 * missing from the text of later documents.
 */
const forDocument = (name: FontName): (() => ParsedFont) => {
  const font = parse(name)
  const layout = typesetter(font)
  const createSubset = embedder(font)
  return () => withOwnGlyphs(font, { layout: { value: layout }, createSubset: { value: createSubset } })
}

const fonts = new Map<FontName, () => ParsedFont>()

/** Gives a document the product's fonts (with čšžćđ and €) under their names, parsed once in a process. */
export const registerFonts = (doc: PDFKit.PDFDocument): void => {
  for (const name of keysOf(files)) {
    const font = fonts.get(name) ?? forDocument(name)
    fonts.set(name, font)
    doc.registerFont(name, font())
  }
}
