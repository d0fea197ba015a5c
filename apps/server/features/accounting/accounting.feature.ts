import type { Feature } from '../../platform/http/feature.ts'
import { accountingTables } from './accounting-tables.ts'
import { handleReadLedgerAccounts, handleUpdateLedgerAccounts } from './accounts/ledger-accounts.ts'
import { handleReadIncome } from './figures/read-income.ts'
import { handleReadReconciliation } from './figures/read-reconciliation.ts'
import { handleListOpenItems, handleSumOpenItems } from './figures/open-items.ts'
import { handleExportJournal, handleListJournalEntries, handleReadJournal } from './journal/journal.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

export const accountingFeature: Feature = {
  name: 'accounting',
  ...ownTables(accountingTables),
  routes: [
    handleReadIncome,
    handleSumOpenItems,
    handleListOpenItems,
    handleReadJournal,
    handleListJournalEntries,
    handleReadReconciliation,
    handleExportJournal,
    handleReadLedgerAccounts,
    handleUpdateLedgerAccounts,
  ],
}
