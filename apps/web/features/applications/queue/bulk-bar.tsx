import { type ListedApplication, mostChosen } from '@dovolilnice/contract/applications/list/application-list'
import { listApplications } from '@dovolilnice/contract/applications/list/operations'
import { useNavigate } from '@tanstack/react-router'
import { connectivityStore, t, useMay, useStore, useUser } from '../../../platform/kit.ts'
import { Button, exportList } from '../../../ui/kit.ts'
import styles from './queue.module.css'
import { texts } from './texts.ts'

interface BarProps {
  rows: readonly ListedApplication[]
  /** The columns on screen, which the file has too. */
  columns: readonly string[]
  busy: { done: number; all: number } | undefined
  onTake: () => void
  onAssign: (to: string) => void
  onChoose: () => void
  onAsk: () => void
}

/** What can be done with several applications at once: never a decision. */
export const BulkBar = ({ rows, columns, busy, onTake, onAssign, onChoose, onAsk }: BarProps) => {
  const navigate = useNavigate()
  const may = useMay()('applications:conduct')
  const me = useUser().id
  const offline = useStore(connectivityStore) === 'offline'
  const tooMany = rows.length > mostChosen
  const what = {
    list: listApplications.name,
    filters: { ids: rows.map(({ id }) => id) },
    sort: { key: 'term_on', order: 'asc' as const },
    columns: [...columns],
    format: 'xlsx' as const,
  }
  if (busy !== undefined) return <span role="status">{t(texts.working, busy)}</span>
  return (
    <div className={styles.bulk}>
      {may && (
        <>
          <Button label={t(texts.take)} disabled={offline} onClick={onTake} />
          <Button label={t(texts.toMe)} look="plain" disabled={offline} onClick={() => onAssign(me)} />
          <Button label={t(texts.assign)} look="plain" disabled={offline} onClick={onChoose} />
          <Button label={t(texts.ask)} look="plain" disabled={offline} onClick={onAsk} />
        </>
      )}
      <Button
        look="plain"
        disabled={offline || tooMany}
        onClick={() => void exportList(what, () => void navigate({ to: '/izvoz-podatkov' }))}
      >
        {tooMany ? t(texts.exportAtMost, { count: mostChosen }) : t(texts.export)}
      </Button>
    </div>
  )
}
