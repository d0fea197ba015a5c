import { z } from 'zod/mini'
import { locales } from '../locale.ts'
import { idParams } from '../operation.ts'
import { isLocalDay } from './local-day.ts'
import { normalisePhone } from './phone.ts'
import { formatPlate, isLatin, normalisePlate, withLatinLetters } from './plate.ts'
import { clockTime, readTime } from './time-of-day.ts'
import { hasLetter, hasWord, isOneLine, withoutUnseen } from './visible-text.ts'

/** A public id: UUIDv7, so that ids sort by their time. */
export const idSchema = idParams.shape.id

/** An instant on the wire: ISO 8601 in UTC. A `Date`, as the database gives it, is written as one. The calendar has no year 0. */
export const instantSchema = z.pipe(
  z.transform((value: string | Date) => (value instanceof Date ? value.toISOString() : value)),
  z.iso.datetime({ error: 'invalid' }).check(z.refine((instant) => instant >= '0001', 'invalid')),
)

/**
 * Whether eight digits are a Slovenian tax number (davčna številka): weights 8…2, check = 11 − Σ mod 11; 10 counts as 0, 11 is invalid.
 * @param taxNumber with or without the VAT prefix `SI`
 */
const isTaxNumber = (taxNumber: string): boolean => {
  const digits = taxNumber.replace(/^SI/i, '').replace(/\s/g, '')
  if (!/^[1-9]\d{7}$/.test(digits)) return false
  const sum = [...digits.slice(0, 7)].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0)
  const check = 11 - (sum % 11)
  return check !== 11 && check % 10 === Number(digits[7])
}

// The rules themselves are in files without zod, so that a page which only shows a plate or a day does not load zod.

/** An e-mail address, stored and compared in lower case. */
export const emailSchema = z.pipe(
  z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.maxLength(254), z.toLowerCase()),
  z.email('email'),
)

const invisible = z.overwrite(withoutUnseen)
const oneLine = z.refine<string>(isOneLine, { error: 'one_line', abort: true })
const letter = z.refine<string>(hasLetter, 'letter')

/** A person's or company's name. Long, because some are; the longest in use has more than sixty characters. */
export const nameSchema = z.string({ error: 'required' }).check(invisible, z.trim(), z.minLength(2), z.maxLength(120), oneLine, letter)

/** A free text of one line, such as the name of a lot. */
export const lineSchema = z
  .string({ error: 'required' })
  .check(invisible, z.trim(), z.minLength(1), z.maxLength(160), oneLine, z.refine(hasWord, 'invalid'))

/** A street with its house number; a village without streets has its name here. */
export const streetSchema = lineSchema.check(letter)
export const citySchema = lineSchema.check(z.maxLength(80), letter)

/** A reason or a remark that a person writes, 3 to 2000 characters. */
export const reasonSchema = z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(2000))

/** A post code of any country. */
export const postCodeSchema = lineSchema.check(z.maxLength(12))

/** A phone number, stored and compared in E.164. */
export const phoneSchema = z.pipe(
  z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.maxLength(24)),
  z.transform((phone: string, context) => {
    const normalised = normalisePhone(phone)
    if (normalised !== undefined) return normalised
    context.issues.push({ code: 'custom', message: 'phone', input: phone })
    return z.NEVER
  }),
)

/**
 * A vehicle's registration plate as written: letters, digits, blanks, hyphens and dots; 2 to 12 letters and digits once normalised.
 * A personalised plate has no digit (`LJ KAVA`), so none is asked for: only what cannot be a plate at all is refused.
 *
 * It is stored in one form (`formatPlate`), in which every screen, mail and paper then shows it.
 *
 * Letters are Latin: Cyrillic and Greek ones of the same shape become them, as on the plates of those countries, and others are refused.
 */
export const plateSchema = z.pipe(
  z.string({ error: 'plate' }).check(
    z.overwrite((plate) => withLatinLetters(withoutUnseen(plate))),
    z.trim(),
    z.minLength(1),
    z.maxLength(16),
    z.regex(/^[\p{L}\d\s\-.·]+$/u, { error: 'plate', abort: true }),
    z.refine(isLatin, { error: 'plate_latin', abort: true }),
    z.refine((plate) => /^[\p{L}\d]{2,12}$/u.test(normalisePlate(plate)), 'plate'),
  ),
  z.transform(formatPlate),
)

/** A tax number, stored as its eight digits. */
export const taxNumberSchema = z.pipe(
  z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.refine(isTaxNumber, 'tax_number')),
  z.transform((taxNumber: string) => taxNumber.replace(/^SI/i, '').replace(/\s/g, '')),
)

/**
 * A calendar day `YYYY-MM-DD` in Europe/Ljubljana that exists (no 30 February), from 1900 to 2999: far enough from the ends of every
 * calendar that a permit's days may be counted from it. `9999-12-31`, which stands on papers without an end, is refused as too far.
 */
export const localDaySchema = z.string({ error: 'day' }).check(
  z.refine(isLocalDay, { error: 'day', abort: true }),
  z.refine((day) => day < '3000', 'day_too_far'),
)

/** A time of day on the wall clock in Europe/Ljubljana, however it is typed; stored and sent as `HH:MM`, `24:00` for the end of the day. */
export const timeOfDaySchema = z.pipe(
  z.string({ error: 'time' }).check(
    z.trim(),
    z.refine((typed) => readTime(typed) !== undefined, 'time'),
  ),
  z.transform((typed: string) => clockTime(readTime(typed) ?? 0).padStart(5, '0')),
)

/** An amount in whole euro cents. Never a float, never euros. */
export const centsSchema = z.int().check(z.minimum(-100_000_000), z.maximum(100_000_000))

/** VAT in basis points: 22 % is 2200. */
export const basisPointsSchema = z.int().check(z.minimum(0), z.maximum(10_000))

export const localeSchema = z.enum(locales)

const words = z.string().check(z.maxLength(4000))

/** A text in both written languages, and in those that the town has switched on. */
export const textSchema = z.object({ sl: words, en: words, it: z.optional(words), hu: z.optional(words) })
