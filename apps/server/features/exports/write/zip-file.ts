import { once } from 'node:events'
import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib'

/** A file of an archive; its content comes when its turn does. */
export interface ZipPart {
  path: string
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** What the directory at the end says of a part; its sizes and its sum are known only behind it. */
interface Entry {
  path: Buffer
  offset: number
  crc: number
  packed: number
  size: number
}

/** What a field of four bytes holds. Larger archives need other fields, which not every program reads. */
const mostBytes = 0xffff_ffff

const u16 = (value: number): number[] => [value & 0xff, value >>> 8]
const u32 = (value: number): number[] => [...u16(value & 0xffff), ...u16(value >>> 16)]

/** What a part's own head and the directory say alike: version 2.0, sizes behind the part, names in UTF-8, deflated, and the time in steps of two seconds. */
const commonFields = (now: Date): number[] => {
  const time = (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1)
  const day = ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate()
  return [20, 0x0808, 8, time, day].flatMap(u16)
}

const sizesOf = ({ crc, packed, size }: Entry): number[] => [crc, packed, size].flatMap(u32)

const headOf = ({ path }: Entry, common: readonly number[]): Buffer =>
  Buffer.concat([Buffer.from([...u32(0x0403_4b50), ...common, ...[0, 0, 0].flatMap(u32), ...u16(path.length), ...u16(0)]), path])

const sizesBehind = (entry: Entry): Buffer => Buffer.from([...u32(0x0807_4b50), ...sizesOf(entry)])

const directoryLine = (entry: Entry, common: readonly number[]): Buffer => {
  const { path, offset } = entry
  const about = [...sizesOf(entry), ...u16(path.length), ...[0, 0, 0, 0].flatMap(u16), ...u32(0), ...u32(offset)]
  return Buffer.concat([Buffer.from([...u32(0x0201_4b50), ...u16(20), ...common, ...about]), path])
}

const archiveEnd = (count: number, size: number, offset: number): Buffer =>
  Buffer.from([...u32(0x0605_4b50), ...[0, 0, count, count].flatMap(u16), ...u32(size), ...u32(offset), ...u16(0)])

const pack = (packer: DeflateRaw, block: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => packer.write(block, (error) => (error ? reject(error) : resolve())))

/**
 * Packs a content block by block: the next is asked for only when the last is packed. Streams joined by pipes hold some blocks each, which grow old in
 * memory before they are written.
 */
async function* packed({ content }: ZipPart, entry: Entry): AsyncGenerator<Buffer> {
  // A level above costs half as much time again and saves a tenth of the size.
  const packer = createDeflateRaw({ level: 3 })
  const made: Buffer[] = []
  packer.on('data', (part: Buffer) => {
    made.push(part)
    entry.packed += part.length
  })
  // The call that packs a block is told as well.
  packer.on('error', () => {})
  try {
    for await (const block of content) {
      entry.crc = crc32(block, entry.crc)
      entry.size += block.length
      await pack(packer, block)
      yield* made.splice(0)
    }
    const ended = once(packer, 'end')
    packer.end()
    await ended
    yield* made
  } finally {
    packer.destroy()
  }
}

/**
 * An archive (ZIP, APPNOTE 6.3) that is written from its beginning to its end, with little of it in memory.
 * @throws RangeError where a part, or the archive, has more than 4 GiB
 */
export async function* zipFile(parts: AsyncIterable<ZipPart>, now: Date): AsyncGenerator<Buffer> {
  const common = commonFields(now)
  const entries: Entry[] = []
  let offset = 0
  const given = (bytes: Buffer): Buffer => {
    offset += bytes.length
    return bytes
  }
  for await (const part of parts) {
    const entry: Entry = { path: Buffer.from(part.path), offset, crc: 0, packed: 0, size: 0 }
    entries.push(entry)
    yield given(headOf(entry, common))
    for await (const bytes of packed(part, entry)) yield given(bytes)
    if (entry.size > mostBytes || offset > mostBytes) throw new RangeError('The archive has more than 4 GiB.')
    yield given(sizesBehind(entry))
  }
  const start = offset
  for (const entry of entries) yield given(directoryLine(entry, common))
  yield archiveEnd(entries.length, offset - start, start)
}
