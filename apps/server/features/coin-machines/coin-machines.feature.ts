import { createMachine } from '@dovolilnice/contract/coin-machines/create-machine'
import { listMachines } from '@dovolilnice/contract/coin-machines/machine-list'
import { machineReports } from '@dovolilnice/contract/coin-machines/machine-report'
import type { MachineReport } from '@dovolilnice/contract/coin-machines/machine-report'
import { renewMachineKey } from '@dovolilnice/contract/coin-machines/renew-machine-key'
import { reportMachine } from '@dovolilnice/contract/coin-machines/report-machine'
import { updateMachine } from '@dovolilnice/contract/coin-machines/update-machine'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { collectEvents } from '../../platform/mqtt/collect-events.ts'
import { coinMachineTables } from './coin-machine-tables.ts'
import { handleCreateMachine, handleRenewMachineKey, handleUpdateMachine } from './machines/keep-machines.ts'
import { handleListMachines } from './machines/list-machines.ts'
import { findByMachineKey } from './machines/machine-key.ts'
import { handleReportMachine } from './reports/receive-report.ts'
import { removeReportsJob } from './reports/remove-reports.ts'
import { storeReports } from './reports/store-reports.ts'

/** The coin machines: what they report, and what is done with them. */
export const coinMachinesFeature: Feature = {
  name: 'coin-machines',
  tables: coinMachineTables,
  routes: [
    ...implementList(listMachines, handleListMachines),
    implement(createMachine, handleCreateMachine),
    implement(updateMachine, handleUpdateMachine),
    implement(renewMachineKey, handleRenewMachineKey),
    implement(reportMachine, handleReportMachine),
  ],
  jobs: [removeReportsJob],
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
