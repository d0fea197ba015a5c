import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { atExit, freePort, run, startProcess, stopProcess, temporaryFolder, waitFor, type OsUser } from './processes.ts'
import { findProgram, findUser, installPackages, isRoot, mayInstall } from './programs.ts'
import type { Service } from './service.ts'

const oldestVersion = 15

const versionOf = async (folder: string): Promise<number> => {
  const { code, text } = await run(join(folder, 'postgres'), ['--version'])
  return code === 0 ? Number(/(\d+)/.exec(text)?.[1] ?? 0) : 0
}

/** The folder of the newest installed server of at least version 15. */
export const findServer = async (): Promise<string | undefined> => {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const inPath = findProgram('initdb')
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(inPath ? [dirname(inPath)] : [])]
  for (const folder of folders) {
    if (existsSync(join(folder, 'initdb')) && (await versionOf(folder)) >= oldestVersion) return folder
  }
  return undefined
}

/** Debian's package would create and start a cluster of its own; the tests need the programs alone. */
const installServer = async (): Promise<string | undefined> => {
  const settings = '/etc/postgresql-common/createcluster.conf'
  if (!existsSync(settings)) {
    mkdirSync(dirname(settings), { recursive: true })
    writeFileSync(settings, 'create_main_cluster = false\n')
  }
  return (await installPackages('postgresql')) ? findServer() : undefined
}

/** Safe only because the cluster is thrown away: nothing waits for the disk. */
const settings = (port: number): string[] =>
  Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    shared_buffers: '128MB',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** With plain C, lower('Č') stays 'Č', which no real municipality's server does. */
const locale = async (): Promise<string> => ((await run('locale', ['-a'])).text.match(/^C\.utf-?8$/im) ? 'C.UTF-8' : 'C')

const startCluster = async (programs: string, user: OsUser | undefined, env?: NodeJS.ProcessEnv): Promise<Service | string> => {
  const folder = temporaryFolder('postgres', user)
  const data = join(folder.path, 'data')
  const made = await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${await locale()}`, '--no-sync'],
    {
      cwd: folder.path,
      user,
      limit: 60_000,
    },
  )
  if (made.code !== 0) return `initdb failed:\n${made.text}`
  const port = await freePort()
  const server = startProcess(join(programs, 'postgres'), ['-D', data, ...settings(port)], { cwd: folder.path, user, env })
  // The backends leave the process group; told to quit, the postmaster takes them along, and frees the shared memory. Waited for, as it is killed next.
  const quit = atExit(() => {
    const words = ['stop', '-D', data, '-m', 'immediate', '-t', '8', '-s']
    const { status } = spawnSync(join(programs, 'pg_ctl'), words, { cwd: folder.path, timeout: 10_000, stdio: 'ignore', ...user })
    if (status !== 0) server.child.kill('SIGQUIT')
  })
  const ready = await waitFor(
    async () => (await run(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)])).code === 0,
    30_000,
  )
  const stop = async () => {
    await stopProcess(server, 'SIGINT')
    quit()
    folder.remove()
  }
  if (ready) return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, name: `PostgreSQL ${await versionOf(programs)}`, stop }
  await stop()
  return `it did not start:\n${server.text()}`
}

/**
 * A PostgreSQL cluster of its own on a free port, or the sentence why there is none.
 * @param env of the server; absent: that of this process
 */
export const startPostgres = async (env?: NodeJS.ProcessEnv): Promise<Service | string> => {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, name: 'PostgreSQL of TEST_DATABASE_URL', stop: async () => {} }
  const programs = (await findServer()) ?? (mayInstall() ? await installServer() : undefined)
  if (!programs)
    return `no PostgreSQL server ≥ ${oldestVersion} is installed (Debian: apt-get install postgresql, or set TEST_DATABASE_URL)`
  const user = isRoot() ? await findUser('postgres', 'nobody') : undefined
  if (isRoot() && !user) return 'PostgreSQL does not run as root, and there is neither a user postgres nor nobody'
  return startCluster(programs, user, env)
}
