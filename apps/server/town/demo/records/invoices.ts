import { sql } from 'kysely'
import type { Row, Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { insertRows } from '../insert-rows.ts'
import { municipality } from '../municipality.ts'
import type { Town } from '../town.ts'
import type { Application } from './applications.ts'

/** The town hall, where the town's own device numbers its invoices. */
const makeTill = ({ random, now }: Town): { premise: Partial<Row<'business_premise'>>; device: Partial<Row<'cash_device'>> } => {
  const id = random.id(now)
  const premise = {
    ...{ id, code: 'OBCINA', name: 'Sprejemna pisarna', kind: 'real_estate' as const, numbering: 'B' as const },
    internal_act: 'Sklep 410-1/2026 z dne 5. 1. 2026 (izmišljen)',
    ...{ cadastral_number: 9999, building_number: 1, building_section_number: 1, street: 'Glavni trg', house_number: '1' },
    ...{ community: municipality.city, city: municipality.city, post_code: municipality.post_code },
    ...{ valid_from: '2020-01-01', last_sequence: 0, version: 1 },
  }
  const device = { id: random.id(now), premise_id: id, code: 'B1', name: 'Spletna blagajna', is_default: true, active: true }
  return { premise, device: { ...device, last_sequence: 0, version: 1 } }
}

/** When the fee was paid; the product noticed it. */
const paidAt = ({ steps }: Application): Date | undefined => steps.find(({ action }) => action === 'record_payment')?.at

/** The last ones were not sent yet. */
const unsent = 4

/**
 * Issues the invoices of what was paid, by the product's own rules, at the time of the payment; one is taken back and issued anew. They count as
 * sent, all but the last few: nothing is mailed.
 */
export const issueDemoInvoices = async (trx: Trx, services: Services, town: Town, applications: readonly Application[]): Promise<void> => {
  const { premise, device } = makeTill(town)
  await insertRows(trx, 'business_premise', [premise])
  await insertRows(trx, 'cash_device', [device])
  const { issueInvoice, takeInvoiceBack, readParameters } = services.capabilities
  const quiet: typeof readParameters = async (db) => {
    const parameters = await readParameters(db)
    return { ...parameters, invoices: { ...parameters.invoices, send_on_issue: false } }
  }
  const capabilities = { ...services.capabilities, readParameters: quiet }
  const product = { id: null, name: 'Dovolilnice' }
  const paid = applications
    .flatMap((application) => {
      const at = paidAt(application)
      return at === undefined ? [] : [{ at, id: application.row.id }]
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const [index, { at, id }] of paid.entries()) {
    const context = { ...services, capabilities, trx, clock: { now: () => at }, actor: product }
    const input = { application_id: id, payment_method: 'transfer' as const }
    const invoice = await issueInvoice(context, input)
    if (index !== Math.floor(paid.length / 2)) continue
    const clerk = { ...context, actor: town.clerks[0] ?? product }
    await takeInvoiceBack(clerk, invoice.id, 'Napačen plačnik na računu.')
    await issueInvoice(clerk, input)
  }
  await sql`update invoice set sent_at = issued_at where sequence <= (select max(sequence) from invoice) - ${unsent}`.execute(trx)
}
