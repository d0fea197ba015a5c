import { textIn } from '@dovolilnice/contract/locale'
import { isLegal } from '@dovolilnice/contract/applications/application-status'
import { OperationError } from '@dovolilnice/contract/errors'
import { hoursAreOver, openingWindows, ownWindow } from '@dovolilnice/contract/parking/own-hours'
import { type Validity, validityOf } from '@dovolilnice/contract/parking/validity'
import { localDayOf, localMinutesOf } from '@dovolilnice/contract/primitives/local-day'
import { permitTable } from '../permit-tables.ts'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { type Row, type Trx, notFound, readRow } from '../../../platform/database/db.ts'
import { type Services, implement } from '../../../platform/http/context.ts'
import { endReplaced, lockPermit, mailedVehicles, suspensionOf } from '../record/permit-step.ts'
import { auditHours, insertPermit } from './insert-permit.ts'
import { keptCredentials, readReplaced } from '../opening/change-credentials.ts'
import { noteChange, permitReplaced } from '../record/permit-notes.ts'
import { mailHolder } from '../notify/permit-mail.ts'
import type { CredentialDraft, IssuingActor, PermitDraft, PermitKindRow, PermitRow } from './permit-draft.ts'
import { issueApplicationPermit } from '@dovolilnice/contract/permits/issue/operations'

type ApplicationRow = Row<'application'>

export interface IssuePermitInput {
  /** The application, read in this transaction or before; its present row is locked and judged again. */
  application: { id: string }
  /** Ways of opening beyond the application's plates and its phone: cards. */
  credentials?: readonly CredentialDraft[]
  /** The first day, where it is not the application's. */
  valid_from?: string
  actor: IssuingActor
}

const lockApplication = async (trx: Trx, id: string): Promise<ApplicationRow> => {
  const application = await trx.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  if (isLegal(application, 'issue_permit')) return application
  throw new OperationError(application.status === 'approved' ? 'payment_required' : 'illegal_transition', {
    details: { status: application.status },
  })
}

/** What was bought by the month, week or year moves whole when it begins later; a day, an event or a document's life does not. */
const moves = (kind: PermitKindRow, application: ApplicationRow): boolean =>
  kind.validity.rule === 'periods' && ['year', 'month', 'week'].includes(application.period)

/**
 * The days of the permit. It never begins before the day of issue; a permit bought by the period then keeps its length.
 * @throws OperationError `illegal_transition` when nothing of the wanted days and hours is left
 */
const daysOf = (kind: PermitKindRow, application: ApplicationRow, wanted: string | undefined, now: Date): Validity => {
  const today = localDayOf(now)
  const start = wanted ?? application.valid_from
  const from = start < today ? today : start
  const until =
    from !== application.valid_from && moves(kind, application)
      ? validityOf(kind.validity, from, application.period, application.period_count).valid_until
      : application.valid_until
  const over = hoursAreOver({ ...application, valid_until: until }, today, localMinutesOf(now))
  // The kind's hours may have moved away since it was applied for: such a permit would never open.
  const opens = openingWindows(kind.time_windows, ownWindow(application)) !== undefined
  if (from >= until || over || !opens) throw new OperationError('illegal_transition', { details: { valid_until: until } })
  return { valid_from: from, valid_until: until }
}

const credentialsOf = (kind: PermitKindRow, application: ApplicationRow, more: readonly CredentialDraft[]): CredentialDraft[] => [
  ...(kind.openings.includes('phone') && application.phone !== null ? [{ kind: 'phone' as const, value: application.phone }] : []),
  ...more,
]

const draftOf = async (
  trx: Trx,
  application: ApplicationRow,
  replaced: PermitRow | null,
  input: IssuePermitInput,
  now: Date,
): Promise<PermitDraft> => {
  const kind = await trx.selectFrom('permit_kind').selectAll().where('id', '=', application.permit_kind_id).executeTakeFirstOrThrow()
  const lot = await trx.selectFrom('parking_lot').selectAll().where('id', '=', application.parking_lot_id).executeTakeFirstOrThrow()
  const opening =
    replaced === null
      ? application.plates.map((value) => ({ kind: 'plate' as const, value }))
      : keptCredentials(await readReplaced(trx, replaced.id), application, localDayOf(now))
  return {
    kind,
    lot,
    holder: { user_id: application.user_id, ...permitTable.carried(application) },
    ...daysOf(kind, application, input.valid_from, now),
    from_time: application.from_time,
    until_time: application.until_time,
    credentials: credentialsOf(kind, application, [...opening, ...(input.credentials ?? [])]),
    application_id: application.id,
    replaces:
      replaced === null ? null : { id: replaced.id, reason: application.replace_reason ?? 'lost', suspended: suspensionOf(replaced) },
  }
}

const recordIssue = (trx: Trx, services: Services, permit: PermitRow, draft: PermitDraft, actor: IssuingActor): Promise<void> =>
  recordEvent(
    trx,
    {
      action: 'permit:issue',
      kind: 'change',
      actor,
      subject: { type: 'permit', id: permit.id, label: permit.number },
      after: {
        kind: draft.kind.code,
        lot: draft.lot.code,
        valid_from: permit.valid_from,
        valid_until: permit.valid_until,
        ...auditHours(permit),
        plates: draft.credentials.filter(({ kind }) => kind === 'plate').map(({ value }) => value),
        replaces: draft.replaces ?? null,
      },
    },
    services.clock,
  )

/**
 * Issues the permit of an application that is paid, or approved without a fee, and completes the application: number `D-…`, plates, phone
 * where the kind opens by call, given cards; audit event, mail to the holder, whitelist and screens told. All in the caller's transaction.
 * An application that replaces a permit ends the old one.
 * @throws OperationError `not_found`, `payment_required`, `illegal_transition`, `permit_exists`, `credential_taken`, `cap_reached`
 */
export const issuePermit = async (trx: Trx, services: Services, input: IssuePermitInput): Promise<PermitRow> => {
  const now = services.clock.now()
  const application = await lockApplication(trx, input.application.id)
  const replaced = application.replaces_permit_id === null ? null : await lockPermit(trx, application.replaces_permit_id)
  const draft = await draftOf(trx, application, replaced, input, now)
  if (replaced !== null) await endReplaced(trx, replaced, now)
  const decision = await services.capabilities.decisionOfPermit(trx, services, application)
  const permit = await insertPermit(trx, services, { ...draft, decision }, input.actor)
  await services.capabilities.takeApplicationStep(trx, services, application, 'issue_permit', {}, now)
  await recordIssue(trx, services, permit, draft, input.actor)
  // What costs something was granted by a written decision.
  if (replaced !== null && application.fee_cents === 0)
    await noteChange(
      { ...services, trx, actor: input.actor },
      {
        ...{ id: permit.id, change: permitReplaced(replaced.number, permit.number, draft.replaces?.reason ?? '') },
        requested_on: application.received_on ?? localDayOf(application.created_at),
      },
    )
  await mailHolder(trx, services, draft.replaces ? 'replaced' : 'issued', permit, {
    kindName: textIn(draft.kind.name, permit.locale),
    plates: mailedVehicles(permit, draft.credentials, localDayOf(now)),
  })
  return permit
}

/** Issues the permit of an application; the application's own history says which. */
export const handleIssueApplicationPermit = implement(issueApplicationPermit, async ({ body }, context) => {
  const { trx, actor, files, now, locale, capabilities } = context
  const application = await trx
    .selectFrom('application')
    .selectAll()
    .where('id', '=', body.application_uuid)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  const { documents } = await readRow(trx, 'permit_kind', application.permit_kind_id, ['documents'])
  // What comes with this call is no longer missing.
  const accepted = documents.map(({ type }) => type)
  await capabilities.keepDocuments(trx, context, files, { application_id: application.id, accepted, expires: {}, now, locale })
  const reason = isLegal(application, 'issue_permit') ? await capabilities.requireKnownGaps(context, application, body) : null
  const permit = await issuePermit(trx, context, {
    application,
    credentials: body.tags.map((value) => ({ kind: 'rfid' as const, value })),
    valid_from: body.valid_from,
    actor,
  })
  context.record({
    subject: { type: 'application', id: application.id, label: application.number },
    before: { status: application.status },
    after: { status: 'completed', permit: permit.number, ...(files.length > 0 && { documents: files.map(({ file_name: name }) => name) }) },
    reason,
  })
  return { permit_uuid: permit.id, number: permit.number }
})
