import type { FastifyInstance } from 'fastify'
import { Registry, collectDefaultMetrics, Histogram } from 'prom-client'
import { pendingMigrations } from '../database/migrate.ts'
import type { Services } from './context.ts'
import { mayReadMetrics } from './metrics-access.ts'

/** Readiness checks beside the database, for instance the broker: a name and whether it answers. */
export type Check = { name: string; isReady(): boolean | Promise<boolean> }

const answers = async (check: () => Promise<unknown>): Promise<boolean> => {
  try {
    await check()
    return true
  } catch {
    return false
  }
}

/** `/api/health/live`, `/api/health/ready` (database, migrations and the given checks) and `/metrics` for Prometheus. */
export const addHealth = (app: FastifyInstance, { database, config }: Services, checks: readonly Check[]): void => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/api/health/live', () => ({ status: 'live' }))
  app.get('/api/health/ready', async (_, reply) => {
    const parts: Record<string, boolean> = {
      database: await answers(() => database.execute('select 1')),
      migrations: await answers(async () => {
        if ((await pendingMigrations(database)).length > 0) throw new Error('pending')
      }),
    }
    for (const check of checks) parts[check.name] = await check.isReady()
    const ready = Object.values(parts).every(Boolean)
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', parts })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) return reply.status(404).send()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
