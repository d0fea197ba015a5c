import type { Agent } from 'node:https'
import { z } from 'zod/mini'
import { invoiceMessage, messageHeader, type FiscalInvoice } from './invoice-message.ts'
import { premiseMessage, type FiscalPremise } from './premise-message.ts'
import type { FiscalCertificate } from './fiscal-certificate.ts'
import { readToken, signToken, UntrustedAnswer, type Trust } from './fiscal-token.ts'
import { fiscalAgent, postJson, type FiscalLine } from './fiscal-transport.ts'
import { zoiOf, type InvoiceMark } from './zoi.ts'

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
