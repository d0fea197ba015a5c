import { credentialSchema } from '@dovolilnice/contract/primitives/credential'
import type { Agent } from '@dovolilnice/contract/bollards/gate-state'
import { z } from 'zod/mini'
import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Configuration } from '../device/configuration.ts'
import type { BollardDriver } from '../drivers/bollard-driver.ts'
import { failure, type GateLog } from '../log.ts'
import type { Gate } from '../start-gate.ts'
import type { Decision } from './present-credential.ts'
import { lookAlikes, readPlate } from './read-plate.ts'
import { followStatus, type LastDecision, statusPage } from './status-page.ts'

export interface LocalServerOptions {
  gate: Gate
  driver: Pick<BollardDriver, 'ends' | 'inputs' | 'emergency' | 'outputs'>
  agent: () => Agent
  /** Of the bollard, as people call it. */
  name: string
  configuration: Pick<Configuration, 'LOCAL_HOST' | 'LOCAL_PORT' | 'LOCAL_KEY' | 'ANPR_CONFIDENCE'>
  log: GateLog
}

const serviceSchema = z.object({ on: z.boolean() })
const forget = /x?/

/** Pictures come beside the text. */
const longestBody = 4_000_000

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > longestBody) throw new Error('too long')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

/** Addresses that no stranger on the Internet has: this machine and private networks. */
const isLocal = (address = ''): boolean =>
  /^(::ffff:)?(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address) || /^(::1$|f[cd]|fe80:)/i.test(address)

const same = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The key as `Authorization: Bearer KEY`, or as the last part of the path for cameras that can say nothing else. */
const hasKey = (request: IncomingMessage, key: string | undefined): boolean => {
  if (key === undefined) return false
  const [, , inPath = ''] = (request.url ?? '').split('/')
  return same(request.headers.authorization ?? '', `Bearer ${key}`) || same(decodeURIComponent(inPath), key)
}

/** Cameras send a car that stands several times; so long it is one reading. */
const sameMs = 10_000
const keptDecisions = 6

/**
 * The interface of the device on its own network: a page for the technician, and what cameras and controllers say.
 * A plate that is on no list is forgotten here: it reaches no event, no log and no file; only how many there were is kept.
 */
export const openLocalServer = async ({ gate, driver, agent, name, configuration, log }: LocalServerOptions) => {
  const { LOCAL_KEY: key, ANPR_CONFIDENCE: least } = configuration
  let unknown = 0
  let unsure = 0
  let last = { plate: '', at: -Infinity }
  const decisions: LastDecision[] = []
  const keep = (value: string, { allowed, reason }: Decision): void => {
    const at = new Date().toISOString()
    decisions.unshift({ at, allowed, reason, shown: `…${value.slice(-3)}` })
    decisions.splice(keptDecisions)
  }

  /** The plate of the list that was meant: itself, or the only one that is taken for it and may pass. */
  const meant = (plate: string): string | undefined => {
    if (gate.knows({ kind: 'plate', value: plate })) return plate
    const alike = lookAlikes(plate).filter((value) => gate.knows({ kind: 'plate', value }))
    return alike.length === 1 ? alike[0] : undefined
  }
  const takePlate = async (body: Buffer): Promise<{ status: number; answer: object }> => {
    const reading = readPlate(body)
    if (reading === undefined) return { status: 200, answer: { plate: false } }
    if (reading.confidence !== null && reading.confidence < least) {
      unsure += 1
      return { status: 200, answer: { plate: true, allowed: false, reason: 'not_sure' } }
    }
    const plate = meant(reading.plate)
    if (plate === undefined) {
      unknown += 1
      return { status: 200, answer: { plate: true, allowed: false, reason: 'no_permit' } }
    }
    const now = performance.now()
    if (plate === last.plate && now - last.at < sameMs) return { status: 200, answer: { plate: true, repeated: true } }
    last = { plate, at: now }
    const decision = await gate.present({ kind: 'plate', value: plate })
    keep(plate, decision)
    return { status: 200, answer: { plate: true, allowed: decision.allowed, reason: decision.reason } }
  }
  const takeCredential = async (body: Buffer): Promise<{ status: number; answer: object }> => {
    const read = credentialSchema.safeParse(JSON.parse(body.toString())).data
    if (read === undefined) return { status: 400, answer: { error: 'no credential' } }
    if (read.kind === 'plate') return takePlate(Buffer.from(JSON.stringify({ plate: read.value })))
    const decision = await gate.present(read)
    keep(read.value, decision)
    return { status: 200, answer: { allowed: decision.allowed, reason: decision.reason } }
  }

  const send = (response: ServerResponse, status: number, type: string, body: string): void => {
    response.writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    response.end(body)
  }
  const { status, close: closeStatus } = followStatus({ gate, driver, agent, name, decisions, counts: () => ({ unknown, unsure }) })
  /** A technician begins or ends the maintenance where they stand. */
  const takeService = async (body: Buffer): Promise<{ status: number; answer: object }> => {
    const { on } = serviceSchema.parse(JSON.parse(body.toString()))
    const refusal = await gate.maintain(on)
    log.warn({ on }, 'maintenance at the device')
    return refusal === undefined ? { status: 200, answer: { on } } : { status: 409, answer: { error: refusal } }
  }
  const takers: Record<string, (body: Buffer) => Promise<{ status: number; answer: object }>> = {
    plate: takePlate,
    credential: takeCredential,
    service: takeService,
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isLocal(request.socket.remoteAddress)) return send(response, 403, 'text/plain', '')
    const [, path = ''] = (request.url ?? '').split('?', 1)[0]?.split('/') ?? []
    if (request.method === 'GET' && path === '') return send(response, 200, 'text/html; charset=utf-8', statusPage(status()))
    if (request.method === 'GET' && path === 'status') return send(response, 200, 'application/json', JSON.stringify(status()))
    const take = Object.hasOwn(takers, path) ? takers[path] : undefined
    if (request.method !== 'POST' || take === undefined) return send(response, 404, 'text/plain', '')
    if (!hasKey(request, key)) return send(response, 403, 'text/plain', '')
    const { status: code, answer: said } = await take(await readBody(request))
    // The last text that an expression looked at stays in memory, and it may be a plate.
    forget.test('')
    send(response, code, 'application/json', JSON.stringify(said))
  }
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // Not what was said: it may be a plate.
      log.warn({ kind: error instanceof Error ? error.name : 'error' }, 'a call over the local network could not be answered')
      if (!response.headersSent) response.writeHead(400)
      response.end()
    })
  })
  await new Promise<void>((resolve) => {
    // The bollard works without it.
    server.once('error', (error) => {
      log.error(failure(error), 'the local interface could not be opened')
      resolve()
    })
    server.listen(configuration.LOCAL_PORT, configuration.LOCAL_HOST, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : undefined,
    close: async (): Promise<void> => {
      closeStatus()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
