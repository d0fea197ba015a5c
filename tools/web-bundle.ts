import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './project.ts'
import { runTool } from './steps/step.ts'

const web = join(root, 'apps/web')
const bundle = join(web, 'dist/index.html')
const stamp = join(web, 'dist/.built-from')

/** What the bundle is made of. Tests are not in it. */
const sources = (): string[] =>
  [web, join(root, 'packages/contract')]
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\/(dist|node_modules)\/|\.test\.tsx?$/.test(path))
    .concat(join(root, 'package-lock.json'))
    .toSorted()

const fingerprint = (): string => {
  const hash = createHash('sha256')
  for (const path of sources())
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0')
  return hash.digest('hex')
}

/** Whether the bundle on disk was built from the sources as they are now. */
const isFresh = (now: string): boolean => existsSync(bundle) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now

/**
 * Builds the web when its sources changed since the last build.
 * @returns seconds it took, or undefined when nothing was to be built
 * @throws Error whose message is the bundler's whole output
 */
export const buildWeb = async ({ starting = () => {} }: { starting?: () => void } = {}): Promise<number | undefined> => {
  const now = fingerprint()
  if (isFresh(now)) return undefined
  starting()
  const started = performance.now()
  const { code, text } = await runTool('vite', ['build', '--logLevel', 'warn'], { cwd: web })
  if (code !== 0) throw new Error(`The web could not be built:\n${text}`)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
  return (performance.now() - started) / 1_000
}
