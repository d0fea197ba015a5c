import { z } from 'zod'

/** An e-mail address, stored and compared in lower case. */
export const emailSchema = z.string({ error: 'required' }).trim().min(1).max(254).toLowerCase().pipe(z.email('email'))

/** A line end or another control character could forge a line of a mail, a card or an export. */
const oneLine = (text: string): boolean => !/\p{Cc}/u.test(text)

/** A person's or company's name. Long, because some are; the longest in use has more than sixty characters. */
export const nameSchema = z.string({ error: 'required' }).trim().min(2).max(120).refine(oneLine, 'invalid')

/** A free text of one line, such as a street with its house number. */
export const lineSchema = z.string({ error: 'required' }).trim().min(1).max(160).refine(oneLine, 'invalid')

/** A reason or a remark that a person writes: at least a word. */
export const reasonSchema = z.string({ error: 'required' }).trim().min(3).max(2000)

/** A Slovenian post code with its place is written on one line; only the digits are checked. */
export const postCodeSchema = z.string({ error: 'required' }).trim().min(1).max(12)
