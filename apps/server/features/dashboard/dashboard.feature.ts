import { readOverview } from '@dovolilnice/contract/dashboard/operations'
import type { Feature } from '../../platform/http/feature.ts'
import { handleReadDashboard, handleReadOverview, readBollards } from './read-dashboard.ts'
import { Gauge } from 'prom-client'
import { readBackupAge } from '../../platform/backups/backup-age.ts'
import { type Services, implement } from '../../platform/http/context.ts'
import { attentionReasons } from '@dovolilnice/contract/dashboard/device-attention'

/** The age of the newest backup, and whether it is too old; both are absent where nobody watches backups, the age also where there is none. */
const backupMetrics = ({ config, clock }: Services): Gauge[] => {
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

/** How many bollards somebody should look at, by what is the matter. That no gate is heard at all is told by `part_ready`. */
const bollardMetrics = ({ database, clock }: Services): Gauge<'reason'>[] => [
  new Gauge({
    name: 'bollards_in_need',
    help: 'Bollards in use that somebody should look at, by reason',
    labelNames: ['reason'],
    registers: [],
    async collect() {
      const { attention } = await readBollards(database.kysely, { up: true, missing: null, since: null }, clock.now())
      for (const reason of attentionReasons) this.set({ reason }, attention.filter(({ reasons }) => reasons.includes(reason)).length)
    },
  }),
]

export const dashboardFeature: Feature = {
  name: 'dashboard',
  gauges: (services) => [...backupMetrics(services), ...bollardMetrics(services)],
  routes: [handleReadDashboard, implement(readOverview, handleReadOverview)],
}
