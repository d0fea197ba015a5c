import { spawn, spawnSync } from 'node:child_process'
import { createCipheriv, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { quietLog } from '../log.ts'
import { standInGpio } from '../test/stand-in-gpio.ts'
import { pause, temporaryFolder, until } from '../test/test-gate.ts'
import type { BollardDriver } from './bollard-driver.ts'
import { createGpioDriver, switchOutputsOff } from './gpio-driver.ts'
import { answerCalls, createFrameReader, readCards, readOsdpCards } from './serial-readers.ts'

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
  while True:
    got = os.read(main, 1000)
    print(got.hex() if len(sys.argv) > 1 else repr(got), flush=True)
threading.Thread(target=hear, daemon=True).start()
for line in sys.stdin.buffer: os.write(main, bytes.fromhex(line.decode()) if len(sys.argv) > 1 else line)`

/** @param how `hex`: what is said and heard is written in hexadecimal digits, a line for each piece */
const openTerminal = async (...how: 'hex'[]) => {
  const child = spawn('python3', ['-c', terminal, ...how])
  ends.push(() => child.kill())
  // What a reader still answers when the test is over, nobody reads.
  child.stdin.on('error', () => {})
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

const ownKey = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')

const aes = (key: Buffer, block: Buffer): Buffer => createCipheriv('aes-128-ecb', key, null).setAutoPadding(false).update(block)
const xor = (one: Buffer, other: Buffer): Buffer => Buffer.from(one.map((byte, at) => byte ^ (other[at] ?? 0)))

/** The reader's side of OSDP, strict: it answers nothing that does not prove itself, and says what it was sent. */
const standInReader = (write: (bytes: Buffer) => void, key = ownKey) => {
  const reader = {
    /** What it says at the next poll: the identifier and its data. */
    card: undefined as Buffer | undefined,
    /** What becomes of its next answer in the channel on the way. */
    spoil: (frame: Buffer): Buffer | undefined => frame,
    received: [] as string[],
    challenges: 0,
  }
  let random: Buffer = Buffer.alloc(8)
  let own: Buffer = Buffer.alloc(8)
  let commandMac: Buffer = Buffer.alloc(16)
  let replyMac: Buffer = Buffer.alloc(16)
  const keyOf = (one: number, two: number): Buffer =>
    aes(key, Buffer.concat([Buffer.from([one, two]), random.subarray(0, 6), Buffer.alloc(8)]))
  const crc = (bytes: Buffer): Buffer => {
    let sum = 0x1d0f
    for (const byte of bytes)
      for (let bit = 7; bit >= 0; bit -= 1) {
        const out = (sum >> 15) ^ ((byte >> bit) & 1)
        sum = ((sum << 1) & 0xffff) ^ (out === 1 ? 0x1021 : 0)
      }
    return Buffer.from([sum & 0xff, sum >> 8])
  }
  const macOf = (bytes: Buffer, begin: Buffer): Buffer => {
    const all =
      bytes.length % 16 === 0
        ? bytes
        : Buffer.concat([bytes, Buffer.from([0x80]), Buffer.alloc(15)]).subarray(0, Math.ceil((bytes.length + 1) / 16) * 16)
    let mac: Buffer = begin
    for (let at = 0; at < all.length; at += 16)
      mac = aes(at + 16 === all.length ? keyOf(1, 2) : keyOf(1, 1), xor(mac, all.subarray(at, at + 16)))
    return mac
  }
  const say = (sequence: number, block: number[], id: number, data: Buffer = Buffer.alloc(0), secure = true): void => {
    let text: Buffer = data
    if (block[1] === 0x18) {
      const padded = Buffer.concat([data, Buffer.from([0x80]), Buffer.alloc(15)]).subarray(0, Math.ceil((data.length + 1) / 16) * 16)
      text = aes(keyOf(1, 0x82), xor(padded, xor(commandMac, Buffer.alloc(16, 0xff))))
    }
    const length = 8 + block.length + text.length + (secure ? 4 : 0)
    let frame: Buffer = Buffer.concat([
      Buffer.from([0x53, 0x85, length & 0xff, length >> 8, sequence | 4 | (block.length > 0 ? 8 : 0), ...block, id]),
      text,
    ])
    if (secure) {
      replyMac = macOf(frame, commandMac)
      frame = Buffer.concat([frame, replyMac.subarray(0, 4)])
    }
    const sent = secure ? reader.spoil(frame) : frame
    if (secure) reader.spoil = (one) => one
    if (sent !== undefined) write(Buffer.concat([Buffer.from([0xff]), sent, crc(sent)]))
  }
  const answer = (frame: Buffer): void => {
    const sequence = (frame[4] ?? 0) & 3
    const [type, id] = [frame[6], frame[5 + (frame[5] ?? 0)]]
    const data = frame.subarray(6 + (frame[5] ?? 0))
    if (type === 0x11 && id === 0x76) {
      reader.challenges += 1
      ;[random, own] = [Buffer.from(data), randomBytes(8)]
      return say(
        sequence,
        [3, 0x12, 1],
        0x76,
        Buffer.concat([Buffer.alloc(8), own, aes(keyOf(1, 0x82), Buffer.concat([random, own]))]),
        false,
      )
    }
    if (type === 0x13 && id === 0x77) {
      if (!data.equals(aes(keyOf(1, 0x82), Buffer.concat([own, random])))) return
      replyMac = aes(keyOf(1, 2), aes(keyOf(1, 1), data))
      return say(sequence, [3, 0x14, 1], 0x78, replyMac, false)
    }
    const mac = macOf(frame.subarray(0, -4), replyMac)
    if (type !== 0x15 || id !== 0x60 || !mac.subarray(0, 4).equals(frame.subarray(-4))) return
    commandMac = mac
    const { card } = reader
    reader.card = undefined
    return card === undefined ? say(sequence, [2, 0x16], 0x40) : say(sequence, [2, 0x18], 0x50, card)
  }
  return {
    ...{ reader },
    hear: (bytes: Buffer): void => {
      reader.received.push(bytes.toString('hex'))
      if (bytes[0] === 0xff && bytes[1] === 0x53 && bytes[2] === 5 && crc(bytes.subarray(1, -2)).equals(bytes.subarray(-2)))
        answer(bytes.subarray(1, -2))
    },
  }
}

describe.skipIf(!python)('a reader that speaks OSDP', () => {
  const open = async (key = ownKey) => {
    const { child, port } = await openTerminal('hex')
    const { reader, hear } = standInReader((bytes) => child.stdin.write(`${bytes.toString('hex')}\n`), key)
    let heard = ''
    child.stdout.on('data', (chunk: Buffer) => {
      const lines = (heard + chunk.toString()).split('\n')
      heard = lines.pop() ?? ''
      for (const line of lines) if (/^[\da-f]+$/.test(line)) hear(Buffer.from(line, 'hex'))
    })
    const cards: string[] = []
    const warned: unknown[] = []
    const log = { ...silent, warn: (details: object) => void warned.push(details) }
    const panel = readOsdpCards({
      port,
      baud: '9600',
      address: 5,
      key: ownKey,
      log,
      sameMs: 0,
      pauseMs: 50,
      onRead: (value) => cards.push(value),
    })
    ends.push(panel.close)
    const show = async (bits: number, hex: string): Promise<void> => {
      reader.card = Buffer.concat([Buffer.from([0, 1, bits & 0xff, bits >> 8]), Buffer.from(hex, 'hex')])
      await until(() => reader.card === undefined, 'that it was asked')
    }
    return { reader, cards, warned, show }
  }

  test('is heard through its secure channel: bytes and Wiegand numbers of cards, none with a wrong parity', async () => {
    const { reader, cards, show } = await open()
    await until(() => reader.received.length > 3, 'the channel')
    await show(32, '04a1b2c3')
    await show(56, '04a1b2c3d4e5f6')
    // 0, 18, 13398 and 1: the first half even, the second odd.
    await show(26, '091a2b00')
    await show(26, '891a2b00')
    await show(40, '0102030405')
    await until(() => cards.length === 4, 'the cards')
    expect(cards).toEqual(['04A1B2C3', '04A1B2C3D4E5F6', '123456', '0102030405'])
    expect(reader.challenges).toBe(1)
    expect(reader.received.join()).not.toContain(ownKey.toString('hex'))
  })

  test('is asked the same again where an answer was lost, and the channel goes on', async () => {
    const { reader, cards, show } = await open()
    await until(() => reader.received.length > 3, 'the channel')
    reader.spoil = () => undefined
    const before = reader.received.length
    await until(() => reader.received.length >= before + 2, 'the same again')
    expect(reader.received.at(-1)).toBe(reader.received.at(-2))
    await until(() => reader.challenges === 2, 'another channel, as this reader does not repeat its answer')
    await until(() => reader.received.length > before + 8, 'that it goes on')
    await show(32, '04a1b2c3')
    await until(() => cards.length === 1, 'the card')
  })

  test('is not believed with another key, without a code, with one of before, or in the clear', async () => {
    const stranger = await open(Buffer.alloc(16, 7))
    await until(() => stranger.warned.length === 1, 'that it is no reader of ours')
    const { reader, cards, warned, show } = await open()
    await until(() => reader.received.length > 3, 'the channel')
    const card = Buffer.from('0001200004a1b2c3', 'hex')
    let last: Buffer = Buffer.alloc(0)
    const attacks: ((frame: Buffer) => Buffer)[] = [
      (frame) => Buffer.from(frame.map((byte, at) => (at === frame.length - 1 ? byte ^ 1 : byte))),
      (frame) => Buffer.from(frame.map((byte, at) => (at === 9 ? byte ^ 1 : byte))),
      (frame) => Buffer.concat([Buffer.from([0x53, 0x85, 16, 0, ((frame[4] ?? 0) & 3) | 4, 0x50]), card]),
      (frame) => Buffer.from(last.map((byte, at) => (at === 4 ? (frame[4] ?? 0) : byte))),
    ]
    reader.spoil = (frame) => (last = frame)
    await show(32, '04a1b2c3')
    await until(() => cards.length === 1, 'the card')
    for (const [index, attack] of attacks.entries()) {
      reader.spoil = attack
      await show(32, '0badcafe')
      await until(() => reader.challenges === index + 2, 'that the channel is opened anew')
    }
    expect([cards, warned.length]).toEqual([['04A1B2C3'], attacks.length])
  })
})
