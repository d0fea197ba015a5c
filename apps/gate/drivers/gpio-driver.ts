import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { LoopState } from '@dovolilnice/contract/bollards/bollard-state'
import type { Configuration, Pin } from '../device/configuration.ts'
import { failure, type GateLog } from '../log.ts'
import type { BollardDriver } from './bollard-driver.ts'

type PinName = Extract<keyof Configuration, `PIN_${string}`>
type GpioOptions = Pick<Configuration, 'GPIO_CHIP' | 'GPIO_BIAS' | PinName> & {
  log: GateLog
  /** The folder of libgpiod's tools, where they are not on the path. */
  tools?: string
}

const needed = ['PIN_MOTOR_DOWN', 'PIN_MOTOR_UP', 'PIN_END_RAISED', 'PIN_END_LOWERED', 'PIN_LOOP'] as const

/** The pins that a bollard cannot do without and that nobody has named. */
export const missingPins = (configuration: Pick<Configuration, PinName>): PinName[] =>
  needed.filter((name) => configuration[name] === undefined)

/** Two names of one line. */
export const doublePins = (configuration: Configuration): string[] => {
  const named = Object.entries(configuration).flatMap(([name, value]) => (typeof value === 'object' ? [{ name, line: value.line }] : []))
  return [...Map.groupBy(named, ({ line }) => line).values()]
    .filter((same) => same.length > 1)
    .map((same) => same.map(({ name }) => name).join(', '))
}

const toolIn = (tools: string | undefined, name: string): string => (tools === undefined ? name : `${tools}/${name}`)

/** The tools of version 1 and 2 are asked differently. @throws Error where there are none */
export const gpioVersion = (tools?: string): Promise<1 | 2> =>
  new Promise((resolve, reject) => {
    execFile(toolIn(tools, 'gpiodetect'), ['--version'], (error, text) => {
      const version = /v?(\d+)\.\d+/.exec(text)?.[1]
      if (version === '1' || version === '2') return resolve(version === '1' ? 1 : 2)
      reject(new Error(`the tools of libgpiod are missing (apt install gpiod): ${error?.message ?? text}`))
    })
  })

/** How each version is asked to read, to watch, and to hold lines. */
const wordsOf = (version: 1 | 2, chip: string, bias: string) => {
  const pull = bias === 'as-is' ? [] : [version === 1 ? `--bias=${bias === 'disabled' ? 'disable' : bias}` : `--bias=${bias}`]
  const on = version === 1 ? [chip] : ['-c', chip]
  return {
    read: (lines: string[]) => [...pull, ...(version === 2 ? ['--numeric'] : []), ...on, ...lines],
    watch: (lines: string[]) => [...pull, '--format=%o %e', ...on, ...lines],
    hold: (line: number, value: 0 | 1) => [...(version === 1 ? ['--mode=signal'] : []), ...on, `${line}=${value}`],
  }
}

/** A tool that does not take a line says so within this time. */
const refusalMs = 500
const againMs = 1000

/**
 * A bollard at the lines of a GPIO chip, through libgpiod's own tools: each output has a process that holds it, all inputs one that reports their changes.
 * A line whose process ends falls back to its rest, which the wiring must make the safe one. While inputs are not read, nothing is known: no end, no clear loop.
 */
export const createGpioDriver = async ({ log, tools, ...options }: GpioOptions): Promise<BollardDriver> => {
  const missing = missingPins(options)
  if (missing.length > 0) throw new Error(`the configuration names no ${missing.join(', ')}`)
  const words = wordsOf(await gpioVersion(tools), options.GPIO_CHIP, options.GPIO_BIAS)
  const inputs = [options.PIN_END_RAISED, options.PIN_END_LOWERED, options.PIN_LOOP, options.PIN_LOOP_2, options.PIN_EMERGENCY].filter(
    (pin) => pin !== undefined,
  )
  const lines = inputs.map(({ line }) => String(line))
  const levels = new Map<number, boolean>()
  const held = new Map<number, ChildProcess>()
  let isWatched = false
  let closed = false
  let listener = (): void => {}
  let watcher: ChildProcess | undefined

  const isOn = (pin: Pin | undefined): boolean => {
    const level = pin === undefined || !isWatched ? undefined : levels.get(pin.line)
    return level !== undefined && pin !== undefined && level !== pin.isLow
  }
  const loop = (pin: Pin): LoopState => (!isWatched || !levels.has(pin.line) ? 'unknown' : isOn(pin) ? 'occupied' : 'clear')

  const readAll = (): Promise<void> =>
    new Promise((resolve, reject) => {
      execFile(toolIn(tools, 'gpioget'), words.read(lines), (error, text) => {
        const values = text.trim().split(/\s+/)
        if (error !== null || values.length !== lines.length || values.some((value) => value !== '0' && value !== '1'))
          return reject(new Error(`gpioget: ${error?.message ?? text}`))
        lines.forEach((line, index) => levels.set(Number(line), values[index] === '1'))
        resolve()
      })
    })
  const lose = (why: string): void => {
    if (isWatched) log.error({ why }, 'the inputs are not read any more')
    isWatched = false
    listener()
    if (!closed) setTimeout(beginAgain, againMs).unref()
  }
  const watch = (): void => {
    if (closed) return
    // Not every version writes a line when it is whole.
    const child = spawn('stdbuf', ['-oL', toolIn(tools, 'gpiomon'), ...words.watch(lines)], { stdio: ['ignore', 'pipe', 'ignore'] })
    watcher = child
    child.once('error', ({ message }) => lose(message))
    child.once('exit', (code) => lose(`gpiomon ended with ${code}`))
    createInterface({ input: child.stdout }).on('line', (text) => {
      const [line = '', event = ''] = text.trim().split(/\s+/)
      if (!/^\d+$/.test(line)) return
      levels.set(Number(line), event === '1')
      listener()
    })
  }
  /** Nobody can read lines that are watched, so they are read just before. */
  const begin = async (): Promise<void> => {
    await readAll()
    isWatched = true
    watch()
    listener()
  }
  const beginAgain = (): void => void begin().catch((error: unknown) => lose(failure(error).error))

  const release = (line: number): Promise<void> => {
    const child = held.get(line)
    held.delete(line)
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  }
  /** Orders to one line come after each other. */
  const last = new Map<number, Promise<void>>()
  const hold = async ({ line, isLow }: Pin, on: boolean): Promise<void> => {
    await release(line)
    if (closed) return
    const child = spawn(toolIn(tools, 'gpioset'), words.hold(line, on === isLow ? 0 : 1), { stdio: 'ignore' })
    held.set(line, child)
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code) => held.get(line) === child && reject(new Error(`gpioset ended with ${code}`)))
      // What was switched on before is off since its process ended: nobody has to wait for the one that holds it there.
      if (on) setTimeout(resolve, refusalMs)
      else child.once('spawn', resolve)
    })
  }
  const wanted = new Map<number, boolean>()
  const isSet = (pin: Pin | undefined): boolean => pin !== undefined && wanted.get(pin.line) === true
  const set = (pin: Pin | undefined, on: boolean): Promise<void> => {
    if (pin === undefined) return Promise.resolve()
    wanted.set(pin.line, on)
    const next = (last.get(pin.line) ?? Promise.resolve()).catch(() => {}).then(() => hold(pin, on))
    last.set(pin.line, next)
    return next
  }
  const { PIN_MOTOR_DOWN: down, PIN_MOTOR_UP: up } = options
  /** Counts orders to the motor: one that waits for the other relay to open must not close its own when it was called back. */
  let order = 0
  const drive = async (towards: Pin | undefined, other: Pin | undefined): Promise<void> => {
    const own = (order += 1)
    await set(other, false)
    if (own === order) await set(towards, true)
  }
  const quietly = (what: Promise<void>): void => void what.catch((error: unknown) => log.error(failure(error), 'an output was not set'))
  const stop = (): void => {
    order += 1
    for (const pin of [down, up]) quietly(set(pin, false))
  }

  stop()
  await begin()
  return {
    ends: () => ({ raised: isOn(options.PIN_END_RAISED), lowered: isOn(options.PIN_END_LOWERED) }),
    inputs: () => [options.PIN_LOOP, options.PIN_LOOP_2].filter((pin) => pin !== undefined).map(loop),
    emergency: () => isOn(options.PIN_EMERGENCY),
    outputs: () => ({ down: isSet(down), up: isSet(up), lamp: isSet(options.PIN_LAMP), buzzer: isSet(options.PIN_BUZZER) }),
    warn: (on) => {
      for (const pin of [options.PIN_LAMP, options.PIN_BUZZER]) quietly(set(pin, on))
    },
    lower: () => drive(down, up),
    raise: () => drive(up, down),
    stop,
    onChange: (next) => (listener = next),
    close: () => {
      closed = true
      watcher?.kill('SIGTERM')
      for (const child of held.values()) child.kill('SIGTERM')
    },
  }
}
