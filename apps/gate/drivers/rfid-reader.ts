import { execFile } from 'node:child_process'
import { createReadStream, type ReadStream } from 'node:fs'
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

export interface CardReaderOptions {
  port: string
  baud: string
  onCard: (value: string) => void
  log: GateLog
  /** Within which a card that lies on the reader is one showing; 3000 when absent. */
  sameMs?: number
}

const againMs = 2000

/** Reads cards from a serial port, and tries again where it is missing: a reader may be plugged in later. */
export const readCards = ({ port, baud, onCard, log, sameMs = 3000 }: CardReaderOptions): { close: () => void } => {
  let stream: ReadStream | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let isLost = false
  let last = { value: '', at: -Infinity }
  const show = (value: string): void => {
    const now = performance.now()
    const isSame = value === last.value && now - last.at < sameMs
    last = { value, at: now }
    if (!isSame) onCard(value)
  }
  const lose = (error?: unknown): void => {
    if (closed) return
    if (!isLost) log.warn({ port, ...(error !== undefined && failure(error)) }, 'the card reader is away')
    isLost = true
    clearTimeout(timer)
    timer = setTimeout(open, againMs)
    timer.unref()
  }
  const open = (): void => {
    execFile('stty', ['-F', port, baud, 'raw', '-echo'], { timeout: 3000 }, (error) => {
      if (closed) return
      if (error !== null) return lose(error)
      isLost = false
      stream = createReadStream(port)
      stream.on(
        'data',
        (() => {
          const read = createFrameReader(show)
          return (chunk: Buffer | string) => read(Buffer.from(chunk))
        })(),
      )
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
