import { OperationError } from '@dovolilnice/contract/errors'
import { isFiscal } from '@dovolilnice/contract/invoices/invoice'
import type { Issuer, PaymentMethod } from '@dovolilnice/contract/invoices/invoice'
import { lastSendingDay } from '@dovolilnice/contract/money/fiscal-term'
import type { WorkContext } from '../../../platform/http/context.ts'

/** The parts of an invoice from which its marks are computed. */
interface Markable {
  payment_method: PaymentMethod
  issuer: Issuer
  premise_code: string
  device_code: string
  sequence: number
  total_cents: number
  issued_at: Date
}

const taxDigits = (taxNumber: string): string | undefined => /^(?:SI)?(\d{8})$/.exec(taxNumber)?.[1]

/** Whose number stands for the operator: the clerk's own; where no person issues, that of the municipality (specification, R_3.10). */
const operatorOf = async ({ trx, actor }: WorkContext, issuerTaxNumber: string): Promise<string> => {
  if (actor.id === null) return issuerTaxNumber
  const clerk = await trx.selectFrom('app_user').select('tax_number').where('id', '=', actor.id).executeTakeFirst()
  const own = taxDigits(clerk?.tax_number ?? '')
  if (own === undefined) throw new OperationError('operator_tax_number')
  return own
}

/**
 * The columns with which an invoice waits for the tax authority; none for one that need not be verified.
 * @throws OperationError `fiscal_unavailable` without a link to the tax authority or without the town's tax number; `operator_tax_number`
 */
export const marksOf = async (context: WorkContext, invoice: Markable) => {
  if (!isFiscal(invoice.payment_method)) return { fiscal_status: 'none' as const }
  const taxNumber = taxDigits(invoice.issuer.tax_number)
  if (context.fiscal === undefined || taxNumber === undefined) throw new OperationError('fiscal_unavailable')
  return {
    fiscal_status: 'waiting' as const,
    fiscal_test: context.fiscal.testEnvironment,
    fiscal_due_on: lastSendingDay(invoice.issued_at),
    operator_tax_number: await operatorOf(context, taxNumber),
    zoi: context.fiscal.zoiOf({ ...invoice, tax_number: taxNumber, premise: invoice.premise_code, device: invoice.device_code }),
  }
}
