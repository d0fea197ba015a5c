import type { EventKind } from '@dovolilnice/contract/events/event'
import { hash } from 'node:crypto'

/** The texts of an event that are hashed, as PostgreSQL writes them (`event_fixed_text` and its neighbours). */
export interface EventTexts {
  fixed: string
  name: string
  address: string
  content: string
}

/** What each part of an event that may be forgotten is proved by: a salt of 16 bytes, or the part's digest of 32 once it is forgotten. */
export interface Proofs {
  name_proof: Uint8Array
  address_proof: Uint8Array
  content_proof: Uint8Array
}

export const saltBytes = 16
/** What the parts are once they are forgotten. */
const empty = { name: 'Anonimizirano', address: '[null]', content: '[null, null, null, null]' }

export const sha256 = (...parts: readonly (Uint8Array | string)[]): Uint8Array =>
  hash('sha256', Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))), 'buffer')

/** What the chain of a day and kind begins with. */
export const chainStart = (day: string, kind: EventKind): Uint8Array => sha256(`dovolilnice-trail-1 ${day} ${kind}`)

const digestOf = (proof: Uint8Array, text: string): Uint8Array => (proof.length === saltBytes ? sha256(proof, text) : proof)

/** The hash of an event's link: of the hash before it, the parts that always stay, and the digests of those that may be forgotten. */
export const linkHash = (before: Uint8Array, texts: EventTexts, proofs: Proofs): Uint8Array =>
  sha256(
    before,
    digestOf(proofs.name_proof, texts.name),
    digestOf(proofs.address_proof, texts.address),
    digestOf(proofs.content_proof, texts.content),
    texts.fixed,
  )

/** How many parts of the event are forgotten; undefined where one says that it is, and is not empty: somebody wrote into it. */
export const forgottenParts = (texts: EventTexts, proofs: Proofs): number | undefined => {
  const gone = [
    { proof: proofs.name_proof, isEmpty: texts.name === empty.name },
    { proof: proofs.address_proof, isEmpty: texts.address === empty.address },
    { proof: proofs.content_proof, isEmpty: texts.content === empty.content },
  ].filter(({ proof }) => proof.length !== saltBytes)
  return gone.every(({ isEmpty }) => isEmpty) ? gone.length : undefined
}

export const sameBytes = (one: Uint8Array | null, other: Uint8Array | null): boolean =>
  one === null || other === null ? one === other : Buffer.compare(one, other) === 0
