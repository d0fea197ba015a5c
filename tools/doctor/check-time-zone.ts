import { timeZone } from '@dovolilnice/contract/primitives/local-day'
import { missing, reasonOf, right } from './finding.ts'
import type { Finding } from './finding.ts'

const hourIn = (zone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(new Date(instant))

/** Whether Node knows the time of Slovenia, in winter and in summer. */
export const checkTimeZone = (zone = timeZone): Finding => {
  try {
    const hours = [hourIn(zone, '2026-01-15T12:00:00Z'), hourIn(zone, '2026-07-15T12:00:00Z')]
    if (hours.join() === '13,14') return right('Time zone', zone)
    return missing(
      'Time zone',
      `Node counts ${zone} wrong (${hours.join(', ')} instead of 13, 14): use a Node with all of ICU, as the project's own.`,
    )
  } catch (error) {
    return missing('Time zone', `${reasonOf(error)}: use a Node with all of ICU, as the project's own.`)
  }
}
