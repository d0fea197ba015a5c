import {
  exportJournal,
  listOpenItems,
  readIncome,
  readJournal,
  readLedgerAccounts,
  sumOpenItems,
  updateLedgerAccounts,
} from '@dovolilnice/contract/accounting/operations'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { accountingTables } from './accounting-tables.ts'
import { handleReadLedgerAccounts, handleUpdateLedgerAccounts } from './accounts/ledger-accounts.ts'
import { handleReadIncome } from './figures/read-income.ts'
import { handleListOpenItems, handleSumOpenItems } from './figures/open-items.ts'
import { handleExportJournal, handleReadJournal } from './journal/journal.ts'

export const accountingFeature: Feature = {
  name: 'accounting',
  tables: accountingTables,
  routes: [
    implement(readIncome, handleReadIncome),
    implement(sumOpenItems, handleSumOpenItems),
    ...implementList(listOpenItems, handleListOpenItems),
    implement(readJournal, handleReadJournal),
    implement(exportJournal, handleExportJournal),
    implement(readLedgerAccounts, handleReadLedgerAccounts),
    implement(updateLedgerAccounts, handleUpdateLedgerAccounts),
  ],
}
