import { requestPasswordReset } from '@dovolilnice/contract/session/operations'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../../platform/kit.ts'
import { type BodyOf, fieldsOf, OperationForm, SubmitButton, useOperationForm } from '../../ui/form/kit.ts'
import { FrontCard, FrontCardLinks } from '../../ui/kit.ts'
import { texts } from './texts.ts'

const { TextField } = fieldsOf<BodyOf<typeof requestPasswordReset>>()

export const RequestPasswordScreen = () => {
  const [sent, setSent] = useState(false)
  const form = useOperationForm(requestPasswordReset, { defaults: { email: '' }, onDone: () => setSent(true) })
  const back = (
    <FrontCardLinks>
      <Link to="/prijava">{t(texts.backToLogin)}</Link>
    </FrontCardLinks>
  )
  if (sent)
    return (
      <FrontCard title={t(texts.sentTitle)} hint={<span role="status">{t(texts.sent)}</span>}>
        {back}
      </FrontCard>
    )
  return (
    <FrontCard title={t(texts.resetTitle)} hint={t(texts.resetHint)}>
      <OperationForm form={form} leaveFreely>
        <TextField name="email" type="email" label={t(texts.email)} autoComplete="email" autoCapitalize="none" autoFocus />
        <SubmitButton label={t(texts.sendLink)} form={form} wide />
      </OperationForm>
      {back}
    </FrontCard>
  )
}
