import type { Account } from '@dovolilnice/contract/users/account'
import { changeOwnEmail } from '@dovolilnice/contract/users/change-own-email'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './settings.module.css'
import { texts } from './texts.ts'

const { PasswordField, TextField } = fieldsOf<BodyOf<typeof changeOwnEmail>>()

/** Another e-mail address: proved by the password and by the link mailed to it. */
export const EmailChange = ({ account }: { account: Account }) => {
  const t = useTranslate()
  const defaults = { email: '', password: '' }
  const form = useOperationForm(changeOwnEmail, { defaults, done: texts.emailSent, onDone: () => form.reset(defaults) })
  return (
    <Sheet title={t(texts.email)}>
      <p className={styles.how}>{t(texts.emailHow, { email: account.email })}</p>
      {account.pending_email !== null && <Notice tone="warning">{t(texts.emailPending, { email: account.pending_email })}</Notice>}
      <OperationForm form={form} label={t(texts.email)} leaveFreely>
        <TextField name="email" type="email" label={t(texts.newEmail)} autoComplete="email" autoCapitalize="none" />
        <PasswordField name="password" label={t(texts.passwordProof)} autoComplete="current-password" />
        <FormButtons>
          <SubmitButton form={form}>{t(texts.changeEmail)}</SubmitButton>
        </FormButtons>
      </OperationForm>
    </Sheet>
  )
}
