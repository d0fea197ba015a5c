import type { DeviceEvent } from '@dovolilnice/contract/devices/device-event'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A device's clock may run ahead by this much. */
const aheadMs = 2 * minuteMs
/** A device keeps its events while it has no link; longer than this nobody leaves one standing. */
const oldestMs = 400 * dayMs

/** By so much a clock must differ before what it says is corrected: less is the way of a message, and no clock is exact. */
const worthMs = minuteMs

const canBeTrue = (at: number, received_at: Date): boolean => {
  const age = received_at.getTime() - at
  return age >= -aheadMs && age <= oldestMs
}

/**
 * An event with a time that can be true. Of a device whose clock is known to differ it is corrected by that. A device without a clock battery begins
 * in 1970, and such a time would put a passage outside every list and past its retention: where nothing is known, the event has the time of arrival.
 * Either way `claimed_at` is what the device said.
 * @param clockAhead seconds by which the device's clock is ahead; 0 where nobody knows
 */
export const withSaneTime = <E extends DeviceEvent>(
  event: E,
  received_at: Date,
  clockAhead = 0,
): { event: E; received_at: Date; claimed_at: Date | null } => {
  const claimed = new Date(event.at)
  const corrected = claimed.getTime() - clockAhead * 1_000
  const differs = Math.abs(clockAhead) * 1_000 >= worthMs
  if (differs && canBeTrue(corrected, received_at))
    return { event: { ...event, at: new Date(corrected).toISOString() }, received_at, claimed_at: claimed }
  if (canBeTrue(claimed.getTime(), received_at)) return { event, received_at, claimed_at: null }
  return { event: { ...event, at: received_at.toISOString() }, received_at, claimed_at: claimed }
}
