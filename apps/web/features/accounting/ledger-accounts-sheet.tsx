import { ledgerRoleLabels, ledgerRoles } from '@dovolilnice/contract/accounting/ledger-accounts'
import { readLedgerAccounts, updateLedgerAccounts } from '@dovolilnice/contract/accounting/operations'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { t, useOperation } from '../../platform/kit.ts'
import { type BodyOf, fieldsOf, FormRow } from '../../ui/form/kit.ts'
import { OperationView, SharedForm, Sheet, useSharedForm } from '../../ui/kit.ts'
import styles from './accounting.module.css'
import { texts } from './texts.ts'

type Accounts = OperationOutput<typeof readLedgerAccounts>

const { TextField } = fieldsOf<BodyOf<typeof updateLedgerAccounts>>()

const AccountsForm = ({ accounts: { roles, kinds } }: { accounts: Accounts }) => {
  const defaults = { roles, kinds: Object.fromEntries(kinds.map(({ id, account }) => [id, account])) }
  const shared = useSharedForm<typeof updateLedgerAccounts>(updateLedgerAccounts, {
    defaults,
    callOf: (body, began) => ({ body: { ...body, seen: began && { ...began } } }),
    done: texts.saved,
  })
  return (
    <SharedForm {...shared} label={t(texts.accounts)} submit={t(texts.save)}>
      <p className={styles.hint}>{t(texts.accountsHow)}</p>
      <FormRow>
        {ledgerRoles.map((role) => (
          <TextField key={role} name={`roles.${role}`} label={t(ledgerRoleLabels[role])} maxLength={20} optional />
        ))}
      </FormRow>
      <h3 className={styles.section}>{t(texts.incomeOf)}</h3>
      <FormRow>
        {kinds.map(({ id, name }) => (
          <TextField key={id} name={`kinds.${id}`} label={t(name)} maxLength={20} optional />
        ))}
      </FormRow>
    </SharedForm>
  )
}

export const LedgerAccountsSheet = () => (
  <Sheet title={t(texts.accounts)}>
    <OperationView query={useOperation(readLedgerAccounts, {})}>{(accounts) => <AccountsForm accounts={accounts} />}</OperationView>
  </Sheet>
)
