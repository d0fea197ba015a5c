import { product } from '../../../../platform/audit/record-event.ts'
import { type Row, type Trx, sql } from '../../../../platform/database/db.ts'
import type { Services } from '../../../../platform/http/context.ts'
import { insertRows } from '../../insert-rows.ts'
import { municipality } from '../../municipality.ts'
import type { Town } from '../../town.ts'
import type { Application } from '../applications.ts'
import { demoFiscal, paidApplications, transactionOf } from './counter.ts'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'

/** The town hall, where the town's own device numbers its invoices, and the counter's those of cash and cards. */
const makeTill = ({ random, now }: Town): { premise: Partial<Row<'business_premise'>>; devices: Partial<Row<'cash_device'>>[] } => {
  const id = random.id(now)
  const premise = {
    ...{ id, code: 'OBCINA', name: 'Sprejemna pisarna', kind: 'real_estate' as const, numbering: 'B' as const },
    internal_act: 'Sklep 410-1/2026 z dne 5. 1. 2026 (izmišljen)',
    ...{ cadastral_number: 9999, building_number: 1, building_section_number: 1, street: 'Glavni trg', house_number: '1' },
    ...{ community: municipality.city, city: municipality.city, post_code: municipality.post_code },
    ...{ valid_from: '2020-01-01', last_sequence: 0, version: 1 },
  }
  const fresh = { premise_id: id, active: true, last_sequence: 0, version: 1 }
  const own = { ...fresh, id: random.id(now), code: 'B1', name: 'Spletna blagajna', is_default: true, at_counter: false }
  const counter = { ...fresh, id: random.id(now), code: 'B2', name: 'Okence', is_default: false, at_counter: true }
  return { premise, devices: [own, counter] }
}

/** The last ones were not sent yet. */
const unsent = 4

/**
 * Issues the invoices of what was paid, by the product's own rules, at the time of the payment; one is taken back and issued anew. They count as
 * sent, all but the last few: nothing is mailed.
 */
export const issueDemoInvoices = async (trx: Trx, services: Services, town: Town, applications: readonly Application[]): Promise<void> => {
  const { premise, devices } = makeTill(town)
  await insertRows(trx, 'business_premise', [premise])
  await insertRows(trx, 'cash_device', devices)
  const { issueInvoice, takeInvoiceBack, readParameters } = services.capabilities
  const quiet: typeof readParameters = async (db) => {
    const parameters = await readParameters(db)
    return { ...parameters, invoices: { ...parameters.invoices, send_on_issue: false } }
  }
  const capabilities = { ...services.capabilities, readParameters: quiet }
  const paid = paidApplications(applications)
  const clerk = town.clerks[0] ?? product
  for (const [index, one] of paid.entries()) {
    const { at, application, counter } = one
    const actor = counter === null ? product : clerk
    // No job asks a tax authority for the EOR: there is none.
    const context = { ...services, capabilities, trx, clock: { now: () => at }, actor, fiscal: demoFiscal, send: async () => undefined }
    const id = application.row.id
    if (counter !== null) {
      const at_counter = { payment_method: counter, transaction_id: transactionOf(one) ?? undefined, device_id: devices[1]?.id ?? '' }
      await issueInvoice(context, { application_id: id, ...at_counter })
      continue
    }
    const input = { application_id: id, payment_method: 'transfer' as const }
    const invoice = await issueInvoice(context, input)
    if (index !== Math.floor(paid.length / 2)) continue
    await takeInvoiceBack({ ...context, actor: clerk }, invoice.id, 'Napačen plačnik na računu.')
    await issueInvoice({ ...context, actor: clerk }, input)
  }
  await sql`update invoice set fiscal_status = 'confirmed', eor = gen_random_uuid()::text where fiscal_status = 'waiting'`.execute(trx)
  await sql`update invoice set sent_at = issued_at where sequence <= (select max(sequence) from invoice) - ${unsent}`.execute(trx)
}

/** Days back from now in which the town has made pro-formas; before, and for what lapsed, it wrote letters. */
const days = 45

const ends = { record_payment: 'paid', lapse: 'lapsed', withdraw: 'cancelled' } as const
const endOf = (action: string) => Object.entries(ends).find(([step]) => step === action)?.[1]

/** The approval of an application that has a pro-forma: a recent one with a fee, or one that lapsed unpaid. */
const approvalOf = ({ row, steps }: Application, now: Date): Date | undefined => {
  const approved = steps.find(({ action }) => action === 'approve')?.at
  if (approved === undefined || row.fee_cents === 0) return undefined
  return row.status === 'lapsed' || approved.getTime() > now.getTime() - days * 86_400_000 ? approved : undefined
}

/** Issues and ends the pro-formas of the town's applications as it happened; answers them by their applications' ids. */
export const issueProFormas = async (
  trx: Trx,
  services: Services,
  applications: readonly Application[],
): Promise<Map<string, Row<'pro_forma'>>> => {
  const now = services.clock.now()
  const issued = new Map<string, Row<'pro_forma'>>()
  const approvals = applications.flatMap((application) => {
    const at = approvalOf(application, now)
    return at === undefined ? [] : [{ application, at }]
  })
  for (const { application, at } of approvals.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const { row, steps } = application
    const due_on = row.due_on ?? addDays(localDayOf(at), 30)
    const made = await services.capabilities.issueProForma({ ...services, trx, clock: { now: () => at } }, { ...row, due_on })
    if (made !== null) issued.set(row.id, made)
    for (const { action, at: endedAt } of steps) {
      const end = endOf(action)
      if (end !== undefined) await services.capabilities.endProForma(trx, row.id, end, null, endedAt)
    }
  }
  return issued
}
