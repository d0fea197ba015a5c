import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dataDirOf } from './data-dir.ts'
import type { BollardDriver } from './drivers/bollard-driver.ts'
import { createSimulatedDriver, simulatedTimes } from './drivers/simulated-driver.ts'
import { failure, terminalLog } from './log.ts'
import { gateFolder } from './gate-folder.ts'
import { someTimesSchema, type BollardTimes } from '@dovolilnice/contract/bollards/bollard-times'
import { startGate } from './start-gate.ts'

const usage =
  'npm run gate -- --device CODE --broker mqtt://HOST:PORT (or MQTT_URL) [--key FILE] [--data FOLDER] [--driver simulated] [--times FILE]'

/** The drivers by their name on the command line, each with the times that it needs. A new hardware driver is added here. */
const drivers: Record<string, { create: () => BollardDriver; times: BollardTimes }> = {
  simulated: { create: () => createSimulatedDriver(), times: simulatedTimes },
}

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const readKey = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return fail(
      `The server's public key cannot be read from ${path}. Copy keys/whitelist.pub from the server's data folder, or say --key FILE.`,
    )
  }
}

/**
 * The password of the gate's account: `MQTT_PASSWORD`, or that in the broker's address (undefined), or the file that a server with the
 * embedded broker left in the data folder.
 */
const readPassword = (dataDir: string, device: string, brokerUrl: string): string | undefined => {
  if (process.env['MQTT_PASSWORD']) return process.env['MQTT_PASSWORD']
  if (brokerUrl.includes('@')) return undefined
  try {
    return readFileSync(gateFolder(dataDir, device).password, 'utf8').trim()
  } catch {
    return undefined
  }
}

const readArguments = () => {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ options: { device: text, broker: text, key: text, data: text, driver: text, times: text } }).values
  } catch (error) {
    return fail(`${failure(error).error}\n${usage}`)
  }
}

/** The times of this bollard that differ from those of its driver, as JSON. */
const readTimes = (path: string | undefined): Partial<BollardTimes> => {
  if (path === undefined) return {}
  try {
    return someTimesSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    return fail(`The times in ${path} cannot be used: ${failure(error).error}`)
  }
}

/** The broker as it may be printed: without user and password. */
const brokerName = (url: string): string => {
  const isBroker = /^(mqtts?|wss?):\/\//.test(url) && URL.canParse(url)
  if (isBroker) return `${new URL(url).protocol}//${new URL(url).host}`
  return fail('The address of the broker is not understood; it looks like mqtts://USER:PASSWORD@HOST:8883')
}

// What the gate keeps (plates, phones, the hold) is its account's alone.
process.umask(0o077)
const given = readArguments()
const device = given.device ?? fail(usage)
const brokerUrl = given.broker ?? process.env['MQTT_URL'] ?? fail(usage)
const broker = brokerName(brokerUrl)
if (given.broker?.includes('@'))
  terminalLog.warn({}, 'other accounts of this machine see the password in --broker: give the address in MQTT_URL')
const driver =
  drivers[given.driver ?? 'simulated'] ?? fail(`There is no driver "${given.driver}"; there is: ${Object.keys(drivers).join(', ')}.`)
const dataDir = dataDirOf(given.data)

const gate = await startGate({
  device,
  brokerUrl,
  password: readPassword(dataDir, device, brokerUrl),
  dataDir,
  publicKey: readKey(given.key ?? join(dataDir, 'keys', 'whitelist.pub')),
  driver: driver.create(),
  times: { ...driver.times, ...readTimes(given.times) },
  log: terminalLog,
}).catch((error: unknown) => fail(failure(error).error))

process.stdout.write(`Gate ${gate.device} runs against ${broker}, its data under ${dataDir}. Ctrl-C ends it.\n`)
const stop = (): void => void gate.close().then(() => process.exit(0))
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
