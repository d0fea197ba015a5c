import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listAccessLog } from '@dovolilnice/contract/access/operations'
import { listApplications } from '@dovolilnice/contract/applications/list/operations'
import { listDocuments } from '@dovolilnice/contract/documents/operations'
import { listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { createPostgresDatabase } from '../apps/server/test/database/postgres-test-database.ts'
import { measuredSize } from '../apps/server/town/load/fill-town.ts'
import { httpPerson } from '../stories/harness/http-person.ts'
import { accounts } from '../stories/harness/screens.ts'
import { freePort, startProcess, stopProcess, temporaryFolder, waitFor } from '../tools/services/processes.ts'
import { startPostgres } from '../tools/services/throwaway-postgres.ts'
import { fillOwnTown } from './harness/loaded-product.ts'
import { openLoader } from './harness/open-loader.ts'
import type { Benchmark, Report } from './run.ts'

const project = join(import.meta.dirname, '..')
const idleMs = 60_000

/** Megabytes of a process in memory, and of them those that are its own and no file's. */
interface Memory {
  whole: number
  own: number
}

/** Linux only. */
const memoryOf = (pid: number): Memory => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
  return { whole: megabytes('VmRSS'), own: megabytes('RssAnon') }
}

const startScript = (): string => {
  const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  return scripts.start
}

/** Twenty callers read four lists for 40 seconds; then two minutes pass. */
const readLists = async (port: number): Promise<void> => {
  const clerk = await httpPerson(`http://127.0.0.1:${port}`)
  await clerk.signIn(accounts.root)
  const load = async ({ path }: { path: string }) => {
    const loader = openLoader()
    await loader.run({ port, path: `/api/${path}`, headers: clerk.headers(), bodies: ['{}'], connections: 5, ms: 40_000 })
    await loader.close()
  }
  await Promise.all([listApplications, listPermits, listAccessLog, listDocuments].map(load))
  await sleep(2 * idleMs)
}

/** Runs the line of `npm start` (it ends as the product's own process), waits a minute after it is ready, and measures; and once more after the work. */
const measureProduct = async (env: NodeJS.ProcessEnv, work?: (port: number) => Promise<void>): Promise<Memory[]> => {
  const folder = temporaryFolder('memory')
  const [port, mqttPort] = [await freePort(), await freePort()]
  const path = `${join(project, 'node_modules/.bin')}:${process.env.PATH}`
  const settings = { PATH: path, HOME: process.env.HOME, PORT: String(port), MQTT_PORT: String(mqttPort), DATA_DIR: folder.path, ...env }
  const product = startProcess('sh', ['-c', startScript()], { cwd: project, env: settings })
  const memory = () => memoryOf(product.child.pid ?? 0)
  try {
    if (!(await waitFor(async () => product.text().includes('Ctrl-C ends it.'), 150_000))) throw new Error(product.text())
    await sleep(idleMs)
    const idle = memory()
    if (work === undefined) return [idle]
    await work(port)
    return [idle, memory()]
  } finally {
    await stopProcess(product, 'SIGINT')
    folder.remove()
  }
}

const measureEmpty = async (): Promise<Memory> => {
  const empty = startProcess(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await sleep(5000)
  const memory = memoryOf(empty.child.pid ?? 0)
  await stopProcess(empty)
  return memory
}

/** Its second start, for a town is founded once. */
const measureSmall = async (databaseUrl: string): Promise<Memory[]> => {
  const folder = temporaryFolder('memory-town')
  const env = { SIMULATED_GATES: '0', DATABASE_URL: databaseUrl, DATA_DIR: folder.path }
  try {
    await measureProduct(env)
    return await measureProduct(env)
  } finally {
    folder.remove()
  }
}

const measureBig = async (): Promise<Memory[]> => {
  const folder = temporaryFolder('memory-town')
  const town = await fillOwnTown(folder.path, measuredSize(Number(process.env.BENCH_SHARE ?? 1)))
  try {
    return await measureProduct({ SIMULATED_GATES: '0', DATABASE_URL: town.url, DATA_DIR: folder.path }, readLists)
  } finally {
    await town.close()
    folder.remove()
  }
}

const measureAll = async (databaseUrl: string): Promise<Report[]> => {
  const empty = await measureEmpty()
  const [embedded, small] = await Promise.all([measureProduct({ SIMULATED_GATES: '1' }), measureSmall(databaseUrl)])
  const big = await measureBig()
  const report = (part: string, memory: Memory | undefined): Report[] => {
    if (memory === undefined) return []
    const { whole, own } = memory
    const ratios = `${(whole / empty.whole).toFixed(2)} × and ${(own / empty.own).toFixed(2)} × an empty node process`
    const text = `${whole.toFixed(0)} MB, its own without files ${own.toFixed(0)} MB: ${ratios} (${empty.whole.toFixed(0)} and ${empty.own.toFixed(0)} MB)`
    return [{ part, text }]
  }
  return [
    ...report('idle for a minute after the first start, embedded database, six gates', embedded[0]),
    ...report('idle for a minute, PostgreSQL, no gates', small[0]),
    ...report('the same with 50,000 permits, or BENCH_SHARE of them', big[0]),
    ...report('there two minutes after 40 seconds of twenty callers', big[1]),
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
