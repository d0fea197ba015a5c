import { createHash, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type BoxState, boxStates } from '@dovolilnice/contract/acts/service/act-service'
import { CompactSign, compactVerify } from 'jose'
import { z } from 'zod/mini'
import { errorMessage } from '../errors/error-facts.ts'
import { CertificateError, type FiscalCertificate } from '../fiscal/fiscal-certificate.ts'

/** An act on its way into a box. */
export interface BoxMessage {
  /** The same at every sending: the service deposits it once. */
  id: string
  sender: string
  addressee: { name: string; box: string }
  act: { number: string; title: string; issued_on: string }
  /** What the addressee is told beside the act: the term, and the fiction after it. */
  notice: string
  document: Uint8Array
}

/** What a question is about; an answer that says something else of it is not believed. */
export interface BoxQuestion {
  id: string
  box: string
  sha256: string
  /** When the message was made: nothing happened to it before. */
  since: Date
}

/** What the service for secure boxes has signed about an act. */
export interface BoxReceipt {
  state: BoxState
  at: Date
  /** When it was put into the box and the addressee told; null where it never was. */
  deposited_at: Date | null
  /** Its number at the service. */
  reference: string
  /** The receipt as it was signed: the proof. */
  token: string
}

/** `unreachable`: nobody knows whether it arrived; `refused`: the service does not take this message; `untrusted`: what came back is not believed. */
export class BoxError extends Error {
  readonly kind: 'unreachable' | 'refused' | 'untrusted'
  constructor(kind: BoxError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/** The port to a service for secure boxes. What a provider speaks is written in an adapter behind this. */
export interface SecureBox {
  /** Puts an act into a box, or says what became of it when it was sent with this id before. @throws BoxError */
  deposit(message: BoxMessage, since: Date, now: Date): Promise<BoxReceipt>
  /** The newest receipt. @throws BoxError */
  ask(question: BoxQuestion, now: Date): Promise<BoxReceipt>
}

const receiptSchema = z.object({
  message_id: z.string(),
  sha256: z.string(),
  addressee: z.string(),
  reference: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^\P{Cc}+$/u)),
  state: z.enum(boxStates),
  deposited_at: z.nullable(z.iso.datetime()),
  at: z.iso.datetime(),
})
const answerSchema = z.object({ receipt: z.string().check(z.maxLength(100_000)) })

/** How a signed text says what it is, so that a question never stands for a receipt. */
export const boxTypes = { message: 'act-message+jws', question: 'act-question+jws', receipt: 'act-receipt+jws' } as const

interface BoxLine {
  /** `https://…`, without a slash at its end. */
  url: string
  /** Signs what the municipality sends. */
  certificate: Pick<FiscalCertificate, 'key' | 'chain'>
  /** With which the service signs; several while it changes them. */
  signers: readonly KeyObject[]
  /** Milliseconds for a call. */
  patience?: number
}

const pemBlocks = /-----BEGIN (?:CERTIFICATE|PUBLIC KEY)-----[\s\S]+?-----END (?:CERTIFICATE|PUBLIC KEY)-----/g

const sign = ({ certificate: { key, chain } }: BoxLine, typ: string, body: object): Promise<string> => {
  const x5c = (chain.match(pemBlocks) ?? []).map((pem) => new X509Certificate(pem).raw.toString('base64'))
  return new CompactSign(Buffer.from(JSON.stringify(body))).setProtectedHeader({ alg: 'RS256', typ, x5c }).sign(key)
}

/** The content of a signed receipt. @throws BoxError `untrusted` */
const readSigned = async (token: string, signers: readonly KeyObject[]): Promise<unknown> => {
  for (const signer of signers) {
    const verified = await compactVerify(token, signer, { algorithms: ['RS256'] }).catch(() => undefined)
    if (verified?.protectedHeader.typ === boxTypes.receipt) return JSON.parse(Buffer.from(verified.payload).toString('utf8'))
  }
  throw new BoxError('untrusted', 'the receipt is not signed by the service')
}

const usualPatience = 20_000
/** Milliseconds by which the clocks of the two sides may differ. */
const tolerance = 300_000

const post = async ({ url, patience = usualPatience }: BoxLine, path: string, id: string, token: string): Promise<unknown> => {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify({ token }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error: unknown) => {
      throw new BoxError('unreachable', `no answer of the service for secure boxes: ${errorMessage(error)}`)
    })
  if (answer.status >= 500 || answer.status === 429) throw new BoxError('unreachable', `the service answered ${answer.status}`)
  if (answer.status !== 200) throw new BoxError('refused', `the service answered ${answer.status}: ${answer.text.slice(0, 300)}`)
  try {
    return JSON.parse(answer.text)
  } catch {
    throw new BoxError('untrusted', 'the answer is no JSON')
  }
}

/** A receipt about this act in this box, of a time that can be. @throws BoxError `untrusted` */
const believed = (content: unknown, token: string, { id, box, sha256, since }: BoxQuestion, now: Date): BoxReceipt => {
  const read = receiptSchema.safeParse(content)
  if (!read.success) throw new BoxError('untrusted', 'the receipt is none')
  const { message_id, sha256: hash, addressee, reference, state, ...times } = read.data
  if (message_id !== id || hash !== sha256 || addressee !== box) throw new BoxError('untrusted', 'the receipt is about another act')
  const at = new Date(times.at)
  const deposited_at = times.deposited_at === null ? null : new Date(times.deposited_at)
  const isOrdered =
    deposited_at === null ? state === 'undeliverable' : deposited_at <= at && deposited_at.getTime() >= since.getTime() - tolerance
  if (!isOrdered || at.getTime() < since.getTime() - tolerance || at.getTime() > now.getTime() + tolerance)
    throw new BoxError('untrusted', `the receipt names a time that cannot be: ${times.deposited_at}, ${times.at}`)
  return { state, at, deposited_at, reference, token }
}

const exchange = async (line: BoxLine, path: string, token: string, question: BoxQuestion, now: Date): Promise<BoxReceipt> => {
  const answer = answerSchema.safeParse(await post(line, path, question.id, token))
  if (!answer.success) throw new BoxError('untrusted', 'the answer has no receipt')
  const { receipt } = answer.data
  return believed(await readSigned(receipt, line.signers), receipt, question, now)
}

export const createSecureBox = (line: BoxLine): SecureBox => ({
  deposit: async ({ document, ...message }, since, now) => {
    const sha256 = createHash('sha256').update(document).digest('hex')
    const body = {
      ...message,
      sent_at: now.toISOString(),
      // Personal service: the term runs from the addressee's signature, or from the fiction (ZUP, art. 87).
      service: 'personal',
      document: { media_type: 'application/pdf', sha256, content: Buffer.from(document).toString('base64') },
    }
    const question = { id: message.id, box: message.addressee.box, sha256, since }
    return exchange(line, '/messages', await sign(line, boxTypes.message, body), question, now)
  },
  ask: async (question, now) => {
    const body = { id: question.id, asked_at: now.toISOString() }
    return exchange(line, '/receipts', await sign(line, boxTypes.question, body), question, now)
  },
})

/**
 * Opens the port as it is set up. Nothing is sent.
 * @param signer the file with the public keys or certificates with which the service signs, PEM
 * @throws CertificateError with a sentence for the operator
 */
export const openSecureBox = async (url: string, signer: string, certificate: BoxLine['certificate']): Promise<SecureBox> => {
  const pem = await readFile(signer, 'utf8').catch(() => '')
  const signers = (pem.match(pemBlocks) ?? []).map((block) => createPublicKey(block))
  if (signers.length === 0) throw new CertificateError(`E_SERVICE_SIGNER: ${signer} holds no certificate and no public key in PEM.`)
  return createSecureBox({ url, certificate, signers })
}
