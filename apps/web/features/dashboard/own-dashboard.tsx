import { readOverview } from '@dovolilnice/contract/dashboard/read-overview'
import { useLive } from '../../platform/live.ts'
import { tableRefreshInterval, useOperation } from '../../platform/calls/query.ts'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { Part } from '../../ui/states/part.tsx'
import { Stacked } from '../../ui/sheet.tsx'
import { NextSteps } from './next-steps.tsx'
import { OwnApplications } from './own-applications.tsx'

/** A resident's own things: what to do next, the permits as cards, the last passages, the applications. */
export const OwnDashboard = () => {
  const query = useOperation(readOverview, {}, { every: tableRefreshInterval })
  useLive('applications', query.refetch)
  return (
    <Stacked>
      <OperationView query={query}>{(overview) => <NextSteps steps={overview.next_steps} />}</OperationView>
      <Part name="OwnPermitCards" props={{}} />
      <Part name="OwnPassages" props={{}} />
      <OwnApplications />
    </Stacked>
  )
}
