import { readDashboard } from '@dovolilnice/contract/dashboard/read-dashboard'
import { useState } from 'react'
import { useLive } from '../../platform/live.ts'
import { useOperation } from '../../platform/calls/query.ts'
import { useMay } from '../../platform/session/use-session.ts'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { Columns, Stacked } from '../../ui/sheet.tsx'
import { AccessLogTable } from './access-log-table.tsx'
import { AttentionSheet } from './attention-sheet.tsx'
import { EndingDocuments } from './ending-documents.tsx'
import { Figures } from './figures.tsx'
import { HolderDialog } from './holder-dialog.tsx'
import { HoldersTable } from './holders-table.tsx'
import { PassagesSheet } from './passages-sheet.tsx'
import { StatusSheet } from './status-sheet.tsx'

const refreshMs = 60_000

const Overview = () => {
  const query = useOperation(readDashboard, {}, { every: refreshMs })
  useLive('applications', query.refetch)
  useLive('bollards', query.refetch)
  return (
    <OperationView query={query}>
      {(figures) => (
        <Stacked>
          <Figures figures={figures} />
          <Columns lead>
            <PassagesSheet passages={figures.passages} />
            <Stacked>
              <AttentionSheet bollards={figures.bollards} />
              <EndingDocuments figures={figures} />
              <StatusSheet applications={figures.applications} />
            </Stacked>
          </Columns>
        </Stacked>
      )}
    </OperationView>
  )
}

/** The figures that matter today, what passes the gates, and who may. */
export const StaffDashboard = () => {
  const may = useMay()
  const [holder, setHolder] = useState<string>()
  return (
    <Stacked>
      <Overview />
      {may('access-log:read') && <AccessLogTable onHolder={may('holders:read') ? setHolder : undefined} />}
      {may('holders:read') && <HoldersTable onHolder={setHolder} />}
      <HolderDialog permitId={holder} onClose={() => setHolder(undefined)} />
    </Stacked>
  )
}
