import { signedSchema, type Signed } from '../devices/signed-message.ts'

/** `gates/{device}/whitelist`, retained; `body` is the JSON of a `whitelistBodySchema`. */
export const signedWhitelistSchema = signedSchema
export type SignedWhitelist = Signed
