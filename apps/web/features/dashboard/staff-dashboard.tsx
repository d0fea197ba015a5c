import { readDashboard } from '@dovolilnice/contract/dashboard/read-dashboard'
import { useLive } from '../../platform/live.ts'
import { useOperation } from '../../platform/calls/query.ts'
import { Part } from '../../ui/states/part.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { Columns, Stacked } from '../../ui/sheet.tsx'
import { ActsSheet } from './acts-sheet.tsx'
import { AppealsSheet } from './appeals-sheet.tsx'
import { AttentionSheet } from './attention-sheet.tsx'
import { EndingDocuments } from './ending-documents.tsx'
import { FailedMails } from './failed-mails.tsx'
import { Figures } from './figures.tsx'
import { FirstDaySheet } from './first-day/first-day-sheet.tsx'
import { LateBackup } from './late-backup.tsx'
import { PassagesSheet } from './passages-sheet.tsx'
import { ReportedPassages } from './reported-passages.tsx'
import { StatusSheet } from './status-sheet.tsx'
import { TermsSheet } from './terms-sheet.tsx'

const refreshMs = 60_000

const Overview = () => {
  const query = useOperation(readDashboard, {}, { every: refreshMs })
  useLive('applications', query.refetch)
  useLive('bollards', query.refetch)
  useLive('access', query.refetch)
  return (
    <OperationView query={query}>
      {(figures) => (
        <Stacked>
          <Figures figures={figures} />
          <Columns>
            <Part name="MentionsSheet" props={{}} fallback={null} />
            <LateBackup backup={figures.late_backup} />
            <TermsSheet figures={figures} />
            <ActsSheet acts={figures.acts} />
            <AppealsSheet appeals={figures.appeals} />
            <AttentionSheet bollards={figures.bollards} />
            <Part name="MachineAlerts" props={{}} fallback={null} />
            <Part name="OverdueDrawers" props={{}} fallback={null} />
            <Part name="UnverifiedSheet" props={{}} fallback={null} />
            <ReportedPassages count={figures.reported_passages} />
            <FailedMails mails={figures.mails} />
            <EndingDocuments figures={figures} />
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

/** The figures that matter today, what passes the gates, and who may. */
export const StaffDashboard = () => {
  return (
    <Stacked>
      <FirstDaySheet />
      <Overview />
      <Part name="AccessTables" props={{}} />
    </Stacked>
  )
}
