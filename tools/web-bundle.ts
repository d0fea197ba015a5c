import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { errorCode } from '@dovolilnice/server/error-facts'
import { fingerprintOf, isRunning, root } from './project.ts'
import { PlainError } from './start/plain-error.ts'
import { runTool } from './steps/step.ts'

const web = join(root, 'apps/web')
const dist = join(web, 'dist')
const stamp = '.built-from'
const squeezedStamp = '.squeezed'

const fingerprint = (): string => fingerprintOf('web', ['apps/web', 'packages/contract'])

/** Whether the bundle on disk was built from the sources as they are now. */
const isFresh = (now: string): boolean =>
  existsSync(join(dist, 'index.html')) && existsSync(join(dist, stamp)) && readFileSync(join(dist, stamp), 'utf8') === now

/** Whether there is a bundle, and whether its sources have changed since. */
export const stateOfWeb = (): 'built' | 'outdated' | 'missing' => {
  if (!existsSync(join(dist, 'index.html'))) return 'missing'
  return isFresh(fingerprint()) ? 'built' : 'outdated'
}

/** How often others may put a bundle of theirs into the place within a moment. */
const mostTries = 100

/** Whether it was moved; not where it is not there, or something stands in the way. */
const isMoved = (from: string, to: string): boolean => {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '') && existsSync(dirname(to))) return false
    throw error
  }
}

/**
 * Puts a finished bundle in the place of the old one, so that nobody ever serves half of one. Another build may do so at the same moment: the last one
 * stays, and both are whole.
 */
export const replaceBundle = (built: string, place = dist): void => {
  const old = `${built}-old`
  for (let tries = 1; ; tries += 1) {
    const wasThere = isMoved(place, old)
    const isIn = isMoved(built, place)
    if (wasThere) rmSync(old, { recursive: true, force: true })
    if (isIn) return
    if (tries === mostTries || !existsSync(built)) throw new PlainError(`The web was built but could not be put into ${place}.`)
  }
}

const isText = /\.(?:m?js|css|svg)$/
/** What `squeezeFile` writes, with the number of its process. */
const isDraft = /\.(?:m?js|css|svg)\.\d+$/
/** Below this, headers weigh more than what is saved. */
const least = 1_024

const squeezed = {
  // Six saves all but a few hundredths of what eleven does, in a fiftieth of its time: the product is built at its first start.
  '.br': (content: Buffer) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: 6 }),
}

const squeezeFile = async (path: string): Promise<void> => {
  const content = await readFile(path)
  if (content.length < least) return
  for (const [ending, squeeze] of Object.entries(squeezed)) {
    // It may be served at this moment.
    const draft = `${path}.${process.pid}`
    await writeFile(draft, await squeeze(content))
    await rename(draft, `${path}${ending}`)
  }
}

/**
 * Writes each asset compressed beside itself, once for all who ask for it; the server sends what the browser accepts. Drafts of a process that
 * was killed at it go.
 */
export const squeezeWeb = async (folder = dist): Promise<void> => {
  if (existsSync(join(folder, squeezedStamp))) return
  const assets = join(folder, 'assets')
  const all = await readdir(assets, { recursive: true })
  const left = all.filter((name) => isDraft.test(name) && !isRunning(Number(extname(name).slice(1))))
  await Promise.all(left.map((name) => rm(join(assets, name), { force: true })))
  const names = all.filter((name) => isText.test(name))
  await Promise.all(names.map((name) => squeezeFile(join(assets, name))))
  await writeFile(join(folder, squeezedStamp), '')
}

/** Compresses what a start has built without, in a process of its own: the product is open already, and sends its files as they are until then. */
export const squeezeLater = (): void => {
  if (!existsSync(join(dist, stamp)) || existsSync(join(dist, squeezedStamp))) return
  const squeezing = spawn(process.execPath, [join(root, 'tools/build.ts'), 'squeeze'], { stdio: 'ignore' }).on('error', () => {})
  squeezing.unref()
  try {
    if (squeezing.pid !== undefined) setPriority(squeezing.pid, 10)
  } catch {
    // It has ended already, or may not be slowed down: no reason to end a product that is open.
  }
}

/**
 * Builds the web when its sources changed since the last build.
 * @param squeezes whether its assets are compressed at once
 * @returns seconds it took, or undefined when nothing was to be built
 * @throws PlainError whose message is the bundler's whole output
 */
export const buildWeb = async ({ starting = () => {}, squeezes = true }: { starting?: () => void; squeezes?: boolean } = {}): Promise<
  number | undefined
> => {
  const now = fingerprint()
  if (isFresh(now)) {
    if (squeezes) await squeezeWeb()
    return undefined
  }
  starting()
  const started = performance.now()
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const built = join(cache, `web-${process.pid}`)
  try {
    const { code, text } = await runTool('vite', ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', built], { cwd: web })
    if (code !== 0) throw new PlainError(`The web could not be built:\n${text}`)
    writeFileSync(join(built, stamp), now)
    if (squeezes) await squeezeWeb(built)
    // Another process may have built the same meanwhile: what is served then stays.
    if (!isFresh(now)) replaceBundle(built)
  } finally {
    rmSync(built, { recursive: true, force: true })
  }
  return (performance.now() - started) / 1_000
}
