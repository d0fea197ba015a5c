import { invalidField } from '@dovolilnice/contract/errors'
import { textIn, type Locale } from '@dovolilnice/contract/locale'
import { createPermit, createUserPermit } from '@dovolilnice/contract/permits/issue/operations'
import type { PermitForm } from '@dovolilnice/contract/permits/issue/permit-form'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { permitTable } from '../permit-tables.ts'
import { type Trx, notFound, changeRow } from '../../../platform/database/db.ts'
import { requireOpeningDay } from '../../../platform/calendar/closed-days.ts'
import { type Context, type SignedInContext, implement } from '../../../platform/http/context.ts'
import { once } from '../../../platform/http/once.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { checkCredentials, credentialsOf } from '../opening/check-credentials.ts'
import { daysOfNewPermit, hoursOfPermit, isByHour, type PermitDraft, type PermitRow, requireTerms } from './permit-draft.ts'
import { auditHours, insertPermit } from './insert-permit.ts'
import { mailHolder } from '../notify/permit-mail.ts'

/** @throws OperationError `validation` for a day that is still to come */
const receiptOf = ({ received_on: day }: PermitForm, now: Date, locale: Locale): string => {
  const today = localDayOf(now)
  if (day !== undefined && day > today) throw invalidField('received_on', 'day_future', locale)
  return day ?? today
}

const draftOf = async ({ trx, now, locale }: Context, form: PermitForm, userId: string | null): Promise<PermitDraft> => {
  const { kind, lot } = await requireTerms(trx, form, locale)
  checkCredentials(kind, form, locale)
  const days = daysOfNewPermit(kind.validity, form, localDayOf(now), locale)
  return {
    kind,
    lot,
    holder: { user_id: userId, ...permitTable.carried(form) },
    ...days,
    ...hoursOfPermit(kind, isByHour(kind, form.period), { ...form, ...days }, now, locale),
    credentials: credentialsOf(form),
    received_on: receiptOf(form, now, locale),
  }
}

const issue = async (context: Context, form: PermitForm, userId: string | null, keyHash: string | null): Promise<PermitRow> => {
  const { trx, actor, files, now, locale, capabilities } = context
  const draft = await draftOf(context, form, userId)
  await requireOpeningDay(trx, draft.kind.time_windows, draft, locale)
  // Whoever issues it decides on the request.
  await capabilities.requireAuthority(context)
  const inserted = await insertPermit(trx, context, { ...draft, idempotency_key: keyHash }, actor)
  await capabilities.beginProcedure(trx, context, { application_id: null, permit_id: inserted.id, locale: inserted.locale })
  const decision = await capabilities.officeDecision(trx, context, inserted)
  const permit = await changeRow(trx, 'permit', inserted.id, { decision })
  const accepted = draft.kind.documents.map(({ type }) => type)
  await capabilities.keepDocuments(trx, context, files, { permit_id: permit.id, accepted, expires: {}, now, locale })
  const plates = form.plates.join(', ')
  await context.recordAlso('permit:issue', {
    subject: { type: 'permit', id: permit.id, label: permit.number },
    after: {
      kind: draft.kind.code,
      lot: draft.lot.code,
      ...draft.holder,
      received_on: draft.received_on,
      valid_from: permit.valid_from,
      valid_until: permit.valid_until,
      ...auditHours(permit),
      plates,
      phones: form.phones,
      tags: form.tags,
    },
    reason: form.reason,
  })
  await mailHolder(trx, context, 'issued', permit, {
    kindName: textIn(draft.kind.name, permit.locale),
    plates: form.plates,
  })
  return permit
}

const issueOnce = async (context: SignedInContext, form: PermitForm, userId: string | null) => {
  const key = form.idempotency_key ?? context.idempotencyKey
  const keyHash = key === null ? null : hashSecret(`${key} ${context.user.id}`)
  const { id, number } = await once(
    context,
    keyHash,
    (hash) => context.trx.selectFrom('permit').selectAll().where('idempotency_key', '=', hash).executeTakeFirst(),
    () => issue(context, form, userId, keyHash),
  )
  return { permit_uuid: id, number }
}

const requireUser = async (trx: Trx, id: string): Promise<string> => {
  const user = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', id)
    .where('anonymised_at', 'is', null)
    .executeTakeFirstOrThrow(notFound)
  return user.id
}

export const handleCreatePermit = implement(createPermit, async ({ body }, context) => {
  const { trx, capabilities } = context
  const userId =
    body.app_user_uuid !== undefined
      ? await requireUser(trx, body.app_user_uuid)
      : body.email === undefined
        ? null
        : await capabilities.findAccountOfEmail(trx, body.email)
  return issueOnce(context, body, userId)
})

export const handleCreateUserPermit = implement(createUserPermit, async ({ params, body }, context) =>
  issueOnce(context, body, await requireUser(context.trx, params.id)),
)
