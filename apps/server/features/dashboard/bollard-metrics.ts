import { attentionReasons } from '@dovolilnice/contract/dashboard/device-attention'
import { Gauge } from 'prom-client'
import type { Services } from '../../platform/http/context.ts'
import { readBollards } from './read-dashboard.ts'

/** How many bollards somebody should look at, by what is the matter. That no gate is heard at all is told by `part_ready`. */
export const bollardMetrics = ({ database, clock }: Services): Gauge<'reason'>[] => [
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
