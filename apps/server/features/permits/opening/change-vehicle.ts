import * as contract from '@dovolilnice/contract/permits/opening/operations'
import { OperationError, type RuleName, invalidField } from '@dovolilnice/contract/errors'
import { localDayOf, daysBetween } from '@dovolilnice/contract/primitives/local-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { type Context, implement } from '../../../platform/http/context.ts'
import { unbroken } from '../../../platform/pdf/pdf-document.ts'
import { mailHolder } from '../notify/permit-mail.ts'
import { inEach, noteChange, vehicleChanged } from '../record/permit-notes.ts'
import {
  type OpenPermit,
  type StoredCredential,
  answerOf,
  mailedVehicles,
  openPermit,
  requireFree,
  subjectOf,
  touchPermit,
} from '../record/permit-step.ts'
import { textIn, type Locale } from '@dovolilnice/contract/locale'
import { requireNew } from './check-credentials.ts'
import { insertCredentials } from '../issue/insert-permit.ts'
import { readCredentials } from '../record/get-permit.ts'
import { notify } from '../../../platform/database/notify.ts'
import { type Trx, updateRow } from '../../../platform/database/db.ts'

const refuse = (path: string, rule: RuleName, locale: Locale, values?: Record<string, unknown>): never => {
  throw invalidField(path, rule, locale, values)
}

/** A vehicle with days of its own on both sides is a temporary one. */
const isTemporary = (credential: StoredCredential): credential is StoredCredential & { valid_from: string; valid_until: string } =>
  credential.kind === 'plate' && credential.valid_from !== null && credential.valid_until !== null

const mailChange = async (context: Context, { permit, kind }: OpenPermit): Promise<void> => {
  const plates = mailedVehicles(permit, await readCredentials(context.trx, permit.id), localDayOf(context.now))
  await mailHolder(context.trx, context, 'changed', permit, { kindName: textIn(kind.name, permit.locale), plates })
}

/** The old vehicle opens until the day, the new one from it on; where the permit has not begun, the old one goes altogether. */
const passOn = async ({ trx, now }: Context, { permit }: OpenPermit, old: StoredCredential, plate: string, from: string): Promise<void> => {
  const begins = old.valid_from ?? permit.valid_from
  if (from <= begins) await trx.deleteFrom('permit_credential').where('id', '=', old.id).execute()
  else await updateRow(trx, 'permit_credential', old.id, { valid_until: from })
  const validFrom = from <= permit.valid_from ? null : from
  await insertCredentials(trx, permit.id, [{ kind: 'plate', value: plate, valid_from: validFrom, valid_until: old.valid_until }], now)
}

export const handleChangePermitVehicle = implement(contract.changePermitVehicle, async ({ params, body }, context) => {
  const { trx, now, locale, record } = context
  const { old_plate: oldPlate, plate, from, version } = body
  const open = await openPermit(context, params.id, version)
  if (from < localDayOf(now)) refuse('from', 'day_past', locale)
  if (from >= open.permit.valid_until) refuse('from', 'after_permit_end', locale)
  const requested_on = dayOfRequest(context, body.requested_on)
  const old = vehicleOn(open, oldPlate, from, context)
  const added = { kind: 'plate' as const, value: plate, valid_from: from, valid_until: old.valid_until }
  requireNew(open.permit, open.credentials, added, { path: 'plate', locale })
  await requireFree(trx, open, [added])
  await passOn(context, open, old, plate, from)
  const changed = await touchPermit(context, open.permit)
  await noteChange(context, {
    id: changed.id,
    change: vehicleChanged({ number: changed.number, old: old.value, plate, from }),
    requested_on,
  })
  record({ subject: subjectOf(changed), before: { plate: old.value }, after: { plate, from, version: changed.version } })
  await mailChange(context, open)
  return answerOf(changed)
})

const checkTemporary = (
  { permit, credentials }: OpenPermit,
  { from, until }: contract.TemporaryVehicle,
  { now, locale }: Context,
): void => {
  if (from < localDayOf(now)) refuse('from', 'day_past', locale)
  if (from < permit.valid_from || until > permit.valid_until) refuse('until', 'after_permit_end', locale)
  const overlapping = credentials.some((other) => isTemporary(other) && other.valid_from < until && other.valid_until > from)
  if (overlapping) refuse('from', 'temporary_taken', locale)
}

const addTemporary = async (open: OpenPermit, vehicle: contract.TemporaryVehicle, context: Context) => {
  checkTemporary(open, vehicle, context)
  const credential = { kind: 'plate' as const, value: vehicle.plate, valid_from: vehicle.from, valid_until: vehicle.until }
  requireNew(open.permit, open.credentials, credential, { path: 'plate', locale: context.locale })
  await requireFree(context.trx, open, [credential])
  await insertCredentials(context.trx, open.permit.id, [credential], context.now)
  const changed = await touchPermit(context, open.permit)
  context.record({ subject: subjectOf(changed), after: { ...vehicle, version: changed.version } })
  await mailChange(context, open)
  return answerOf(changed)
}

export const handleAddTemporaryVehicle = implement(contract.addTemporaryVehicle, async ({ params, body }, context) =>
  addTemporary(await openPermit(context, params.id), body, context),
)

/** Whose permit stands in the way is the office's to know; a holder hears that there is one. */
const withoutOthers = (error: unknown): never => {
  throw error instanceof OperationError && error.code === 'permit_exists' ? new OperationError('permit_exists') : error
}

export const handleAddOwnTemporaryVehicle = implement(contract.addOwnTemporaryVehicle, async ({ params, body }, context) => {
  const open = await openPermit(context, params.id, undefined, context.user.id)
  if (daysBetween(body.from, body.until) > contract.longestTemporaryDays)
    refuse('until', 'temporary_too_long', context.locale, { maximum: contract.longestTemporaryDays })
  return addTemporary(open, body, context).catch(withoutOthers)
})

interface CardMove {
  /** The credential's id. */
  id: string
  /** The number that the card has from now on, normalised. */
  tag: string
  /** Ids of the permits: the one that has the card, and the one that gets it; both may be the same. */
  from: string
  to: string
}

/** Gives cards a number and a permit. Both the permit that loses a card and the one that gets it have changed for whoever has them open. */
export const moveCards = async (trx: Trx, moves: readonly CardMove[], now: Date): Promise<void> => {
  for (const { id, tag, to } of moves) await updateRow(trx, 'permit_credential', id, { value: tag, value_normalised: tag, permit_id: to })
  await trx
    .updateTable('permit')
    .set((is) => ({ updated_at: now, version: is('version', '+', 1) }))
    .where('id', 'in', [...new Set(moves.flatMap(({ from, to }) => [from, to]))])
    .execute()
  await notify(trx, 'whitelist')
}

/** The day of a request, which does not lie ahead; today where none is given. @throws OperationError `validation` */
const dayOfRequest = ({ now, locale }: Pick<Context, 'now' | 'locale'>, given: string | undefined): string => {
  const today = localDayOf(now)
  if (given !== undefined && given > today) throw invalidField('requested_on', 'day_future', locale)
  return given ?? today
}

/** The vehicle of a permit that a change is about, on a day. @throws OperationError `validation` where the permit has no such vehicle */
const vehicleOn = ({ credentials }: OpenPermit, oldPlate: string, day: string, { locale }: Pick<Context, 'locale'>) => {
  const old = credentials.find(
    ({ kind, value, valid_until: until }) =>
      kind === 'plate' && normalisePlate(value) === normalisePlate(oldPlate) && (until === null || until > day),
  )
  if (old === undefined) throw invalidField('old_plate', 'not_on_permit', locale)
  return old
}

export const handleRefuseVehicleChange = implement(contract.refuseVehicleChange, async ({ params, body }, context) => {
  const { trx, now, capabilities, record } = context
  const { plate, reason } = body
  const open = await openPermit(context, params.id, body.version)
  const requested_on = dayOfRequest(context, body.requested_on)
  const { value: old } = vehicleOn(open, body.old_plate, localDayOf(now), context)
  const of = { kind: 'change_refusal', application_id: null, permit_id: open.permit.id } as const
  const grounds = await capabilities.groundsOf(context, of, body)
  const change = inEach(
    `Vozilo ${unbroken(old)} se ne zamenja z vozilom ${unbroken(plate)}.`,
    `Il veicolo ${unbroken(old)} non è sostituito dal veicolo ${unbroken(plate)}.`,
    `A ${unbroken(old)} rendszámú jármű helyébe nem lép a ${unbroken(plate)} rendszámú jármű.`,
  )
  const act = await capabilities.issueAct(context, { ...of, change, requested_on, reason, ...grounds })
  const changed = await touchPermit(context, open.permit)
  record({ subject: subjectOf(changed), after: { act_number: act.number, plate, version: changed.version }, reason })
  await mailHolder(trx, context, 'change_refused', changed, { act: act.number })
  return answerOf(changed)
})
