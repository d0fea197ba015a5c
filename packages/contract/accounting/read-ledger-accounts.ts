import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { textSchema } from '../primitives/field-schemas.ts'
import { idSchema } from '../primitives/ids.ts'
import { ledgerRolesSchema } from './ledger-accounts.ts'

/** The town's accounts; an empty code where one is not set. */
export const readLedgerAccounts = defineOperation({
  name: 'read-ledger-accounts',
  method: 'GET',
  path: 'v1/admin/accounting/accounts',
  access: 'accounting:read',
  summary: 'Accounts of the ledger',
  output: z.object({
    roles: ledgerRolesSchema,
    /** Each kind of permit in the order of the price list. */
    kinds: z.array(z.object({ id: idSchema, name: textSchema, account: z.string() })),
  }),
})
