import { type Dashboard, expiringDays, readDashboard } from '@dovolilnice/contract/dashboard/operations'
import { Link } from '@tanstack/react-router'
import { formatDay, formatInstant, t, useLive, useMay, useOperation } from '../../platform/kit.ts'
import { ButtonLink, Columns, OperationView, Part, Sheet, Stacked, unbroken } from '../../ui/kit.ts'
import styles from './dashboard.module.css'
import { texts } from './texts.ts'
import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { attentionLabels } from '@dovolilnice/contract/dashboard/device-attention'
import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import { Figures } from './figures.tsx'
import { FirstDaySheet } from './first-day/first-day-sheet.tsx'
import { PassagesSheet } from './passages-sheet.tsx'

const TermsSheet = ({ figures: { terms, passages } }: { figures: Dashboard }) => {
  // The server's day, not the browser's.
  const today = passages.at(-1)?.day
  if (terms.overdue + terms.call_overdue + terms.soon + terms.asks === 0 || today === undefined) return null
  return (
    <Sheet title={t(texts.terms)} tone={terms.overdue + terms.call_overdue > 0 ? 'bad' : 'warning'}>
      <ul className={styles.lines}>
        {terms.overdue > 0 && (
          <li>
            <Link to="/vloge" search={{ view: 'overdue', overdue: true }}>
              {t(texts.termsOverdue)}
            </Link>
            <strong>{terms.overdue}</strong>
          </li>
        )}
        {terms.call_overdue > 0 && (
          <li>
            <Link to="/vloge" search={{ call_overdue: true }}>
              {t(texts.callsOverdue)}
            </Link>
            <strong>{terms.call_overdue}</strong>
          </li>
        )}
        {terms.soon > 0 && (
          <li>
            <Link to="/vloge" search={{ term_from: today, term_until: terms.soon_until }}>
              {unbroken(t(texts.termsSoon, { day: formatDay(terms.soon_until) }))}
            </Link>
            <strong>{terms.soon}</strong>
          </li>
        )}
        {terms.asks > 0 && (
          <li>
            <Link to="/vloge" search={{ status: ['supplement_requested', 'dismissed'], asks: true }}>
              {t(texts.termsAsked)}
            </Link>
            <strong>{terms.asks}</strong>
          </li>
        )}
      </ul>
    </Sheet>
  )
}

const AppealsSheet = ({ appeals }: Pick<Dashboard, 'appeals'>) => {
  const may = useMay()
  const { open, overdue, next_due_on: next } = appeals
  if (open === 0 || !may('applications:read')) return null
  return (
    <Sheet title={t(texts.appeals)} {...(overdue > 0 && { tone: 'warning' })}>
      <ul className={styles.lines}>
        <li>
          <Link to="/pritozbe" search={{ status: 'open', sortByKey: 'due_on', sortOrder: 'asc' }}>
            {t(texts.appealsOpen)}
          </Link>
          <strong>{open}</strong>
        </li>
      </ul>
      {next !== null && (
        <p>
          {unbroken(
            overdue > 0
              ? t(texts.appealsOverdue, { day: formatDay(next), count: overdue })
              : t(texts.appealsNext, { day: formatDay(next) }),
          )}
        </p>
      )}
    </Sheet>
  )
}

const ActsSheet = ({ acts }: Pick<Dashboard, 'acts'>) => {
  const may = useMay()
  const { unserved, on_its_way: onTheWay, ending, ending_until: until, troubled, restitutions } = acts
  const lines = [
    { title: t(texts.actsUnserved), count: unserved, search: { standing: 'unserved' } as const },
    { title: t(texts.actsOnTheWay), count: onTheWay, search: { standing: 'on_its_way' } as const },
    { title: t(texts.actsTroubled), count: troubled, search: { standing: 'on_its_way' } as const },
    { title: t(texts.actsEnding, { day: formatDay(until) }), count: ending, search: { appeal_ends: until } },
    { title: t(texts.actsRestitutions), count: restitutions, search: { restitution: true } },
  ].filter(({ count }) => count > 0)
  if (lines.length === 0 || !may('applications:read')) return null
  return (
    <Sheet title={t(texts.acts)} {...(unserved + troubled + restitutions > 0 && { tone: 'warning' })}>
      <ul className={styles.lines}>
        {lines.map(({ title, count, search }) => (
          <li key={title}>
            <Link to="/akti" search={{ tab: 'issued', ...search }}>
              {unbroken(title)}
            </Link>
            <strong>{count}</strong>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

const EndingDocuments = ({ figures: { documents, passages } }: { figures: Dashboard }) => {
  const may = useMay()
  // The server's day, not the browser's.
  const today = passages.at(-1)?.day
  if (documents.expiring === 0 || today === undefined || !may('documents:read')) return null
  return (
    <Sheet title={t(texts.endingDocuments)} tone="warning">
      <p className={styles.soft}>{t(texts.endingDocumentsAbout, { count: documents.expiring })}</p>
      <div>
        <ButtonLink
          label={t(texts.openList)}
          to="/vloge"
          search={{ tab: 'documents', outlived: true, expires_before: addDays(today, expiringDays), sortByKey: 'expires_on' }}
          look="plain"
        />
      </div>
    </Sheet>
  )
}

const AttentionSheet = ({ bollards }: { bollards: Dashboard['bollards'] }) => {
  if (bollards.attention.length === 0) return null
  return (
    <Sheet title={t(texts.needLook)} tone="warning">
      {!bollards.link.up && <p>{t(texts.gatesUnheard, { instant: formatInstant(bollards.link.since) })}</p>}
      <ul className={styles.lines}>
        {bollards.attention.map(({ code, name, reasons }) => (
          <li key={code}>
            <span>{name}</span>
            <span className={styles.soft}>{reasons.map((reason) => t(attentionLabels[reason])).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

const StatusSheet = ({ applications }: { applications: Dashboard['applications'] }) => (
  <Sheet title={t(texts.byStatus)}>
    <ul className={styles.lines}>
      {applications.map(({ status, count }) => (
        <li key={status}>
          <Link to="/vloge" search={{ status }}>
            {t(applicationStatusLabels[status])}
          </Link>
          <strong>{count}</strong>
        </li>
      ))}
    </ul>
  </Sheet>
)

const ReportedPassages = ({ count }: { count: Dashboard['reported_passages'] }) => {
  const may = useMay()
  if (count === 0 || !may('access-log:read')) return null
  return (
    <Sheet title={t(texts.reportedPassages)} tone="warning">
      <p className={styles.soft}>{t(texts.reportedPassagesAbout, { count })}</p>
      <div>
        <ButtonLink label={t(texts.openList)} to="/nadzorna-plosca" search={{ 'log.reported': true }} look="plain" />
      </div>
    </Sheet>
  )
}

const FailedMails = ({ mails }: { mails: Dashboard['mails'] }) => {
  const may = useMay()
  if (mails.failed === 0 || !may('notifications:send')) return null
  return (
    <Sheet title={t(texts.failedMails)} tone="warning">
      <p className={styles.soft}>{t(texts.failedMailsAbout, { count: mails.failed })}</p>
      <div>
        <ButtonLink label={t(texts.openList)} to="/neposlana-sporocila" search={{ status: 'failed' }} look="plain" />
      </div>
    </Sheet>
  )
}

/** When the newest backup was made, where it is too old; the server answers that only to who looks after the product. */
const LateBackup = ({ backup }: { backup: Dashboard['late_backup'] }) => {
  if (backup === null) return null
  const about = () => {
    if (!backup.readable) return t(texts.unreadableBackups)
    return backup.newest === null ? t(texts.noBackup) : t(texts.lateBackupAbout, { instant: formatInstant(backup.newest) })
  }
  return (
    <Sheet title={t(texts.lateBackup)} tone="bad">
      <p className={styles.soft}>{about()}</p>
    </Sheet>
  )
}

/** That nobody has entered the day of the impact assessment; the server says so only to who looks after data protection. */
const MissingAssessment = ({ missing }: { missing: boolean }) =>
  missing && (
    <Sheet title={t(texts.assessment)}>
      <p className={styles.soft}>{t(texts.assessmentAbout)}</p>
      <ButtonLink label={t(texts.toAssessment)} to="/varstvo-podatkov" search={{ tab: 'records' }} look="plain" />
    </Sheet>
  )

const refreshMs = 60_000

const Overview = () => {
  const may = useMay()
  const query = useOperation(readDashboard, {}, { every: refreshMs })
  useLive('applications', query.refetch)
  useLive('bollards', query.refetch)
  useLive('access', query.refetch)
  return (
    <OperationView query={query}>
      {(figures) => (
        <Stacked>
          <FirstDaySheet setUp={figures.set_up} />
          <Figures figures={figures} />
          <Columns>
            <LateBackup backup={figures.late_backup} />
            <MissingAssessment missing={figures.assessment_missing} />
            <TermsSheet figures={figures} />
            <ActsSheet acts={figures.acts} />
            <AppealsSheet appeals={figures.appeals} />
            <AttentionSheet bollards={figures.bollards} />
            <ReportedPassages count={figures.reported_passages} />
            <FailedMails mails={figures.mails} />
            <EndingDocuments figures={figures} />
            {/* What comes by calls of its own stands after what is there: nothing moves. */}
            <Part name="MentionsSheet" props={{}} fallback={null} />
            {may('payments:read') && <Part name="StatementFaults" props={{}} fallback={null} />}
            <Part name="MachineAlerts" props={{}} fallback={null} />
            <Part name="OverdueDrawers" props={{}} fallback={null} />
            <Part name="UnverifiedSheet" props={{}} fallback={null} />
          </Columns>
          <Columns lead>
            <PassagesSheet passages={figures.passages} />
            <Stacked>
              <StatusSheet applications={figures.applications} />
              <Part name="StatisticsSheet" props={{}} fallback={null} />
            </Stacked>
          </Columns>
        </Stacked>
      )}
    </OperationView>
  )
}

export const StaffDashboard = () => {
  return (
    <Stacked inOrder>
      <Overview />
      <Part name="AccessTables" props={{}} />
    </Stacked>
  )
}
