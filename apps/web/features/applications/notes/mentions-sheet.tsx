import { listMentions } from '@dovolilnice/contract/applications/notes/operations'
import { Link } from '@tanstack/react-router'
import { formatInstant, t, useLive, useMay, useOperation } from '../../../platform/kit.ts'
import { Sheet } from '../../../ui/kit.ts'
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

export const MentionsSheet = () => (useMay()('applications:read') ? <Mentions /> : null)
