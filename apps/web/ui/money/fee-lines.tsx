import { type MoneyLine, sumOf } from '@dovolilnice/contract/money/money-line'
import { defineTexts, formatMoney, t } from '../../platform/kit.ts'
import styles from './fee-lines.module.css'

const texts = defineTexts({
  lines: { sl: 'Postavke', en: 'Lines' },
  sum: { sl: 'Skupaj', en: 'Total' },
  times: { sl: '{count} × {price}', en: '{count} × {price}' },
  vatIncluded: { sl: 'z vključenim DDV', en: 'VAT included' },
  vatWhereCharged: { sl: 'z DDV, kjer je obračunan', en: 'VAT included where it is charged' },
  noVat: { sl: 'DDV ni obračunan', en: 'no VAT is charged' },
})

const Line = ({ line }: { line: MoneyLine }) => {
  const { text, explanation, quantity, unit_cents: unit, cents } = line
  const times = quantity === 1 ? undefined : t(texts.times, { count: quantity, price: formatMoney(unit) })
  const details = [times, explanation === null ? undefined : t(explanation)].filter((part) => part !== undefined).join(', ')
  return (
    <tr>
      <th scope="row">
        {t(text)}
        {details !== '' && <span className={styles.details}>{details}</span>}
      </th>
      <td>{formatMoney(cents)}</td>
    </tr>
  )
}

/** What an amount is made of: each line with how it follows from the price list, and their sum. */
export const FeeLines = ({ lines }: { lines: readonly MoneyLine[] }) => (
  <table className={styles.lines} aria-label={t(texts.lines)}>
    <tbody>
      {lines.map((line, index) => (
        <Line key={index} line={line} />
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">
          {t(texts.sum)} <span className={styles.vat}>{t(vatText(lines))}</span>
        </th>
        <td>{formatMoney(sumOf(lines))}</td>
      </tr>
    </tfoot>
  </table>
)

const hasVat = ({ vat_basis_points: rate }: MoneyLine): boolean => rate !== null && rate > 0

/** The administrative fee stands outside VAT, also beside a price that includes it. */
const vatText = (lines: readonly MoneyLine[]) =>
  lines.every(hasVat) ? texts.vatIncluded : lines.some(hasVat) ? texts.vatWhereCharged : texts.noVat
