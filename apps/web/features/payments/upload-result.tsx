import { paymentStatusSentences } from '@dovolilnice/contract/payments/payment-labels'
import { readUpload } from '@dovolilnice/contract/payments/statements/read-upload'
import { statementFaultLabels } from '@dovolilnice/contract/payments/statements/statement-faults'
import type { StatementUpload } from '@dovolilnice/contract/payments/statements/upload-statement'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { Link } from '@tanstack/react-router'
import { useOperation } from '../../platform/calls/query.ts'
import { useLive } from '../../platform/live.ts'
import { formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { PaymentStatusBadge } from './payment-status-badge.tsx'
import styles from './payments.module.css'
import { texts } from './texts.ts'

/** While applications are being settled it is read anew this often, in ms, also where no live message comes. */
const whileSettling = 2_000

const Outcomes = ({ upload }: { upload: StatementUpload }) => {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <ul className={styles.outcomes}>
      {upload.outcomes.map(({ status, count, cents }) => (
        <li key={status}>
          <Link to="/placila" search={{ upload_id: upload.id, status }}>
            <strong>{count}</strong> <PaymentStatusBadge status={status} />
            {status !== 'foreign' && <span>{formatCents(cents, locale)}</span>}
          </Link>
          <span className={styles.soft}>{t(paymentStatusSentences[status])}</span>
        </li>
      ))}
    </ul>
  )
}

const Result = ({ upload }: { upload: StatementUpload }) => {
  const t = useTranslate()
  const locale = useLocale()
  const { file_name: file, uploaded_by_name: name, uploaded_at: at, added, entries, settling } = upload
  const faults = upload.statements.flatMap(({ id, bank_id, faults: found }) => found.map((fault) => ({ id, bank_id, fault })))
  return (
    <Sheet
      title={t(texts.uploadedTitle, { file })}
      actions={
        <ButtonLink look="plain" small to="/placila">
          {t(texts.showAll)}
        </ButtonLink>
      }
    >
      <p className={styles.soft}>{t(texts.uploadedBy, { name: name ?? '', at: formatInstant(at, locale) })}</p>
      {added === 0 ? (
        <Notice title={t(texts.nothingNew)} />
      ) : (
        <p>
          <strong>{t(texts.added, { count: added })}</strong>. {t(texts.ofEntries, { entries })}
        </p>
      )}
      {faults.length > 0 && (
        <Notice tone="warning" title={t(texts.statementFaults)}>
          <ul>
            {faults.map(({ id, bank_id, fault }) => (
              <li key={`${id} ${fault}`}>{[bank_id, t(statementFaultLabels[fault])].filter(Boolean).join(': ')}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Outcomes upload={upload} />
      {settling > 0 && (
        <p role="status" className={styles.soft}>
          {t(texts.settling, { count: settling })}
        </p>
      )}
    </Sheet>
  )
}

/** What an upload brought, by outcome; each outcome leads to its payments. It follows the settling of the applications. */
export const UploadResult = ({ id }: { id: string }) => {
  const query = useOperation(readUpload, { params: { id } }, { keep: true })
  const settling = query.data?.settling ?? 0
  useOperation(readUpload, { params: { id } }, { enabled: settling > 0, every: whileSettling })
  useLive('payments', () => query.refetch())
  return <OperationView query={query}>{(upload) => <Result upload={upload} />}</OperationView>
}
