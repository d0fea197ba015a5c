import type { BollardState } from '../bollards/bollard-state.ts'
import { isClockWrong } from '../bollards/gate-clock.ts'
import { isHoldEnding } from '../bollards/holds/holds.ts'
import type { Text } from '../locale.ts'

export const attentionReasons = ['fault', 'offline', 'unknown', 'hold_ending', 'held', 'service', 'old_whitelist', 'clock'] as const
export type AttentionReason = (typeof attentionReasons)[number]

export const attentionLabels: Record<AttentionReason, Text> = {
  fault: { sl: 'okvara', en: 'fault' },
  offline: { sl: 'brez povezave', en: 'offline' },
  unknown: { sl: 'neznano stanje', en: 'state unknown' },
  hold_ending: { sl: 'zadržanje se izteka', en: 'hold ends soon' },
  held: { sl: 'zadržan v spuščenem položaju', en: 'held lowered' },
  service: { sl: 'v vzdrževanju', en: 'under maintenance' },
  old_whitelist: { sl: 'zastarel seznam dovolilnic', en: 'outdated list of permits' },
  clock: { sl: 'napačna ura', en: 'wrong clock' },
}

interface Watched {
  state: BollardState
  online: boolean
  /** When its hold ends; null: it is not held. */
  held_until: Date | null
  /** Since when somebody works at it; null: nobody does. */
  service_since: Date | null
  whitelist_version: number | null
  published_version: number | null
  clock_ahead_s: number
}

/** Why someone should look at a bollard; empty when all is well. Without a link its state is the last one it published. */
export const attentionOf = (device: Watched, now: Date): AttentionReason[] => {
  const ending = device.held_until !== null && isHoldEnding(device.held_until, now)
  const holds: Record<AttentionReason, boolean> = {
    fault: device.state === 'fault',
    offline: !device.online,
    unknown: device.online && device.state === 'unknown',
    hold_ending: ending,
    held: device.held_until !== null && device.held_until > now && !ending,
    service: device.service_since !== null,
    old_whitelist: device.online && device.published_version !== null && (device.whitelist_version ?? 0) < device.published_version,
    clock: device.online && isClockWrong(device.clock_ahead_s),
  }
  return attentionReasons.filter((reason) => holds[reason])
}
