/**
 * How far the gate beside a bollard is.
 * In use: `unheard` never reported, `offline` has no link now, `waiting` has a link and not yet its list, `ready` decides from a list of the town.
 * Out of use: `closing` may still open by its old list or stand held, because it has not taken the empty one; `closed` opens for nobody.
 */
export const gateStandings = ['unheard', 'offline', 'waiting', 'ready', 'closing', 'closed'] as const
export type GateStanding = (typeof gateStandings)[number]

interface Gate {
  active: boolean
  /** Of one out of use: its newest list until then. */
  last_open_version: number | null
  online: boolean
  held: boolean
  /** When it was heard last. */
  state_at: Date | null
  /** The list that it has. */
  whitelist_version: number | null
}

/** A gate that was never heard has no list, whatever was published. */
const isClosed = ({ held, state_at: heard, last_open_version: last, whitelist_version: version }: Gate): boolean =>
  !held && (heard === null || (version !== null && last !== null && version > last))

export const gateStandingOf = (gate: Gate): GateStanding => {
  if (!gate.active) return isClosed(gate) ? 'closed' : 'closing'
  if (gate.state_at === null) return 'unheard'
  if (!gate.online) return 'offline'
  return gate.whitelist_version === null ? 'waiting' : 'ready'
}
