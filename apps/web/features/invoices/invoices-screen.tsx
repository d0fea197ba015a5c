import { listInvoices, readSending, sendInvoices } from '@dovolilnice/contract/invoices/operations'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { confirm, t, useAction, useMay, useOperation } from '../../platform/kit.ts'
import { Button, ButtonLink, type FilterOf, ListScreen, Modal, Notice, optionsOf, Stacked, useOpenInUrl } from '../../ui/kit.ts'
import { FormButtons } from '../../ui/form/kit.ts'
import { texts } from './texts.ts'
import {
  invoiceKindLabels,
  invoiceKinds,
  type InvoiceRow,
  invoiceStatuses,
  invoiceStatusLabels,
  paymentMethodLabels,
  paymentMethods,
} from '@dovolilnice/contract/invoices/invoice'
import { listBusinessPremises } from '@dovolilnice/contract/invoices/premises/premises'
import { IconBuildingStore, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { CancelInvoiceDialog, InvoiceDialog, useInvoiceActions } from './invoice-dialog.tsx'
import { FiscalStatusNotices } from './fiscal-status-notices.tsx'
import { InvoiceStatusBadge } from './invoice-status-badge.tsx'
import styles from './invoices.module.css'

type Asked = OperationOutput<typeof sendInvoices>

const everyMs = 1_000

const Progress = ({ asked }: { asked: Asked }) => {
  const { data } = useOperation(readSending, { params: { id: asked.run_id } }, { every: everyMs })
  const { total = asked.total, done = 0, sent = 0, failed = 0 } = data ?? {}
  return (
    <>
      <progress value={sent + failed} max={total} aria-label={t(texts.sending)} />
      <p role="status">{t(texts.sendingProgress, { done, total, sent })}</p>
      {failed > 0 && <Notice tone="bad" title={t(texts.sendingFailed, { count: failed })} />}
    </>
  )
}

/** How far a sending has come, and who gets no mail. It goes on when the dialog is closed. */
const SendingDialog = ({ asked, onClose }: { asked: Asked; onClose: () => void }) => {
  const { total, without_email: withoutEmail, through_ujp: throughUjp } = asked
  return (
    <Modal opened onClose={onClose} size={560} title={t(texts.sending)}>
      <Stacked>
        {total === 0 ? <p>{t(texts.sendingNone)}</p> : <Progress asked={asked} />}
        {withoutEmail > 0 && <Notice tone="warning" title={t(texts.withoutEmail, { count: withoutEmail })} />}
        {throughUjp > 0 && <Notice tone="warning" title={t(texts.throughUjp, { count: throughUjp })} />}
        <FormButtons>
          <Button label={t(texts.close)} onClick={onClose} />
        </FormButtons>
      </Stacked>
    </Modal>
  )
}

const useFilters = (): readonly FilterOf<typeof listInvoices>[] => {
  const premises = useOperation(listBusinessPremises, {}).data?.premises ?? []
  return [
    { key: 'status', label: texts.status, kind: 'choice', options: optionsOf(invoiceStatusLabels, invoiceStatuses) },
    { key: 'kind', label: texts.kind, kind: 'choice', options: optionsOf(invoiceKindLabels, invoiceKinds) },
    { key: 'payment_method', label: texts.method, kind: 'choice', options: optionsOf(paymentMethodLabels, paymentMethods) },
    {
      key: 'sales_location_nr',
      label: texts.premise,
      kind: 'choice',
      options: premises.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` })),
    },
    { key: 'from', label: texts.from, kind: 'since' },
    { key: 'until', label: texts.toAndIncluding, kind: 'before' },
  ]
}

/** The number with who pays and how it stands, on one line: the specification has no columns for these two. */
const NumberCell = ({ invoice }: { invoice: InvoiceRow }) => {
  const kind = invoice.kind === 'invoice' ? '' : `${t(invoiceKindLabels[invoice.kind])} · `
  const payer = `${kind}${invoice.payer_name}`
  return (
    <span className={styles.number}>
      <span>{invoice.invoice_nr}</span>
      <span className={styles.payer} title={payer}>
        {payer}
      </span>
      <InvoiceStatusBadge status={invoice.status} />
    </span>
  )
}

const sendable = (rows: readonly InvoiceRow[]): string[] => rows.filter(({ actions }) => actions.includes('send')).map(({ id }) => id)

const SendSelected = ({ rows, busy, onSend }: { rows: readonly InvoiceRow[]; busy: boolean; onSend: (ids: string[]) => void }) => {
  const ids = sendable(rows)
  return (
    <Button small icon={IconSend} busy={busy} disabled={ids.length === 0} onClick={() => onSend(ids)}>
      {ids.length === 0 ? t(texts.nothingToSend) : t(texts.sendSelected, { count: ids.length })}
    </Button>
  )
}

export const InvoicesScreen = () => {
  const mayWrite = useMay()('invoices:write')
  const { id, open } = useOpenInUrl('racun')
  const [cancelled, setCancelled] = useState<InvoiceRow>()
  const [asked, setAsked] = useState<Asked>()
  const send = useAction(sendInvoices, { onDone: setAsked })
  const actionsOf = useInvoiceActions(setCancelled)
  const sendAll = async (): Promise<void> => {
    if (await confirm({ title: texts.sendAll, text: texts.sendAllText, action: texts.sendAll })) send.mutate({ body: {} })
  }
  return (
    <>
      <FiscalStatusNotices />
      <div className={styles.invoices}>
        <ListScreen
          id="invoices"
          title={texts.invoices}
          operation={listInvoices}
          columns={[
            'invoice_nr',
            'sales_location_nr',
            'cashier_nr',
            'payment_method_name',
            'amount',
            'zoi',
            'eor',
            'transaction_id',
            'date_time',
            'id',
          ]}
          cells={{ invoice_nr: (row) => <NumberCell invoice={row} /> }}
          filters={useFilters()}
          folded
          usualRows={25}
          onOpen={(row) => open(row.id)}
          rowActions={actionsOf}
          selection={
            mayWrite
              ? (rows, clear) => (
                  <SendSelected rows={rows} busy={send.isPending} onSend={(ids) => send.mutate({ body: { ids } }, { onSuccess: clear })} />
                )
              : undefined
          }
          live="invoices"
          actions={
            <>
              <ButtonLink label={t(texts.premises)} look="plain" to="/racuni/prostori" icon={IconBuildingStore} />
              {mayWrite && <Button label={t(texts.sendAll)} icon={IconSend} busy={send.isPending} onClick={() => void sendAll()} />}
            </>
          }
          empty={{ title: texts.none, text: texts.noneHint }}
        />
      </div>
      {id !== undefined && cancelled === undefined && <InvoiceDialog id={id} onClose={() => open(undefined)} onCancel={setCancelled} />}
      {cancelled !== undefined && <CancelInvoiceDialog invoice={cancelled} onClose={() => setCancelled(undefined)} />}
      {asked !== undefined && <SendingDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
