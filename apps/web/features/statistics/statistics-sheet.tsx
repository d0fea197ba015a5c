import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { daysText } from '@dovolilnice/contract/statistics/headlines'
import { readStatistics } from '@dovolilnice/contract/statistics/read-statistics'
import { pageLocale, t, today, useOperation } from '../../platform/kit.ts'
import { ButtonLink, Sheet } from '../../ui/kit.ts'
import { valueText } from './figure-sheet.tsx'
import styles from './statistics.module.css'
import { texts } from './texts.ts'

const shownDays = 28

export const StatisticsSheet = () => {
  const now = today()
  const { data } = useOperation(readStatistics, { body: { from: addDays(now, -shownDays), until: now } }, { quiet: true })
  if (data === undefined || data.counted_day === null) return null
  const { applications, passages } = data
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  const handled = applications?.total
  const lines = [
    ...(handled === undefined
      ? []
      : [
          { title: texts.receivedApplications, text: valueText(handled.received) },
          { title: texts.decidedApplications, text: valueText(handled.approved + handled.rejected + handled.dismissed) },
          { title: texts.medianLine, text: handled.median_days === null ? '–' : daysText(handled.median_days, pageLocale()) },
        ]),
    ...(passages === null
      ? []
      : [
          { title: texts.admittedLine, text: valueText(sum(passages.hours.map(({ admitted }) => admitted))) },
          { title: texts.refusedLine, text: valueText(sum(passages.hours.map(({ refused }) => refused))) },
        ]),
  ]
  return (
    <Sheet title={t(texts.lastWeeks)}>
      <ul className={styles.lines}>
        {lines.map(({ title, text }) => (
          <li key={text + t(title)}>
            <span>{t(title)}</span>
            <strong>{text}</strong>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink label={t(texts.toStatistics)} to="/statistika" look="plain" />
      </div>
    </Sheet>
  )
}
