import { readFeeReceipt } from '@dovolilnice/contract/counter/operations'
import { getInvoice, readInvoicePdf } from '@dovolilnice/contract/invoices/operations'
import { IconCashRegister, IconPrinter } from '@tabler/icons-react'
import { printPaper, t, useLive, useMay, useOperation } from '../../platform/kit.ts'
import { Button, Facts, Modal, Notice, OperationView, Stacked } from '../../ui/kit.ts'
import { FormButtons } from '../../ui/form/kit.ts'
import { LargeAmount, PaymentForm, type Taken } from './payment-form.tsx'
import { texts } from './texts.ts'
import { readAdministrativeFee } from '@dovolilnice/contract/administrative-fees/operations'
import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import { readApplicationPayments } from '@dovolilnice/contract/payments/operations'
import { type ComponentType, useState } from 'react'
import { WithDevices } from './device-field.tsx'

/** What is to be given back now. */
const Change = ({ taken }: { taken: Taken }) => {
  if (taken.method === 'card') return <p className="soft">{t(texts.paidByCard)}</p>
  const change = taken.change_cents ?? 0
  return change > 0 ? <LargeAmount label={t(texts.change)} cents={change} /> : <p className="soft">{t(texts.noChange)}</p>
}

const InvoiceFacts = ({ invoice, permit }: { invoice: NonNullable<Taken['invoice']>; permit: string | null }) => {
  const query = useOperation(getInvoice, { params: { id: invoice.id } }, { keep: true })
  useLive('invoices', () => query.refetch())
  return (
    <Facts
      facts={[
        { label: t(texts.invoice), value: invoice.number },
        { label: t(texts.permit), value: permit ?? t(texts.permitLater), wide: permit === null },
        { label: t(texts.zoi), value: query.data?.zoi, wide: true },
        { label: t(texts.eor), value: query.data && (query.data.eor ?? t(texts.eorLater)), wide: true },
      ]}
    />
  )
}

/** What was taken: the change to give, and the invoice to print, also while the tax authority is away. A fee of law has a receipt instead. */
const PaidView = ({ taken, onClose }: { taken: Taken; onClose: () => void }) => {
  const { id, invoice, permit_number: permit } = taken
  const print = () => (invoice === null ? printPaper(readFeeReceipt, id) : printPaper(readInvoicePdf, invoice.id))
  return (
    <Stacked>
      <Notice tone="good" title={t(texts.paid)} role="status" />
      <Change taken={taken} />
      {taken.left_cents > 0 && <LargeAmount label={t(texts.leftToPay)} cents={taken.left_cents} />}
      {invoice !== null && <InvoiceFacts invoice={invoice} permit={permit} />}
      <FormButtons>
        <Button label={t(texts.done)} look="plain" onClick={onClose} />
        <Button label={t(invoice === null ? texts.receipt : texts.printInvoice)} icon={IconPrinter} onClick={print} />
      </FormButtons>
    </Stacked>
  )
}

export interface CounterPaymentProps {
  application: { id: string; number: string; status: string }
}

export interface CounterFeePaymentProps {
  application: { id: string; number: string }
  /** Whether something of the fee is open. */
  offered: boolean
}

interface BodyProps {
  id: string
  onPaid: (taken: Taken) => void
  onClose: () => void
}

/** The form, with what is open as it was when the dialog was opened: the server refuses another amount. */
const PaymentBody = ({ cents, ...props }: BodyProps & { cents: number; covers: PaidPart }) => {
  if (cents === 0) return <p>{t(texts.nothingOpen)}</p>
  return (
    <WithDevices>{(devices, device) => <PaymentForm key={cents} {...props} cents={cents} devices={devices} device={device} />}</WithDevices>
  )
}

const PriceBody = (props: BodyProps) => {
  const query = useOperation(readApplicationPayments, { params: { id: props.id } })
  return <OperationView query={query}>{({ open_cents: cents }) => <PaymentBody {...props} covers="price" cents={cents} />}</OperationView>
}

const FeeBody = (props: BodyProps) => (
  <OperationView query={useOperation(readAdministrativeFee, { params: { id: props.id } })}>
    {({ fee }) => <PaymentBody {...props} covers="administrative_fee" cents={fee?.open_cents ?? 0} />}
  </OperationView>
)

interface PaymentButtonProps {
  id: string
  title: string
  label: string
  /** Whether something waits to be paid. */
  offered: boolean
  small?: boolean
  Body: ComponentType<BodyProps>
}

/** What was taken stays on the screen until it is closed, also when nothing waits to be paid any more. */
const PaymentButton = ({ id, title, label, offered, small = false, Body }: PaymentButtonProps) => {
  const mayWrite = useMay()('payments:write')
  const [opened, setOpened] = useState(false)
  const [taken, setTaken] = useState<Taken>()
  if (!mayWrite) return null
  const close = () => {
    setOpened(false)
    setTaken(undefined)
  }
  return (
    <>
      {offered && (
        <Button small={small} look="plain" icon={IconCashRegister} onClick={() => setOpened(true)}>
          {label}
        </Button>
      )}
      <Modal opened={opened} onClose={close} size={620} title={title}>
        {taken === undefined ? <Body id={id} onPaid={setTaken} onClose={close} /> : <PaidView taken={taken} onClose={close} />}
      </Modal>
    </>
  )
}

export const CounterPayment = ({ application: { id, number, status } }: CounterPaymentProps) => (
  <PaymentButton id={id} title={t(texts.payTitle, { number })} label={t(texts.pay)} offered={status === 'approved'} Body={PriceBody} />
)

export const CounterFeePayment = ({ application: { id, number }, offered }: CounterFeePaymentProps) => (
  <PaymentButton small id={id} title={t(texts.payFeeTitle, { number })} label={t(texts.payFee)} offered={offered} Body={FeeBody} />
)
