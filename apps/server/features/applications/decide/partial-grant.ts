import { createRow, type Row } from '../../../platform/database/db.ts'
import type { AskedClaim } from '@dovolilnice/contract/applications/application'
import { grantInPart, previewPartialGrant, weighPartialGrant } from '@dovolilnice/contract/applications/decide/operations'
import { type RuleName, invalidField } from '@dovolilnice/contract/errors'
import { sumOf } from '@dovolilnice/contract/money/money-line'
import type { OperationInput } from '@dovolilnice/contract/operation'
import { validityOf } from '@dovolilnice/contract/parking/validity'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import { nextNumber } from '../../../platform/database/next-number.ts'
import { announce } from '../../../platform/database/notify.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'
import { termsAnew } from '@dovolilnice/contract/applications/authority-terms'
import { v7 } from 'uuid'
import { feeColumns } from '../apply/fee-columns.ts'
import { type Context, type WorkContext, implement } from '../../../platform/http/context.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import { readKind } from '../apply/application-resources.ts'
import { findApplication } from '../record/find-application.ts'
import { type ApplicationRecord, subjectOf } from '../record/application-record.ts'
import { lockApplication, requireLegal } from './application-step.ts'
import { linesAtApproval } from './approval-lines.ts'
import { approve, dueAfterApproval } from './decide-application.ts'
import type { WantedAct } from './rejection.ts'

type Granted = OperationInput<typeof weighPartialGrant>['body']

/** What the application holds after a partial grant, and what was asked for. */
type Narrowed = Pick<Row<'application'>, 'plates' | 'plates_normalised' | 'period_count' | 'valid_until'> & { asked: AskedClaim }

/** The first day after what is granted. Periods are counted where the kind is sold by them; elsewhere a last day is named. */
const endOf = (
  kind: PermitKind,
  application: ApplicationRecord,
  granted: Granted,
  refuse: (path: string, rule: RuleName) => never,
): string => {
  const { valid_from: from, valid_until: until, period, period_count: asked, replaces_permit_id: replaced } = application
  const { period_count: count, last_day: last } = granted
  const byPeriods = kind.validity.rule === 'periods'
  if (count !== undefined && (!byPeriods || replaced !== null || count > asked)) return refuse('period_count', 'not_asked')
  if (last !== undefined && (byPeriods || replaced !== null || last >= until)) return refuse('last_day', 'not_asked')
  if (last !== undefined && last < from) return refuse('last_day', 'period_reversed')
  if (last !== undefined) return addDays(last, 1)
  if (count === undefined || count === asked) return until
  const end = validityOf(kind.validity, from, period, count).valid_until
  return end < until ? end : until
}

/** @throws OperationError `validation` for what was not asked for, and where nothing would be refused */
const narrow = (kind: PermitKind, application: ApplicationRecord, granted: Granted, { locale, now }: Context): Narrowed => {
  const refuse = (path: string, rule: RuleName): never => {
    throw invalidField(path, rule, locale)
  }
  const { plates: asked, plates_normalised: known, valid_from, valid_until: until, period_count: count } = application
  const wanted = granted.plates?.map(normalisePlate) ?? known
  const unasked = wanted.findIndex((plate) => !known.includes(plate))
  if (unasked >= 0) refuse(`plates.${unasked}`, 'not_asked')
  const plates = asked.filter((plate) => wanted.includes(normalisePlate(plate)))
  const valid_until = endOf(kind, application, granted, refuse)
  if (plates.length === asked.length && valid_until === until) refuse('plates', 'nothing_refused')
  if (valid_until <= localDayOf(now)) refuse(granted.last_day === undefined ? 'period_count' : 'last_day', 'day_past')
  return {
    ...{ plates, plates_normalised: plates.map(normalisePlate), valid_until },
    period_count: granted.period_count ?? count,
    asked: { plates: asked, valid_from, valid_until: until, period_count: count },
  }
}

/** What would be granted, at what price. @throws OperationError `validation` */
const weigh = async (context: Context, application: ApplicationRecord, granted: Granted) => {
  const kind = await readKind(context.trx, application.permit_kind_id)
  const narrowed = narrow(kind, application, granted, context)
  const isShorter = narrowed.valid_until < application.valid_until
  const lines = await linesAtApproval(context.trx, context, kind, { ...application, ...narrowed }, isShorter)
  return { narrowed, isShorter, lines, full: await linesAtApproval(context.trx, context, kind, application) }
}

/** @throws OperationError `validation` for what was not asked for; `illegal_transition` */
export const handleWeighPartialGrant = implement(weighPartialGrant, async ({ params, body }, context) => {
  const application = await findApplication(context.trx, params.id)
  requireLegal(application, 'grant_in_part')
  const { narrowed, isShorter, lines, full } = await weigh(context, application, body)
  const { plates, valid_until } = narrowed
  return {
    granted: { plates, valid_from: application.valid_from, valid_until },
    refused: {
      plates: application.plates.filter((plate) => !plates.includes(plate)),
      days: isShorter ? { from: valid_until, until: application.valid_until } : null,
    },
    fee_cents: sumOf(lines),
    asked_cents: sumOf(full),
  }
})

type Said = OperationInput<typeof previewPartialGrant>['body']

/** The decision with what was found, and with how the party was heard about what is refused. @throws OperationError `validation` */
const decisionOf = async (context: Context, { id }: ApplicationRecord, body: Said): Promise<WantedAct> => {
  const matter = { kind: 'partial_grant', application_id: id, permit_id: null } as const
  return { ...matter, reason: body.reason, ...(await context.capabilities.groundsOf(context, matter, body)) }
}

export const handlePreviewPartialGrant = implement(previewPartialGrant, async ({ params, body }, context) => {
  const { trx, now, capabilities, record } = context
  const application = await findApplication(trx, params.id)
  requireLegal(application, 'grant_in_part')
  const { narrowed, lines } = await weigh(context, application, body)
  const granted = { ...narrowed, fee_cents: sumOf(lines), due_on: await dueAfterApproval(trx, context, sumOf(lines), localDayOf(now)) }
  record({ subject: subjectOf(application) })
  return capabilities.previewAct(context, { ...(await decisionOf(context, application, body)), granted })
})

/**
 * Grants what is granted as an approval does, and refuses the rest in the same written decision. From then on the application says what was granted;
 * what was asked for stays beside it.
 */
export const handleGrantInPart = implement(grantInPart, async ({ params, body }, context) => {
  const before = await lockApplication(context.trx, context, params.id, body.version)
  requireLegal(before, 'grant_in_part')
  const { narrowed, isShorter } = await weigh(context, before, body)
  const decision = await decisionOf(context, before, body)
  const { after, act, received, recorded } = await approve(context, before, body, { narrowed, isShorter, decision })
  context.record({ ...recorded, reason: [recorded.reason, body.reason].filter(Boolean).join(' ') })
  const isPaid = after.fee_cents > 0 && received >= after.fee_cents
  const mail = after.fee_cents === 0 ? 'approved' : isPaid ? 'approved_paid' : 'approved_with_fee'
  await mailApplicant(context.trx, context, mail, after, { act, early: received, isPartial: true })
  return after
})

type RefusedPart = ReturnType<typeof refusedParts>[number]

/**
 * What was refused, as claims of their own: the vehicles for all the time, and what was granted for the days after it. A price is asked for days, however
 * many vehicles there are: the vehicles cost nothing more.
 */
const refusedParts = ({ plates, valid_from, valid_until, period_count }: ApplicationRecord, asked: AskedClaim) => {
  const vehicles = asked.plates.filter((plate) => !plates.includes(plate))
  const ofVehicles = { plates: vehicles, valid_from: asked.valid_from, valid_until: asked.valid_until, period_count: asked.period_count }
  const rest = Math.max(1, asked.period_count - period_count)
  const ofTime = { plates, valid_from: valid_until, valid_until: asked.valid_until, period_count: rest }
  return [...(vehicles.length > 0 ? [ofVehicles] : []), ...(valid_until < asked.valid_until && valid_until > valid_from ? [ofTime] : [])]
}

/** The lines of a part that was refused and is granted after all. */
const linesOfPart = async (
  context: Pick<WorkContext, 'trx' | 'capabilities'>,
  kind: PermitKind,
  before: ApplicationRecord,
  part: RefusedPart,
) => {
  const of = { ...before, ...part, replaces_permit_id: null }
  const price = (await linesAtApproval(context.trx, context, kind, of, true)).filter(({ code }) => code === 'price')
  if (before.replaces_permit_id !== null) return []
  const isOfTime = part.valid_from === before.valid_until
  return isOfTime ? price : price.map((line) => ({ ...line, explanation: null, unit_cents: 0, cents: 0 }))
}

/**
 * What a replacement decision says of the price and the last day to pay it, as the first grant would: of a refusal in part, what that part costs.
 * @returns what its paper says, and what the application keeps of it
 */
export const priceOfReplacement = async (context: Context, id: string, isPart: boolean) => {
  const { trx, now } = context
  const before = await lockApplication(trx, context, id)
  const kind = await readKind(trx, before.permit_kind_id)
  const dueFor = (cents: number) => dueAfterApproval(trx, context, cents, localDayOf(now))
  if (!isPart || before.asked === null) {
    const lines = await linesAtApproval(trx, context, kind, before)
    const due_on = await dueFor(sumOf(lines))
    return { granted: { fee_cents: sumOf(lines), due_on }, fixed: { ...feeColumns(lines), due_on } }
  }
  let fee_cents = 0
  for (const part of refusedParts(before, before.asked)) fee_cents += sumOf(await linesOfPart(context, kind, before, part))
  return { granted: { ...before.asked, fee_cents, due_on: await dueFor(fee_cents) }, fixed: {} }
}

/**
 * What a partial grant refused is open again after an appeal, while what it granted stays: it goes on as an application in review, with the authority's terms
 * anew. Where it was granted instead, only its permit is left to be issued.
 * @param reason by which decision
 */
export const resumeRefusedPart = async (context: WorkContext, id: string, reason: string): Promise<void> => {
  const { trx, clock, actor, capabilities } = context
  const now = clock.now()
  const today = localDayOf(now)
  await lockApplication(trx, context, id)
  // The database computes it.
  const { search_text, ...before } = await trx.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (before.asked === null) return
  const is_granted = (await capabilities.findStandingAct(trx, { application_id: id, permit_id: null }, 'replacement')) !== null
  const kind = await readKind(trx, before.permit_kind_id)
  const terms = termsAnew(today, (await capabilities.readParameters(trx)).terms, await readClosedDays(trx))
  for (const part of refusedParts(before, before.asked)) {
    const lines = await linesOfPart(context, kind, before, part)
    const due_on = is_granted ? await dueAfterApproval(trx, context, sumOf(lines), today) : null
    const after = await createRow(trx, 'application', {
      ...before,
      ...part,
      ...{ id: v7(), number: await nextNumber(trx, 'V', Number(today.slice(0, 4))), status: 'in_review', is_granted, asked: null },
      ...{ plates_normalised: part.plates.map(normalisePlate), replaces_permit_id: null, renews_permit_id: null },
      ...feeColumns(lines),
      ...{ fee_waiver: null, wants_device: false, reason: null, due_on, warned_at: null, decided_at: null, decided_by: null },
      ...{
        suspended_on: null,
        suspended_terms: null,
        access_token_hash: hashSecret(newSecret()),
        idempotency_key: null,
        created_at: now,
        updated_at: now,
        version: 1,
        ...terms,
      },
    })
    const event = { action: 'application:create', kind: 'change', actor, subject: subjectOf(after), after } as const
    await recordEvent(trx, { ...event, reason: `${before.number}: ${reason}` }, clock)
    await mailApplicant(trx, context, 'in_review', after)
  }
  await announce(trx, 'applications')
}
