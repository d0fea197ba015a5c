import { resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { startServices } from '../start-services.ts'
import { expectDemoTown, foundTown } from './found-town.ts'

// Founds the demo town in a process of its own, with the settings of the product that waits for it; without that it ends.
process.on('disconnect', () => process.exit(1))
// Who ends the product in a terminal tells this process too: a town is founded whole.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

const config = readConfig(process.env)
const here = { ...config, dataDir: resolve(config.dataDir) }
void expectDemoTown(here).catch(() => {})
const { services, close } = await startServices(here, systemClock, { info: () => {}, error: () => {} })
await foundTown(services)
await close()
process.exit(0)
