import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { workingDayFrom } from '@dovolilnice/contract/primitives/working-days'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import type { Actor } from '../../../platform/audit/record-event.ts'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import { subjectOf } from '../record/application-record.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { lockApplication, takeStep } from './application-step.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    settleApplication: typeof settleApplication
    reopenApplication: typeof reopenApplication
  }
}

/** The application is paid: its step, its pro-forma's end, the mail to the applicant. The caller records the event. */
export const settle = async (trx: Trx, services: Services, before: ApplicationRecord): Promise<ApplicationRecord> => {
  const now = services.clock.now()
  const after = await takeStep(trx, before, 'record_payment', { due_on: null, warned_at: null }, now)
  await services.capabilities.endProForma(trx, after.id, 'paid', null, now)
  await services.capabilities.dropDrafts(trx, { application_id: after.id, permit_id: null }, 'payment_lapse')
  await mailApplicant(trx, services, 'paid', after)
  return after
}

/** Which application, who acts, and why. */
export interface PaymentStep {
  id: string
  actor: Actor
  reason: string | null
}

const record = (
  trx: Trx,
  services: Services,
  action: 'application:record_payment' | 'application:reopen',
  { actor, reason }: PaymentStep,
  [before, after]: readonly [ApplicationRecord, ApplicationRecord],
): Promise<void> => recordEvent(trx, { action, kind: 'change', actor, subject: subjectOf(after), before, after, reason }, services.clock)

/**
 * An application whose whole fee has come is paid; with its event of the audit trail.
 * @throws OperationError `not_found`, `illegal_transition`
 */
export const settleApplication = async (trx: Trx, services: Services, step: PaymentStep): Promise<ApplicationRecord> => {
  const before = await lockApplication(trx, services, step.id)
  const after = await settle(trx, services, before)
  await record(trx, services, 'application:record_payment', step, [before, after])
  return after
}

/**
 * A paid application waits for its payment again, because the payment was not for it or was taken back. It gets a new term and a
 * new pro-forma.
 * @throws OperationError `not_found`, `illegal_transition`
 */
export const reopenApplication = async (trx: Trx, services: Services, step: PaymentStep): Promise<ApplicationRecord> => {
  const now = services.clock.now()
  const before = await lockApplication(trx, services, step.id)
  const { lapse_days: days } = await services.capabilities.readParameters(trx)
  const due = { due_on: workingDayFrom(addDays(localDayOf(now), days), await readClosedDays(trx)), warned_at: null }
  const after = await takeStep(trx, before, 'undo_payment', due, now)
  await services.capabilities.issueProForma({ ...services, trx }, after)
  await record(trx, services, 'application:reopen', step, [before, after])
  return after
}
