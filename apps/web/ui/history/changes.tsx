import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import styles from './history.module.css'
import { changesInWords } from './changes-in-words.ts'
import type { ChangeInWords, RecordedChange } from './changes-in-words.ts'
import { texts } from './texts.ts'
import { useTownNames } from './town-names.ts'

const useChanges = (event: RecordedChange): ChangeInWords[] => {
  const t = useTranslate()
  const locale = useLocale()
  const names = useTownNames()
  return changesInWords(event, { t, locale, names })
}

const ChangeList = ({ event, changes }: { event: RecordedChange; changes: readonly ChangeInWords[] }) => {
  const t = useTranslate()
  return (
    <ul className={styles.changes}>
      {changes.map(({ path, label, before, after }) => (
        <li key={path}>
          <span className={styles.field}>{label}:</span> {event.before !== null && <del>{before || t(texts.nothing)}</del>}
          {event.before !== null && event.after !== null && (
            <>
              {' '}
              <span className={styles.arrow} role="img" aria-label={t(texts.became)} />{' '}
            </>
          )}
          {event.after !== null && <span>{after || t(texts.nothing)}</span>}
        </li>
      ))}
    </ul>
  )
}

/** The fields an event changed, in people's words: what they were, and what they became. */
export const Changes = ({ event }: { event: RecordedChange }) => {
  const changes = useChanges(event)
  return changes.length === 0 ? null : <ChangeList event={event} changes={changes} />
}

/** The changed fields of an event in a section that opens with a click; renders nothing where none changed. */
export const FoldedChanges = ({ event }: { event: RecordedChange }) => {
  const t = useTranslate()
  const changes = useChanges(event)
  if (changes.length === 0) return null
  return (
    <details className={styles.folded}>
      <summary>{t(texts.details)}</summary>
      <ChangeList event={event} changes={changes} />
    </details>
  )
}
