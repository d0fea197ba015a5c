import type { Locale } from '@dovolilnice/contract/locale'

const two = (part: number): string => String(part).padStart(2, '0')

/** `2026-11-21` as it is typed: `21. 11. 2026`, in Hungarian `2026. 11. 21.`, in English and Italian `21/11/2026`. */
export const dayText = (day: string, locale: Locale): string => {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (found === null) return day
  if (locale === 'hu') return `${found[1]}. ${found[2]}. ${found[3]}.`
  return locale === 'sl' ? `${Number(found[3])}. ${Number(found[2])}. ${found[1]}` : `${found[3]}/${found[2]}/${found[1]}`
}

const exists = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Reads a day however it is written here: `21. 11. 2026`, `21.11.26`, `21/11/2026`, `2026-11-21`, `2026. 11. 21.`. Undefined when it is none. */
export const readDay = (text: string): string | undefined => {
  const local = /^\s*(\d{1,2})[.\s/-]+(\d{1,2})[.\s/-]+(\d{2}|\d{4})\.?\s*$/.exec(text)
  const iso = /^\s*(\d{4})[.\s/-]+(\d{1,2})[.\s/-]+(\d{1,2})\.?\s*$/.exec(text)
  const [year, month, day] = local === null ? [iso?.[1], iso?.[2], iso?.[3]] : [local[3], local[2], local[1]]
  if (year === undefined || month === undefined || day === undefined) return undefined
  const full = year.length === 2 ? 2000 + Number(year) : Number(year)
  return exists(full, Number(month), Number(day)) ? `${full}-${two(Number(month))}-${two(Number(day))}` : undefined
}
