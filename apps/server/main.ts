import { join } from 'node:path'
import { features } from './compose.ts'
import type { Config } from './config.ts'
import { foundTown, type DemoAccount } from './town/found-town.ts'
import { awaitDatabase } from './platform/database/await-database.ts'
import type { Database } from './platform/database/database.ts'
import { systemClock } from './platform/clock/clock.ts'
import { createApp } from './platform/http/create-app.ts'
import { watchRejections } from './platform/errors/stray-rejections.ts'
import { giveBackMemory } from './platform/give-back-memory.ts'
import { addDrain } from './platform/http/limits/drain.ts'
import { addHealth, type Check } from './platform/http/health.ts'
import { addLive } from './platform/http/live.ts'
import { addPages } from './platform/http/pages/pages.ts'
import { addSecurityText } from './platform/http/pages/security-text.ts'
import type { Services } from './platform/http/context.ts'
import type { JobLog } from './platform/jobs/job.ts'
import { readGatesLink } from './features/bollards/devices.ts'
import { keepPageValues } from './features/resources/page-values.ts'
import { findRequestSession } from './features/session/sessions/request-session.ts'
import { startHealth, startServices } from './start-services.ts'
import { startBridge, type Bridge } from './start-bridge.ts'

/** What a process does: answers calls and serves pages, works off jobs, follows the gates. */
export type Role = 'api' | 'worker' | 'bridge'

export interface RunningServer {
  url?: string
  brokerUrl: string
  whitelistPublicKey: string
  demoAccounts?: DemoAccount[]
  /** The one-time password of the first root account; given once, when the account was made. */
  rootPassword?: string
  devices: string[]
  /** Whether gates and coin machines are simulated: as the setting says, else in a demo town with the embedded broker. */
  simulatesGates: boolean
  /** Calls back with the gates when one has got an account at the broker or lost it. */
  onDevices: Bridge['onDevices']
  /** The password of a device's gate at the embedded broker; undefined with a broker of the town's own. */
  gatePassword(device: string): string | undefined
  /** Plays the coin machines of the demo town; resolves with a function that stops it. */
  simulateMachines(): Promise<() => Promise<void>>
  close(): Promise<void>
}

const webFolder = join(import.meta.dirname, '../web/dist')

const log: JobLog = {
  info: () => {},
  error: (details, message) => console.error(message, details),
}

/** Whether any bridge, in this process or another, reaches the gates. Without one the api still does most of its work. */
const gatesCheck = ({ database }: Services): Check => ({
  name: 'gates',
  spare: true,
  isReady: async () => (await readGatesLink(database.aside)).up,
})

/** Pages and forms work without the broker: its outage must not take them off the air. */
const asSpare = (check: Check): Check => ({ ...check, spare: true })

const startApi = async (services: Services, checks: readonly Check[], pages: Promise<unknown>) => {
  const findSession = findRequestSession(services)
  const app = await createApp(services, features, findSession)
  addHealth(
    app,
    services,
    checks,
    features.flatMap(({ metrics = [], gauges }) => [...metrics, ...(gauges?.(services) ?? [])]),
  )
  const stopLive = await addLive(app, services.database, findSession)
  addDrain(app)
  await pages
  const values = await keepPageValues(services)
  addSecurityText(app, values.read, { clock: services.clock, publicUrl: services.config.publicUrl })
  await addPages(app, webFolder, values.read)
  const url = await app.listen({ host: services.config.host, port: services.config.port })
  return {
    url,
    close: async () => {
      await app.close()
      await stopLive()
      await values.stop()
    },
  }
}

interface StartOptions {
  /** The embedded database with its tables, where it is being opened already. */
  opening?: Promise<Database> | undefined
  /** Resolves when the web bundle is built; what else there is to open opens meanwhile. */
  pages?: Promise<unknown>
  /** Ends the waiting for a database that does not answer. */
  signal?: AbortSignal
}

/** Starts the server in the given roles; all three in one process by default. */
export const startServer = async (
  config: Config,
  roles: readonly Role[],
  { opening, pages = Promise.resolve(), signal }: StartOptions = {},
): Promise<RunningServer> => {
  if (config.databaseUrl !== undefined) await awaitDatabase(config.databaseUrl, { say: console.error, signal })
  const { services, jobs, close } = await startServices(config, systemClock, log, await opening)
  const closing: (() => unknown)[] = [close, watchRejections(log), giveBackMemory()]
  try {
    const town = await foundTown(services)
    for (const feature of features) await feature.prepare?.(services)
    await jobs.start({ work: roles.includes('worker') })
    const bridge = await startBridge(services, features, roles.includes('bridge'))
    closing.unshift(bridge.close)
    for (const feature of features) if (feature.watch) closing.unshift(await feature.watch(services))
    const checks = [...bridge.checks.map(asSpare), gatesCheck(services)]
    const answering = roles.includes('api')
      ? await startApi(services, checks, pages)
      : { url: undefined, ...(await startHealth(services, bridge.checks)) }
    closing.unshift(answering.close)
    return {
      url: answering.url,
      brokerUrl: bridge.brokerUrl,
      whitelistPublicKey: bridge.whitelistPublicKey,
      ...town,
      simulatesGates: config.simulatedGates ?? (town.demoAccounts !== undefined && config.mqttUrl === undefined),
      devices: bridge.devices,
      onDevices: bridge.onDevices,
      gatePassword: bridge.gatePassword,
      simulateMachines: async () => {
        const { simulateMachines } = await import('./town/demo/machines/simulate-machines.ts')
        return simulateMachines(services, bridge.brokerUrl)
      },
      close: async () => {
        for (const step of closing) await step()
      },
    }
  } catch (error) {
    for (const step of closing) await step()
    throw error
  }
}
