import { Stacked } from '../../ui/sheet.tsx'
import { AlertsList } from './alerts-list.tsx'
import { MaintenanceList } from './maintenance-list.tsx'

/** What is wrong with the machines, and who sees to it. */
export const MaintenanceTab = () => (
  <Stacked>
    <AlertsList />
    <MaintenanceList />
  </Stacked>
)
