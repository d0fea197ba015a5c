import { deactivateUser } from '@dovolilnice/contract/users/deactivate-user'
import { removeUserFactors } from '@dovolilnice/contract/users/remove-user-factors'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { StepDialog } from '../../ui/record/step-dialog.tsx'
import { texts } from './texts.ts'

const steps = {
  deactivate: { operation: deactivateUser, title: texts.deactivate, text: texts.deactivateText, done: texts.deactivated },
  removeFactors: { operation: removeUserFactors, title: texts.removeFactors, text: texts.removeFactorsText, done: texts.factorsRemoved },
} as const

const { TextAreaField } = fieldsOf<BodyOf<typeof deactivateUser>>()

interface AccessProps {
  step: keyof typeof steps
  user: { id: string; name: string }
  onClose: () => void
}

/** Asks why an account is disabled, or loses its second factors: the reason stands in its history. */
export const AccessDialog = ({ step, user, onClose }: AccessProps) => {
  const t = useTranslate()
  const { operation, title, text, done } = steps[step]
  return (
    <StepDialog
      title={t(title)}
      subject={user.name}
      operation={operation}
      params={{ id: user.id }}
      defaults={{ reason: '' }}
      submit={t(title)}
      danger
      done={done}
      onClose={onClose}
    >
      <p>{t(text)}</p>
      <TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={2000} />
    </StepDialog>
  )
}
