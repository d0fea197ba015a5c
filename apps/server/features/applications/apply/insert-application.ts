import type { ApplicationForm } from '@dovolilnice/contract/applications/apply/application-form'
import type { ApplicationSource } from '@dovolilnice/contract/applications/application-status'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { invalidField } from '@dovolilnice/contract/errors'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { replacementKind } from '@dovolilnice/contract/money/fees/administrative-fee'
import { localDayOf, localMinutesOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { requireOpeningDay } from '../../../platform/calendar/closed-days.ts'
import { nextNumber } from '../../../platform/database/next-number.ts'
import { announce } from '../../../platform/database/notify.ts'
import { type Trx, createRow } from '../../../platform/database/db.ts'
import type { Context } from '../../../platform/http/context.ts'
import { takeQuota } from '../../../platform/http/limits/limits.ts'
import { once } from '../../../platform/http/once.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'
import { letThrough } from '../decide/application-step.ts'
import { countTerms } from '../decide/count-terms.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import { type ApplicationRecord, subjectOf } from '../record/application-record.ts'
import { readApplicationResources } from './application-resources.ts'
import { checkForm, type GivenTerms } from './check-form.ts'

export interface Origin {
  source: ApplicationSource
  /** The account it belongs to; undefined: the account with this e-mail address, once the address is confirmed. */
  userId?: string
  /** For a replacement: the replaced permit, its days and the fee. */
  replaces?: { permit_id: string; reason: string; terms: GivenTerms }
}

export interface Submitted {
  application: ApplicationRecord
  token: string
  /** What the sender is told: the way to its status, what is to be paid now and by when it is decided. */
  answer: OperationOutput<typeof submitApplication>
}

/**
 * The permit that is renewed: one's own, the one of the mailed link, or for a clerk anyone's.
 * @throws OperationError `validation` for any other, `illegal_transition` where its status forbids it, `duplicate` when it is renewed already
 */
const renewedPermit = async (context: Context, { renews_permit_id: id, renewal_key: key }: ApplicationForm): Promise<string | null> => {
  const { trx, user, locale, capabilities } = context
  if (id === undefined) return null
  const permit = await trx.selectFrom('permit').select('user_id').where('id', '=', id).executeTakeFirst()
  const byLink = key !== undefined && (await capabilities.opensRenewal(trx, id, key))
  const mayRenew = byLink || (user !== null && (permit?.user_id === user.id || user.permissions.includes('permits:read')))
  if (permit === undefined || !mayRenew) throw invalidField('renews_permit_id', 'choice', locale)
  await capabilities.requireRenewable(context, id)
  return id
}

/**
 * The secret of the status page. It is derived from the caller's key and the application's id, so that a form submitted twice gets
 * the same answer although only hashes are stored. Without a key it is random.
 */
const tokenOf = (key: string | null, id: string): string => hashSecret(`${key ?? newSecret()} ${id}`)

const findByKey = (trx: Trx, keyHash: string): Promise<ApplicationRecord | undefined> =>
  trx.selectFrom('application').selectAll().where('idempotency_key', '=', keyHash).executeTakeFirst()

/** A clerk has the paper before them; a signed-in person has proved their own address. Anything else may be another person's address. */
const isOwnAddress = async ({ trx, user, capabilities }: Context, { email }: ApplicationForm, { source }: Origin): Promise<boolean> =>
  source === 'paper' || (email !== undefined && user !== null && (await capabilities.findAccountOfEmail(trx, email)) === user.id)

const write = async (
  context: Context,
  form: ApplicationForm,
  origin: Origin & { isOwn: boolean },
  key: { own: string | null; hash: string | null },
): Promise<Omit<Submitted, 'answer'>> => {
  const { trx, now, locale, files, capabilities } = context
  const today = localDayOf(now)
  // An application submitted online has no separate day of receipt.
  const receivedOn = origin.source === 'paper' ? (form.received_on ?? today) : null
  const resources = await readApplicationResources(trx, context)
  const documents = capabilities.documentTypesOf(files)
  const { kind, columns } = checkForm(
    form,
    { resources, documents, today, minutes: localMinutesOf(now), documentsLater: origin.source === 'paper' },
    { sentOn: receivedOn ?? today },
    locale,
    origin.replaces?.terms,
  )
  if (origin.replaces === undefined) await requireOpeningDay(trx, kind.time_windows, columns, locale)
  const id = v7()
  const token = tokenOf(key.own, id)
  const application = await createRow(trx, 'application', {
    ...columns,
    id,
    number: await nextNumber(trx, 'V', Number(today.slice(0, 4))),
    status: 'submitted',
    user_id: origin.userId ?? (origin.isOwn && form.email !== undefined ? await capabilities.findAccountOfEmail(trx, form.email) : null),
    source: origin.source,
    replaces_permit_id: origin.replaces?.permit_id ?? null,
    replace_reason: origin.replaces?.reason ?? null,
    renews_permit_id: await renewedPermit(context, form),
    access_token_hash: hashSecret(token),
    idempotency_key: key.hash,
    consent_at: now,
    email_confirmed_at: origin.isOwn ? now : null,
    received_on: receivedOn,
    ...(await countTerms(trx, context, columns.permit_kind_id, receivedOn ?? today)),
    created_at: now,
    updated_at: now,
  })
  await capabilities.beginProcedure(trx, context, { application_id: id, permit_id: null, locale: application.locale })
  const priced = origin.replaces === undefined ? kind : replacementKind(resources.permit_kinds)
  const numbers = priced?.administrative_fees ?? []
  await capabilities.chargeAdministrativeFee(trx, context, { application, numbers, claim: form.fee_exemption })
  const accepted = kind.documents.map(({ type }) => type)
  await capabilities.keepDocuments(trx, context, files, { application_id: id, accepted, expires: form.document_expires, now, locale })
  return { application, token }
}

const submit = async (
  context: Context,
  form: ApplicationForm,
  origin: Origin,
  key: { own: string | null; hash: string | null },
): Promise<Omit<Submitted, 'answer'>> => {
  const { trx } = context
  const isOwn = await isOwnAddress(context, form, origin)
  if (origin.source === 'web') await takeQuota(context, submitApplication.name, isOwn)
  const { application, token } = await write(context, form, { ...origin, isOwn }, key)
  await context.recordAlso(origin.source === 'paper' ? 'application:create' : 'application:submit', {
    subject: subjectOf(application),
    after: { ...application, documents: context.files.map(({ file_name: name }) => name) },
  })
  await letThrough(context, application)
  await mailApplicant(trx, context, 'submitted', application)
  await announce(trx, 'applications')
  return { application, token }
}

/**
 * Writes a new application with its documents, its audit event and the mail that confirms it. The same key from the same sender (the person, or the
 * browser where nobody is signed in) gives the first application again, and the files of the repeated call are removed.
 * @throws OperationError `validation`, `illegal_transition`, `duplicate`, `quota_reached`
 */
export const insertApplication = async (context: Context, form: ApplicationForm, origin: Origin): Promise<Submitted> => {
  const own = form.idempotency_key ?? context.idempotencyKey
  const hash = own === null ? null : hashSecret(`${own} ${context.user?.id ?? `${form.email} ${context.browser}`}`)
  const findEarlier = async (keyHash: string) => {
    const application = await findByKey(context.trx, keyHash)
    return application && { application, token: tokenOf(own, application.id) }
  }
  const { application, token } = await once(context, hash, findEarlier, () => submit(context, form, origin, { own, hash }))
  const { id, number, email, fee_cents: price_cents, decide_by } = application
  const debt = await context.capabilities.readFeeDebt(context.trx, context, id)
  const isDue = debt !== null && debt.open_cents > 0 && (debt.exemption === null || debt.exemption.status === 'refused')
  const fee_due = isDue ? { cents: debt.open_cents, due_on: debt.due_on } : null
  return { application, token, answer: { id, number, token, email, fee_due, price_cents, decide_by } }
}
