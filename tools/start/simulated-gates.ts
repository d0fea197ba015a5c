import type { RunningServer } from '@dovolilnice/server/main'

const line = (details: object, message: string): string => `${message} ${JSON.stringify(details)}\n`

/** What the simulated gates write into the product's terminal: trouble alone. */
const quietLog = {
  info: () => {},
  warn: (details: object, message: string) => process.stderr.write(line(details, message)),
  error: (details: object, message: string) => process.stderr.write(line(details, message)),
}

type Server = Pick<RunningServer, 'brokerUrl' | 'whitelistPublicKey' | 'gatePassword' | 'devices' | 'onDevices'>

/**
 * Runs a simulated gate for each bollard that the server knows, and for each that it gets to know; the same code as on the machine beside a bollard.
 * Resolves with a function that stops them.
 */
export const simulateGates = async (server: Server, dataDir: string): Promise<() => Promise<void>> => {
  const [{ startGate }, { createSimulatedDriver, simulatedTimes: times }] = await Promise.all([
    import('@dovolilnice/gate/start-gate'),
    import('@dovolilnice/gate/simulated-driver'),
  ])
  const gates = new Map<string, { close: () => Promise<void> }>()
  const start = async (device: string): Promise<void> => {
    const { brokerUrl, whitelistPublicKey: publicKey, gatePassword } = server
    const driver = createSimulatedDriver()
    const password = gatePassword(device)
    gates.set(device, await startGate({ device, brokerUrl, password, publicKey, dataDir, driver, times, log: quietLog }))
  }
  const follow = async (devices: readonly string[]): Promise<void> => {
    await Promise.all(devices.filter((device) => !gates.has(device)).map(start))
    for (const [device, gate] of gates) {
      if (devices.includes(device)) continue
      gates.delete(device)
      await gate.close()
    }
  }
  await follow(server.devices)
  let last: Promise<void> = Promise.resolve()
  const stop = await server.onDevices((devices) => {
    last = last.then(() => follow(devices)).catch((error: unknown) => console.error('simulated gates', error))
  })
  return async () => {
    await stop()
    await last
    await Promise.all([...gates.values()].map((gate) => gate.close()))
  }
}
