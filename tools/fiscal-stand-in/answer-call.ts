import { randomUUID, createPrivateKey, generateKeyPairSync } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod/mini'
import type { Behaviour } from './behaviour.ts'
import { judgeMessage, messageIdOf, type Bench, type Verdict } from './judge-message.ts'
import { tokenRequest } from './message-schema.ts'
import type { Issued } from './stand-in-authority.ts'
import { CompactSign } from 'jose'
import forge from 'node-forge'

const answerOf = (kind: 'invoice' | 'premise', { messageId, eor, error }: Verdict) => ({
  [kind === 'invoice' ? 'InvoiceResponse' : 'BusinessPremiseResponse']: {
    Header: { MessageID: messageId, DateTime: new Date().toISOString().slice(0, 19) },
    ...(eor !== undefined && { UniqueInvoiceID: eor }),
    ...(error && { Error: { ErrorCode: error.code, ErrorMessage: error.message } }),
  },
})

/** The answer to a message as the tax authority signs it, the certificate of the signer in `x5c`; `falsely` with another key. */
const signAnswer = (kind: 'invoice' | 'premise', verdict: Verdict, signer: Issued, falsely: boolean): Promise<string> => {
  const x5c = [forge.util.encode64(forge.asn1.toDer(forge.pki.certificateToAsn1(signer.certificate)).getBytes())]
  const header = { alg: 'RS256', subject_name: 'CN=DavPotRacTEST', issuer_name: 'CN=Preskusni overitelj', serial: 1, x5c }
  const key = falsely
    ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    : createPrivateKey(forge.pki.privateKeyToPem(signer.key))
  return new CompactSign(Buffer.from(JSON.stringify(answerOf(kind, verdict)))).setProtectedHeader(header).sign(key)
}

interface Counter extends Bench {
  signer: Issued
  /** How it behaves at the moment. */
  behaviour(): Behaviour
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return undefined
  }
}

const json = (response: ServerResponse, body: object): void =>
  void response.setHeader('content-type', 'application/json; charset=UTF-8').end(JSON.stringify(body))

/** What a behaviour makes of a verdict: another invoice's EOR, another message's id, a refusal. */
const bent = (verdict: Verdict, behaviour: Behaviour, { register }: Bench): Verdict => {
  if (behaviour.kind === 'refuse') return { messageId: verdict.messageId, error: { code: behaviour.code, message: 'Zavrnjeno na zahtevo' } }
  if (behaviour.kind === 'foreign_eor' && verdict.eor !== undefined)
    return { ...verdict, eor: register.invoices().find(({ eor }) => eor !== verdict.eor)?.eor ?? randomUUID() }
  return behaviour.kind === 'foreign_message' ? { ...verdict, messageId: randomUUID() } : verdict
}

const answerMessage = async (kind: 'invoice' | 'premise', body: unknown, response: ServerResponse, counter: Counter): Promise<void> => {
  const behaviour = counter.behaviour()
  if (behaviour.kind === 'slow') await pause(behaviour.milliseconds)
  if (behaviour.kind === 'no_token') return json(response, {})
  const token = tokenRequest.safeParse(body).data?.token ?? ''
  // A refusal on demand registers nothing.
  const verdict = behaviour.kind === 'refuse' ? { messageId: messageIdOf(token) } : await judgeMessage(token, kind, counter)
  if (behaviour.kind === 'no_answer') return
  if (behaviour.kind === 'lost_answer') return void response.destroy()
  const said = bent(verdict, behaviour, counter)
  json(response, { token: await signAnswer(kind, said, counter.signer, behaviour.kind === 'wrong_signature') })
}

/** Answers one call on a path of the tax authority's interface. */
export const answerCall = async (request: IncomingMessage, response: ServerResponse, counter: Counter): Promise<void> => {
  if (counter.behaviour().kind === 'down') return void response.writeHead(503).end('Service Unavailable')
  const body = await bodyOf(request)
  if (request.url === '/v1/cash_registers/echo') {
    const asked = z.object({ EchoRequest: z.string() }).safeParse(body).data
    return json(response, { EchoResponse: asked?.EchoRequest ?? '' })
  }
  if (request.url === '/v1/cash_registers/invoices') return answerMessage('invoice', body, response, counter)
  if (request.url === '/v1/cash_registers/invoices/register') return answerMessage('premise', body, response, counter)
  response.writeHead(404).end()
}
