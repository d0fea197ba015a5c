import { credentialSchema, type Credential } from '@dovolilnice/contract/primitives/credential'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import type { PassageStep } from '../movement/bollard.ts'
import type { ControlFile } from './control-file.ts'
import { failure, type GateLog } from '../log.ts'
import type { Decision } from './present-credential.ts'

export interface ControlOptions {
  path: string
  device: string
  /** Whether it has its link to the broker. */
  connected: () => boolean
  present: (credential: Credential, onStep: (step: PassageStep) => void) => Promise<Decision>
  log: GateLog
}

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > 4096) throw new Error('too long')
  }
  return JSON.parse(text)
}

const isAuthorised = (request: IncomingMessage, token: string): boolean => {
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const lastSteps: readonly PassageStep[] = ['raised', 'fault']

/** Answers in lines of JSON: the decision at once, then each step of the passage as it happens. */
const answerPresentation = async (request: IncomingMessage, response: ServerResponse, { present }: ControlOptions): Promise<void> => {
  const credential = credentialSchema.parse(await readBody(request))
  const began = performance.now()
  const steps: PassageStep[] = []
  const onStep = (step: PassageStep): void => {
    if (!response.headersSent) return void steps.push(step)
    response.write(`${JSON.stringify({ step, after_ms: Math.round(performance.now() - began) })}\n`)
    if (lastSteps.includes(step)) response.end()
  }
  const decision = await present(credential, onStep)
  response.writeHead(200, { 'content-type': 'application/x-ndjson' })
  response.write(`${JSON.stringify(decision)}\n`)
  if (!decision.allowed) return void response.end()
  steps.forEach(onStep)
}

/**
 * Lets someone on this machine present a credential to the running gate. It listens only on 127.0.0.1, on a free port, and requires a token.
 * Port and token are in a file that only this account can read, because presenting a credential opens the bollard.
 */
export const openControl = async (options: ControlOptions): Promise<{ close: () => Promise<void> }> => {
  const token = randomBytes(24).toString('base64url')
  const server = createServer((request, response) => {
    if (!isAuthorised(request, token)) return void response.writeHead(403).end()
    if (request.method === 'GET') return void response.end(JSON.stringify({ connected: options.connected() }))
    answerPresentation(request, response, options).catch((error: unknown) => {
      options.log.warn(failure(error), 'a presentation from the terminal failed')
      if (!response.headersSent) response.writeHead(400)
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // This server alone must not keep the process alive.
  server.unref()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the control server has no port')
  const { port } = address
  mkdirSync(dirname(options.path), { recursive: true, mode: 0o700 })
  const file: ControlFile = { device: options.device, port, token, pid: process.pid }
  rmSync(options.path, { force: true })
  writeFileSync(options.path, JSON.stringify(file), { mode: 0o600 })
  const close = async (): Promise<void> => {
    rmSync(options.path, { force: true })
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { close }
}
