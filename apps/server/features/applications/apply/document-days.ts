import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { Locale } from '@dovolilnice/contract/locale'
import type { PermitKind, ValidityRule } from '@dovolilnice/contract/parking/permit-kind'
import { validityOf } from '@dovolilnice/contract/parking/validity'
import type { Context } from '../../../platform/http/context.ts'
import type { ApplicationRecord } from '../record/application-record.ts'

/**
 * Recalculates the days when they end with a document that came later: the permit must not be valid longer than its proof.
 * @param sent the types of the received documents
 * @param expires their last valid days, by type
 * @throws OperationError `validation` for a document that expires before the permit begins
 */
export const daysProved = (
  rule: ValidityRule,
  { valid_from, period, period_count, replaces_permit_id: replaces }: ApplicationRecord,
  sent: readonly string[],
  expires: Record<string, string>,
  locale: Locale,
): { valid_until?: string } => {
  if (rule.rule !== 'document' || replaces !== null || !sent.includes(rule.documentType)) return {}
  const path = `document_expires.${rule.documentType}`
  const day = expires[rule.documentType]
  if (day === undefined) throw new OperationError('validation', { fields: [fieldError(path, 'required', locale)] })
  if (day < valid_from) throw new OperationError('validation', { fields: [fieldError(path, 'document_expired', locale)] })
  return { valid_until: validityOf(rule, valid_from, period, period_count, day).valid_until }
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
