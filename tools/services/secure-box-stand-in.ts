import { createHash, generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { CompactSign, compactVerify } from 'jose'
import { z } from 'zod/mini'

/** How the service behaves: well, or badly in one of the ways in which another side can. */
export type BoxBehaviour =
  | 'normal'
  | 'down'
  | 'in_trouble'
  | 'silent'
  | 'lost_answer'
  | 'no_json'
  | 'wrong_signature'
  | 'foreign_receipt'
  | 'other_document'
  | 'of_the_future'
  | 'question_as_receipt'

type State = 'deposited' | 'expired' | 'fetched' | 'undeliverable'

interface Receipt {
  message_id: string
  sha256: string
  addressee: string
  reference: string
  state: State
  deposited_at: string | null
  at: string
}

const line = z.string().check(z.minLength(1), z.maxLength(500))
const messageSchema = z.strictObject({
  id: z.uuid(),
  sender: line,
  addressee: z.strictObject({ name: line, box: line }),
  act: z.strictObject({ number: line, title: line, issued_on: z.iso.date() }),
  notice: line,
  sent_at: z.iso.datetime(),
  service: z.literal('personal'),
  document: z.strictObject({
    media_type: z.literal('application/pdf'),
    sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
    content: z.base64(),
  }),
})
const questionSchema = z.strictObject({ id: z.uuid(), asked_at: z.iso.datetime() })

/** A refusal with a code, as the service answers it. */
class Refusal extends Error {
  readonly status: number
  constructor(status: number, code: string) {
    super(code)
    this.status = status
  }
}

interface Setup {
  /** The certificate with which the one known sender signs, PEM. */
  sender: string
  /** The addresses of the boxes, and whether each takes anything. */
  boxes: Record<string, 'open' | 'closed'>
  now(): Date
}

/** A service for secure boxes on this machine, as strict as a real one; nothing that is put there reaches anybody. */
export interface SecureBoxStandIn {
  url: string
  /** The public key of its receipts, PEM. */
  signer: string
  behave(behaviour: BoxBehaviour): void
  /** What lies there, by the id of its message. */
  receipts: ReadonlyMap<string, Receipt>
  /** Calls that it has answered or refused. */
  calls: { path: string; outcome: string }[]
  /** The addressee signs for it, the term ends, or the box gives it back. */
  move(id: string, state: Exclude<State, 'deposited'>, at?: Date): void
  close(): Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

/** The content of a message of the one known sender, of this type and of now. @throws Refusal */
const readToken = async <S extends z.ZodMiniType>(body: string, typ: string, schema: S, sender: KeyObject): Promise<z.output<S>> => {
  const verified = await compactVerify(z.object({ token: z.string() }).parse(JSON.parse(body)).token, sender, {
    algorithms: ['RS256'],
  }).catch(() => {
    throw new Refusal(401, 'signature')
  })
  if (verified.protectedHeader.typ !== typ) throw new Refusal(400, 'type')
  const read = schema.safeParse(JSON.parse(Buffer.from(verified.payload).toString('utf8')))
  if (!read.success) throw new Refusal(400, 'schema')
  return read.data
}

export const startSecureBoxStandIn = async ({ sender, boxes, now }: Setup): Promise<SecureBoxStandIn> => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const senderKey = new X509Certificate(sender).publicKey
  const receipts = new Map<string, Receipt>()
  const calls: SecureBoxStandIn['calls'] = []
  let behaviour: BoxBehaviour = 'normal'

  const requireNow = (instant: string): void => {
    if (Math.abs(now().getTime() - new Date(instant).getTime()) > 300_000) throw new Refusal(400, 'time')
  }
  const deposit = async (body: string, key: string | undefined): Promise<Receipt> => {
    const { id, sent_at, addressee, document } = await readToken(body, 'act-message+jws', messageSchema, senderKey)
    requireNow(sent_at)
    if (key !== id) throw new Refusal(400, 'idempotency_key')
    if (createHash('sha256').update(Buffer.from(document.content, 'base64')).digest('hex') !== document.sha256)
      throw new Refusal(400, 'hash')
    const earlier = receipts.get(id)
    if (earlier !== undefined) {
      if (earlier.sha256 !== document.sha256 || earlier.addressee !== addressee.box) throw new Refusal(409, 'other_content')
      return earlier
    }
    const at = now().toISOString()
    const about = { message_id: id, sha256: document.sha256, addressee: addressee.box, reference: `VP-${receipts.size + 1}`, at }
    const receipt: Receipt =
      boxes[addressee.box] === 'open'
        ? { ...about, state: 'deposited', deposited_at: at }
        : { ...about, state: 'undeliverable', deposited_at: null }
    receipts.set(id, receipt)
    return receipt
  }
  const question = async (body: string): Promise<Receipt> => {
    const { id, asked_at } = await readToken(body, 'act-question+jws', questionSchema, senderKey)
    requireNow(asked_at)
    const receipt = receipts.get(id)
    if (receipt === undefined) throw new Refusal(404, 'unknown')
    return receipt
  }
  const bent = (receipt: Receipt): Receipt => ({
    ...receipt,
    ...(behaviour === 'foreign_receipt' && { message_id: '01900000-0000-7000-8000-00000000ffff' }),
    ...(behaviour === 'other_document' && { sha256: 'f'.repeat(64) }),
    ...(behaviour === 'of_the_future' && { at: new Date(now().getTime() + 86_400_000).toISOString() }),
  })
  const signed = (receipt: Receipt): Promise<string> =>
    new CompactSign(Buffer.from(JSON.stringify(bent(receipt))))
      .setProtectedHeader({ alg: 'RS256', typ: behaviour === 'question_as_receipt' ? 'act-question+jws' : 'act-receipt+jws' })
      .sign(behaviour === 'wrong_signature' ? other : privateKey)

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? ''
    const body = await bodyOf(request)
    if (behaviour === 'down') return void response.destroy()
    if (behaviour === 'in_trouble') return void response.writeHead(503).end()
    // It takes the call and says nothing: dead, while it looks alive.
    if (behaviour === 'silent') return
    if (behaviour === 'no_json') return void response.end('<html>')
    const key = request.headers['idempotency-key']
    try {
      if (path !== '/messages' && path !== '/receipts') throw new Refusal(404, 'path')
      const receipt = path === '/messages' ? await deposit(body, typeof key === 'string' ? key : undefined) : await question(body)
      calls.push({ path, outcome: receipt.state })
      if (behaviour === 'lost_answer') return void response.destroy()
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ receipt: await signed(receipt) }))
    } catch (error) {
      const { status, message } = error instanceof Refusal ? error : { status: 400, message: 'schema' }
      calls.push({ path, outcome: message })
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ code: message }))
    }
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    signer: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    behave: (next) => void (behaviour = next),
    receipts,
    calls,
    move: (id, state, at = now()) => {
      const receipt = receipts.get(id)
      if (receipt === undefined) throw new Error(`no message ${id} lies here`)
      receipts.set(id, { ...receipt, state, at: at.toISOString() })
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
