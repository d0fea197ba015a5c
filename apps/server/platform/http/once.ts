import { lockKeys } from '../database/session.ts'
import type { Context } from './context.ts'

/**
 * Answers a call that comes twice (a double click, a lost answer) the same both times: the second waits for the first and gets its record. The
 * files of the second call are removed; those of the first were kept.
 * @param keyHash hash of the key that names the sending; null: the caller named none, so every call is a first one
 * @param findEarlier reads what the first call with this key wrote
 */
export const once = async <R>(
  { trx, files, storage }: Pick<Context, 'trx' | 'files' | 'storage'>,
  keyHash: string | null,
  findEarlier: (keyHash: string) => Promise<R | undefined>,
  work: () => Promise<R>,
): Promise<R> => {
  if (keyHash === null) return work()
  await lockKeys(trx, [keyHash])
  const earlier = await findEarlier(keyHash)
  if (earlier === undefined) return work()
  await Promise.all(files.map(({ storage_key: key }) => storage.remove(key)))
  return earlier
}
