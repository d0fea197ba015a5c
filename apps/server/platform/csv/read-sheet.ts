import type { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import type { FileType } from '@dovolilnice/contract/documents/upload-limits'
import type { RuleName } from '@dovolilnice/contract/errors'

/** Why a file cannot be read as a table at all; its rule has a sentence. */
export class TableError extends Error {
  readonly rule: RuleName
  readonly values: Record<string, unknown>

  constructor(rule: RuleName, values: Record<string, unknown> = {}) {
    super(rule)
    this.rule = rule
    this.values = values
  }
}

/**
 * What a workbook may be at most: parts of its archive, bytes that are unpacked of it, columns of a row and characters of a cell. A file of a few
 * kilobytes may unpack to gigabytes, and one cell may say that it is repeated a million times.
 */
const most = { parts: 5_000, bytes: 80_000_000, columns: 200, text: 20_000, styles: 70_000, depth: 60 }

/** The parser says of a text only when it has ended: so many characters without anything ending are refused before. */
const mostUnended = 10 * most.text

const refused = () => new TableError('table_other')

/** The parts of an archive by their names. */
interface Archive {
  zip: ZipFile
  parts: ReadonlyMap<string, Entry>
  /** Bytes that may still be unpacked. */
  left: number
}

const openArchive = async (bytes: Buffer): Promise<Archive> => {
  const { fromBuffer } = await import('yauzl')
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error !== null) return reject(refused())
      const parts = new Map<string, Entry>()
      zip.on('entry', (entry: Entry) => {
        parts.set(entry.fileName, entry)
        if (parts.size > most.parts) reject(refused())
        else zip.readEntry()
      })
      zip.on('error', () => reject(refused()))
      zip.on('end', () => resolve({ zip, parts, left: most.bytes }))
      zip.readEntry()
    })
  })
}

const openPart = ({ zip }: Archive, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    if (entry.isEncrypted()) return reject(refused())
    zip.openReadStream(entry, (error, stream) => (error === null ? resolve(stream) : reject(refused())))
  })

type Attributes = Readonly<Record<string, string>>

/** What a reader does with a part, element by element, by their names without a prefix. */
interface Handler {
  open?(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads a part of XML piece by piece. A document type is refused, so no entity is ever declared. A part that is absent has nothing to say.
 * @throws TableError for what is not well-formed or beyond the limits
 */
const readPart = async (archive: Archive, name: string, handler: Handler): Promise<void> => {
  const entry = archive.parts.get(name)
  if (entry === undefined) return
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser()
  const fail = () => {
    throw refused()
  }
  let [depth, unended] = [0, 0]
  parser.on('error', fail)
  parser.on('doctype', fail)
  parser.on('opentag', ({ name: tag, attributes }) => {
    unended = 0
    if (++depth > most.depth) fail()
    handler.open?.(localOf(tag), Object.fromEntries(Object.entries(attributes).map(([key, value]) => [localOf(key), value])))
  })
  parser.on('closetag', ({ name: tag }) => {
    unended = 0
    depth -= 1
    handler.close?.(localOf(tag))
  })
  parser.on('text', (text) => handler.text?.(text))
  const decoder = new TextDecoder()
  try {
    for await (const piece of await openPart(archive, entry)) {
      archive.left -= piece.length
      if (archive.left < 0) throw new TableError('table_expands')
      unended += piece.length
      if (unended > mostUnended + piece.length) fail()
      parser.write(decoder.decode(piece, { stream: true }))
    }
    parser.write(decoder.decode()).close()
  } catch (error) {
    throw error instanceof TableError ? error : refused()
  }
}

/** Rows of a sheet by their line, with the cells as texts; those beyond `mostRows` are counted and not kept. */
export interface SheetRows {
  rows: { line: number; cells: string[] }[]
  count: number
}

/** Keeps the rows that have a text. */
const collector = (mostRows: number) => {
  const found: SheetRows = { rows: [], count: 0 }
  return {
    found,
    add: (line: number, cells: readonly string[], repeated = 1): void => {
      if (cells.every((cell) => cell === '')) return
      for (let index = 0; index < repeated && found.rows.length <= mostRows; index += 1)
        found.rows.push({ line: line + index, cells: [...cells] })
      found.count += repeated
    },
  }
}

const clipped = (text: string): string => text.slice(0, most.text)

/** Days since 30 December 1899, or since 1904, as a day; times of the day are left out. */
const dayOfSerial = (serial: number, since1904: boolean): string =>
  new Date((Math.floor(serial) - 25_569 + (since1904 ? 1_462 : 0)) * 86_400_000).toISOString().slice(0, 10)

const isSerial = (serial: number): boolean => serial >= 1 && serial < 400_000

/** Whether a format shows a day: the built-in ones, or one of the file with years or days in it outside of quotes and colours. */
const showsDay = (id: number, code: string | undefined): boolean =>
  code === undefined
    ? (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
    : /[yd]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

/** The letters of a cell's name as the place of its column: `AB7` is 27. */
const columnOf = (name: string): number =>
  [...(/^[A-Z]{1,3}/.exec(name)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** A number as it is typed, without the digits that binary fractions add. */
const numberText = (value: string): string => (Number.isFinite(Number(value)) ? String(Number(Number(value).toPrecision(15))) : value)

interface Book {
  sheet: string
  strings: string[]
  /** Whether each format of cells shows a day. */
  days: boolean[]
  since1904: boolean
}

/** What the sheets of a workbook refer to, and where its first one is. */
const readBook = async (archive: Archive): Promise<Book> => {
  const book: Book = { sheet: '', strings: [], days: [], since1904: false }
  let first = ''
  await readPart(archive, 'xl/workbook.xml', {
    open: (name, { date1904, state = 'visible', ...attributes }) => {
      if (name === 'workbookPr') book.since1904 = date1904 === '1' || date1904 === 'true'
      if (name === 'sheet' && first === '' && state === 'visible') first = attributes.id ?? ''
    },
  })
  let strings = ''
  await readPart(archive, 'xl/_rels/workbook.xml.rels', {
    open: (_, { Id, Type = '', Target = '' }) => {
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`
      if (Id === first) book.sheet = path
      if (Type.endsWith('/sharedStrings')) strings = path
    },
  })
  const codes = new Map<string, string>()
  let inCells = false
  await readPart(archive, 'xl/styles.xml', {
    open: (name, { numFmtId = '0', formatCode }) => {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(numFmtId, formatCode)
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells && book.days.length < most.styles) book.days.push(showsDay(Number(numFmtId), codes.get(numFmtId)))
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  let [text, reading, aside] = ['', false, false]
  await readPart(archive, strings, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') aside = true
      if (name === 't') reading = !aside
    },
    text: (part) => {
      if (reading) text = clipped(text + part)
    },
    close: (name) => {
      if (name === 't') reading = false
      if (name === 'rPh') aside = false
      if (name === 'si') book.strings.push(text)
    },
  })
  return book
}

const cellText = ({ strings, days, since1904 }: Book, { t: type = 'n', s: style = '0' }: Attributes, value: string): string => {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'd') return value.slice(0, 10)
  if (type === 'b') return value === '1' ? 'da' : 'ne'
  if (type !== 'n') return type === 'e' ? '' : value
  if (days[Number(style)] === true && isSerial(Number(value))) return dayOfSerial(Number(value), since1904)
  return value === '' ? '' : numberText(value)
}

/** The first sheet that is not hidden of a workbook of Excel (ECMA-376). */
const readXlsx = async (archive: Archive, mostRows: number): Promise<SheetRows> => {
  const book = await readBook(archive)
  if (!archive.parts.has(book.sheet)) throw refused()
  const { found, add } = collector(mostRows)
  let [line, at, value, reading] = [0, -1, '', false]
  let [cells, cell]: [string[], Attributes] = [[], {}]
  await readPart(archive, book.sheet, {
    open: (name, attributes) => {
      if (name === 'row') [line, at, cells] = [Number(attributes.r ?? line + 1), -1, []]
      if (name === 'c') [cell, value, at] = [attributes, '', attributes.r === undefined ? at + 1 : columnOf(attributes.r)]
      if (name === 'v' || name === 't') reading = true
    },
    text: (part) => {
      if (reading) value = clipped(value + part)
    },
    close: (name) => {
      if (name === 'v' || name === 't') reading = false
      if (name === 'c' && at >= 0 && at < most.columns) cells[at] = cellText(book, cell, value).trim()
      if (name === 'row')
        add(
          line,
          Array.from(cells, (one) => one ?? ''),
        )
    },
  })
  return found
}

/** How often a row or a cell stands one after another; one that says nonsense stands once. */
const repeatedOf = (count = '1', highest = most.columns): number => Math.min(Math.max(Math.trunc(Number(count)) || 1, 1), highest)

const valueOf = ({ 'value-type': type, 'date-value': day, value, 'boolean-value': bool }: Attributes, text: string): string => {
  if (type === 'date' && day !== undefined) return day.slice(0, 10)
  if ((type === 'float' || type === 'currency') && value !== undefined) return numberText(value)
  return type === 'boolean' ? (bool === 'true' ? 'da' : 'ne') : text
}

/** The first sheet of an OpenDocument spreadsheet (ISO 26300). */
const readOds = async (archive: Archive, mostRows: number): Promise<SheetRows> => {
  const { found, add } = collector(mostRows)
  let [tables, line, repeated, inRow, paragraphs, notes] = [0, 1, 1, false, 0, 0]
  let [cells, cell, text]: [string[], Attributes | undefined, string] = [[], undefined, '']
  await readPart(archive, 'content.xml', {
    open: (name, attributes) => {
      if (name === 'table') tables += 1
      if (tables !== 1) return
      if (name === 'annotation') notes += 1
      // Lines go on where a repeated row ends, also an empty one that fills the sheet.
      if (name === 'table-row') [cells, inRow, repeated] = [[], true, repeatedOf(attributes['number-rows-repeated'], 1_048_576)]
      if (inRow && (name === 'table-cell' || name === 'covered-table-cell')) [cell, text, paragraphs] = [attributes, '', 0]
      if (name === 'p' && cell !== undefined && notes === 0 && paragraphs++ > 0) text += '\n'
      if (name === 's' && cell !== undefined && notes === 0) text += ' '
    },
    text: (part) => {
      if (cell !== undefined && paragraphs > 0 && notes === 0) text = clipped(text + part)
    },
    close: (name) => {
      if (tables !== 1) return
      if (name === 'annotation') notes -= 1
      if (cell !== undefined && (name === 'table-cell' || name === 'covered-table-cell')) {
        const value = valueOf(cell, text).trim()
        const times = repeatedOf(cell['number-columns-repeated'])
        for (let index = 0; index < times && cells.length < most.columns; index += 1) cells.push(value)
        cell = undefined
      }
      if (name === 'table-row') {
        add(line, cells, repeated)
        line += repeated
        inRow = false
      }
    },
  })
  return found
}

/** The type of an archive, as workbooks are; what it really holds shows when it is read. Undefined: anything else that is read as a table is CSV. */
export const workbookTypeOf = (head: Uint8Array): FileType | undefined => {
  if (!(head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4)) return undefined
  // The first part of an OpenDocument file is its type, as it stands.
  const isOpenDocument = Buffer.from(head.subarray(0, 120)).includes('opendocument.spreadsheet')
  return isOpenDocument
    ? 'application/vnd.oasis.opendocument.spreadsheet'
    : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
}

/**
 * The first sheet of a workbook (XLSX or ODS), its days as `YYYY-MM-DD`. Formulas are not calculated: what the program stored as their result is
 * read. Macros, links and pictures are never opened.
 * @param mostRows the rows that are kept
 * @throws TableError
 */
export const readSheet = async (bytes: Buffer, mostRows: number): Promise<SheetRows> => {
  const archive = await openArchive(bytes)
  if (archive.parts.has('xl/workbook.xml')) return readXlsx(archive, mostRows)
  if (archive.parts.has('content.xml')) return readOds(archive, mostRows)
  throw refused()
}
