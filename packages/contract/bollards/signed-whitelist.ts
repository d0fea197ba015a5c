import { z } from 'zod/mini'
import { signedSchema } from '../devices/signed-message.ts'

/** `gates/{device}/whitelist`, QoS 1, not retained; `body` is the JSON of a `whitelistHeadSchema`, `content` the lines that it vouches for. */
export const signedWhitelistSchema = z.extend(signedSchema, { content: z.string() })
export type SignedWhitelist = z.output<typeof signedWhitelistSchema>
