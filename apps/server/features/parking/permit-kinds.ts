import { seesExits } from '@dovolilnice/contract/access/whitelist'
import type { ChangeEffect } from '@dovolilnice/contract/parking/tariff-versions'
import type { PermitKindForm } from '@dovolilnice/contract/parking/parking-administration'
import { type Row, type Trx, notFound, insertRow, updateRow, sql } from '../../platform/database/db.ts'
import { countOf, effectOf, noEffect, openApplications, openPermits, requireUserTypes, type Touched } from './read-parking.ts'
import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { OperationError, fieldError } from '@dovolilnice/contract/errors'
import { openingWindows, ownWindow, windowsText } from '@dovolilnice/contract/parking/own-hours'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Context, implement } from '../../platform/http/context.ts'
import { createPermitKind, updatePermitKind } from '@dovolilnice/contract/parking/operations'
import { v7 } from 'uuid'
import { announce, notify } from '../../platform/database/notify.ts'

type PermitKindRow = Row<'permit_kind'>

const inOrder = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
/** jsonb changes the order of keys, so values are compared with sorted keys. */
const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, (_, value: unknown) => inOrder(value)) === JSON.stringify(b, (_, value: unknown) => inOrder(value))

/** Whether a change must reach the gates at once. */
const opensDifferently = (before: PermitKindRow, after: PermitKindForm): boolean =>
  !same(before.openings.toSorted(), after.openings.toSorted()) ||
  !same(before.time_windows, after.time_windows) ||
  before.entries_a_day !== after.entries_a_day ||
  before.entries_a_month !== after.entries_a_month ||
  before.one_inside !== after.one_inside ||
  !same(before.vehicle_classes.toSorted(), after.vehicle_classes.toSorted())

/** Plates without own days; temporary vehicles do not count. */
const withMoreVehicles = async (trx: Trx, touched: Touched, maximum: number): Promise<number> => {
  const rows = await openPermits(trx, touched)
    .innerJoin('permit_credential as credential', 'credential.permit_id', 'permit.id')
    .select('permit.id')
    .where('credential.kind', '=', 'plate')
    .where('credential.valid_until', 'is', null)
    .groupBy('permit.id')
    .having(({ fn }) => fn.countAll<number>(), '>', maximum)
    .execute()
  return rows.length
}

/** Identifies a holder by the e-mail address, or without one by name and street. */
const holder = sql<string>`coalesce(permit.email, permit.name || ' ' || permit.street)`

const holdersOver = async (trx: Trx, touched: Touched, cap: number): Promise<number> => {
  const rows = await openPermits(trx, touched)
    .select(holder.as('holder'))
    .groupBy(holder)
    .having(({ fn }) => fn.countAll<number>(), '>', cap)
    .execute()
  return rows.length
}

const withLostOpening = async (trx: Trx, touched: Touched, ways: PermitKindRow['openings']): Promise<number> => {
  const rows = await openPermits(trx, touched)
    .innerJoin('permit_credential as credential', 'credential.permit_id', 'permit.id')
    .select('permit.id')
    .distinct()
    .where('credential.kind', 'in', ways)
    .execute()
  return rows.length
}

const withoutDocument = (trx: Trx, touched: Touched, types: readonly string[]): Promise<number> =>
  countOf(
    openApplications(trx, touched).where(({ or, not, exists, selectFrom }) =>
      or(
        types.map((type) =>
          not(
            exists(
              selectFrom('document')
                .select('document.id')
                .whereRef('document.application_id', '=', 'application.id')
                .where('document.type', '=', type)
                .where('document.deleted_at', 'is', null),
            ),
          ),
        ),
      ),
    ),
  )

const requiredOf = ({ documents }: Pick<PermitKindRow, 'documents'>): string[] =>
  documents.filter(({ required }) => required).map(({ type }) => type)

/** The effect of a change of a kind. Hours and credentials change for existing permits at once, all else only for new ones. */
const kindEffect = (trx: Trx, before: PermitKindRow, after: PermitKindForm, today: string): Promise<ChangeEffect> => {
  const touched: Touched = { column: 'permit_kind_id', id: before.id, today }
  const permits = () => countOf(openPermits(trx, touched))
  const lostOpenings = before.openings.filter((opening) => !after.openings.includes(opening))
  const types = before.user_types.filter((code) => !after.user_types.includes(code))
  const asked = requiredOf(after).filter((type) => !requiredOf(before).includes(type))
  const cap = after.cap_per_holder
  const lowered = cap !== null && (before.cap_per_holder === null || cap < before.cap_per_holder)
  return effectOf(trx, touched, today, [
    { note: 'hours_changed', applies: !same(before.time_windows, after.time_windows), count: permits },
    { note: 'way_lost', applies: lostOpenings.length > 0, count: () => withLostOpening(trx, touched, lostOpenings) },
    {
      note: 'vehicles_kept',
      applies: after.max_vehicles < before.max_vehicles,
      count: () => withMoreVehicles(trx, touched, after.max_vehicles),
    },
    { note: 'cap_kept', applies: lowered, count: () => holdersOver(trx, touched, cap ?? 0) },
    { note: 'days_kept', applies: !same(before.validity, after.validity), count: permits },
    {
      note: 'types_kept',
      applies: types.length > 0,
      count: () => countOf(openApplications(trx, touched).where('application.user_type_code', 'in', types)),
    },
    { note: 'documents_missing', applies: asked.length > 0, count: () => withoutDocument(trx, touched, asked) },
    { note: 'retired', applies: before.active && !after.active, count: permits },
  ])
}

/** Whether a kind has an hourly price today or later. */
const isSoldByHour = async ({ trx, now }: Context, kindId: string): Promise<boolean> => {
  const today = localDayOf(now)
  const tariff = await trx
    .selectFrom('tariff')
    .select('id')
    .where('permit_kind_id', '=', kindId)
    .where('period', '=', 'hour')
    .where((is) => is.or([is('valid_until', 'is', null), is('valid_until', '>', today)]))
    .executeTakeFirst()
  return tariff !== undefined
}

/** The hours of permits in force, and of open applications, that would have no hour left. */
const lostHours = async ({ trx, now }: Context, kindId: string, ofKind: PermitKindForm['time_windows']): Promise<string[]> => {
  const today = localDayOf(now)
  const applied = trx
    .selectFrom('application')
    .select(['from_time', 'until_time'])
    .where('permit_kind_id', '=', kindId)
    .where('from_time', 'is not', null)
    .where('status', 'not in', endedStatuses)
    .where('valid_until', '>', today)
  const rows = await trx
    .selectFrom('permit')
    .select(['from_time', 'until_time'])
    .where('permit_kind_id', '=', kindId)
    .where('from_time', 'is not', null)
    .where('status', 'in', ['issued', 'suspended'])
    .where('valid_until', '>', today)
    .union(applied)
    .execute()
  const windows = rows.flatMap((row) => ownWindow(row) ?? [])
  return windows.filter((own) => openingWindows(ofKind, own) === undefined).map((own) => windowsText([own]))
}

/**
 * Checks a kind's hours against the hours of its permits.
 * @throws OperationError `validation`: it is sold by the hour and its days no longer follow from what is bought; permits, issued
 * or applied for, would no longer open
 */
const requireHours = async (context: Context, kindId: string, form: PermitKindForm): Promise<void> => {
  const { locale } = context
  const byHour = form.validity.rule !== 'periods' && (await isSoldByHour(context, kindId))
  const lost = await lostHours(context, kindId, form.time_windows)
  const fields = [
    ...(byHour ? [fieldError('validity.rule', 'hours_by_days', locale)] : []),
    ...(lost.length > 0 ? [fieldError('time_windows', 'hours_lost', locale, { hours: lost.slice(0, 3).join(', ') })] : []),
  ]
  if (fields.length > 0) throw new OperationError('validation', { fields })
}

/** The values of a form that are stored, and kept in the audit trail. */
const valuesOf = ({ preview, ...values }: PermitKindForm) => values

const columnsOf = (form: PermitKindForm) => ({
  ...valuesOf(form),
  name: JSON.stringify(form.name),
  description: JSON.stringify(form.description),
  documents: JSON.stringify(form.documents),
  validity: JSON.stringify(form.validity),
  time_windows: JSON.stringify(form.time_windows),
  device: form.device && JSON.stringify(form.device),
})

const subjectOf = (id: string, form: PermitKindForm) => ({ type: 'permit_kind' as const, id, label: form.name.sl })

/** Zones with bollards where it is not seen when vehicles leave; a bollard of all zones stands in each. */
const zonesWithoutExits = async (trx: Trx): Promise<string[]> => {
  const gates = await trx
    .selectFrom('device')
    .leftJoin('parking_lot', 'parking_lot.id', 'device.parking_lot_id')
    .select(['device.direction', 'parking_lot.zone'])
    .where('device.active', '=', true)
    .execute()
  const zones = [...new Set(gates.flatMap(({ zone }) => zone ?? []))].toSorted()
  return zones.filter((zone) => !seesExits(gates, zone))
}

/** @throws OperationError `validation`: types of users that do not exist, a rule that needs a document that is not asked for */
const check = async (context: Context, form: PermitKindForm): Promise<void> => {
  const { validity, documents, interim_days: interim, openings } = form
  const proof = validity.rule === 'document' && documents.find(({ type }) => type === validity.documentType)
  const unproved = validity.rule === 'document' && !(proof && proof.expires && proof.required)
  const fields = [
    ...(unproved ? [fieldError('validity.documentType', 'expiring_document', context.locale)] : []),
    // Only a plate is known before the decision, and a replacement has its permit.
    ...(interim !== null && (!openings.includes('plate') || validity.rule === 'replaced')
      ? [fieldError('interim_days', 'interim_plate', context.locale)]
      : []),
  ]
  const unseen = form.one_inside ? await zonesWithoutExits(context.trx) : []
  if (unseen.length > 0) fields.push(fieldError('one_inside', 'exits_unseen', context.locale, { zones: unseen.join(', ') }))
  await requireUserTypes(context, form.user_types, fields)
}

export const handleCreatePermitKind = implement(createPermitKind, async ({ body }, context) => {
  const { trx, now } = context
  const { code, ...form } = body
  const effect = noEffect(localDayOf(now))
  await check(context, form)
  const taken = await trx.selectFrom('permit_kind').select('id').where('code', '=', code).executeTakeFirst()
  if (taken !== undefined) throw new OperationError('duplicate', { fields: [fieldError('code', 'code_taken', context.locale)] })
  const id = v7()
  if (form.preview) return { id, saved: false, effect }
  const { last } = await trx
    .selectFrom('permit_kind')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  await insertRow(trx, 'permit_kind', { ...columnsOf(form), id, code, position: (last ?? 0) + 1 })
  await announce(trx, 'parameters')
  await context.recordAlso('permit_kind:create', { subject: subjectOf(id, form), after: { code, ...valuesOf(form) } })
  return { id, saved: true, effect }
})

export const handleUpdatePermitKind = implement(updatePermitKind, async ({ params, body }, context) => {
  const { trx, now } = context
  const { version, ...form } = body
  const before = await trx.selectFrom('permit_kind').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirstOrThrow(notFound)
  if (version !== before.version) throw new OperationError('conflict', { details: { version: before.version } })
  await check(context, form)
  await requireHours(context, params.id, form)
  const effect = await kindEffect(trx, before, form, localDayOf(now))
  if (form.preview) return { id: params.id, saved: false, effect }
  await updateRow(trx, 'permit_kind', params.id, { ...columnsOf(form), version: version + 1 })
  await announce(trx, 'parameters')
  if (opensDifferently(before, form)) await notify(trx, 'whitelist')
  const { id, code, version: _, position, ...valuesBefore } = before
  await context.recordAlso('permit_kind:update', { subject: subjectOf(params.id, form), before: valuesBefore, after: valuesOf(form) })
  return { id: params.id, saved: true, effect }
})
