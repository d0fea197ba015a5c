import { Resvg } from '@resvg/resvg-js'
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { samplePdf } from '../../../town/demo/records/documents.ts'
import { findTesseract } from './find-tesseract.ts'
import { Ended, Illegible, readFile, readLimits, type ReadLimits } from './read-file.ts'

const tesseract = await findTesseract()
const own = {
  ...{ plates: ['LJ KM-318'], name: 'Marjeta Hribar', street: 'Čevljarska ulica 7', city: 'Lipograd' },
  ...{ valid_from: '2026-12-01', expires_on: '2027-05-31' },
}
const requested = (mediaType: string, documentType: string, program = tesseract) => ({ mediaType, tesseract: program, documentType, own })
const running = () => new AbortController().signal
const readPdf = (lines: string[], documentType = 'identity', limits = readLimits) =>
  readFile(samplePdf(lines), requested('application/pdf', documentType), running(), limits)

test('what cannot be read is refused by the program, which ends', async () => {
  const nothing = readFile(Buffer.from('%PDF-1.7 nothing'), requested('application/pdf', 'identity'), running())
  await expect(nothing).rejects.toThrow(Illegible)
  const withoutPages = Buffer.from(
    samplePdf(['x'])
      .toString('latin1')
      .replace(/\/Count \d+/, '/Count -5'),
    'latin1',
  )
  await expect(readFile(withoutPages, requested('application/pdf', 'identity'), running())).rejects.toThrow('The file has -5 pages')
  const plain = { create: { width: 9000, height: 9000, channels: 3 as const, background: '#fff' } }
  const huge = await sharp(plain).png({ compressionLevel: 1 }).toBuffer()
  await expect(readFile(huge, requested('image/png', 'identity', 'tesseract'), running())).rejects.toThrow('exceeds pixel limit')
  await expect(readFile(samplePdf(['x']), requested('application/pdf', 'identity'), AbortSignal.abort())).rejects.toThrow()
})

test('a document of one endless word is compared as quickly as any other', async () => {
  const endless = await readPdf(['x', `Naslov: ${'a'.repeat(500_000)}`, 'Ime in priimek: Marjeta Hribar'])
  expect(endless.comparisons.map(({ fact, outcome }) => [fact, outcome])).toEqual([
    ['name', 'agrees'],
    ['street', 'not_found'],
  ])
  const dates = await readPdf(['x', '1.1.2026,'.repeat(110_000), 'Velja do 31. 5. 2027'], 'client_statement')
  expect(dates.comparisons.find(({ fact }) => fact === 'expires_on')?.outcome).toBe('agrees')
})

const limits: [string, Partial<ReadLimits>][] = [
  ['time', { milliseconds: 20 }],
  ['answer', { answer: 20 }],
  // Less than the reading program itself needs: it is the system that ends it.
  ['memory', { memory: 200_000 }],
]
test.each(limits)('a reading that takes too much %s is ended', async (_, limit) => {
  await expect(readPdf(['x'], 'identity', { ...readLimits, ...limit })).rejects.toThrow(Ended)
})

const folder = mkdtempSync(join(tmpdir(), 'reading-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A recognition that only takes time of the processor. */
const busy = join(folder, 'busy')
writeFileSync(busy, '#!/bin/sh\nwhile :; do :; done\n', { mode: 0o755 })

/** A recognition that never ends, and writes down its own number and that of the reading program. */
const endless = join(folder, 'endless')
const numbers = join(folder, 'numbers')
writeFileSync(endless, `#!/bin/sh\necho $$ $PPID > ${numbers}.new; mv ${numbers}.new ${numbers}; exec sleep 300\n`, { mode: 0o755 })
const started = () =>
  vi.waitFor(
    () => {
      const [recognition = 0, reader = 0] = readFileSync(numbers, 'utf8').split(' ').map(Number)
      rmSync(numbers)
      return { recognition, reader }
    },
    { timeout: 20_000 },
  )
/** Ended; one that nobody has asked after yet is a zombie. */
const isGone = async (pid: number): Promise<boolean> => {
  const state = await promisify(execFile)('ps', ['-o', 'stat=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return state.stdout.trim() === '' || state.stdout.startsWith('Z')
}
const gone = (pids: number[]) =>
  vi.waitFor(async () => expect(await Promise.all(pids.map(isGone))).toEqual(pids.map(() => true)), { timeout: 10_000, interval: 200 })

const white = sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()

/** What a reading is refused with, caught at once. */
const refusalOf = (reading: Promise<unknown>): Promise<unknown> => reading.catch((error: unknown) => error)

test('a reading that takes too much of the processor is ended', async () => {
  const read = readFile(await white, requested('image/png', 'identity', busy), running(), { ...readLimits, processor: 2 })
  await expect(read).rejects.toThrow(Ended)
})

test('a reading that is broken off ends with the programs it has started', async () => {
  const abort = new AbortController()
  const read = readFile(await white, requested('image/png', 'identity', endless), abort.signal)
  const refused = refusalOf(read)
  const { recognition, reader } = await started()
  abort.abort()
  expect(await refused).toBeInstanceOf(Ended)
  await gone([recognition, reader])
})

test('a recognition whose reading program was ended does not go on', async () => {
  const refused = refusalOf(readFile(await white, requested('image/png', 'identity', endless), running()))
  const { recognition, reader } = await started()
  process.kill(reader, 'SIGKILL')
  expect(await refused).toBeInstanceOf(Ended)
  await gone([recognition, reader])
})

test('a recognition that was ended is no file without letters', async () => {
  const refused = refusalOf(readFile(await white, requested('image/png', 'identity', endless), running()))
  const { recognition, reader } = await started()
  process.kill(recognition, 'SIGKILL')
  expect(await refused).toBeInstanceOf(Ended)
  await gone([recognition, reader])
})

test('a reading does not outlive the process that has asked for it', async () => {
  writeFileSync(join(folder, 'white.png'), await white)
  const asking = [
    `import { readFile } from ${JSON.stringify(new URL('./read-file.ts', import.meta.url).href)}`,
    `import { readFileSync } from 'node:fs'`,
    `await readFile(readFileSync(${JSON.stringify(join(folder, 'white.png'))}), ${JSON.stringify(requested('image/png', 'identity', endless))}, new AbortController().signal)`,
  ].join('\n')
  const server = spawn(process.execPath, ['--input-type=module', '--eval', asking], { stdio: 'ignore' })
  const { recognition, reader } = await started()
  server.kill('SIGKILL')
  await gone([recognition, reader])
})

/** A page of letters as a picture. */
const picture = (lines: readonly string[]): Buffer => {
  const fontFiles = [createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')]
  const drawn = lines.map((line, index) => `<text x="60" y="${90 + 50 * index}" font-size="30">${line}</text>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="500" font-family="DejaVu Sans"><rect width="900" height="500" fill="#fff"/>${drawn}</svg>`
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render().asPng()
}

test.skipIf(tesseract === undefined)('a picture that lies on its side is read, and its words stand where they are in it', async () => {
  const lines = ['registrska oznaka LJ KM-318', 'PROMETNO DOVOLJENJE', 'lastnica Marjeta Hribar', 'naslov Čevljarska ulica 7, Lipograd']
  const bytes = await sharp(picture(lines)).rotate(90).png().toBuffer()
  const { source, comparisons } = await readFile(bytes, requested('image/png', 'vehicle_registration'), running())
  expect(source).toBe('picture')
  expect(comparisons.map(({ fact, outcome }) => [fact, outcome])).toEqual([
    ['plate', 'agrees'],
    ['name', 'agrees'],
    ['street', 'agrees'],
  ])
  // The first line, at the left edge of what lies on its right side, is at the right.
  expect(comparisons[0]?.places[0]?.x).toBeGreaterThan(0.8)
})
