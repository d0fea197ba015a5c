import { languageTags } from '@dovolilnice/contract/locale'
import type { Dashboard } from '@dovolilnice/contract/dashboard/operations'
import { useState } from 'react'
import { formatDay, pageLocale, t } from '../../platform/kit.ts'
import { axisOf } from '../../ui/chart/column-chart.tsx'
import styles from './passages-chart.module.css'
import { texts } from './texts.ts'
import { Sheet } from '../../ui/kit.ts'

type Day = Dashboard['passages'][number]

const short = (day: string): string =>
  new Intl.DateTimeFormat(languageTags[pageLocale()], { timeZone: 'UTC', day: 'numeric', month: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** The bars alone, stretched to the room there is: a day is 1 wide, a passage 1 high. */
const Bars = ({ passages, top, ticks }: { passages: readonly Day[]; top: number; ticks: readonly number[] }) => (
  <svg className={styles.bars} viewBox={`0 0 ${passages.length} ${top}`} preserveAspectRatio="none">
    {ticks.map((tick) => (
      <line key={tick} className={styles.grid} x1={0} x2={passages.length} y1={top - tick} y2={top - tick} />
    ))}
    {passages.map(({ day, admitted, refused }, index) => (
      <g key={day}>
        <rect className={styles.admitted} x={index + 0.1} width={0.8} y={top - admitted} height={admitted} />
        <rect className={styles.refused} x={index + 0.1} width={0.8} y={top - admitted - refused} height={refused} />
      </g>
    ))}
  </svg>
)

/** What the bar under the mouse stands for. */
const Figures = ({ of: { day, admitted, refused }, side }: { of: Day; side: 'start' | 'end' }) => {
  const locale = pageLocale()
  return (
    <div className={styles.figures} data-side={side}>
      <strong>{short(day)}</strong>
      <span className={styles.key} data-kind="admitted">
        {t(texts.admitted)} <b>{admitted.toLocaleString(locale)}</b>
      </span>
      <span className={styles.key} data-kind="refused">
        {t(texts.refused)} <b>{refused.toLocaleString(locale)}</b>
      </span>
    </div>
  )
}

/** Passages of each day as stacked bars. A picture only: the same figures stand in a table beside it. */
const PassagesChart = ({ passages }: { passages: readonly Day[] }) => {
  const locale = pageLocale()
  const [pointed, setPointed] = useState<string>()
  const { top, ticks } = axisOf(Math.max(0, ...passages.map(({ admitted, refused }) => admitted + refused)))
  return (
    <div className={styles.chart} onPointerLeave={() => setPointed(undefined)}>
      <div className={styles.legend}>
        <span className={styles.key} data-kind="admitted">
          {t(texts.admitted)}
        </span>
        <span className={styles.key} data-kind="refused">
          {t(texts.refused)}
        </span>
      </div>
      <div className={styles.ticks}>
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{tick.toLocaleString(locale)}</span>
        ))}
      </div>
      <Bars passages={passages} top={top} ticks={ticks} />
      <div className={styles.days}>
        {passages.map((day, index) => (
          <div key={day.day} data-pointed={day.day === pointed || undefined} onPointerEnter={() => setPointed(day.day)}>
            <span>{short(day.day)}</span>
            {day.day === pointed && <Figures of={day} side={index < passages.length / 2 ? 'start' : 'end'} />}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The figures of the chart as a table, for people who cannot see it. */
const PassagesTable = ({ passages }: { passages: Dashboard['passages'] }) => (
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
          <th scope="row">{formatDay(day)}</th>
          <td>{admitted}</td>
          <td>{refused}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

export const PassagesSheet = ({ passages }: { passages: Dashboard['passages'] }) => (
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
