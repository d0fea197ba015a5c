import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BollardTimes, ordinaryTimes, someTimesSchema } from '@dovolilnice/contract/bollards/bollard-times'
import { type Configuration, enrol, ordinaryPath, readConfiguration, readEnrolment } from './device/configuration.ts'
import { examineDevice } from './device/doctor.ts'
import { agentVersion, machineFacts, tellSystemd } from './device/machine-facts.ts'
import { type LocalServer, openLocalServer } from './control/local-server.ts'
import { answerCalls, readCards, readOsdpCards } from './drivers/serial-readers.ts'
import { followCamera } from './control/onvif-camera.ts'
import type { BollardDriver } from './drivers/bollard-driver.ts'
import { createGpioDriver, switchOutputsOff } from './drivers/gpio-driver.ts'
import { createSimulatedDriver, simulatedTimes } from './drivers/simulated-driver.ts'
import { dataDirOf, gateFolder } from './gate-folder.ts'
import { failure, terminalLog as log } from './log.ts'
import { type Gate, startGate } from './start-gate.ts'

const usage = `npm run gate -- --device CODE --broker mqtt://HOST:PORT (or MQTT_URL) [--key FILE] [--data FOLDER] [--driver simulated] [--times FILE]
On a device that was enrolled: dovolilnice-gate run | enrol CODE --server URL | doctor | outputs-off | version, each with [--config FILE] [--data FOLDER]`

/** The drivers by their name, each with the times that it needs. A new hardware driver is added here. */
const drivers: Record<string, { create: (configuration: Configuration) => Promise<BollardDriver>; times: BollardTimes }> = {
  simulated: { create: () => Promise.resolve(createSimulatedDriver()), times: simulatedTimes },
  gpio: { create: (configuration) => createGpioDriver({ ...configuration, log }), times: ordinaryTimes },
}

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
const failWith = (error: unknown): never => fail(failure(error).error)

const readArguments = () => {
  try {
    const text = { type: 'string' } as const
    const options = { device: text, broker: text, key: text, data: text, driver: text, times: text, config: text, server: text }
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return fail(`${failure(error).error}\n${usage}`)
  }
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
const { values: given, positionals } = readArguments()
const [word = given.device === undefined ? '' : 'by-hand', code = ''] = positionals

const configurationOf = (): Configuration => {
  try {
    return readConfiguration(given.config)
  } catch (error) {
    return failWith(error)
  }
}

/** With what the server gave this device, or with what stands in the arguments. */
const accountOf = (dataDir: string) => {
  if (word === 'run') {
    const enrolled = readEnrolment(dataDir) ?? fail('This device is not enrolled: dovolilnice-gate enrol CODE --server URL')
    const { device, broker_url: brokerUrl, password, ca, public_key: publicKey } = enrolled
    return { device, brokerUrl, password, ca: ca ?? undefined, publicKey }
  }
  const device = given.device ?? fail(usage)
  const brokerUrl = given.broker ?? process.env['MQTT_URL'] ?? fail(usage)
  brokerName(brokerUrl)
  if (given.broker?.includes('@')) log.warn({}, 'other accounts of this machine see the password in --broker: give the address in MQTT_URL')
  const publicKey = readKey(given.key ?? join(dataDir, 'keys', 'whitelist.pub'))
  return { device, brokerUrl, password: readPassword(dataDir, device, brokerUrl), ca: undefined, publicKey }
}

/** What presents credentials beside the local network: cards, callers, and cameras with a broker. */
const openReaders = (configuration: Configuration, gate: Gate, local: LocalServer | undefined): { close: () => void }[] => {
  const { RFID_PORT, RFID_BAUD, OSDP_KEY, OSDP_ADDRESS, GSM_PORT, GSM_BAUD, CAMERA_BROKER, CAMERA_TOPIC } = configuration
  const onCard = (value: string): void => void gate.present({ kind: 'rfid', value })
  const onCall = (value: string): void => void gate.present({ kind: 'phone', value })
  const now = (): number => Date.now() - (gate.look().aheadMs ?? 0)
  return [
    ...(RFID_PORT === undefined
      ? []
      : [
          OSDP_KEY === undefined
            ? readCards({ port: RFID_PORT, baud: RFID_BAUD, log, onRead: onCard })
            : readOsdpCards({
                port: RFID_PORT,
                baud: RFID_BAUD,
                key: Buffer.from(OSDP_KEY, 'hex'),
                address: Number(OSDP_ADDRESS),
                log,
                onRead: onCard,
              }),
        ]),
    ...(GSM_PORT === undefined ? [] : [answerCalls({ port: GSM_PORT, baud: GSM_BAUD, log, onRead: onCall })]),
    ...(CAMERA_BROKER === undefined || local === undefined
      ? []
      : [followCamera({ url: CAMERA_BROKER, topic: CAMERA_TOPIC, now, onReading: (reading) => void local.takeReading(reading), log })]),
  ]
}

const run = async (configuration: Configuration, dataDir: string): Promise<void> => {
  const account = accountOf(dataDir)
  const isOfDevice = word === 'run'
  const named = given.driver ?? (isOfDevice ? configuration.DRIVER : 'simulated')
  const driver = drivers[named] ?? fail(`There is no driver "${named}"; there is: ${Object.keys(drivers).join(', ')}.`)
  const agent = machineFacts(dataDir)
  const bollard = await driver.create(configuration)
  const gate = await startGate({
    ...account,
    agent,
    dataDir,
    driver: bollard,
    times: { ...driver.times, ...readTimes(given.times) },
    log,
  })
  process.stdout.write(`Gate ${gate.device} runs against ${brokerName(account.brokerUrl)}, its data under ${dataDir}. Ctrl-C ends it.\n`)
  const name = (isOfDevice && readEnrolment(dataDir)?.name) || gate.device
  const local = isOfDevice ? await openLocalServer({ gate, driver: bollard, agent, name, configuration, log }) : undefined
  const readers = isOfDevice ? openReaders(configuration, gate, local) : []
  const tellEnd = tellSystemd({
    isWell: () => bollard.isWell?.() !== false,
    onError: (error) => log.warn(failure(error), 'systemd was not told'),
  })
  const stop = async (): Promise<void> => {
    // The motor stops at once, before anything is waited for.
    const closing = gate.close()
    tellEnd()
    for (const reader of readers) reader.close()
    await local?.close()
    await closing
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
}

const enrolThis = async (dataDir: string): Promise<void> => {
  const { device, name, broker_url: broker } = await enrol(code || fail(usage), given.server ?? fail(usage), dataDir)
  process.stdout.write(`Enrolled as ${name} (${device}) at ${brokerName(broker)}. What was enrolled before loses its access.\n`)
}

const examine = async (dataDir: string): Promise<void> => {
  const findings = await examineDevice({ configPath: given.config ?? ordinaryPath, dataDir })
  for (const { fine, what, text } of findings) process.stdout.write(`${fine ? 'ok   ' : 'WRONG'} ${what}: ${text}\n`)
  process.exitCode = findings.every(({ fine }) => fine) ? 0 : 1
}

/** Of a device the one folder that its unit may write to. */
const dataOf = (): string => (given.data !== undefined || word === 'by-hand' ? dataDirOf(given.data) : '/var/lib/dovolilnice-gate')

switch (word) {
  case 'run':
  case 'by-hand':
    await run(configurationOf(), dataOf()).catch(failWith)
    break
  case 'enrol':
    await enrolThis(dataOf()).catch(failWith)
    break
  case 'doctor':
    await examine(dataOf()).catch(failWith)
    break
  case 'outputs-off':
    // Behind an agent that was killed: nobody may be left to stop the motor.
    await switchOutputsOff(configurationOf()).catch(failWith)
    break
  case 'version':
    process.stdout.write(`${agentVersion}\n`)
    break
  default:
    fail(usage)
}
