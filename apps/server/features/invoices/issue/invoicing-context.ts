import type { Row, Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'

/** What issuing needs: a call's context has it, and a job makes it. */
export interface InvoicingContext extends Services {
  trx: Trx
  actor: { id: string | null; name: string }
  address?: string
  requestId?: string
}

/** An invoice as it is stored. */
export type InvoiceRecord = Row<'invoice'>

/** What an event of the audit trail is about. */
export const subjectOf = ({ id, number }: Pick<InvoiceRecord, 'id' | 'number'>) => ({ type: 'invoice' as const, id, label: number })
