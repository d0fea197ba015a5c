import { foldTerm } from '@dovolilnice/contract/search/fold-term'
import type { Text } from '@dovolilnice/contract/locale'
import { addDays, isLocalDay } from '@dovolilnice/contract/primitives/local-day'
import type { TableRow } from '../../platform/csv/read-table.ts'

type Cells = TableRow['cells']

/** What older programs write where there is nothing. */
const nothing = new Set(['-', '–', '/', '.', 'ni', 'n/a', 'null'])

/** The cells of a row that say something. */
export const filledCells = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== '' && !nothing.has(cell.toLowerCase())))

const twoDigits = (number: string): string => number.padStart(2, '0')

/** Day 0 of the numbers by which spreadsheets count days. */
const serialStart = '1899-12-30'

/**
 * `2026-12-31`, `31. 12. 2026`, `31.12.2026`, `31/12/2026` or the number of a spreadsheet as a local day, with or without a time behind it; other
 * texts as they are, for the rule to refuse.
 */
export const dayOf = (cell = ''): string => {
  const [, iso] = /^(\d{4}-\d{2}-\d{2})(?:[T\s].*)?$/.exec(cell) ?? []
  if (iso !== undefined) return iso
  const [, day, month, year] = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})\.?(?:\s.*)?$/.exec(cell) ?? []
  if (day !== undefined && month !== undefined) return `${year}-${twoDigits(month)}-${twoDigits(day)}`
  const [, serial] = /^(\d{5})(?:[.,]\d+)?$/.exec(cell) ?? []
  return serial === undefined ? cell : addDays(serialStart, Number(serial))
}

/** The first day no longer valid after the last one that a cell names. */
export const dayAfter = (cell = ''): string => {
  const day = dayOf(cell)
  return isLocalDay(day) && day < '2999' ? addDays(day, 1) : day
}

/** Several values of one cell. */
export const partsOf = (cell = ''): string[] =>
  cell
    .split(/[,;/|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** `Kovaška ulica 3, 1290 Lipograd` apart; a text without a post code is the street alone. */
const addressOf = (cell = ''): Cells => {
  const line = cell.replaceAll(/\s*\n\s*/g, ', ').trim()
  const [, street, post_code, city] = /^(.*?)[,;\s]+(?:SI[-\s]?)?(\d{4})[,\s]+(\p{L}.*)$/u.exec(line) ?? []
  return street === undefined ? { street: line } : { street, post_code: post_code ?? '', city: city ?? '' }
}

/** Name, address and contacts of a row as a form has them: a surname apart, an address in one cell, a phone whose zero a spreadsheet dropped. */
export const holderCells = (cells: Cells): Cells => {
  const { surname, address, ...rest } = filledCells(cells)
  const [, code, town] = /^(\d{4})\s+(\p{L}.*)$/u.exec(rest.post_code ?? '') ?? []
  const phone = rest.phone !== undefined && /^[1-7]\d{7}$/.test(rest.phone) ? `0${rest.phone}` : rest.phone
  const name = [rest.name, surname].filter(Boolean).join(' ')
  return filledCells({
    ...addressOf(address),
    ...rest,
    ...(code !== undefined && { post_code: code, city: rest.city ?? town ?? '' }),
    ...{ phone: phone ?? '', name },
  })
}

/** Something of the town's lists that a cell may name. */
export interface Choice {
  code: string
  /** Its names on the screens, in any language. */
  names: readonly (string | Text)[]
}

const namesOf = ({ names }: Choice): string[] =>
  names.flatMap((name) => (typeof name === 'string' ? [name] : Object.values(name))).filter((name) => name !== '')

/** What a cell names: by its code, or by its name in any language, however it is accented; the beginning of a name where only one has it. */
export const findChoice = <T extends Choice>(choices: readonly T[], cell = ''): T | undefined => {
  const typed = foldTerm(cell)
  if (typed === '') return undefined
  const exact =
    choices.find(({ code }) => foldTerm(code) === typed) ?? choices.find((one) => namesOf(one).some((name) => foldTerm(name) === typed))
  if (exact !== undefined) return exact
  const begun = choices.filter((one) => namesOf(one).some((name) => foldTerm(name).startsWith(typed)))
  return begun.length === 1 ? begun[0] : undefined
}
