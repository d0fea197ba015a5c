import type { OperationOutput } from '@dovolilnice/contract/operation'
import { findPasswordReset, resetPassword } from '@dovolilnice/contract/session/operations'
import { useNavigate, useParams } from '@tanstack/react-router'
import { sentenceOf, t, useOnce } from '../../platform/kit.ts'
import { Button, ButtonLink, FrontCard, ScreenLoading } from '../../ui/kit.ts'
import { type BodyOf, OperationForm, PasswordField, SubmitButton, useOperationForm } from '../../ui/form/kit.ts'
import { texts } from './texts.ts'

type Values = BodyOf<typeof resetPassword>

const hintOf = { reset: undefined, invitation: texts.invitationHint, sign_up: texts.signUpHint } as const

const NewPassword = ({ token, purpose }: { token: string; purpose: OperationOutput<typeof findPasswordReset>['purpose'] }) => {
  const navigate = useNavigate()
  const form = useOperationForm(resetPassword, {
    defaults: { token, password: '', password_confirmation: '' },
    done: texts.passwordSet,
    onDone: () => void navigate({ to: '/prijava' }),
  })
  return (
    <FrontCard title={t(purpose === 'reset' ? texts.setTitle : texts.invitationTitle)} hint={hintOf[purpose] && t(hintOf[purpose])}>
      <OperationForm form={form} leaveFreely>
        <PasswordField<Values>
          name="password"
          label={t(texts.newPassword)}
          description={t(texts.passwordHint)}
          autoComplete="new-password"
          autoFocus
        />
        <PasswordField<Values> name="password_confirmation" label={t(texts.repeatPassword)} autoComplete="new-password" />
        <SubmitButton label={t(texts.setPassword)} form={form} wide />
      </OperationForm>
    </FrontCard>
  )
}

/** Opened by a mailed link: to reset a password, or to choose the first one after an invitation. */
export const SetPasswordScreen = () => {
  const { token } = useParams({ from: '/front/ponastavitev-gesla/$token' })
  const { data, error, refetch } = useOnce(findPasswordReset, { params: { token } }, { quiet: true })
  if (data !== undefined) return <NewPassword token={token} purpose={data.purpose} />
  if (error === null) return <ScreenLoading />
  if (error.status >= 500 || error.status === 429)
    return (
      <FrontCard title={t(texts.setTitle)} hint={<span role="alert">{sentenceOf(error)}</span>}>
        <Button label={t(texts.retry)} onClick={() => void refetch()} />
      </FrontCard>
    )
  return (
    <FrontCard title={t(texts.expiredTitle)} hint={t(texts.expired)}>
      <ButtonLink label={t(texts.requestNew)} to="/ponastavitev-gesla" />
    </FrontCard>
  )
}
