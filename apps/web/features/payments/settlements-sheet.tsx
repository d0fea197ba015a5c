import { listSettlements, type Settlement, uploadSettlement } from '@dovolilnice/contract/payments/settlements/settlements'
import { formatInstant, formatMoney, t, useLive, useMay, useOperation } from '../../platform/kit.ts'
import { IconUpload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod/mini'
import { Button, OperationView, Sheet, SheetTable, StepDialog } from '../../ui/kit.ts'
import { FilesField, formDataOf } from '../../ui/form/kit.ts'
import { texts } from './texts.ts'
import { statementFiles } from './upload-dialog.tsx'

const schema = z.object({ file: z.array(z.instanceof(File)).check(z.minLength(1, 'statement_missing'), z.maxLength(1)) })
type Values = z.output<typeof schema>

const reportFiles = { ...statementFiles, choose: texts.chooseReport, accept: '.csv,.txt,text/csv,text/plain' }

const UploadDialog = ({ onClose }: { onClose: () => void }) => (
  <StepDialog<typeof uploadSettlement, Values>
    title={t(texts.uploadSettlement)}
    about="new"
    operation={uploadSettlement}
    defaults={{ file: [] }}
    schema={schema}
    toCall={(values) => ({ body: formDataOf(values) })}
    done={texts.settlementUploaded}
    onClose={onClose}
  >
    <FilesField<Values> name="file" label={t(texts.settlementFile)} description={t(texts.settlementHint)} rules={reportFiles} />
  </StepDialog>
)

const State = ({ settlement: { payment_id: payment, is_cleared: cleared, unmatched } }: { settlement: Settlement }) => {
  if (payment !== null)
    return (
      <Link to="/placila" search={{ placilo: payment, status: '' }}>
        {t(texts.arrivedAtBank)}
      </Link>
    )
  if (cleared) return t(texts.settledEven)
  return unmatched.length > 0 ? t(texts.unmatchedLines, { count: unmatched.length }) : t(texts.onTheWay)
}

export const SettlementsSheet = () => {
  const mayWrite = useMay()('payments:write')
  const [uploads, setUploads] = useState(false)
  const query = useOperation(listSettlements, {}, { keep: true })
  useLive('payments', () => query.refetch())
  return (
    <Sheet
      title={t(texts.settlements)}
      actions={mayWrite && <Button label={t(texts.uploadSettlement)} look="plain" icon={IconUpload} onClick={() => setUploads(true)} />}
    >
      <OperationView query={query}>
        {({ settlements }) => (
          <SheetTable
            caption={t(texts.settlements)}
            rows={settlements}
            empty={<p className="soft">{t(texts.noSettlements)}</p>}
            columns={[
              { title: t(texts.batch), cell: ({ merchant, batch }) => `${merchant} ${batch}` },
              { title: t(texts.uploadedAt), cell: ({ uploaded_at: at }) => formatInstant(at) },
              { title: t(texts.payout), cell: ({ net_cents: cents }) => formatMoney(cents), align: 'right' },
              { title: t(texts.keptFee), cell: ({ fee_cents: cents }) => formatMoney(cents), align: 'right' },
              {
                title: t(texts.state),
                cell: (settlement) => (
                  <>
                    <State settlement={settlement} />
                    {settlement.chargebacks > 0 && `, ${t(texts.chargebackLines, { count: settlement.chargebacks })}`}
                  </>
                ),
              },
            ]}
          />
        )}
      </OperationView>
      {uploads && <UploadDialog onClose={() => setUploads(false)} />}
    </Sheet>
  )
}
