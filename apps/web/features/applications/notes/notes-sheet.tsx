import { listApplicationNotes } from '@dovolilnice/contract/applications/notes/list-application-notes'
import { listMentions } from '@dovolilnice/contract/applications/notes/list-mentions'
import { seeMentions } from '@dovolilnice/contract/applications/notes/see-mentions'
import { useEffect, useRef } from 'react'
import { useAction, useOperation } from '../../../platform/calls/query.ts'
import { useLive } from '../../../platform/live.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { formatInstant } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { OperationView } from '../../../ui/states/operation-view.tsx'
import { useNear } from '../../../ui/use-near.ts'
import { NoteForm } from './note-form.tsx'
import { NoteText } from './note-text.tsx'
import styles from './notes.module.css'
import { texts } from './texts.ts'

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

/** What clerks wrote to each other about an application, the newest first, and a place for a new note. */
export const NotesSheet = ({ applicationId }: { applicationId: string }) => {
  const t = useTranslate()
  const locale = useLocale()
  const mayWrite = useMay()('applications:conduct')
  const query = useOperation(listApplicationNotes, { params: { id: applicationId } })
  useLive('applications', query.refetch)
  const waiting = useWaiting(applicationId)
  return (
    <Sheet title={t(texts.notes)}>
      <p className={styles.soft}>{t(texts.whoSees)}</p>
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
                  <p className={styles.soft}>
                    {author} · <time dateTime={at}>{formatInstant(at, locale)}</time>
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
