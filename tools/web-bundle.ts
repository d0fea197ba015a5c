import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** Puts a finished bundle in the place of the old one, so that nobody ever serves half of one. */
const replaceBundle = (built: string): void => {
  const old = `${built}-old`
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(built, dist)
  rmSync(old, { recursive: true, force: true })
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
  const { code, text } = await runTool('vite', ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', built], { cwd: web })
  if (code !== 0) throw new PlainError(`The web could not be built:\n${text}`)
  writeFileSync(join(built, stamp), now)
  replaceBundle(built)
  return (performance.now() - started) / 1_000
}
