import { OperationError, fieldError, type RuleName } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import { inBraces, namesIn } from '@dovolilnice/contract/mails/texts/mail-placeholders'
import * as contract from '@dovolilnice/contract/mails/texts/mail-text'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { z } from 'zod/mini'
import { requireSeen } from '../../../platform/audit/conflict-error.ts'
import { lockKeys } from '../../../platform/database/session.ts'
import type { Db, Trx } from '../../../platform/database/db.ts'
import { type Services, implement } from '../../../platform/http/context.ts'
import type { MailTemplate, MailText } from '../../../platform/mail/queue-mail.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    /** The mails whose words a town may write anew, by template. */
    mailTemplates: Readonly<Record<string, MailTemplate>>
  }
}

/** A row of the parameters that is no section of them: who may not set them does not read it. */
const key = 'mail_texts'
/** What stands in the row, by template, as it was stored by this version or an earlier one. */
const storedSchema = z.record(z.string(), z.unknown())

const readStored = async (db: Db): Promise<Record<string, unknown>> => {
  const row = await db.selectFrom('parameter').select('value').where('key', '=', key).executeTakeFirst()
  return storedSchema.safeParse(row?.value).data ?? {}
}

interface Fault {
  path: string
  rule: RuleName
  found?: string
}

/** What speaks against words for a mail, at their fields: what it cannot fill in, what it must say and does not, a button without a label. */
const faultsOf = (words: contract.OwnMailWords, { placeholders, required, words: supplied }: MailTemplate): Fault[] =>
  Object.entries(words).flatMap(([language, one]) => {
    if (one === null) return []
    const unknown = (part: 'subject' | 'text') => namesIn(one[part]).filter((name) => !placeholders.includes(name))
    const missing = required.filter((name) => !namesIn(one.text).includes(name))
    const named: [string, RuleName, string[]][] = [
      ['subject', 'unknown_act_word', unknown('subject')],
      ['text', 'unknown_act_word', unknown('text')],
      ['text', 'mail_words_missing', missing],
      ['action', 'no_braces_on_button', namesIn(one.action)],
    ]
    const faults = named
      .filter(([, , names]) => names.length > 0)
      .map(([part, rule, names]): Fault => ({ path: `words.${language}.${part}`, rule, found: inBraces(names) }))
    const isUnlabelled = supplied.sl.action !== undefined && one.action === ''
    return isUnlabelled ? [...faults, { path: `words.${language}.action`, rule: 'required' }] : faults
  })

/**
 * A town's words for a mail. Words that an earlier version allowed and this one cannot use stay stored and are passed over with a line in the log: the
 * mail goes out in the product's.
 */
const ownWords = (stored: unknown, name: string, template: MailTemplate): contract.OwnMailWords | undefined => {
  if (stored === undefined) return undefined
  const { data } = contract.storedMailWordsSchema.safeParse(stored)
  const faults = data && faultsOf(data, template).map(({ path, rule, found = '' }) => `${path} ${rule} ${found}`.trim())
  if (faults?.length === 0) return data
  console.error(`the town's text of the mail ${name} cannot be used, the supplied one is:`, faults?.join('; ') ?? 'it is not complete')
  return undefined
}

const paragraphsOf = (text: string): string[] => text.split(/\n[^\S\n]*\n\s*/).map((paragraph) => paragraph.trim())

/** What the town has written for a mail in a language; undefined where the product's words are in force. */
export const ownMailText = async (
  db: Db,
  { capabilities: { mailTemplates } }: Pick<Services, 'capabilities'>,
  name: string,
  locale: Locale,
): Promise<MailText | undefined> => {
  const template = mailTemplates[name]
  const own = template && ownWords((await readStored(db))[name], name, template)
  const words = locale === 'sl' || locale === 'en' ? own?.[locale] : locale === 'it' ? own?.it : undefined
  if (words === undefined || words === null) return undefined
  const { subject, text, action } = words
  return { subject, paragraphs: paragraphsOf(text), ...(action !== '' && { action }) }
}

const asWords = ({ subject, paragraphs, action = '' }: MailText): contract.MailWords => ({ subject, text: paragraphs.join('\n\n'), action })

const presented = (
  name: string,
  { words, placeholders, required }: MailTemplate,
  own: contract.OwnMailWords | undefined,
): contract.MailTextOfTown => ({
  name,
  placeholders: [...placeholders],
  required: [...required],
  starting: { sl: asWords(words.sl), en: asWords(words.en), it: asWords(wordsIn(words, 'it')) },
  own: own ?? null,
})

export const handleReadMailTexts = implement(contract.readMailTexts, async (_, { trx, capabilities }) => {
  const stored = await readStored(trx)
  const items = Object.entries(capabilities.mailTemplates).map(([name, template]) =>
    presented(name, template, ownWords(stored[name], name, template)),
  )
  return { items }
})

/** @throws OperationError `validation` at each field that has a fault */
const requireUsable = (words: contract.OwnMailWords, template: MailTemplate, locale: Locale): void => {
  const fields = faultsOf(words, template).map(({ path, rule, found }) => fieldError(path, rule, locale, { found }))
  if (fields.length > 0) throw new OperationError('validation', { fields })
}

const store = async (trx: Trx, own: Record<string, unknown>, now: Date): Promise<void> => {
  const row = { value: JSON.stringify(own), updated_at: now }
  await trx
    .insertInto('parameter')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** What the trail says of the words: a text for each language. */
const auditValues = (name: string, own: contract.OwnMailWords | undefined): object => ({
  mail_text: name,
  ...Object.fromEntries(
    Object.entries(own ?? {}).flatMap(([language, words]) =>
      words === null ? [] : [[`words_${language}`, `${words.subject}\n\n${words.text}`]],
    ),
  ),
})

export const handleUpdateMailText = implement(contract.updateMailText, async ({ body: { name, words, seen } }, context) => {
  const { trx, now, locale, capabilities, record } = context
  const template = Object.hasOwn(capabilities.mailTemplates, name) ? capabilities.mailTemplates[name] : undefined
  if (template === undefined) throw new OperationError('not_found')
  if (words !== null) requireUsable(words, template, locale)
  // Two people who change two mails at once: both stand in one row.
  await lockKeys(trx, [key])
  const { [name]: before, ...others } = await readStored(trx)
  const { own, starting } = presented(name, template, ownWords(before, name, template))
  const inForce = own === null ? starting : { ...own, it: own.it ?? starting.it }
  requireSeen(inForce, { ...inForce, ...seen })
  await store(trx, words === null ? others : { ...others, [name]: words }, now)
  record({ before: auditValues(name, contract.storedMailWordsSchema.safeParse(before).data), after: auditValues(name, words ?? undefined) })
  return presented(name, template, words ?? undefined)
})
