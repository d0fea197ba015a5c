import type { Operation } from '@dovolilnice/contract/operation'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { queryClient } from '../../platform/query.ts'
import type { Message } from '../../platform/translate/message.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/button.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import { FailureDetails, isTold } from './failure-details.tsx'
import { texts } from './texts.ts'

interface PermitDialogProps {
  title: string
  operation: Operation
  params: Record<string, string>
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
  onDone?: (output: unknown) => void
  children?: ReactNode
}

const DialogForm = ({
  operation,
  params,
  defaults,
  schema,
  toCall,
  submit,
  danger,
  done,
  onClose,
  onDone,
  children,
}: PermitDialogProps) => {
  const t = useTranslate()
  const form = useOperationForm<Operation, Record<string, unknown>>(operation, {
    defaults,
    params,
    schema,
    done,
    ...(toCall && { toCall: (values) => toCall(values) }),
    onDone: (output) => {
      onClose()
      onDone?.(output)
    },
  })
  const look = () => {
    onClose()
    void queryClient.invalidateQueries()
  }
  const proceed = (version: number) => {
    form.setValue('version', version)
    void form.send()
  }
  return (
    <OperationForm form={form} leaveFreely failureTold={isTold(form.failure)}>
      <FailureDetails failure={form.failure} onProceed={proceed} onLook={look} />
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

/** One step with a permit and what it must be told; it closes when the step is taken. */
export const PermitDialog = (props: PermitDialogProps) => {
  const t = useTranslate()
  return (
    <Modal opened onClose={props.onClose} size={600} title={props.title} closeButtonProps={{ 'aria-label': t(texts.close) }}>
      <DialogForm {...props} />
    </Modal>
  )
}
