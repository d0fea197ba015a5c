import { crc32 } from 'node:zlib'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipFile } from './zip-file.ts'

const archiveOf = async (contents: ReadonlyMap<string, readonly Buffer[]>): Promise<Buffer> => {
  const parts = async function* () {
    for (const [path, content] of contents) yield { path, content }
  }
  const written: Buffer[] = []
  for await (const bytes of zipFile(parts(), new Date('2026-11-16T09:30:10Z'))) written.push(bytes)
  return Buffer.concat(written)
}

test('an archive names each part with its size, its sum and where it begins', async () => {
  const large = Array.from({ length: 40 }, (_, block) => Buffer.alloc(65_536, `vrstica ${block} čšž `))
  const contents = new Map([
    ['xl/čšž.xml', large],
    ['prazno', []],
    ['zadnje.xml', [Buffer.from('konec')]],
  ])
  const archive = await archiveOf(contents)
  let [at, place] = [archive.readUInt32LE(archive.length - 6), 0]
  expect(archive.readUInt16LE(archive.length - 12)).toBe(3)
  for (const [path, blocks] of contents) {
    const content = Buffer.concat(blocks)
    expect([archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 24)]).toEqual([crc32(content), content.length])
    expect([archive.readUInt32LE(at + 42), archive.readUInt32LE(place)]).toEqual([place, 0x0403_4b50])
    const name = Buffer.byteLength(path)
    expect(archive.toString('utf8', at + 46, at + 46 + name)).toBe(path)
    place += 30 + name + archive.readUInt32LE(at + 20) + 16
    at += 46 + name
  }
  const found = unzipSync(archive)
  expect(Object.keys(found)).toEqual([...contents.keys()])
  for (const [path, blocks] of contents) expect(Buffer.concat(blocks).equals(found[path] ?? Buffer.of(0))).toBe(true)
})
