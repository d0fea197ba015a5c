import { z } from 'zod/mini'
import { idSchema } from '../primitives/field-schemas.ts'
import { paymentSources } from '../payments/payment-source.ts'
import type { Text } from '../locale.ts'

/**
 * What is booked beside income: what payers owe, what came and is not put to an application yet, VAT, the fee of the procedure, and where the
 * money lies, by the source of the payment, the cash between drawer and bank, what counts of a drawer differ by, the coins and the income of coin
 * machines, and what payouts and deposits are short of: fees and differences.
 */
export const ledgerRoles = [
  'receivables',
  'unallocated',
  'vat',
  'administrative_fee',
  ...paymentSources,
  'cash_in_transit',
  'cash_difference',
  'machine_coins',
  'machine_income',
  'card_fees',
  'clearing_difference',
] as const
export type LedgerRole = (typeof ledgerRoles)[number]

/** The code of an account in the town's chart of accounts (`konto`), such as 7111207; empty while the town has not set it. */
const accountSchema = z._default(z.string().check(z.trim(), z.maxLength(20), z.regex(/^[\dA-Za-z.-]*$/, 'ledger_account')), '')

export const ledgerRolesSchema = z.object({
  receivables: accountSchema,
  unallocated: accountSchema,
  vat: accountSchema,
  administrative_fee: accountSchema,
  bank: accountSchema,
  cash: accountSchema,
  card_terminal: accountSchema,
  card_online: accountSchema,
  cash_in_transit: accountSchema,
  cash_difference: accountSchema,
  machine_coins: accountSchema,
  machine_income: accountSchema,
  card_fees: accountSchema,
  clearing_difference: accountSchema,
} satisfies Record<LedgerRole, unknown>)

/** What an administrator sets: the accounts of the roles, and the income account of each kind of permit by its id. */
export const ledgerAccountsFormSchema = z.object({ roles: ledgerRolesSchema, kinds: z.record(idSchema, accountSchema) })

export const ledgerRoleLabels: Readonly<Record<LedgerRole, Text>> = {
  receivables: { sl: 'Terjatve do plačnikov', en: 'Receivables from payers' },
  unallocated: { sl: 'Prejeta plačila, nerazporejena', en: 'Payments received, not put to anything yet' },
  vat: { sl: 'Obračunani DDV', en: 'VAT charged' },
  administrative_fee: { sl: 'Upravne takse', en: 'Administrative fees' },
  bank: { sl: 'Denar na računu', en: 'Money on the bank account' },
  cash: { sl: 'Gotovina v blagajni', en: 'Cash in the drawer' },
  card_terminal: { sl: 'Kartice na okencu', en: 'Cards at the counter' },
  card_online: { sl: 'Kartice na spletu', en: 'Cards online' },
  cash_in_transit: { sl: 'Gotovina na poti med blagajno in banko', en: 'Cash between the drawer and the bank' },
  cash_difference: { sl: 'Razlike ob zaključkih blagajne', en: 'Differences of drawer closings' },
  machine_coins: { sl: 'Kovanci iz parkomatov', en: 'Coins of coin machines' },
  machine_income: { sl: 'Prihodek parkomatov', en: 'Income of coin machines' },
  card_fees: { sl: 'Provizije kartic in štetja kovancev', en: 'Fees of cards and of counting coins' },
  clearing_difference: { sl: 'Razlike ob izplačilih in pologih', en: 'Differences of payouts and deposits' },
}
