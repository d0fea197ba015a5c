import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { readConfig } from '../../apps/server/config.ts'
import { createPostgresDatabase } from '../../apps/server/test/database/postgres-test-database.ts'
import { fillTown, measuredSize } from '../../apps/server/town/load/fill-town.ts'
import { httpPerson, type HttpPerson } from '../../stories/harness/http-person.ts'
import { startMailSink } from '../../stories/harness/mail-sink.ts'
import { temporaryFolder } from '../../tools/services/processes.ts'
import { startPostgres } from '../../tools/services/throwaway-postgres.ts'
import { openLoader } from '../harness/open-loader.ts'
import { percentile } from '../harness/percentile.ts'
import { startProductProcess, type ProductProcess } from './product-process.ts'
import { startReplica } from './replica.ts'
import type { Benchmark, Report } from '../run.ts'

const rounds = 3
const ms = 4_000
const connections = 9
const lists = ['v1/admin/applications', 'v1/admin/permits', 'v1/admin/access-log']

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0)

/** Answers a second of all processes together; the connections are shared out among them. */
const rateOf = async (processes: readonly ProductProcess[], path: string, headers: Record<string, string>): Promise<number> => {
  const target = { path: `/api/${path}`, headers, bodies: ['{}'], connections: connections / processes.length, ms }
  const rates = await Promise.all(
    processes.map(async ({ port }) => {
      const loader = openLoader()
      return loader.run({ ...target, port }).finally(() => loader.close())
    }),
  )
  return sum(rates.map(({ rate }) => rate))
}

/** One process and all of them, in turns, so that a busy minute of the machine meets both. */
const compareLists = async (all: readonly ProductProcess[], headers: Record<string, string>): Promise<Report[]> => {
  const reports: Report[] = []
  for (const path of lists) {
    await rateOf(all, path, headers)
    const pairs: { one: number; three: number }[] = []
    for (let round = 0; round < rounds; round++)
      pairs.push({ one: await rateOf(all.slice(0, 1), path, headers), three: await rateOf(all, path, headers) })
    const median = (of: (pair: (typeof pairs)[number]) => number) => percentile(pairs.map(of), 0.5)
    const ratio = median(({ one, three }) => three / one).toFixed(2)
    const text = `one process ${median(({ one }) => one).toFixed(0)}/s, three ${median(({ three }) => three).toFixed(0)}/s: ${ratio} × (median of ${rounds} pairs)`
    reports.push({ part: `${path}, ${connections} connections`, text })
  }
  return reports
}

/** How many wrong passwords are answered as wrong before the address is stopped, asked at the processes in turn. */
const countUntilStopped = async (processes: readonly ProductProcess[], address: string): Promise<number> => {
  const people: HttpPerson[] = []
  for (const { url } of processes) people.push(await httpPerson(url, address))
  for (let tries = 0; tries < 200; tries++) {
    const answer = await people[tries % people.length]?.post('auth/login', {
      email: `nihce${tries}@primer.example`,
      password: 'napacno-geslo',
    })
    if (answer?.status === 429) return tries
  }
  return Infinity
}

/** The topics that a page at this process hears until it is told to stop. */
const listen = async ({ url }: ProductProcess, headers: Record<string, string>): Promise<() => string[]> => {
  const stopping = new AbortController()
  const response = await fetch(`${url}/api/v1/live`, { headers, signal: stopping.signal })
  const heard: string[] = []
  const read = async () => {
    for await (const chunk of response.body ?? [])
      heard.push(
        ...(Buffer.from(chunk)
          .toString()
          .match(/(?<=data: )\w+/g) ?? []),
      )
  }
  read().catch(() => {})
  return () => {
    stopping.abort()
    return heard
  }
}

const lookAtLive = async (all: readonly ProductProcess[], clerk: HttpPerson): Promise<Report> => {
  const stops = await Promise.all(all.map((each) => listen(each, clerk.headers())))
  const { items } = (await clerk.post(lists[0] ?? '', { filters: { status: ['submitted'] } })).body
  const { status } = await clerk.post(`v1/admin/applications/${items[0].id}/review`, { version: items[0].version })
  await pause(2_000)
  const heard = stops.map((stop) => stop().includes('applications'))
  return {
    part: 'a change at one process',
    text: `answered ${status}, heard by the pages of ${heard.filter(Boolean).length} of ${all.length} processes`,
  }
}

const forms = 60

/** Password links are mailed by jobs: each person asks once, and gets one mail although three workers wait for jobs. */
const lookAtJobs = async (all: readonly ProductProcess[], mails: () => { to: string[] }[]): Promise<Report> => {
  const before = mails().length
  for (let each = 1; each <= forms; each++) {
    const person = await httpPerson(all[each % all.length]?.url ?? '', `10.9.0.${each}`)
    await person.post('password/create', { email: `oseba${each}@primer.example` })
  }
  for (let wait = 0; wait < 60 && mails().length < before + forms; wait++) await pause(1_000)
  await pause(5_000)
  const sent = mails().slice(before)
  const receivers = new Set(sent.flatMap(({ to }) => to))
  return { part: `${forms} mails by three workers`, text: `${sent.length} were sent, to ${receivers.size} people` }
}

const writeRows = async (url: string): Promise<number> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const begun = performance.now()
  let written = 0
  for (; performance.now() - begun < ms; written++)
    await client.query(`insert into rate_counter (key, window_start, count) values ($1, now(), 1)`, [`bench ${written} ${begun}`])
  await client.query(`delete from rate_counter where key like 'bench %'`)
  await client.end()
  return (written * 1_000) / (performance.now() - begun)
}

/** What a replica costs the first database, and how far it is behind while rows are written. */
const lookAtReplica = async (url: string): Promise<Report> => {
  const alone = await writeRows(url)
  const replica = await startReplica(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  const lags: number[] = []
  const writing = writeRows(url)
  for (let look = 0; look < 12; look++) {
    await pause(250)
    const { rows } = await client.query(`select coalesce(extract(epoch from replay_lag), 0) * 1000 as lag from pg_stat_replication`)
    lags.push(Number(rows[0]?.lag ?? 0))
  }
  const followed = await writing
  await client.end()
  await replica.stop()
  const text = `writes ${followed.toFixed(0)}/s with it, ${alone.toFixed(0)}/s without: ${(followed / alone).toFixed(2)} ×; behind by ${percentile(lags, 0.5).toFixed(1)} ms (median), ${Math.max(...lags).toFixed(1)} ms (most)`
  return { part: 'a streaming replica on the same machine', text }
}

const measureAll = async (databaseUrl: string, dataDir: string): Promise<Report[]> => {
  const config = { ...readConfig({ NODE_ENV: 'test' }), databaseUrl, dataDir }
  await fillTown(config, measuredSize(Number(process.env['BENCH_SHARE'] ?? 0.05)), () => {})
  const mail = await startMailSink()
  const env = { SMTP_URL: mail.url, TRUST_PROXY: '1' }
  const all: ProductProcess[] = []
  for (let each = 0; each < 3; each++) all.push(await startProductProcess({ databaseUrl, dataDir, roles: ['api', 'worker'], env }))
  const clerk = await httpPerson(all[0]?.url ?? '')
  await clerk.signIn('admin@demo.si')
  const reports = await compareLists(all, clerk.headers())
  reports.push(await lookAtLive(all, clerk), await lookAtJobs(all, mail.mails))
  const [one, three] = [await countUntilStopped(all.slice(0, 1), '10.8.0.1'), await countUntilStopped(all, '10.8.0.2')]
  reports.push({ part: 'wrong passwords until an address is stopped', text: `${one} at one process, ${three} at three in turn` })
  for (const each of all) await each.stop()
  await mail.close()
  return [...reports, await lookAtReplica(databaseUrl)]
}

export const benchmark: Benchmark = {
  name: 'three processes on one database',
  measure: async () => {
    const server = await startPostgres()
    if (typeof server === 'string') throw new Error(server)
    const [own, folder] = [await createPostgresDatabase(server.url), temporaryFolder('scale')]
    try {
      return await measureAll(own.url, folder.path)
    } finally {
      await own.drop()
      await server.stop()
      folder.remove()
    }
  },
}
