import { applicationSourceLabels, applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import type { ApplicationRow } from '@dovolilnice/contract/applications/application'
import type { Column } from '../../../ui/list-screen/list-data.ts'
import { ApplicationStatusBadge } from '../application-status-badge.tsx'
import { texts } from '../texts.ts'

/** The columns of every list of applications. */
export const applicationColumns: readonly Column<ApplicationRow>[] = [
  { key: 'number', title: texts.number, heading: true, fixed: true },
  {
    key: 'status',
    title: texts.status,
    cell: ({ status }) => <ApplicationStatusBadge status={status} />,
    text: ({ status }, { t }) => t(applicationStatusLabels[status]),
  },
  { key: 'name', title: texts.name, wide: true },
  { key: 'plates', title: texts.plates },
  { key: 'permit_kind_name', title: texts.kind, kind: 'name' },
  { key: 'parking_lot_name', title: texts.lot },
  { key: 'created_at', title: texts.created, kind: 'instant' },
  { key: 'due_on', title: texts.due, kind: 'day' },
  { key: 'valid_from', title: texts.validFrom, kind: 'day', hidden: true },
  { key: 'valid_until', title: texts.lastDay, kind: 'last-day', hidden: true },
  { key: 'fee_cents', title: texts.fee, kind: 'cents', hidden: true },
  { key: 'email', title: texts.email, hidden: true },
  { key: 'source', title: texts.source, cell: ({ source }, { t }) => t(applicationSourceLabels[source]), hidden: true },
  { key: 'updated_at', title: texts.updated, kind: 'instant', hidden: true },
]

/** What a person needs of their own: not their own name. */
export const ownColumns = applicationColumns.filter(({ key }) => !['name', 'email', 'source', 'updated_at'].includes(key))
