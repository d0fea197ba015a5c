import { join } from 'node:path'
import { freePort, run, startProcess, stopProcess, temporaryFolder, waitFor } from '../../tools/services/processes.ts'
import { findUser, isRoot } from '../../tools/services/programs.ts'
import { findServer } from '../../tools/services/throwaway-postgres.ts'

/** A streaming replica of a PostgreSQL on this machine, made by pg_basebackup as docs/operations.md says. */
export const startReplica = async (primaryUrl: string): Promise<{ url: string; stop(): Promise<void> }> => {
  const programs = (await findServer()) ?? ''
  const user = isRoot() ? await findUser('postgres', 'nobody') : undefined
  const folder = temporaryFolder('replica', user)
  const data = join(folder.path, 'data')
  const made = await run(join(programs, 'pg_basebackup'), ['-d', primaryUrl, '-D', data, '-R', '-X', 'stream', '-c', 'fast'], {
    cwd: folder.path,
    user,
    limit: 120_000,
  })
  if (made.code !== 0) throw new Error(made.text)
  const port = await freePort()
  const settings = { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200' }
  const server = startProcess(
    join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { cwd: folder.path, user },
  )
  const isReady = async () => (await run(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)])).code === 0
  if (!(await waitFor(isReady, 30_000))) throw new Error(server.text())
  const url = Object.assign(new URL(primaryUrl), { port: String(port) }).href
  const stop = async () => {
    await stopProcess(server, 'SIGINT')
    folder.remove()
  }
  return { url, stop }
}
