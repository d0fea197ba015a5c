import type { FastifyRequest } from 'fastify'
import { isSame } from '../../security/is-same.ts'

const isLoopback = (request: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')

/** Headers of which each proxy adds at least one: such a call comes from elsewhere, although its connection is from this machine. */
const forwarding = /^(x-forwarded(-.*)?|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/

const isForwarded = (request: FastifyRequest): boolean => Object.keys(request.headers).some((name) => forwarding.test(name))

/** Metrics are for whoever has the token; without one for programs of this machine, and never through a proxy. */
export const mayReadMetrics = (request: FastifyRequest, token: string | undefined): boolean =>
  token === undefined ? isLoopback(request) && !isForwarded(request) : isSame(request.headers.authorization ?? '', `Bearer ${token}`)
