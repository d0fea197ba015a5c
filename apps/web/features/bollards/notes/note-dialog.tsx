import type { Text } from '@dovolilnice/contract/locale'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { FormButtons } from '../../../ui/form/form-layout.tsx'
import { OperationForm } from '../../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import type { OperationForm as Form } from '../../../ui/form/use-operation-form.ts'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { texts } from '../texts.ts'
import { noteTexts } from './note-texts.ts'

const { TextAreaField } = fieldsOf<{ note: string }>()

interface FormProps<Values extends { note: string }> {
  form: Form<Values>
  /** Who sees the note. */
  hint: Text
  onClose: () => void
}

/** The form of a note on one line, whatever keeps it. */
export const NoteForm = <Values extends { note: string }>({ form, hint, onClose }: FormProps<Values>) => {
  const t = useTranslate()
  return (
    <OperationForm form={form} leaveFreely>
      <TextAreaField name="note" label={t(noteTexts.label)} description={t(hint)} rows={3} maxLength={300} />
      <FormButtons>
        <Button look="plain" onClick={onClose}>
          {t(texts.cancel)}
        </Button>
        <SubmitButton form={form}>{t(noteTexts.save)}</SubmitButton>
      </FormButtons>
    </OperationForm>
  )
}

interface DialogProps {
  /** What the note is on, and where; undefined: nothing is open. */
  on: { what: string; gate: string } | undefined
  onClose: () => void
  children: ReactNode
}

export const NoteDialog = ({ on, onClose, children }: DialogProps) => {
  const t = useTranslate()
  return (
    <Modal opened={on !== undefined} onClose={onClose} size={520} title={on && t(noteTexts.on, on)}>
      {children}
    </Modal>
  )
}
