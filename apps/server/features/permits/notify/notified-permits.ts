import type { Locale } from '@dovolilnice/contract/locale'
import type { Audience } from '@dovolilnice/contract/notifications/notification'
import { vehiclesFrom, vehiclesText } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import type { NotNull } from 'kysely'
import type { Trx } from '../../../platform/database/tables.ts'
import { permitsWhere } from '../list/permit-list.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    findNotifiedPermits: typeof findNotifiedPermits
  }
}

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

/** Whoever's permit opens today or will: those whom a change in a zone concerns. */
const openInZone = ['active', 'scheduled', 'suspended'] as const

/** The permits whose holders a notification reaches, oldest first; those that were anonymised or have no address reach nobody. */
export const findNotifiedPermits = async (trx: Trx, audience: Audience, today: string): Promise<NotifiedPermit[]> => {
  const filters = audience.to === 'list' ? audience.filters : audience.to === 'zone' ? { zone: audience.zone, status: [...openInZone] } : {}
  const found = await permitsWhere(trx, filters, today)
    .select('permit.locale')
    .where('permit.anonymised_at', 'is', null)
    .where('permit.email', '<>', '')
    .$narrowType<{ email: NotNull }>()
    .$if(audience.to === 'permit', (query) => query.where('permit.id', '=', audience.to === 'permit' ? audience.permit_uuid : ''))
    .orderBy('permit.created_at')
    .orderBy('permit.id')
    .execute()
  return found.map(({ id, number, email, name, locale, valid_from, valid_until, stored_plates: plates }) => ({
    ...{ id, number, email, name, locale, valid_until },
    plates: vehiclesFrom({ valid_from, valid_until }, plates, today).map((vehicle) => vehiclesText([vehicle], locale)),
  }))
}
