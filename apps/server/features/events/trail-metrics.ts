import { Gauge } from 'prom-client'
import { lastVerification } from '../../platform/audit/chain/last-verification.ts'
import type { Services } from '../../platform/http/context.ts'

/** Faults that the last verification of the audit trail found; absent before the first, and while the database is away. */
export const trailMetrics = ({ database }: Services): Gauge[] => [
  new Gauge({
    name: 'audit_trail_faults',
    help: 'Faults that the last verification of the audit trail found',
    registers: [],
    async collect() {
      const last = await lastVerification(database.kysely).catch(() => undefined)
      if (last === undefined) this.remove()
      else this.set(last.findings.length)
    },
  }),
]
