import { listAlerts } from '@dovolilnice/contract/coin-machines/alerts/alert-list'
import { readThresholds } from '@dovolilnice/contract/coin-machines/alerts/read-thresholds'
import { takeAlert } from '@dovolilnice/contract/coin-machines/alerts/take-alert'
import { updateThresholds } from '@dovolilnice/contract/coin-machines/alerts/update-thresholds'
import { createMachine } from '@dovolilnice/contract/coin-machines/create-machine'
import { listEmptyings } from '@dovolilnice/contract/coin-machines/emptying/emptying-list'
import { readEmptyingPdf } from '@dovolilnice/contract/coin-machines/emptying/read-emptying-pdf'
import { readReportedCoins } from '@dovolilnice/contract/coin-machines/emptying/read-reported-coins'
import { recordEmptying } from '@dovolilnice/contract/coin-machines/emptying/record-emptying'
import { listMachines } from '@dovolilnice/contract/coin-machines/machine-list'
import { machineReports } from '@dovolilnice/contract/coin-machines/machine-report'
import type { MachineReport } from '@dovolilnice/contract/coin-machines/machine-report'
import { assignMaintenance } from '@dovolilnice/contract/coin-machines/maintenance/assign-maintenance'
import { closeMaintenance } from '@dovolilnice/contract/coin-machines/maintenance/close-maintenance'
import { listMaintenance } from '@dovolilnice/contract/coin-machines/maintenance/maintenance-list'
import { readMaintainers } from '@dovolilnice/contract/coin-machines/maintenance/read-maintainers'
import { readMaintenancePhoto } from '@dovolilnice/contract/coin-machines/maintenance/read-maintenance-photo'
import { reportFault } from '@dovolilnice/contract/coin-machines/maintenance/report-fault'
import { readMachineHistory } from '@dovolilnice/contract/coin-machines/read-machine-history'
import { renewMachineKey } from '@dovolilnice/contract/coin-machines/renew-machine-key'
import { reportMachine } from '@dovolilnice/contract/coin-machines/report-machine'
import { updateMachine } from '@dovolilnice/contract/coin-machines/update-machine'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { collectEvents } from '../../platform/mqtt/collect-events.ts'
import { handleListAlerts } from './alerts/list-alerts.ts'
import { watchMachines } from './alerts/look-after.ts'
import { handleTakeAlert } from './alerts/take-alert.ts'
import { handleReadThresholds, handleUpdateThresholds } from './alerts/thresholds.ts'
import { coinMachineFilesInUse, coinMachinePrivacy } from './coin-machine-privacy.ts'
import { coinMachineProcessing } from './coin-machine-processing.ts'
import { coinMachineTables } from './coin-machine-tables.ts'
import { handleReadEmptyingPdf } from './emptying/emptying-pdf.ts'
import { handleListEmptyings } from './emptying/emptyings.ts'
import { handleReadReportedCoins, handleRecordEmptying } from './emptying/record-emptying.ts'
import { handleAssignMaintenance, handleReadMaintainers } from './maintenance/assign-maintenance.ts'
import { handleCloseMaintenance } from './maintenance/close-maintenance.ts'
import { handleListMaintenance } from './maintenance/list-maintenance.ts'
import { handleReadMaintenancePhoto, handleReportFault } from './maintenance/report-fault.ts'
import { handleCreateMachine, handleRenewMachineKey, handleUpdateMachine } from './machines/keep-machines.ts'
import { handleReadMachineHistory } from './machines/machine-history.ts'
import { handleListMachines } from './machines/list-machines.ts'
import { findByMachineKey } from './machines/machine-key.ts'
import { handleReportMachine } from './reports/receive-report.ts'
import { removeReportsJob } from './reports/remove-reports.ts'
import { storeReports } from './reports/store-reports.ts'

/** The coin machines: what they report, and what is done with them. */
export const coinMachinesFeature: Feature = {
  name: 'coin-machines',
  tables: coinMachineTables,
  processing: coinMachineProcessing,
  privacy: coinMachinePrivacy,
  filesInUse: coinMachineFilesInUse,
  routes: [
    ...implementList(listMachines, handleListMachines),
    implement(createMachine, handleCreateMachine),
    implement(updateMachine, handleUpdateMachine),
    implement(renewMachineKey, handleRenewMachineKey),
    implement(readMachineHistory, handleReadMachineHistory),
    implement(reportMachine, handleReportMachine),
    ...implementList(listAlerts, handleListAlerts),
    implement(takeAlert, handleTakeAlert),
    ...implementList(listMaintenance, handleListMaintenance),
    implement(reportFault, handleReportFault),
    implement(readMaintainers, handleReadMaintainers),
    implement(assignMaintenance, handleAssignMaintenance),
    implement(closeMaintenance, handleCloseMaintenance),
    implement(readMaintenancePhoto, handleReadMaintenancePhoto),
    ...implementList(listEmptyings, handleListEmptyings),
    implement(readReportedCoins, handleReadReportedCoins),
    implement(recordEmptying, handleRecordEmptying),
    implement(readEmptyingPdf, handleReadEmptyingPdf),
    implement(readThresholds, handleReadThresholds),
    implement(updateThresholds, handleUpdateThresholds),
  ],
  jobs: [removeReportsJob],
  watch: watchMachines,
  devices: {
    events: machineReports,
    mayConnect: async ({ database }, code, key) => (await findByMachineKey(database.kysely, code, key)) !== undefined,
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
