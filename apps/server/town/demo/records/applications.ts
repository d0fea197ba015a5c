import {
  type ApplicationAction,
  applicationTransitions,
  openStatuses,
  termStatuses,
} from '@dovolilnice/contract/applications/application-status'
import { addDays, daysBetween, localDayOf, localMinutesOf } from '@dovolilnice/contract/primitives/local-day'
import { product } from '../../../platform/audit/record-event.ts'
import type { Random } from '../random.ts'
import type { Actor, Lot, Town } from '../town.ts'
import { lapseReason, rejectionReasons, remarks, supplementTexts, withdrawalReasons } from './wordings.ts'
import { noTerms, termsFrom } from '@dovolilnice/contract/applications/authority-terms'
import { lastDayOfTerm, noClosedDays } from '@dovolilnice/contract/primitives/working-days'
import { startingTerms } from '@dovolilnice/contract/resources/term-settings'
import { sumOf } from '@dovolilnice/contract/money/money-line'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { hashSecret } from '../../../platform/security/secret.ts'
import { type Choices, chooseFor, holding } from './application-choices.ts'
import { type Draft, makeDrafts } from './drafts.ts'
import type { Row } from '../../../platform/database/db.ts'

const minute = 60_000
const hour = 60 * minute

/** One step of an application's history. */
interface Step {
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
const takeSteps = ({ random, now, clerks }: Town, actions: readonly ApplicationAction[], sent: Date, applicant: Actor): Step[] => {
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

export type ApplicationRow = Row<'application'>

/** An application with its steps so far. */
export interface Application {
  row: ApplicationRow
  kind: PermitKind
  lot: Lot
  steps: Step[]
  /** Until when its expiring proof is valid. */
  proofExpiresOn: string
}

const supplementBy = ({ at }: Step): string => lastDayOfTerm(localDayOf(at), startingTerms.supplement_days, noClosedDays)

const missedOn = (status: Draft['status'], steps: readonly Step[]): string | null => {
  const call = status === 'dismissed' ? steps.findLast(({ action }) => action === 'request_supplement') : undefined
  return call === undefined ? null : supplementBy(call)
}

const dueOn = (status: Draft['status'], fee: number, steps: readonly Step[]): string | null => {
  const last = steps.at(-1)
  if (last === undefined) return null
  if (status === 'supplement_requested') return supplementBy(last)
  return status === 'approved' && fee > 0 ? addDays(localDayOf(last.at), 30) : null
}

/** The authority's terms, from the receipt or the supplement; of those in review every second one was found complete. */
const termsOf = (status: Draft['status'], steps: readonly Step[], sent: Date) => {
  if (!termStatuses.includes(status)) return noTerms
  const from = steps.findLast(({ action }) => action === 'supplement')?.at ?? sent
  const terms = termsFrom(localDayOf(from), 'simple', startingTerms, noClosedDays)
  return status === 'in_review' && from.getUTCMinutes() % 2 === 0 ? { ...terms, call_by: null } : terms
}

/** The columns that the steps have set. */
const outcomeOf = (status: Draft['status'], fee: number, steps: readonly Step[], sent: Date) => {
  const decision = steps.findLast(({ action }) => action === 'approve' || action === 'reject')
  return {
    status,
    reason: ['rejected', 'withdrawn', 'lapsed', 'cancelled'].includes(status) ? (steps.at(-1)?.text ?? null) : null,
    supplement_text: steps.findLast(({ action }) => action === 'request_supplement')?.text ?? null,
    decided_at: decision?.at ?? null,
    decided_by: decision?.actor.id ?? null,
    // Whoever took it into review has it; what was only sent belongs to nobody yet.
    assigned_to: openStatuses.includes(status) ? (steps.findLast(({ action }) => action === 'take_into_review')?.actor.id ?? null) : null,
    due_on: dueOn(status, fee, steps),
    supplement_missed_on: missedOn(status, steps),
    ...termsOf(status, steps, sent),
    version: steps.length + 1,
  }
}

const rowOf = ({ random }: Town, choices: Choices, outcome: ReturnType<typeof outcomeOf>, updated: Date): ApplicationRow => {
  const { kind, lot, applicant, userType, sent, tariff, count, lines, hours, plates, validity } = choices
  const { user_type_code, type, ...person } = applicant
  const remark = random.chance(0.25) ? random.pick(remarks) : null
  const locale = random.chance(0.04) ? 'en' : 'sl'
  // Only what a clerk entered is cancelled.
  const source = random.chance(0.12) || outcome.status === 'cancelled' ? 'paper' : applicant.user_id === null ? 'web' : 'account'
  return {
    ...person,
    ...outcome,
    ...validity,
    ...hours,
    id: random.id(sent),
    number: '',
    permit_kind_id: kind.id,
    parking_lot_id: lot.id,
    user_type_code: userType,
    applicant_type: type,
    plates,
    plates_normalised: plates.map(normalisePlate),
    period: tariff.period,
    period_count: count,
    remark,
    locale,
    source,
    replaces_permit_id: null,
    replace_reason: null,
    renews_permit_id: null,
    wants_device: false,
    fee_cents: sumOf(lines),
    fee_lines: lines,
    fee_waiver: null,
    asked: null,
    is_granted: false,
    suspended_on: null,
    suspended_terms: null,
    warned_at: null,
    access_token_hash: hashSecret(Buffer.from(random.bytes(24)).toString('base64url')),
    idempotency_key: null,
    consent_at: sent,
    email_confirmed_at: sent,
    received_on: null,
    late_supplement_at: null,
    supplement_documents: null,
    anonymised_at: null,
    created_at: sent,
    updated_at: updated,
  }
}

const makeApplication = (town: Town, draft: Draft, choices: Choices): Application => {
  const { kind, lot, applicant, sent, proofExpiresOn } = choices
  const feeCents = sumOf(choices.lines)
  const taken = draft.steps.filter((step) => step !== 'record_payment' || feeCents > 0)
  const steps = takeSteps(town, taken, sent, { id: applicant.user_id, name: applicant.name })
  const outcome = outcomeOf(draft.status, feeCents, steps, sent)
  return { row: rowOf(town, choices, outcome, steps.at(-1)?.at ?? sent), kind, lot, steps, proofExpiresOn }
}

/** Permits of a calendar year all end on 31 January; so that the town has valid ones, most are of the present year. */
const inForce = ({ today, random }: Town, { kind, validity }: Choices, draft: Draft): Draft => {
  const isOver = kind.validity.rule === 'calendar_year' && validity.valid_until <= today
  if (!isOver || (draft.applicant === undefined && random.chance(0.25))) return draft
  return { ...draft, age: random.int(3, Math.max(4, daysBetween(`${today.slice(0, 4)}-01-01`, today))) }
}

/** Every application of the town, not yet numbered. */
export const makeApplications = (town: Town): Application[] => {
  const holders = new Set<string>()
  return makeDrafts(town.random).map((first) => {
    const old = chooseFor(town, first, holders)
    const draft = inForce(town, old, first)
    const choices = draft === first ? old : chooseFor(town, draft, holders)
    // Only now: whoever was chosen for a draft that was dropped holds nothing.
    holders.add(holding(choices))
    return makeApplication(town, draft, choices)
  })
}
