import { actKindLabels, actKinds } from '@dovolilnice/contract/acts/act-kinds'
import { isExOfficio } from '@dovolilnice/contract/acts/grounds'
import { actSettingsSchema, startingActSettings, type ActSettings, type LegalBasis } from '@dovolilnice/contract/acts/settings/act-settings'
import { readActSettings, updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { invalidField } from '@dovolilnice/contract/errors'
import type { FurtherLocale, Locale } from '@dovolilnice/contract/locale'
import { namesStatute } from '@dovolilnice/contract/primitives/heard'
import { keysOf } from '@dovolilnice/contract/keys-of'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { z } from 'zod/mini'
import { requireRoom } from '../print/preview-address-window.ts'
import { asStored, requireSeen } from '../../../platform/audit/conflict-error.ts'
import { lockKeys } from '../../../platform/database/session.ts'
import type { Db, Trx } from '../../../platform/database/db.ts'
import { type Context, implement } from '../../../platform/http/context.ts'

/** What the town has set about its acts, over what every town begins with. */
export const readSettings = async (db: Db): Promise<ActSettings> => {
  const row = await db.selectFrom('act_setting').select('value').executeTakeFirst()
  return { ...startingActSettings, ...row?.value, retention: { ...startingActSettings.retention, ...row?.value.retention } }
}

/** The language in which acts say beneath the Slovenian what they say: the town wants it, and has it switched on. */
export const secondLanguage = ({ languages }: Parameters, { second_language: second }: ActSettings): FurtherLocale | null =>
  second !== null && languages[second] !== '' ? second : null

/** The id of the person in whose name acts are issued at once; null: they wait for a person. */
export const readAutomaticDecider = async (trx: Trx): Promise<string | null> => (await readSettings(trx)).automatic_decider

/** `Odlok o … (Uradni list RS, št. 12/24), 9. člen` */
export const basisText = ({ title, gazette, articles }: LegalBasis): string =>
  [gazette === '' ? title : `${title} (${gazette})`, articles].filter(Boolean).join(', ')

/** The provisions for a kind of permit and a reason, in one phrase; those that are for this reason alone come first. */
export const basesOf = (
  { legal_bases: all }: ActSettings,
  permitKindId: string,
  reasonCode: string | null,
  { slovenian = true }: { slovenian?: boolean } = {},
): string => {
  const holds = ({ permit_kind_ids: kinds, reason_codes: reasons }: LegalBasis): boolean =>
    (kinds.length === 0 || kinds.includes(permitKindId)) && (reasons.length === 0 || reasons.some((reason) => reason === reasonCode))
  return all
    .filter(holds)
    .toSorted((a, b) => Number(b.reason_codes.length > 0) - Number(a.reason_codes.length > 0))
    .map((basis) => (slovenian ? basisText(basis) : basis.second || basisText(basis)))
    .join('; ')
}

/** How the link to secure boxes is set up, and what waits there. */
const readBoxes = async (db: Db, { config, now }: Pick<Context, 'config' | 'now'>) => {
  const { waiting, troubled } = await db
    .selectFrom('box_delivery as box')
    .innerJoin('act_service as service', 'service.id', 'box.service_id')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.count<number>('box.problem').as('troubled')])
    .where('box.state', 'in', ['waiting', 'deposited'])
    .where((is) => is.or([is('service.served_on', 'is', null), is('service.served_on', '>', localDayOf(now))]))
    .where('service.failed_on', 'is', null)
    .where('service.withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  const certificate = config.actCertificate === undefined ? ['ACT_CERTIFICATE'] : []
  return { missing: config.eService === undefined ? [...certificate, 'E_SERVICE_URL', 'E_SERVICE_SIGNER'] : [], waiting, troubled }
}

export const handleReadActSettings = implement(readActSettings, async (_, { trx, config, now }) => ({
  ...(await readSettings(trx)),
  boxes: await readBoxes(trx, { config, now }),
}))

/** How each kind is kept, a sentence for each. */
const keptWords = ({ retention }: ActSettings): string[] =>
  keysOf(retention).map((kind) => `${actKindLabels[kind].sl}: ${retention[kind].years}${retention[kind].archive ? ', arhivsko' : ''}`)

const classWords = ({ matter_classes: classes }: ActSettings): string[] =>
  Object.entries(classes).map(([kind, { sign, years, archive }]) => `${sign}: ${years}${archive ? ', arhivsko' : ''} (${kind})`)

/**
 * Holds that an appeal against an act which takes a permit away holds it back, unless a statute says otherwise (ZUP, art. 235 and 236).
 * @throws OperationError `validation`
 */
const requireBasis = ({ suspensive_kinds: kinds, not_suspensive_basis: basis }: ActSettings, locale: Locale): void => {
  const isHeldBack = actKinds.filter(isExOfficio).every((kind) => kinds.includes(kind))
  if (!isHeldBack && !namesStatute(basis)) throw invalidField('not_suspensive_basis', 'no_article', locale)
}

/** Whether a permit of some kind is paid for. */
const hasPrices = async (trx: Trx): Promise<boolean> =>
  (await trx
    .selectFrom('tariff')
    .innerJoin('permit_kind as kind', 'kind.id', 'tariff.permit_kind_id')
    .select('kind.id')
    .where('kind.active', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined

const auditValues = (settings: ActSettings): object => ({
  ...settings,
  legal_bases: settings.legal_bases.map((basis) => [basisText(basis), basis.second].filter(Boolean).join(' / ')),
  retention: keptWords(settings),
  matter_classes: classWords(settings),
})

export const handleUpdateActSettings = implement(
  updateActSettings,
  async ({ body: { seen = {}, ...body } }, { trx, now, record, locale, secureBox }) => {
    if (body.address_window !== undefined) requireRoom(body.address_window, locale)
    // Two forms that are saved at once: both stand in one row.
    await lockKeys(trx, ['act settings'])
    const before = await readSettings(trx)
    requireSeen(before, Object.assign({ ...before }, asStored(z.partial(actSettingsSchema), seen)))
    if (body.e_service === true && !before.e_service && secureBox === undefined)
      throw invalidField('e_service', 'e_service_not_set_up', locale)
    if (body.payment_basis === '' && (await hasPrices(trx))) throw invalidField('payment_basis', 'required', locale)
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    const after: ActSettings = { ...before, ...given }
    if (body.suspensive_kinds !== undefined || body.not_suspensive_basis !== undefined) requireBasis(after, locale)
    const stored = { value: JSON.stringify(after), updated_at: now }
    await trx
      .insertInto('act_setting')
      .values(stored)
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet(stored))
      .execute()
    record({ before: auditValues(before), after: auditValues(after) })
    return after
  },
)
