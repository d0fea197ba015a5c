import { z } from 'zod/mini'
import { defineOperation, defineRead } from '../../operation.ts'
import { lineSchema } from '../../primitives/field-schemas.ts'
import { seenValues } from '../../history/conflict.ts'
import { inBraces, mailPlaceholders, namesIn } from './mail-placeholders.ts'

const known = z.superRefine<string>((text, context) => {
  const found = namesIn(text).filter((name) => !Object.hasOwn(mailPlaceholders, name))
  if (found.length > 0) context.addIssue({ code: 'custom', message: 'unknown_act_word', params: { found: inBraces(found) } })
})

/** Nothing is filled in on a button. */
const withoutBraces = z.superRefine<string>((text, context) => {
  const found = namesIn(text)
  if (found.length > 0) context.addIssue({ code: 'custom', message: 'no_braces_on_button', params: { found: inBraces(found) } })
})

/** The words of a mail in one language; an empty line of `text` begins a new paragraph. */
export const mailWordsSchema = z.object({
  /** One line: it becomes the head of a mail. */
  subject: lineSchema.check(z.minLength(3), z.maxLength(150), known),
  text: z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(6000), known),
  /** What the button is called; empty where the mail has none. */
  action: z._default(z.string().check(z.trim(), z.maxLength(60), withoutBraces), ''),
})
export type MailWords = z.output<typeof mailWordsSchema>

/** What a town has written instead of the product's words. Without Italian ones, readers of Italian get the product's. */
export const ownMailWordsSchema = z.object({ sl: mailWordsSchema, en: mailWordsSchema, it: z._default(z.nullable(mailWordsSchema), null) })
export type OwnMailWords = z.output<typeof ownMailWordsSchema>

const storedWordsSchema = z.object({
  subject: z.string().check(z.minLength(1)),
  text: z.string().check(z.minLength(1)),
  action: z._default(z.string(), ''),
})
/** The same as it is stored: a later version may allow less to whoever writes, and still reads what was written before. */
export const storedMailWordsSchema = z.object({
  sl: storedWordsSchema,
  en: storedWordsSchema,
  it: z._default(z.nullable(storedWordsSchema), null),
})

export const mailTextSchema = z.object({
  /** The template, `noun:verb`. */
  name: z.string(),
  /** What this mail can fill in. */
  placeholders: z.array(z.string()),
  /** Which of them its text must name. */
  required: z.array(z.string()),
  starting: z.object({ sl: mailWordsSchema, en: mailWordsSchema, it: mailWordsSchema }),
  /** Null: the product's words are in force. */
  own: z.nullable(storedMailWordsSchema),
})
export type MailTextOfTown = z.output<typeof mailTextSchema>

/** The mails about applications and permits, each with the words in force and those with which the product begins. */
export const readMailTexts = defineRead({
  name: 'read-mail-texts',
  path: 'v1/admin/mail-texts',
  access: 'parameters:write',
  summary: 'The texts of mails',
  output: z.object({ items: z.array(mailTextSchema) }),
})

/** Sets the words of one mail; null gives it the product's back. Refused at its field: a placeholder that this mail cannot fill in, a text without one that it must name, a button without a label. */
export const updateMailText = defineOperation({
  name: 'update-mail-text',
  path: 'v1/admin/mail-texts/update',
  access: 'parameters:write',
  summary: 'Sets the text of a mail',
  body: z.object({ name: z.string().check(z.maxLength(80)), words: z.nullable(ownMailWordsSchema), seen: seenValues }),
  output: mailTextSchema,
  errors: ['not_found', 'conflict'],
  audit: { action: 'mail_text:update', kind: 'change' },
})
