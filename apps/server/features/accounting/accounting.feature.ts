import {
  exportJournal,
  listJournalEntries,
  listOpenItems,
  readIncome,
  readJournal,
  readLedgerAccounts,
  readReconciliation,
  sumOpenItems,
  updateLedgerAccounts,
} from '@dovolilnice/contract/accounting/operations'
import { implement, type Feature, implementList } from '../../platform/http/feature.ts'
import { accountingTables } from './accounting-tables.ts'
import { handleReadLedgerAccounts, handleUpdateLedgerAccounts } from './accounts/ledger-accounts.ts'
import { handleReadIncome } from './figures/read-income.ts'
import { handleReadReconciliation } from './figures/read-reconciliation.ts'
import { handleListOpenItems, handleSumOpenItems } from './figures/open-items.ts'
import { handleExportJournal, handleListJournalEntries, handleReadJournal } from './journal/journal.ts'

export const accountingFeature: Feature = {
  name: 'accounting',
  tables: accountingTables,
  routes: [
    implement(readIncome, handleReadIncome),
    implement(sumOpenItems, handleSumOpenItems),
    ...implementList(listOpenItems, handleListOpenItems),
    implement(readJournal, handleReadJournal),
    implement(listJournalEntries, handleListJournalEntries),
    implement(readReconciliation, handleReadReconciliation),
    implement(exportJournal, handleExportJournal),
    implement(readLedgerAccounts, handleReadLedgerAccounts),
    implement(updateLedgerAccounts, handleUpdateLedgerAccounts),
  ],
}
