import type { Locale } from '@dovolilnice/contract/locale'
import type { Audience } from '@dovolilnice/contract/notifications/notification'
import { vehiclesFrom, vehiclesText } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import type { NotNull } from 'kysely'
import type { Trx } from '../../../platform/database/db.ts'
import type { ListRequest } from '@dovolilnice/contract/list'
import type { permitList } from '@dovolilnice/contract/permits/list/permit-list'
import { permitsWhere } from '../list/permit-list.ts'

/** A permit whose holder is written to. */
export interface NotifiedPermit {
  id: string
  number: string
  email: string
  name: string
  locale: Locale
  valid_until: string
  plates: string[]
}

/** Whoever's permit opens today or will: those whom a change in a zone, a street or a lot concerns. */
const open: ('active' | 'scheduled' | 'suspended')[] = ['active', 'scheduled', 'suspended']

const filtersOf = (audience: Audience): ListRequest<typeof permitList>['filters'] => {
  switch (audience.to) {
    case 'permit':
      return {}
    case 'list':
      return audience.filters
    case 'zone':
      return { zone: audience.zone, status: open }
    case 'street':
      return { street: audience.street, status: open }
    case 'lot':
      return { parking_lot_id: audience.parking_lot_id, status: open }
    case 'kind':
      return { permit_kind_id: audience.permit_kind_id, status: open }
  }
}

const permitsOf = (trx: Trx, audience: Audience, today: string) =>
  permitsWhere(trx, filtersOf(audience), today)
    .where('permit.anonymised_at', 'is', null)
    .$if(audience.to === 'permit', (query) => query.where('permit.id', '=', audience.to === 'permit' ? audience.permit_uuid : ''))

/** How many permits of an audience have a holder without an e-mail address. */
export const countUnreachedPermits = async (trx: Trx, audience: Audience, today: string): Promise<number> => {
  const { count } = await permitsOf(trx, audience, today)
    .clearSelect()
    .select((of) => of.fn.countAll<number>().as('count'))
    .where((is) => is.or([is('permit.email', 'is', null), is('permit.email', '=', '')]))
    .executeTakeFirstOrThrow()
  return count
}

/** The permits whose holders a notification reaches, oldest first; those that were anonymised or have no address reach nobody. */
export const findNotifiedPermits = async (trx: Trx, audience: Audience, today: string): Promise<NotifiedPermit[]> => {
  const found = await permitsOf(trx, audience, today)
    .select('permit.locale')
    .where('permit.email', '<>', '')
    .$narrowType<{ email: NotNull }>()
    .orderBy('permit.created_at')
    .orderBy('permit.id')
    .execute()
  return found.map(({ id, number, email, name, locale, valid_from, valid_until, stored_plates: plates }) => ({
    ...{ id, number, email, name, locale, valid_until },
    plates: vehiclesFrom({ valid_from, valid_until }, plates, today).map((vehicle) => vehiclesText([vehicle], locale)),
  }))
}
