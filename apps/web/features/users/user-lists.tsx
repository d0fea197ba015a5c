import { accessEventLabels } from '@dovolilnice/contract/access/access-log'
import { listUserAccessLog } from '@dovolilnice/contract/access/list-user-access-log'
import { reasonSentence } from '@dovolilnice/contract/access/reasons'
import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import { listUserApplications } from '@dovolilnice/contract/applications/list/list-user-applications'
import { listUserDocuments } from '@dovolilnice/contract/documents/list-user-documents'
import { listUserPermits } from '@dovolilnice/contract/permits/list/list-user-permits'
import { permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import { IconEye } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { DocumentViewer } from '../../ui/document-viewer/document-viewer.tsx'
import type { ViewedDocument } from '../../ui/document-viewer/document-viewer.tsx'
import type { Column, ListOperation, RowAction, RowOf } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { vehiclesColumn } from '../../ui/vehicles/vehicles.tsx'
import { texts } from './texts.ts'

/** A column that knows its row's type, for lists of any operation. */
const columnsOf = <O extends ListOperation>(_operation: O, columns: readonly Column<RowOf<O>>[]): readonly Column<RowOf<O>>[] => columns

const applicationColumns = columnsOf(listUserApplications, [
  { key: 'number', title: texts.number, heading: true },
  { key: 'status', title: texts.status, cell: (row, { t }) => t(applicationStatusLabels[row.status]) },
  { key: 'permit_kind_name', title: texts.kind, kind: 'name' },
  { key: 'parking_lot_name', title: texts.lot },
  { key: 'plates', title: texts.plates },
  { key: 'created_at', title: texts.sent, kind: 'instant' },
])

const permitColumns = columnsOf(listUserPermits, [
  { key: 'number', title: texts.number, heading: true },
  { key: 'status', title: texts.status, cell: (row, { t }) => t(permitStatusLabels[row.status]) },
  { key: 'permit_kind_name', title: texts.kind, kind: 'name' },
  { key: 'parking_lot_name', title: texts.lot },
  vehiclesColumn(texts.plates),
  { key: 'valid_from', title: texts.validFrom, kind: 'day' },
  { key: 'valid_until', title: texts.validUntil, kind: 'last-day' },
])

const documentColumns = columnsOf(listUserDocuments, [
  { key: 'file_name', title: texts.file, heading: true },
  { key: 'type', title: texts.kind, cell: (row, { t }) => t(row.type_name) },
  { key: 'application_number', title: texts.belongsTo, cell: (row) => row.application_number ?? row.permit_number ?? '–' },
  { key: 'expires_on', title: texts.expires, kind: 'day' },
  { key: 'created_at', title: texts.added, kind: 'instant' },
])

const passageColumns = columnsOf(listUserAccessLog, [
  { key: 'at', title: texts.at, kind: 'instant', heading: true },
  { key: 'event_name', title: texts.event, cell: (row, { t }) => t(accessEventLabels[row.event_name]) },
  { key: 'device_code', title: texts.gate, cell: (row) => row.device_name },
  { key: 'credential', title: texts.credential, cell: (row) => row.credential ?? '–' },
  {
    key: 'reason',
    title: texts.why,
    cell: (row, { locale }) => (row.reason === null ? '–' : reasonSentence(row.reason, row.reason_details, locale)),
  },
  { key: 'permit_number', title: texts.permits },
])

interface OfUser {
  id: string
}

export const UserApplications = ({ id }: OfUser) => (
  <ListScreen
    id="user-applications"
    title={texts.applications}
    operation={listUserApplications}
    params={{ id }}
    columns={applicationColumns}
    rowKey={(row) => row.id}
    rowLink={(row) => ({ to: '/vloge/$id', params: { id: row.id } })}
    empty={{ title: texts.noApplications }}
    live="applications"
    inset
  />
)

export const UserPermits = ({ id }: OfUser) => (
  <ListScreen
    id="user-permits"
    title={texts.permits}
    operation={listUserPermits}
    params={{ id }}
    columns={permitColumns}
    rowKey={(row) => row.id}
    rowLink={(row) => ({ to: '/dovolilnice/$id', params: { id: row.id } })}
    empty={{ title: texts.noPermits }}
    inset
  />
)

export const UserDocuments = ({ id }: OfUser) => {
  const t = useTranslate()
  const [viewed, setViewed] = useState<ViewedDocument>()
  const closeViewer = useCallback(() => setViewed(undefined), [])
  const documentActions = (row: RowOf<typeof listUserDocuments>): readonly RowAction[] =>
    row.deleted_at === null
      ? [
          {
            label: texts.open,
            icon: <IconEye size={16} />,
            onClick: () => setViewed({ ...row, title: t(row.type_name) }),
            prominent: true,
          },
        ]
      : []
  return (
    <>
      <ListScreen
        id="user-documents"
        title={texts.documents}
        operation={listUserDocuments}
        params={{ id }}
        columns={documentColumns}
        rowKey={(row) => row.id}
        rowActions={documentActions}
        empty={{ title: texts.noDocuments }}
        inset
      />
      {viewed && <DocumentViewer document={viewed} onClose={closeViewer} />}
    </>
  )
}

export const UserPassages = ({ id }: OfUser) => (
  <ListScreen
    id="user-passages"
    title={texts.passages}
    operation={listUserAccessLog}
    params={{ id }}
    columns={passageColumns}
    rowKey={(row) => row.id}
    empty={{ title: texts.noPassages }}
    live="access"
    inset
  />
)
