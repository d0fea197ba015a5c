import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod/mini'

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

/** All that an installer sets; pins are those of the relays and switches, by the numbers that `gpioinfo` prints. */
const configurationSchema = z.strictObject({
  DATA: z._default(z.string(), '/var/lib/dovolilnice-gate'),
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
  /** The serial port of the card reader, and its speed. */
  RFID_PORT: z.optional(z.string()),
  RFID_BAUD: z._default(z.string(), '9600'),
  /** Where cameras and the technician's browser reach the device. */
  LOCAL_HOST: z._default(z.string(), '0.0.0.0'),
  LOCAL_PORT: z._default(port, 8480),
  /** What cameras say with each reading; absent: they are not heard. */
  LOCAL_KEY: z.optional(z.string().check(z.minLength(16, 'a key has at least 16 characters'))),
  /** Readings of which a camera is less sure, in per cent, are no plates. */
  ANPR_CONFIDENCE: z._default(port, 80),
})
export type Configuration = z.output<typeof configurationSchema>

/** Without a file everything is as usual, which is a device without pins. @throws Error that names the line that cannot be used */
export const readConfiguration = (path = ordinaryPath): Configuration => {
  let text = ''
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    // Names of pins are asked for where they are needed.
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
