import type { PreviewedEntry } from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { formatPaidAmount } from '@dovolilnice/contract/payments/payment-list'
import { formatDay, pageLocale, t } from '../../../platform/kit.ts'
import { SheetTable } from '../../../ui/kit.ts'
import styles from './csv.module.css'
import { csvTexts as texts } from './csv-texts.ts'

export const FirstLines = ({ titles, lines }: { titles: readonly string[]; lines: readonly (readonly string[])[] }) => (
  // A wide file is scrolled in its own frame, by keyboard too.
  <div className={styles.lines} tabIndex={0} role="region" aria-label={t(texts.firstLines)}>
    <table>
      <caption>{t(texts.firstLines)}</caption>
      <thead>
        <tr>
          {titles.map((title, place) => (
            // Titles may be empty or equal; their places are what tells them apart.
            <th key={place} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, row) => (
          <tr key={row}>
            {titles.map((_, place) => (
              <td key={place}>{line[place]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

export const FirstEntries = ({ entries }: { entries: readonly PreviewedEntry[] }) => (
  <div className={styles.entries}>
    <h3 className={styles.title}>{t(texts.firstEntries)}</h3>
    <SheetTable
      caption={t(texts.firstEntries)}
      rows={entries.map((entry, place) => ({ ...entry, key: String(place) }))}
      rowKey={({ key }) => key}
      columns={[
        { title: t(texts.day), cell: ({ booked_on: day }) => formatDay(day) },
        {
          title: t(texts.amount),
          cell: ({ cents, currency, direction }) => formatPaidAmount(direction === 'debit' ? -cents : cents, currency, pageLocale()),
          align: 'right',
        },
        { title: t(texts.payer), cell: ({ payer_name: name }) => name },
        { title: t(texts.reference), cell: ({ reference }) => reference },
        { title: t(texts.purpose), cell: ({ purpose }) => purpose },
      ]}
    />
  </div>
)
