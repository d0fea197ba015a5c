import type { Whitelist } from '@dovolilnice/contract/access/whitelist'
import type { KeyObject } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { replaceFile } from './replace-file.ts'
import { verifyWhitelist, type WhitelistRefusal } from './verify-whitelist.ts'

/** The last good whitelist: in memory for decisions, on the disk for the next start. */
export interface WhitelistStore {
  current(): Whitelist | undefined
  /** Takes a newer one; answers why not, or undefined when it was taken. */
  accept(signed: string): Promise<WhitelistRefusal | undefined>
}

/**
 * Opens the store kept at `path`. What lies there is verified again, so that a changed file is as good as none.
 * The version held guards against replay: an older list that was once signed would let in whoever has since been refused.
 */
export const openWhitelistStore = async (path: string, device: string, publicKey: KeyObject): Promise<WhitelistStore> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const stored = verifyWhitelist(await readFile(path, 'utf8').catch(() => ''), device, publicKey, 0)
  let current = 'whitelist' in stored ? stored.whitelist : undefined
  let saved: Promise<void> = Promise.resolve()

  const accept = async (signed: string): Promise<WhitelistRefusal | undefined> => {
    const verified = verifyWhitelist(signed, device, publicKey, current?.version ?? 0)
    if ('refusal' in verified) return verified.refusal
    current = verified.whitelist
    saved = saved.then(() => replaceFile(path, signed))
    await saved
    return undefined
  }
  return { current: () => current, accept }
}
