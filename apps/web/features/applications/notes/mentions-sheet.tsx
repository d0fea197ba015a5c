import { listMentions } from '@dovolilnice/contract/applications/notes/operations'
import { Link } from '@tanstack/react-router'
import { useOperation } from '../../../platform/calls/query.ts'
import { useLive } from '../../../platform/live.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { formatInstant, t } from '../../../platform/translate/translate.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { NoteText } from './notes-sheet.tsx'
import styles from './notes.module.css'
import { texts } from './texts.ts'

const Mentions = () => {
  const query = useOperation(listMentions, {}, { quiet: true })
  useLive('applications', query.refetch)
  if (query.data === undefined || query.data.items.length === 0) return null
  return (
    <Sheet title={t(texts.mentions)} tone="warning">
      <ul className={styles.notes}>
        {query.data.items.map(
          ({ id, text, author_name: author, created_at: at, application_id: application, application_number: number }) => (
            <li key={id}>
              <Link to="/vloge/$id" params={{ id: application }}>
                {number}
              </Link>
              <p className={styles.text}>
                <NoteText text={text} />
              </p>
              <p className="soft">
                {author} · <time dateTime={at}>{formatInstant(at)}</time>
              </p>
            </li>
          ),
        )}
      </ul>
    </Sheet>
  )
}

/** Notes in which the person is mentioned and at which they have not looked; nothing when there are none. */
export const MentionsSheet = () => (useMay()('applications:read') ? <Mentions /> : null)
