import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../security/is-loopback.ts'
import { isSame } from '../security/secret.ts'
import { collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client'
import { addCertificateMetric } from '../fiscal/watch-certificate.ts'
import { strayRejections } from '../errors/stray-rejections.ts'
import { pendingMigrations, unknownMigrations } from '../database/migrate.ts'
import { type Db, sql } from '../database/db.ts'
import { freeSpaceCheck } from '../storage/free-space.ts'
import { addMailMetrics } from '../mail/unsent-mails.ts'
import type { Services } from './context.ts'

/** Headers of which each proxy adds at least one: such a call comes from elsewhere, although its connection is from this machine. */
const forwarding = /^(x-forwarded(-.*)?|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/

const isForwarded = (request: FastifyRequest): boolean => Object.keys(request.headers).some((name) => forwarding.test(name))

/** Metrics are for whoever has the token; without one for programs of this machine, and never through a proxy. */
const mayReadMetrics = (request: FastifyRequest, token: string | undefined): boolean =>
  token === undefined
    ? isLoopback(request.socket.remoteAddress ?? '') && !isForwarded(request)
    : isSame(request.headers.authorization ?? '', `Bearer ${token}`)

/** A part that readiness looks at beside the database, for instance the broker. */
export interface Check {
  name: string
  isReady(): boolean | Promise<boolean>
  /** True for a part without which the process still does most of its work: it is reported, but takes nothing off the air. */
  spare?: boolean
}

/** A check that throws is not ready. */
const answerOf = async ({ isReady }: Check): Promise<boolean> => {
  try {
    return await isReady()
  } catch {
    return false
  }
}

/** A newer version that has migrated on takes this one off the air: it would write what it does not understand. */
const isMigrated = async (db: Db): Promise<boolean> =>
  (await pendingMigrations(db)).length === 0 && (await unknownMigrations(db)).length === 0

const checksOf = ({ database, config }: Services, more: readonly Check[]): Check[] => [
  { name: 'database', isReady: async () => (await sql`select 1`.execute(database.aside)).rows.length === 1 },
  { name: 'migrations', isReady: () => isMigrated(database.aside) },
  // Spare: with little space left, pages and what needs no upload still work, and each process has the same disk.
  { name: 'disk', isReady: freeSpaceCheck(config.dataDir), spare: true },
  ...more,
]

/** Looks at every part; `degraded` when only spare ones are missing. */
const readReadiness = async (checks: readonly Check[]) => {
  const found = await Promise.all(checks.map(async (check) => ({ ...check, ready: await answerOf(check) })))
  const missing = found.filter(({ ready }) => !ready)
  const isReady = missing.every(({ spare }) => spare === true)
  return {
    isReady,
    status: missing.length === 0 ? 'ready' : isReady ? 'degraded' : 'not ready',
    parts: Object.fromEntries(found.map(({ name, ready }) => [name, ready])),
    missing: missing.map(({ name }) => name),
  }
}

/**
 * `/api/health/live`, `/api/health/ready` (database, migrations, free disk space and the given checks; its body names what is missing) and
 * `/metrics` for Prometheus, with what features count.
 */
export const addHealth = (app: FastifyInstance, services: Services, more: readonly Check[], metrics: readonly Metric[] = []): void => {
  const { config } = services
  const checks = checksOf(services, more)
  const registry = new Registry()
  for (const metric of [strayRejections, ...metrics]) registry.registerMetric(metric)
  collectDefaultMetrics({ register: registry })
  addMailMetrics(registry, services.database.kysely, services.clock)
  if (services.fiscal) addCertificateMetric(registry, services.fiscal, services.clock)
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const ready = new Gauge({
    name: 'part_ready',
    help: '1 while this part is ready, by the parts of /api/health/ready',
    labelNames: ['part'],
    registers: [registry],
    collect: async () => {
      for (const [part, isReady] of Object.entries((await readReadiness(checks)).parts)) ready.set({ part }, isReady ? 1 : 0)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/api/health/live', () => ({ status: 'live' }))
  app.get('/api/health/ready', async (_, reply) => {
    const { isReady, ...readiness } = await readReadiness(checks)
    return reply.status(isReady ? 200 : 503).send(readiness)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) return reply.status(404).send()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
