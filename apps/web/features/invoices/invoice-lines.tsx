import type { InvoiceDetails } from '@dovolilnice/contract/invoices/invoice'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import styles from './invoices.module.css'
import { texts } from './texts.ts'

/** What is charged, and the tax in it by its rates. */
export const InvoiceLines = ({ invoice }: { invoice: Pick<InvoiceDetails, 'lines' | 'vat'> }) => {
  const t = useTranslate()
  const locale = useLocale()
  const rateOf = (basisPoints: number | null): string => (basisPoints === null ? t(texts.outside) : `${basisPoints / 100} %`)
  return (
    <section>
      <h3>{t(texts.lines)}</h3>
      <table className={styles.lines}>
        <tbody>
          {invoice.lines.map((line) => (
            <tr key={`${line.code} ${line.text.sl}`}>
              <th scope="row">
                {t(line.text)}
                {line.explanation !== null && <small>{t(line.explanation)}</small>}
              </th>
              <td>{formatCents(line.cents, locale)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {invoice.vat.map((group) => (
            <tr key={group.vat_basis_points}>
              <th scope="row">
                {`${t(texts.rate)} ${rateOf(group.vat_basis_points)}, ${t(texts.base).toLowerCase()} ${formatCents(group.taxable_cents, locale)}`}
              </th>
              <td>{formatCents(group.tax_cents, locale)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  )
}
