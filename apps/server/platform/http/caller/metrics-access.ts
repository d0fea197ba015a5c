import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../../security/is-loopback.ts'
import { isSame } from '../../security/is-same.ts'

/** Headers of which each proxy adds at least one: such a call comes from elsewhere, although its connection is from this machine. */
const forwarding = /^(x-forwarded(-.*)?|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/

const isForwarded = (request: FastifyRequest): boolean => Object.keys(request.headers).some((name) => forwarding.test(name))

/** Metrics are for whoever has the token; without one for programs of this machine, and never through a proxy. */
export const mayReadMetrics = (request: FastifyRequest, token: string | undefined): boolean =>
  token === undefined
    ? isLoopback(request.socket.remoteAddress ?? '') && !isForwarded(request)
    : isSame(request.headers.authorization ?? '', `Bearer ${token}`)
