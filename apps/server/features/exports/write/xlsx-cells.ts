import type { Locale } from '@dovolilnice/contract/locale'
import { byteBlocks, sameBlock } from './byte-blocks.ts'
import type { CellValue } from './cell-value.ts'
import { cellWriters } from './cell-writers.ts'
import type { FileColumn } from './export-writer.ts'
import { fastLocalDateTime } from './local-clock.ts'
import { cellStyle } from './xlsx-parts.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Most texts stay as they are, which is found out faster than they are written anew. */
// oxlint-disable-next-line no-control-regex
const needsCare = /[&<>\u0000-\u0008\u000B-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? '')
    // A line break of Windows would become two in the sheet.
    .replaceAll('\r', '&#13;')

/** Text for XML; what XML cannot hold is left out. */
export const xmlText = (text: string): string => (needsCare.test(text) ? escaped(text) : text)

/** Excel stores at most so many characters in a cell, and refuses a file with more. */
const mostCharacters = 32_767

/** Days since 30 December 1899, as sheets count them; the time of day is the fraction. */
const serialOf = (localTime: string): number => Date.parse(`${localTime}Z`) / 86_400_000 + 25_569

const number = (value: number, style: number): string => `<c s="${style}"><v>${value}</v></c>`

/**
 * A text is no formula here, whatever it begins with; but once a person edits its cell, or saves the sheet as CSV, it could become one. The mark
 * of a text that Excel itself sets for a leading apostrophe prevents that, and changes nothing of the text.
 */
const textCell = (text: string): string => {
  if (text === '') return '<c/>'
  const style = /^[=+\-@\t\r]/.test(text) ? ` s="${cellStyle.quoted}"` : ''
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, mostCharacters))}</t></is></c>`
}

const written = (value: CellValue): string => {
  if (typeof value === 'string') return textCell(value)
  if (typeof value === 'number') return number(value, cellStyle.plain)
  if ('cents' in value) return number(value.cents / 100, cellStyle.money)
  if ('day' in value) return number(serialOf(`${value.day}T00:00:00`), cellStyle.day)
  return number(serialOf(fastLocalDateTime(value.instant)), cellStyle.instant)
}

/** The rows of a sheet, some at a time; a row has a cell, if an empty one, for each column. A block holds until the next is asked for. */
export const sheetRows = (columns: readonly FileColumn[], locale: Locale): ((rows: Iterable<object>) => Iterable<Buffer>) => {
  const cells = cellWriters(columns, locale, written)
  const blockOf = sameBlock()
  const rowXml = (row: object): string => {
    let xml = '<row>'
    for (const cell of cells) xml += cell(row)
    return `${xml}</row>`
  }
  return (rows) => byteBlocks(rows, rowXml, blockOf)
}
