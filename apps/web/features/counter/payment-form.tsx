import { counterMethodLabels } from '@dovolilnice/contract/counter/counter-labels'
import { counterMethods } from '@dovolilnice/contract/counter/drawer'
import { payAtCounter } from '@dovolilnice/contract/counter/pay-at-counter'
import type { Drawer } from '@dovolilnice/contract/counter/operations'
import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { formatMoney, t, useUser } from '../../platform/kit.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type BodyOf, CheckInput, fieldsOf, FormRow, MoneyField, OperationForm, optionsOf, useOperationForm } from '../../ui/form/kit.ts'
import styles from './counter.module.css'
import { DeviceField, keepOwnDevice } from './device-field.tsx'
import { texts } from './texts.ts'

type Values = BodyOf<typeof payAtCounter>
const { SelectField, TextField } = fieldsOf<Values>()

export type Taken = OperationOutput<typeof payAtCounter>

export const LargeAmount = ({ label, cents }: { label: string; cents: number }) => (
  <p className={styles.large}>
    <span>{label}</span> <strong>{formatMoney(cents)}</strong>
  </p>
)

/** Cash with its change, or the slip of the terminal; of a part where not the whole is paid. */
const MethodFields = ({ cents: whole }: { cents: number | undefined }) => {
  const [method, tendered, part] = useWatch<Values, ['method', 'tendered_cents', 'cents']>({ name: ['method', 'tendered_cents', 'cents'] })
  const cents = whole ?? part
  if (method === 'card')
    return <TextField name="transaction_id" label={t(texts.transaction)} description={t(texts.transactionHint)} maxLength={80} />
  return (
    <>
      <MoneyField<Values> name="tendered_cents" label={t(texts.tendered)} autoFocus />
      {typeof tendered === 'number' && typeof cents === 'number' && tendered >= cents && (
        <LargeAmount label={t(texts.change)} cents={tendered - cents} />
      )}
    </>
  )
}

interface FormProps {
  id: string
  covers: PaidPart
  /** What is open of the application. */
  cents: number
  devices: readonly Drawer[]
  device: string
  onPaid: (taken: Taken) => void
  onClose: () => void
}

export const PaymentForm = ({ id, covers, cents, devices, device, onPaid, onClose }: FormProps) => {
  const user = useUser()
  const [isPart, setIsPart] = useState(false)
  const form = useOperationForm<typeof payAtCounter, Values>(payAtCounter, {
    params: { id },
    about: covers,
    defaults: { device_id: device, method: 'cash', covers, cents },
    // What was typed for the other way of paying is not sent, and the amount is the one that stands above.
    toCall: ({ tendered_cents, transaction_id, cents: part, ...body }) => ({
      params: { id },
      body: {
        ...body,
        covers,
        ...(isPart ? { cents: part, open_cents: cents } : { cents }),
        ...(body.method === 'cash' ? { tendered_cents } : { transaction_id }),
      },
    }),
    onDone: (taken, { device_id }) => {
      keepOwnDevice(user.id, device_id)
      onPaid(taken)
    },
  })
  return (
    <OperationForm form={form} leaveFreely submit={t(covers === 'price' ? texts.takeCash : texts.takeFee)} onCancel={onClose}>
      <LargeAmount label={t(texts.toPay)} cents={cents} />
      {covers === 'price' && (
        <CheckInput label={t(texts.part)} checked={isPart} onChange={({ currentTarget }) => setIsPart(currentTarget.checked)} />
      )}
      {isPart && <MoneyField<Values> name="cents" label={t(texts.partAmount)} />}
      <p className="soft">{t(covers === 'administrative_fee' ? texts.wholeFee : isPart ? texts.partHow : texts.wholeOnly)}</p>
      <FormRow>
        <SelectField name="method" label={t(texts.method)} options={optionsOf(counterMethodLabels, counterMethods)} />
        <DeviceField devices={devices} />
      </FormRow>
      <MethodFields cents={isPart ? undefined : cents} />
    </OperationForm>
  )
}
