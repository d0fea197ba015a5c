import { requestSignInCode, signInWithMailedCode } from '@dovolilnice/contract/session/operations'
import type { SecondStep } from '@dovolilnice/contract/session/second-step'
import { useState } from 'react'
import { defineTexts, t } from '../../platform/kit.ts'
import { Button, FrontCard, FrontCardLinks } from '../../ui/kit.ts'
import { type BodyOf, fieldsOf, OperationForm, SubmitButton, useOperationForm } from '../../ui/form/kit.ts'
import { enter } from './enter.ts'

const texts = defineTexts({
  title: { sl: 'Prijava s kodo', en: 'Sign in with a code' },
  hint: {
    sl: 'Na vaš e-poštni naslov bomo poslali kodo za eno prijavo. Zaposleni na občini se tako ne morejo prijaviti.',
    en: 'We send a code for one sign-in to your e-mail address. Municipal staff cannot use it.',
  },
  email: { sl: 'E-poštni naslov', en: 'E-mail address' },
  send: { sl: 'Pošlji kodo', en: 'Send the code' },
  sent: {
    sl: 'Če račun s tem naslovom obstaja, smo nanj poslali kodo. Velja deset minut, samo v tem brskalniku.',
    en: 'If an account with this address exists, we have sent it a code. It works for ten minutes, in this browser only.',
  },
  code: { sl: 'Koda iz sporočila', en: 'Code of the message' },
  signIn: { sl: 'Prijavi se', en: 'Sign in' },
  again: { sl: 'Zahtevaj novo kodo', en: 'Ask for a new code' },
  byPassword: { sl: 'Prijava z geslom', en: 'Sign in with a password' },
})

const request = fieldsOf<BodyOf<typeof requestSignInCode>>()
const proof = fieldsOf<BodyOf<typeof signInWithMailedCode>>()

interface CardProps {
  onStep: (step: SecondStep) => void
  onBack: () => void
}

const CodeForm = ({ onStep }: Pick<CardProps, 'onStep'>) => {
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
      <SubmitButton label={t(texts.signIn)} form={form} wide />
    </OperationForm>
  )
}

export const MailedCodeCard = ({ onStep, onBack }: CardProps) => {
  const [sent, setSent] = useState(false)
  const form = useOperationForm(requestSignInCode, { defaults: { email: '' }, onDone: () => setSent(true) })
  return (
    <FrontCard title={t(texts.title)} hint={<span role="status">{t(sent ? texts.sent : texts.hint)}</span>}>
      {sent ? (
        <CodeForm onStep={onStep} />
      ) : (
        <OperationForm form={form} leaveFreely>
          <request.TextField name="email" type="email" label={t(texts.email)} autoComplete="email" autoCapitalize="none" autoFocus />
          <SubmitButton label={t(texts.send)} form={form} wide />
        </OperationForm>
      )}
      <FrontCardLinks>
        {sent && <Button label={t(texts.again)} look="quiet" onClick={() => setSent(false)} />}
        <Button label={t(texts.byPassword)} look="quiet" onClick={onBack} />
      </FrontCardLinks>
    </FrontCard>
  )
}
