import { z } from 'zod/mini'
import { emailSchema } from '../../primitives/field-schemas.ts'

/** Signs that nobody takes for one another when they are read aloud or copied by hand: no 0, 1, I, L, O, U. */
export const codeSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const codeLength = 8

/** A code as it is stored and compared: capitals, without spaces and dashes. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')

/** `ABCD-2345`, as people copy it. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

export const codeSchema = z.string({ error: 'required' }).check(z.overwrite(tidyCode), z.minLength(1), z.maxLength(20))

/** The number of an application as people copy it. */
export const typedNumberSchema = z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.maxLength(40), z.toUpperCase())

/** What opens an application beside its code: the second fact, so that a code alone, found or guessed, opens nothing. */
export const codedApplicationSchema = z.object({ number: typedNumberSchema, email: emailSchema, code: codeSchema })
