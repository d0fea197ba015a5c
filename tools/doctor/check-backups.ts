import { readBackupAge } from '@dovolilnice/server/backup-age'
import type { Config } from '@dovolilnice/server/config'
import { missing, right } from './finding.ts'
import type { Finding } from './finding.ts'

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
