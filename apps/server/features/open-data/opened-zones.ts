import type { Trx } from '../../platform/database/tables.ts'
import type { OpenedZone } from './datex2/activation.ts'

interface HeldBollard {
  zone: string | null
  held: boolean
  held_since: Date | null
  held_until: Date | null
}

/** A hold that has ended is none, also when the gate has no link to say so. */
const holdOf = ({ held, held_since: since, held_until: until }: HeldBollard, now: Date): { since: Date; until: Date } | null =>
  held && since !== null && until !== null && until > now ? { since, until } : null

/** By the bollards of one zone, where all of them are held: from the last of the holds that began to the first that ends. */
const openedBy = (zone: string, bollards: readonly HeldBollard[], now: Date): OpenedZone[] => {
  const holds = bollards.flatMap((bollard) => holdOf(bollard, now) ?? [])
  const [first] = holds
  if (first === undefined || holds.length < bollards.length) return []
  const earliest = (a: Date, b: Date): Date => (a < b ? a : b)
  const latest = (a: Date, b: Date): Date => (a > b ? a : b)
  return [
    {
      zone,
      since: holds.reduce((at, { since }) => latest(at, since), first.since),
      until: holds.reduce((at, { until }) => earliest(at, until), first.until),
    },
  ]
}

/**
 * The zones that are open because all bollards in use that guard the zone are held lowered or, where a zone has none of its own, all that
 * guard the whole old town. One of several that is held lets somebody through at that street; one that was lowered for a car opens nothing.
 */
export const readOpenedZones = async (trx: Trx, zones: readonly { id: string }[], now: Date): Promise<OpenedZone[]> => {
  const bollards = await trx
    .selectFrom('device')
    .leftJoin('parking_lot', 'parking_lot.id', 'device.parking_lot_id')
    .leftJoin('zone', 'zone.name', 'parking_lot.zone')
    .select(['zone.id as zone', 'device.held', 'device.held_since', 'device.held_until'])
    .where('device.active', '=', true)
    .execute()
  return zones.flatMap(({ id }) => {
    const own = bollards.filter(({ zone }) => zone === id)
    return openedBy(id, own.length > 0 ? own : bollards.filter(({ zone }) => zone === null), now)
  })
}
