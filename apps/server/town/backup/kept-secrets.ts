import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, errorMessage } from '../../platform/errors/error-facts.ts'
import { signingKeyPem } from '../../platform/security/signing-key.ts'
import { BackupError, type TownLine } from './backup-folder.ts'

/** Settings that name a file outside the data folder, without which a restored town could not sign or send. */
const namedFiles = [
  ...(['FISCAL_CERTIFICATE', 'FISCAL_CA', 'ACT_CERTIFICATE', 'WALLET_CERTIFICATE', 'WALLET_PID_ISSUERS'] as const),
  ...(['WALLET_APPLE_CERTIFICATE', 'WALLET_APPLE_CA', 'WALLET_GOOGLE_ACCOUNT'] as const),
]

/** Keys that a setting may give instead of a file: a restored town finds them as files, and the setting of then is the same. */
const keySettings: Record<string, string> = {
  'files.key': 'FILES_KEY',
  'secrets.key': 'SECRETS_KEY',
  'audit.key': 'AUDIT_SIGNING_KEY',
  'whitelist.key': 'WHITELIST_SIGNING_KEY',
  'wallet.key': 'WALLET_SIGNING_KEY',
}

const isSigningKey = (setting: string): boolean => setting.endsWith('_SIGNING_KEY')

/** What a file of the data folder would hold instead of the setting: a setting may write a PEM in one line, or in base64. */
const asKeyFile = (setting: string, value: string): string => {
  if (!isSigningKey(setting)) return value
  try {
    return signingKeyPem(value, setting)
  } catch (error) {
    throw new BackupError(errorMessage(error))
  }
}

/** A line of a file of settings as systemd, Docker and Node read it: they end a value at a line break, or change the backslash before an `n`. */
const settingLine = (name: string, value: string): string =>
  `${name}=${isSigningKey(name) ? Buffer.from(asKeyFile(name, value)).toString('base64') : value.trim().replaceAll(/\s*\n\s*/g, ' ')}\n`

/** Settings that are kept as they were: addresses, accounts and keys. */
const settingName =
  /^(?:DATABASE|MQTT|SMTP|PUBLIC|STORAGE|OIDC|FISCAL|PAYMENT|ACT|AUDIT|MAIL|FILES|SECRETS|WHITELIST|WALLET|METRICS|STAFF|EMERGENCY)_[A-Z_]+$/

/** Where a kept file may go: nothing that a backup names is written elsewhere. */
const allowed = /^(?:keys|restored)\/(?!\.{1,2}$)[A-Za-z0-9_.-]+$/

/** @throws BackupError for a name that no backup of this product has */
export const requireKeptName = (name: string): void => {
  if (!allowed.test(name))
    throw new BackupError(`The backup cannot be used: it would write ${JSON.stringify(name)}, which is no key of a town.`)
}

export interface ReadSecrets {
  lines: TownLine[]
  /** What lies in `keys` and is no key of the product: copies of editors, folders. */
  leftOut: string[]
}

/** The files of the folder of keys but those that a setting replaces. */
const readKeyFiles = async (folder: string, replaced: ReadonlySet<string>): Promise<ReadSecrets> => {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  const lines: TownLine[] = []
  const leftOut: string[] = []
  for (const name of names.filter((each) => !replaced.has(each))) {
    const path = join(folder, name)
    // A link to a file is followed.
    const isFile = allowed.test(`keys/${name}`) && (await stat(path)).isFile()
    if (isFile) lines.push(kept(`keys/${name}`, await readFile(path)))
    else leftOut.push(`keys/${name}`)
  }
  return { lines, leftOut }
}

const kept = (name: string, content: Buffer | string): TownLine => ({
  kind: 'kept',
  name,
  content: Buffer.from(content).toString('base64'),
})

/**
 * The keys of the data folder, the settings, and the certificates that settings name.
 * @param env the settings of the process that makes the backup
 * @throws when a certificate that a setting names cannot be read, or a setting holds no key
 */
export const readSecrets = async (dataDir: string, env: Record<string, string | undefined>): Promise<ReadSecrets> => {
  const fromSettings = Object.entries(keySettings).flatMap(([file, setting]) => {
    const value = env[setting]
    return value ? [{ file, content: asKeyFile(setting, value) }] : []
  })
  const stored = await readKeyFiles(join(dataDir, 'keys'), new Set(fromSettings.map(({ file }) => file)))
  const lines = [...fromSettings.map(({ file, content }) => kept(`keys/${file}`, content)), ...stored.lines]
  for (const name of namedFiles) {
    const path = env[name]
    if (path) lines.push(kept(`restored/${name}`, await readFile(path)))
  }
  const settings = Object.entries(env).filter(([name, value]) => value && settingName.test(name))
  if (settings.length > 0) lines.push(kept('restored/settings', settings.map(([name, value]) => settingLine(name, value ?? '')).join('')))
  return { lines, leftOut: stored.leftOut }
}

/** Writes what `readSecrets` read: keys where the product looks for them, settings and certificates into `restored`, to be put where they belong. */
export const writeSecret = async (dataDir: string, name: string, content: string): Promise<void> => {
  requireKeptName(name)
  await mkdir(join(dataDir, name.slice(0, name.indexOf('/'))), { recursive: true, mode: 0o700 })
  await writeFile(join(dataDir, name), Buffer.from(content, 'base64'), { mode: 0o600, flag: 'wx', flush: true })
}
