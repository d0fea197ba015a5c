import { languageTags } from '@dovolilnice/contract/locale'
import { formatMoney, pageLocale, t } from '../../platform/kit.ts'
import type { Statistics } from '@dovolilnice/contract/statistics/read-statistics'
import { ColumnChart } from '../../ui/chart/column-chart.tsx'
import { RowBars } from '../../ui/chart/row-bars.tsx'
import { FigureSheet, topRows } from './figure-sheet.tsx'
import { texts } from './texts.ts'

type Figures = NonNullable<Statistics['income']>

interface IncomeFiguresProps {
  figures: Figures
  kinds: Statistics['kinds']
  period: string
}

const incomeWords = ({ total }: Figures, kinds: Statistics['kinds']) => {
  return {
    nameOf: (id: string | null): string => {
      if (id === null) return t(texts.machines)
      const kind = kinds.find((one) => one.id === id)
      return kind === undefined ? id : t(kind.title)
    },
    monthText: (month: string): string =>
      new Intl.DateTimeFormat(languageTags[pageLocale()], { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
        new Date(`${month}T00:00:00Z`),
      ),
    summary: t(texts.incomeSum, { amount: formatMoney(total.cents) }),
    sums: [
      { title: t(texts.amount), value: ({ cents }: Figures['total']) => cents, cents: true as const },
      { title: t(texts.documents), value: ({ documents }: Figures['total']) => documents },
    ],
  }
}

export const IncomeMonths = ({ figures, kinds, period }: IncomeFiguresProps) => {
  const { monthText, summary, sums } = incomeWords(figures, kinds)
  const { months, total } = figures
  if (total.documents === 0) return null
  return (
    <FigureSheet
      title={t(texts.months)}
      summary={summary}
      fileName={`statistika-prihodki-po-mesecih-${period}`}
      rows={months}
      rowKey={({ month }) => month}
      columns={[
        { title: t(texts.month), value: ({ month }) => monthText(month) },
        ...sums,
        { title: t(texts.amountBefore), value: ({ before_cents: cents }) => cents, cents: true },
      ]}
    >
      <ColumnChart
        lines
        ends={[monthText(months[0]?.month ?? '1970-01-01'), monthText(months.at(-1)?.month ?? '1970-01-01')]}
        series={[
          { title: t(texts.thisPeriod), values: months.map(({ cents }) => cents / 100) },
          { past: true, title: t(texts.yearBefore), values: months.map(({ before_cents: cents }) => cents / 100) },
        ]}
        text={(value) => value.toLocaleString(languageTags[pageLocale()])}
      />
    </FigureSheet>
  )
}

export const IncomeKinds = ({ figures, kinds, period }: IncomeFiguresProps) => {
  const { nameOf, summary, sums } = incomeWords(figures, kinds)
  const { kinds: byKind, total } = figures
  if (total.documents === 0) return null
  return (
    <FigureSheet
      title={t(texts.incomeKinds)}
      summary={summary}
      fileName={`statistika-prihodki-po-vrstah-${period}`}
      rows={byKind}
      rowKey={({ id }) => id ?? ''}
      columns={[{ title: t(texts.kind), value: ({ id }) => nameOf(id) }, ...sums]}
    >
      <RowBars
        rows={topRows(
          byKind
            .toSorted((a, b) => b.cents - a.cents)
            .map(({ id, cents }) => ({ key: id ?? '', label: nameOf(id), value: cents, text: formatMoney(cents) })),
          t(texts.others),
          formatMoney,
        )}
      />
    </FigureSheet>
  )
}
