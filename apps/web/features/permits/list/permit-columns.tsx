import type { PermitRow } from '@dovolilnice/contract/permits/permit'
import { permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import type { Column } from '../../../ui/list-screen/list-data.ts'
import { vehiclesColumn } from '../../../ui/vehicles/vehicles.tsx'
import { PermitStatusBadge } from '../permit-status-badge.tsx'
import { texts } from '../texts.ts'

/** The columns of every list of permits. */
export const permitColumns: readonly Column<PermitRow>[] = [
  { key: 'number', title: texts.number, heading: true, fixed: true },
  {
    key: 'status',
    title: texts.status,
    cell: ({ status }) => <PermitStatusBadge status={status} />,
    text: ({ status }, { t }) => t(permitStatusLabels[status]),
  },
  { key: 'name', title: texts.name, wide: true },
  vehiclesColumn(texts.plates),
  { key: 'permit_kind_name', title: texts.kind, kind: 'name' },
  { key: 'parking_lot_name', title: texts.lot },
  { key: 'zone', title: texts.zone, hidden: true },
  { key: 'valid_from', title: texts.validFrom, kind: 'day', hidden: true },
  { key: 'valid_until', title: texts.lastDay, kind: 'last-day' },
  { key: 'email', title: texts.email, hidden: true },
  { key: 'issued_at', title: texts.issued, kind: 'instant', hidden: true },
]

/** What a person needs of their own: not their own name, but from when. */
export const ownPermitColumns = permitColumns
  .filter(({ key }) => !['name', 'email', 'zone'].includes(key))
  .map((column) => (column.key === 'valid_from' ? { ...column, hidden: false } : column))
