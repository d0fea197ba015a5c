import { once } from 'node:events'
import type { Config } from '../config.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { startServices } from '../start-services.ts'
import { expectDemoTown, foundTown } from './found-town.ts'

// Founds the demo town in a process of its own, with the settings of the product that waits for it; without that it ends.
process.on('disconnect', () => process.exit(1))

const [config]: Config[] = await once(process, 'message')
if (config === undefined) process.exit(1)
void expectDemoTown(config).catch(() => {})
const { services, close } = await startServices(config, systemClock, { info: () => {}, error: () => {} })
await foundTown(services)
await close()
process.exit(0)
