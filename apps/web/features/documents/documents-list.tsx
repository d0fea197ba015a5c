import type { Document } from '@dovolilnice/contract/documents/document'
import { listDocuments } from '@dovolilnice/contract/documents/operations'
import { IconEye } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { formatDay, t, useResources } from '../../platform/kit.ts'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { DocumentViewer, type ViewedDocument } from '../../ui/document-viewer/document-viewer.tsx'
import { type FilterOf, ListScreen } from '../../ui/kit.ts'
import { texts } from './texts.ts'

const numberOf = ({ application_number: application, permit_number: permit }: Document): string => application ?? permit ?? '–'

const RecordLink = ({ document }: { document: Document }) => {
  const { application_id: application, permit_id: permit } = document
  if (application !== null)
    return (
      <Link to="/vloge/$id" params={{ id: application }}>
        {numberOf(document)}
      </Link>
    )
  return permit === null ? (
    numberOf(document)
  ) : (
    <Link to="/dovolilnice/$id" params={{ id: permit }}>
      {numberOf(document)}
    </Link>
  )
}

const cells = {
  outlived_by: ({ outlived_by: permit }: Document) =>
    permit && (
      <>
        <Link to="/dovolilnice/$id" params={{ id: permit.id }}>
          {permit.number}
        </Link>{' '}
        {t(texts.permitUntil, { day: formatDay(lastDayOf(permit.valid_until)) })}
      </>
    ),
  application_number: (row: Document) => <RecordLink document={row} />,
}

/** What the kinds of permit ask for, each once. */
const useFilters = (): FilterOf<typeof listDocuments>[] => {
  const kinds = useResources()?.permit_kinds ?? []
  const names = new Map(kinds.flatMap(({ documents }) => documents.map(({ type, name }) => [type, name] as const)))
  return [
    { key: 'type', label: texts.documentKind, kind: 'choice', options: [...names].map(([value, label]) => ({ value, label })) },
    { key: 'expires_from', label: texts.expiresFrom, kind: 'day' },
    { key: 'expires_before', label: texts.expiresBefore, kind: 'last-day' },
    { key: 'outlived', label: texts.outlived, kind: 'flag' },
  ]
}

export const DocumentsList = () => {
  const [viewed, setViewed] = useState<ViewedDocument>()
  const closeViewer = useCallback(() => setViewed(undefined), [])
  const view = (document: Document) => setViewed({ ...document, title: t(document.type_name) })
  return (
    <>
      <ListScreen
        id="documents"
        title={texts.documents}
        operation={listDocuments}
        cells={cells}
        filters={useFilters()}
        onOpen={view}
        rowActions={(row) => [{ label: texts.viewDocument, icon: IconEye, onClick: () => view(row), prominent: true }]}
        empty={{ title: texts.noDocumentsFound }}
      />
      {viewed && <DocumentViewer document={viewed} onClose={closeViewer} />}
    </>
  )
}
