import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** The ETag of a body; equal bytes have equal tags. */
export const tagOf = (body: string): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Whether the caller has the body of that tag already. */
export const knows = (request: FastifyRequest, tag: string): boolean =>
  request.headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) === true
