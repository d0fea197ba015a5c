import { giveBackPayment } from '@dovolilnice/contract/counter/give-back-payment'
import type { MovementRow } from '@dovolilnice/contract/counter/movement-list'
import type { Drawer } from '@dovolilnice/contract/counter/read-drawers'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { Modal } from '../../ui/overlays/modal.tsx'
import { DeviceField, WithDevices } from './device-field.tsx'
import { texts } from './texts.ts'

const { TextAreaField, TextField } = fieldsOf<BodyOf<typeof giveBackPayment>>()

interface GiveBackProps {
  movement: MovementRow
  onClose: () => void
}

const GiveBackForm = ({ movement, devices, device, onClose }: GiveBackProps & { devices: readonly Drawer[]; device: string }) => {
  const t = useTranslate()
  const locale = useLocale()
  const form = useOperationForm(giveBackPayment, {
    params: { id: movement.id },
    defaults: { device_id: device, reason: '' },
    done: texts.givenBack,
    onDone: onClose,
  })
  return (
    <OperationForm form={form} leaveFreely>
      <p>{t(texts.giveBackHow, { amount: formatCents(movement.cents, locale) })}</p>
      <DeviceField devices={devices} />
      {movement.method === 'card' && <TextField name="transaction_id" label={t(texts.transactionBack)} maxLength={80} />}
      <TextAreaField name="reason" label={t(texts.giveBackReason)} description={t(texts.giveBackReasonHint)} rows={3} maxLength={2000} />
      <FormButtons>
        <Button look="plain" onClick={onClose}>
          {t(texts.cancel)}
        </Button>
        <SubmitButton form={form} danger>
          {t(texts.giveBack)}
        </SubmitButton>
      </FormButtons>
    </OperationForm>
  )
}

/** Takes a payment of the counter back, and says what becomes of its invoice and application. */
export const GiveBackDialog = ({ movement, onClose }: GiveBackProps) => {
  const t = useTranslate()
  return (
    <Modal opened onClose={onClose} size={600} title={t(texts.giveBackTitle, { number: movement.application_number ?? '' })}>
      <WithDevices>
        {(devices, device) => <GiveBackForm movement={movement} devices={devices} device={device} onClose={onClose} />}
      </WithDevices>
    </Modal>
  )
}
