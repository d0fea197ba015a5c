import { antiForgeryCookie, antiForgeryHeader, needsAntiForgery } from '@dovolilnice/contract/headers'
import { fetchAntiForgery } from '@dovolilnice/contract/session/operations'
import { readFormChallenge } from '@dovolilnice/contract/applications/apply/operations'
import { proofHeader } from '@dovolilnice/contract/proof-of-work'
import type { Operation } from '@dovolilnice/contract/operation'
import { logIn } from '@dovolilnice/contract/session/log-in'
import { solveProof } from './applicant/solve-proof.ts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

export interface TestCall {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  form?: FormData
  /** The body as bytes, to send what no form would; `headers` say what it is. */
  raw?: Buffer
  headers?: Record<string, string>
  /** Send the call without the anti-forgery header. */
  forged?: boolean
}

// A test reads answers freely and asserts what it reads.
// oxlint-disable-next-line typescript/no-explicit-any
export type TestBody = any

export interface TestAnswer {
  status: number
  /** The parsed JSON; undefined for an empty answer or a file. */
  body: TestBody
  headers: LightMyRequestResponse['headers']
  raw: Buffer
}

/** A browser's part of a test: it keeps cookies and knows the anti-forgery token. */
export interface TestClient {
  call(operation: Operation, input?: TestCall): Promise<TestAnswer>
  signIn(email: string, password: string): Promise<TestAnswer>
  cookies: Map<string, string>
}

const urlOf = (operation: Operation, { params = {}, query = {} }: TestCall): string => {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? `{${name}}`))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))
  return `${path.startsWith('/') ? '' : '/api/'}${path}${search.size > 0 ? `?${search}` : ''}`
}

const payloadOf = async ({ body, form, raw }: TestCall): Promise<{ payload?: Buffer | string; headers: Record<string, string> }> => {
  if (raw !== undefined) return { payload: raw, headers: {} }
  if (form !== undefined) {
    const encoded = new Response(form)
    return { payload: Buffer.from(await encoded.arrayBuffer()), headers: { 'content-type': encoded.headers.get('content-type')! } }
  }
  return body === undefined ? { headers: {} } : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

const answerOf = (response: LightMyRequestResponse): TestAnswer => {
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  return { status: response.statusCode, body: isJson ? response.json() : undefined, headers: response.headers, raw: response.rawPayload }
}

/** A client's cookies as the header of a call that a test sends over a real socket. */
export const cookiesOf = ({ cookies }: Pick<TestClient, 'cookies'>): string =>
  [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')

/** A client of the application's HTTP interface. Each has an address of its own, so that they share no rate limit. */
export const createTestClient = (app: FastifyInstance, address: string): TestClient => {
  const cookies = new Map<string, string>()
  /** What a browser does before it sends the public form. */
  const proofOf = async (operation: Operation): Promise<Record<string, string>> => {
    if (operation.proofOfWork !== true) return {}
    const { challenge, bits } = answerOf(await inject(readFormChallenge, {})).body
    return { [proofHeader]: solveProof(challenge, bits) }
  }
  const inject = async (operation: Operation, input: TestCall): Promise<LightMyRequestResponse> => {
    const { payload, headers } = await payloadOf(input)
    const token = cookies.get(antiForgeryCookie)
    const response = await app.inject({
      method: operation.method,
      url: urlOf(operation, input),
      remoteAddress: address,
      payload,
      headers: {
        ...headers,
        'accept-language': 'sl',
        ...(cookies.size > 0 && { cookie: cookiesOf({ cookies }) }),
        ...(await proofOf(operation)),
        ...(token !== undefined && input.forged !== true && { [antiForgeryHeader]: token }),
        ...input.headers,
      },
    })
    for (const { name, value, maxAge } of response.cookies) maxAge === 0 || value === '' ? cookies.delete(name) : cookies.set(name, value)
    return response
  }
  const call = async (operation: Operation, input: TestCall = {}): Promise<TestAnswer> => {
    if (needsAntiForgery(operation) && !cookies.has(antiForgeryCookie)) await inject(fetchAntiForgery, {})
    return answerOf(await inject(operation, input))
  }
  return { call, cookies, signIn: (email, password) => call(logIn, { body: { email, password } }) }
}

/** Asks as `fetch` does from an address elsewhere, such as a wallet on a phone: without cookies and anti-forgery token. */
export const fetchFrom =
  (app: FastifyInstance, remoteAddress: string) =>
  async (
    address: string,
    { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Response> => {
    const { pathname, search } = new URL(address)
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers,
      payload: body,
      remoteAddress,
    })
    const sent = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(answer.payload, { status: answer.statusCode, headers: sent })
  }
