import { fillText, type Text, type WrittenLocale } from '@dovolilnice/contract/locale'
import type { Validity } from '@dovolilnice/contract/parking/validity'
import { vehiclesOn, vehiclesText } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import { type PermitStatus, permitStatusOn } from '@dovolilnice/contract/permits/permit-status'
import { dayInWords, lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { findNearest, inOrder, type SearchSource } from '../../../platform/search/search-text.ts'
import { platesOf } from '../opening/plate-credentials.ts'

const days: Partial<Record<PermitStatus, Text>> = {
  scheduled: { sl: '{state}: od {from} do {until}', en: '{state}: {from} to {until}' },
  active: { sl: '{state} do {until}', en: '{state} until {until}' },
  suspended: { sl: '{state}, izdana do {until}', en: '{state}, issued until {until}' },
  expired: { sl: '{state} {until}', en: '{state} {until}' },
}

/** Whether a permit holds, and until which day: what a caller asks. */
const standing = (permit: Parameters<typeof permitStatusOn>[0] & Validity, today: string, locale: WrittenLocale): string => {
  const status = permitStatusOn(permit, today)
  const state = permitStatusLabels[status][locale]
  const [from, until] = [dayInWords(permit.valid_from, locale), dayInWords(lastDayOf(permit.valid_until), locale)]
  return fillText(days[status]?.[locale] ?? '{state}', { state, from, until })
}

const tables = [
  { table: 'permit', key: 'id', address: true },
  { table: 'permit_credential', key: 'permit_id' },
] as const

/** Permits for the search, without those entered in error: by number, name, address, e-mail address, or the plate, tag or phone that opens a gate. */
export const permitSearch: SearchSource = {
  group: 'permits',
  permission: 'permits:read',
  find: async (db, asked) => {
    const { today } = asked
    const ids = await findNearest(db, tables, asked)
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('permit')
      .select(['id', 'number', 'name', 'status', 'valid_from', 'valid_until', platesOf('permit.id').as('plates')])
      .where('id', 'in', ids)
      .where('status', '<>', 'mistaken')
      .execute()
    return inOrder(ids, rows).map((permit) => {
      const vehicles = vehiclesOn(permit, permit.plates, today)
      return {
        id: permit.id,
        title: `${permit.number} · ${permit.name}`,
        about: { sl: vehiclesText(vehicles, 'sl'), en: vehiclesText(vehicles, 'en') },
        state: { sl: standing(permit, today, 'sl'), en: standing(permit, today, 'en') },
      }
    })
  },
}
