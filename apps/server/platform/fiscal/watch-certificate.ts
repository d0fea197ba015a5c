import { type Registry, Gauge } from 'prom-client'
import type { Clock } from '../clock/clock.ts'
import { defineJob } from '../jobs/job.ts'
import type { FiscalClient } from './fiscal-client.ts'

const dayMs = 86_400_000

/** Days before its end from which people are warned; a new certificate takes weeks. */
const warningDays = 30

const daysLeft = ({ certificate }: Pick<FiscalClient, 'certificate'>, now: Date): number =>
  (certificate.endsAt.getTime() - now.getTime()) / dayMs

/** Whether the certificate ends within 30 days, or has ended. */
export const endsSoon = (client: Pick<FiscalClient, 'certificate'>, now: Date): boolean => daysLeft(client, now) < warningDays

/** Writes a line into the log every morning while the certificate ends soon. */
export const watchCertificateJob = defineJob({
  name: 'watch-certificate',
  dailyAt: '06:50',
  handle: async (_, { services: { fiscal }, clock, log }) => {
    if (fiscal === undefined || !endsSoon(fiscal, clock.now())) return
    log.error(
      { ends_at: fiscal.certificate.endsAt.toISOString(), days_left: Math.floor(daysLeft(fiscal, clock.now())) },
      'the certificate for the tax authority ends soon: apply for a new one in eDavki',
    )
  },
})

/** Adds the days that the certificate is still valid, negative once it has ended. */
export const addCertificateMetric = (registry: Registry, client: FiscalClient, clock: Clock): void => {
  const gauge = new Gauge({
    name: 'fiscal_certificate_days_left',
    help: 'Days until the certificate for the tax authority ends',
    registers: [],
    collect() {
      this.set(daysLeft(client, clock.now()))
    },
  })
  registry.registerMetric(gauge)
}
