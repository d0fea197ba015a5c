import { confirmIdentity } from '@dovolilnice/contract/users/confirm-identity'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { texts } from './texts.ts'

const { PasswordField } = fieldsOf<BodyOf<typeof confirmIdentity>>()

/** The password once more, before factors are changed in a session that has been open for a while. */
export const ConfirmIdentity = () => {
  const t = useTranslate()
  const form = useOperationForm(confirmIdentity, { defaults: { password: '' } })
  return (
    <OperationForm form={form} label={t(texts.confirm)} leaveFreely>
      <p>{t(texts.confirmHow)}</p>
      <PasswordField name="password" label={t(texts.password)} autoComplete="current-password" />
      <FormButtons>
        <SubmitButton form={form}>{t(texts.confirm)}</SubmitButton>
      </FormButtons>
    </OperationForm>
  )
}
