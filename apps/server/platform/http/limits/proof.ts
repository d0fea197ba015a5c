import { createHash, createHmac } from 'node:crypto'
import { OperationError } from '@dovolilnice/contract/errors'
import { proofHeader, proofText, zeroBits } from '@dovolilnice/contract/proof-of-work'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'
import type { Db } from '../../database/db.ts'
import { isSame, newSecret, serverSecret } from '../../security/secret.ts'
import { networkOf } from '../caller/caller-address.ts'
import { formsOfToday, type Sender } from './limits.ts'
import { addTo, counterKey } from './rate.ts'

/** A challenge may be solved this long: somebody reads the conditions or looks for a document. */
const validMs = 6 * 3_600_000
const windowSeconds = 86_400

/** A challenge that is older is judged by how hard it would be now: a stock of easy ones, taken while it is quiet, carries no flood. */
const freshMs = 5 * 60_000

/** Twenty bits are a million hashes: some ten seconds of a phone in the background, while its owner fills in the form. */
const mostBits = 20

/** Doublings of the load beyond what is usual. */
const doublings = (count: number, usual: number): number => Math.floor(Math.log2(1 + count / usual))

/** How hard the task is: each doubling of what came today from this network, and from everyone, doubles the work. */
export const bitsFor = (base: number, today: { network: number; everyone: number }): number =>
  Math.min(mostBits, base + doublings(today.network, 4) + doublings(today.everyone, 200))

const sign = async (db: Db, text: string): Promise<string> =>
  createHmac('sha256', await serverSecret(db, 'proof-of-work'))
    .update(text)
    .digest('base64url')

/** How hard the task of an operation is now, for the network of this sender. */
export const bitsNow = async (db: Db, { proofBits }: Pick<Config, 'proofBits'>, operation: string, sender: Sender): Promise<number> =>
  bitsFor(proofBits, await formsOfToday(db, operation, sender))

/** A signed challenge: until when, how many bits, and a random part, for the network that asked. Nothing is stored. */
export const makeChallenge = async (db: Db, bits: number, { address, now }: Sender): Promise<string> => {
  const text = `${now.getTime() + validMs}.${bits}.${newSecret()}`
  return `${text}.${await sign(db, `${text} ${networkOf(address)}`)}`
}

/** The end and difficulty of a challenge that this server has signed for this network. */
const readChallenge = async (db: Db, challenge: string, address: string): Promise<{ until: number; bits: number } | undefined> => {
  const [, text, until, bits, signature] = /^((\d+)\.(\d+)\.[\w-]+)\.([\w-]+)$/.exec(challenge) ?? []
  if (text === undefined || signature === undefined) return undefined
  return isSame(signature, await sign(db, `${text} ${networkOf(address)}`)) ? { until: Number(until), bits: Number(bits) } : undefined
}

/**
 * Requires a solved challenge and uses it up: before the body is read, so that a flood of files is refused early.
 * @param bitsOfNow how hard a new one would be
 * @throws OperationError `proof_required`
 */
export const requireProof = async (
  db: Db,
  request: FastifyRequest,
  { address, now }: Sender,
  bitsOfNow: () => Promise<number>,
): Promise<void> => {
  const header = request.headers[proofHeader]
  const [, challenge, answer] = /^([^:]{1,200}):(\d{1,15})$/.exec(typeof header === 'string' ? header : '') ?? []
  const known = challenge === undefined ? undefined : await readChallenge(db, challenge, address)
  if (challenge === undefined || answer === undefined || known === undefined || known.until <= now.getTime())
    throw new OperationError('proof_required')
  const isFresh = known.until - validMs > now.getTime() - freshMs
  const bits = isFresh ? known.bits : Math.max(known.bits, await bitsOfNow())
  const hash = createHash('sha256').update(proofText(challenge, answer)).digest()
  if (zeroBits(hash) < bits) throw new OperationError('proof_required')
  // The day of its end, not of its use: a challenge that lives over midnight counts once all the same.
  const uses = await addTo(db, { key: counterKey('proof', challenge), amount: 1, windowSeconds }, new Date(known.until))
  // Without seconds to wait: whoever has used this challenge takes a new one and may send at once.
  if (uses > 1) throw new OperationError('proof_required')
}
