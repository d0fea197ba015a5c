import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { textIn, type Locale } from '@dovolilnice/contract/locale'
import { afterDays } from '@dovolilnice/contract/parking/own-hours'
import { forVehicles } from '@dovolilnice/contract/primitives/counted'
import { dayInWords, lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { screenPath } from '@dovolilnice/contract/screens'
import { authorityWithAddress } from '@dovolilnice/contract/resources/authority'
import type { Row, Trx } from '../../../platform/database/db.ts'
import type { Context, Services } from '../../../platform/http/context.ts'
import { queueLetter } from '../../../platform/mail/queue-mail.ts'
import { permitMailTexts, type PermitMailName } from './permit-mail-texts.ts'
import { paperUrl, renewalUrl, revocationUrl } from '../verify/verification-code.ts'

/** What a mail about a permit must know of it. */
export interface MailedPermit {
  id: string
  number: string
  link_secret: string
  user_id: string | null
  name: string
  /** Null: there is nowhere to send it. */
  email: string | null
  locale: Locale
  valid_from: string
  valid_until: string
  from_time: string | null
  until_time: string | null
}

export interface MailMore {
  kindName?: string
  /** The vehicles, each in words. */
  plates?: readonly string[]
  reason?: string
  /** The number of the decision that the mail is about. */
  act?: string
  /** The number of the appeal that came. */
  text?: string
  /** The day from which that decision has effect. */
  effective?: string | null | undefined
  /** The day on which the holder asked for a suspension. */
  requested?: string | null | undefined
  /** The document that ends, and its last day in words. */
  document?: string
  documentEnds?: string
  /** The card or phone that was blocked, in words. */
  way?: string
  /** Left out of the paragraphs when empty. */
  remark?: string
}

const printIt = { sl: 'Natisni dovolilnico', en: 'Print the permit' }
/** What carries the link to the decision of a revocation. */
const aboutRevocation: readonly PermitMailName[] = ['revoked', 'revocation_issued', 'revocation_begun']
/** After these the paper is of use. */
const withPaper: readonly PermitMailName[] = ['issued', 'replaced', 'changed', 'resumed']

/**
 * Where the mail's button leads: a reminder to the renewal, a revocation to its decision, every other mail to the permit among one's own.
 * A holder without an account can renew it by the link, or print the paper.
 */
const actionOf = (publicUrl: string, name: PermitMailName, permit: MailedPermit): { action?: string; url?: string } => {
  const { id, user_id: account, locale } = permit
  if (aboutRevocation.includes(name)) return { url: revocationUrl(publicUrl, permit) }
  if (account === null && name === 'expiring') return { url: renewalUrl(publicUrl, permit) }
  if (account === null) return withPaper.includes(name) ? { action: textIn(printIt, locale), url: paperUrl(publicUrl, permit) } : {}
  if (name === 'expiring') return { url: `${publicUrl}${screenPath('ownApplication', {}, { podaljsanje: id })}` }
  return { url: `${publicUrl}${screenPath('permits', {}, { dovolilnica: id })}` }
}

/**
 * Tells a holder by mail that something looked like an abuse; what, it reads at the office, not in a mail. The record of the permit keeps who warned, when
 * and why. @returns false where there is nowhere to send it
 */
export const warnHolder = async (trx: Trx, context: Context, permitId: string, reason: string): Promise<boolean> => {
  const permit = await trx.selectFrom('permit').selectAll().where('id', '=', permitId).executeTakeFirst()
  if (permit === undefined || permit.email === null) return false
  await mailHolder(trx, context, 'misuse_warned', permit)
  await context.recordAlso('permit:warn', { subject: { type: 'permit', id: permit.id, label: permit.number }, reason })
  return true
}

/** Puts a mail about a permit into the outbox, in its holder's language; none where there is no address. */
export const mailHolder = async (
  trx: Trx,
  services: Services,
  name: PermitMailName,
  permit: MailedPermit,
  more: MailMore = {},
): Promise<void> => {
  const { email } = permit
  if (email === null) return
  const { municipality } = await services.capabilities.readParameters(trx)
  const own = await services.capabilities.ownMailText(trx, services, `permit:${name}`, permit.locale)
  const text = own ?? wordsIn(permitMailTexts[name], permit.locale)
  const values = {
    number: permit.number,
    authority: authorityWithAddress(municipality),
    from: dayInWords(permit.valid_from, permit.locale),
    last: dayInWords(lastDayOf(permit.valid_until), permit.locale),
    hours: afterDays(permit, permit.locale),
    kind: more.kindName ?? '',
    plates: (more.plates ?? []).join(', '),
    vehicles: forVehicles(more.plates ?? [], permit.locale),
    reason: more.reason ?? '',
    act: more.act ?? '',
    text: more.text ?? '',
    effective: more.effective ? dayInWords(more.effective, permit.locale) : '',
    requested: more.requested ? dayInWords(more.requested, permit.locale) : '',
    document: more.document ?? '',
    documentEnds: more.documentEnds ?? '',
    way: more.way ?? '',
    remark: more.remark ?? '',
    contact: municipality.email === '' ? '' : ` ${textIn({ sl: 'na', en: 'at' }, permit.locale)} ${municipality.email}`,
  }
  const words = { ...text, paragraphs: [...text.paragraphs, '{remark}'] }
  const about = { template: `permit:${name}`, recipient: email, subjectType: 'permit' as const, subjectId: permit.id }
  await queueLetter(trx, services, about, words, {
    locale: permit.locale,
    letter: {
      to: permit.name,
      number: permit.number,
      about: 'permit',
      matter: await services.capabilities.readMatterNumber(trx, { application_id: null, permit_id: permit.id }),
    },
    values,
    ...actionOf(services.config.publicUrl, name, permit),
  })
}

/** Tells the holder that an appeal in the matter of the permit has come. */
export const mailPermitAppeal = async (trx: Trx, services: Services, permit: Row<'permit'>, appeal: string): Promise<void> => {
  const { name } = await trx.selectFrom('permit_kind').select('name').where('id', '=', permit.permit_kind_id).executeTakeFirstOrThrow()
  await mailHolder(trx, services, 'appeal_received', permit, { kindName: textIn(name, permit.locale), text: appeal })
}
