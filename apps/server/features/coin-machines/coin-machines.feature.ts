import { machineReports, type MachineReport } from '@dovolilnice/contract/coin-machines/machine-report'
import type { Feature } from '../../platform/http/feature.ts'
import { collectEvents } from '../../platform/mqtt/collect-events.ts'
import { handleListAlerts, handleTakeAlert, handleReadThresholds, handleUpdateThresholds } from './alerts/list-alerts.ts'
import { watchMachines } from './alerts/look-after.ts'
import { coinMachinePrivacy, coinMachineTables } from './coin-machine-tables.ts'
import { handleReadEmptyingPdf } from './emptying/emptying-pdf.ts'
import { handleListEmptyings } from './emptying/emptyings.ts'
import { handleReadReportedCoins, handleRecordEmptying } from './emptying/record-emptying.ts'
import * as maintenance from './maintenance/maintenance.ts'
import * as machines from './machines/machines.ts'
import { handleReportMachine, removeReportsJob, storeReports } from './reports/store-reports.ts'
import { filesNamedBy, ownTables } from '../../platform/privacy/owner.ts'

/** The coin machines: what they report, and what is done with them. */
export const coinMachinesFeature: Feature = {
  name: 'coin-machines',
  ...ownTables(coinMachineTables),
  privacy: coinMachinePrivacy,
  filesInUse: filesNamedBy({ maintenance_photo: ['storage_key'] }),
  routes: [
    machines.handleListMachines,
    machines.handleCreateMachine,
    machines.handleUpdateMachine,
    machines.handleRenewMachineKey,
    machines.handleReadMachineHistory,
    handleReportMachine,
    handleListAlerts,
    handleTakeAlert,
    maintenance.handleListMaintenance,
    maintenance.handleReportFault,
    maintenance.handleReadMaintainers,
    maintenance.handleAssignMaintenance,
    maintenance.handleCloseMaintenance,
    maintenance.handleReadMaintenancePhoto,
    handleListEmptyings,
    handleReadReportedCoins,
    handleRecordEmptying,
    handleReadEmptyingPdf,
    handleReadThresholds,
    handleUpdateThresholds,
  ],
  jobs: [removeReportsJob],
  watch: watchMachines,
  devices: {
    events: machineReports,
    mayConnect: async ({ database }, code, key) => (await machines.findByMachineKey(database.kysely, code, key)) !== undefined,
  },
  bridge: (services, mqtt) =>
    collectEvents({
      mqtt,
      clock: services.clock,
      source: machineReports,
      wants: (event): event is MachineReport => event !== undefined,
      store: (received) => storeReports(services, received),
      onError: (error, what) => console.error(what, error),
    }),
}
