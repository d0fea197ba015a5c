import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { withWaiver } from '@dovolilnice/contract/money/fees/fee-waiver'
import type { FeeWaiver } from '@dovolilnice/contract/money/fees/fee-waiver'
import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import type { Context } from '../../../platform/http/context.ts'
import type { ApplicationRecord } from '../record/application-record.ts'

/**
 * The lines of the fee with what the clerk takes off.
 * @throws OperationError `validation` where nothing is covered, or the proof is no document of the application
 */
export const waivedLines = async (
  { trx, locale, capabilities }: Context,
  { id }: ApplicationRecord,
  lines: MoneyLine[],
  waiver: FeeWaiver | undefined,
): Promise<MoneyLine[]> => {
  if (waiver === undefined) return lines
  const documents = await capabilities.readApplicationDocuments(trx, id)
  const isProof = documents.some((document) => document.id === waiver.document_id && document.deleted_at === null)
  const waived = withWaiver(lines, waiver)
  const fields = [
    ...(waiver.document_id === null || isProof ? [] : [fieldError('waiver.document_id', 'choice', locale)]),
    ...(waived.length > lines.length ? [] : [fieldError('waiver.covers', 'nothing_to_waive', locale)]),
  ]
  if (fields.length > 0) throw new OperationError('validation', { fields })
  return waived
}
