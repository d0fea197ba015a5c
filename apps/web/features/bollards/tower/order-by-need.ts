import type { Device } from '@dovolilnice/contract/bollards/device'
import { standingOf } from './standing.ts'
import type { Standing } from './standing.ts'

/** For so long after a refusal its driver may be calling. */
const refusedJustNowMs = 15 * 60_000

const ranks: Record<Standing, number> = { fault: 0, offline: 1, unknown: 1, service: 1, held: 2, moving: 3, lowered: 5, raised: 5 }

interface Needs {
  /** When each gate refused somebody last, as an instant. */
  refusedAt: ReadonlyMap<string, string>
  now: Date
}

/** The bollards as somebody needs them: faults, without a link or under maintenance, held (the one that ends first before the others), moving, refused just now, then the quiet ones; equal ones in the order of the map. */
export const orderByNeed = <D extends Pick<Device, 'code' | 'online' | 'hold' | 'service' | 'state'>>(
  devices: readonly D[],
  { refusedAt, now }: Needs,
): D[] => {
  const isRefusedNow = (code: string): boolean => now.getTime() - Date.parse(refusedAt.get(code) ?? '') < refusedJustNowMs
  const rank = (device: D): number => {
    const own = ranks[standingOf(device)]
    return own === 5 && isRefusedNow(device.code) ? 4 : own
  }
  const endOf = (device: D): number => (device.hold === null ? 0 : Date.parse(device.hold.until))
  return devices.toSorted((one, other) => rank(one) - rank(other) || endOf(one) - endOf(other))
}
