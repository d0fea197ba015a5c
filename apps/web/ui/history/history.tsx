import { actionSentence } from '@dovolilnice/contract/events/action-sentences'
import type { HistoryRow } from '@dovolilnice/contract/events/event'
import { formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Changes } from './changes.tsx'
import styles from './history.module.css'
import { texts } from './texts.ts'

/** What an application was when it was sent stands on its screen. */
const isBeginning = ({ before, after }: HistoryRow): boolean => before === null && after !== null && 'created_at' in after

/** What happened to a record, newest first: who, when, what changed, and why. The rows are those of the server's `readHistory`. */
export const History = ({ rows }: { rows: readonly HistoryRow[] }) => {
  const t = useTranslate()
  const locale = useLocale()
  if (rows.length === 0) return <p>{t(texts.empty)}</p>
  return (
    <ol className={styles.history} aria-label={t(texts.history)}>
      {rows.map((row) => (
        <li key={row.id} className={styles.entry}>
          <p className={styles.deed}>{actionSentence(row.action, locale)}</p>
          <p className={styles.who}>
            {row.actor_name} · <time dateTime={row.at}>{formatInstant(row.at, locale)}</time>
          </p>
          {row.reason !== null && <p className={styles.reason}>{t(texts.reason, { reason: row.reason })}</p>}
          <Changes event={isBeginning(row) ? { ...row, after: null } : row} />
        </li>
      ))}
    </ol>
  )
}
