import { type SecondStep, signInWithCode } from '@dovolilnice/contract/session/second-step'
import { useState } from 'react'
import { t } from '../../platform/kit.ts'
import { Button, FrontCard, FrontCardLinks } from '../../ui/kit.ts'
import { type BodyOf, fieldsOf, OperationForm, SubmitButton, useOperationForm } from '../../ui/form/kit.ts'
import { enter } from './enter.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { texts } from './texts.ts'

const { TextField } = fieldsOf<BodyOf<typeof signInWithCode>>()

type Way = SecondStep['ways'][number]

const CodeForm = ({ way }: { way: 'code' | 'recovery_code' }) => {
  const form = useOperationForm(signInWithCode, { defaults: { code: '' }, onDone: ({ user }) => enter(user) })
  const ofApp = way === 'code'
  return (
    <OperationForm form={form} leaveFreely>
      <TextField
        name="code"
        label={t(ofApp ? texts.code : texts.recoveryCode)}
        description={t(ofApp ? texts.codeHow : texts.recoveryCodeHow)}
        autoComplete="one-time-code"
        autoCapitalize={ofApp ? 'none' : 'characters'}
        inputMode={ofApp ? 'numeric' : 'text'}
        autoFocus
      />
      <SubmitButton label={t(texts.confirmCode)} form={form} wide />
    </OperationForm>
  )
}

const wayTexts: Record<Way, keyof typeof texts> = { passkey: 'byPasskey', code: 'byCode', recovery_code: 'byRecoveryCode' }

export const SecondStepCard = ({ step, onBack }: { step: SecondStep; onBack: () => void }) => {
  const [way, setWay] = useState<Way>(step.ways[0] ?? 'recovery_code')
  return (
    <FrontCard title={t(texts.secondStep)} hint={t(way === 'passkey' ? texts.passkeyStepHint : texts.secondStepHint)}>
      {way === 'passkey' ? <PasskeyButton secondStep /> : <CodeForm key={way} way={way} />}
      <FrontCardLinks>
        {step.ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button label={t(texts[wayTexts[other]])} key={other} look="quiet" onClick={() => setWay(other)} />
          ))}
        <Button label={t(texts.otherAccount)} look="quiet" onClick={onBack} />
      </FrontCardLinks>
    </FrontCard>
  )
}
