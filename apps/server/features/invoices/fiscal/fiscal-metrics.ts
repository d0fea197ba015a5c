import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { Gauge } from 'prom-client'
import type { Services } from '../../../platform/http/context.ts'
import { countOpenInvoices } from './fiscal-status.ts'

type Counts = Awaited<ReturnType<typeof countOpenInvoices>>

/** Figures of the verification that somebody should be woken for; absent while the database is away. */
export const fiscalMetrics = ({ database, clock }: Services): Gauge[] => {
  const gauge = (name: string, help: string, valueOf: (counts: Counts) => number) =>
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        const counts = await countOpenInvoices(database.kysely, localDayOf(clock.now())).catch(() => undefined)
        if (counts === undefined) this.remove()
        else this.set(valueOf(counts))
      },
    })
  return [
    gauge('fiscal_invoices_waiting', 'Invoices that wait for their EOR', ({ waiting }) => waiting),
    gauge('fiscal_invoices_refused', 'Invoices that the tax authority has refused', ({ refused }) => refused),
    gauge('fiscal_invoices_pressing', 'Invoices without an EOR whose term ends today or has ended', ({ pressing }) => pressing),
  ]
}
