import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { errorCode } from '@dovolilnice/server/error-facts'

/** The project's folder. */
export const root = join(import.meta.dirname, '..')

/** Whether a process of that number is there, whoever's it is. */
export const isRunning = (pid: number): boolean => {
  // Zero and negative ids mean process groups.
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'dist' || entry.name === 'node_modules' ? [] : filesBelow(path)
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })

const hashOf = (paths: readonly string[], factsOf: (path: string) => string | Buffer): string => {
  const hash = createHash('sha256')
  for (const path of paths)
    hash
      .update(`${relative(root, path)}\0`)
      .update(factsOf(path))
      .update('\0')
  return hash.digest('hex')
}

const untouched = (path: string): string => {
  const { size, mtimeMs, ctimeMs } = statSync(path)
  return `${size} ${mtimeMs} ${ctimeMs}`
}

/** What was kept of an earlier run, or nothing. */
const kept = (file: string): string[] => {
  try {
    return readFileSync(file, 'utf8').split(' ')
  } catch {
    return []
  }
}

const keep = (file: string, words: readonly string[]): void => {
  try {
    mkdirSync(join(root, '.cache'), { recursive: true })
    writeFileSync(file, words.join(' '))
  } catch {
    // The account of the service may not write the program: it reads the files each time.
  }
}

/**
 * What something is built of: a hash over the files of these folders, tests apart, and over the versions of all packages. Files that nobody
 * has touched since they were read are not read again.
 */
export const fingerprintOf = (name: string, folders: readonly string[]): string => {
  const paths = [...folders.flatMap((folder) => filesBelow(join(root, folder))), join(root, 'package-lock.json')].toSorted()
  const file = join(root, '.cache', `sources-of-${name}`)
  const touched = hashOf(paths, untouched)
  const [then, fingerprint] = kept(file)
  if (then === touched && fingerprint !== undefined) return fingerprint
  const now = hashOf(paths, (path) => readFileSync(path))
  keep(file, [touched, now])
  return now
}
