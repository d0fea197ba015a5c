import { paymentSourceLabels, paymentStatusFilterLabels, paymentStatusSentences } from '@dovolilnice/contract/payments/payment-status'
import { readUpload } from '@dovolilnice/contract/payments/statements/read-upload'
import { statementFaultLabels } from '@dovolilnice/contract/payments/statements/statement-faults'
import type { StatementUpload } from '@dovolilnice/contract/payments/statements/upload-statement'
import { formatInstant, formatMoney, t, textOf, useLive, useOperation } from '../../platform/kit.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import {
  ButtonLink,
  type FilterOf,
  ListScreen,
  Notice,
  OperationView,
  optionsOf,
  Sheet,
  Stacked,
  Tabs,
  useOpenInUrl,
} from '../../ui/kit.ts'
import { PaymentStatusBadge } from './payment-steps.tsx'
import styles from './payments.module.css'
import { texts } from './texts.ts'
import { listPaidApplications, listPayments } from '@dovolilnice/contract/payments/operations'
import { paymentSources } from '@dovolilnice/contract/payments/payment-source'
import { PaymentDialog } from './payment-dialog.tsx'
import { SettlementsSheet } from './settlements-sheet.tsx'
import { StatementsList } from './statements-list.tsx'
import { WaitingPayments } from './waiting-payments.tsx'
import { UploadButton } from './upload-dialog.tsx'

/** While applications are being settled it is read anew this often, in ms, also where no live message comes. */
const whileSettling = 2_000

const Outcomes = ({ upload }: { upload: StatementUpload }) => (
  <ul className={styles.outcomes}>
    {upload.outcomes.map(({ status, count, cents }) => (
      <li key={status}>
        <Link to="/placila" search={{ upload_id: upload.id, status }}>
          <strong>{count}</strong> <PaymentStatusBadge status={status} />
          {status !== 'foreign' && <span>{formatMoney(cents)}</span>}
        </Link>
        <span className="soft">{t(paymentStatusSentences[status])}</span>
      </li>
    ))}
  </ul>
)

const Result = ({ upload }: { upload: StatementUpload }) => {
  const { file_name: file, uploaded_by_name: name, uploaded_at: at, added, entries, settling } = upload
  const faults = upload.statements.flatMap(({ id, bank_id, faults: found }) => found.map((fault) => ({ id, bank_id, fault })))
  return (
    <Sheet
      title={t(texts.uploadedTitle, { file })}
      actions={<ButtonLink label={t(texts.showAll)} look="plain" small to="/placila" search={{ tab: 'all' }} />}
    >
      <p className="soft">{t(texts.uploadedBy, { name: name ?? '', at: formatInstant(at) })}</p>
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
        <p role="status" className="soft">
          {t(texts.settling, { count: settling })}
        </p>
      )}
    </Sheet>
  )
}

/** What an upload brought, by outcome; each outcome leads to its payments. It follows the settling of the applications. */
const UploadResult = ({ id }: { id: string }) => {
  const query = useOperation(readUpload, { params: { id } }, { keep: true })
  const settling = query.data?.settling ?? 0
  useOperation(readUpload, { params: { id } }, { enabled: settling > 0, every: whileSettling })
  useLive('payments', () => query.refetch())
  return <OperationView query={query}>{(upload) => <Result upload={upload} />}</OperationView>
}

const narrowing: readonly FilterOf<typeof listPayments>[] = [
  {
    key: 'direction',
    label: texts.direction,
    kind: 'choice',
    options: [
      { value: 'credit', label: texts.credit },
      { value: 'debit', label: texts.debit },
    ],
  },
  { key: 'source', label: texts.source, kind: 'choice', options: optionsOf(paymentSourceLabels, paymentSources) },
  { key: 'from', label: texts.from, kind: 'day' },
  { key: 'until', label: texts.until, kind: 'last-day' },
]

const filtersOfAll: readonly FilterOf<typeof listPayments>[] = [
  { key: 'status', label: texts.status, kind: 'choice', options: optionsOf(paymentStatusFilterLabels) },
  ...narrowing,
]

/** All payments; of one upload only, with what it brought, while the URL names one. */
const PaymentsList = () => {
  const { upload_id: id } = useSearch({ from: '/inside/placila' })
  const upload = textOf(id)
  const { id: opened, open } = useOpenInUrl('placilo')
  return (
    <Stacked>
      {upload !== undefined && <UploadResult id={upload} />}
      <ListScreen
        id="payments"
        key={upload}
        title={texts.payments}
        operation={listPayments}
        cells={{ status: ({ status }) => <PaymentStatusBadge status={status} /> }}
        filters={filtersOfAll}
        folded
        {...(upload !== undefined && { fixedFilters: { upload_id: upload } })}
        onOpen={(row) => open(row.id)}
        live="payments"
        actions={<UploadButton />}
        empty={{ title: texts.noPayments }}
      />
      {opened !== undefined && <PaymentDialog key={opened} id={opened} title={t(texts.payment)} onClose={() => open(undefined)} />}
    </Stacked>
  )
}

const filters: readonly FilterOf<typeof listPaidApplications>[] = [
  { key: 'without_permit', label: texts.withoutPermit, kind: 'flag' },
  { key: 'without_invoice', label: texts.withoutInvoice, kind: 'flag' },
]

const PaidApplicationsList = () => (
  <ListScreen
    id="paid-applications"
    title={texts.paidApplications}
    operation={listPaidApplications}
    filters={filters}
    rowLink={({ id }) => ({ to: '/vloge/$id', params: { id } })}
    live="payments"
    empty={{ title: texts.nobodyPaid }}
  />
)

const Statements = () => (
  <Stacked>
    <StatementsList />
    <SettlementsSheet />
  </Stacked>
)

type Part = 'waiting' | 'all' | 'statements' | 'applications'

/** What an address names: what waits for a clerk, unless it asks for an upload or a status. */
const partOf = (search: { tab?: unknown; upload_id?: unknown; status?: unknown }): Part => {
  const { tab } = search
  if (tab === 'statements' || tab === 'applications' || tab === 'all') return tab
  return search.upload_id === undefined && search.status === undefined ? 'waiting' : 'all'
}

export const PaymentsScreen = () => {
  const navigate = useNavigate({ from: '/placila' })
  return (
    <Tabs
      label={t(texts.parts)}
      tabs={[
        { key: 'waiting', title: t(texts.waiting), content: <WaitingPayments filters={narrowing} /> },
        { key: 'all', title: t(texts.showAll), content: <PaymentsList /> },
        { key: 'statements', title: t(texts.statements), content: <Statements /> },
        { key: 'applications', title: t(texts.paidApplications), content: <PaidApplicationsList /> },
      ]}
      shown={partOf(useSearch({ from: '/inside/placila' }))}
      onChoose={(key) => void navigate({ search: key === 'waiting' ? {} : { tab: key }, resetScroll: false })}
    />
  )
}
