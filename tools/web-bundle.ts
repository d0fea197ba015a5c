import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorCode } from '@dovolilnice/server/error-facts'
import { fingerprintOf, root } from './project.ts'
import { PlainError } from './start/plain-error.ts'
import { runTool } from './steps/step.ts'

const web = join(root, 'apps/web')
const dist = join(web, 'dist')
const stamp = '.built-from'

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

/**
 * Builds the web when its sources changed since the last build.
 * @returns seconds it took, or undefined when nothing was to be built
 * @throws PlainError whose message is the bundler's whole output
 */
export const buildWeb = async ({ starting = () => {} }: { starting?: () => void } = {}): Promise<number | undefined> => {
  const now = fingerprint()
  if (isFresh(now)) return undefined
  starting()
  const started = performance.now()
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const built = join(cache, `web-${process.pid}`)
  try {
    const { code, text } = await runTool('vite', ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', built], { cwd: web })
    if (code !== 0) throw new PlainError(`The web could not be built:\n${text}`)
    writeFileSync(join(built, stamp), now)
    // Another process may have built the same meanwhile: what is served then stays.
    if (!isFresh(now)) replaceBundle(built)
  } finally {
    rmSync(built, { recursive: true, force: true })
  }
  return (performance.now() - started) / 1_000
}
