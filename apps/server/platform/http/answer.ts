import type { OpenData, Operation } from '@dovolilnice/contract/operation'
import type { FastifyReply } from 'fastify'
import type { FileAnswer } from './context.ts'
import { knows, tagOf } from './pages/entity-tag.ts'

/** The file's name for every browser: plain letters for old ones, UTF-8 for the others (RFC 6266). */
const disposition = ({ file_name: name }: FileAnswer): string => {
  const plain = name.normalize('NFD').replace(/[^\w.\- ]/g, '')
  return `attachment; filename="${plain || 'dokument'}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

/** Sends the answer, or 304 when the caller has it already. Browsers may cache it but must revalidate it each time. */
const answerTagged = (reply: FastifyReply, result: unknown): FastifyReply => {
  const body = JSON.stringify(result)
  const tag = tagOf(body)
  reply.header('etag', tag).header('cache-control', 'private, no-cache')
  if (knows(reply.request, tag)) return reply.status(304).send()
  return reply.header('content-type', 'application/json; charset=utf-8').send(body)
}

/**
 * What open data need so that scripts of other sites may read them (CORS) and caches keep them. An error has the first part too: a script
 * must see that it asked too often.
 */
export const openToAll = (reply: FastifyReply): FastifyReply =>
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'etag, retry-after')
    .header('cross-origin-resource-policy', 'cross-origin')

/** Sends open data, or 304 when the caller has them already. A text is sent as it is, anything else as JSON. */
const answerOpen = (reply: FastifyReply, { maxAge, mediaType = 'application/json' }: OpenData, result: unknown): FastifyReply => {
  const body = typeof result === 'string' ? result : JSON.stringify(result)
  const tag = tagOf(body)
  reply.header('etag', tag).header('cache-control', `public, max-age=${maxAge}`)
  if (knows(reply.request, tag)) return reply.status(304).send()
  return reply.type(`${mediaType}; charset=utf-8`).send(body)
}

/** Mails have their styles in attributes. */
const framedPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** Sends a file, or 304 when the caller has these bytes already. */
const answerFile = (reply: FastifyReply, file: FileAnswer): FastifyReply => {
  if (typeof file.tag === 'string') {
    reply.header('etag', `"${file.tag}"`).header('cache-control', 'private, no-cache')
    if (knows(reply.request, `"${file.tag}"`)) return reply.status(304).send()
  }
  reply.header('content-type', file.media_type)
  if (file.framed === true) return reply.header('content-security-policy', framedPolicy).send(file.stream)
  return reply
    .header('content-disposition', disposition(file))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(file.stream)
}

/** Sends the result of a call: JSON, a file, or nothing. No cache may store it, because it may be personal data. */
export const answer = (reply: FastifyReply, operation: Operation, result: unknown): FastifyReply => {
  if (operation.openData !== undefined) return answerOpen(reply, operation.openData, result)
  if (operation.etag === true) return answerTagged(reply, result)
  if (reply.getHeader('cache-control') === undefined) reply.header('cache-control', 'no-store')
  if (operation.output !== undefined) return reply.send(result)
  if (result === undefined) return reply.status(204).send()
  return answerFile(reply, result as FileAnswer)
}
