import type { OpenPermitKind } from '@dovolilnice/contract/open-data/open-permit-kind'
import type { OpenLot, OpenZone } from '@dovolilnice/contract/open-data/open-places'
import type { Outline } from '@dovolilnice/contract/zones/outline'

/** Seven decimals are a centimetre. */
const round = (degrees: number): number => Number(degrees.toFixed(7))

/** The middle of the places that are known: of the lots, or of the corners of the outline. */
const pointOf = (lots: readonly OpenLot[], outline: Outline | null): OpenZone['point'] => {
  const ofLots = lots.flatMap(({ latitude, longitude }) => (latitude === null || longitude === null ? [] : [{ latitude, longitude }]))
  const places =
    ofLots.length > 0
      ? ofLots
      : (outline ?? []).flatMap(([border = []]) => border.slice(1)).map(([longitude, latitude]) => ({ latitude, longitude }))
  if (places.length === 0) return null
  const middle = (axis: 'latitude' | 'longitude'): number => round(places.reduce((sum, one) => sum + one[axis], 0) / places.length)
  return { latitude: middle('latitude'), longitude: middle('longitude') }
}

/** A zone with what belongs to it. @param lots those of the whole town */
export const openZoneOf = (
  { id, name, outline }: { id: string; name: string; outline: Outline | null },
  lots: readonly OpenLot[],
  kinds: readonly OpenPermitKind[],
): OpenZone => {
  const own = lots.filter(({ zone }) => zone === id)
  return {
    id,
    name,
    point: pointOf(own, outline),
    outline,
    lots: own.map((lot) => lot.id),
    permit_kinds: kinds.filter(({ zones }) => zones.includes(id)).map((kind) => kind.id),
  }
}
