import type { Enrolment } from '@dovolilnice/contract/bollards/keep/enrolment'
import { gateClientId } from '@dovolilnice/contract/bollards/topics'
import { credentialKey } from '@dovolilnice/contract/primitives/credential'
import { createPublicKey, X509Certificate } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import mqtt from 'mqtt'
import { z } from 'zod/mini'
import { type ControlFile, findAgent } from '../control/control-file.ts'
import { doublePins, gpioVersion, missingPins } from '../drivers/gpio-driver.ts'
import { gateFolder } from '../gate-folder.ts'
import { failure } from '../log.ts'
import { openWhitelistStore } from '../whitelist-store.ts'
import { type Configuration, readConfiguration, readEnrolment } from './configuration.ts'
import { freeDisk } from './machine-facts.ts'

/** One thing that was looked at, with what to do where it is wrong. */
export interface Finding {
  fine: boolean
  what: string
  text: string
}

export interface Examined {
  configPath: string
  dataDir: string
  /** The folders of devices, beside that of the kernel's settings, and of libgpiod's tools, for a test. */
  devices?: string
  tools?: string
  now?: Date
}

const right = (what: string, text: string): Finding => ({ fine: true, what, text })
const wrong = (what: string, text: string): Finding => ({ fine: false, what, text })

const pinFindings = (configuration: Configuration): Finding[] => {
  const missing = missingPins(configuration)
  const double = doublePins(configuration)
  if (missing.length > 0) return [wrong('pins', `${missing.join(', ')} have no line: name them in the configuration`)]
  if (double.length > 0) return [wrong('pins', `one line has two names: ${double.join('; ')}`)]
  const { PIN_LOOP_2: second, PIN_EMERGENCY: emergency } = configuration
  const absent = [second === undefined && 'no second loop or light barrier', emergency === undefined && 'no emergency input']
  return [right('pins', ['named', ...absent.filter((text) => text !== false)].join(', '))]
}

/** A cut wire is at the level of the bias, which must not read as clear. */
const wireFindings = ({ GPIO_BIAS: bias, PIN_LOOP, PIN_LOOP_2 }: Configuration): Finding[] =>
  Object.entries({ PIN_LOOP, PIN_LOOP_2 })
    .filter(([, pin]) => (bias === 'pull-up' && pin?.isLow === true) || (bias === 'pull-down' && pin?.isLow === false))
    .map(([name]) => wrong('wiring', `${name} reads clear where its wire is cut: take a contact that opens for a vehicle, and turn the !`))

const keepsOutputs = 'module/pinctrl_bcm2835/parameters/persist_gpio_outputs'

/** Whether the kernel lets go of a line whose process was killed. */
const kernelFindings = (devices: string): Finding[] => {
  const path = join(devices, '../sys', keepsOutputs)
  if (!existsSync(path) || !readFileSync(path, 'utf8').startsWith('Y')) return []
  return [wrong('kernel', 'a relay stays closed where the agent is killed: add pinctrl_bcm2835.persist_gpio_outputs=n to cmdline.txt')]
}

const gpioFindings = async (configuration: Configuration, { devices = '/dev', tools }: Examined): Promise<Finding[]> => {
  if (configuration.DRIVER === 'simulated') return [wrong('driver', 'the bollard is simulated: nothing moves. Set DRIVER=gpio')]
  const version = await gpioVersion(tools).catch(() => undefined)
  const chip = join(devices, configuration.GPIO_CHIP)
  return [
    ...pinFindings(configuration),
    ...wireFindings(configuration),
    ...kernelFindings(devices),
    version === undefined ? wrong('gpio tools', 'missing: apt install gpiod') : right('gpio tools', `libgpiod ${version}`),
    mayUse(chip, 'gpio chip', 'the account needs the group gpio; gpiodetect lists the chips'),
  ]
}

const mayUse = (path: string, what: string, hint: string): Finding => {
  if (!existsSync(path)) return wrong(what, `${path} is not there: ${hint}`)
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
    return right(what, path)
  } catch {
    return wrong(what, `${path} may not be used: ${hint}`)
  }
}

const serialFindings = ({ RFID_PORT: port }: Configuration): Finding[] =>
  port === undefined ? [] : [mayUse(port, 'card reader', 'is it plugged in? The account needs the group dialout')]

const fullBelowMb = 200

const diskFinding = (dataDir: string): Finding => {
  try {
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    return wrong('disk', `nothing can be written under ${dataDir}: ${failure(error).error}`)
  }
  const free = freeDisk(dataDir)
  if (free !== null && free < fullBelowMb) return wrong('disk', `only ${free} MB are free under ${dataDir}`)
  return right('disk', `${free ?? '?'} MB free`)
}

const caFinding = ({ ca, broker_url }: Enrolment, now: Date): Finding => {
  if (ca === null) return right('authority', broker_url.startsWith('mqtts') ? 'one that every machine knows' : 'none is needed')
  try {
    const { validTo } = new X509Certificate(ca)
    return new Date(validTo) > now
      ? right('authority', `until ${validTo}`)
      : wrong('authority', `it ended on ${validTo}: enrol with a new one`)
  } catch {
    return wrong('authority', 'it cannot be read: enrol anew')
  }
}

const canConnect = (url: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const { hostname, port, protocol } = new URL(url)
    const socket = connect({ host: hostname, port: Number(port) || (protocol === 'mqtts:' ? 8883 : 1883), timeout: 5000 })
    const end = (error?: string): void => {
      socket.destroy()
      resolve(error)
    }
    socket
      .once('connect', () => end())
      .once('timeout', () => end('no answer'))
      .once('error', ({ message }) => end(message))
  })

/** Signs in once; only where no agent runs, which this would throw off its link. */
const signIn = async ({ broker_url: url, device, password, ca }: Enrolment): Promise<string | undefined> => {
  const account = { clientId: gateClientId(device), username: device, password, ...(ca !== null && { ca }) }
  const client = mqtt.connect(url, { protocolVersion: 4, clean: true, reconnectPeriod: 0, connectTimeout: 8000, ...account })
  const error = await new Promise<string | undefined>((resolve) => {
    client.once('connect', () => resolve(undefined))
    client.on('error', ({ message }) => resolve(message))
    client.once('close', () => resolve('the link was closed without an answer'))
  })
  await client.endAsync(true)
  return error
}

/** What the agent that runs says of its link. */
const isConnected = async ({ port, token }: ControlFile): Promise<boolean> => {
  const asked = fetch(`http://127.0.0.1:${port}/`, { headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(5000) })
  const answer = await asked.then((response) => response.json()).catch(() => undefined)
  return z.object({ connected: z.literal(true) }).safeParse(answer).success
}

const brokerFinding = async (enrolment: Enrolment, dataDir: string): Promise<Finding> => {
  const unreachable = await canConnect(enrolment.broker_url)
  const { host } = new URL(enrolment.broker_url)
  if (unreachable !== undefined) return wrong('broker', `${host} is not reached: ${unreachable}`)
  const agent = await findAgent(dataDir, enrolment.device)
  if (agent !== undefined)
    return (await isConnected(agent))
      ? right('broker', `${host} is reached; the agent runs and has the account`)
      : wrong('broker', `${host} is reached, but the agent that runs is not let in: was its key replaced or ended? Then enrol anew`)
  const refused = await signIn(enrolment)
  if (refused === undefined)
    return right(
      'broker',
      `${host} takes the account ${enrolment.device}; a machine elsewhere with this account lost its link for a moment`,
    )
  return wrong('broker', `${host} refuses the account ${enrolment.device}: ${refused}. Was its key replaced or ended? Then enrol anew`)
}

const month = 30 * 86_400_000

const listFindings = async ({ device, public_key }: Enrolment, dataDir: string, now: Date): Promise<Finding[]> => {
  const path = gateFolder(dataDir, device).whitelist
  if (!existsSync(path)) return [wrong('list', 'there is none yet: it comes with the first connection, and until then nobody passes')]
  let failed: unknown
  const keyOf = (kind: Parameters<typeof credentialKey>[0], value: string): string => credentialKey(kind, value)
  const onError = (error: unknown): void => void (failed = error)
  const store = await openWhitelistStore({ path, device, publicKey: createPublicKey(public_key), keyOf, onError, readOnly: true })
  const list = store.current()
  await store.close()
  if (list === undefined || failed !== undefined)
    return [wrong('list', 'the file was changed or cut off: it counts as none until a new one comes')]
  const clock =
    now.getTime() < list.issuedAt ? [wrong('clock', `${now.toISOString()} is before the list was signed: set it (chrony, a battery)`)] : []
  if (now.getTime() - list.issuedAt > month) return [wrong('list', `version ${list.version} is older than 30 days`), ...clock]
  return [right('list', `version ${list.version} of ${new Date(list.issuedAt).toISOString()}`), ...clock]
}

/** No device was enrolled before. */
const firstYear = 2026

const clockFinding = (dataDir: string, now: Date): Finding => {
  const enrolledAt = statSync(join(dataDir, 'enrolment.json'), { throwIfNoEntry: false })?.mtime
  if (now.getUTCFullYear() < firstYear || (enrolledAt !== undefined && now < enrolledAt))
    return wrong('clock', `${now.toISOString()} is in the past: set it (chrony, a battery)`)
  return right('clock', now.toISOString())
}

const enrolmentFindings = async (dataDir: string, now: Date): Promise<Finding[]> => {
  let enrolment: Enrolment | undefined
  try {
    enrolment = readEnrolment(dataDir)
    if (enrolment !== undefined) createPublicKey(enrolment.public_key)
  } catch {
    return [wrong('enrolment', 'the file was changed or cut off: enrol anew')]
  }
  if (enrolment === undefined) return [wrong('enrolment', 'none: dovolilnice-gate enrol CODE --server URL')]
  return [
    right('enrolment', `${enrolment.name} (${enrolment.device})`),
    caFinding(enrolment, now),
    await brokerFinding(enrolment, dataDir),
    ...(await listFindings(enrolment, dataDir, now)),
  ]
}

/** Looks at all that a bollard's device needs; everything is told, also after something wrong. */
export const examineDevice = async (examined: Examined): Promise<Finding[]> => {
  const { configPath, dataDir, now = new Date() } = examined
  const findings: Finding[] = []
  try {
    const configuration = readConfiguration(configPath)
    findings.push(existsSync(configPath) ? right('configuration', configPath) : wrong('configuration', `there is no ${configPath}`))
    findings.push(...(await gpioFindings(configuration, examined)), ...serialFindings(configuration))
  } catch (error) {
    findings.push(wrong('configuration', failure(error).error))
  }
  findings.push(diskFinding(dataDir), clockFinding(dataDir, now), ...(await enrolmentFindings(dataDir, now)))
  return findings
}
