import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, type OsUser } from './processes.ts'

const executable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Debian keeps servers in sbin, which is not in everyone's PATH. */
const folders = (): string[] => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/sbin']

/** The full path of the first of these programs that is installed. */
export const findProgram = (...names: string[]): string | undefined =>
  names.flatMap((name) => folders().map((folder) => join(folder, name))).find(executable)

export const isRoot = (): boolean => process.getuid?.() === 0

/** The first of these users of the operating system that exists. */
export const findUser = async (...names: string[]): Promise<OsUser | undefined> => {
  for (const name of names) {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.text), gid: Number(gid.text) }
  }
  return undefined
}

/** Whether programs may be installed from Debian: as root, on Debian, unless NO_APT=1 forbids it. */
export const mayInstall = (): boolean =>
  isRoot() && process.env.NO_APT !== '1' && existsSync('/etc/debian_version') && findProgram('apt-get') !== undefined

const minutes = 60_000
let listsFetched: Promise<unknown> | undefined

/** Installs packages of Debian; true when apt says so. It asks nothing and is given ten minutes. */
export const installPackages = async (...names: string[]): Promise<boolean> => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  console.log(`  installing Debian's ${names.join(', ')} (NO_APT=1 forbids it)`)
  listsFetched ??= run('apt-get', ['update', '-qq'], { env, limit: 5 * minutes })
  await listsFetched
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold', '-o', 'DPkg::Lock::Timeout=120']
  const { code, text } = await run('apt-get', ['install', ...options, ...names], { env, limit: 10 * minutes })
  if (code !== 0) console.log(text)
  return code === 0
}
