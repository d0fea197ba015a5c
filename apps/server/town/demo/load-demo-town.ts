import type { Trx } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'

const password = 'dovolilnice-demo'

/** The accounts of the demo town, told at every start. */
export const demoAccounts = [
  { email: 'root@demo.si', password, role: 'root' },
  { email: 'admin@demo.si', password, role: 'admin' },
  { email: 'operator@demo.si', password, role: 'operator' },
  { email: 'uporabnik@demo.si', password, role: 'regular' },
]

/** Loads the demo town into an empty database. */
export const loadDemoTown = async (_trx: Trx, _services: Services): Promise<void> => {}
