import { z } from 'zod/mini'

/**
 * `gates/{device}/whitelist`, retained. The signature is Ed25519 over the very bytes of `body` in UTF-8, base64;
 * `body` is the JSON of a `whitelistBodySchema` and travels as a string, so that nothing between re-orders or re-spaces it.
 */
export const signedWhitelistSchema = z.object({ body: z.string(), signature: z.base64() })
export type SignedWhitelist = z.output<typeof signedWhitelistSchema>
