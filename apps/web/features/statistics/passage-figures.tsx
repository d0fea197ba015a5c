import { reasonNames } from '@dovolilnice/contract/access/access-log'
import { languageTags } from '@dovolilnice/contract/locale'
import { clockTime } from '@dovolilnice/contract/primitives/time-of-day'
import type { Statistics } from '@dovolilnice/contract/statistics/read-statistics'
import { pageLocale, t } from '../../platform/kit.ts'
import { HeatMap } from '../../ui/chart/heat-map.tsx'
import { FigureSheet, ReasonSheet } from './figure-sheet.tsx'
import { texts } from './texts.ts'

type Figures = NonNullable<Statistics['passages']>

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** 1 June 2026 was a Monday. */
const weekdayName = (weekday: number, length: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(languageTags[pageLocale()], { timeZone: 'UTC', weekday: length }).format(new Date(Date.UTC(2026, 5, weekday)))

const clock = (hour: number): string => clockTime((hour % 24) * 60)

export const HourSheet = ({ figures, period }: { figures: Figures; period: string }) => {
  const locale = pageLocale()
  const admitted = (weekday: number, hour: number): number =>
    figures.hours.find((cell) => cell.weekday === weekday && cell.hour === hour)?.admitted ?? 0
  const busiest = figures.hours.toSorted((a, b) => b.admitted - a.admitted)[0]
  const all = figures.hours.reduce((sum, cell) => sum + cell.admitted, 0)
  return (
    <FigureSheet
      title={t(texts.passages)}
      summary={t(texts.passagesSum, {
        count: all.toLocaleString(languageTags[locale]),
        day: weekdayName(busiest?.weekday ?? 1, 'long'),
        hour: clock(busiest?.hour ?? 0),
        next: clock((busiest?.hour ?? 0) + 1),
      })}
      fileName={`statistika-prehodi-po-urah-${period}`}
      rows={all === 0 ? [] : hours}
      rowKey={String}
      columns={[
        { title: t(texts.hour), value: (hour) => `${clock(hour)}–${clock(hour + 1)}` },
        ...weekdays.map((weekday) => ({ title: weekdayName(weekday, 'short'), value: (hour: number) => admitted(weekday, hour) })),
      ]}
    >
      <HeatMap
        names={weekdays.map((weekday) => weekdayName(weekday, 'short'))}
        values={weekdays.map((weekday) => hours.map((hour) => admitted(weekday, hour)))}
        marks={['0', '6', '12', '18', '24']}
      />
    </FigureSheet>
  )
}

export const RefusalSheet = ({ figures, period }: { figures: Figures; period: string }) => (
  <ReasonSheet
    title={t(texts.refusals)}
    summary={texts.refusalsSum}
    fileName={`statistika-zavrnjeni-prehodi-${period}`}
    reasons={figures.refusals.map(({ reason, count }) => ({
      key: reason ?? '',
      name: t(reason === null ? texts.noReason : reasonNames[reason]),
      count,
    }))}
  />
)
