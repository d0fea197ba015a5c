import type { ExportRow } from '@dovolilnice/contract/exports/export'
import { exportFailureLabels, exportStatusLabels } from '@dovolilnice/contract/exports/export-status'
import type { ExportStatus } from '@dovolilnice/contract/exports/export-status'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { StatusTone } from '../../ui/status-badge.tsx'
import styles from './exports.module.css'

const tones: Record<ExportStatus, StatusTone> = {
  waiting: 'active',
  running: 'active',
  done: 'good',
  failed: 'bad',
  cancelled: 'over',
  expired: 'over',
}

/** The status, and why there is no file. */
export const StatusCell = ({ row: { export_status_name: status, failure } }: { row: ExportRow }) => {
  const t = useTranslate()
  return (
    <div>
      <StatusBadge tone={tones[status]}>{t(exportStatusLabels[status])}</StatusBadge>
      {failure !== null && <p className={styles.reason}>{t(exportFailureLabels[failure])}</p>}
    </div>
  )
}

/** How much of the file is written, as a bar while it is being written. */
export const ProgressCell = ({ row: { name, done, export_status_name: status } }: { row: ExportRow }) =>
  status === 'running' ? (
    <span className={styles.progress}>
      <progress max={100} value={done} aria-label={name} /> {done} %
    </span>
  ) : (
    <>{status === 'done' ? '100 %' : '–'}</>
  )
