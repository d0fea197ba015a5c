import type { ColumnKind, ListColumn } from '../list.ts'
import { type Locale, type Text, textIn } from '../locale.ts'
import { afterDays, type OwnHours } from '../parking/own-hours.ts'
import type { Validity } from '../parking/validity.ts'
import { lastDayOf, dayInWords, instantText, localMinutesOf } from '../primitives/local-day.ts'
import { formatCents } from '../primitives/money.ts'
import { formatPhone } from '../primitives/phone.ts'

/** The last day of a half-open range, and the hours of each day where the row's permit has some. */
const lastDayText = (until: string, row: Partial<Validity> & OwnHours, locale: Locale): string => {
  const { valid_from: from = until, from_time: begin, until_time: end } = row
  const hours = { from_time: begin ?? null, until_time: end ?? null }
  return `${dayInWords(lastDayOf(until), locale)}${afterDays({ valid_from: from, valid_until: until, ...hours }, locale)}`
}

/** When something ends: midnight is 24:00 of the day that is still in it. */
export const endText = (instant: string, locale: Locale, write: (instant: string, locale: Locale) => string = instantText): string => {
  const at = new Date(instant)
  if (localMinutesOf(at) !== 0) return write(instant, locale)
  return write(new Date(at.getTime() - 60_000).toISOString(), locale).replace('23:59', '24:00')
}

const written = (value: unknown, kind: ColumnKind, row: object, locale: Locale): string => {
  switch (kind) {
    case 'day':
      return dayInWords(String(value), locale)
    case 'last-day':
      return lastDayText(String(value), row, locale)
    case 'instant':
      return instantText(String(value), locale)
    case 'end':
      return endText(String(value), locale)
    case 'money':
      return formatCents(Number(value), locale)
    case 'name':
      return textIn(value as Text, locale)
    case 'phone':
      return formatPhone(String(value))
    case 'text':
      return Array.isArray(value) ? value.join(', ') : String(value)
  }
}

/** A cell in words, the same on screens and in files; empty where the row has nothing under `key`. */
export const columnText = ({ kind = 'text', labels, text }: ListColumn, key: string, row: object, locale: Locale): string => {
  if (text !== undefined) return text(row, locale)
  const value: unknown = Reflect.get(row, key)
  if (value === null || value === undefined || value === '') return ''
  const label = labels?.[String(value)]
  return label === undefined ? written(value, kind, row, locale) : textIn(label, locale)
}
