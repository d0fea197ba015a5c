import { rejectionReasonNames } from '@dovolilnice/contract/applications/decide/rejection-reasons'
import { daysText, decidedOf, inTermShare, percentText } from '@dovolilnice/contract/statistics/headlines'
import type { Statistics } from '@dovolilnice/contract/statistics/read-statistics'
import { formatDay, pageLocale, t } from '../../platform/kit.ts'
import { ColumnChart } from '../../ui/chart/column-chart.tsx'
import { RowBars } from '../../ui/chart/row-bars.tsx'
import { FigureSheet, ReasonSheet, topRows } from './figure-sheet.tsx'
import { texts } from './texts.ts'

type Figures = NonNullable<Statistics['applications']>
type Handled = Figures['total']

const number = (value: number) => String(value)

interface SheetProps {
  figures: Figures
  kinds: Statistics['kinds']
  /** For the names of files. */
  period: string
}

/** The columns of applications, whatever stands in the first. */
const handledColumns = () => [
  { title: t(texts.received), value: ({ received }: Handled) => received },
  { title: t(texts.decided), value: decidedOf },
  { title: t(texts.median), value: ({ median_days: median }: Handled) => median },
  { title: t(texts.approved), value: ({ approved }: Handled) => approved },
  { title: t(texts.rejected), value: ({ rejected }: Handled) => rejected },
  { title: t(texts.dismissed), value: ({ dismissed }: Handled) => dismissed },
  { title: t(texts.inTerm), value: inTermShare },
]

export const WeekSheets = ({ figures: { weeks, total }, period }: SheetProps) => {
  const handled = handledColumns()
  const weekColumn = { title: t(texts.week), value: ({ week }: Figures['weeks'][number]) => formatDay(week) }
  const ends = [formatDay(weeks[0]?.week), formatDay(weeks.at(-1)?.week)] as const
  const median = total.median_days
  return (
    <>
      <FigureSheet
        title={t(texts.byWeek)}
        summary={t(texts.byWeekSum, { received: total.received, decided: decidedOf(total) })}
        fileName={`statistika-vloge-po-tednih-${period}`}
        rows={weeks}
        rowKey={({ week }) => week}
        columns={[weekColumn, ...handled]}
      >
        <ColumnChart
          ends={ends}
          series={[
            { title: t(texts.received), values: weeks.map(({ received }) => received) },
            { title: t(texts.decided), values: weeks.map(decidedOf) },
          ]}
          text={number}
        />
      </FigureSheet>
      <FigureSheet
        title={t(texts.handling)}
        summary={t(texts.handlingSum, { days: median === null ? t(texts.noDecision) : daysText(median, pageLocale()) })}
        fileName={`statistika-cas-resevanja-${period}`}
        rows={weeks}
        rowKey={({ week }) => week}
        columns={[weekColumn, ...handled.slice(1, 3)]}
      >
        <ColumnChart ends={ends} series={[{ title: t(texts.median), values: weeks.map(({ median_days: days }) => days) }]} text={number} />
      </FigureSheet>
    </>
  )
}

export const KindSheet = ({ figures, kinds, period }: SheetProps) => {
  const handled = handledColumns()
  const nameOf = (id: string): string => {
    const kind = kinds.find((one) => one.id === id)
    return kind === undefined ? id : t(kind.title)
  }
  const rows = figures.kinds.toSorted((a, b) => b.received - a.received)
  const [first] = rows
  return (
    <FigureSheet
      title={t(texts.byKind)}
      summary={t(texts.byKindSum, { kind: first === undefined ? '' : nameOf(first.id), count: first?.received ?? 0 })}
      fileName={`statistika-vloge-po-vrstah-${period}`}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[{ title: t(texts.kind), value: ({ id }) => nameOf(id) }, ...handled]}
    >
      <RowBars
        rows={topRows(
          rows.map(({ id, received }) => ({ key: id, label: nameOf(id), value: received, text: number(received) })),
          t(texts.others),
          number,
        )}
      />
    </FigureSheet>
  )
}

export const WaitSheet = ({ figures, kinds, period }: SheetProps) => {
  const locale = pageLocale()
  const handled = handledColumns()
  const nameOf = (id: string): string => {
    const kind = kinds.find((one) => one.id === id)
    return kind === undefined ? id : t(kind.title)
  }
  const rows = figures.kinds
    .filter(({ median_days: days }) => days !== null)
    .toSorted((a, b) => (b.median_days ?? 0) - (a.median_days ?? 0) || decidedOf(b) - decidedOf(a))
  const share = inTermShare(figures.total)
  return (
    <FigureSheet
      title={t(texts.waits)}
      summary={t(texts.waitsSum, {
        days: figures.total.median_days === null ? '–' : daysText(figures.total.median_days, locale),
        share: share === null ? '–' : percentText(share, locale),
      })}
      fileName={`statistika-cas-po-vrstah-${period}`}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[{ title: t(texts.kind), value: ({ id }) => nameOf(id) }, ...handled.slice(1, 3), ...handled.slice(-1)]}
    >
      <RowBars
        rows={rows.slice(0, 8).map((row) => ({
          key: row.id,
          label: nameOf(row.id),
          value: row.median_days ?? 0,
          text: `${daysText(row.median_days ?? 0, locale)} · ${percentText(inTermShare(row) ?? 0, locale)}`,
        }))}
      />
    </FigureSheet>
  )
}

export const RejectionSheet = ({ figures, period }: SheetProps) => (
  <ReasonSheet
    title={t(texts.rejections)}
    summary={texts.rejectionsSum}
    fileName={`statistika-zavrnitve-vlog-${period}`}
    reasons={figures.rejections.map(({ reason, count }) => ({
      key: reason ?? '',
      name: t(reason === null ? texts.noReason : rejectionReasonNames[reason]),
      count,
    }))}
  />
)
