/** Spreadsheets run cells that begin like a formula: a quote in front makes them text. A number may begin with a minus. */
const safe = (cell: string): string => (/^[=+@\t\r]|^-(?![\d.,])/.test(cell) ? `'${cell}` : cell)

const quoted = (cell: string): string => (/[";\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Semicolons and a byte order mark: how spreadsheets with Slovenian settings read čšž and columns without asking. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => cells.map((cell) => quoted(safe(cell))).join(';')).join('\r\n')}\r\n`
