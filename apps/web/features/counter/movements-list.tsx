import { type Drawer, giveBackPayment, listMovements, type MovementRow } from '@dovolilnice/contract/counter/operations'
import { formatMoney, t } from '../../platform/kit.ts'
import { Button, type FilterOf, ListScreen, Modal, optionsOf } from '../../ui/kit.ts'
import { type BodyOf, fieldsOf, FormButtons, OperationForm, SubmitButton, useOperationForm } from '../../ui/form/kit.ts'
import { DeviceField, WithDevices } from './device-field.tsx'
import { texts } from './texts.ts'
import { counterMethodLabels, movementKindLabels } from '@dovolilnice/contract/counter/counter-labels'
import { counterMethods, movementKinds } from '@dovolilnice/contract/counter/drawer'
import { IconReceiptRefund } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

const { TextAreaField, TextField } = fieldsOf<BodyOf<typeof giveBackPayment>>()

interface GiveBackProps {
  movement: MovementRow
  onClose: () => void
}

const GiveBackForm = ({ movement, devices, device, onClose }: GiveBackProps & { devices: readonly Drawer[]; device: string }) => {
  const form = useOperationForm(giveBackPayment, {
    params: { id: movement.id },
    defaults: { device_id: device, reason: '' },
    done: texts.givenBack,
    onDone: onClose,
  })
  return (
    <OperationForm form={form} leaveFreely>
      <p>{t(texts.giveBackHow, { amount: formatMoney(movement.cents) })}</p>
      <DeviceField devices={devices} />
      {movement.method === 'card' && <TextField name="transaction_id" label={t(texts.transactionBack)} maxLength={80} />}
      <TextAreaField name="reason" label={t(texts.reason)} description={t(texts.giveBackReasonHint)} rows={3} maxLength={2000} />
      <FormButtons>
        <Button label={t(texts.cancel)} look="plain" onClick={onClose} />
        <SubmitButton label={t(texts.giveBack)} form={form} danger />
      </FormButtons>
    </OperationForm>
  )
}

const GiveBackDialog = ({ movement, onClose }: GiveBackProps) => (
  <Modal opened onClose={onClose} size={600} title={t(texts.giveBackTitle, { number: movement.application_number ?? '' })}>
    <WithDevices>
      {(devices, device) => <GiveBackForm movement={movement} devices={devices} device={device} onClose={onClose} />}
    </WithDevices>
  </Modal>
)

const filters: readonly FilterOf<typeof listMovements>[] = [
  { key: 'kind', label: texts.kind, kind: 'choice', options: optionsOf(movementKindLabels, movementKinds) },
  { key: 'method', label: texts.method, kind: 'choice', options: optionsOf(counterMethodLabels, counterMethods) },
  { key: 'open', label: texts.onlyOpen, kind: 'flag' },
  { key: 'from', label: texts.from, kind: 'since' },
  { key: 'until', label: texts.toAndIncluding, kind: 'before' },
]

export const MovementsList = () => {
  const [chosen, choose] = useState<MovementRow>()
  return (
    <>
      <ListScreen
        id="drawer-movements"
        title={texts.movements}
        operation={listMovements}
        filters={filters}
        cells={{
          application_number: ({ application }) =>
            application && (
              <Link to="/vloge/$id" params={{ id: application.id }}>
                {application.number}
              </Link>
            ),
          invoice_number: ({ invoice }) =>
            invoice && (
              <Link to="/racuni" search={{ racun: invoice.id }}>
                {invoice.number}
              </Link>
            ),
        }}
        rowActions={(row) => [
          row.actions.includes('give_back') && { label: texts.giveBack, icon: IconReceiptRefund, onClick: () => choose(row), danger: true },
        ]}
        live="counter"
        empty={{ title: texts.noMovements, text: texts.noMovementsText }}
      />
      {chosen !== undefined && <GiveBackDialog movement={chosen} onClose={() => choose(undefined)} />}
    </>
  )
}
