import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { quietLog } from '../log.ts'
import { standInGpio } from '../test/stand-in-gpio.ts'
import { pause, temporaryFolder, until } from '../test/test-gate.ts'
import type { BollardDriver } from './bollard-driver.ts'
import { createGpioDriver, switchOutputsOff } from './gpio-driver.ts'
import { answerCalls, createFrameReader, readCards } from './serial-readers.ts'

const silent = { ...quietLog, warn: () => {}, error: () => {} }
let ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0).reverse()) end()
})

const pin = (line: number, isLow = false) => ({ line, isLow })
const pins = {
  PIN_MOTOR_DOWN: pin(23),
  PIN_MOTOR_UP: pin(24),
  PIN_LAMP: pin(5, true),
  PIN_END_RAISED: pin(17),
  PIN_END_LOWERED: pin(27),
  PIN_LOOP: pin(22, true),
  PIN_LOOP_2: pin(10),
  PIN_EMERGENCY: pin(9),
}

const hasEnded = (pid: number): boolean => {
  try {
    return / [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}

describe.each([1, 2] as const)('a bollard at the lines of libgpiod %i', (version) => {
  const open = async () => {
    const folder = temporaryFolder()
    ends.push(folder.remove)
    const gpio = standInGpio(version, folder.path)
    gpio.put(17, 1)
    gpio.put(22, 1)
    const driver: BollardDriver = await createGpioDriver({
      GPIO_CHIP: 'gpiochip0',
      GPIO_BIAS: 'pull-up',
      ...pins,
      log: silent,
      tools: gpio.tools,
    })
    ends.push(driver.close)
    await until(() => gpio.watcher() !== undefined, 'the inputs watched')
    return { gpio, driver }
  }

  test('reads its switches and loops, each by its own sense, and hears each change', async () => {
    const { gpio, driver } = await open()
    expect([driver.ends(), driver.inputs(), driver.emergency()]).toEqual([{ raised: true, lowered: false }, ['clear', 'clear'], false])
    let heard = 0
    driver.onChange(() => (heard += 1))
    gpio.put(22, 0)
    await until(() => driver.inputs()[0] === 'occupied', 'a vehicle on the first loop')
    gpio.put(10, 1)
    gpio.put(9, 1)
    gpio.put(17, 0)
    await until(() => driver.inputs()[1] === 'occupied' && driver.emergency() && !driver.ends().raised, 'the rest')
    expect(heard).toBeGreaterThanOrEqual(4)
  })

  test('never holds both relays, and lets go of them when it stops', async () => {
    const { gpio, driver } = await open()
    let both = false
    const watch = setInterval(() => (both ||= gpio.out(23) === '1' && gpio.out(24) === '1'), 2)
    ends.push(() => clearInterval(watch))
    await driver.lower()
    await until(() => gpio.out(23) === '1', 'the motor down')
    expect(driver.outputs?.()).toMatchObject({ down: true, up: false })
    await driver.raise()
    await until(() => gpio.out(24) === '1' && gpio.out(23) === '0', 'the motor up')
    void driver.lower()
    void driver.stop()
    await until(() => gpio.out(23) === '0' && gpio.out(24) === '0', 'the motor off')
    driver.warn(true)
    await until(() => gpio.out(5) === '0', 'the lamp, which is on when low')
    expect(both).toBe(false)
  })

  test('a line that somebody else has refuses the movement; inputs that are not read say nothing', async () => {
    const { gpio, driver } = await open()
    gpio.occupy(24)
    await expect(driver.raise()).rejects.toThrow('gpioset ended with 1')
    // It may just be reading anew, and whom it has ended itself it does not miss.
    const killWatcher = (): void => {
      const pid = gpio.watcher()
      if (pid !== undefined && !hasEnded(pid)) process.kill(pid, 'SIGKILL')
    }
    await until(() => {
      if (driver.inputs()[0] === 'unknown') return true
      killWatcher()
      return false
    }, 'nothing above it is known')
    expect([driver.ends(), driver.isWell?.()]).toEqual([{ raised: true, lowered: false }, false])
    await until(() => driver.inputs()[0] === 'clear', 'it is read again')
    expect([driver.ends().raised, driver.isWell?.()]).toEqual([true, true])
  })

  test('stops at once, before the relay has even closed', async () => {
    const { gpio, driver } = await open()
    void driver.lower()
    await until(() => gpio.out(23) === '1', 'the motor down')
    const holder = gpio.holder(23)
    const stopped = driver.stop()
    await pause(300)
    expect(hasEnded(holder)).toBe(true)
    await stopped
    expect([gpio.out(23), gpio.out(24)]).toEqual(['0', '0'])
    void driver.lower()
    await driver.stop()
    await pause(200)
    expect(gpio.out(23)).toBe('0')
  })

  test('no relay stays closed where the kernel keeps a line as it was: at the end, after a holder died, behind an agent that was killed', async () => {
    const { gpio, driver } = await open()
    await driver.lower()
    await until(() => gpio.out(23) === '1', 'the motor down')
    process.kill(gpio.holder(23), 'SIGKILL')
    await until(() => gpio.out(23) === '0', 'off without its holder')
    await driver.lower()
    await until(() => gpio.out(23) === '1', 'the motor down')
    driver.warn(true)
    await until(() => gpio.out(5) === '0', 'the lamp')
    driver.close()
    expect([gpio.out(23), gpio.out(24), gpio.out(5)]).toEqual(['0', '0', '1'])
    const folder = temporaryFolder()
    ends.push(folder.remove)
    const left = standInGpio(version, folder.path)
    writeFileSync(join(folder.path, 'out-24'), '1')
    const options = { GPIO_CHIP: 'gpiochip0', GPIO_BIAS: 'pull-up' as const, ...pins, tools: left.tools }
    await switchOutputsOff(options)
    expect(left.out(24)).toBe('0')
    left.occupy(24)
    await expect(switchOutputsOff(options)).rejects.toThrow('24 could not be switched off')
  })

  test('reads anew before it rises, and at rest: a change that was not reported is not missed', async () => {
    const { gpio, driver } = await open()
    gpio.deafen()
    gpio.put(22, 0)
    await driver.raise()
    expect(driver.inputs()[0]).toBe('occupied')
    await driver.stop()
    gpio.put(10, 1)
    await until(() => driver.inputs()[1] === 'occupied', 'the next reading')
  })
})

const framesOf = (...chunks: (string | number[])[]): string[] => {
  const cards: string[] = []
  const read = createFrameReader((value) => cards.push(value))
  for (const chunk of chunks) read(typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk))
  return cards
}

test('frames of card readers are read in pieces; a wrong checksum, noise and short lines are left out', () => {
  // 04 ^ 17 ^ 2A ^ 9B ^ C0 = 62
  expect(framesOf('\u0002041', '72A9BC06', '2\u0003')).toEqual(['04172A9BC0'])
  expect(framesOf('\u000204172A9BC063\u0003')).toEqual([])
  expect(framesOf('04a1b2', 'c3\r\n', '12\r\n', 'hello\r\n', '0'.repeat(80), '\r\n', 'E00401\n')).toEqual(['04A1B2C3', 'E00401'])
  expect(framesOf([0xff, 0x00, 0x0a], '04A1B2C3\n')).toEqual(['04A1B2C3'])
})

const python = spawnSync('python3', ['--version']).status === 0

/** Opens a pseudo-terminal, says the name of its other end, writes there what comes in, and says what was written there. */
const terminal = `import os, pty, sys, threading, tty
main, other = pty.openpty(); tty.setraw(other); print(os.ttyname(other), flush=True)
def hear():
  while True: print(repr(os.read(main, 100)), flush=True)
threading.Thread(target=hear, daemon=True).start()
for line in sys.stdin.buffer: os.write(main, line)`

const openTerminal = async () => {
  const child = spawn('python3', ['-c', terminal])
  ends.push(() => child.kill())
  const said = { text: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.text += chunk.toString()))
  await until(() => said.text.includes('\n'), 'the pseudo-terminal')
  return { child, said, port: said.text.split('\n')[0] ?? '' }
}

test.skipIf(!python)('a modem is asked for callers, says each once and hangs up; who hides their number is nobody', async () => {
  const { child, said, port } = await openTerminal()
  const callers: string[] = []
  const modem = answerCalls({ port, baud: '115200', log: silent, onRead: (value) => callers.push(value) })
  ends.push(modem.close)
  await until(() => said.text.includes('+CLIP=1'), 'that it is asked')
  child.stdin.write('\r\nRING\r\n\r\n+CLIP: "",128\r\n')
  child.stdin.write('\r\nRING\r\n\r\n+CLIP: "+38641123456",145,"",0\r\n'.repeat(2))
  await until(() => said.text.includes('ATH'), 'that it hangs up')
  child.stdin.write('+CLIP: "041999888",129\r\n')
  await until(() => callers.length > 1, 'another caller')
  expect(callers).toEqual(['+38641123456', '041999888'])
})

test.skipIf(!python)('a card on a serial port is one showing for as long as it lies there; the port may come later', async () => {
  const { child, port } = await openTerminal()
  const cards: string[] = []
  const reader = readCards({ port, baud: '9600', log: silent, onRead: (value) => cards.push(value) })
  ends.push(reader.close)
  const show = setInterval(() => child.stdin.write('04A1B2C3\n'), 50)
  ends.push(() => clearInterval(show))
  await until(() => cards.length === 1, 'the card')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(cards).toEqual(['04A1B2C3'])
  child.stdin.write('0455667788\n')
  await until(() => cards.includes('0455667788'), 'another card')
})
