import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@dovolilnice/server/config'
import { missing, right } from './finding.ts'
import type { Finding } from './finding.ts'

/** The key files of this machine; one that a setting gives is not looked for. */
const keyFiles = ({ whitelistKey, auditKey, secretsKey, files }: Config): string[] =>
  [
    { name: 'files.key', given: files.key },
    { name: 'secrets.key', given: secretsKey },
    { name: 'whitelist.key', given: whitelistKey.given },
    { name: 'audit.key', given: auditKey.given },
  ].flatMap(({ name, given }) => (given === undefined ? [name] : []))

const others = 0o077

/**
 * The keys that a restart must find again.
 * @param isFounded whether the database holds a town, which was closed with keys that it had
 */
export const checkKeys = (config: Config, isFounded: boolean): Finding => {
  const folder = join(config.dataDir, 'keys')
  const names = keyFiles(config)
  const absent = names.filter((name) => !existsSync(join(folder, name)))
  if (!isFounded && absent.length === names.length) return right('Keys', 'the first start makes those that no setting gives')
  if (absent.length > 0)
    return missing(
      'Keys',
      `${folder} lacks ${absent.join(', ')}: bring them from the backup or the other machine. A start makes new ones, which do not open what the old ones closed.`,
    )
  const open = names.filter((name) => (statSync(join(folder, name)).mode & others) !== 0)
  if (open.length > 0)
    return missing('Keys', `other accounts may read ${open.join(', ')}: chmod 600 ${open.map((name) => join(folder, name)).join(' ')}`)
  const empty = names.filter((name) => statSync(join(folder, name)).size === 0)
  if (empty.length > 0) return missing('Keys', `${empty.join(', ')} in ${folder} is empty: bring it from the backup.`)
  return right('Keys', names.length > 0 ? `${names.join(', ')} in ${folder}` : 'all of them are given by settings')
}
