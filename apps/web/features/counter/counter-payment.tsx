import { readApplicationPayments } from '@dovolilnice/contract/payments/read-application-payments'
import { IconCashRegister } from '@tabler/icons-react'
import { useState } from 'react'
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

interface BodyProps {
  id: string
  onPaid: (taken: Taken) => void
  onClose: () => void
}

/** The form, with what is open as it was when the dialog was opened: the server refuses another amount. */
const PaymentBody = ({ id, onPaid, onClose }: BodyProps) => {
  const t = useTranslate()
  const query = useOperation(readApplicationPayments, { params: { id } })
  return (
    <OperationView query={query}>
      {({ open_cents: cents }) =>
        cents === 0 ? (
          <p>{t(texts.nothingOpen)}</p>
        ) : (
          <WithDevices>
            {(devices, device) => (
              <PaymentForm key={cents} id={id} cents={cents} devices={devices} device={device} onPaid={onPaid} onClose={onClose} />
            )}
          </WithDevices>
        )
      }
    </OperationView>
  )
}

/** Takes the money of an application that waits to be paid. What was taken stays on the screen until it is closed, also when the status has changed. */
export const CounterPayment = ({ application: { id, number, status } }: CounterPaymentProps) => {
  const t = useTranslate()
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
      {status === 'approved' && (
        <Button icon={<IconCashRegister size={18} aria-hidden />} onClick={() => setOpened(true)}>
          {t(texts.pay)}
        </Button>
      )}
      <Modal opened={opened} onClose={close} size={620} title={t(texts.payTitle, { number })}>
        {taken === undefined ? <PaymentBody id={id} onPaid={setTaken} onClose={close} /> : <PaidView taken={taken} onClose={close} />}
      </Modal>
    </>
  )
}
