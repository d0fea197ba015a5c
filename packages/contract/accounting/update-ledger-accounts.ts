import { z } from 'zod/mini'
import { seenValues } from '../history/seen-values.ts'
import { defineOperation } from '../operation.ts'
import { ledgerAccountsFormSchema } from './ledger-accounts.ts'

/** Sets the accounts; what is left out becomes empty. Journals are always written with the accounts of today. */
export const updateLedgerAccounts = defineOperation({
  name: 'update-ledger-accounts',
  method: 'POST',
  path: 'v1/admin/accounting/accounts/update',
  access: 'parameters:write',
  summary: 'Sets the accounts of the ledger',
  body: z.extend(ledgerAccountsFormSchema, { seen: seenValues }),
  errors: ['not_found', 'conflict'],
  audit: { action: 'ledger:update', kind: 'change' },
})
