import { addDays, daysBetween, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { noTerms, termsFrom } from '@dovolilnice/contract/applications/authority-terms'
import { openStatuses, termStatuses } from '@dovolilnice/contract/applications/application-status'
import { lastDayOfTerm, noClosedDays } from '@dovolilnice/contract/primitives/working-days'
import { startingTerms } from '@dovolilnice/contract/resources/term-settings'
import { sumOf } from '@dovolilnice/contract/money/money-line'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { hashSecret } from '../../../platform/security/secret.ts'
import { chooseFor } from './application-choices.ts'
import type { Choices } from './application-choices.ts'
import { makeDrafts } from './drafts.ts'
import type { Draft } from './drafts.ts'
import type { Lot } from '../lots.ts'
import { takeSteps } from './steps.ts'
import type { Step } from './steps.ts'
import type { Town } from '../town.ts'
import { remarks } from './wordings.ts'
import type { Row } from '../../../platform/database/tables.ts'

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
    is_granted: false,
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
    const choices = chooseFor(town, first, holders)
    const draft = inForce(town, choices, first)
    return makeApplication(town, draft, draft === first ? choices : chooseFor(town, draft, holders))
  })
}
