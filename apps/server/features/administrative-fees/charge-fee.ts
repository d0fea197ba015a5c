import { administrativeFeeLines } from '@dovolilnice/contract/money/fees/administrative-fee-lines'
import { feeReferenceOf } from '@dovolilnice/contract/money/bank/reference'
import { type MoneyLine, sumOf } from '@dovolilnice/contract/money/money-line'
import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { type Row, type Trx, insertRow } from '../../platform/database/db.ts'
import { type Services, type SignedInContext, implement } from '../../platform/http/context.ts'
import { readFeeDebt, receivedFee } from './fee-queries.ts'
import { feeTermEnded } from '@dovolilnice/contract/administrative-fees/administrative-fee-debt'
import { callForFee, decideFeeExemption, feeCallDays } from '@dovolilnice/contract/administrative-fees/operations'
import { isSentence } from '@dovolilnice/contract/primitives/heard'
import { lastDayOfTerm } from '@dovolilnice/contract/primitives/working-days'
import { readClosedDays } from '../../platform/calendar/closed-days.ts'
import { announce } from '../../platform/database/notify.ts'
import type { AdministrativeFeeRecord } from './administrative-fee-tables.ts'

type Application = Row<'application'>

/** Which fees an application carries. */
export interface Charge {
  application: Application
  /** Numbers of the tariff. */
  numbers: readonly string[]
  /** Code of the ground on which the applicant claims to be exempt. */
  claim?: string | undefined
}

/** Its lines, on the day on which it was filed: on paper that of the receipt. */
const linesOf = ({ application, numbers }: Charge, { tariff }: Parameters['administrative_fees']) => {
  const pricedOn = application.received_on ?? localDayOf(application.created_at)
  return administrativeFeeLines(numbers, tariff, { pricedOn, onPaper: application.source === 'paper' })
}

/** Where it is paid; what the settings of fees leave empty is as for prices. */
const placeOf = (number: string, { money, administrative_fees: fees }: Parameters) => {
  const iban = fees.iban || money.iban
  if (iban === '') return { iban: null, reference: null }
  const codes = { budget_user_code: fees.budget_user_code || money.budget_user_code, account_code: fees.account_code }
  return { iban, reference: feeReferenceOf(number, codes) }
}

/** @throws OperationError `validation` for a ground that the settings do not have */
const claimOf = (code: string | undefined, { exemptions }: Parameters['administrative_fees'], locale: Locale) => {
  if (code === undefined) return {}
  const ground = exemptions.find((one) => one.code === code)
  if (ground === undefined) throw invalidField('fee_exemption', 'choice', locale)
  return { exemption_status: 'claimed' as const, exemption_code: code, exemption_name: JSON.stringify(ground.name) }
}

/**
 * Writes what an application that was just filed owes as administrative fees; nothing where it carries none.
 * @param told the lines that it owes already, instead of those of the tariff
 */
export const chargeAdministrativeFee = async (
  trx: Trx,
  { capabilities, clock }: Pick<Services, 'capabilities' | 'clock'>,
  charge: Charge,
  told?: readonly MoneyLine[],
): Promise<void> => {
  const parameters = await capabilities.readParameters(trx)
  const { application } = charge
  const lines = told ?? linesOf(charge, parameters.administrative_fees)
  if (lines.length === 0) return
  const now = clock.now()
  await insertRow(trx, 'administrative_fee', {
    ...{ application_id: application.id, lines: JSON.stringify(lines), cents: sumOf(lines) },
    due_on: addDays(localDayOf(now), parameters.administrative_fees.due_days),
    ...{ called_on: null, call_act_id: null },
    ...placeOf(application.number, parameters),
    ...claimOf(charge.claim, parameters.administrative_fees, application.locale),
    ...{ created_at: now, updated_at: now },
  })
}

/**
 * For an application without a fee of its own that a clerk has corrected. One of before 0066 may have the fee among the lines of its price, which
 * the correction has calculated without it: that amount moves over. Otherwise a fee begins only with another kind, never by itself.
 */
const beginFee = (trx: Trx, services: Pick<Services, 'capabilities' | 'clock'>, charge: Charge, before: Application): Promise<void> => {
  if (before.permit_kind_id !== charge.application.permit_kind_id) return chargeAdministrativeFee(trx, services, charge)
  const told = before.fee_lines.filter(({ code }) => code === 'administrative_fee')
  return chargeAdministrativeFee(trx, services, charge, told)
}

/**
 * Writes the fee anew for an application that a clerk has corrected. What was paid, in whole or in part, and what is exempt stays as it is.
 * @param before the application until then
 */
export const rechargeAdministrativeFee = async (
  trx: Trx,
  services: Pick<Services, 'capabilities' | 'clock'>,
  charge: Charge,
  before: Application,
): Promise<void> => {
  const { id } = charge.application
  const fee = await trx.selectFrom('administrative_fee').selectAll().where('application_id', '=', id).forUpdate().executeTakeFirst()
  if (fee === undefined) return beginFee(trx, services, charge, before)
  if (fee.exemption_status === 'granted' || (await receivedFee(trx, id)) > 0) return
  const parameters = await services.capabilities.readParameters(trx)
  const lines = linesOf(charge, parameters.administrative_fees)
  const place = fee.iban === null ? placeOf(charge.application.number, parameters) : {}
  await trx
    .updateTable('administrative_fee')
    .set({ lines: JSON.stringify(lines), cents: sumOf(lines), ...place, updated_at: services.clock.now() })
    .where('application_id', '=', id)
    .execute()
}

/** Tells where the fees are paid that were filed before the municipality had an account. Called whenever its parameters were set. */
export const placeAdministrativeFees = async (trx: Trx, parameters: Parameters, now: Date): Promise<void> => {
  const { iban } = placeOf('', parameters)
  if (iban === null) return
  const fees = await trx
    .selectFrom('administrative_fee')
    .innerJoin('application', 'application.id', 'administrative_fee.application_id')
    .select(['application.id', 'application.number'])
    .where('administrative_fee.iban', 'is', null)
    .execute()
  for (const { id, number } of fees)
    await trx
      .updateTable('administrative_fee')
      .set({ ...placeOf(number, parameters), updated_at: now })
      .where('application_id', '=', id)
      .execute()
}

/** Each call is an act and begins a term of its own; a fee that is exempt, or may become so, is not asked for. */
export const handleCallForFee = implement(callForFee, async ({ params: { id } }, context) => {
  const { trx, now, capabilities } = context
  const application = await trx.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  const before = await readFeeDebt(trx, context, id)
  if (application === undefined || before === null) throw new OperationError('not_found')
  if (before.exemption?.status === 'claimed' || before.cents === 0) throw new OperationError('fee_not_asked_for')
  if (before.open_cents === 0) throw new OperationError('already_paid', { details: { status: application.status } })
  const called_on = localDayOf(now)
  if (!feeTermEnded(before, called_on)) throw new OperationError('fee_term_runs')
  const due_on = lastDayOfTerm(called_on, feeCallDays, await readClosedDays(trx))
  const unpaid_fee = { cents: before.open_cents, payment: before.payment, days: feeCallDays }
  const act = await capabilities.issueAct(context, { kind: 'fee_call', application_id: id, permit_id: null, reason: '', unpaid_fee })
  const changes = { called_on, due_on, call_act_id: act.id, updated_at: now }
  await trx.updateTable('administrative_fee').set(changes).where('application_id', '=', id).execute()
  context.record({
    subject: { type: 'application', id, label: application.number },
    before: { due_on: before.due_on },
    after: { due_on, cents: before.open_cents, number: act.number },
  })
  await capabilities.mailFeeCall(trx, context, application, act.number)
  await announce(trx, 'applications')
  return { fee: await readFeeDebt(trx, context, id) }
})

const auditValues = ({ exemption_status, exemption_name, cents }: AdministrativeFeeRecord) => ({ exemption_status, exemption_name, cents })

/**
 * A refusal is an order with its reasons and remedy, of somebody who may decide; what one refused, only a remedy changes.
 * @throws OperationError `forbidden`, `illegal_transition`, `validation`
 */
const requireMayRefuse = ({ user, locale }: SignedInContext, before: AdministrativeFeeRecord, reason: string): void => {
  if (!user.permissions.includes('applications:decide')) throw new OperationError('forbidden')
  if (before.exemption_status === 'refused') throw new OperationError('illegal_transition')
  if (!isSentence(reason)) throw invalidField('reason', 'no_sentence', locale)
}

/** A clerk decides on an exemption; a refusal is an act. What is paid is taken back first, because an exemption gives no money back by itself; a card payment under way ends. */
export const handleDecideFeeExemption = implement(decideFeeExemption, async ({ params: { id }, body }, context) => {
  const { trx, now, user, locale, capabilities } = context
  if (body.granted) await capabilities.endCardAttempt(trx, { application_id: id, covers: 'administrative_fee' }, now)
  const application = await trx.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  const before = await trx.selectFrom('administrative_fee').selectAll().where('application_id', '=', id).forUpdate().executeTakeFirst()
  if (application === undefined || before === undefined) throw new OperationError('not_found')
  if (body.granted && (await receivedFee(trx, id)) > 0) throw new OperationError('administrative_fee_paid')
  const { exemptions } = (await capabilities.readParameters(trx)).administrative_fees
  const ground = exemptions.find(({ code }) => code === body.ground)
  if (ground === undefined) throw invalidField('ground', 'choice', locale)
  if (!body.granted) requireMayRefuse(context, before, body.reason)
  const after = await trx
    .updateTable('administrative_fee')
    .set({
      cents: body.granted ? 0 : sumOf(before.lines),
      exemption_status: body.granted ? 'granted' : 'refused',
      exemption_code: ground.code,
      exemption_name: JSON.stringify(ground.name),
      exemption_reason: body.reason,
      decided_at: now,
      decided_by: user.id,
      updated_at: now,
    })
    .where('application_id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  context.record({
    subject: { type: 'application', id, label: application.number },
    before: auditValues(before),
    after: auditValues(after),
    reason: body.reason,
  })
  // It says what is owed: the fee is written before.
  if (!body.granted)
    await capabilities.issueAct(context, { kind: 'exemption_refusal', application_id: id, permit_id: null, reason: body.reason })
  await capabilities.mailFeeDecision(trx, context, application, body.granted)
  await announce(trx, 'applications')
  return { fee: await readFeeDebt(trx, context, id) }
})
