import type { Text } from '../locale.ts'
import { endedStatuses, type ApplicationStatus } from '../applications/application-status.ts'
import { addDays, lastDayOf } from '../primitives/local-day.ts'
import { type PermitState, permitStatusOn } from '../permits/permit-status.ts'

export const stepKinds = ['supplement', 'pay', 'renew', 'ask_office', 'wait', 'apply'] as const
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
  fee_cents: number
  due_on: string | null
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

const stepOfApplication = ({ id, number, kind_name, status, fee_cents: fee, due_on: due }: OwnApplication): NextStep => {
  const kind = status === 'supplement_requested' ? 'supplement' : status === 'approved' && fee > 0 ? 'pay' : 'wait'
  return {
    ...{ kind, application_id: id, permit_id: null, number, kind_name },
    ...{ cents: kind === 'pay' ? fee : null, due_on: kind === 'wait' ? null : due },
  }
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
  const steps = [...open.map(stepOfApplication), ...permits.flatMap((permit) => stepOfPermit(permit, today, renewed))]
  const valid = permits.some((permit) => ['active', 'scheduled', 'suspended'].includes(permitStatusOn(permit, today)))
  const none = { application_id: null, permit_id: null, number: null, kind_name: null, cents: null, due_on: null }
  if (open.length === 0 && !valid) steps.push({ kind: 'apply', ...none })
  return steps.toSorted((a, b) => (a.due_on ?? '9').localeCompare(b.due_on ?? '9') || stepKinds.indexOf(a.kind) - stepKinds.indexOf(b.kind))
}
