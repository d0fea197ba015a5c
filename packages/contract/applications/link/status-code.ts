import { z } from 'zod/mini'
import { emailSchema } from '../../primitives/field-schemas.ts'
import { defineOperation } from '../../operation.ts'
import { applicationLinkSchema } from '../application-progress.ts'

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

/**
 * A short code for the status page, to be copied by hand onto another device; it opens the application together with its number and e-mail
 * address, until a newer one is made. Only its hash is stored, so it is shown once. `link_unopened` while the address is not confirmed by a mailed link: otherwise
 * whoever sent the form could confirm a stranger's address with it.
 */
export const makeStatusCode = defineOperation({
  name: 'make-status-code',
  path: 'v1/applications/code',
  access: 'public',
  summary: 'Makes a short code that opens an application',
  body: applicationLinkSchema,
  output: z.object({ code: z.string() }),
  errors: ['not_found', 'link_unopened', 'unavailable'],
  rate: { windowSeconds: 3600, perAddress: 10 },
})

/**
 * The link of an application, by its number, its e-mail address and the short code. A wrong one of the three is `code_unknown`, and which one is
 * not told. Tries are counted for the address of the network, and ten in an hour for number and e-mail address together.
 */
export const openByCode = defineOperation({
  name: 'open-by-code',
  path: 'v1/applications/open',
  access: 'public',
  summary: 'Opens an application by its short code',
  body: codedApplicationSchema,
  output: applicationLinkSchema,
  errors: ['code_unknown', 'rate_limited', 'unavailable'],
  rate: { windowSeconds: 3600, perAddress: 20 },
})

/**
 * Mails a new link to an application, to the address that it has. Answers the same, and before anybody looks, whether there is such an
 * application or not, and whether a mail goes: a mailbox gets at most three such mails in a day, and none while its address is not confirmed
 * and a mail to it is unopened.
 */
export const sendLinkAgain = defineOperation({
  name: 'send-link-again',
  path: 'v1/applications/link',
  access: 'public',
  summary: 'Mails the link to an application again',
  body: z.object({ number: typedNumberSchema, email: emailSchema }),
  output: z.object({ sent: z.literal(true) }),
  errors: ['rate_limited'],
  rate: { windowSeconds: 3600, perAddress: 20 },
})
