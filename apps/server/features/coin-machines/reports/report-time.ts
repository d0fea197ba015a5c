import type { MachineReport } from '@dovolilnice/contract/coin-machines/machine-report'
import type { Row } from '../../../platform/database/db.ts'
import type { ReceivedEvent } from '../../../platform/mqtt/collect-events.ts'

type Received = ReceivedEvent<MachineReport>
type Known = Pick<Row<'coin_machine'>, 'last_update' | 'claimed_at'>

const minuteMs = 60_000
/** A clock that differs by less is not told from reports that come out of order. */
const farMs = 60 * minuteMs
/** A machine reports at least every ten minutes. One whose newest report is older, and that sends older ones, has no newer time to give. */
const freshMs = 30 * minuteMs

const behindMs = (claimed: Date, arrived: Date): number => arrived.getTime() - claimed.getTime()

/**
 * Whether a report far behind the newest one is of a clock that fell back, and not one that comes late. It is when the machine has given nothing
 * newer for half an hour, or when its clock is as far behind as it was known to be.
 */
const isFallenBack = ({ last_update: last, claimed_at: claimed }: Known, { event, received_at: received }: Received): boolean => {
  const at = new Date(event.at)
  if (last === null || behindMs(at, last) <= farMs) return false
  const isAsBefore = claimed !== null && Math.abs(behindMs(at, received) - behindMs(claimed, last)) <= farMs
  return isAsBefore || behindMs(last, received) > freshMs
}

const asArrived = (one: Received): Received => ({
  ...one,
  event: { ...one.event, at: one.received_at.toISOString() },
  claimed_at: new Date(one.event.at),
})

/** Reports of one machine in the order in which they came; those of a clock that fell back have the time of their arrival, as those of 1970. */
export const withTrueTimes = (machine: Known, received: readonly Received[]): Received[] => {
  let known: Known = machine
  return received.map((one) => {
    const timed = isFallenBack(known, one) ? asArrived(one) : one
    const at = new Date(timed.event.at)
    if (known.last_update === null || at >= known.last_update) known = { last_update: at, claimed_at: timed.claimed_at }
    return timed
  })
}
