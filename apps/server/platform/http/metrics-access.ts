import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const isLoopback = (request: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')

/** Headers of which each proxy adds at least one: such a call comes from elsewhere, although its connection is from this machine. */
const forwarding = /^(x-forwarded(-.*)?|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/

const isForwarded = (request: FastifyRequest): boolean => Object.keys(request.headers).some((name) => forwarding.test(name))

const isEqual = (given: string, wanted: string): boolean =>
  Buffer.byteLength(given) === Buffer.byteLength(wanted) && timingSafeEqual(Buffer.from(given), Buffer.from(wanted))

/** Metrics are for whoever has the token; without one for programs of this machine, and never through a proxy. */
export const mayReadMetrics = (request: FastifyRequest, token: string | undefined): boolean =>
  token === undefined ? isLoopback(request) && !isForwarded(request) : isEqual(request.headers.authorization ?? '', `Bearer ${token}`)
