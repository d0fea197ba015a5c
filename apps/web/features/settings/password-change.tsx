import { changeOwnPassword, isReachable } from '@dovolilnice/contract/users/own-account'
import { useNavigate } from '@tanstack/react-router'
import { askWhoIsSignedIn, homeOf, sessionStore, t, useUser } from '../../platform/kit.ts'
import { type BodyOf, fieldsOf, OperationForm, PasswordField, useOperationForm } from '../../ui/form/kit.ts'
import { Notice, Sheet } from '../../ui/kit.ts'
import { texts } from './texts.ts'

type ChangeOwnPasswordValues = BodyOf<typeof changeOwnPassword>
const { TextField } = fieldsOf<ChangeOwnPasswordValues>()

const defaults = { current_password: '', password: '', password_confirmation: '', email: '' }

/** A new password; one that an administrator set must be changed before anything else, and then the person begins where their day begins. */
export const PasswordChange = () => {
  const { reset, email } = useUser()
  const navigate = useNavigate()
  // The account that a town was founded with has none of its own.
  const asksEmail = reset && !isReachable(email)
  const form = useOperationForm(changeOwnPassword, {
    defaults,
    done: texts.passwordChanged,
    onDone: () => {
      form.reset(defaults)
      void askWhoIsSignedIn().then(() => (reset ? navigate({ to: homeOf(sessionStore.get()) }) : undefined))
    },
  })
  return (
    <Sheet title={t(texts.password)} tone={reset ? 'warning' : undefined}>
      {reset ? <Notice tone="warning">{t(texts.mustReset)}</Notice> : <p className="how">{t(texts.passwordHow)}</p>}
      <OperationForm form={form} label={t(texts.password)} leaveFreely submit={t(texts.changePassword)}>
        <PasswordField<ChangeOwnPasswordValues> name="current_password" label={t(texts.currentPassword)} autoComplete="current-password" />
        <PasswordField<ChangeOwnPasswordValues>
          name="password"
          label={t(texts.newPassword)}
          description={t(texts.newPasswordHow)}
          autoComplete="new-password"
        />
        <PasswordField<ChangeOwnPasswordValues> name="password_confirmation" label={t(texts.repeatPassword)} autoComplete="new-password" />
        {asksEmail && (
          <TextField name="email" type="email" label={t(texts.ownEmail)} description={t(texts.ownEmailHow)} autoComplete="email" />
        )}
      </OperationForm>
    </Sheet>
  )
}
