import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
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

/** A tool that has not answered by then hangs. */
const toolMs = 3000

/** The tools of version 1 and 2 are asked differently. @throws Error where there are none */
export const gpioVersion = (tools?: string): Promise<1 | 2> =>
  new Promise((resolve, reject) => {
    execFile(toolIn(tools, 'gpiodetect'), ['--version'], { timeout: toolMs }, (error, text) => {
      const version = /v?(\d+)\.\d+/.exec(text)?.[1]
      if (version === '1' || version === '2') return resolve(version === '1' ? 1 : 2)
      reject(new Error(`the tools of libgpiod are missing (apt install gpiod): ${error?.message ?? text}`))
    })
  })

/** How each version is asked to read, to watch, to hold a line, and to write it once. */
const wordsOf = (version: 1 | 2, chip: string, bias: string) => {
  const pull = bias === 'as-is' ? [] : [version === 1 ? `--bias=${bias === 'disabled' ? 'disable' : bias}` : `--bias=${bias}`]
  const on = version === 1 ? [chip] : ['-c', chip]
  const value = ({ line, isLow }: Pin, is: boolean): string => `${line}=${is === isLow ? 0 : 1}`
  return {
    read: (lines: string[]) => [...pull, ...(version === 2 ? ['--numeric'] : []), ...on, ...lines],
    watch: (lines: string[]) => [...pull, '--format=%o %e', ...(version === 2 ? ['--banner'] : []), ...on, ...lines],
    hold: (pin: Pin, is: boolean) => [...(version === 1 ? ['--mode=signal'] : []), ...on, value(pin, is)],
    rest: (pin: Pin) => [...(version === 1 ? ['--mode=exit'] : ['--toggle=0']), ...on, value(pin, false)],
    saysWhenItWatches: version === 2,
  }
}

/** A line is free a moment after the process that held it has ended. */
const triesToRest = 5
const betweenTriesMs = 20

const outputsOf = ({ PIN_MOTOR_DOWN, PIN_MOTOR_UP, PIN_LAMP, PIN_BUZZER }: Pick<GpioOptions, PinName>): Pin[] =>
  [PIN_MOTOR_DOWN, PIN_MOTOR_UP, PIN_LAMP, PIN_BUZZER].filter((pin) => pin !== undefined)

/**
 * Switches off all outputs, the motor first, and waits for it: kernels of the Raspberry Pi leave a line as it was when the process that held it has ended.
 * Answers with the lines that refused.
 */
const restNow = (pins: readonly Pin[], words: ReturnType<typeof wordsOf>, tools?: string): number[] => {
  const write = (pin: Pin): boolean =>
    spawnSync(toolIn(tools, 'gpioset'), words.rest(pin), { stdio: 'ignore', timeout: toolMs, killSignal: 'SIGKILL' }).status === 0
  let left = pins
  for (let tries = 0; tries < triesToRest && left.length > 0; tries += 1) {
    if (tries > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, betweenTriesMs)
    left = left.filter((pin) => !write(pin))
  }
  return left.map(({ line }) => line)
}

/** What is left to do where the agent was killed and could not. @throws Error that names the lines that refused */
export const switchOutputsOff = async (options: Omit<GpioOptions, 'log'>): Promise<void> => {
  if (outputsOf(options).length === 0) return
  const words = wordsOf(await gpioVersion(options.tools), options.GPIO_CHIP, options.GPIO_BIAS)
  const left = restNow(outputsOf(options), words, options.tools)
  if (left.length > 0) throw new Error(`the outputs ${left.join(', ')} could not be switched off`)
}

/** Who holds a line leads a group of processes: all of it ends at once, whoever of it hangs. */
const kill = (child: ChildProcess | undefined): void => {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}
const ended = (child: ChildProcess | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
  })
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A tool that does not take a line says so within this time. */
const refusalMs = 500
const againMs = 1000
/** No motor of a bollard runs longer, whatever has become of the agent. */
const longestSeconds = 120
/** The inputs are read anew so often: a change between a reading and the watch that follows it shows itself in the next one. */
const readMs = { atRest: 3000, rising: 300 }
/** Who watches without saying when it does has begun by then. */
const watchMs = 100
/** An order that has not come through by then hangs. */
const stuckMs = 10_000

/**
 * A bollard at the lines of a GPIO chip, through libgpiod's own tools: each output has a process that holds it, all inputs one that reports their changes.
 * What is switched off is written and waited for, also at the end. While inputs are not read, nothing above the bollard is clear, and its ends count as last read.
 */
export const createGpioDriver = async ({ log, tools, ...options }: GpioOptions): Promise<BollardDriver> => {
  const missing = missingPins(options)
  if (missing.length > 0) throw new Error(`the configuration names no ${missing.join(', ')}`)
  const words = wordsOf(await gpioVersion(tools), options.GPIO_CHIP, options.GPIO_BIAS)
  const inputs = [
    options.PIN_END_RAISED,
    options.PIN_END_LOWERED,
    options.PIN_LOOP,
    options.PIN_LOOP_2,
    options.PIN_EMERGENCY,
    options.PIN_SERVICE,
  ].filter((pin) => pin !== undefined)
  const lines = inputs.map(({ line }) => String(line))
  const { PIN_MOTOR_DOWN: down, PIN_MOTOR_UP: up } = options
  const levels = new Map<number, boolean>()
  const held = new Map<number, ChildProcess>()
  const wanted = new Map<number, boolean>()
  let isWatched = false
  let closed = false
  let listener = (): void => {}
  let watcher: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined

  const isOn = (pin: Pin | undefined): boolean => pin !== undefined && (levels.get(pin.line) ?? pin.isLow) !== pin.isLow
  const loop = (pin: Pin): LoopState => (!isWatched || !levels.has(pin.line) ? 'unknown' : isOn(pin) ? 'occupied' : 'clear')
  const isSet = (pin: Pin | undefined): boolean => pin !== undefined && wanted.get(pin.line) === true

  const readAll = (): Promise<void> =>
    new Promise((resolve, reject) => {
      execFile(toolIn(tools, 'gpioget'), words.read(lines), { timeout: toolMs, killSignal: 'SIGKILL' }, (error, text) => {
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
    readLater(againMs)
  }
  const readLater = (ms: number): void => {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(() => void read().catch(() => {}), ms).unref()
  }
  /** Resolves when changes are reported. */
  const watch = (): Promise<void> =>
    new Promise((resolve, reject) => {
      // Not every version writes a line when it is whole.
      const child = spawn('stdbuf', ['-oL', toolIn(tools, 'gpiomon'), ...words.watch(lines)], {
        stdio: ['ignore', 'pipe', 'ignore'],
        detached: true,
      })
      watcher = child
      const end = (why: string): void => {
        reject(new Error(why))
        if (watcher === child && isWatched) lose(why)
      }
      child.once('error', ({ message }) => end(message))
      child.once('exit', (code) => end(`gpiomon ended with ${code}`))
      if (words.saysWhenItWatches) setTimeout(() => reject(new Error('gpiomon does not begin')), toolMs).unref()
      else setTimeout(resolve, watchMs)
      createInterface({ input: child.stdout }).on('line', (text) => {
        const [line = '', event = ''] = text.trim().split(/\s+/)
        if (line === 'Monitoring') return resolve()
        if (!/^\d+$/.test(line) || watcher !== child) return
        levels.set(Number(line), event === '1')
        listener()
      })
    })
  /** Nobody can read lines that are watched: the watch ends, and begins anew behind the reading. */
  const readAnew = async (): Promise<void> => {
    const before = watcher
    watcher = undefined
    kill(before)
    await ended(before)
    if (closed) return
    const was = `${isWatched} ${[...levels]}`
    try {
      await readAll()
      if (closed) return
      await watch()
      isWatched = true
    } catch (error) {
      lose(failure(error).error)
      throw error
    }
    if (was !== `${isWatched} ${[...levels]}`) listener()
    readLater(isSet(up) ? readMs.rising : readMs.atRest)
  }
  let reading: Promise<void> | undefined
  const read = (): Promise<void> => (reading ??= readAnew().finally(() => (reading = undefined)))

  /** Writes what is at rest, and knows that it is. */
  const rest = async (pin: Pin): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      const error = await new Promise<Error | null>((resolve) => {
        execFile(toolIn(tools, 'gpioset'), words.rest(pin), { timeout: toolMs, killSignal: 'SIGKILL' }, resolve)
      })
      if (error === null || isSet(pin) || closed) return
      if (tries === triesToRest) throw new Error(`line ${pin.line} is not switched off: ${error.message}`)
      await pause(betweenTriesMs)
    }
  }
  /** Ends the process that holds a line; resolves when it has. */
  const ending = new Map<number, Promise<void>>()
  const release = (line: number): Promise<void> => {
    const child = held.get(line)
    if (child !== undefined) {
      held.delete(line)
      ending.set(line, ended(child))
      kill(child)
    }
    return ending.get(line) ?? Promise.resolve()
  }
  /** Lines that were written at rest and are held there. */
  const resting = new Set<number>()
  /** Resolves with what becomes of the process that holds the line: it rejects when that does not take it. */
  const hold = async (pin: Pin, on: boolean): Promise<{ taken: Promise<void> } | undefined> => {
    const { line } = pin
    if (closed || wanted.get(line) !== on || (!on && resting.has(line))) return undefined
    resting.delete(line)
    await release(line)
    if (!on)
      await rest(pin).catch((error: unknown) => {
        offLater(pin)
        throw error
      })
    // Called back meanwhile.
    if (closed || wanted.get(line) !== on) return undefined
    // 0: for as long as it is.
    const seconds = String(on && (pin === down || pin === up) ? longestSeconds : 0)
    const child = spawn('timeout', [seconds, toolIn(tools, 'gpioset'), ...words.hold(pin, on)], { stdio: 'ignore', detached: true })
    held.set(line, child)
    if (!on) resting.add(line)
    const taken = new Promise<void>((resolve, reject) => {
      const end = (why: string): void => {
        if (held.get(line) !== child) return resolve()
        held.delete(line)
        resting.delete(line)
        reject(new Error(why))
        // Its relay may still be closed.
        if (isSet(pin)) void quietly(set(pin, false))
        else offLater(pin)
      }
      child.once('error', ({ message }) => end(message))
      child.once('exit', (code) => end(`gpioset ended with ${code}`))
      setTimeout(resolve, refusalMs)
    })
    taken.catch(() => {})
    return { taken }
  }
  /** Orders to one line come after each other; since when the one that is carried out is. */
  const last = new Map<number, Promise<unknown>>()
  const begun = new Map<number, number>()
  const set = (pin: Pin | undefined, on: boolean): Promise<void> => {
    if (pin === undefined) return Promise.resolve()
    const { line } = pin
    wanted.set(line, on)
    // Off does not wait for what was ordered before.
    if (!on && !resting.has(line)) void release(line)
    const next = (last.get(line) ?? Promise.resolve())
      .catch(() => {})
      .then(() => {
        begun.set(line, performance.now())
        return hold(pin, on)
      })
      .finally(() => begun.delete(line))
    last.set(line, next)
    return next.then((holder) => (on ? holder?.taken : undefined))
  }
  const offLater = (pin: Pin): void => void setTimeout(() => void (isSet(pin) || quietly(set(pin, false))), againMs).unref()
  /** Counts orders to the motor: one that waits for the other relay to open must not close its own when it was called back. */
  let order = 0
  const drive = async (towards: Pin | undefined, other: Pin | undefined): Promise<void> => {
    const own = (order += 1)
    await Promise.all([set(other, false), towards === up && read()])
    if (own !== order) return
    if (towards === up) readLater(readMs.rising)
    await set(towards, true)
  }
  const quietly = (what: Promise<void>): Promise<void> => what.catch((error: unknown) => log.error(failure(error), 'an output was not set'))
  const stop = async (): Promise<void> => {
    order += 1
    await Promise.all([down, up].map((pin) => quietly(set(pin, false))))
  }
  /** Also where the process ends by an error: nothing is waited for that could be late. */
  const letGo = (): void => {
    if (closed) return
    closed = true
    clearTimeout(timer)
    kill(watcher)
    for (const child of held.values()) kill(child)
    const left = restNow(outputsOf(options), words, tools)
    if (left.length > 0) log.error({ lines: left }, 'outputs could not be switched off')
  }

  process.once('exit', letGo)
  try {
    await Promise.all([stop(), read()])
  } catch (error) {
    letGo()
    throw error
  }
  return {
    ends: () => ({ raised: isOn(options.PIN_END_RAISED), lowered: isOn(options.PIN_END_LOWERED) }),
    inputs: () => [options.PIN_LOOP, options.PIN_LOOP_2].filter((pin) => pin !== undefined).map(loop),
    emergency: () => isOn(options.PIN_EMERGENCY),
    serviceKey: () => isOn(options.PIN_SERVICE),
    outputs: () => ({ down: isSet(down), up: isSet(up), lamp: isSet(options.PIN_LAMP), buzzer: isSet(options.PIN_BUZZER) }),
    isWell: () => isWatched && [...begun.values()].every((since) => performance.now() - since < stuckMs),
    warn: (on) => {
      for (const pin of [options.PIN_LAMP, options.PIN_BUZZER]) void quietly(set(pin, on))
    },
    lower: () => drive(down, up),
    raise: () => drive(up, down),
    stop,
    onChange: (next) => (listener = next),
    close: () => {
      process.removeListener('exit', letGo)
      letGo()
    },
  }
}
