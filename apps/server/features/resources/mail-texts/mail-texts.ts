import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { Locale } from '@dovolilnice/contract/locale'
import { namesIn } from '@dovolilnice/contract/mails/texts/mail-placeholders'
import { ownMailWordsSchema } from '@dovolilnice/contract/mails/texts/mail-text'
import type { MailTextOfTown, MailWords, OwnMailWords, readMailTexts, updateMailText } from '@dovolilnice/contract/mails/texts/mail-text'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { z } from 'zod/mini'
import { lockKeys } from '../../../platform/database/advisory-lock.ts'
import type { Db, Trx } from '../../../platform/database/tables.ts'
import type { Handler } from '../../../platform/http/context.ts'
import type { MailTemplate } from '../../../platform/mail/mail-template.ts'
import type { MailText } from '../../../platform/mail/write-mail.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    /** The mails whose words a town may write anew, by template. */
    mailTemplates: Readonly<Record<string, MailTemplate>>
    ownMailText: typeof ownMailText
  }
}

/** A row of the parameters that is no section of them: who may not set them does not read it. */
const key = 'mail_texts'
const storedSchema = z.record(z.string(), ownMailWordsSchema)

const readOwn = async (db: Db): Promise<Record<string, OwnMailWords>> => {
  const row = await db.selectFrom('parameter').select('value').where('key', '=', key).executeTakeFirst()
  return row === undefined ? {} : storedSchema.parse(row.value)
}

const paragraphsOf = (text: string): string[] => text.split(/\n[^\S\n]*\n\s*/).map((paragraph) => paragraph.trim())

/** What the town has written for a mail in a language; undefined where the product's words are in force. */
export const ownMailText = async (db: Db, template: string, locale: Locale): Promise<MailText | undefined> => {
  const own = (await readOwn(db))[template]
  const words = locale === 'sl' || locale === 'en' ? own?.[locale] : locale === 'it' ? own?.it : undefined
  if (words === undefined || words === null) return undefined
  const { subject, text, action } = words
  return { subject, paragraphs: paragraphsOf(text), ...(action !== '' && { action }) }
}

const asWords = ({ subject, paragraphs, action = '' }: MailText): MailWords => ({ subject, text: paragraphs.join('\n\n'), action })

const presented = (name: string, { words, placeholders }: MailTemplate, own: OwnMailWords | undefined): MailTextOfTown => ({
  name,
  placeholders: [...placeholders],
  starting: { sl: asWords(words.sl), en: asWords(words.en), it: asWords(wordsIn(words, 'it')) },
  own: own ?? null,
})

export const handleReadMailTexts: Handler<typeof readMailTexts> = async (_, { trx, capabilities }) => {
  const own = await readOwn(trx)
  return { items: Object.entries(capabilities.mailTemplates).map(([name, template]) => presented(name, template, own[name])) }
}

/** @throws OperationError `validation` at each field that names what this mail cannot fill in */
const requireKnown = (words: OwnMailWords, { placeholders }: MailTemplate, locale: Locale): void => {
  const fields = Object.entries(words).flatMap(([language, one]) =>
    (['subject', 'text'] as const).flatMap((part) => {
      const found = namesIn(one?.[part] ?? '').filter((name) => !placeholders.includes(name))
      if (found.length === 0) return []
      return [fieldError(`words.${language}.${part}`, 'unknown_act_word', locale, { found: found.map((name) => `{${name}}`).join(', ') })]
    }),
  )
  if (fields.length > 0) throw new OperationError('validation', { fields })
}

const store = async (trx: Trx, own: Record<string, OwnMailWords>, now: Date): Promise<void> => {
  const row = { value: JSON.stringify(own), updated_at: now }
  await trx
    .insertInto('parameter')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** What the trail says of the words: a text for each language. */
const auditValues = (name: string, own: OwnMailWords | undefined): object => ({
  mail_text: name,
  ...Object.fromEntries(
    Object.entries(own ?? {}).flatMap(([language, words]) =>
      words === null ? [] : [[`words_${language}`, `${words.subject}\n\n${words.text}`]],
    ),
  ),
})

/** @throws OperationError `not_found`, `validation` */
export const handleUpdateMailText: Handler<typeof updateMailText> = async ({ body: { name, words } }, context) => {
  const { trx, now, locale, capabilities, record } = context
  const template = Object.hasOwn(capabilities.mailTemplates, name) ? capabilities.mailTemplates[name] : undefined
  if (template === undefined) throw new OperationError('not_found')
  if (words !== null) requireKnown(words, template, locale)
  // Two people who change two mails at once: both stand in one row.
  await lockKeys(trx, [key])
  const { [name]: before, ...others } = await readOwn(trx)
  await store(trx, words === null ? others : { ...others, [name]: words }, now)
  record({ before: auditValues(name, before), after: auditValues(name, words ?? undefined) })
  return presented(name, template, words ?? undefined)
}
