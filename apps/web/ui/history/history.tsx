import { actionSentence, reasonLabel } from '@dovolilnice/contract/events/event-words'
import type { HistoryRow } from '@dovolilnice/contract/history/history'
import { IconEye } from '@tabler/icons-react'
import { formatInstant, pageLocale, t, useMay } from '../../platform/kit.ts'
import { ButtonLink } from '../buttons/button.tsx'
import { Changes, FoldedChanges } from './changes.tsx'
import styles from './history.module.css'
import { texts } from './texts.ts'

/** What an application was when it was sent stands on its screen. */
const isBeginning = ({ action }: HistoryRow): boolean => action === 'application:submit' || action === 'application:create'

interface HistoryProps {
  rows: readonly HistoryRow[]
  /** Whose it is, where the way to everything about it, looks too, is to be shown; `name` may stand in an address. */
  record?: { id: string; name?: string }
  /** An event as a whole sentence; what it changed stands behind a click then. */
  sentence?: (row: HistoryRow) => string
}

/** The way to the record's part of the audit trail, for those who may read it. */
const WholeTrail = ({ id, name }: { id: string; name?: string }) => {
  const may = useMay()
  if (!may('events:read')) return null
  return (
    <p className={styles.trail}>
      <ButtonLink label={t(texts.whoLooked)} look="quiet" small icon={IconEye} to="/dogodki" search={{ zapis: id, oznaka: name }} />
    </p>
  )
}

const Rows = ({ rows, sentence }: Pick<HistoryProps, 'rows' | 'sentence'>) => {
  const Details = sentence === undefined ? Changes : FoldedChanges
  return (
    <ol className={styles.history} aria-label={t(texts.history)}>
      {rows.map((row) => (
        <li key={row.id} className={styles.entry}>
          <p className={styles.action} data-sentence={sentence !== undefined || undefined}>
            {sentence === undefined ? actionSentence(row.action, pageLocale()) : sentence(row)}
          </p>
          <p className={styles.who}>
            {sentence === undefined && `${row.actor_name} · `}
            <time dateTime={row.at}>{formatInstant(row.at)}</time>
          </p>
          {row.reason !== null && (
            <p className={styles.reason}>{t(texts.reason, { label: t(reasonLabel(row.action)), reason: row.reason })}</p>
          )}
          <Details event={isBeginning(row) ? { ...row, after: null } : row} />
        </li>
      ))}
    </ol>
  )
}

/** What happened to a record, newest first: who, when, what changed, and why. The rows are those of the server's `readHistory`. */
export const History = ({ rows, record, sentence }: HistoryProps) => (
  <>
    {rows.length === 0 ? <p>{t(texts.empty)}</p> : <Rows rows={rows} sentence={sentence} />}
    {record !== undefined && <WholeTrail {...record} />}
  </>
)
