import type { ChangeEffect } from '@dovolilnice/contract/parking/change-effect'
import type { PermitKindForm } from '@dovolilnice/contract/parking/parking-administration'
import { sql } from 'kysely'
import type { Row, Trx } from '../../platform/database/tables.ts'
import { countOf, effectOf, openApplications, openPermits } from './count-touched.ts'
import type { Touched } from './count-touched.ts'

export type PermitKindRow = Row<'permit_kind'>

const inOrder = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
/** jsonb changes the order of keys, so values are compared with sorted keys. */
const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, (_, value: unknown) => inOrder(value)) === JSON.stringify(b, (_, value: unknown) => inOrder(value))

/** Whether a change must reach the gates at once. */
export const opensDifferently = (before: PermitKindRow, after: PermitKindForm): boolean =>
  !same(before.openings.toSorted(), after.openings.toSorted()) || !same(before.time_windows, after.time_windows)

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
export const kindEffect = (trx: Trx, before: PermitKindRow, after: PermitKindForm, today: string): Promise<ChangeEffect> => {
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
