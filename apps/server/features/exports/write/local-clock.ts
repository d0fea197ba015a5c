import { localDateTimeOf } from '@dovolilnice/contract/primitives/local-day'

const hourMs = 3_600_000
const mostRemembered = 20_000
/** How far the town's clocks are from UTC, in ms, by the hour since 1970: they change only at whole hours. */
const offsets = new Map<number, number>()

const offsetAt = (hour: number): number => {
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const instant = hour * hourMs
  const offset = Date.parse(`${localDateTimeOf(new Date(instant))}Z`) - instant
  if (offsets.size >= mostRemembered) offsets.clear()
  offsets.set(hour, offset)
  return offset
}

/** As `localDateTimeOf`, forty times as fast: a file has an instant in each of a million rows. */
export const fastLocalDateTime = (instant: string): string => {
  const ms = Date.parse(instant)
  return new Date(ms + offsetAt(Math.floor(ms / hourMs))).toISOString().slice(0, 19)
}
