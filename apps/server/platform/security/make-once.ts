import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { errorCode } from '../errors/error-facts.ts'

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
