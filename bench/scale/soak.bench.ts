import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '../../apps/server/config.ts'
import { createPostgresDatabase } from '../../apps/server/test/database/postgres-test-database.ts'
import { fillTown, measuredSize } from '../../apps/server/town/load/fill-town.ts'
import { careForms } from '../../stories/harness/application-form.ts'
import { httpPerson } from '../../stories/harness/http-person.ts'
import { startMailSink } from '../../stories/harness/mail-sink.ts'
import { temporaryFolder } from '../../tools/services/processes.ts'
import { startPostgres } from '../../tools/services/throwaway-postgres.ts'
import { percentile } from '../harness/percentile.ts'
import type { Benchmark, Report } from '../run.ts'
import { startProductProcess } from './product-process.ts'

const minutes = Number(process.env['SOAK_MINUTES'] ?? 15)
const share = Number(process.env['BENCH_SHARE'] ?? 0.1)
const lists = ['applications', 'permits', 'access-log', 'documents', 'documents/payments', 'invoices'].map((name) => `v1/admin/${name}`)
const pages = ['/', '/obrazci/parkirna-dovolilnica', '/api/v1/resources']

/** What the process says of itself, in its own units. */
const figures = {
  'MB resident': ['process_resident_memory_bytes', 2 ** -20],
  'MB of heap': ['nodejs_heap_size_used_bytes', 2 ** -20],
  handles: ['nodejs_active_handles_total', 1],
  files: ['process_open_fds', 1],
  'ms the event loop is late (p99)': ['nodejs_eventloop_lag_p99_seconds', 1_000],
} satisfies Record<string, [string, number]>

const sampleOf = async (url: string): Promise<string[]> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return Object.values(figures).map(([name, factor]) => (read(name) * factor).toFixed(0))
}

/** Calls again and again until the time is over; counts what is answered otherwise than well. */
const soak = (until: number, times: number[], wrong: Map<string, number>) => {
  const once = async (call: () => Promise<{ status: number }>): Promise<void> => {
    const begun = performance.now()
    const status = await call().then(
      (answer) => String(answer.status),
      (error: unknown) => String(error),
    )
    times.push(performance.now() - begun)
    if (!status.startsWith('2')) wrong.set(status, (wrong.get(status) ?? 0) + 1)
  }
  return async (waitMs: number, call: (round: number) => Promise<{ status: number }>): Promise<void> => {
    for (let round = 0; Date.now() < until; round += 1) {
      await once(() => call(round))
      await pause(waitMs)
    }
  }
}

const measureOn = async (databaseUrl: string): Promise<Report[]> => {
  const folder = temporaryFolder('soak')
  const mail = await startMailSink()
  const config = { ...readConfig({ NODE_ENV: 'test' }), databaseUrl, dataDir: folder.path, logLevel: 'error' as const }
  await fillTown(config, measuredSize(share), () => {})
  const product = await startProductProcess({
    ...{ databaseUrl, dataDir: folder.path, roles: [] },
    env: { SMTP_URL: mail.url, TRUST_PROXY: '1', SIMULATED_GATES: '1' },
  })
  try {
    const clerk = await httpPerson(product.url)
    await clerk.signIn('admin@demo.si')
    const form = await careForms(clerk)
    const [times, wrong] = [[] as number[], new Map<string, number>()]
    const repeat = soak(Date.now() + minutes * 60_000, times, wrong)
    const samples = [await sampleOf(product.url)]
    const sampling = setInterval(() => void sampleOf(product.url).then((sample) => samples.push(sample)), 60_000)
    const submit = async (round: number) => {
      const person = await httpPerson(product.url, `10.9.${Math.floor(round / 200)}.${round % 200}`)
      return person.post('v1/applications', form(`LJ S${String(round).padStart(4, '0')}-A`, `Vztrajna Oseba ${round}`))
    }
    await Promise.all([
      ...[0, 1, 2].map((shift) =>
        repeat(100, (round) => clerk.post(lists[(round + shift * 2) % lists.length] ?? '', { page: 1 + (round % 50) })),
      ),
      repeat(200, (round) => fetch(`${product.url}${pages[round % pages.length]}`)),
      repeat(1_000, (round) => clerk.post('v1/admin/search', { text: `V-2026-${String(round).padStart(6, '0')}` })),
      repeat(3_000, submit),
    ])
    clearInterval(sampling)
    await pause(60_000)
    samples.push(await sampleOf(product.url))
    const rows = samples.map((sample, minute) => `\n    ${String(minute).padStart(3)} min  ${sample.join('  ')}`).join('')
    const others = [...wrong].map(([status, count]) => `, ${count} × ${status}`).join('')
    return [
      { part: `${minutes} minutes of mixed work: ${Object.keys(figures).join(', ')}`, text: `each minute, the last one at rest${rows}` },
      {
        part: 'answers',
        text: `${times.length} in all${others}; p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`,
      },
    ]
  } finally {
    await product.stop()
    await mail.close()
    folder.remove()
  }
}

export const benchmark: Benchmark = {
  name: 'mixed work for a quarter of an hour',
  measure: async () => {
    const server = await startPostgres()
    if (typeof server === 'string') throw new Error(server)
    const own = await createPostgresDatabase(server.url)
    try {
      return await measureOn(own.url)
    } finally {
      await own.drop()
      await server.stop()
    }
  },
}
