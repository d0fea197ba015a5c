import { textIn } from '@dovolilnice/contract/locale'
import { OperationError, fieldError } from '@dovolilnice/contract/errors'
import { type ReplacementForm, replaceOwnPermit, replacePermit } from '@dovolilnice/contract/permits/issue/operations'
import { brokenReplacement, brokenVehicles, lastingPlates } from '@dovolilnice/contract/permits/issue/replacement-rules'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { OperationInput } from '@dovolilnice/contract/operation'
import { permitTable } from '../permit-tables.ts'
import { type Context, type SignedInContext, implement } from '../../../platform/http/context.ts'
import {
  type OpenPermit,
  type StoredCredential,
  endReplaced,
  lockPermit,
  mailedVehicles,
  openPermit,
  requireStep,
  subjectOf,
  suspensionOf,
  draftWith,
} from '../record/permit-step.ts'
import { noteChange, permitReplaced } from '../record/permit-notes.ts'
import { checkCredentials } from '../opening/check-credentials.ts'
import { insertPermit } from './insert-permit.ts'
import { type CredentialDraft, type PermitDraft, type PermitKindRow, type PermitRow, termsOf } from './permit-draft.ts'
import { mailHolder } from '../notify/permit-mail.ts'
import type { ApplicationForm } from '@dovolilnice/contract/applications/apply/application-form'
import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { replacementFee } from '@dovolilnice/contract/money/fees/administrative-fee'
import { hashSecret } from '../../../platform/security/secret.ts'
import { lastingPlatesOf } from '../record/get-permit.ts'
import { applicantOf } from './renewal.ts'

type Body = OperationInput<typeof replacePermit>['body']

const draft = ({ kind, value, valid_from, valid_until }: StoredCredential): CredentialDraft => ({
  kind,
  value,
  valid_from,
  valid_until,
})

/**
 * What opens for the new permit: the vehicles given or those of the old one, its phones, and the new cards. Old cards stay only with a new
 * vehicle: one that was lost or stolen must not open, one that is damaged does not.
 */
const credentialsFor = (old: readonly StoredCredential[], { reason, plates, tags }: Body, today: string): CredentialDraft[] => {
  const still = old.filter(({ valid_until: until }) => until === null || until > today).map(draft)
  const ofKind = (kind: CredentialDraft['kind']) => still.filter((credential) => credential.kind === kind)
  return [
    ...(plates?.map((value) => ({ kind: 'plate' as const, value })) ?? ofKind('plate')),
    ...ofKind('phone'),
    ...(reason === 'new_vehicle' ? ofKind('rfid') : []),
    ...tags.map((value) => ({ kind: 'rfid' as const, value })),
  ]
}

const draftOf = (open: OpenPermit, body: Body, today: string): PermitDraft => ({
  ...draftWith(open, credentialsFor(open.credentials, body, today)),
  valid_from: open.permit.valid_from > today ? open.permit.valid_from : today,
  application_id: open.permit.application_id,
  replaces: { id: open.permit.id, reason: body.reason, suspended: suspensionOf(open.permit) },
})

export const handleReplacePermit = implement(replacePermit, async ({ params, body }, context) => {
  const { trx, now, locale, actor } = context
  const open = await openPermit(context, params.id, body.version)
  checkCredentials(open.kind, { plates: body.plates ?? [], phones: [], tags: body.tags }, locale)
  const broken = brokenVehicles(body, lastingPlates(open.credentials))
  if (broken.length > 0) throw new OperationError('validation', { fields: broken.map(({ path, rule }) => fieldError(path, rule, locale)) })
  const wanted = draftOf(open, body, localDayOf(now))
  const old = await endReplaced(trx, open.permit, now)
  const permit = await insertPermit(trx, context, wanted, actor)
  await context.capabilities.continueProcedure(trx, old.id, permit.id, now)
  await noteChange(context, {
    ...{ id: permit.id, change: permitReplaced(old.number, permit.number, body.reason) },
    ...{ requested_on: localDayOf(now), remark: body.remark },
  })
  const plates = wanted.credentials.filter(({ kind }) => kind === 'plate').map(({ value }) => value)
  const what = { reason: body.reason, valid_from: permit.valid_from, valid_until: permit.valid_until, plates, tags: body.tags }
  context.record({
    subject: subjectOf(old),
    before: { status: open.permit.status },
    after: { status: 'replaced', by: permit.number, reason: body.reason, version: old.version },
    reason: body.remark,
  })
  await context.recordAlso('permit:issue', {
    subject: subjectOf(permit),
    after: { replaces: old.number, ...what },
    reason: body.remark,
  })
  await mailHolder(trx, context, 'replaced', permit, {
    kindName: textIn(open.kind.name, permit.locale),
    plates: mailedVehicles(permit, wanted.credentials, localDayOf(now)),
  })
  return { permit_uuid: permit.id, number: permit.number }
})

/**
 * One replacement of a permit is asked for at a time; the same form sent again is answered as the first time.
 * @throws OperationError `duplicate`, naming the application that replaces the permit already
 */
const requireNotAsked = async (
  { trx, idempotencyKey, user }: SignedInContext,
  permit: PermitRow,
  given: string | undefined,
): Promise<void> => {
  const other = await trx
    .selectFrom('application')
    .select(['id', 'number', 'idempotency_key'])
    .where('replaces_permit_id', '=', permit.id)
    .where('status', 'not in', endedStatuses)
    .executeTakeFirst()
  const key = given ?? idempotencyKey
  const sentAgain = key !== null && other?.idempotency_key === hashSecret(`${key} ${user.id}`)
  if (other !== undefined && !sentAgain)
    throw new OperationError('duplicate', { details: { application_id: other.id, number: other.number } })
}

/** @throws OperationError `validation`: no other vehicle where there is a new one, or not its registration */
const platesFor = async (context: Context, permit: PermitRow, kind: PermitKindRow, body: ReplacementForm): Promise<string[]> => {
  const present = await lastingPlatesOf(context.trx, permit.id)
  const sent = context.files.map(({ field }) => field.replace(/^document\./, ''))
  const broken = brokenReplacement(body, present, kind.documents, sent)
  if (broken.length > 0)
    throw new OperationError('validation', { fields: broken.map(({ path, rule }) => fieldError(path, rule, context.locale)) })
  return body.reason === 'new_vehicle' && body.plates !== undefined ? body.plates : present
}

/** The permit's own data as the form of an application. */
const formOf = async (
  context: Context,
  permit: PermitRow,
  body: ReplacementForm,
  { plates, from }: { plates: string[]; from: string },
): Promise<ApplicationForm> => {
  const { tax_number: taxNumber, email, phone, ...holder } = permitTable.carried(permit)
  return {
    ...holder,
    tax_number: taxNumber ?? undefined,
    email: email ?? undefined,
    phone: phone ?? undefined,
    permit_kind_id: permit.permit_kind_id,
    parking_lot_id: permit.parking_lot_id,
    applicant_type: await applicantOf(context, permit),
    plates,
    period: 'once',
    period_count: 1,
    valid_from: from,
    wants_device: false,
    remark: body.remark,
    document_expires: {},
    consent: body.consent,
    idempotency_key: body.idempotency_key,
  }
}

/** A clerk decides on it; once it is paid and issued, the old permit ends. Until then it goes on opening, unless the office suspends it. */
export const handleReplaceOwnPermit = implement(replaceOwnPermit, async ({ params, body }, context) => {
  const { trx, now, locale, user, capabilities } = context
  const today = localDayOf(now)
  const permit = await lockPermit(trx, params.id, user.id)
  requireStep(permit, 'replace', now)
  await requireNotAsked(context, permit, body.idempotency_key)
  const { kind } = await termsOf(trx, permit)
  checkCredentials(kind, { plates: body.plates ?? [], phones: [], tags: [] }, locale)
  const plates = await platesFor(context, permit, kind, body)
  const from = permit.valid_from > today ? permit.valid_from : today
  const fee_lines = replacementFee(await capabilities.listPermitKinds(trx), today)
  const { valid_until, from_time, until_time } = permit
  const terms = { valid_from: from, valid_until, from_time, until_time, fee_lines }
  const form = await formOf(context, permit, body, { plates, from })
  const replaces = { permit_id: permit.id, reason: body.reason, terms }
  const { application, answer } = await capabilities.insertApplication(context, form, { source: 'account', userId: user.id, replaces })
  context.record({
    subject: subjectOf(permit),
    after: { application: application.number, reason: body.reason },
    reason: body.remark,
  })
  return answer
})
