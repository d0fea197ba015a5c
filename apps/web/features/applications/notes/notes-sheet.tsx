import {
  addApplicationNote,
  begunMention,
  listApplicationNotes,
  listMentions,
  seeMentions,
} from '@dovolilnice/contract/applications/notes/operations'
import { listAssignees } from '@dovolilnice/contract/applications/queue/list-assignees'
import { useFormContext } from 'react-hook-form'
import { formatInstant, t, useAction, useLive, useMay, useOperation, useUser } from '../../../platform/kit.ts'
import { Button, InDialog, OperationView, Sheet, useNear } from '../../../ui/kit.ts'
import { fieldsOf, FormButtons, OperationForm, SubmitButton, useOperationForm } from '../../../ui/form/kit.ts'
import styles from './notes.module.css'
import { texts } from './texts.ts'
import { Fragment, useEffect, useRef } from 'react'

interface Values {
  text: string
}
const { TextAreaField } = fieldsOf<Values>()

/** While a mention is typed at the end of the note: colleagues whose name goes on like it, each a button that completes it. */
const Suggestions = () => {
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
        <SubmitButton label={t(texts.add)} form={form} look="plain" />
      </FormButtons>
    </OperationForm>
  )
}

/** A new note. Steps and links lead away from it without asking, so what is typed is kept for this person in this window until it is sent. */
const NoteForm = ({ applicationId }: { applicationId: string }) => (
  <InDialog value>
    <div data-screen-only>
      <Form key={applicationId} applicationId={applicationId} />
    </div>
  </InDialog>
)

/** A note with its mentions set apart; names are known only to the server, so one or two words after the sign count. */
export const NoteText = ({ text }: { text: string }) =>
  text.split(/(@\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?)/u).map((part, index) =>
    part.startsWith('@') ? (
      <strong key={index} className={styles.mention}>
        {part}
      </strong>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )

/** The oldest note of the application that mentions the person and waits for their look. */
const useWaiting = (applicationId: string): string | undefined =>
  useOperation(listMentions, {}, { quiet: true }).data?.items.findLast(({ application_id: id }) => id === applicationId)?.id

/** Stands at the end of that note: whoever has it in sight has seen where they are mentioned. */
const SeenMark = ({ applicationId }: { applicationId: string }) => {
  const place = useRef<HTMLSpanElement>(null)
  const inSight = useNear(place, '0px')
  const { mutate } = useAction(seeMentions, { silent: true })
  useEffect(() => {
    if (inSight) mutate({ body: { application_id: applicationId } })
  }, [inSight, applicationId, mutate])
  return <span ref={place} />
}

export const NotesSheet = ({ applicationId }: { applicationId: string }) => {
  const mayWrite = useMay()('applications:conduct')
  const query = useOperation(listApplicationNotes, { params: { id: applicationId } })
  useLive('applications', query.refetch)
  const waiting = useWaiting(applicationId)
  return (
    <Sheet title={t(texts.notes)}>
      <p className="soft">{t(texts.whoSees)}</p>
      <OperationView query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.none}>{t(texts.none)}</p>
          ) : (
            <ul className={styles.notes}>
              {items.map(({ id, text, author_name: author, created_at: at }) => (
                <li key={id}>
                  <p className={styles.text}>
                    <NoteText text={text} />
                  </p>
                  <p className="soft">
                    {author} · <time dateTime={at}>{formatInstant(at)}</time>
                    {id === waiting && <SeenMark applicationId={applicationId} />}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </OperationView>
      {mayWrite && <NoteForm applicationId={applicationId} />}
    </Sheet>
  )
}
