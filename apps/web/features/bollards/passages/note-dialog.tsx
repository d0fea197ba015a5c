import type { OperatorPassage } from '@dovolilnice/contract/access/operator-passage-list'
import { notePassage } from '@dovolilnice/contract/access/note-passage'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { FormButtons } from '../../../ui/form/form-layout.tsx'
import { OperationForm } from '../../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../../ui/form/use-operation-form.ts'
import type { BodyOf } from '../../../ui/form/use-operation-form.ts'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { texts } from '../texts.ts'
import { passageTexts } from './passage-texts.ts'

const { TextAreaField } = fieldsOf<BodyOf<typeof notePassage>>()

const NoteForm = ({ passage, onClose }: { passage: OperatorPassage; onClose: () => void }) => {
  const t = useTranslate()
  const form = useOperationForm(notePassage, {
    defaults: { access_log_id: passage.id, note: '' },
    about: passage.id,
    done: passageTexts.noted,
    onDone: onClose,
  })
  return (
    <OperationForm form={form} leaveFreely>
      <TextAreaField name="note" label={t(passageTexts.noteLabel)} description={t(passageTexts.noteHint)} rows={3} maxLength={300} />
      <FormButtons>
        <Button look="plain" onClick={onClose}>
          {t(texts.cancel)}
        </Button>
        <SubmitButton form={form}>{t(passageTexts.save)}</SubmitButton>
      </FormButtons>
    </OperationForm>
  )
}

/** A note on one passage; undefined: nothing is open. */
export const NoteDialog = ({ passage, onClose }: { passage: OperatorPassage | undefined; onClose: () => void }) => {
  const t = useTranslate()
  const title = passage && t(passageTexts.noteOn, { credential: passage.credential ?? '–', gate: passage.device_name })
  return (
    <Modal opened={passage !== undefined} onClose={onClose} size={520} title={title}>
      {passage && <NoteForm passage={passage} onClose={onClose} />}
    </Modal>
  )
}
