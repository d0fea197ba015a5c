import type { LegalBasis } from '@dovolilnice/contract/acts/settings/act-settings'

const isAmong = (bases: readonly LegalBasis[], basis: LegalBasis): boolean =>
  bases.some((one) => JSON.stringify(one) === JSON.stringify(basis))

/** The provisions with this one in the place of another, or at the end. */
export const withBasis = (bases: readonly LegalBasis[], place: number, basis: LegalBasis): LegalBasis[] => [
  ...bases.slice(0, place),
  basis,
  ...bases.slice(place + 1),
]

/**
 * Where a provision stands that was opened from an earlier list: where it stands unchanged, as a colleague has rewritten it under the same title, or at
 * its old place with another title, where the list is as long as it was.
 * @returns the length of the list for a new one, and for one that was removed
 */
export const placeOf = (live: readonly LegalBasis[], opened: readonly LegalBasis[], index: number): number => {
  const basis = opened[index]
  if (basis === undefined) return live.length
  const unchanged = live.findIndex((one) => isAmong([basis], one))
  const rewritten = live.findIndex((one) => one.title === basis.title && !isAmong(opened, one))
  const renamed = live.length === opened.length && !isAmong(opened, live[index] ?? basis) ? index : -1
  return [unchanged, rewritten, renamed].find((place) => place >= 0) ?? live.length
}
