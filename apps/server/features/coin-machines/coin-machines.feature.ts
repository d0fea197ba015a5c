import { listAlerts, readThresholds, takeAlert, updateThresholds } from '@dovolilnice/contract/coin-machines/alerts/alerts'
import {
  createMachine,
  listMachines,
  readMachineHistory,
  renewMachineKey,
  reportMachine,
  updateMachine,
} from '@dovolilnice/contract/coin-machines/operations'
import { listEmptyings, readEmptyingPdf, readReportedCoins, recordEmptying } from '@dovolilnice/contract/coin-machines/emptying/emptying'
import { machineReports, type MachineReport } from '@dovolilnice/contract/coin-machines/machine-report'
import {
  assignMaintenance,
  closeMaintenance,
  listMaintenance,
  readMaintainers,
  readMaintenancePhoto,
  reportFault,
} from '@dovolilnice/contract/coin-machines/maintenance/maintenance'
import { implement, type Feature, implementList } from '../../platform/http/feature.ts'
import { collectEvents } from '../../platform/mqtt/collect-events.ts'
import { handleListAlerts, handleTakeAlert, handleReadThresholds, handleUpdateThresholds } from './alerts/list-alerts.ts'
import { watchMachines } from './alerts/look-after.ts'
import {
  coinMachineFilesInUse,
  coinMachinePrivacy,
  coinMachineProcessing,
  coinMachineColumns,
  coinMachineTables,
} from './coin-machine-tables.ts'
import { handleReadEmptyingPdf } from './emptying/emptying-pdf.ts'
import { handleListEmptyings } from './emptying/emptyings.ts'
import { handleReadReportedCoins, handleRecordEmptying } from './emptying/record-emptying.ts'
import {
  handleAssignMaintenance,
  handleCloseMaintenance,
  handleListMaintenance,
  handleReadMaintainers,
  handleReadMaintenancePhoto,
  handleReportFault,
} from './maintenance/maintenance.ts'
import {
  findByMachineKey,
  handleCreateMachine,
  handleListMachines,
  handleReadMachineHistory,
  handleRenewMachineKey,
  handleUpdateMachine,
} from './machines/machines.ts'
import { handleReportMachine, removeReportsJob, storeReports } from './reports/store-reports.ts'

/** The coin machines: what they report, and what is done with them. */
export const coinMachinesFeature: Feature = {
  name: 'coin-machines',
  tables: coinMachineTables,
  columns: coinMachineColumns,
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
