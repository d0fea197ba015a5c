import { z } from 'zod'
import type { Locale, Text } from '../locale.ts'
import { idSchema } from '../primitives/ids.ts'
import { permitList } from '../permits/permit.ts'

/** Whom a notification reaches: the holder of one permit, of every permit that a list shows, or of every permit open in a zone. */
export const audienceSchema = z.discriminatedUnion('to', [
  z.object({ to: z.literal('permit'), permit_uuid: idSchema }),
  z.object({ to: z.literal('list'), filters: permitList.filters.partial().strict() }),
  z.object({ to: z.literal('zone'), zone: z.string().trim().min(1).max(40) }),
])
export type Audience = z.output<typeof audienceSchema>

/** Slovenian is written always; whoever reads English gets it where it is written, else the Slovenian. */
const subjectSchema = z.object({ sl: z.string({ error: 'required' }).trim().min(3).max(160), en: z.string().trim().max(160).default('') })
const bodySchema = z.object({ sl: z.string({ error: 'required' }).trim().min(3).max(4000), en: z.string().trim().max(4000).default('') })

export const notificationFormSchema = z.object({
  audience: audienceSchema,
  subject: subjectSchema,
  /** Paragraphs are parted by blank lines. `{name}`, `{numbers}`, `{plates}` and `{last}` are filled in for each holder. */
  text: bodySchema,
  /** Only counts and shows the first mails. */
  preview: z.boolean().default(false),
  /** The number of mails that the preview told; when it is no longer so, nothing is sent: `conflict`. */
  expected_recipients: z.number().int().min(0).optional(),
})
export type NotificationForm = z.output<typeof notificationFormSchema>

/** What the words of a notification may name. */
export const notificationFields = ['name', 'numbers', 'plates', 'last'] as const
export type NotificationField = (typeof notificationFields)[number]

/** Fills `{name}` and the like; a word that is not a field stays as it is written. */
export const fillNotification = (words: string, values: Record<NotificationField, string>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => values[name as NotificationField] ?? whole)

export const inLanguage = (words: Text, locale: Locale): string => (locale === 'en' && words.en.trim() !== '' ? words.en : words.sl)

export const notificationResultSchema = z.object({
  sent: z.boolean(),
  permits: z.number().int(),
  /** Mails: a holder of several permits gets one. */
  recipients: z.number().int(),
  /** The first mails as they read. */
  samples: z.array(z.object({ email: z.string(), subject: z.string(), text: z.string() })),
})
export type NotificationResult = z.output<typeof notificationResultSchema>
