import { place } from '../lots.ts'
import type { Lot } from '../lots.ts'

/** `lot` absent: the gate serves the permits of every zone. */
const seeds = [
  { code: 'glavna-vrata', name: 'Glavna vrata', lot: undefined, fail_mode: 'fail_safe', at: [-20, -75] },
  { code: 'glavni-trg', name: 'Glavni trg', lot: 'GLAVNI-TRG', fail_mode: 'fail_safe', at: [-85, 5] },
  { code: 'kovaska-steza', name: 'Kovaška steza', lot: 'JEDRO', fail_mode: 'fail_safe', at: [60, 60] },
  { code: 'pod-gradom', name: 'Pod gradom', lot: 'POD-GRADOM', fail_mode: 'fail_secure', at: [95, 105] },
  { code: 'zitni-trg', name: 'Žitni trg', lot: 'ZITNI-TRG', fail_mode: 'fail_safe', at: [45, -140] },
  { code: 'nabrezje', name: 'Nabrežje', lot: 'PRISTAN', fail_mode: 'fail_safe', at: [165, -60] },
] as const

export interface Device {
  code: string
  name: string
  parking_lot_id: string | null
  /** The zone whose permits open the gate; null: every zone. */
  zone: string | null
  latitude: number
  longitude: number
  fail_mode: 'fail_safe' | 'fail_secure'
  position: number
}

/** The six gates with their bollards. Their state is unknown until their first message. */
export const makeDevices = (lots: readonly Lot[]): Device[] =>
  seeds.map(({ lot: code, at, ...seed }, position) => {
    const lot = lots.find((candidate) => candidate.code === code)
    return { ...seed, parking_lot_id: lot?.id ?? null, zone: lot?.zone ?? null, ...place(at[0], at[1]), position }
  })
