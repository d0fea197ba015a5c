import { z } from 'zod/mini'

/**
 * `gates/{device}/whitelist`, retained. The signature is Ed25519 over the exact UTF-8 bytes of `body`, in base64;
 * `body` is the JSON of a `whitelistBodySchema`, sent as a string so that no JSON library changes its order or spaces.
 */
export const signedWhitelistSchema = z.object({ body: z.string(), signature: z.base64() })
export type SignedWhitelist = z.output<typeof signedWhitelistSchema>
