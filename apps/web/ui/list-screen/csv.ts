/**
 * Spreadsheets run cells that begin like a formula: a quote in front makes them text. A number may begin with a minus; a phone number in groups
 * is text to them as it is.
 */
const safe = (cell: string): string => (/^[=@\t\r]|^\+(?!\d+( \d+)+$)|^-(?![\d.,])/.test(cell) ? `'${cell}` : cell)

const quoted = (cell: string): string => (/[";\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Semicolons and a byte order mark: how spreadsheets with Slovenian settings read čšž and columns without asking. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => cells.map((cell) => quoted(safe(cell))).join(';')).join('\r\n')}\r\n`

/** `vloge-2026-11-21.csv`: what the list is called, in small letters without carons, which some systems break, and the day it was saved. */
export const csvName = (title: string, day: string): string => {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .match(/[a-z0-9]+/g)
  return [...(words ?? []), day].join('-') + '.csv'
}
