import type { Text } from '@dovolilnice/contract/locale'
import type { ReactNode } from 'react'
import { defineTexts, t } from '../../../platform/kit.ts'
import { fieldsOf, type Form, OperationForm } from '../../../ui/form/kit.ts'
import { Modal } from '../../../ui/kit.ts'

export const noteTexts = defineTexts({
  add: { sl: 'Dodaj opombo', en: 'Add a note' },
  on: { sl: 'Opomba: {what}, {gate}', en: 'Note: {what}, {gate}' },
  label: { sl: 'Opomba', en: 'Note' },
  passageHint: {
    sl: 'Vidijo jo operaterji in uslužbenci, ki odprejo prehod. Ne pišite imen.',
    en: 'Operators and clerks who open the passage see it. Write no names.',
  },
  eventHint: {
    sl: 'Vidijo jo vsi, ki odprejo arhiv, z vašim imenom. Ne pišite imen voznikov.',
    en: 'Everyone who opens the archive sees it, with your name. Write no names of drivers.',
  },
  save: { sl: 'Shrani opombo', en: 'Save the note' },
  noted: { sl: 'Opomba je shranjena.', en: 'The note has been saved.' },
})

const { TextAreaField } = fieldsOf<{ note: string }>()

interface FormProps<Values extends { note: string }> {
  form: Form<Values>
  /** Who sees the note. */
  hint: Text
  onClose: () => void
}

/** The form of a note on one line, whatever keeps it. */
export const NoteForm = <Values extends { note: string }>({ form, hint, onClose }: FormProps<Values>) => (
  <OperationForm form={form} leaveFreely submit={t(noteTexts.save)} onCancel={onClose}>
    <TextAreaField name="note" label={t(noteTexts.label)} description={t(hint)} rows={3} maxLength={300} />
  </OperationForm>
)

interface DialogProps {
  /** What the note is on, and where; undefined: nothing is open. */
  on: { what: string; gate: string } | undefined
  onClose: () => void
  children: ReactNode
}

export const NoteDialog = ({ on, onClose, children }: DialogProps) => (
  <Modal opened={on !== undefined} onClose={onClose} size={520} title={on && t(noteTexts.on, on)}>
    {children}
  </Modal>
)
