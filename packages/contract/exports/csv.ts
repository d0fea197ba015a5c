/**
 * Spreadsheets run cells that begin like a formula: a quote in front makes them text. An amount may begin with a minus; a phone number in groups
 * is text to them as it is.
 */
const safe = (cell: string): string => (/^[=@\t\r]|^\+(?!\d+( \d+)+$)|^-(?![\d.,]+(\u00a0| )?€?$)/.test(cell) ? `'${cell}` : cell)

/** Most cells stay as they are, which is found out faster than they are written anew. */
const needsCare = /^[=@\t\r+-]|[";\n\r]/

const quoted = (cell: string): string => (/[";\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A cell of a CSV file: quoted where it must be, and never a formula. */
export const csvCell = (cell: string): string => (needsCare.test(cell) ? quoted(safe(cell)) : cell)

/** A byte order mark: without it spreadsheets do not read čšž. */
export const csvStart = '\uFEFF'

/** Some lines of a CSV file, with semicolons, which spreadsheets with Slovenian settings read as columns without asking. */
export const csvBlock = (lines: readonly (readonly string[])[]): string => {
  let block = ''
  for (const cells of lines) block += `${cells.map(csvCell).join(';')}\r\n`
  return block
}

/** Characters of a block, so that a large file leaves the server in parts. */
const blockLength = 60_000

/** Many small texts in blocks. */
export function* blocksOf(texts: Iterable<string>): Generator<string> {
  let block = ''
  for (const text of texts) {
    block += text
    if (block.length < blockLength) continue
    yield block
    block = ''
  }
  yield block
}

function* csvTexts(lines: Iterable<readonly string[]>): Generator<string> {
  yield csvStart
  for (const cells of lines) yield csvBlock([cells])
}

export const csvBlocks = (lines: Iterable<readonly string[]>): Generator<string> => blocksOf(csvTexts(lines))
