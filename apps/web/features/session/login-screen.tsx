import { logIn } from '@dovolilnice/contract/session/log-in'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { signIn } from '../../platform/session/session-store.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { FrontCard, FrontCardLinks } from '../../ui/front-card.tsx'
import { texts } from './texts.ts'

const { PasswordField, TextField } = fieldsOf<BodyOf<typeof logIn>>()

/** Signing in runs the guards again, and theirs is the way on: back to where the person was going, or to where they begin. */
export const LoginScreen = () => {
  const t = useTranslate()
  const form = useOperationForm(logIn, { defaults: { email: '', password: '' }, onDone: ({ user }) => signIn(user) })
  useEffect(() => {
    if (form.failure !== undefined) console.warn('Login failed:', form.failure.code)
  }, [form.failure])
  return (
    <FrontCard title={t(texts.signIn)} hint={t(texts.signInHint)}>
      <OperationForm form={form} leaveFreely>
        <TextField name="email" type="email" label={t(texts.email)} autoComplete="username" autoCapitalize="none" autoFocus />
        <PasswordField name="password" label={t(texts.password)} autoComplete="current-password" />
        <SubmitButton form={form} wide>
          {t(texts.signIn)}
        </SubmitButton>
      </OperationForm>
      <FrontCardLinks>
        <Link to="/ponastavitev-gesla">{t(texts.forgotten)}</Link>
        <Link to="/obrazci/parkirna-dovolilnica">{t(texts.withoutAccount)}</Link>
      </FrontCardLinks>
    </FrontCard>
  )
}
