import { once } from 'node:events'
import type { Config } from '../config.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { openMigrated } from '../platform/database/open-database.ts'

// Founds the demo town in a process of its own, with the settings of the product that waits for it; without that it ends.
process.on('disconnect', () => process.exit(1))

const [config]: Config[] = await once(process, 'message')
if (config === undefined) process.exit(1)
// The thread of the database opens it while this one reads what founds the town.
const opening = openMigrated({ dataDir: config.dataDir })
opening.catch(() => {})
const [{ startServices }, { expectDemoTown, foundTown }] = await Promise.all([import('../start-services.ts'), import('./found-town.ts')])
await expectDemoTown(config)
const { services, close } = await startServices(config, systemClock, { info: () => {}, error: () => {} }, await opening)
await foundTown(services)
await close()
process.exit(0)
