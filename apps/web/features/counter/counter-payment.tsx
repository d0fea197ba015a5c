import { readAdministrativeFee } from '@dovolilnice/contract/administrative-fees/read-administrative-fee'
import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import { readApplicationPayments } from '@dovolilnice/contract/payments/read-application-payments'
import { IconCashRegister } from '@tabler/icons-react'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { useOperation } from '../../platform/calls/query.ts'
import { useMay } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { WithDevices } from './device-field.tsx'
import { PaidView } from './paid-view.tsx'
import { PaymentForm } from './payment-form.tsx'
import type { Taken } from './payment-form.tsx'
import { texts } from './texts.ts'

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
  const t = useTranslate()
  if (cents === 0) return <p>{t(texts.nothingOpen)}</p>
  return (
    <WithDevices>{(devices, device) => <PaymentForm key={cents} {...props} cents={cents} devices={devices} device={device} />}</WithDevices>
  )
}

const PriceBody = (props: BodyProps) => {
  const query = useOperation(readApplicationPayments, { params: { id: props.id } })
  return <OperationView query={query}>{({ open_cents: cents }) => <PaymentBody {...props} covers="price" cents={cents} />}</OperationView>
}

const FeeBody = (props: BodyProps) => {
  const query = useOperation(readAdministrativeFee, { params: { id: props.id } })
  return (
    <OperationView query={query}>
      {({ fee }) => <PaymentBody {...props} covers="administrative_fee" cents={fee?.open_cents ?? 0} />}
    </OperationView>
  )
}

interface PaymentButtonProps {
  id: string
  /** Of the dialog. */
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
        <Button small={small} look="plain" icon={<IconCashRegister size={18} aria-hidden />} onClick={() => setOpened(true)}>
          {label}
        </Button>
      )}
      <Modal opened={opened} onClose={close} size={620} title={title}>
        {taken === undefined ? <Body id={id} onPaid={setTaken} onClose={close} /> : <PaidView taken={taken} onClose={close} />}
      </Modal>
    </>
  )
}

/** Takes the money of an application that waits to be paid. */
export const CounterPayment = ({ application: { id, number, status } }: CounterPaymentProps) => {
  const t = useTranslate()
  return (
    <PaymentButton id={id} title={t(texts.payTitle, { number })} label={t(texts.pay)} offered={status === 'approved'} Body={PriceBody} />
  )
}

/** Takes the money of an administrative fee; it stands where the fee is shown. */
export const CounterFeePayment = ({ application: { id, number }, offered }: CounterFeePaymentProps) => {
  const t = useTranslate()
  return <PaymentButton small id={id} title={t(texts.payFeeTitle, { number })} label={t(texts.payFee)} offered={offered} Body={FeeBody} />
}
