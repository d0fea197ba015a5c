import { resolve } from 'node:path'
import { readConfig } from '@dovolilnice/server/config'
import { announcement } from './announce.ts'
import { readRoles } from './roles.ts'
import { simulateGates } from './simulated-gates.ts'
import { closeToOthers, needFreePort, needWritableFolder } from './surroundings.ts'

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
  const simulates = server.simulatesGates && roles.includes('bridge')
  const stopGates = simulates ? await simulateGates(server, config.dataDir) : undefined
  const stopMachines = simulates ? await server.simulateMachines() : undefined
  console.log(
    announcement({ config, roles, server, gates: simulates ? server.devices : [], seconds: (performance.now() - started) / 1_000 }).join(
      '\n',
    ),
  )
  return async () => {
    await stopMachines?.()
    await stopGates?.()
    await server.close()
  }
}
