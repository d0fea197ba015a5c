import { credentialSchema } from '@dovolilnice/contract/primitives/credential'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import type { Agent } from '@dovolilnice/contract/bollards/gate-state'
import { z } from 'zod/mini'
import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Configuration } from '../device/configuration.ts'
import type { BollardDriver } from '../drivers/bollard-driver.ts'
import { failure, type GateLog } from '../log.ts'
import type { Gate } from '../start-gate.ts'
import type { Decision } from './present-credential.ts'
import { followStatus, type LastDecision, type Status, statusPage } from './status-page.ts'

/** What a camera has read. */
export interface Reading {
  plate: string
  /** How sure it is, in per cent; null: it does not say. */
  confidence: number | null
  /** As the camera has it; null: it does not say. */
  country: string | null
}

const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  return value === '' || !Number.isFinite(number) ? null : number
}

export const readingOf = (plate: unknown, confidence: unknown, country: unknown): Reading | undefined => {
  if (typeof plate !== 'string' || plate.length > 64) return undefined
  const normalised = normalisePlate(plate)
  // What cameras say where they have read nothing.
  if (normalised === '' || /^(unknown|noplate|none)$/i.test(normalised)) return undefined
  const isCode = typeof country === 'string' && /^[A-Za-z]{1,3}$/.test(country)
  return { plate: normalised, confidence: numberOf(confidence), country: isCode ? country.toUpperCase() : null }
}

/** Our own form: `{"plate":"LJ AB-123","confidence":97,"country":"SLO"}`. */
const readJson = (text: string): Reading | undefined => {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { plate, confidence, country }: { plate?: unknown; confidence?: unknown; country?: unknown } = value
  return readingOf(plate, confidence, country)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text of the first element of a name, in whatever name space. */
const textOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<(?:[\\w-]+:)?${name}(?:\\s[^<>]*)?>([^<>]*)</(?:[\\w-]+:)?${name}>`)
    .exec(xml)?.[1]
    ?.replaceAll(/&(\w+);/g, (_, word: string) => entities[word] ?? '')
    .trim()

/** ISAPI of Hikvision: an `EventNotificationAlert` about a plate, alone or as a part beside the pictures, which are not looked at. */
const readIsapi = (text: string): Reading | undefined => {
  if (textOf(text, 'eventType')?.toUpperCase() !== 'ANPR') return undefined
  return readingOf(textOf(text, 'licensePlate'), textOf(text, 'confidenceLevel'), textOf(text, 'country'))
}

/** The text comes before the pictures; what is looked through must not keep the motor waiting. */
const longestText = 65_536

/** Reads what a camera sends; undefined where it is no plate. */
export const readPlate = (body: Buffer): Reading | undefined => {
  const text = body.toString('utf8', 0, longestText)
  try {
    return text.includes('EventNotificationAlert') ? readIsapi(text) : readJson(text)
  } catch {
    return undefined
  }
}

/** Signs that cameras take for each other. */
const alike = ['0O', '1I', '8B']
const mostSlips = 2

/** The plates that a camera may have seen where it read this one, with at most two signs taken for another; the plate itself is not among them. */
export const lookAlikes = (plate: string): string[] => {
  const others = [...plate].map((sign) => alike.find((pair) => pair.includes(sign))?.replace(sign, ''))
  let found: { text: string; slips: number }[] = [{ text: '', slips: 0 }]
  for (const [index, sign] of [...plate].entries()) {
    const other = others[index]
    found = found.flatMap(({ text, slips }) => [
      { text: text + sign, slips },
      ...(other === undefined || slips === mostSlips ? [] : [{ text: text + other, slips: slips + 1 }]),
    ])
  }
  return found.filter(({ slips }) => slips > 0).map(({ text }) => text)
}

export interface LocalServerOptions {
  gate: Gate
  driver: Pick<BollardDriver, 'ends' | 'inputs' | 'emergency' | 'outputs'>
  agent: () => Agent
  /** Of the bollard, as people call it. */
  name: string
  configuration: Pick<Configuration, 'LOCAL_HOST' | 'LOCAL_PORT' | 'LOCAL_KEY' | 'SERVICE_KEY' | 'ANPR_CONFIDENCE'>
  log: GateLog
}

const serviceSchema = z.object({ on: z.boolean() })
/** The last text that an expression looked at stays in memory, and it may be a plate. */
export const forgetText = (): void => void /x?/.test('')

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

/** A page from elsewhere can have its name lead to this device, but then it says that name. */
const isAddressed = ({ headers: { host = '' } }: IncomingMessage): boolean => /^([\d.]+|\[[\da-f:.]+\]|localhost)(:\d+)?$/i.test(host)

/** The key as `Authorization: Bearer KEY`. */
const hasKey = ({ headers }: IncomingMessage, key: string | undefined): boolean =>
  key !== undefined && same(headers.authorization ?? '', `Bearer ${key}`)

/** The key as the last part of the path, for cameras that can say nothing else. */
const hasKeyInPath = ({ url = '' }: IncomingMessage, key: string | undefined): boolean =>
  key !== undefined && same(decodeURIComponent(url.split('/')[2] ?? ''), key)

/** Cameras send a car that stands several times; so long it is one reading. */
const sameMs = 10_000
const keptDecisions = 6
/** How it stands is looked up at most so often, whoever asks, and so many may. */
const statusMs = 500
const mostConnections = 32

/**
 * The interface of the device on its own network: a page for the technician, and what cameras and controllers say.
 * A plate that is on no list is forgotten here: it reaches no event, no log and no file; only how many there were is kept.
 */
export const openLocalServer = async ({ gate, driver, agent, name, configuration, log }: LocalServerOptions) => {
  const { LOCAL_KEY: cameraKey, SERVICE_KEY: serviceKey, ANPR_CONFIDENCE: least } = configuration
  let unknown = 0
  let unsure = 0
  let last = { plate: '', at: -Infinity }
  const decisions: LastDecision[] = []
  const keep = (value: string, { allowed, reason }: Decision): void => {
    const at = new Date().toISOString()
    decisions.unshift({ at, allowed, reason, shown: `…${value.slice(-3)}` })
    decisions.splice(keptDecisions)
  }

  /** The plate that was meant: itself, or the only one of the list that is taken for it; who always passes is never guessed. */
  const meant = (plate: string): string | undefined => {
    if (gate.knows({ kind: 'plate', value: plate })) return plate
    const alike = lookAlikes(plate).filter((value) => gate.lists({ kind: 'plate', value }))
    return alike.length === 1 ? alike[0] : undefined
  }
  const takeReading = async (reading: Reading | undefined): Promise<{ status: number; answer: object }> => {
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
  const takePlate = (body: Buffer) => takeReading(readPlate(body))
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
  const { status: look, close: closeStatus } = followStatus({ gate, driver, agent, name, decisions, counts: () => ({ unknown, unsure }) })
  let kept: { at: number; status: Status } | undefined
  /** What was presented is for the technician alone. */
  const statusFor = (request: IncomingMessage): Status => {
    if (kept === undefined || performance.now() - kept.at >= statusMs) kept = { at: performance.now(), status: look() }
    return hasKey(request, serviceKey) ? kept.status : { ...kept.status, decisions: [] }
  }
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
    if (!isLocal(request.socket.remoteAddress) || !isAddressed(request)) return send(response, 403, 'text/plain', '')
    const [, path = ''] = (request.url ?? '').split('?', 1)[0]?.split('/') ?? []
    if (request.method === 'GET' && path === '') return send(response, 200, 'text/html; charset=utf-8', statusPage(statusFor(request)))
    if (request.method === 'GET' && path === 'status') return send(response, 200, 'application/json', JSON.stringify(statusFor(request)))
    const take = Object.hasOwn(takers, path) ? takers[path] : undefined
    if (request.method !== 'POST' || take === undefined) return send(response, 404, 'text/plain', '')
    const may = hasKey(request, path === 'service' ? serviceKey : cameraKey) || (path === 'plate' && hasKeyInPath(request, cameraKey))
    if (!may) return send(response, 403, 'text/plain', '')
    const { status: code, answer: said } = await take(await readBody(request))
    kept = undefined
    forgetText()
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
  server.maxConnections = mostConnections
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
    /** A plate that a camera has said otherwise than by a call. */
    takeReading: async (reading: Reading): Promise<void> => {
      await takeReading(reading)
      kept = undefined
      forgetText()
    },
    close: async (): Promise<void> => {
      closeStatus()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type LocalServer = Awaited<ReturnType<typeof openLocalServer>>
