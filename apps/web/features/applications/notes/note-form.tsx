import { addApplicationNote } from '@dovolilnice/contract/applications/notes/add-application-note'
import { begunMention } from '@dovolilnice/contract/applications/notes/mentioned-in'
import { listAssignees } from '@dovolilnice/contract/applications/queue/list-assignees'
import { useFormContext } from 'react-hook-form'
import { useOperation } from '../../../platform/calls/query.ts'
import { useUser } from '../../../platform/session/use-session.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { FormButtons } from '../../../ui/form/form-layout.tsx'
import { OperationForm } from '../../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../../ui/form/use-operation-form.ts'
import { InDialog } from '../../../ui/overlays/in-dialog.ts'
import styles from './notes.module.css'
import { texts } from './texts.ts'

interface Values {
  text: string
}
const { TextAreaField } = fieldsOf<Values>()

/** While a mention is typed at the end of the note: colleagues whose name goes on like it, each a button that completes it. */
const Suggestions = () => {
  const t = useTranslate()
  const me = useUser().id
  const { watch, setValue, setFocus } = useFormContext<Values>()
  const text = watch('text')
  const begun = begunMention(text)
  const clerks = useOperation(listAssignees, {}, { enabled: begun !== undefined, quiet: true })
  if (begun === undefined) return null
  const found = (clerks.data?.items ?? []).filter(
    ({ id, name, conducts }) => conducts && id !== me && name !== begun && name.toLowerCase().startsWith(begun.toLowerCase()),
  )
  if (found.length === 0) return null
  const complete = (name: string) => {
    setValue('text', `${text.slice(0, text.length - begun.length)}${name} `, { shouldDirty: true })
    setFocus('text')
  }
  return (
    <div className={styles.suggestions} role="group" aria-label={t(texts.whom)}>
      {found.slice(0, 6).map(({ id, name }) => (
        <Button key={id} small look="light" onClick={() => complete(name)}>
          {`@${name}`}
        </Button>
      ))}
    </div>
  )
}

const Form = ({ applicationId }: { applicationId: string }) => {
  const t = useTranslate()
  const form = useOperationForm<typeof addApplicationNote, Values>(addApplicationNote, {
    params: { id: applicationId },
    defaults: { text: '' },
    about: applicationId,
    done: texts.added,
    // The form stays for the next note, and says no more that this one was kept.
    onDone: () => form.discardDraft(),
  })
  return (
    <OperationForm form={form} leaveFreely>
      <TextAreaField name="text" label={t(texts.newNote)} description={t(texts.newNoteHint)} rows={2} maxLength={2000} />
      <Suggestions />
      <FormButtons>
        <SubmitButton form={form} look="plain">
          {t(texts.add)}
        </SubmitButton>
      </FormButtons>
    </OperationForm>
  )
}

/** A new note. Steps and links lead away from it without asking, so what is typed is kept for this person in this window until it is sent. */
export const NoteForm = ({ applicationId }: { applicationId: string }) => (
  <InDialog value>
    <Form key={applicationId} applicationId={applicationId} />
  </InDialog>
)
