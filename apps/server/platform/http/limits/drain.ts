import { Server } from 'node:net'
import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { OperationError } from '@dovolilnice/contract/errors'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that calls in flight get to finish when the process ends. */
const finishMs = 10_000

/** Milliseconds that open connections stay at least: callers may be sending over them, and are told to close them. */
const lingerMs = 500

/**
 * Accepts no more connections; open ones stay. Not `app.server.close()`, which also closes idle connections, over which a call may be coming.
 * Connections that nobody has accepted yet are reset, so it waits for the moment after the event loop has accepted all.
 */
const stopListening = async (app: FastifyInstance): Promise<void> => {
  await nextTurn()
  Server.prototype.close.call(app.server)
}

/**
 * Lets calls in flight finish when the application closes. First it stops listening, so that who comes anew, or is told to close a connection, is
 * refused by the machine and asks another process. Over open connections a new call gets 503 with `connection: close`. Add it after everything that
 * ends its own answers in `preClose`, as the live streams do.
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
    await stopListening(app)
    isDraining = true
    await pause(leastMs)
    if (inFlight.size > 0) await Promise.race([empty, pause(limitMs, undefined, { ref: false })])
    app.server.closeAllConnections()
  })
}
