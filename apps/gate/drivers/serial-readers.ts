import { execFile } from 'node:child_process'
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
  onOpen: (write: (text: string) => void) => (chunk: Buffer) => void
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
