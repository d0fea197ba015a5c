import { z } from 'zod/mini'
import { writtenLocales, type Locale, type Text, type WrittenLocale } from '../locale.ts'
import { idSchema } from '../primitives/field-schemas.ts'
import { isOneLine } from '../primitives/visible-text.ts'
import { permitList } from '../permits/list/permit-list.ts'
import { placeholders, unknownPlaceholders } from './placeholders.ts'

/** Whom a notification reaches: the holder of one permit, of every permit that a list shows, or of every open permit of a zone, a street, a lot or a kind. */
export const audienceSchema = z.discriminatedUnion('to', [
  z.object({ to: z.literal('permit'), permit_uuid: idSchema }),
  z.object({ to: z.literal('list'), filters: z.strictObject(z.partial(permitList.filters).shape) }),
  z.object({ to: z.literal('zone'), zone: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
  z.object({ to: z.literal('street'), street: z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(120)) }),
  z.object({ to: z.literal('lot'), parking_lot_id: idSchema }),
  z.object({ to: z.literal('kind'), permit_kind_id: idSchema }),
])
export type Audience = z.output<typeof audienceSchema>

const wordsIn = (schema: z.ZodMiniString, locale: WrittenLocale) =>
  schema.check(
    z.superRefine((text, context) => {
      const found = unknownPlaceholders(text, locale)
      const params = { found: found.join(', '), ...placeholders[locale] }
      if (found.length > 0) context.addIssue({ code: 'custom', message: 'unknown_placeholder', params })
    }),
  )

/** Slovenian is required. English is optional; without it everyone gets the Slovenian text. */
const wordsSchema = (longest: number) =>
  z.object({
    sl: wordsIn(z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(longest)), 'sl'),
    en: z._default(wordsIn(z.string().check(z.trim(), z.maxLength(longest)), 'en'), ''),
  })

/** One line: it becomes a header of a mail. */
const subjectSchema = wordsSchema(160).check(
  z.superRefine((words, context) => {
    for (const locale of writtenLocales)
      if (!isOneLine(words[locale])) context.addIssue({ code: 'custom', message: 'one_line', path: [locale], input: words[locale] })
  }),
)

export const notificationFormSchema = z.object({
  audience: audienceSchema,
  subject: subjectSchema,
  /** Blank lines separate paragraphs. `placeholders` are filled in for each holder; other words in braces are not allowed. */
  text: wordsSchema(4000),
  /** True: counts, shows the first mails, and sends nothing. */
  preview: z._default(z.boolean(), false),
  /** The number of mails in the preview. If the number is now another, nothing is sent: `conflict`. */
  expected_recipients: z.optional(z.int().check(z.minimum(0))),
})
export type NotificationForm = z.output<typeof notificationFormSchema>

/** The language in which a reader gets a text: English if the reader chose it and the text exists, otherwise Slovenian. */
export const languageFor = (words: Text, locale: Locale): WrittenLocale => (locale === 'en' && words.en.trim() !== '' ? 'en' : 'sl')

export const notificationResultSchema = z.object({
  sent: z.boolean(),
  permits: z.int(),
  /** Mails: a holder of several permits gets one. */
  recipients: z.int(),
  /** Permits whose holders have no e-mail address, so that nobody is told of them. */
  unreached: z.int(),
  /** The first mails as they read. */
  samples: z.array(z.object({ email: z.string(), subject: z.string(), text: z.string() })),
})
export type NotificationResult = z.output<typeof notificationResultSchema>
