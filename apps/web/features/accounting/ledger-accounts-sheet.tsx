import { ledgerRoleLabels, ledgerRoles } from '@dovolilnice/contract/accounting/ledger-accounts'
import { readLedgerAccounts, updateLedgerAccounts } from '@dovolilnice/contract/accounting/operations'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { useOperation } from '../../platform/calls/query.ts'
import { useTranslate } from '../../platform/translate/translate.ts'
import { fieldsOf, FormButtons, FormRow, SubmitButton, useOperationForm, type BodyOf, type Form } from '../../ui/form/form.tsx'
import { SharedForm, useInsistence } from '../../ui/record/saved-meanwhile.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import styles from './accounting.module.css'
import { texts } from './texts.ts'

type Accounts = OperationOutput<typeof readLedgerAccounts>

const { TextField } = fieldsOf<BodyOf<typeof updateLedgerAccounts>>()

const AccountsForm = ({ accounts: { roles, kinds } }: { accounts: Accounts }) => {
  const t = useTranslate()
  const defaults = { roles, kinds: Object.fromEntries(kinds.map(({ id, account }) => [id, account])) }
  const { insists, insist } = useInsistence()
  const form: Form<BodyOf<typeof updateLedgerAccounts>> = useOperationForm<typeof updateLedgerAccounts>(updateLedgerAccounts, {
    defaults,
    toCall: (body) => ({ body: insists.current ? body : { ...body, seen: { ...form.formState.defaultValues } } }),
    done: texts.saved,
  })
  return (
    <SharedForm form={form} insist={insist} label={t(texts.accounts)}>
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
      <FormButtons>
        <SubmitButton form={form}>{t(texts.save)}</SubmitButton>
      </FormButtons>
    </SharedForm>
  )
}

/** The accounts of the ledger, for administrators. */
export const LedgerAccountsSheet = () => {
  const t = useTranslate()
  const query = useOperation(readLedgerAccounts, {})
  return (
    <Sheet title={t(texts.accounts)}>
      <OperationView query={query}>{(accounts) => <AccountsForm accounts={accounts} />}</OperationView>
    </Sheet>
  )
}
