import { ledgerAccountsFormSchema, type LedgerRole, ledgerRoleLabels, ledgerRoles } from '@dovolilnice/contract/accounting/ledger-accounts'
import { readLedgerAccounts, updateLedgerAccounts } from '@dovolilnice/contract/accounting/operations'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Text } from '@dovolilnice/contract/locale'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { asStored, requireSeen } from '../../../platform/audit/conflict-error.ts'
import { lockKeys } from '../../../platform/database/session.ts'
import { type Db, insertRow } from '../../../platform/database/db.ts'
import { implement } from '../../../platform/http/context.ts'

/** An account of the town with what is booked on it; the code is empty while it is not set. */
export interface LedgerAccount {
  name: Text
  account: string
}

const kindPlace = (id: string): string => `kind:${id}`
const kindName = ({ sl, en }: Text): Text => ({ sl: `Prihodek: ${sl}`, en: `Income: ${en}` })

const readKinds = (db: Db) => db.selectFrom('permit_kind').select(['id', 'name']).orderBy('position').execute()

/** All places of the ledger, the roles first. */
export const readLedger = async (db: Db): Promise<Map<string, LedgerAccount>> => {
  const rows = await db.selectFrom('ledger_account').selectAll().execute()
  const accounts = new Map(rows.map(({ place, account }) => [place, account]))
  const kinds = await readKinds(db)
  const places: [string, Text][] = [
    ...ledgerRoles.map((role): [string, Text] => [role, ledgerRoleLabels[role]]),
    ...kinds.map(({ id, name }): [string, Text] => [kindPlace(id), kindName(name)]),
  ]
  return new Map(places.map(([place, name]) => [place, { name, account: accounts.get(place) ?? '' }]))
}

const readAccounts = async (db: Db): Promise<OperationOutput<typeof readLedgerAccounts>> => {
  const ledger = await readLedger(db)
  const accountOf = (place: string): string => ledger.get(place)?.account ?? ''
  const ofRole = (role: LedgerRole): string => accountOf(role)
  return {
    roles: {
      receivables: ofRole('receivables'),
      unallocated: ofRole('unallocated'),
      vat: ofRole('vat'),
      administrative_fee: ofRole('administrative_fee'),
      bank: ofRole('bank'),
      cash: ofRole('cash'),
      card_terminal: ofRole('card_terminal'),
      card_online: ofRole('card_online'),
      cash_in_transit: ofRole('cash_in_transit'),
      cash_difference: ofRole('cash_difference'),
      machine_coins: ofRole('machine_coins'),
      machine_income: ofRole('machine_income'),
      card_fees: ofRole('card_fees'),
      clearing_difference: ofRole('clearing_difference'),
    },
    kinds: (await readKinds(db)).map(({ id, name }) => ({ id, name, account: accountOf(kindPlace(id)) })),
  }
}

export const handleReadLedgerAccounts = implement(readLedgerAccounts, (_, { db }) => readAccounts(db))

/** The accounts as the form sends them. */
const readForm = async (db: Db) => {
  const { roles, kinds } = await readAccounts(db)
  return { roles, kinds: Object.fromEntries(kinds.map(({ id, account }) => [id, account])) }
}

/** `Terjatve do plačnikov: 1200`: what an event says of the accounts. */
const auditAccounts = (ledger: ReadonlyMap<string, LedgerAccount>) => ({
  accounts: [...ledger.values()].flatMap(({ name, account }) => (account === '' ? [] : [`${name.sl}: ${account}`])).join('; '),
})

export const handleUpdateLedgerAccounts = implement(updateLedgerAccounts, async ({ body: { seen, roles, kinds } }, { trx, record }) => {
  await lockKeys(trx, ['ledger accounts'])
  requireSeen(await readForm(trx), asStored(ledgerAccountsFormSchema, seen))
  const before = await readLedger(trx)
  const given = [...Object.entries(roles), ...Object.entries(kinds).map(([id, account]) => [kindPlace(id), account] as const)]
  if (given.some(([place]) => !before.has(place))) throw new OperationError('not_found')
  await trx.deleteFrom('ledger_account').execute()
  const rows = given.filter(([, account]) => account !== '').map(([place, account]) => ({ place, account }))
  if (rows.length > 0) await insertRow(trx, 'ledger_account', rows)
  record({ before: auditAccounts(before), after: auditAccounts(await readLedger(trx)) })
})
