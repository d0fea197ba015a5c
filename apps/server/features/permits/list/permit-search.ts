import { vehiclesOn, vehiclesText } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { findNearest, inOrder } from '../../../platform/search/find-nearest.ts'
import type { SearchSource } from '../../../platform/search/search-source.ts'
import { platesOf } from '../opening/plate-credentials.ts'

const tables = [
  { table: 'permit', key: 'id' },
  { table: 'permit_credential', key: 'permit_id' },
] as const

/** Permits for the search: by number, name, e-mail address, or the plate, tag or phone that opens a gate. */
export const permitSearch: SearchSource = {
  group: 'permits',
  permission: 'permits:read',
  find: async (db, typed, today) => {
    const ids = await findNearest(db, tables, typed)
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('permit')
      .select(['id', 'number', 'name', 'valid_from', 'valid_until', platesOf('permit.id').as('plates')])
      .where('id', 'in', ids)
      .execute()
    return inOrder(ids, rows).map((permit) => {
      const vehicles = vehiclesOn(permit, permit.plates, today)
      return {
        id: permit.id,
        title: `${permit.number} · ${permit.name}`,
        about: { sl: vehiclesText(vehicles, 'sl'), en: vehiclesText(vehicles, 'en') },
      }
    })
  },
}
