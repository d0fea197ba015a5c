import { getPermitHolder, listPermitHolders } from '@dovolilnice/contract/access/operations'
import type { OperationInput } from '@dovolilnice/contract/operation'
import type { Validity } from '@dovolilnice/contract/parking/validity'
import { vehiclesFrom, type StoredPlate } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { ifGiven, likeBeginning, likePart, type Db, notFound, sql } from '../../platform/database/db.ts'
import { listRows } from '../../platform/database/lists/list-query.ts'
import { type Capabilities, implementList, implement } from '../../platform/http/context.ts'

type Filters = OperationInput<typeof listPermitHolders>['body']['filters']

const passagesShown = 5

const holders = (db: Db, { platesOf }: Capabilities) =>
  db
    .selectFrom('permit as p')
    .leftJoin('permit_kind as k', 'k.id', 'p.permit_kind_id')
    .leftJoin('parking_lot as l', 'l.id', 'p.parking_lot_id')
    .select(({ ref }) => [
      'p.id',
      'p.number as permit_number',
      'p.name',
      platesOf('p.id').as('stored_plates'),
      ref('k.name').$notNull().as('permit_kind_name'),
      ref('l.name').$notNull().as('parking_lot_name'),
      'p.valid_from',
      'p.valid_until',
      'p.from_time',
      'p.until_time',
    ])
    .where('p.anonymised_at', 'is', null)

const withVehicles = <Row extends Validity & { stored_plates: StoredPlate[] }>(row: Row, today: string) => ({
  ...row,
  vehicles: vehiclesFrom(row, row.stored_plates, today),
})

const filtered = (db: Db, capabilities: Capabilities, { search, parking_lot_id: lot, valid_now: validNow }: Filters, today: string) => {
  const word = search?.trim() ?? ''
  return holders(db, capabilities)
    .where('p.status', 'in', ['issued', 'suspended'])
    .$if(word !== '', (query) =>
      query.where((is) =>
        is.or([
          is('p.name', 'ilike', likePart(word)),
          is('p.number', 'ilike', likeBeginning(word)),
          is('p.id', 'in', (from) =>
            from
              .selectFrom('permit_credential')
              .select('permit_id')
              .where('kind', '=', 'plate')
              .where('value_normalised', 'like', likeBeginning(normalisePlate(word))),
          ),
        ]),
      ),
    )
    .$call(ifGiven(lot, (query, lot) => query.where('p.parking_lot_id', '=', lot)))
    .$if(validNow === true, (query) =>
      query.where('p.status', '=', 'issued').where('p.valid_from', '<=', today).where('p.valid_until', '>', today),
    )
}

export const handleListPermitHolders = implementList(listPermitHolders, async ({ body }, { db, now, capabilities }) => {
  const today = localDayOf(now)
  const page = await listRows({
    db,
    query: filtered(db, capabilities, body.filters, today),
    request: body,
    sort: {
      name: 'p.name',
      permit_number: 'p.number',
      parking_lot_name: 'l.name',
      valid_from: 'p.valid_from',
      valid_until: 'p.valid_until',
    },
    tieBreaker: 'p.id',
  })
  return { ...page, items: page.items.map((row) => withVehicles(row, today)) }
})

const lastPassages = (db: Db, permitId: string) =>
  db
    .selectFrom('access_log as a')
    .leftJoin('device as d', 'd.code', 'a.device_code')
    .select(['a.id', 'a.at', 'a.event_name', sql<string>`coalesce(d.name, a.device_code)`.as('device_name')])
    .where('a.permit_id', '=', permitId)
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(passagesShown)
    .execute()

export const handleGetPermitHolder = implement(getPermitHolder, async ({ params }, { trx, now, record, capabilities }) => {
  const holder = await holders(trx, capabilities)
    .select(['p.user_id', 'p.email', 'p.phone', 'p.street', 'p.post_code', 'p.city', 'p.status'])
    .where('p.id', '=', params.id)
    .executeTakeFirstOrThrow(notFound)
  record({ subject: { type: 'permit', id: holder.id, label: holder.permit_number } })
  const today = localDayOf(now)
  const credentials = await trx
    .selectFrom('permit_credential')
    .select(['kind', 'value', 'valid_from', 'valid_until'])
    .where('permit_id', '=', holder.id)
    .orderBy('kind')
    .orderBy('created_at')
    .execute()
  const opening = credentials.flatMap(({ kind, ...stored }) =>
    vehiclesFrom(holder, [stored], today).map(({ plate: value, from, until }) => ({ kind, value, from, until })),
  )
  return { ...withVehicles(holder, today), credentials: opening, last_passages: await lastPassages(trx, holder.id) }
})
