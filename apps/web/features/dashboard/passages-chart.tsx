import '@mantine/charts/styles.layer.css'
import type { Dashboard } from '@dovolilnice/contract/dashboard/read-dashboard'
import { BarChart } from '@mantine/charts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { texts } from './texts.ts'

const short = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'sl' ? 'sl-SI' : 'en-GB', { timeZone: 'UTC', day: 'numeric', month: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** Apart from the screen, because drawing charts weighs more than all the rest of it. */
export const PassagesChart = ({ passages }: { passages: Dashboard['passages'] }) => {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <BarChart
      h={280}
      data={passages.map(({ day, ...counts }) => ({ ...counts, day: short(day, locale) }))}
      dataKey="day"
      type="stacked"
      withLegend
      tickLine="none"
      xAxisProps={{ interval: 'equidistantPreserveStart' }}
      // The figures stand in a table beside it; the drawing is hidden from screen readers and takes no focus.
      barChartProps={{ accessibilityLayer: false }}
      valueFormatter={(value) => value.toLocaleString(locale)}
      series={[
        { name: 'admitted', label: t(texts.admitted), color: 'var(--town-secondary)' },
        { name: 'refused', label: t(texts.refused), color: 'var(--error)' },
      ]}
    />
  )
}
