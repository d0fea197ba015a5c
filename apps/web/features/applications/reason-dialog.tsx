import { reasonSchema } from '@dovolilnice/contract/primitives/text-fields'
import type { Operation } from '@dovolilnice/contract/operation'
import { Modal } from '@mantine/core'
import { z } from 'zod'
import type { Message } from '../../platform/translate/message.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/form/fields.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import styles from './application-screen.module.css'
import { texts } from './texts.ts'

interface ReasonProps {
  title: string
  text: string
  /** Takes its reason in the query, as the deletes of the specification do. */
  operation: Operation
  params: Record<string, string>
  submit: string
  done: Message
  onClose: () => void
  onDone?: () => void
}

const schema = z.object({ reason: reasonSchema })

const ReasonForm = ({ text, operation, params, submit, done, onClose, onDone }: ReasonProps) => {
  const t = useTranslate()
  const form = useOperationForm<Operation, { reason: string }>(operation, {
    defaults: { reason: '' },
    params,
    schema,
    done,
    toCall: ({ reason }) => ({ params, query: { reason } }),
    onDone: () => {
      onClose()
      onDone?.()
    },
  })
  return (
    <OperationForm form={form} leaveFreely>
      <p className={styles.dialogText}>{text}</p>
      <TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={2000} />
      <FormButtons>
        <Button look="plain" onClick={onClose}>
          {t(texts.cancel)}
        </Button>
        <SubmitButton form={form} danger>
          {submit}
        </SubmitButton>
      </FormButtons>
    </OperationForm>
  )
}

/** Says what is about to be deleted and asks why. */
export const ReasonDialog = (props: ReasonProps) => {
  const t = useTranslate()
  return (
    <Modal opened onClose={props.onClose} size={520} title={props.title} closeButtonProps={{ 'aria-label': t(texts.close) }}>
      <ReasonForm {...props} />
    </Modal>
  )
}
