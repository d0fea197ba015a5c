import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../platform/errors/error-facts.ts'
import type { TownLine } from './town-lines.ts'

/** Settings that name a file outside the data folder, without which a restored town could not sign or send. */
const namedFiles = ['FISCAL_CERTIFICATE', 'FISCAL_CA', 'ACT_CERTIFICATE'] as const

/** Keys that a setting may give instead of a file: a restored town finds them as files, and the setting of then is the same. */
const keySettings: Record<string, string> = { 'files.key': 'FILES_KEY', 'secrets.key': 'SECRETS_KEY' }

/** Settings that are kept as they were: addresses, accounts and keys. */
const settingName =
  /^(?:DATABASE|MQTT|SMTP|PUBLIC|STORAGE|OIDC|FISCAL|PAYMENT|ACT|AUDIT|MAIL|FILES|SECRETS|WHITELIST|AUDIT|METRICS|STAFF|EMERGENCY)_[A-Z_]+$/

const kept = (name: string, content: Buffer | string): TownLine => ({
  kind: 'kept',
  name,
  content: Buffer.from(content).toString('base64'),
})

/**
 * The keys of the data folder, the settings, and the certificates that settings name.
 * @param env the settings of the process that makes the backup
 * @throws when a certificate that a setting names cannot be read
 */
export const readSecrets = async (dataDir: string, env: Record<string, string | undefined>): Promise<TownLine[]> => {
  const keys = join(dataDir, 'keys')
  const names = await readdir(keys).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  const fromSettings = Object.entries(keySettings).flatMap(([name, setting]) => (env[setting] ? [kept(`keys/${name}`, env[setting])] : []))
  const others = names.filter((name) => !env[keySettings[name] ?? ''])
  const lines = [
    ...fromSettings,
    ...(await Promise.all(others.map(async (name) => kept(`keys/${name}`, await readFile(join(keys, name)))))),
  ]
  for (const name of namedFiles) {
    const path = env[name]
    if (path) lines.push(kept(`restored/${name}`, await readFile(path)))
  }
  const settings = Object.entries(env).filter(([name, value]) => value && settingName.test(name))
  if (settings.length > 0) lines.push(kept('restored/settings', settings.map(([name, value]) => `${name}=${value}\n`).join('')))
  return lines
}

/** Where a kept file may go: nothing that a backup names is written elsewhere. */
const allowed = /^(?:keys|restored)\/[A-Za-z0-9_.-]+$/

/** Writes what `readSecrets` read: keys where the product looks for them, settings and certificates into `restored`, to be put where they belong. */
export const writeSecret = async (dataDir: string, name: string, content: string): Promise<void> => {
  if (!allowed.test(name) || name.includes('..')) throw new Error(`A backup may not write ${name}.`)
  await mkdir(join(dataDir, name.slice(0, name.indexOf('/'))), { recursive: true, mode: 0o700 })
  await writeFile(join(dataDir, name), Buffer.from(content, 'base64'), { mode: 0o600, flag: 'wx', flush: true })
}
