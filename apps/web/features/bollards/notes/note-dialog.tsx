import type { Text } from '@dovolilnice/contract/locale'
import type { Operation } from '@dovolilnice/contract/operation'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { FormButtons } from '../../../ui/form/form-layout.tsx'
import { OperationForm } from '../../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../../ui/form/use-operation-form.ts'
import type { FormOptions } from '../../../ui/form/use-operation-form.ts'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { texts } from '../texts.ts'
import { noteTexts } from './note-texts.ts'

const { TextAreaField } = fieldsOf<{ note: string }>()

/** What a note is on, and the call that keeps it. */
export interface Noted<O extends Operation, Body extends { note: string }> {
  title: string
  /** Who sees the note. */
  hint: Text
  operation: O
  body: Body
  /** The line's id: what was typed for one must not be sent to another. */
  about: string
}

const NoteForm = <O extends Operation, Body extends { note: string }>(props: Noted<O, Body> & { onClose: () => void }) => {
  const { operation, body, about, hint, onClose } = props
  const t = useTranslate()
  const options = { defaults: body, about, done: noteTexts.noted, onDone: onClose }
  const form = useOperationForm<O, Body>(operation, options as FormOptions<O, Body>)
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

interface DialogProps<O extends Operation, Body extends { note: string }> {
  /** Undefined: nothing is open. */
  noted: Noted<O, Body> | undefined
  onClose: () => void
}

/** A note on one line of a list. */
export const NoteDialog = <O extends Operation, Body extends { note: string }>({ noted, onClose }: DialogProps<O, Body>) => (
  <Modal opened={noted !== undefined} onClose={onClose} size={520} title={noted?.title}>
    {noted && <NoteForm {...noted} onClose={onClose} />}
  </Modal>
)
