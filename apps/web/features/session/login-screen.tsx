import type { OperationOutput } from '@dovolilnice/contract/operation'
import { logIn } from '@dovolilnice/contract/session/log-in'
import type { SecondStep } from '@dovolilnice/contract/session/second-step'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { lazyPart } from '../../ui/states/lazy-part.tsx'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { FrontCard, FrontCardLinks } from '../../ui/front-card.tsx'
import { enter } from './enter.ts'
import { OtherWays } from './other-ways.tsx'
import { SecondStepCard } from './second-step-card.tsx'
import { texts } from './texts.ts'

const { PasswordField, TextField } = fieldsOf<BodyOf<typeof logIn>>()

const MailedCodeCard = lazyPart(() => import('./mailed-code-card.tsx').then(({ MailedCodeCard: Card }) => Card))

const PasswordCard = ({ onStep, onCode }: { onStep: (step: SecondStep) => void; onCode: () => void }) => {
  const t = useTranslate()
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
        <PasswordField name="password" label={t(texts.password)} autoComplete="current-password" />
        <SubmitButton form={form} wide>
          {t(texts.signIn)}
        </SubmitButton>
      </OperationForm>
      <OtherWays />
      <FrontCardLinks>
        <Button look="quiet" onClick={onCode}>
          {t(texts.byMailedCode)}
        </Button>
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
