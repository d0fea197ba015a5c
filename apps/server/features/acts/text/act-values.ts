import { type ActKind, isOrder } from '@dovolilnice/contract/acts/act-kinds'
import { actPlaceholders, type ActValues } from '@dovolilnice/contract/acts/act-placeholders'
import { isExOfficio } from '@dovolilnice/contract/acts/grounds'
import { effectOf, isSuspensive } from '@dovolilnice/contract/acts/service/effect'
import type { ActSettings } from '@dovolilnice/contract/acts/settings/act-settings'
import { textIn } from '@dovolilnice/contract/locale'
import { townName } from '@dovolilnice/contract/names/town-name'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { authorityWithAddress } from '@dovolilnice/contract/resources/authority'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import type { Official } from '../paper/act-pdf.ts'
import { authorisationIn, type ActLocale, phrasesOf, settingIn, writtenFor } from './act-phrases.ts'

const nothing = Object.fromEntries(Object.keys(actPlaceholders).map((name) => [name, ''])) as Record<keyof typeof actPlaceholders, string>

/** The body that decides, from the municipality down. */
export const organOf = ({ municipality }: Parameters, { organ }: ActSettings, locale: ActLocale = 'sl'): string[] => [
  textIn(townName(municipality), locale),
  ...organ
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => settingIn(locale, line.trim())),
]

const before = (provision: string, and: string): string => (provision === '' ? '' : `${provision} ${and}`)

/** What the town's settings and the deciding official fill into a text; the rest is empty. */
export const settingValues = (
  parameters: Parameters,
  settings: ActSettings,
  decider: Official,
  kind: ActKind,
  locale: ActLocale,
): ActValues => {
  const { authorised, and, reference } = phrasesOf(locale)
  const { appeal_fee_cents: fee, appeal_fee_account: account, appeal_fee_reference: number } = settings
  return {
    ...nothing,
    organ: organOf(parameters, settings, locale).join(', '),
    organ_z_naslovom: authorityWithAddress({ ...parameters.municipality, name: textIn(townName(parameters.municipality), locale) }),
    // Each stands in the case of its own sentence, so that a language has its own words for it.
    pristojnost: before(locale === 'sl' ? settings.competence : settings.competence_second, and),
    podlaga_plačila: before(locale === 'sl' ? settings.payment_basis : settings.payment_basis_second, and),
    pooblastilo: decider.authorisation === '' ? '' : `${authorised} ${authorisationIn(locale, decider.authorisation)}`,
    stroški: settingIn(locale, settings.costs),
    pritožbeni_organ: settingIn(locale, settings.appeal_body),
    pritožbeni_rok: String(settings.appeal_days),
    pritožbena_taksa: fee === 0 ? '' : formatCents(fee, locale),
    račun_pritožbene_takse: fee === 0 || account === '' ? '' : [account, number && `${reference} ${number}`].filter(Boolean).join(', '),
    ...effectValues(settings, kind, '', locale),
  }
}

/**
 * Whether an appeal holds an act back, with the provision where it does not, and from when the act takes effect. That it does not hold back a decision is said
 * with its provision alone (ZUP, art. 235 and 236); without one, as of a grant, the paper leaves it to the law. Orders are not held back by the law itself.
 */
export const effectValues = (settings: ActSettings, kind: ActKind, atOnce: string, locale: ActLocale): Partial<ActValues> => {
  const { suspensive, notSuspensive, effects } = phrasesOf(locale)
  const effect = effectOf(settings.suspensive_kinds, kind, atOnce !== '')
  const basis = atOnce === '' && isExOfficio(kind) ? settings.not_suspensive_basis : atOnce
  const without = basis === '' ? (isOrder(kind) ? notSuspensive : '') : `${notSuspensive} ${writtenFor(basis, locale)}`
  return {
    učinek_pritožbe: isSuspensive(settings.suspensive_kinds, kind, atOnce !== '') ? suspensive : without,
    začetek_učinka: effect === null ? '' : effects[effect],
  }
}
