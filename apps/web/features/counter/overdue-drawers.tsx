import { readDrawers } from '@dovolilnice/contract/counter/operations'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatDay, t, useLive, useMay, useOperation } from '../../platform/kit.ts'
import { ButtonLink, Sheet } from '../../ui/kit.ts'
import styles from './counter.module.css'
import { texts } from './texts.ts'

const Overdue = () => {
  const query = useOperation(readDrawers, {}, { quiet: true })
  useLive('counter', () => query.refetch())
  const overdue = (query.data?.drawers ?? []).filter(({ is_overdue: late }) => late)
  if (overdue.length === 0) return null
  return (
    <Sheet title={t(texts.overdueTitle)} tone="warning">
      <ul className={styles.lines}>
        {overdue.map(({ id, device, opened_at: at }) => (
          <li key={id}>
            <span>{device}</span>
            <span className="soft">{at && t(texts.overdue, { day: formatDay(localDayOf(new Date(at))) })}</span>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink label={t(texts.toCounter)} to="/blagajna" look="plain" />
      </div>
    </Sheet>
  )
}

export const OverdueDrawers = () => (useMay()('payments:read') ? <Overdue /> : null)
