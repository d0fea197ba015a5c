import { sign, X509Certificate } from 'node:crypto'
import { compactVerify, decodeProtectedHeader } from 'jose'
import type { FiscalCertificate } from './fiscal-certificate.ts'
import { Agent, request } from 'node:https'
import { z } from 'zod/mini'
import { type FiscalInvoice, type FiscalPremise, invoiceMessage, messageHeader, premiseMessage } from './fiscal-messages.ts'
import { type InvoiceMark, zoiOf } from './zoi.ts'

/** Thrown for an answer that cannot be shown to come from the tax authority. */
class UntrustedAnswer extends Error {}

/** Whom answers are believed. */
interface Trust {
  /** The certificates of the authority above the signer (sigov-ca and its root). */
  authorities: readonly X509Certificate[]
  /** The common name of the signer's certificate: sigov-ca certifies many others too. */
  signer: string
}

const base64url = (text: string): string => Buffer.from(text, 'utf8').toString('base64url')

/** Signs a message (JWS, RS256). The header is written by hand: its serial number has more digits than a number of JavaScript. */
const signToken = ({ key, subjectName, issuerName, serial }: FiscalCertificate, message: object): string => {
  const names = `"subject_name":${JSON.stringify(subjectName)},"issuer_name":${JSON.stringify(issuerName)}`
  const signed = `${base64url(`{"alg":"RS256",${names},"serial":${serial}}`)}.${base64url(JSON.stringify(message))}`
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}

const isValidAt = (certificate: X509Certificate, now: Date): boolean => certificate.validFromDate <= now && now < certificate.validToDate

/** Follows a certificate up to one of the authorities, over those that came with the answer. */
const isTrusted = (certificate: X509Certificate, above: readonly X509Certificate[], { authorities }: Trust, now: Date): boolean => {
  if (!isValidAt(certificate, now)) return false
  const issues = (issuer: X509Certificate) =>
    issuer.ca && isValidAt(issuer, now) && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)
  if (authorities.some(issues)) return true
  return above.some((issuer, index) => issues(issuer) && isTrusted(issuer, above.toSpliced(index, 1), { authorities, signer: '' }, now))
}

const certificatesOf = (token: string): X509Certificate[] => {
  const { x5c } = decodeProtectedHeader(token)
  return (x5c ?? []).map((certificate) => new X509Certificate(Buffer.from(certificate, 'base64')))
}

const commonName = (certificate: X509Certificate): string | undefined =>
  /^CN=([^\n+]+)/m.exec(certificate.subject)?.[1]?.trim().toLowerCase()

/**
 * The content of an answer, once its signature and its signer are verified.
 * @throws UntrustedAnswer
 */
const readToken = async (token: string, trust: Trust, now: Date): Promise<unknown> => {
  try {
    const [signer, ...above] = certificatesOf(token)
    if (signer === undefined) throw new UntrustedAnswer('the answer carries no certificate')
    if (commonName(signer) !== trust.signer.toLowerCase()) throw new UntrustedAnswer(`the answer is signed by another: ${signer.subject}`)
    if (!isTrusted(signer, above, trust, now)) throw new UntrustedAnswer('the signer of the answer is not trusted')
    const { payload } = await compactVerify(token, signer.publicKey, { algorithms: ['RS256'] })
    return JSON.parse(Buffer.from(payload).toString('utf8'))
  } catch (error) {
    if (error instanceof UntrustedAnswer) throw error
    throw new UntrustedAnswer(`the answer cannot be verified: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Where and how the tax authority is reached. */
interface FiscalLine {
  /** `https://host:port`, without a path. */
  url: string
  /** PEM of those who certify the server. */
  authorities: string
  certificate: FiscalCertificate
  /** Milliseconds for a whole call. */
  patience: number
}

/** Answers are a few kilobytes. */
const longestAnswer = 256 * 1024

/** An agent that shows the taxpayer's certificate and speaks TLS 1.2 or later. */
const fiscalAgent = ({ certificate, authorities }: FiscalLine): Agent =>
  new Agent({
    key: certificate.key.export({ type: 'pkcs8', format: 'pem' }),
    cert: certificate.chain,
    ca: authorities,
    minVersion: 'TLSv1.2',
    keepAlive: false,
  })

/** Posts JSON and resolves with the parsed answer. Rejects for no connection, a slow or long answer, another status than 200 and no JSON. */
const postJson = (agent: Agent, line: FiscalLine, path: string, body: object): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body)
    const headers = { 'content-type': 'application/json; charset=UTF-8', 'content-length': Buffer.byteLength(text) }
    const signal = AbortSignal.timeout(line.patience)
    const call = request(`${line.url}${path}`, { method: 'POST', agent, headers, signal }, (answer) => {
      const chunks: Buffer[] = []
      let size = 0
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > longestAnswer) call.destroy(new Error('the answer is too long'))
        chunks.push(chunk)
      })
      answer.on('error', reject)
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`HTTP status ${answer.statusCode}`))
        try {
          resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')))
        } catch {
          reject(new Error('the answer is no JSON'))
        }
      })
    })
    call.on('error', (error) => reject(signal.aborted ? new Error(`no answer in ${line.patience / 1000} s`) : error))
    call.end(text)
  })

/**
 * What became of a message. `refused`: the tax authority says no, with a code. `unreachable`: nobody knows whether it arrived.
 * `untrusted`: something came back, and it cannot be shown to be the tax authority's answer to this message.
 */
export type FiscalAnswer<Confirmed> =
  | ({ outcome: 'confirmed' } & Confirmed)
  | { outcome: 'refused'; code: string; message: string }
  | { outcome: 'unreachable' | 'untrusted'; reason: string }

/** The link to the tax authority of one municipality. */
export interface FiscalClient {
  /** True for any address but the tax authority's own: papers say so. */
  testEnvironment: boolean
  certificate: Pick<FiscalCertificate, 'taxNumber' | 'endsAt'>
  zoiOf(mark: InvoiceMark): string
  /** Registers an invoice. `messageId` is new at every sending. */
  sendInvoice(invoice: FiscalInvoice, messageId: string, now: Date): Promise<FiscalAnswer<{ eor: string }>>
  sendPremise(premise: FiscalPremise, messageId: string, now: Date): Promise<FiscalAnswer<object>>
  /** Whether the tax authority answers at all. */
  echo(): Promise<boolean>
  close(): void
}

export interface FiscalClientOptions extends FiscalLine {
  trust: Trust
  testEnvironment: boolean
}

const answerSchema = z.object({
  Header: z.object({ MessageID: z.string() }),
  UniqueInvoiceID: z.optional(z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i))),
  Error: z.optional(z.object({ ErrorCode: z.string().check(z.maxLength(20)), ErrorMessage: z.optional(z.string()) })),
})
const tokenSchema = z.object({ token: z.string() })
type Answer = z.output<typeof answerSchema>

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The certificate has ended: the tax authority would refuse everything that it signs. */
const expired = (endsAt: Date) => ({ outcome: 'refused' as const, code: 'S008', message: `certificate ended ${endsAt.toISOString()}` })

interface Message {
  path: string
  body: object
  messageId: string
  now: Date
}

const exchange = async (options: FiscalClientOptions, agent: Agent, kind: string, message: Message): Promise<Answer> => {
  const sent = { token: signToken(options.certificate, message.body) }
  const { token } = tokenSchema.parse(await postJson(agent, options, message.path, sent))
  const parsed = z.record(z.string(), answerSchema).safeParse(await readToken(token, options.trust, message.now))
  const answer = parsed.data?.[kind]
  if (answer === undefined) throw new UntrustedAnswer(`the answer is no ${kind}`)
  if (answer.Header.MessageID.toLowerCase() !== message.messageId.toLowerCase())
    throw new UntrustedAnswer('the answer belongs to another message')
  return answer
}

/** Sends a message and sorts out what came back; `confirm` reads the answer that is no error, and throws where something is missing. */
const send = async <Confirmed extends object>(
  ask: () => Promise<Answer>,
  confirm: (answer: Answer) => Confirmed,
): Promise<FiscalAnswer<Confirmed>> => {
  try {
    const answer = await ask()
    if (answer.Error) return { outcome: 'refused', code: answer.Error.ErrorCode.toUpperCase(), message: answer.Error.ErrorMessage ?? '' }
    return { outcome: 'confirmed', ...confirm(answer) }
  } catch (error) {
    return { outcome: error instanceof UntrustedAnswer ? 'untrusted' : 'unreachable', reason: reasonOf(error) }
  }
}

const eorOf = ({ UniqueInvoiceID: eor }: Answer) => {
  if (eor === undefined) throw new UntrustedAnswer('the answer has neither an EOR nor an error')
  return { eor }
}

const root = '/v1/cash_registers'
const echoText = 'furs'

/** Opens the link; nothing is sent yet. */
export const createFiscalClient = (options: FiscalClientOptions): FiscalClient => {
  const agent = fiscalAgent(options)
  const { certificate } = options
  return {
    testEnvironment: options.testEnvironment,
    certificate,
    zoiOf: (mark) => zoiOf(certificate.key, mark),
    sendInvoice: async (invoice, messageId, now) => {
      if (certificate.endsAt <= now) return expired(certificate.endsAt)
      const body = invoiceMessage(invoice, messageHeader(messageId, now))
      return send(() => exchange(options, agent, 'InvoiceResponse', { path: `${root}/invoices`, body, messageId, now }), eorOf)
    },
    sendPremise: async (premise, messageId, now) => {
      if (certificate.endsAt <= now) return expired(certificate.endsAt)
      const body = premiseMessage(premise, messageHeader(messageId, now))
      const path = `${root}/invoices/register`
      return send(
        () => exchange(options, agent, 'BusinessPremiseResponse', { path, body, messageId, now }),
        () => ({}),
      )
    },
    echo: async () => {
      const answer = await postJson(agent, options, `${root}/echo`, { EchoRequest: echoText }).catch(() => undefined)
      return z.object({ EchoResponse: z.literal(echoText) }).safeParse(answer).success
    },
    close: () => agent.destroy(),
  }
}
