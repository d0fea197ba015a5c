import type { ListPage, ListRequest } from '@dovolilnice/contract/list'
import type { Validity } from '@dovolilnice/contract/parking/validity'
import type { Permission } from '@dovolilnice/contract/permissions'
import { listOwnPermits, listPermits, listUserPermits, type permitList } from '@dovolilnice/contract/permits/list/permit-list'
import type { permitRowSchema } from '@dovolilnice/contract/permits/permit'
import { allowedPermitActions, type PermitStatus, permitStatusOn } from '@dovolilnice/contract/permits/permit-status'
import { platesNow, type StoredPlate, vehiclesFrom } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import type { z } from 'zod/mini'
import { ifGiven, type Db, notFound, sql } from '../../../platform/database/db.ts'
import { listRows, writtenBy } from '../../../platform/database/lists/list-query.ts'
import { holdsAddress, holdsText, holdsTextOrName, isInStreet } from '../../../platform/search/search-text.ts'
import { platesOf } from '../opening/plate-credentials.ts'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Capabilities, implementList } from '../../../platform/http/context.ts'

type Filters = ListRequest<typeof permitList>['filters']
type Row = z.input<typeof permitRowSchema>
export type PermitReader = readonly (Permission | 'holder')[]

/** Left joins, though each permit has its kind and lot: PostgreSQL leaves them out of counts and joins only the rows of a page. */
const permits = (db: Db) =>
  db
    .selectFrom('permit')
    .leftJoin('permit_kind as kind', 'kind.id', 'permit.permit_kind_id')
    .leftJoin('parking_lot as lot', 'lot.id', 'permit.parking_lot_id')
    .select(({ ref }) => [
      'permit.id',
      'permit.number',
      'permit.status',
      'permit.name',
      'permit.email',
      'permit.permit_kind_id',
      ref('kind.name').$notNull().as('permit_kind_name'),
      'permit.parking_lot_id',
      ref('lot.title').$notNull().as('parking_lot_name'),
      ref('lot.zone').$notNull().as('zone'),
      'permit.valid_from',
      'permit.valid_until',
      'permit.from_time',
      'permit.until_time',
      'permit.issued_at',
      'permit.version',
      platesOf('permit.id').as('stored_plates'),
      // `offset 0`: the acts of the rows that are shown are looked up, not all acts read.
      sql<boolean>`permit.replaces_permit_id is not null or exists (select from act where act.permit_id = permit.id offset 0)`.as(
        'may_be_taken',
      ),
    ])

/** The vehicles of a permit with their days, and the plates that hold today. */
export const vehicleSummary = (permit: Validity, plates: readonly StoredPlate[], today: string) => {
  const vehicles = vehiclesFrom(permit, plates, today)
  return { vehicles, plates: platesNow(vehicles) }
}

/** The same words as `permitStatusOn`, for the rows of a whole list. */
const statusIs = (status: PermitStatus, today: string) => {
  const open = sql`permit.status in ('issued', 'suspended') and permit.valid_until`
  switch (status) {
    case 'revoked':
    case 'replaced':
    case 'mistaken':
      return sql<boolean>`permit.status = ${status}`
    case 'expired':
      return sql<boolean>`(${open} <= ${today}::date)`
    case 'suspended':
      return sql<boolean>`(permit.status = 'suspended' and permit.valid_until > ${today}::date)`
    case 'scheduled':
      return sql<boolean>`(permit.status = 'issued' and permit.valid_until > ${today}::date and permit.valid_from > ${today}::date)`
    case 'active':
      return sql<boolean>`(permit.status = 'issued' and permit.valid_until > ${today}::date and permit.valid_from <= ${today}::date)`
  }
}

/** Permits whose number, name, address, e-mail address or phone holds the text, or what opens a gate for them: two indexes, which an OR could not use. */
const found = (db: Db, search: string) =>
  db
    .selectFrom('permit')
    .select('permit.id')
    .where((is) => is.or([holdsTextOrName({ text: 'permit.search_text', name: 'permit.name' }, search), holdsAddress('permit', search)]))
    .union(
      db
        .selectFrom('permit_credential')
        .select('permit_credential.permit_id as id')
        .where(holdsText('permit_credential.search_text', search)),
    )

/** Narrows permits by the filters of the list; the same for the list and for whom a notification reaches. */
export const permitsWhere = (db: Db, filters: Filters, today: string, userId?: string) => {
  const { search, status, permit_kind_id: kind, parking_lot_id: lot, zone, street, valid_on: on, expires_before: before } = filters
  return permits(db)
    .$call(ifGiven(userId, (query, userId) => query.where('permit.user_id', '=', userId)))
    .$call(ifGiven(search || undefined, (query, search) => query.where('permit.id', 'in', found(db, search))))
    .$call((query) =>
      // What was entered in error is shown only to whoever asks for it.
      status === undefined
        ? query.where('permit.status', '<>', 'mistaken')
        : query.where((is) => is.or([status].flat().map((one) => statusIs(one, today)))),
    )
    .$call(ifGiven(kind, (query, kind) => query.where('permit.permit_kind_id', '=', kind)))
    .$call(ifGiven(lot, (query, lot) => query.where('permit.parking_lot_id', '=', lot)))
    .$call(ifGiven(zone, (query, zone) => query.where('lot.zone', '=', zone)))
    .$call(ifGiven(street || undefined, (query, street) => query.where(isInStreet('permit', street))))
    .$call(
      ifGiven(on, (query, on) =>
        query.where('permit.status', '=', 'issued').where('permit.valid_from', '<=', on).where('permit.valid_until', '>', on),
      ),
    )
    .$call(
      ifGiven(before, (query, before) =>
        query
          .where('permit.status', 'in', ['issued', 'suspended'])
          .where('permit.valid_until', '>', today)
          .where('permit.valid_until', '<=', before),
      ),
    )
}

/**
 * One page of permits with their status today and the steps that the reader may take.
 * @param userId only those of this person
 */
export const listPermitRows = async (
  db: Db,
  request: ListRequest<typeof permitList>,
  { reader, today, userId, capabilities }: { reader: PermitReader; today: string; userId?: string; capabilities: Capabilities },
): Promise<ListPage<Row>> => {
  const page = await listRows({
    db,
    query: writtenBy(permitsWhere, request.filters, today, userId),
    request,
    sort: {
      number: 'permit.number',
      issued_at: 'permit.created_at',
      name: 'permit.name',
      valid_from: 'permit.valid_from',
      valid_until: 'permit.valid_until',
      parking_lot_name: 'lot.name',
      zone: 'lot.zone',
    },
    tieBreaker: 'permit.id',
  })
  const takings = await capabilities.readTakings(
    db,
    page.items.filter(({ may_be_taken: mayBe }) => mayBe).map(({ id }) => id),
  )
  const presented = page.items.map(({ stored_plates: plates, may_be_taken, ...row }) => ({
    ...row,
    ...vehicleSummary(row, plates, today),
    status: permitStatusOn(row, today),
    actions: allowedPermitActions(row, today, reader),
    takings: takings(row.id),
  }))
  return { ...page, items: presented }
}

export const handleListPermits = implementList(listPermits, async ({ body }, { db, now, user, capabilities }) => {
  return listPermitRows(db, body, { reader: user.permissions, today: localDayOf(now), capabilities })
})

export const handleListUserPermits = implementList(listUserPermits, async ({ params, body }, { db, now, user, record, capabilities }) => {
  const person = await db.selectFrom('app_user').select(['id', 'name']).where('id', '=', params.id).executeTakeFirstOrThrow(notFound)
  record({ subject: { type: 'user', id: person.id, label: person.name } })
  return listPermitRows(db, body, { reader: user.permissions, today: localDayOf(now), userId: person.id, capabilities })
})

export const handleListOwnPermits = implementList(listOwnPermits, async ({ body }, { db, now, user, capabilities }) =>
  listPermitRows(db, body, { reader: ['holder'], today: localDayOf(now), userId: user.id, capabilities }),
)
