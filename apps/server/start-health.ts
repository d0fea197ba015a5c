import { fastify } from 'fastify'
import type { Services } from './platform/http/context.ts'
import { answerError } from './platform/http/answer-error.ts'
import { addDrain } from './platform/http/limits/drain.ts'
import { addHealth } from './platform/http/health.ts'
import type { Check } from './platform/http/health.ts'

/** Health and metrics of a process that answers no calls, on HEALTH_PORT; nothing without that. */
export const startHealth = async (services: Services, checks: readonly Check[]): Promise<{ close(): Promise<void> }> => {
  const { host, healthPort } = services.config
  if (healthPort === undefined) return { close: async () => {} }
  const app = fastify({ return503OnClosing: false })
  app.setErrorHandler(answerError)
  addDrain(app)
  addHealth(app, services, checks)
  await app.listen({ host, port: healthPort })
  return { close: () => app.close() }
}
