import type { Db, Trx } from '../../../platform/database/tables.ts'
import type { Before, Context } from '../../../platform/http/context.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'

export const knownBrowserCookie = 'dovolilnice_known'
/** A browser that nobody signed in with for this long is a stranger again. */
const knownDays = 365

const hashFrom = ({ cookie }: Pick<Context, 'cookie'>): string | undefined => {
  const secret = cookie(knownBrowserCookie)
  return secret === undefined ? undefined : hashSecret(secret)
}

/** The hash of the browser's secret, when the account with this address signed in there before. */
export const findKnownBrowser = async ({ database, ...context }: Before<Context>, email: string): Promise<string | undefined> => {
  const hash = hashFrom(context)
  if (hash === undefined) return undefined
  const known = await database.kysely
    .selectFrom('known_browser')
    .innerJoin('app_user', 'app_user.id', 'known_browser.user_id')
    .select('known_browser.token_hash')
    .where('known_browser.token_hash', '=', hash)
    .where('app_user.email', '=', email)
    .executeTakeFirst()
  return known?.token_hash
}

/**
 * Makes this browser known to the account. Its secret is new each time, also for the other accounts that signed in here, so that a cookie that
 * somebody planted or copied is worth nothing afterwards.
 */
export const rememberBrowser = async (context: Context, userId: string): Promise<void> => {
  const { trx, now } = context
  const [before, secret] = [hashFrom(context), newSecret()]
  const hash = hashSecret(secret)
  if (before !== undefined) {
    await trx.deleteFrom('known_browser').where('token_hash', '=', before).where('user_id', '=', userId).execute()
    await trx.updateTable('known_browser').set({ token_hash: hash }).where('token_hash', '=', before).execute()
  }
  await trx.insertInto('known_browser').values({ token_hash: hash, user_id: userId, last_used_at: now }).execute()
  context.setCookie(knownBrowserCookie, secret, { httpOnly: true, maxAge: knownDays * 86_400 })
}

/** No browser is known to the account any more: its password may have been in other hands. */
export const forgetBrowsers = async (trx: Trx, userId: string): Promise<void> => {
  await trx.deleteFrom('known_browser').where('user_id', '=', userId).execute()
}

/** Forgets browsers that nobody signed in with for a year. */
export const forgetOldBrowsers = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('known_browser')
    .where('last_used_at', '<', new Date(now.getTime() - knownDays * 86_400_000))
    .execute()
}
