import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Row, Trx } from '../../../../platform/database/tables.ts'
import type { Services } from '../../../../platform/http/context.ts'
import type { Application } from '../applications.ts'

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
