import type { Dashboard } from '@dovolilnice/contract/dashboard/read-dashboard'
import { formatDay } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { PassagesChart } from './passages-chart.tsx'
import { texts } from './texts.ts'

/** The figures of the chart as a table, for people who cannot see it. */
const PassagesTable = ({ passages }: { passages: Dashboard['passages'] }) => {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <table>
      <caption>{t(texts.passages)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(texts.day)}</th>
          <th scope="col">{t(texts.admitted)}</th>
          <th scope="col">{t(texts.refused)}</th>
        </tr>
      </thead>
      <tbody>
        {passages.map(({ day, admitted, refused }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day, locale)}</th>
            <td>{admitted}</td>
            <td>{refused}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How many vehicles were let in and turned away on each of the last days. */
export const PassagesSheet = ({ passages }: { passages: Dashboard['passages'] }) => {
  const t = useTranslate()
  return (
    <Sheet title={t(texts.passages)}>
      <div aria-hidden>
        <PassagesChart passages={passages} />
      </div>
      {/* A table is as wide as its words, whatever width it is given: only what stands around it can hide it. */}
      <div className="visually-hidden">
        <PassagesTable passages={passages} />
      </div>
    </Sheet>
  )
}
