import { addDays, instantOn, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { readTime } from '@dovolilnice/contract/primitives/time-of-day'
import { isWorkingDay, noClosedDays } from '@dovolilnice/contract/primitives/working-days'
import { run } from '../services/processes.ts'
import { root } from '../project.ts'

/** A day and hour at which faults show that most days hide. */
interface Moment {
  name: string
  /** On the town's clock. */
  time: string
  isOn: (day: string) => boolean
}

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
const monthOf = (day: string): string => day.slice(5, 7)
const isLastSundayOf =
  (month: string) =>
  (day: string): boolean =>
    weekday(day) === 0 && monthOf(day) === month && monthOf(addDays(day, 7)) !== month
const isWorking = (day: string): boolean => isWorkingDay(day, noClosedDays)

/** The stories take some minutes: a year, or an hour of summer time, ends while they run. */
const moments: readonly Moment[] = [
  { name: 'the end of a year', time: '23:50', isOn: (day) => day.endsWith('-12-31') },
  { name: 'the day of a leap year', time: '10:00', isOn: (day) => day.endsWith('-02-29') },
  { name: 'the night in which summer time begins', time: '1:55', isOn: isLastSundayOf('03') },
  // 2:55 comes twice then: the first one is meant.
  { name: 'the night in which summer time ends', time: '2:55', isOn: isLastSundayOf('10') },
  { name: 'a Sunday', time: '12:00', isOn: (day) => weekday(day) === 0 },
  { name: 'a work-free Monday', time: '10:00', isOn: (day) => weekday(day) === 1 && !isWorking(day) },
  { name: 'soon after midnight', time: '0:30', isOn: isWorking },
  { name: 'soon before midnight', time: '23:30', isOn: isWorking },
]

interface Instant {
  name: string
  at: Date
}

/** So long it can be repeated. */
const leadMs = 24 * 3_600_000

/** When it is so next, a day from now at the earliest. */
const nextInstant = ({ name, time, isOn }: Moment, now: Date): Instant => {
  for (let day = localDayOf(now); ; day = addDays(day, 1)) {
    const at = instantOn(day, readTime(time) ?? 0)
    if (isOn(day) && at.getTime() > now.getTime() + leadMs) return { name, at }
  }
}

/** The instants at which the stories run, one a run; each lies ahead, since a clock can only be put forward, and long enough to be repeated. */
export const instantsAhead = (now: Date): Instant[] => moments.map((moment) => nextInstant(moment, now))

/** The one of a turn, which goes round. */
export const instantOfTurn = (turn: number, now: Date): Instant => {
  const instants = instantsAhead(now)
  const instant = instants[turn % instants.length]
  if (instant === undefined) throw new Error(`${turn} is no turn`)
  return instant
}

/** The same for all runs of one commit, so that what failed can be repeated; where the commits are not known, as at the first commit. */
export const instantInTurn = async (now: Date): Promise<Instant> => {
  const { code, text } = await run('git', ['rev-list', '--count', 'HEAD'], { cwd: root })
  return instantOfTurn(Number(/^\d+$/m.exec(code === 0 ? text : '')?.[0] ?? 1), now)
}
