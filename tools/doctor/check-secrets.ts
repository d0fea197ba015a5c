import type { Config } from '@dovolilnice/server/config'
import { readCertificate } from '@dovolilnice/server/fiscal-certificate'
import { openFiscalClient } from '@dovolilnice/server/open-fiscal-client'
import { missing, reasonOf, right, type Finding } from './finding.ts'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readBackupAge } from '@dovolilnice/server/backup-age'
import { s3Client } from '@dovolilnice/server/s3-client'
import { checkFolder } from './check-data-folder.ts'

const opened = async (what: string, open: () => Promise<string>): Promise<Finding> => {
  try {
    return right(what, await open())
  } catch (error) {
    return missing(what, `${reasonOf(error)}.`)
  }
}

/** The certificates that settings name: whether they open with their passwords. Nothing is sent. */
export const checkCertificates = async ({ actCertificate, fiscal }: Config): Promise<Finding[]> => {
  const findings: Finding[] = []
  if (actCertificate !== undefined)
    findings.push(
      await opened('Seal of acts', async () => {
        const { endsAt } = await readCertificate('ACT_CERTIFICATE', actCertificate.path, actCertificate.password)
        return `valid until ${endsAt.toISOString().slice(0, 10)}`
      }),
    )
  if (fiscal !== undefined)
    findings.push(
      await opened('Tax authority', async () => {
        const client = await openFiscalClient(fiscal)
        client.close()
        return `certificate and authorities for ${fiscal.url}`
      }),
    )
  return findings
}

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

/** Whether the newest backup is young enough; the same measure as on the dashboard. */
export const checkBackups = async ({ backup, production }: Pick<Config, 'backup' | 'production'>, now: Date): Promise<Finding> => {
  const { folder, alertHours } = backup
  const age = await readBackupAge({ backup }, now)
  if (age === undefined) {
    if (production && alertHours > 0)
      return missing(
        'Backups',
        'nobody makes any: set BACKUP_DIR and BACKUP_RECIPIENT, or BACKUP_ALERT_HOURS=0 where other means than npm run backup make them.',
      )
    return right('Backups', 'nobody watches their age')
  }
  if (age.newest === null)
    return missing('Backups', `there is none in ${folder}, or this account may not read it: run npm run backup, and enable its timer.`)
  const said = `the newest in ${folder} is of ${age.newest.toISOString()}`
  if (!age.overdue) return right('Backups', said)
  return missing('Backups', `${said}, older than ${alertHours} hours: journalctl -u dovolilnice-backup says why none was made since.`)
}

/** Where documents lie: a bucket is listed, a folder looked at. */
export const checkStorage = async ({ files }: Pick<Config, 'files'>): Promise<Finding> => {
  const { bucket, folder } = files
  if (folder !== undefined) return checkFolder('Documents', folder, 'STORAGE_URL')
  if (bucket === undefined) return right('Documents', 'in the data folder')
  try {
    await s3Client(bucket).list()
    return right('Documents', `the bucket ${bucket.bucket} at ${bucket.endpoint} answers`)
  } catch (error) {
    return missing('Documents', `${reasonOf(error)}: look at STORAGE_URL, STORAGE_ENDPOINT, STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY.`)
  }
}
