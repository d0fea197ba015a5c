import type { ConflictDetails } from '@dovolilnice/contract/applications/application-step'
import type { Operation } from '@dovolilnice/contract/operation'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Message } from '../../platform/translate/message.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/button.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import type { OperationForm as Form } from '../../ui/form/use-operation-form.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { texts } from './texts.ts'

export interface StepProps {
  title: string
  operation: Operation
  params?: Record<string, string>
  /** The body at first; `version` is the one the clerk looks at. */
  defaults: Record<string, unknown>
  /** What the form is checked by, where it is not the operation's body. */
  schema?: z.ZodType
  /** The call, where it is not the values as they are. */
  toCall?: (values: Record<string, unknown>) => object
  submit: string
  danger?: boolean
  done: Message
  onClose: () => void
  children?: ReactNode
}

/** What someone else did meanwhile, when that is why the step was refused. */
export const conflictOf = (form: Pick<Form, 'failure'>): ConflictDetails | undefined =>
  form.failure?.code === 'conflict' && form.failure.details !== undefined ? (form.failure.details as unknown as ConflictDetails) : undefined

const StepForm = ({ operation, params, defaults, schema, toCall, submit, danger, done, onClose, children }: StepProps) => {
  const t = useTranslate()
  const form = useOperationForm<Operation, Record<string, unknown>>(operation, {
    defaults,
    params,
    schema,
    done,
    onDone: onClose,
    ...(toCall && { toCall: (values) => toCall(values) }),
  })
  const conflict = conflictOf(form)
  const proceed = (version: number) => {
    form.setValue('version', version)
    void form.send()
  }
  return (
    <OperationForm form={form} leaveFreely failureTold={conflict !== undefined}>
      {conflict !== undefined && <ConflictNotice conflict={conflict} onProceed={proceed} onLook={onClose} />}
      {children}
      <FormButtons>
        <Button look="plain" onClick={onClose}>
          {t(texts.cancel)}
        </Button>
        <SubmitButton form={form} danger={danger}>
          {submit}
        </SubmitButton>
      </FormButtons>
    </OperationForm>
  )
}

/** One step with what it must be told; it closes when the step is taken. */
export const StepDialog = (props: StepProps) => {
  const t = useTranslate()
  return (
    <Modal opened onClose={props.onClose} size={600} title={props.title} closeButtonProps={{ 'aria-label': t(texts.close) }}>
      <StepForm {...props} />
    </Modal>
  )
}
