import { z } from 'zod/mini'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'

/**
 * Something that the server has signed with its Ed25519 key, in base64; `body` is JSON, sent as a string so that no JSON library changes its order or
 * spaces. A list is signed over the exact UTF-8 bytes of `body`, every other message over `messageDomain` and these bytes.
 */
export const signedSchema = z.object({ body: z.string(), signature: z.base64() })
export type Signed = z.output<typeof signedSchema>

/** Stands before what is signed, so that nothing that was signed for another purpose is ever taken as a message to a device. */
export const messageDomain = 'dovolilnice/device-message/1\n'

/** The same for what a device keeps on its disk, which is good for more than one connection. */
export const documentDomain = 'dovolilnice/device-document/1\n'

/** What a device chooses anew at each connection: 16 to 64 characters that nobody can guess beforehand. */
export const nonceSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/))

/**
 * A message to one device on one channel. It is good for one connection alone, because it bears that connection's nonce, and once, because its sequence is
 * given once by its sender: a process of the server, of which several may speak to a device.
 */
export const messageBodySchema = z.object({
  channel: z.string(),
  device: z.string(),
  nonce: nonceSchema,
  sender: idSchema,
  sequence: z.int().check(z.positive()),
  /** The server's time. */
  sent_at: instantSchema,
  content: z.unknown(),
})
export type MessageBody = z.output<typeof messageBodySchema>
