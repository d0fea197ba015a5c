import { resolve } from 'node:path'
import { readConfig } from '@dovolilnice/server/config'
import type { RunningServer } from '@dovolilnice/server/main'
import { announcement } from './announce.ts'
import { quietLog } from './quiet-log.ts'
import { readRoles } from './roles.ts'
import { closeToOthers, needFreePort, needWritableFolder } from './surroundings.ts'

/** Starts the simulated gates of the devices the server knows; the same code as on the machine beside a bollard. */
const startGates = async (
  devices: string[],
  { brokerUrl, whitelistPublicKey: publicKey, gatePassword }: RunningServer,
  dataDir: string,
): Promise<{ close: () => Promise<void> }[]> => {
  const [{ startGate }, { createSimulatedDriver }] = await Promise.all([
    import('@dovolilnice/gate/start-gate'),
    import('@dovolilnice/gate/simulated-driver'),
  ])
  return Promise.all(
    devices.map((device) =>
      startGate({
        device,
        brokerUrl,
        password: gatePassword(device),
        publicKey,
        dataDir,
        driver: createSimulatedDriver(),
        log: quietLog,
      }),
    ),
  )
}

export interface ProductOptions {
  /** Words after `npm start --`. */
  words: string[]
  /** Builds the web if its sources changed; absent in development, where Vite serves them. */
  buildWeb?: () => Promise<void>
  /** Ends the waiting for a database that does not answer. */
  signal: AbortSignal
}

/**
 * Starts what the settings and words ask for and says so in the terminal.
 * @returns a function that ends it all
 */
export const runProduct = async ({ words, buildWeb = async () => {}, signal }: ProductOptions): Promise<() => Promise<void>> => {
  const started = performance.now()
  const roles = readRoles(words)
  const config = { ...readConfig(process.env) }
  config.dataDir = resolve(config.dataDir)
  needWritableFolder(config.dataDir)
  const open = closeToOthers(config.dataDir)
  if (open.length > 0) console.warn(`Other accounts of this machine may look into ${open.join(', ')}: chmod 700 closes it.`)
  if (roles.includes('api')) await needFreePort(config.host, config.port)
  const built = roles.includes('api') ? buildWeb() : Promise.resolve()
  const { startServer } = await import('@dovolilnice/server/main')
  // The server waits for the bundle at the end of its start; a bundle that fails before is not an unhandled rejection.
  built.catch(() => {})
  const server = await startServer(config, roles, built, signal)
  const devices = config.simulatedGates && roles.includes('bridge') ? server.devices : []
  const gates = await startGates(devices, server, config.dataDir)
  const stopMachines = config.simulatedGates && roles.includes('bridge') ? await server.simulateMachines() : undefined
  console.log(announcement({ config, roles, server, gates: devices, seconds: (performance.now() - started) / 1_000 }).join('\n'))
  return async () => {
    await stopMachines?.()
    await Promise.all(gates.map((gate) => gate.close()))
    await server.close()
  }
}
