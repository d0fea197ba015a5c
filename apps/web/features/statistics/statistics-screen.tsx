import { readStatistics, type Statistics } from '@dovolilnice/contract/statistics/read-statistics'
import { idSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { useSearch } from '@tanstack/react-router'
import { formatDay, t, useOperation } from '../../platform/kit.ts'
import { SelectInput } from '../../ui/form/kit.ts'
import { EmptyState, halfOpen, Notice, OperationView, PeriodFields, periodOf, Stacked, usePeriod } from '../../ui/kit.ts'
import { TitleLine } from '../../ui/shell/inside/title-line.tsx'
import { KindSheet, RejectionSheet, WaitSheet, WeekSheets } from './application-figures.tsx'
import { CouncilReport, Headlines, IssuedFigures } from './headlines.tsx'
import { IncomeKinds, IncomeMonths } from './income-figures.tsx'
import { LotSheet, ZoneSheet } from './occupancy-figures.tsx'
import { HourSheet, RefusalSheet } from './passage-figures.tsx'
import styles from './statistics.module.css'
import { texts } from './texts.ts'

const isEmpty = ({ applications, passages, occupancy, income }: Statistics): boolean =>
  (applications === null || applications.kinds.length === 0) &&
  (passages === null || passages.hours.length === 0) &&
  (occupancy === null || occupancy.day === null) &&
  (income === null || income.total.documents === 0)

const Figures = ({ statistics }: { statistics: Statistics }) => {
  const { from, until, counted_day: day, kinds, applications, passages, issued, occupancy, income } = statistics
  if (day === null) return <EmptyState title={t(texts.notCounted)} text={t(texts.notCountedHint)} />
  if (isEmpty(statistics)) return <EmptyState title={t(texts.nothing)} text={t(texts.nothingHint)} />
  // Of the answer, not of the address: while the next one is on its way these are still the figures of the period before.
  const of = `${from}-${lastDayOf(until)}`
  return (
    <Stacked>
      <Headlines statistics={statistics} />
      {/* What a council asks first; then the rest, in rows of like height. */}
      <div className={styles.grid}>
        {issued !== null && <IssuedFigures figures={issued} period={of} />}
        {income !== null && <IncomeMonths figures={income} kinds={kinds} period={of} />}
        {applications !== null && <RejectionSheet figures={applications} kinds={kinds} period={of} />}
        {applications !== null && <WaitSheet figures={applications} kinds={kinds} period={of} />}
        {occupancy !== null && <LotSheet figures={occupancy} period={of} />}
        {passages !== null && <HourSheet figures={passages} period={of} />}
        {applications !== null && <WeekSheets figures={applications} kinds={kinds} period={of} />}
        {passages !== null && <RefusalSheet figures={passages} period={of} />}
        {income !== null && <IncomeKinds figures={income} kinds={kinds} period={of} />}
        {applications !== null && <KindSheet figures={applications} kinds={kinds} period={of} />}
        {occupancy !== null && <ZoneSheet figures={occupancy} period={of} />}
      </div>
      <p className="soft">
        {t(texts.countedTo, { day: formatDay(day) })} {t(texts.smallNumbers)}
      </p>
    </Stacked>
  )
}

export const StatisticsScreen = () => {
  const { period, change } = usePeriod(periodOf.thisYear)
  const { kind } = useSearch({ from: '/inside/statistika' })
  const chosen = idSchema.safeParse(kind).data
  const asked = halfOpen(period)
  const body = { ...(asked ?? { from: '', until: '' }), ...(chosen !== undefined && { permit_kind_id: chosen }) }
  const query = useOperation(readStatistics, { body }, { keep: true, enabled: asked !== undefined })
  const kinds = query.data?.kinds ?? []
  return (
    <Stacked>
      {asked !== undefined && (
        <TitleLine>
          <span className="soft">{t(texts.compared, { from: formatDay(period.from), until: formatDay(period.until) })}</span>
        </TitleLine>
      )}
      <div>
        <div className={styles.head} data-screen-only={chosen === undefined || undefined}>
          <PeriodFields period={period} onChange={change} offered={['thisMonth', 'twelveWeeks', 'thisYear', 'lastYear']} folded />
          <SelectInput
            className={styles.kind}
            aria-label={t(texts.kind)}
            value={chosen ?? ''}
            options={[{ value: '', label: t(texts.allKinds) }, ...kinds.map(({ id, title }) => ({ value: id, label: t(title) }))]}
            onChange={({ currentTarget: { value } }) => change({ kind: value === '' ? undefined : value })}
          />
          {asked !== undefined && <CouncilReport body={asked} />}
        </div>
        {chosen !== undefined && <p className={styles.hint}>{t(texts.kindHint)}</p>}
      </div>
      {asked === undefined ? (
        <Notice tone="warning" title={t(texts.wrongPeriod)} />
      ) : (
        <OperationView query={query}>
          {(statistics) => (
            <div aria-busy={query.isPlaceholderData} className={styles.figures}>
              <Figures statistics={statistics} />
            </div>
          )}
        </OperationView>
      )}
    </Stacked>
  )
}
