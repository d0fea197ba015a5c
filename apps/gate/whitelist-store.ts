import type { Whitelist } from '@dovolilnice/contract/access/whitelist'
import type { KeyObject } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { replaceFile } from './replace-file.ts'
import { verifyWhitelist, type WhitelistRefusal } from './verify-whitelist.ts'

/** The last valid whitelist: in memory for decisions, on the disk for the next start. */
export interface WhitelistStore {
  current(): Whitelist | undefined
  /** Takes a newer list; resolves with the reason of a refusal, or undefined when it was taken. */
  accept(signed: string): Promise<WhitelistRefusal | undefined>
}

/**
 * Opens the store kept at `path`. The file is verified again; one that was changed counts as absent.
 * Only newer versions are accepted: an older list, though signed, may admit people whose permit was revoked since.
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
