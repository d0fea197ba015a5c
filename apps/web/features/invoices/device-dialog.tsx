import { cashDeviceFormSchema } from '@dovolilnice/contract/invoices/premises/business-premise'
import type { CashDevice } from '@dovolilnice/contract/invoices/premises/business-premise'
import { createCashDevice } from '@dovolilnice/contract/invoices/premises/create-cash-device'
import { updateCashDevice } from '@dovolilnice/contract/invoices/premises/update-cash-device'
import { seenVersion } from '@dovolilnice/contract/history/seen-version'
import { z } from 'zod/mini'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { StepDialog } from '../../ui/record/step-dialog.tsx'
import { CodeAndName } from './code-and-name.tsx'
import { premiseTexts as texts } from './premise-texts.ts'

const schema = z.extend(cashDeviceFormSchema, seenVersion)
type Values = z.input<typeof schema>

const { CheckboxField } = fieldsOf<Values>()

const emptyDevice: Values = { code: '', name: '', active: true, is_default: false, at_counter: true, version: 1 }

const DeviceFields = () => {
  const t = useTranslate()
  return (
    <>
      <CodeAndName />
      <CheckboxField name="active" label={t(texts.active)} />
      <CheckboxField name="at_counter" label={t(texts.atCounter)} />
      <CheckboxField name="is_default" label={t(texts.isDefault)} />
    </>
  )
}

interface DeviceProps {
  device: CashDevice | 'new'
  premise_id: string
  onClose: () => void
}

/** Adds a device to a premise, or changes one. */
export const DeviceDialog = ({ device, premise_id: premiseId, onClose }: DeviceProps) => {
  const t = useTranslate()
  const frame = { submit: t(texts.save), done: texts.deviceSaved, onClose, schema }
  if (device === 'new') {
    const params = { id: premiseId }
    return (
      <StepDialog<typeof createCashDevice, Values>
        {...frame}
        title={t(texts.newDevice)}
        operation={createCashDevice}
        params={params}
        defaults={emptyDevice}
        toCall={({ version, ...body }) => ({ params, body })}
      >
        <DeviceFields />
      </StepDialog>
    )
  }
  const { id, invoices, ...values } = device
  const params = { id }
  return (
    <StepDialog<typeof updateCashDevice, Values>
      {...frame}
      title={t(texts.editDevice)}
      operation={updateCashDevice}
      params={params}
      defaults={values}
      toCall={(body) => ({ params, body })}
    >
      <DeviceFields />
    </StepDialog>
  )
}
