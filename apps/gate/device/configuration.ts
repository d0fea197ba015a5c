import { type Enrolment, enrolmentSchema } from '@dovolilnice/contract/bollards/keep/enrolment'
import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod/mini'
import { failure } from '../log.ts'
import { replaceFile } from '../replace-file.ts'

/** The file of a device: lines `NAME=value`, as systemd and the server's settings have them. */
export const ordinaryPath = '/etc/dovolilnice/gate.conf'

/** A line of a GPIO chip; with `!` before it, one that is active when it is low. */
export interface Pin {
  line: number
  isLow: boolean
}

const pin = z.pipe(
  z.string().check(z.regex(/^!?\d{1,3}$/, 'a pin is a number, with ! before it where low means on')),
  z.transform((text: string): Pin => ({ line: Number(text.replace('!', '')), isLow: text.startsWith('!') })),
)
const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'a port is a number')),
  z.transform((text: string): number => Number(text)),
)

const key = z.string().check(z.minLength(16, 'a key has at least 16 characters'))

/** All that an installer sets; pins are those of the relays and switches, by the numbers that `gpioinfo` prints. */
const configurationSchema = z.strictObject({
  DRIVER: z._default(z.enum(['gpio', 'simulated']), 'gpio'),
  GPIO_CHIP: z._default(z.string(), 'gpiochip0'),
  GPIO_BIAS: z._default(z.enum(['as-is', 'pull-up', 'pull-down', 'disabled']), 'pull-up'),
  PIN_MOTOR_DOWN: z.optional(pin),
  PIN_MOTOR_UP: z.optional(pin),
  PIN_LAMP: z.optional(pin),
  PIN_BUZZER: z.optional(pin),
  PIN_END_RAISED: z.optional(pin),
  PIN_END_LOWERED: z.optional(pin),
  PIN_LOOP: z.optional(pin),
  PIN_LOOP_2: z.optional(pin),
  PIN_EMERGENCY: z.optional(pin),
  /** The key switch of the maintenance. */
  PIN_SERVICE: z.optional(pin),
  /** The serial port of the card reader, and its speed. */
  RFID_PORT: z.optional(z.string()),
  RFID_BAUD: z._default(z.string(), '9600'),
  /** The key of a reader that speaks OSDP on that port, 32 hexadecimal digits, and its address; absent: it sends frames or lines. */
  OSDP_KEY: z.optional(z.string().check(z.regex(/^[\da-fA-F]{32}$/, 'it has 32 hexadecimal digits'))),
  OSDP_ADDRESS: z._default(z.string().check(z.regex(/^\d{1,3}$/, 'an address is a number up to 126')), '0'),
  /** The serial port of the GSM modem whose callers are let in. */
  GSM_PORT: z.optional(z.string()),
  GSM_BAUD: z._default(z.string(), '115200'),
  /** The broker of ONVIF cameras (profile M) on the network of the device, with their topic, which ends with `/#`. */
  CAMERA_BROKER: z.optional(z.string().check(z.regex(/^mqtts?:\/\//, 'it begins with mqtt:// or mqtts://'))),
  CAMERA_TOPIC: z._default(z.string(), '+/onvif-ej/RuleEngine/Recognition/LicensePlate/#'),
  /** Where cameras and the technician's browser reach the device. */
  LOCAL_HOST: z._default(z.string(), '0.0.0.0'),
  LOCAL_PORT: z._default(port, 8480),
  /** What cameras say with each reading; absent: they are not heard. */
  LOCAL_KEY: z.optional(key),
  /** What the technician says; absent: nobody begins the maintenance there. Cameras, which lie in the open, must not have it. */
  SERVICE_KEY: z.optional(key),
  /** Readings of which a camera is less sure, in per cent, are no plates. */
  ANPR_CONFIDENCE: z._default(port, 80),
})
export type Configuration = z.output<typeof configurationSchema>

/** Without the ordinary file everything is as usual, which is a device without pins. @throws Error that names the line that cannot be used */
export const readConfiguration = (path = ordinaryPath): Configuration => {
  let text = ''
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    // Names of pins are asked for where they are needed. A file that was named, or may not be read, is not taken for none.
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (path !== ordinaryPath || !isAbsent) throw new Error(`${path} cannot be read: ${failure(error).error}`, { cause: error })
  }
  const given = Object.fromEntries(Object.entries(parseEnv(text)).filter(([, value]) => value !== ''))
  const read = configurationSchema.safeParse(given)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  const name = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : String(issue?.path[0])
  throw new Error(
    `${path}: ${name} cannot be used${issue?.code === 'unrecognized_keys' ? ': there is no such setting' : `: ${issue?.message}`}`,
  )
}

const pathOf = (dataDir: string): string => join(dataDir, 'enrolment.json')

/** What the server gave this device; undefined where it is not enrolled. @throws ZodError for a file that was cut off or changed */
export const readEnrolment = (dataDir: string): Enrolment | undefined => {
  let text: string
  try {
    text = readFileSync(pathOf(dataDir), 'utf8')
  } catch {
    return undefined
  }
  return enrolmentSchema.parse(JSON.parse(text))
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** A password travels here: only encrypted, or within one machine. */
const addressOf = (server: string): string => {
  const whole = /^https?:\/\//.test(server) ? server : `https://${server}`
  if (!URL.canParse(whole)) throw new Error(`${server} is no address of a server.`)
  const { protocol, hostname, href } = new URL(whole)
  if (protocol === 'http:' && !loopback.test(hostname))
    throw new Error('The server must be reached by https://: a password comes from there.')
  return href.replace(/\/$/, '')
}

/** Fetches the account of a gate with a code and keeps it; what an earlier bollard left in the folder stays beside it. @throws Error in plain words */
export const enrol = async (code: string, server: string, dataDir: string): Promise<Enrolment> => {
  const address = addressOf(server)
  const answer = await fetch(`${address}/api/v1/gates/enrol`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({ code }),
    // What is told there may be told to nobody else.
    redirect: 'error',
    signal: AbortSignal.timeout(20_000),
  }).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new Error(`${address} does not answer: ${cause}`)
  })
  const body: unknown = await answer.json().catch(() => undefined)
  if (answer.status === 422) throw new Error('The code is wrong, used or too old. Give a new one on the screen of the bollard.')
  if (!answer.ok) throw new Error(`${address} answered with ${answer.status}.`)
  const enrolment = enrolmentSchema.parse(body)
  const { protocol, hostname, username, password } = new URL(enrolment.broker_url)
  if ((protocol !== 'mqtts:' && !loopback.test(hostname)) || username !== '' || password !== '')
    throw new Error('The server names a broker to which the password would go in the clear: it must be mqtts://, without an account.')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  chmodSync(dataDir, 0o700)
  await replaceFile(pathOf(dataDir), JSON.stringify(enrolment))
  return enrolment
}
