import { checkStatement, listStatements } from '@dovolilnice/contract/payments/statements/list-statements'
import { statementFaultLabels } from '@dovolilnice/contract/payments/statements/statement-faults'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { t, useLive, useMay, useOperation } from '../../platform/kit.ts'
import { type BodyOf, fieldsOf } from '../../ui/form/kit.ts'
import { type FilterOf, ListScreen, Notice, type RowOf, StepDialog } from '../../ui/kit.ts'
import { MappingsButton } from './csv/mapping-dialog.tsx'
import { texts } from './texts.ts'
import { UploadButton } from './upload-dialog.tsx'

const { TextAreaField } = fieldsOf<BodyOf<typeof checkStatement>>()
const filters: readonly FilterOf<typeof listStatements>[] = [{ key: 'with_faults', label: texts.withFaults, kind: 'flag' }]

/** Says on the payments that a statement is missing or does not add up, until a clerk has checked it. */
export const FaultsNotice = () => {
  const { data, refetch } = useOperation(
    listStatements,
    { body: { filters: { with_faults: true }, itemsPerPage: 10 } },
    { keep: true, quiet: 'server-error' },
  )
  useLive('payments', () => refetch())
  if (data === undefined || data.total === 0) return null
  return (
    <Notice tone="warning" title={t(texts.statementFaults)}>
      <Link to="/placila" search={{ tab: 'statements', with_faults: true }}>
        {t(texts.faultyStatements, { count: data.total })}
      </Link>
    </Notice>
  )
}

const CheckDialog = ({ row, onClose }: { row: RowOf<typeof listStatements>; onClose: () => void }) => (
  <StepDialog
    title={t(texts.checkStatement)}
    subject={row.bank_id ?? row.file_name}
    operation={checkStatement}
    params={{ id: row.id }}
    defaults={{ reason: '' }}
    done={texts.statementChecked}
    onClose={onClose}
  >
    {row.faults.map((fault) => (
      <p key={fault}>{t(statementFaultLabels[fault])}</p>
    ))}
    <TextAreaField name="reason" label={t(texts.checkReason)} rows={3} maxLength={2000} />
  </StepDialog>
)

export const StatementsList = () => {
  const mayWrite = useMay()('payments:write')
  const [checked, setChecked] = useState<RowOf<typeof listStatements>>()
  return (
    <>
      <ListScreen
        id="statements"
        title={texts.statements}
        operation={listStatements}
        filters={filters}
        rowLink={(row) => ({ to: '/placila', search: { upload_id: row.upload_id } })}
        rowActions={(row) => [
          mayWrite && row.faults.length > 0 && { label: texts.checkStatement, icon: IconCheck, onClick: () => setChecked(row) },
        ]}
        live="payments"
        actions={
          <>
            <MappingsButton />
            <UploadButton />
          </>
        }
        empty={{ title: texts.noStatements }}
      />
      {checked !== undefined && <CheckDialog row={checked} onClose={() => setChecked(undefined)} />}
    </>
  )
}
