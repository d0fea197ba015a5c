import { z } from 'zod/mini'
import { isSlovenianIban, plainIban } from './bank/iban.ts'
import { endsWithCheckDigit, townReferenceModels } from './bank/reference.ts'

/** How the municipality is paid. Without an IBAN there are no pro-formas, and applicants are told to ask for the payment details. */
export const moneySettingsSchema = z.object({
  /** The account that payments come to, without blanks; empty while there is none. */
  iban: z.string(),
  bic: z.string(),
  bank: z.string(),
  reference_model: z.enum(townReferenceModels),
  /** Code of the budget user with its check digit, five digits; for references of SI11. */
  budget_user_code: z.string(),
  /** Sub-account of the income with its check digit, seven digits; for references of SI11. */
  account_code: z.string(),
  /** Four letters of the banks' list that say what payments are for. */
  purpose_code: z.string(),
  /** Days before the due day on which the applicant is reminded of the payment. */
  reminder_days: z.int(),
  /** Whether a payment in full issues the permit by itself; otherwise a clerk does. */
  issue_on_payment: z.boolean(),
})

const optional = (fits: (value: string) => boolean, rule: string) =>
  z._default(
    z.string().check(
      z.overwrite(plainIban),
      z.refine((value) => value === '' || fits(value), rule),
    ),
    '',
  )
/** An account for payments: Slovenian, or none. */
export const accountIban = optional(isSlovenianIban, 'iban')
/** A code in references of SI11, with its check digit, or none. */
export const referenceCode = (digits: number) => optional((value) => value.length === digits && endsWithCheckDigit(value), 'reference_code')

/** What an administrator sets. The two codes are required by SI11, which is made of them. */
export const moneyChangesSchema = z
  .object({
    iban: accountIban,
    bic: optional((value) => /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(value), 'bic'),
    bank: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
    reference_model: moneySettingsSchema.shape.reference_model,
    budget_user_code: referenceCode(5),
    account_code: referenceCode(7),
    purpose_code: z.string({ error: 'required' }).check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{4}$/, 'purpose_code')),
    reminder_days: z.int().check(z.minimum(1), z.maximum(60)),
    issue_on_payment: z._default(z.boolean(), false),
  })
  .check(({ value, issues }) => {
    if (value.reference_model !== 'SI11') return
    for (const name of ['budget_user_code', 'account_code'] as const)
      if (value[name] === '') issues.push({ code: 'custom', path: [name], message: 'required', input: value[name] })
  })
