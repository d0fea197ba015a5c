import { languageTags } from '@dovolilnice/contract/locale'
import type { Locale } from '@dovolilnice/contract/locale'
import { readIncome } from '@dovolilnice/contract/accounting/read-income'
import { invoiceKindLabels, paymentMethodLabels } from '@dovolilnice/contract/invoices/invoice-labels'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { addMonths, lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { Link, useSearch } from '@tanstack/react-router'
import { useOperation } from '../../platform/calls/query.ts'
import { useMay } from '../../platform/session/use-session.ts'
import { formatDay } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { SelectInput } from '../../ui/form/inputs/inputs.tsx'
import { Columns, Sheet, Stacked } from '../../ui/sheet.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import styles from './accounting.module.css'
import { IncomeTable } from './income-table.tsx'
import { PeriodFields } from '../../ui/period/period-fields.tsx'
import { texts } from './texts.ts'
import { halfOpen, periodOf, usePeriod } from '../../ui/period/use-period.ts'
import type { Period } from '../../ui/period/use-period.ts'

type By = 'day' | 'month'
type Income = OperationOutput<typeof readIncome>

/** `november 2026`. */
const monthText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTags[locale], { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(new Date(`${day}T00:00:00Z`))

/** A day or month, and the way to its invoices. */
const PeriodLabel = ({ day, by }: { day: string; by: By }) => {
  const locale = useLocale()
  const mayOpen = useMay()('invoices:read')
  const label = by === 'day' ? formatDay(day, locale) : monthText(day, locale)
  if (!mayOpen) return label
  return (
    <Link to="/racuni" search={{ from: day, until: by === 'day' ? day : lastDayOf(addMonths(day, 1)) }}>
      {label}
    </Link>
  )
}

const Figures = ({ income, by }: { income: Income; by: By }) => {
  const t = useTranslate()
  const locale = useLocale()
  const { periods, kinds, rates, methods, documents, machines, total } = income
  if (total.documents + machines.documents === 0) return <EmptyState title={t(texts.noIncome)} />
  const rateText = (points: number | null) => (points === null ? t(texts.outsideVat) : `${(points / 100).toLocaleString(locale)} %`)
  return (
    <Stacked>
      <IncomeTable
        title={t(texts.byKind)}
        heading={t(texts.kind)}
        rows={kinds.map(({ id, name, ...sums }) => ({ key: id, label: t(name), ...sums }))}
        total={total}
      />
      <Columns least="30rem">
        <IncomeTable
          title={t(texts.byRate)}
          heading={t(texts.rate)}
          rows={rates.map(({ vat_basis_points: rate, ...sums }) => ({ key: String(rate), label: rateText(rate), ...sums }))}
          total={total}
        />
        <IncomeTable
          title={t(texts.byMethod)}
          heading={t(texts.method)}
          rows={methods.map(({ method, ...sums }) => ({ key: method, label: t(paymentMethodLabels[method]), ...sums }))}
          total={total}
        />
      </Columns>
      <IncomeTable
        title={t(texts.byDocument)}
        heading={t(texts.document)}
        rows={documents.map(({ kind, ...sums }) => ({ key: kind, label: t(invoiceKindLabels[kind]), ...sums }))}
        total={total}
      />
      <IncomeTable
        title={t(texts.byPeriod)}
        heading={t(texts.period)}
        rows={periods.map(({ from, ...sums }) => ({ key: from, label: <PeriodLabel day={from} by={by} />, ...sums }))}
        total={total}
      />
      {machines.documents > 0 && (
        <IncomeTable
          title={t(texts.machines)}
          heading={t(texts.document)}
          rows={[{ key: 'machines', label: t(texts.machineProtocols), ...machines }]}
          total={machines}
        />
      )}
    </Stacked>
  )
}

const IncomeOf = ({ period, by }: { period: Period; by: By }) => {
  const query = useOperation(readIncome, { body: { ...period, by } }, { keep: true })
  return <OperationView query={query}>{(income) => <Figures income={income} by={by} />}</OperationView>
}

/** Income of a period: by kind, rate of VAT, way of payment, kind of document, and by day or month. */
export const IncomeTab = () => {
  const t = useTranslate()
  const mayOpen = useMay()('invoices:read')
  const { period, change } = usePeriod(periodOf.thisMonth)
  const by = useSearch({ from: '/inside/prihodki' }).by === 'month' ? 'month' : 'day'
  const asked = halfOpen(period)
  return (
    <Stacked>
      <Sheet>
        <div className={styles.head}>
          <PeriodFields period={period} onChange={change} offered={['thisMonth', 'lastMonth', 'thisYear']} />
          <SelectInput
            label={t(texts.by)}
            value={by}
            options={[
              { value: 'day', label: t(texts.day) },
              { value: 'month', label: t(texts.month) },
            ]}
            onChange={({ currentTarget }) => change({ by: currentTarget.value === 'month' ? 'month' : 'day' })}
          />
          {mayOpen && (
            <ButtonLink look="plain" to="/racuni" search={{ from: period.from, until: period.until }}>
              {t(texts.invoices)}
            </ButtonLink>
          )}
        </div>
        <p className={styles.hint}>{t(texts.counted)}</p>
      </Sheet>
      {asked === undefined ? <Notice tone="warning" title={t(texts.wrongPeriod)} /> : <IncomeOf period={asked} by={by} />}
    </Stacked>
  )
}
