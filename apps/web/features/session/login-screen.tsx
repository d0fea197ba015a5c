import { beginProviderSignIn } from '@dovolilnice/contract/identity-provider/provider-sign-in'
import { IconBuildingBank } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { call, canUsePasskeys, plainOperation, sentenceOf, t, useOperation } from '../../platform/kit.ts'
import { Button, FrontCard, FrontCardLinks, lazyPart, Notice } from '../../ui/kit.ts'
import { keepWayOn } from './way-on.ts'
import { texts } from './texts.ts'
import type { readSignInWays as ReadSignInWays } from '@dovolilnice/contract/session/operations'
import { PasskeyButton } from './passkey-button.tsx'
import styles from './other-ways.module.css'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { logIn } from '@dovolilnice/contract/session/log-in'
import type { SecondStep } from '@dovolilnice/contract/session/second-step'
import { type BodyOf, fieldsOf, OperationForm, PasswordField, SubmitButton, useOperationForm } from '../../ui/form/kit.ts'
import { enter } from './enter.ts'
import { SecondStepCard } from './second-step-card.tsx'

/** Leaves for the municipality's identity provider, which sends the browser back. */
const ProviderButton = () => {
  const { redirect } = useSearch({ from: '/front/prijava' })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const leave = async () => {
    setBusy(true)
    setFailure(undefined)
    keepWayOn(redirect)
    try {
      const { url } = await call(beginProviderSignIn, {}, { quiet: true })
      window.location.assign(url)
    } catch (error) {
      setFailure(sentenceOf(error))
      setBusy(false)
    }
  }
  return (
    <>
      <Button label={t(texts.byProvider)} look="plain" wide busy={busy} icon={IconBuildingBank} onClick={() => void leave()} />
      {failure !== undefined && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
    </>
  )
}

const readSignInWays = plainOperation<typeof ReadSignInWays>({
  name: 'read-sign-in-ways',
  method: 'GET',
  path: 'auth/ways',
  access: 'public',
})

/** What the sign-in offers beside the password; under the form, so that nothing moves when it comes. */
const OtherWays = () => {
  const { data } = useOperation(readSignInWays, {}, { quiet: true })
  if (data === undefined) return null
  const passkeys = canUsePasskeys(data.passkey_origin)
  if (!passkeys && !data.identity_provider) return null
  return (
    <div className={styles.ways}>
      {data.identity_provider && <ProviderButton />}
      {passkeys && <PasskeyButton />}
    </div>
  )
}

type LogInValues = BodyOf<typeof logIn>
const { TextField } = fieldsOf<LogInValues>()

const MailedCodeCard = lazyPart(() => import('./mailed-code-card.tsx').then(({ MailedCodeCard: Card }) => Card))

const PasswordCard = ({ onStep, onCode }: { onStep: (step: SecondStep) => void; onCode: () => void }) => {
  const onDone = ({ user, second_step: step }: OperationOutput<typeof logIn>) => {
    if (user !== null) enter(user)
    else if (step !== null) onStep(step)
  }
  const form = useOperationForm(logIn, { defaults: { email: '', password: '' }, onDone })
  useEffect(() => {
    if (form.failure !== undefined) console.warn('Login failed:', form.failure.code)
  }, [form.failure])
  return (
    <FrontCard title={t(texts.title)} hint={t(texts.signInHint)}>
      <OperationForm form={form} leaveFreely>
        <TextField name="email" type="email" label={t(texts.email)} autoComplete="username" autoCapitalize="none" autoFocus />
        <PasswordField<LogInValues> name="password" label={t(texts.password)} autoComplete="current-password" />
        <SubmitButton label={t(texts.signIn)} form={form} wide />
      </OperationForm>
      <OtherWays />
      <FrontCardLinks>
        <Button label={t(texts.byMailedCode)} look="quiet" onClick={onCode} />
        <Link to="/ponastavitev-gesla">{t(texts.forgotten)}</Link>
        <Link to="/obrazci/parkirna-dovolilnica">{t(texts.withoutAccount)}</Link>
      </FrontCardLinks>
    </FrontCard>
  )
}

/** Signing in runs the guards again, and theirs is the way on: back to where the person was going, or to where they begin. */
export const LoginScreen = () => {
  const [step, setStep] = useState<SecondStep>()
  const [byCode, setByCode] = useState(false)
  if (step !== undefined) return <SecondStepCard step={step} onBack={() => setStep(undefined)} />
  if (byCode) return <MailedCodeCard onStep={setStep} onBack={() => setByCode(false)} />
  return <PasswordCard onStep={setStep} onCode={() => setByCode(true)} />
}
