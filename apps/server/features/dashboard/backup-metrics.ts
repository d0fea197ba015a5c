import { Gauge } from 'prom-client'
import { readBackupAge } from '../../platform/backups/backup-age.ts'
import type { Services } from '../../platform/http/context.ts'

/** The age of the newest backup, and whether it is too old; both are absent where nobody watches backups, the age also where there is none. */
export const backupMetrics = ({ config, clock }: Services): Gauge[] => {
  const read = () => readBackupAge(config, clock.now())
  return [
    new Gauge({
      name: 'backup_age_seconds',
      help: 'Age of the newest backup',
      registers: [],
      async collect() {
        const newest = (await read())?.newest
        if (newest) this.set((clock.now().getTime() - newest.getTime()) / 1_000)
        else this.remove()
      },
    }),
    new Gauge({
      name: 'backup_overdue',
      help: '1 when the newest backup is older than BACKUP_ALERT_HOURS, or there is none',
      registers: [],
      async collect() {
        const age = await read()
        if (age === undefined) this.remove()
        else this.set(age.overdue ? 1 : 0)
      },
    }),
    new Gauge({
      name: 'backup_folder_unreadable',
      help: '1 when BACKUP_DIR is there and this process may not read it',
      registers: [],
      async collect() {
        const age = await read()
        if (age === undefined) this.remove()
        else this.set(age.readable ? 0 : 1)
      },
    }),
  ]
}
