import { listUserAccessLog } from '@dovolilnice/contract/access/operations'
import { listUserApplications } from '@dovolilnice/contract/applications/list/list-user-applications'
import { listUserDocuments } from '@dovolilnice/contract/documents/operations'
import { listUserPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { IconEye } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { t } from '../../platform/kit.ts'
import { DocumentViewer, type ViewedDocument } from '../../ui/document-viewer/document-viewer.tsx'
import { ListScreen, type RowAction, type RowOf } from '../../ui/kit.ts'
import { texts } from './texts.ts'

interface OfUser {
  id: string
}

export const UserApplications = ({ id }: OfUser) => (
  <ListScreen
    id="user-applications"
    title={texts.applications}
    operation={listUserApplications}
    unsearched
    params={{ id }}
    columns={['number', 'status', 'permit_kind_name', 'parking_lot_name', 'plates', 'created_at']}
    titles={{ permit_kind_name: texts.kind }}
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
    unsearched
    params={{ id }}
    columns={['number', 'status', 'permit_kind_name', 'parking_lot_name', 'vehicles', 'valid_from', 'valid_until']}
    titles={{ valid_until: texts.validUntil }}
    hidden={[]}
    rowLink={(row) => ({ to: '/dovolilnice/$id', params: { id: row.id } })}
    empty={{ title: texts.noPermits }}
    inset
  />
)

export const UserDocuments = ({ id }: OfUser) => {
  const [viewed, setViewed] = useState<ViewedDocument>()
  const closeViewer = useCallback(() => setViewed(undefined), [])
  const documentActions = (row: RowOf<typeof listUserDocuments>): readonly RowAction[] =>
    row.deleted_at === null
      ? [{ label: texts.open, icon: IconEye, onClick: () => setViewed({ ...row, title: t(row.type_name) }), prominent: true }]
      : []
  return (
    <>
      <ListScreen
        id="user-documents"
        title={texts.documents}
        operation={listUserDocuments}
        unsearched
        params={{ id }}
        columns={['file_name', 'type_name', 'application_number', 'expires_on', 'created_at']}
        titles={{ type_name: texts.kind, application_number: texts.belongsTo, created_at: texts.added }}
        hidden={[]}
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
    columns={['at', 'event_name', 'device_code', 'credential', 'reason', 'permit_number']}
    titles={{ permit_number: texts.permits }}
    empty={{ title: texts.noPassages }}
    live="access"
    inset
  />
)
