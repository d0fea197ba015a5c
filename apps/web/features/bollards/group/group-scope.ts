import type { Device } from '@dovolilnice/contract/bollards/device'

/** The zones that bollards guard, each once, in the order of the map. */
export const zonesOf = (devices: readonly Device[]): string[] => [...new Set(devices.flatMap(({ zone }) => zone ?? []))]

/** The bollards that a command to all, or to a zone, is for. @param scope a zone; empty for all */
export const devicesIn = (devices: readonly Device[], scope: string): Device[] =>
  devices.filter(({ zone }) => scope === '' || zone === scope)
