import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { formatMoney, t } from '../../platform/kit.ts'
import styles from './home.module.css'
import { texts } from './texts.ts'
import { todayPrices } from './today-prices.ts'

/** The prices of a kind in words: `24,00 € na mesec`, or that it is free. */
export const Prices = ({ kind }: { kind: PermitKind }) => {
  const prices = todayPrices(kind)
  if (prices.length === 0) return null
  if (prices.every(({ cents }) => cents === 0)) return <span className={styles.free}>{t(texts.free)}</span>
  return (
    <span className={styles.prices}>
      {prices.map(({ cents, period }) => (
        <span key={period.sl} className={styles.price}>
          <strong>{formatMoney(cents)}</strong> {t(period)}
        </span>
      ))}
    </span>
  )
}
