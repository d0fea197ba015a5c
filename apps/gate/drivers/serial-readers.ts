import { execFile } from 'node:child_process'
import { createCipheriv, createDecipheriv, randomBytes, timingSafeEqual } from 'node:crypto'
import { appendFile, createReadStream, type ReadStream } from 'node:fs'
import { failure, type GateLog } from '../log.ts'

/**
 * Reads the framings of serial card readers, whatever their pieces arrive in:
 * STX (02), ten hexadecimal digits, two of their checksum (the five bytes, exclusive or), ETX (03);
 * or a line of 4 to 32 hexadecimal digits that ends with CR or LF.
 * What is neither, or has a wrong checksum, is left out.
 */
export const createFrameReader = (onCard: (value: string) => void): ((chunk: Buffer) => void) => {
  let text = ''
  let isFramed = false
  const finish = (): void => {
    const digits = text.replaceAll(/\s/g, '').toUpperCase()
    text = ''
    if (!/^[\dA-F]*$/.test(digits)) return
    if (!isFramed) return void (digits.length >= 4 && digits.length <= 32 && onCard(digits))
    if (digits.length !== 12) return
    const sum = Buffer.from(digits, 'hex').reduce((all, byte) => all ^ byte, 0)
    if (sum === 0) onCard(digits.slice(0, 10))
  }
  return (chunk) => {
    for (const byte of chunk) {
      if (byte === 2) {
        text = ''
        isFramed = true
      } else if (byte === 3) {
        finish()
        isFramed = false
      } else if (!isFramed && (byte === 10 || byte === 13)) finish()
      else if (text.length < 64) text += String.fromCharCode(byte)
    }
  }
}

interface SerialPort {
  port: string
  baud: string
  /** In a message: what is away. */
  what: string
  log: GateLog
  /** The port is there (again); `write` says something to it. */
  onOpen: (write: (text: string | Uint8Array) => void) => (chunk: Buffer) => void
}

const againMs = 2000

/** Reads a serial port, and tries again where it is missing: what is on it may be plugged in later. */
const followPort = ({ port, baud, what, log, onOpen }: SerialPort): { close: () => void } => {
  let stream: ReadStream | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let isLost = false
  const lose = (error?: unknown): void => {
    if (closed) return
    if (!isLost) log.warn({ port, ...(error !== undefined && failure(error)) }, `${what} is away`)
    isLost = true
    // A second stream would read pieces of the same lines.
    stream?.destroy()
    clearTimeout(timer)
    timer = setTimeout(open, againMs)
    timer.unref()
  }
  const open = (): void => {
    execFile('stty', ['-F', port, baud, 'raw', '-echo'], { timeout: 3000 }, (error) => {
      if (closed) return
      if (error !== null) return lose(error)
      isLost = false
      const read = onOpen((text) => appendFile(port, text, (failed) => failed !== null && lose(failed)))
      stream = createReadStream(port)
      stream.on('data', (chunk) => read(Buffer.from(chunk)))
      stream.once('error', lose)
      stream.once('end', () => lose())
    })
  }
  open()
  return {
    close: () => {
      closed = true
      clearTimeout(timer)
      stream?.destroy()
    },
  }
}

interface ReaderOptions {
  port: string
  baud: string
  log: GateLog
  /** What was shown, or who has called. */
  onRead: (value: string) => void
  /** Within which the same is one showing, or one call. */
  sameMs?: number
}

/** Passes on what has not just been passed on. */
const withoutRepeats = (onRead: (value: string) => void, sameMs: number): ((value: string) => void) => {
  let last = { value: '', at: -Infinity }
  return (value) => {
    const now = performance.now()
    const isSame = value === last.value && now - last.at < sameMs
    last = { value, at: now }
    if (!isSame) onRead(value)
  }
}

/** Cards of a reader. */
export const readCards = ({ onRead, sameMs = 3000, ...port }: ReaderOptions): { close: () => void } => {
  const show = withoutRepeats(onRead, sameMs)
  return followPort({ ...port, what: 'the card reader', onOpen: () => createFrameReader(show) })
}

/** The check of an OSDP frame: CRC-16 with the polynomial 1021, begun with 1D0F. */
const crcOf = (bytes: Buffer): number => {
  let crc = 0x1d0f
  for (const byte of bytes) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ ((crc & 0x8000) === 0 ? 0 : 0x1021)) & 0xffff
  }
  return crc
}

const noVector: Buffer = Buffer.alloc(16)
const invert = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => byte ^ 0xff))
/** AES-128 in CBC without padding; of one block and no vector it is a plain block. */
const encrypt = (key: Buffer, text: Buffer, vector = noVector): Buffer => {
  const cipher = createCipheriv('aes-128-cbc', key, vector).setAutoPadding(false)
  return Buffer.concat([cipher.update(text), cipher.final()])
}
const decrypt = (key: Buffer, text: Buffer, vector: Buffer): Buffer => {
  const cipher = createDecipheriv('aes-128-cbc', key, vector).setAutoPadding(false)
  return Buffer.concat([cipher.update(text), cipher.final()])
}

/** What both ends make of the key of the reader, of random numbers of this connection. */
interface Channel {
  enc: Buffer
  mac1: Buffer
  mac2: Buffer
  /** The codes of the last message of each side, with which the next begins: so none can be repeated, left out or put in. */
  commandMac: Buffer
  replyMac: Buffer
}

const openChannel = (key: Buffer, random: Buffer): Channel => {
  const made = (one: number, two: number): Buffer =>
    encrypt(key, Buffer.concat([Buffer.from([one, two]), random.subarray(0, 6), Buffer.alloc(8)]))
  return { enc: made(1, 0x82), mac1: made(1, 1), mac2: made(1, 2), commandMac: noVector, replyMac: noVector }
}

/** Both random numbers in one block: which stands first says whose proof it is. */
const encryptPair = (key: Buffer, one: Buffer, other: Buffer): Buffer => encrypt(key, Buffer.concat([one, other]))

/** The code of a message: all blocks but the last with one key, the last with the other. */
const macOf = ({ mac1, mac2 }: Channel, message: Buffer, vector: Buffer): Buffer => {
  const padded =
    message.length % 16 === 0 ? message : Buffer.concat([message, Buffer.from([0x80]), Buffer.alloc(15 - (message.length % 16))])
  const last = padded.length - 16
  const before = last === 0 ? vector : encrypt(mac1, padded.subarray(0, last), vector).subarray(-16)
  return encrypt(mac2, padded.subarray(last), before)
}

/** The data of a reply without what fills it up to whole blocks. */
const withoutPadding = (data: Buffer): Buffer | undefined => {
  const end = data.findLastIndex((byte) => byte !== 0)
  return data[end] === 0x80 ? data.subarray(0, end) : undefined
}

const osdp = { poll: 0x60, challenge: 0x76, cryptogram: 0x77, ack: 0x40, raw: 0x50, clientCryptogram: 0x76, initialMac: 0x78, busy: 0x79 }

/**
 * A card's number: whole bytes as they are; with a parity bit at each end, as Wiegand has it (26 or 34 bits), what is between them. Undefined where the
 * parity is wrong.
 */
const cardOf = (data: Buffer): string | undefined => {
  if (data.length < 5) return undefined
  const count = data.readUInt16LE(2)
  const bits = [...data.subarray(4)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .slice(0, count)
  if (bits.length < count || count < 16) return undefined
  const isWiegand = count === 26 || count === 34
  const ones = (part: string): number => part.replaceAll('0', '').length
  if (isWiegand && (ones(bits.slice(0, count / 2)) % 2 !== 0 || ones(bits.slice(count / 2)) % 2 !== 1)) return undefined
  const number = isWiegand ? bits.slice(1, -1) : bits
  return (number.match(/.{1,8}/g) ?? [])
    .map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}

interface OsdpOptions extends ReaderOptions {
  /** The address of the reader on its line. */
  address: number
  /** The key that the reader was given (SCBK), 16 bytes. */
  key: Buffer
  /** After a reader that was not believed, or did not answer. */
  pauseMs?: number
}

const pollMs = 50
const replyMs = 250
/** So often a message that got no answer is sent again, as it was. */
const tries = 3

/**
 * Cards of an OSDP reader, through its secure channel alone (SIA OSDP 2.2): the reader proves that it has the key, and of what follows nothing is believed
 * that does not bear the code of this connection. A reader with the key that all readers have at first is not listened to.
 */
export const readOsdpCards = ({ onRead, sameMs = 3000, pauseMs = againMs, address, key, ...port }: OsdpOptions): { close: () => void } => {
  const show = withoutRepeats(onRead, sameMs)
  const { log } = port
  let timer: NodeJS.Timeout | undefined
  let isSaid = false
  const onOpen: SerialPort['onOpen'] = (write) => {
    let channel: Channel | undefined
    let isSecure = false
    let random = noVector
    let sequence = 0
    let sent = { bytes: noVector, left: 0 }
    let heard: Buffer = Buffer.alloc(0)

    const later = (ms: number, work: () => void): void => {
      clearTimeout(timer)
      timer = setTimeout(work, ms).unref()
    }
    const fail = (why: string): void => {
      if (!isSaid) log.warn({ why }, 'the OSDP reader is not believed or does not answer')
      isSaid = true
      later(pauseMs, begin)
    }
    const transmit = (): void => {
      sent.left -= 1
      write(sent.bytes)
      later(replyMs, () => (sent.left > 0 ? transmit() : fail('no answer')))
    }
    /** Commands of the channel carry a code; those that open it do not yet. */
    const command = (id: number, block: readonly number[], data: Buffer = Buffer.alloc(0)): void => {
      const body = Buffer.from([...block, id, ...data])
      const length = 5 + body.length + (isSecure ? 4 : 0) + 2
      // Control: the number, CRC, a security block.
      let bytes: Buffer = Buffer.concat([Buffer.from([0x53, address, length & 0xff, length >> 8, sequence | 0x04 | 0x08]), body])
      if (isSecure && channel !== undefined) {
        channel.commandMac = macOf(channel, bytes, channel.replyMac)
        bytes = Buffer.concat([bytes, channel.commandMac.subarray(0, 4)])
      }
      const crc = crcOf(bytes)
      sent = { bytes: Buffer.concat([Buffer.from([0xff]), bytes, Buffer.from([crc & 0xff, crc >> 8])]), left: tries }
      transmit()
    }
    const begin = (): void => {
      channel = undefined
      isSecure = false
      sequence = 0
      random = randomBytes(8)
      command(osdp.challenge, [3, 0x11, 1], random)
    }
    const poll = (): void => command(osdp.poll, [2, 0x15])
    const proceed = (): void => void (sequence = (sequence % 3) + 1)

    const answerChallenge = (id: number, block: Buffer, data: Buffer): void => {
      if (id !== osdp.clientCryptogram || block[1] !== 0x12 || block[2] !== 1 || data.length !== 32) return fail('no secure channel')
      const opened = openChannel(key, random)
      const theirs = data.subarray(8, 16)
      if (!timingSafeEqual(encryptPair(opened.enc, random, theirs), data.subarray(16))) return fail('another key')
      channel = opened
      proceed()
      const ours = encryptPair(opened.enc, theirs, random)
      opened.replyMac = encrypt(opened.mac2, encrypt(opened.mac1, ours))
      command(osdp.cryptogram, [3, 0x13, 1], ours)
    }
    const answerCryptogram = (opened: Channel, id: number, block: Buffer, data: Buffer): void => {
      const isProven = id === osdp.initialMac && block[1] === 0x14 && block[2] === 1 && data.length === 16
      if (!isProven || !timingSafeEqual(data, opened.replyMac)) return fail('another key')
      isSecure = true
      isSaid = false
      log.info({ address }, 'the OSDP reader is heard through its secure channel')
      proceed()
      poll()
    }
    const answerPoll = (opened: Channel, message: Buffer, id: number, block: Buffer, data: Buffer): void => {
      const mac = macOf(opened, message, opened.commandMac)
      const isOurs = block.length === 2 && (block[1] === 0x16 || block[1] === 0x18)
      const said = data.subarray(data.length - 4)
      if (!isOurs || data.length < 4 || !timingSafeEqual(said, mac.subarray(0, 4))) return fail('a message without its code')
      opened.replyMac = mac
      const text = data.subarray(0, -4)
      const isWhole = block[1] === 0x16 || (text.length > 0 && text.length % 16 === 0)
      const plain = block[1] === 0x16 ? text : isWhole ? withoutPadding(decrypt(opened.enc, text, invert(opened.commandMac))) : undefined
      if (plain === undefined) return fail('a message that cannot be read')
      const card = id === osdp.raw && block[1] === 0x18 ? cardOf(plain) : undefined
      if (card !== undefined) show(card)
      proceed()
      later(pollMs, poll)
    }
    /** A whole frame without the check at its end. */
    const take = (message: Buffer): void => {
      const control = message[4] ?? 0
      const blockLength = (control & 0x08) === 0 ? 0 : (message[5] ?? 0)
      const block = message.subarray(5, 5 + blockLength)
      const id = message[5 + blockLength]
      if (id === undefined) return
      // Busy: the same again, a little later.
      if (id === osdp.busy && blockLength === 0 && (control & 3) === 0) return later(replyMs, transmit)
      if ((control & 3) !== sequence) return
      const data = message.subarray(6 + blockLength)
      if (channel === undefined) answerChallenge(id, block, data)
      else if (isSecure) answerPoll(channel, message.subarray(0, -4), id, block, data)
      else answerCryptogram(channel, id, block, data)
    }
    begin()
    return (chunk) => {
      heard = Buffer.concat([heard, chunk]).subarray(-2048)
      for (;;) {
        const start = heard.indexOf(0x53)
        if (start < 0 || heard.length < start + 7) return
        const length = heard.readUInt16LE(start + 2)
        const isFrame = heard[start + 1] === (address | 0x80) && length >= 8 && length <= 1440 && ((heard[start + 4] ?? 0) & 0x04) !== 0
        if (isFrame && heard.length < start + length) return
        const message = heard.subarray(start, start + length - 2)
        const isWhole = isFrame && crcOf(message) === heard.readUInt16LE(start + length - 2)
        heard = heard.subarray(isWhole ? start + length : start + 1)
        if (isWhole) take(message)
      }
    }
  }
  const following = followPort({ ...port, what: 'the card reader', onOpen })
  return {
    close: () => {
      clearTimeout(timer)
      following.close()
    },
  }
}

/** Who calls, as a modem says it: `+CLIP: "+38641123456",145`. Undefined for other lines, and for who hides their number. */
const callerOf = (line: string): string | undefined => /^\+CLIP:\s*"(\+?\d{4,20})"/.exec(line)?.[1]

/** A modem that was plugged in anew, or has begun anew by itself, says nothing of callers until it is asked to. */
const askAgainMs = 60_000

/** Callers of a GSM modem, which is told to hang up: a call that opens costs nobody anything. */
export const answerCalls = ({ onRead, sameMs = 10_000, ...port }: ReaderOptions): { close: () => void } => {
  const call = withoutRepeats(onRead, sameMs)
  let asking: NodeJS.Timeout | undefined
  const onOpen: SerialPort['onOpen'] = (write) => {
    const ask = (): void => write('ATE0;+CLIP=1\r')
    clearInterval(asking)
    asking = setInterval(ask, askAgainMs)
    ask()
    let text = ''
    return (chunk) => {
      const lines = (text + chunk.toString('latin1')).split(/[\r\n]+/)
      text = lines.pop()?.slice(-200) ?? ''
      for (const line of lines) {
        const caller = callerOf(line)
        if (caller === undefined) continue
        write('ATH\r')
        call(caller)
      }
    }
  }
  const following = followPort({ ...port, what: 'the modem', onOpen })
  return {
    close: () => {
      clearInterval(asking)
      following.close()
    },
  }
}
