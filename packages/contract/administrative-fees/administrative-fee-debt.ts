import { z } from 'zod/mini'
import type { Text } from '../locale.ts'
import { paymentDetailsSchema } from '../money/bank/payment-details.ts'
import { moneyLineSchema } from '../money/money-line.ts'
import { localDaySchema, textSchema } from '../primitives/field-schemas.ts'

/** What became of a claim to be exempt. A claim counts only once a clerk has granted it; until then nobody is asked to pay. */
export const exemptionStatuses = ['claimed', 'granted', 'refused'] as const
export type ExemptionStatus = (typeof exemptionStatuses)[number]

export const exemptionStatusLabels: Record<ExemptionStatus, Text> = {
  claimed: { sl: 'Uveljavlja oprostitev', en: 'Claims an exemption' },
  granted: { sl: 'Oproščeno', en: 'Exempt' },
  refused: { sl: 'Oprostitev ni priznana', en: 'Exemption not granted' },
}

/** The administrative fee of one application, as its applicant and the clerks see it. */
export const administrativeFeeDebtSchema = z.object({
  /** Each number of the tariff, and what is exempt with its ground. */
  lines: z.array(moneyLineSchema),
  cents: z.int(),
  received_cents: z.int(),
  open_cents: z.int(),
  due_on: localDaySchema,
  /** When the applicant was last called to pay; null where nobody was. */
  called_on: z.nullable(localDaySchema),
  /** The number of that call, which is an act. */
  call_number: z.nullable(z.string()),
  exemption: z.nullable(z.object({ status: z.enum(exemptionStatuses), name: z.nullable(textSchema) })),
  /** How to pay it; null when nothing is to be paid now, or the municipality has no account. */
  payment: z.nullable(paymentDetailsSchema),
})
export type AdministrativeFeeDebt = z.output<typeof administrativeFeeDebtSchema>

/** Whether the term to pay has ended, that of the fee or of the last call: until then nobody is called to pay (ZUT, art. 31). */
export const feeTermEnded = ({ due_on: due }: Pick<AdministrativeFeeDebt, 'due_on'>, today: string): boolean => due < today
