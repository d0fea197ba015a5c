import { Duplex, Transform } from 'node:stream'
import type { Socket } from 'node:net'

/** A connection whose incoming MQTT packets may have at most `limit` bytes; a longer one ends the connection before it is read into memory. */
export interface LimitedConnection {
  stream: Duplex
  setLimit(bytes: number): void
}

/** Counts packets without reading them: one byte of type, one to four bytes of length (seven bits each, lowest first), then the rest. */
const createCounter = () => {
  let left = 0
  let lengthBytes = -1
  let length = 0
  /** @returns false when a packet of the chunk is longer than the limit, or its length is no length */
  return (chunk: Buffer, limit: number): boolean => {
    for (let at = 0; at < chunk.length;) {
      if (left > 0) {
        const skipped = Math.min(left, chunk.length - at)
        left -= skipped
        at += skipped
        continue
      }
      const byte = chunk.readUInt8(at)
      at += 1
      if (lengthBytes < 0) {
        lengthBytes = 0
        length = 0
        continue
      }
      length += (byte & 0x7f) * 128 ** lengthBytes
      lengthBytes += 1
      if (length > limit || lengthBytes > 4) return false
      if (byte < 0x80) {
        left = length
        lengthBytes = -1
      }
    }
    return true
  }
}

/** Limits a socket's incoming packets; what goes out is not counted. */
export const limitPackets = (socket: Socket, bytes: number): LimitedConnection => {
  let limit = bytes
  const fits = createCounter()
  const guard = new Transform({
    transform: (chunk: Buffer, _, done) =>
      fits(chunk, limit) ? done(null, chunk) : done(new Error(`a packet of more than ${limit} bytes`)),
  })
  const stream = Duplex.from({ readable: socket.pipe(guard), writable: socket })
  return { stream, setLimit: (next) => void (limit = next) }
}
