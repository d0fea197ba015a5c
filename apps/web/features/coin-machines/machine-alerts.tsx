import { listAlerts } from '@dovolilnice/contract/coin-machines/alerts/alerts'
import { alertText } from '@dovolilnice/contract/coin-machines/alerts/alert-words'
import { formatInstant, pageLocale, t, useLive, useMay, useOperation } from '../../platform/kit.ts'
import { ButtonLink, Sheet } from '../../ui/kit.ts'
import styles from './coin-machines.module.css'
import { texts } from './texts.ts'

const shown = 5

const Alerts = () => {
  const query = useOperation(listAlerts, { body: { itemsPerPage: shown, filters: { open: true } } }, { quiet: true })
  useLive('machines', () => query.refetch())
  const { items = [], total = 0 } = query.data ?? {}
  if (total === 0) return null
  return (
    <Sheet title={t(texts.alerts)} tone="warning">
      <ul className={styles.alerts}>
        {items.map((row) => (
          <li key={row.id}>
            <strong>{`${row.cashier_nr} ${row.cashier_name}`}</strong>
            <span>{alertText(row, pageLocale())}</span>
            <span className={styles.soft}>
              {row.taken_by_name === null
                ? t(texts.since, { at: formatInstant(row.raised_at) })
                : t(texts.takenBy, { name: row.taken_by_name })}
            </span>
          </li>
        ))}
      </ul>
      {total > shown && <p className={styles.soft}>{t(texts.moreAlerts, { count: total - shown })}</p>}
      <div>
        <ButtonLink label={t(texts.toAlerts)} to="/parkiranje" search={{ tab: 'maintenance' }} look="plain" />
      </div>
    </Sheet>
  )
}

export const MachineAlerts = () => (useMay()('machines:read') ? <Alerts /> : null)
