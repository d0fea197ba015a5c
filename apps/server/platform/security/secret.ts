import { OperationError } from '@dovolilnice/contract/errors'
import type { Operation } from '@dovolilnice/contract/operation'
import { hash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Db } from '../database/db.ts'
import type { Owner } from '../privacy/owner.ts'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { errorCode } from '../errors/error-facts.ts'

/** A random secret of 256 bits for cookies and mailed links. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a secret. Someone who reads the database cannot use it. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url')

/** The key of an `Authorization: Bearer KEY`; empty where there is none. */
export const bearerKey = (header: string | undefined): string => /^bearer (\S{1,200})$/i.exec(header ?? '')?.[1] ?? ''

/** @throws OperationError `scope_missing`, which names what the operation asks for, where the key that calls was not made for it */
export const requireScope = ({ scope }: Pick<Operation, 'scope'>, scopes: readonly string[]): void => {
  if (scope !== undefined && !scopes.includes(scope)) throw new OperationError('scope_missing', { details: { scope } })
}

/** Whether two secrets are equal, compared in a time that does not tell how much of them is. Their length is no secret. */
export const isSame = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

declare module '../database/db.ts' {
  interface Tables {
    server_secret: { name: string; value: string }
  }
}

export const serverSecretOwner: Owner = {
  name: 'server-secret',
  tables: { server_secret: { name: 'impersonal', value: 'impersonal' } },
}

/** The secret of that name, made when it is asked for first; the same in every process. */
export const serverSecret = async (db: Db, name: string): Promise<string> => {
  await db
    .insertInto('server_secret')
    .values({ name, value: newSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await db.selectFrom('server_secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
}

const makeWhole = async (path: string, bytes: string | Uint8Array): Promise<void> => {
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, bytes, { mode: 0o600, flag: 'wx', flush: true })
    await link(draft, path)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * The file at `path`, made with `bytes` where there is none; only this account can read it. Of several processes that start at once the
 * first makes it and the others read it. It appears whole: a crash or a full disk leaves no empty key behind.
 */
export const makeOnce = (path: string, bytes: string | Uint8Array): Promise<Buffer> =>
  readFile(path).catch(async (error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error
    await makeWhole(path, bytes)
    return readFile(path)
  })
