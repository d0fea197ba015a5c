import { cpSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { createPostgresDatabase } from '../../apps/server/test/database/postgres-test-database.ts'
import { temporaryFolder } from '../../tools/services/processes.ts'
import { startPostgres } from '../../tools/services/throwaway-postgres.ts'
import { percentile } from '../harness/percentile.ts'
import { startProductProcess, type ProductProcess } from './product-process.ts'
import type { Benchmark, Report } from '../run.ts'

/** Towns side by side; the largest number that BENCH_TOWNS may sensibly be is what the memory holds: about 200 MB each. */
const towns = Number(process.env['BENCH_TOWNS'] ?? 20)
const idleSeconds = 60

interface Town {
  databaseUrl: string
  dataDir: string
  drop(): Promise<void>
}

const env = { DEMO: '0' }

/** An empty town, founded by a first start; the others are copies of it, each with a database and a data folder of its own. */
const foundTowns = async (server: string): Promise<Town[]> => {
  const made = Array.from({ length: towns }, () => ({ folder: temporaryFolder('town') }))
  const first = await createPostgresDatabase(server)
  const dataDir = made[0]?.folder.path ?? ''
  await (await startProductProcess({ databaseUrl: first.url, dataDir, roles: [], env })).stop()
  const founded: Town[] = []
  for (const { folder } of made) {
    if (folder.path !== dataDir) cpSync(dataDir, folder.path, { recursive: true })
    const own = folder.path === dataDir ? first : await createPostgresDatabase(server, new URL(first.url).pathname.slice(1))
    const drop = async () => {
      await own.drop()
      folder.remove()
    }
    founded.push({ databaseUrl: own.url, dataDir: folder.path, drop })
  }
  return founded
}

const connectionsOf = async (server: string): Promise<{ connections: number; listening: number }> => {
  const client = new Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query(
    `select count(*)::int as connections, count(*) filter (where application_name = 'dovolilnice listener')::int as listening from pg_stat_activity where application_name like 'dovolilnice%'`,
  )
  await client.end()
  return { connections: Number(rows[0]?.connections), listening: Number(rows[0]?.listening) }
}

const median = (values: readonly number[]): number => percentile(values, 0.5)

/** All of them answer a burst of pages at once, so that each opens as many connections as it will. */
const askAll = (running: readonly ProductProcess[]) =>
  Promise.all(
    running.flatMap(({ url }) => Array.from({ length: 30 }, () => fetch(`${url}/api/health/ready`).then((answer) => answer.text()))),
  )

const measureAll = async (server: string): Promise<Report[]> => {
  const founded = await foundTowns(server)
  const running: ProductProcess[] = []
  for (const town of founded) running.push(await startProductProcess({ ...town, roles: [], env }))
  const starts = running.map(({ seconds }) => seconds)
  const atOnce = await connectionsOf(server)
  await pause(idleSeconds * 500)
  const before = running.map((town) => town.worked())
  await pause(idleSeconds * 1_000)
  const work = running.map((town, index) => ((town.worked() - (before[index] ?? 0)) / idleSeconds) * 100)
  const memory = running.map((town) => town.memory())
  const idle = await connectionsOf(server)
  await askAll(running)
  const busy = await connectionsOf(server)
  for (const town of running) await town.stop()
  for (const town of founded) await town.drop()
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
  return [
    {
      part: `the first start of ${towns} towns, then the next one`,
      text: `next start ${median(starts).toFixed(1)} s (median), the 1st ${starts[0]?.toFixed(1)} s, the last ${starts.at(-1)?.toFixed(1)} s`,
    },
    {
      part: 'own memory of a town, idle',
      text: `${median(memory).toFixed(0)} MB (median), ${Math.max(...memory).toFixed(0)} MB (most), ${sum(memory).toFixed(0)} MB together`,
    },
    { part: 'processor of a town, idle', text: `${median(work).toFixed(2)} % of a core (median), ${sum(work).toFixed(1)} % together` },
    {
      part: `connections of ${towns} towns`,
      text: `${atOnce.connections} after the start, ${idle.connections} idle, of which ${idle.listening} listen; ${busy.connections} after a burst`,
    },
  ]
}

export const benchmark: Benchmark = {
  name: 'many towns on one machine',
  measure: async () => {
    const server = await startPostgres()
    if (typeof server === 'string') throw new Error(server)
    return measureAll(server.url).finally(() => server.stop())
  },
}
