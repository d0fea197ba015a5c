/**
 * Spreadsheets run cells that begin like a formula: a quote in front makes them text. An amount may begin with a minus; a phone number in groups
 * is text to them as it is.
 */
const safe = (cell: string): string => (/^[=@\t\r]|^\+(?!\d+( \d+)+$)|^-(?![\d.,]+(\u00a0| )?€?$)/.test(cell) ? `'${cell}` : cell)

const quoted = (cell: string): string => (/[";\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Characters of a block, so that a large file leaves the server in parts. */
const blockLength = 60_000

/** A CSV file in blocks. Semicolons and a byte order mark: how spreadsheets with Slovenian settings read čšž and columns without asking. */
export function* csvBlocks(lines: Iterable<readonly string[]>): Generator<string> {
  let block = '\uFEFF'
  for (const cells of lines) {
    block += `${cells.map((cell) => quoted(safe(cell))).join(';')}\r\n`
    if (block.length < blockLength) continue
    yield block
    block = ''
  }
  yield block
}
