import { setTimeout as pause } from 'node:timers/promises'
import type { ServerResponse } from 'node:http'
import { OperationError } from '@dovolilnice/contract/errors'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that calls in flight get to finish when the process ends. */
const finishMs = 10_000

/** Milliseconds that it listens on at least: callers with an open connection may be sending, and are told to close it. */
const lingerMs = 500

/**
 * Lets calls in flight finish when the application closes. Meanwhile it still listens: a new call gets 503 with `connection: close`, so that a
 * proxy asks another process. Add it after everything that ends its own answers in `preClose`, as the live streams do.
 */
export const addDrain = (app: FastifyInstance, limitMs = finishMs, leastMs = lingerMs): void => {
  const inFlight = new Set<ServerResponse>()
  let isDraining = false
  let onEmpty = () => {}
  app.addHook('onRequest', async (_, reply) => {
    if (isDraining) throw new OperationError('unavailable')
    inFlight.add(reply.raw)
    reply.raw.once('close', () => {
      inFlight.delete(reply.raw)
      if (inFlight.size === 0) onEmpty()
    })
  })
  app.addHook('onSend', async (_, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    const { promise: empty, resolve } = Promise.withResolvers<void>()
    onEmpty = resolve
    isDraining = true
    await pause(leastMs)
    if (inFlight.size > 0) await Promise.race([empty, pause(limitMs, undefined, { ref: false })])
    app.server.closeAllConnections()
  })
}
