import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import * as contract from '@dovolilnice/contract/permits/opening/operations'
import { type SignedInContext, implement } from '../../../platform/http/context.ts'
import { answerOf, openPermit, requireFree, requireStep, type StoredCredential, subjectOf, touchPermit } from '../record/permit-step.ts'
import { requireNew, requireOpening } from './check-credentials.ts'
import { announcePermits, insertCredentials } from '../issue/insert-permit.ts'
import { textIn } from '@dovolilnice/contract/locale'
import { openingLabels } from '@dovolilnice/contract/permits/permit-labels'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { randomUUID } from 'node:crypto'
import { v7 } from 'uuid'
import type { CredentialDraft, PermitRow } from '../issue/permit-draft.ts'
import { mailHolder } from '../notify/permit-mail.ts'
import { findPermit, readCredentials } from '../record/get-permit.ts'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { type Row, type Trx, updateRow } from '../../../platform/database/db.ts'

export const handleAddPermitCredential = implement(contract.addPermitCredential, async ({ params, body }, context) => {
  const { trx, now, locale, record } = context
  const open = await openPermit(context, params.id)
  requireOpening(open.kind, body.kind, locale)
  const from = body.valid_from ?? open.permit.valid_from
  const until = body.valid_until ?? open.permit.valid_until
  if (from >= until) throw invalidField('valid_until', 'period_reversed', locale)
  requireNew(open.permit, open.credentials, body, { path: 'value', locale })
  const vehicles = open.credentials.filter(({ kind, valid_until: end }) => kind === 'plate' && end === null)
  const { max_vehicles: maximum } = open.kind
  // One with an end of its own stands in for another vehicle; one without is one more.
  if (body.kind === 'plate' && body.valid_until === undefined && vehicles.length >= maximum)
    throw invalidField('value', 'too_many_vehicles', locale, { maximum })
  await requireFree(trx, open, [body])
  await insertCredentials(trx, open.permit.id, [body], now)
  const changed = await touchPermit(context, open.permit)
  record({ subject: subjectOf(changed), after: { ...body, version: changed.version } })
  return answerOf(changed)
})

export const handleRemovePermitCredential = implement(contract.removePermitCredential, async ({ params }, context) => {
  const open = await openPermit(context, params.id)
  const credential = open.credentials.find(({ id }) => id === params.credential_id)
  if (credential === undefined) throw new OperationError('not_found')
  const isLastVehicle = credential.kind === 'plate' && open.credentials.filter(({ kind }) => kind === 'plate').length === 1
  if (isLastVehicle) throw new OperationError('illegal_transition', { details: { reason: 'last_vehicle' } })
  await context.trx.deleteFrom('permit_credential').where('id', '=', credential.id).execute()
  const changed = await touchPermit(context, open.permit)
  context.record({
    subject: subjectOf(changed),
    before: { kind: credential.kind, value: credential.value },
    after: { version: changed.version },
  })
  return answerOf(changed)
})

export const handleSetVehicleClass = implement(contract.setVehicleClass, async ({ params, body }, context) => {
  const open = await openPermit(context, params.id)
  const vehicle = open.credentials.find(({ id, kind }) => id === params.credential_id && kind === 'plate')
  if (vehicle === undefined) throw new OperationError('not_found')
  await updateRow(context.trx, 'permit_credential', vehicle.id, { vehicle_class: body.vehicle_class })
  const changed = await touchPermit(context, open.permit)
  const { value, vehicle_class } = vehicle
  context.record({ subject: subjectOf(changed), before: { value, vehicle_class }, after: { value, ...body, version: changed.version } })
  return answerOf(changed)
})

/** What may be lost: a card or a phone. A plate is read from the car and is no secret. */
const findLost = async ({ trx }: SignedInContext, permitId: string, id: string) => {
  const found = (await readCredentials(trx, permitId)).find((credential) => credential.id === id)
  if (found === undefined) throw new OperationError('not_found')
  const { kind } = found
  if (kind === 'plate') throw new OperationError('illegal_transition', { details: { reason: 'plate' } })
  return { ...found, kind }
}

type Lost = Awaited<ReturnType<typeof findLost>>

/** Blocks the value on all permits of the person; one that is blocked stays so. */
const block = async ({ trx, user, now }: SignedInContext, { kind, value_normalised }: Lost): Promise<void> => {
  await trx
    .insertInto('credential_block')
    .values({ id: v7(), user_id: user.id, kind, value_normalised, blocked_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'value_normalised']).where('lifted_at', 'is', null).doNothing())
    .execute()
}

/** A new secret: the printed code, the code on a phone and the links of earlier mails tell nothing any more. */
const renewCode = async ({ trx, now }: SignedInContext, { id, version }: PermitRow): Promise<void> => {
  await updateRow(trx, 'permit', id, { link_secret: randomUUID(), updated_at: now, version: version + 1 })
}

/**
 * The person's permits whose code may be on what was lost: the one that was asked for, and of a phone all that bear its number and still hold. They are
 * locked in one order, so that two calls at once do not wait for each other without end.
 */
const lockLost = ({ trx, user, now }: SignedInContext, id: string, lost: Lost | undefined): Promise<PermitRow[]> =>
  trx
    .selectFrom('permit')
    .selectAll()
    .where('user_id', '=', user.id)
    .where(({ and, or, eb, selectFrom }) => {
      const bearing = selectFrom('permit_credential')
        .select('permit_id')
        .where('kind', '=', 'phone')
        .where('value_normalised', '=', lost?.value_normalised ?? '')
      const holds = and([eb('status', 'in', ['issued', 'suspended']), eb('valid_until', '>', localDayOf(now))])
      return lost?.kind === 'phone' ? or([eb('id', '=', id), and([holds, eb('id', 'in', bearing)])]) : eb('id', '=', id)
    })
    .orderBy('id')
    .forUpdate()
    .execute()

/** The last three characters: a mail is read on the lock screens of phones, and by whoever has the mailbox. */
const inWords = ({ kind, value }: Pick<StoredCredential, 'kind' | 'value'>, locale: PermitRow['locale']): string =>
  `${textIn(openingLabels[kind], locale).toLowerCase()} …${value.slice(-3)}`

export const handleBlockOwnCredential = implement(contract.blockOwnCredential, async ({ body }, context) => {
  const { trx, now, user, record } = context
  const { id } = await findPermit(trx, body.permit_id, user.id)
  const lost = body.credential_id === undefined ? undefined : await findLost(context, id, body.credential_id)
  const permits = await lockLost(context, id, lost)
  const permit = permits.find((one) => one.id === id)
  if (permit === undefined) throw new OperationError('not_found')
  requireStep(permit, 'update', now)
  if (lost !== undefined) await block(context, lost)
  const newCode = lost?.kind !== 'rfid'
  for (const one of permits) {
    if (newCode) await renewCode(context, one)
    record({ subject: subjectOf(one), after: { ...(lost && { kind: lost.kind, value: lost.value }), new_code: newCode } })
  }
  await announcePermits(trx)
  const renewed = await findPermit(trx, id)
  if (lost === undefined) await mailHolder(trx, context, 'new_code', renewed)
  else await mailHolder(trx, context, newCode ? 'blocked_phone' : 'blocked', renewed, { way: inWords(lost, permit.locale) })
  return { blocked_at: now, new_code: newCode }
})

export const handleUnblockPermitCredential = implement(contract.unblockPermitCredential, async ({ params, body }, context) => {
  const { trx, now, actor, record } = context
  const permit = await findPermit(trx, params.id)
  const lost = await findLost(context, permit.id, params.credential_id)
  if (lost.blocked_at === null || permit.user_id === null) throw new OperationError('illegal_transition', { details: { reason: 'open' } })
  await trx
    .updateTable('credential_block')
    .set({ lifted_at: now, lifted_by: actor.id })
    .where('user_id', '=', permit.user_id)
    .where('kind', '=', lost.kind)
    .where('value_normalised', '=', lost.value_normalised)
    .where('lifted_at', 'is', null)
    .execute()
  await announcePermits(trx)
  record({ subject: subjectOf(permit), after: { kind: lost.kind, value: lost.value }, reason: body.reason })
  await mailHolder(trx, context, 'unblocked', permit, { way: inWords(lost, permit.locale), reason: body.reason })
})

type Stored = Pick<
  Row<'permit_credential'>,
  'kind' | 'value' | 'value_normalised' | 'valid_from' | 'valid_until' | 'vehicle_class' | 'created_at'
>
type Application = Pick<Row<'application'>, 'plates' | 'plates_normalised' | 'replace_reason' | 'created_at'>

const draft = ({ kind, value, valid_from, valid_until, vehicle_class }: Stored): CredentialDraft => ({
  kind,
  value,
  valid_from,
  valid_until,
  vehicle_class,
})
const undated = (value: string): CredentialDraft => ({ kind: 'plate', value })

/**
 * The vehicles of a replacement. A new vehicle stands in the place of all; otherwise those of the old permit go on with their days, and a
 * clerk's correction of the application holds: what was added to it is taken in, what was taken off it goes. A vehicle that came onto the
 * permit only after the application was sent could not be named in it, and stays.
 */
const keptPlates = (old: readonly Stored[], application: Application, today: string): CredentialDraft[] => {
  if (application.replace_reason === 'new_vehicle') return application.plates.map(undated)
  const plates = old.filter(({ kind }) => kind === 'plate')
  const added = application.plates.filter((plate) => !plates.some(({ value_normalised: value }) => value === normalisePlate(plate)))
  const stays = ({ value_normalised: value, valid_until: until, created_at: since }: Stored): boolean =>
    until === null ? application.plates_normalised.includes(value) || since > application.created_at : until > today
  return [...plates.filter(stays).map(draft), ...added.map(undated)]
}

/**
 * What opens for the permit that a replacement by application gives: its vehicles, the old permit's phones, and with a new vehicle its
 * cards. A lost or stolen card never goes on.
 */
export const keptCredentials = (old: readonly Stored[], application: Application, today: string): CredentialDraft[] => {
  const goesOn = ({ kind, valid_until: until }: Stored): boolean =>
    (until === null || until > today) && (kind === 'phone' || (kind === 'rfid' && application.replace_reason === 'new_vehicle'))
  return [...keptPlates(old, application, today), ...old.filter(goesOn).map(draft)]
}

/** The ways of opening of the permit that is replaced, as they are stored, the oldest first. */
export const readReplaced = (trx: Trx, permitId: string): Promise<Stored[]> =>
  trx
    .selectFrom('permit_credential')
    .select(['kind', 'value', 'value_normalised', 'valid_from', 'valid_until', 'vehicle_class', 'created_at'])
    .where('permit_id', '=', permitId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
