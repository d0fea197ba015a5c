import { type HoldLengths, isHoldEnding, type OwnHold } from '@dovolilnice/contract/bollards/holds/holds'
import { localDateTimeOf } from '@dovolilnice/contract/primitives/local-day'

/** One command of the reader that ends soon: to one bollard, or to several. */
export interface EndingHold {
  /** Which command, and its end: what was hidden comes back for a new end. */
  key: string
  group_id: string | null
  codes: readonly string[]
  names: string
  reason: string
  until: string
}

/** The holds in their last minutes, those of one command together. */
export const endingHolds = (holds: readonly OwnHold[], now: Date): EndingHold[] => {
  const commands = new Map<string, EndingHold>()
  for (const { device_code: code, device_name: name, group_id, reason, until } of holds) {
    if (!isHoldEnding(new Date(until), now)) continue
    const key = `${group_id ?? code} ${until}`
    const before = commands.get(key)
    const together =
      before === undefined
        ? { key, group_id, codes: [code], names: name, reason, until }
        : { ...before, codes: [...before.codes, code], names: `${before.names}, ${name}` }
    commands.set(key, together)
  }
  return [...commands.values()]
}

/** On the town's clock: `14:05`. */
export const timeOf = (instant: Date | string): string => localDateTimeOf(new Date(instant)).slice(11, 16)

const minuteMs = 60_000

/** The end of a hold that goes on for the usual time, as far as the town allows from now. */
export const prolongedEnd = (until: string, now: Date, { usual, most }: HoldLengths): Date =>
  new Date(Math.min(Date.parse(until) + usual * minuteMs, now.getTime() + most * 60 * minuteMs))
