import { listPaidApplications } from '@dovolilnice/contract/payments/list-paid-applications'
import type { FilterOf } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { texts } from './texts.ts'

const filters: readonly FilterOf<typeof listPaidApplications>[] = [
  { key: 'without_permit', label: texts.withoutPermit, kind: 'flag' },
  { key: 'without_invoice', label: texts.withoutInvoice, kind: 'flag' },
]

/** Applications whose fee has come. */
export const PaidApplicationsList = () => (
  <ListScreen
    id="paid-applications"
    title={texts.paidApplications}
    operation={listPaidApplications}
    filters={filters}
    searchKey="search"
    rowKey={(row) => row.id}
    rowLink={({ id }) => ({ to: '/vloge/$id', params: { id } })}
    live="payments"
    empty={{ title: texts.nobodyPaid }}
  />
)
