import type { Text } from '../locale.ts'
import type { LedgerRole } from './ledger-accounts.ts'

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
}
