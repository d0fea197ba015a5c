import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPostgresDatabase } from '../apps/server/test/database/postgres-test-database.ts'
import { freePort, startProcess, stopProcess, temporaryFolder, waitFor } from '../tools/services/processes.ts'
import { startPostgres } from '../tools/services/throwaway-postgres.ts'
import type { Benchmark, Report } from './run.ts'

const project = join(import.meta.dirname, '..')
const idleMs = 60_000

/** Megabytes of a process in memory, and of them those that are its own and no file's. Linux only. */
const memoryOf = (pid: number): { whole: number; own: number } => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
  return { whole: megabytes('VmRSS'), own: megabytes('RssAnon') }
}

const startScript = (): string => {
  const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  return scripts.start
}

/** Runs the line of `npm start` (it ends as the product's own process), waits a minute after it is ready, and measures. */
const measureProduct = async (env: NodeJS.ProcessEnv) => {
  const folder = temporaryFolder('memory')
  const [PORT, MQTT_PORT] = [String(await freePort()), String(await freePort())]
  const path = `${join(project, 'node_modules/.bin')}:${process.env.PATH}`
  const settings = { PATH: path, HOME: process.env.HOME, PORT, MQTT_PORT, DATA_DIR: folder.path, ...env }
  const product = startProcess('sh', ['-c', startScript()], { cwd: project, env: settings })
  try {
    if (!(await waitFor(async () => product.text().includes('Ctrl-C ends it.'), 150_000))) throw new Error(product.text())
    await sleep(idleMs)
    return memoryOf(product.child.pid ?? 0)
  } finally {
    await stopProcess(product, 'SIGINT')
    folder.remove()
  }
}

const measureEmpty = async () => {
  const empty = startProcess(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await sleep(5000)
  const memory = memoryOf(empty.child.pid ?? 0)
  await stopProcess(empty)
  return memory
}

const measureAll = async (databaseUrl: string): Promise<Report[]> => {
  const empty = await measureEmpty()
  const [embedded, onPostgres] = await Promise.all([
    measureProduct({ SIMULATED_GATES: '1' }),
    measureProduct({ SIMULATED_GATES: '0', DATABASE_URL: databaseUrl }),
  ])
  const text = ({ whole, own }: typeof empty): string => {
    const ratios = `${(whole / empty.whole).toFixed(2)} × and ${(own / empty.own).toFixed(2)} × an empty node process`
    return `${whole.toFixed(0)} MB, its own without files ${own.toFixed(0)} MB: ${ratios} (${empty.whole.toFixed(0)} and ${empty.own.toFixed(0)} MB)`
  }
  return [
    { part: 'idle for a minute, embedded database, six gates', text: text(embedded) },
    { part: 'idle for a minute, PostgreSQL, no gates', text: text(onPostgres) },
  ]
}

export const benchmark: Benchmark = {
  name: 'memory of an idle process',
  measure: async () => {
    const server = await startPostgres()
    if (typeof server === 'string') throw new Error(server)
    const own = await createPostgresDatabase(server.url)
    try {
      return await measureAll(own.url)
    } finally {
      await own.drop()
      await server.stop()
    }
  },
}
