import { requestSignInCode, signInWithMailedCode } from '@dovolilnice/contract/session/operations'
import type { SecondStep } from '@dovolilnice/contract/session/second-step'
import { useState } from 'react'
import { useTranslate } from '../../platform/translate/translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { fieldsOf, SubmitButton, OperationForm, useOperationForm, type BodyOf } from '../../ui/form/form.tsx'
import { FrontCard, FrontCardLinks } from '../../ui/front-card.tsx'
import { mailedCodeTexts as texts } from './mailed-code-texts.ts'
import { enter } from './enter.ts'

const request = fieldsOf<BodyOf<typeof requestSignInCode>>()
const proof = fieldsOf<BodyOf<typeof signInWithMailedCode>>()

interface CardProps {
  onStep: (step: SecondStep) => void
  onBack: () => void
}

const CodeForm = ({ onStep }: Pick<CardProps, 'onStep'>) => {
  const t = useTranslate()
  const form = useOperationForm(signInWithMailedCode, {
    defaults: { code: '' },
    onDone: ({ user, second_step: step }) => {
      if (user !== null) enter(user)
      else if (step !== null) onStep(step)
    },
  })
  return (
    <OperationForm form={form} leaveFreely>
      <proof.TextField name="code" label={t(texts.code)} autoComplete="one-time-code" inputMode="numeric" autoFocus />
      <SubmitButton form={form} wide>
        {t(texts.signIn)}
      </SubmitButton>
    </OperationForm>
  )
}

/** Signing in with a mailed code instead of a password: the address first, then the code. */
export const MailedCodeCard = ({ onStep, onBack }: CardProps) => {
  const t = useTranslate()
  const [sent, setSent] = useState(false)
  const form = useOperationForm(requestSignInCode, { defaults: { email: '' }, onDone: () => setSent(true) })
  return (
    <FrontCard title={t(texts.title)} hint={<span role="status">{t(sent ? texts.sent : texts.hint)}</span>}>
      {sent ? (
        <CodeForm onStep={onStep} />
      ) : (
        <OperationForm form={form} leaveFreely>
          <request.TextField name="email" type="email" label={t(texts.email)} autoComplete="email" autoCapitalize="none" autoFocus />
          <SubmitButton form={form} wide>
            {t(texts.send)}
          </SubmitButton>
        </OperationForm>
      )}
      <FrontCardLinks>
        {sent && (
          <Button look="quiet" onClick={() => setSent(false)}>
            {t(texts.again)}
          </Button>
        )}
        <Button look="quiet" onClick={onBack}>
          {t(texts.byPassword)}
        </Button>
      </FrontCardLinks>
    </FrontCard>
  )
}
