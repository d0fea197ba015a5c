import { applicationTransitions } from '@dovolilnice/contract/applications/application-status'
import type { ApplicationAction } from '@dovolilnice/contract/applications/application-status'
import { localMinutesOf } from '@dovolilnice/contract/primitives/local-day'
import { product } from '../../../platform/audit/record-event.ts'
import type { Random } from '../random.ts'
import type { Actor, Town } from '../town.ts'
import { lapseReason, rejectionReasons, supplementTexts, withdrawalReasons } from './wordings.ts'

const minute = 60_000
const hour = 60 * minute

/** One step of an application's history. */
export interface Step {
  action: ApplicationAction
  at: Date
  actor: Actor
  from: string
  to: string
  /** What was said: the reason, or what to supplement. */
  text: string | null
}

const actorOf = (action: ApplicationAction, applicant: Actor, clerk: Actor): Actor => {
  const by: readonly string[] = applicationTransitions[action].by
  if (by.includes('applicant')) return applicant
  return action === 'lapse' || action === 'record_payment' ? product : clerk
}

const textOf = (action: ApplicationAction, random: Random): string | null => {
  switch (action) {
    case 'request_supplement':
      return random.pick(supplementTexts)
    case 'reject':
      return random.pick(rejectionReasons)
    case 'withdraw':
      return random.pick(withdrawalReasons)
    case 'cancel':
      return 'Papirna vloga je bila vnesena dvakrat.'
    case 'lapse':
      return lapseReason
    default:
      return null
  }
}

/** The most hours until a step was taken: an office answers within days, a lapse comes when the term is over. */
const patience = (action: ApplicationAction): number => (action === 'lapse' || action === 'dismiss' ? 31 * 24 : 20)

/** The same day between 7:00 and 16:00: no clerk of the town works at night. */
const inOfficeHours = (at: number, random: Random): number => {
  const minutes = localMinutesOf(new Date(at))
  if (minutes >= 420 && minutes < 960) return at
  return at + (random.int(420, 959) - minutes) * minute
}

/** When and by whom each step was taken; all lie between the sending and now. */
export const takeSteps = ({ random, now, clerks }: Town, actions: readonly ApplicationAction[], sent: Date, applicant: Actor): Step[] => {
  const clerk = random.pick(clerks)
  let at = sent.getTime()
  let status = 'submitted'
  return actions.map((action, index) => {
    const ahead = actions.length - index
    const share = (now.getTime() - 10 * minute - at) / (ahead + 0.4)
    const next = at + Math.max(minute, Math.min(share * (0.7 + random.next() * 0.3), patience(action) * hour))
    const decent = inOfficeHours(next, random)
    at = decent > at && decent < now.getTime() - ahead * 2 * minute ? decent : next
    const from = status
    status = applicationTransitions[action].to
    return { action, at: new Date(at), actor: actorOf(action, applicant, clerk), from, to: status, text: textOf(action, random) }
  })
}
