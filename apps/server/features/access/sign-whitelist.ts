import type { FailMode, WhitelistBody, WhitelistEntry } from '@dovolilnice/contract/access/whitelist'
import type { SignedWhitelist } from '@dovolilnice/contract/bollards/signed-whitelist'
import { createHash, sign, type KeyObject } from 'node:crypto'

/** Milliseconds for which a list is valid; after that the gate follows its fail mode. */
export const trustedDays = 30

/** The changing part of a whitelist; its hash shows whether it changed. */
export interface WhitelistContent {
  device: string
  zone: string | null
  fail_mode: FailMode
  entries: WhitelistEntry[]
}

export const hashOf = (content: WhitelistContent): string => createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** The whitelist as it is published: the body's exact text with its signature. */
export const signWhitelist = (content: WhitelistContent, version: number, now: Date, privateKey: KeyObject): SignedWhitelist => {
  const { device, zone, fail_mode, entries } = content
  const body: WhitelistBody = {
    version,
    device,
    issued_at: now.toISOString(),
    expires_at: new Date(now.getTime() + trustedDays * 86_400_000).toISOString(),
    zone,
    fail_mode,
    entries,
  }
  const text = JSON.stringify(body)
  return { body: text, signature: sign(null, Buffer.from(text, 'utf8'), privateKey).toString('base64') }
}
