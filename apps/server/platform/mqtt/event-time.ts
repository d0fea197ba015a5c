import type { DeviceEvent } from '@dovolilnice/contract/devices/device-event'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A device's clock may run ahead by this much. */
const aheadMs = 2 * minuteMs
/** A device keeps its events while it has no link; longer than this nobody leaves one standing. */
const oldestMs = 400 * dayMs

/**
 * An event with a time that can be true. A device without a clock battery begins in 1970, and such a time would put a passage outside
 * every list and past its retention: the event then has the time of arrival, and `claimed_at` what the device said.
 */
export const withSaneTime = <E extends DeviceEvent>(
  event: E,
  received_at: Date,
): { event: E; received_at: Date; claimed_at: Date | null } => {
  const claimed = new Date(event.at)
  const age = received_at.getTime() - claimed.getTime()
  if (age >= -aheadMs && age <= oldestMs) return { event, received_at, claimed_at: null }
  return { event: { ...event, at: received_at.toISOString() }, received_at, claimed_at: claimed }
}
