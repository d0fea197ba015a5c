import type { ApplicationFields, SentApplicationForm } from '@dovolilnice/contract/applications/apply/application-form'
import { checkApplication, type Circumstances, validityOfForm } from '@dovolilnice/contract/applications/apply/check-application'
import { OperationError, fieldError, invalidField } from '@dovolilnice/contract/errors'
import { feeOf, priceLineOf } from '@dovolilnice/contract/money/fees/fee'
import { ownWindow } from '@dovolilnice/contract/parking/own-hours'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import type { PermitKind, RequiredDocument } from '@dovolilnice/contract/parking/permit-kind'
import type { Locale } from '@dovolilnice/contract/locale'
import { applicationTable } from '../application-tables.ts'
import { dayOfReceipt } from './application-resources.ts'
import { feeColumns } from './fee-columns.ts'
import { validityOf } from '@dovolilnice/contract/parking/validity'
import type { Before, Context } from '../../../platform/http/context.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { keptDocuments, provesTheSame } from '@dovolilnice/contract/permits/issue/kept-documents'
import type { Changes, Row } from '../../../platform/database/db.ts'

/** Days, hours and fee of a replacement; they follow from the permit, not from the form. */
export type GivenTerms = Pick<Row<'application'>, 'valid_from' | 'valid_until' | 'from_time' | 'until_time' | 'fee_lines'>

/** How and when an application was sent, and what its procedure costs. */
export interface Sending {
  /** The day whose prices apply. */
  sentOn: string
}

/** A kind not sold by the hour has no own hours, even if the form still has hours from an earlier choice. */
const hoursOf = ({ period, from_time: from, until_time: until }: ApplicationFields) =>
  period === 'hour' ? { from_time: from ?? null, until_time: until ?? null } : { from_time: null, until_time: null }

const termsOf = (kind: PermitKind, form: ApplicationFields, { sentOn }: Sending): GivenTerms | undefined => {
  const hours = hoursOf(form)
  const days = validityOfForm(kind, form)
  const facts = { period: form.period, count: form.period_count, pricedOn: sentOn, days, hours: ownWindow(hours) }
  const lines = feeOf(kind, { ...facts, wantsDevice: form.wants_device })
  return lines && { ...days, ...hours, fee_lines: lines }
}

/**
 * Checks the rules about several fields and returns the columns of the application, with its days and fee.
 * @param given the form's fields are those of a permit: nothing more is asked of them, unless `circumstances.replaces` says that they were typed
 * @throws OperationError `validation`, naming every field to mend
 */
export const checkForm = (form: ApplicationFields, circumstances: Circumstances, sending: Sending, locale: Locale, given?: GivenTerms) => {
  const typed = given === undefined || circumstances.replaces === true
  const broken = typed ? checkApplication(form, { ...circumstances, pricesOn: sending.sentOn }) : []
  if (broken.length > 0)
    throw new OperationError('validation', { fields: broken.map(({ path, rule, values }) => fieldError(path, rule, locale, values)) })
  const kind = circumstances.resources.permit_kinds.find(({ id }) => id === form.permit_kind_id)
  const terms = given ?? (kind && termsOf(kind, form, sending))
  if (kind === undefined || terms === undefined) throw invalidField('period', 'choice', locale)
  const { permit_kind_id, applicant_type, plates, parking_lot_id } = form
  const columns = {
    ...applicationTable.carried(form),
    ...{ permit_kind_id, applicant_type, plates, parking_lot_id },
    plates_normalised: plates.map(normalisePlate),
    period: form.period,
    period_count: form.period_count,
    remark: form.remark ?? null,
    valid_from: terms.valid_from,
    valid_until: terms.valid_until,
    from_time: terms.from_time,
    until_time: terms.until_time,
    wants_device: kind.device !== null && form.wants_device,
    ...feeColumns(terms.fee_lines),
  }
  return { kind, columns }
}

/**
 * Recalculates the days, and the price of a year that ends with them, when they end with a document that came later: the permit must not be valid
 * longer than its proof, and nobody pays for days that it does not have.
 * @param sent the types of the received documents
 * @param expires their last valid days, by type
 * @throws OperationError `validation` for a document that expires before the permit begins
 */
export const daysProved = (
  kind: PermitKind,
  application: ApplicationRecord,
  sent: readonly string[],
  expires: Record<string, string>,
  locale: Locale,
): Changes<'application'> => {
  const { validity: rule } = kind
  const { valid_from, period, period_count: count, replaces_permit_id: replaces, fee_lines: told } = application
  if (rule.rule !== 'document' || replaces !== null || !sent.includes(rule.documentType)) return {}
  const path = `document_expires.${rule.documentType}`
  const day = expires[rule.documentType]
  if (day === undefined) throw invalidField(path, 'required', locale)
  if (day < valid_from) throw invalidField(path, 'document_expired', locale)
  const days = validityOf(rule, valid_from, period, count, day)
  const price = priceLineOf(kind, { period, count, pricedOn: dayOfReceipt(application), days, hours: ownWindow(application) })
  // A price of nothing is one that is asked for elsewhere.
  const lines = told.map((line) => (line.code === 'price' && line.cents > 0 ? (price ?? line) : line))
  return { valid_until: days.valid_until, ...feeColumns(lines) }
}

/** The last valid day of the document with which a kind's days end, by its type, as far as one has come with the application. */
export const readProof = async (
  { trx, capabilities }: Context,
  { id }: ApplicationRecord,
  { validity }: Pick<PermitKind, 'validity'>,
): Promise<Record<string, string>> => {
  if (validity.rule !== 'document') return {}
  const documents = await capabilities.readApplicationDocuments(trx, id)
  const proof = documents.findLast(
    ({ type, expires_on: day, deleted_at: deleted }) => type === validity.documentType && day !== null && deleted === null,
  )
  return proof?.expires_on ? { [validity.documentType]: proof.expires_on } : {}
}

/**
 * The types of documents that a supplement must contain, without types that the kind no longer has: the applicant could not send
 * them any more.
 */
export const requestedOf = (
  { supplement_documents: asked }: Pick<ApplicationRecord, 'supplement_documents'>,
  { documents }: { documents: readonly Pick<RequiredDocument, 'type'>[] },
): string[] => (asked ?? []).filter((wanted) => documents.some(({ type }) => type === wanted))

/** The last days of the documents that were taken over, by type. */
export type KeptDays = Record<string, string>

/** The permit that is renewed, for who may renew it; the transaction refuses all others. */
const renewed = async (context: Before<Context>, { renews_permit_id: id, renewal_key: key }: SentApplicationForm) => {
  const { database, user, capabilities } = context
  if (id === undefined) return undefined
  const permit = await database.kysely.selectFrom('permit').selectAll().where('id', '=', id).executeTakeFirst()
  const isOwn = user !== null && permit?.user_id === user.id
  return isOwn || (key !== undefined && (await capabilities.opensRenewal(database.kysely, id, key))) ? permit : undefined
}

const typesToKeep = async (context: Before<Context>, form: SentApplicationForm, permit: Row<'permit'>) => {
  const { database, storage, files, capabilities } = context
  const plates = await capabilities.lastingPlatesOf(database.kysely, permit.id)
  if (!provesTheSame(form, { ...permit, plates })) return { held: [], kept: [] }
  const sent = capabilities.documentTypesOf(files)
  const { documents } = await database.kysely
    .selectFrom('permit_kind')
    .select('documents')
    .where('id', '=', permit.permit_kind_id)
    .executeTakeFirstOrThrow()
  const held = await capabilities.heldDocuments(database.kysely, storage, { ...permit, plates })
  const kept = keptDocuments(documents, held, form.valid_from)
  return { held, kept: kept.filter(({ type }) => form.kept_documents.includes(type) && !sent.includes(type)) }
}

/**
 * A renewal that changes nothing takes over the documents of the permit that still hold, each as a file of its own: the new application has all it
 * is judged by, and none goes when the old record is forgotten. They join the files of the call, so everything after treats them as sent; what is
 * not taken over is missing by the rules of any application.
 */
export const bringKeptDocuments = async ({ body: form }: { body: SentApplicationForm }, context: Before<Context>): Promise<KeptDays> => {
  const permit = form.kept_documents.length === 0 ? undefined : await renewed(context, form)
  if (permit === undefined) return {}
  const { storage, files } = context
  const { held, kept } = await typesToKeep(context, form, permit)
  for (const { type, expires_on: last } of kept)
    for (const { file_name, media_type, storage_key, expires_on: day } of held.filter((document) => document.type === type)) {
      if (day === null ? last !== null : day < form.valid_from) continue
      const copy = await storage.receive(await storage.open(storage_key))
      files.push({ ...copy, field: `document.${type}`, file_name, media_type, expires_on: day })
    }
  return Object.fromEntries(kept.flatMap(({ type, expires_on: day }) => (day === null ? [] : [[type, day]])))
}
