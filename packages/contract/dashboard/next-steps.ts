import type { Text } from '../locale.ts'
import { endedStatuses, type ApplicationStatus } from '../applications/application-status.ts'
import { addDays, lastDayOf } from '../primitives/local-day.ts'
import { type PermitState, permitStatusOn } from '../permits/permit-status.ts'

export const stepKinds = ['supplement', 'pay_fee', 'pay', 'renew', 'ask_office', 'wait', 'apply'] as const
export type StepKind = (typeof stepKinds)[number]

export interface NextStep {
  kind: StepKind
  application_id: string | null
  permit_id: string | null
  number: string | null
  /** The kind of permit that it is about. */
  kind_name: Text | null
  /** What is to be paid. */
  cents: number | null
  /** The last day for it, where there is one. */
  due_on: string | null
}

export interface OwnApplication {
  id: string
  number: string
  kind_name: Text
  status: ApplicationStatus
  /** What is to be paid of the price. */
  fee_cents: number
  due_on: string | null
  /** The administrative fee that is to be paid now, and by when. */
  open_fee_cents: number
  fee_due_on: string | null
  renews_permit_id: string | null
  replaces_permit_id: string | null
}
export interface OwnPermit extends PermitState {
  id: string
  number: string
  kind_name: Text
}

/** Renewal is offered this many days before the end, when the first reminder goes out. */
const renewalDays = 30

/** What is asked of the applicant, the administrative fee apart and also after the end; who owes nothing waits for it. */
const stepsOfApplication = (application: OwnApplication): NextStep[] => {
  const { id, number, kind_name, status, fee_cents: fee, due_on: due, open_fee_cents: open, fee_due_on } = application
  const about = { application_id: id, permit_id: null, number, kind_name }
  const asked: NextStep[] = [
    ...(open > 0 ? [{ ...about, kind: 'pay_fee' as const, cents: open, due_on: fee_due_on }] : []),
    ...(status === 'supplement_requested' ? [{ ...about, kind: 'supplement' as const, cents: null, due_on: due }] : []),
    ...(status === 'approved' && fee > 0 ? [{ ...about, kind: 'pay' as const, cents: fee, due_on: due }] : []),
  ]
  return asked.length > 0 || endedStatuses.includes(status) ? asked : [{ ...about, kind: 'wait', cents: null, due_on: null }]
}

const stepOfPermit = (permit: OwnPermit, today: string, renewed: ReadonlySet<string>): NextStep[] => {
  const step = { application_id: null, permit_id: permit.id, number: permit.number, kind_name: permit.kind_name, cents: null }
  const status = permitStatusOn(permit, today)
  if (status === 'suspended') return [{ ...step, kind: 'ask_office', due_on: null }]
  if (status !== 'active' || permit.valid_until > addDays(today, renewalDays) || renewed.has(permit.id)) return []
  return [{ ...step, kind: 'renew', due_on: lastDayOf(permit.valid_until) }]
}

/** What a person can do next, by the day until which it can be done, then what has no day; someone with nothing at all can apply. */
export const nextSteps = (applications: readonly OwnApplication[], permits: readonly OwnPermit[], today: string): NextStep[] => {
  const open = applications.filter(({ status }) => !endedStatuses.includes(status))
  const renewed = new Set(
    open.flatMap(({ renews_permit_id: renews, replaces_permit_id: replaces }) => [renews ?? [], replaces ?? []].flat()),
  )
  const steps = [...applications.flatMap(stepsOfApplication), ...permits.flatMap((permit) => stepOfPermit(permit, today, renewed))]
  const valid = permits.some((permit) => ['active', 'scheduled', 'suspended'].includes(permitStatusOn(permit, today)))
  const none = { application_id: null, permit_id: null, number: null, kind_name: null, cents: null, due_on: null }
  if (open.length === 0 && !valid) steps.push({ kind: 'apply', ...none })
  return steps.toSorted((a, b) => (a.due_on ?? '9').localeCompare(b.due_on ?? '9') || stepKinds.indexOf(a.kind) - stepKinds.indexOf(b.kind))
}
