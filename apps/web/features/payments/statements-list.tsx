import { listStatements } from '@dovolilnice/contract/payments/list-statements'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { MappingsButton } from './csv/mappings-dialog.tsx'
import { texts } from './texts.ts'
import { UploadButton } from './upload-dialog.tsx'

/** The statements that were uploaded; each leads to what its upload brought. */
export const StatementsList = () => (
  <ListScreen
    id="statements"
    title={texts.statements}
    operation={listStatements}
    searchKey="search"
    rowKey={(row) => row.id}
    rowLink={(row) => ({ to: '/placila', search: { upload_id: row.upload_id } })}
    live="payments"
    actions={
      <>
        <MappingsButton />
        <UploadButton />
      </>
    }
    empty={{ title: texts.noStatements }}
  />
)
