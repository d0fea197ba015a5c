import { closeDrawer } from '@dovolilnice/contract/counter/close-drawer'
import type { Drawer } from '@dovolilnice/contract/counter/read-drawers'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { MoneyField } from '../../ui/form/inputs/money-field.tsx'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { StepDialog } from '../../ui/record/step-dialog.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { CountFields } from './count-fields.tsx'
import styles from './counter.module.css'
import { LargeAmount } from './payment-form.tsx'
import { texts } from './texts.ts'

type Values = BodyOf<typeof closeDrawer>
const { TextAreaField } = fieldsOf<Values>()

/** Whether the count agrees; where it does not, why. */
const Difference = ({ expected }: { expected: number }) => {
  const t = useTranslate()
  const locale = useLocale()
  const counted = useWatch<Values, 'counted_cents'>({ name: 'counted_cents' })
  if (typeof counted !== 'number') return null
  const off = counted - expected
  if (off === 0) return <Notice tone="good" title={t(texts.differenceNone)} />
  const amount = formatCents(Math.abs(off), locale)
  return (
    <>
      <Notice tone="warning" title={t(off < 0 ? texts.differenceLess : texts.differenceMore, { amount })} />
      <TextAreaField name="reason" label={t(texts.differenceReason)} rows={2} maxLength={2000} />
    </>
  )
}

/** What is left for the next day. */
const Left = () => {
  const t = useTranslate()
  const [counted, deposit] = useWatch<Values, ['counted_cents', 'deposit_cents']>({ name: ['counted_cents', 'deposit_cents'] })
  if (typeof counted !== 'number' || typeof deposit !== 'number' || deposit > counted) return null
  return <LargeAmount label={t(texts.left)} cents={counted - deposit} />
}

interface CloseProps {
  drawer: Drawer
  onClose: () => void
  onClosed: (id: string) => void
}

/** Closes the day of a device by what was counted, as the clerk saw it when the dialog was opened. */
export const CloseDialog = ({ drawer, onClose, onClosed }: CloseProps) => {
  const t = useTranslate()
  // Money that moves while somebody counts must not slip into the closing unseen.
  const [{ expected_cents: expected, movements, last_movement_id: last }] = useState(drawer)
  return (
    <StepDialog
      title={t(texts.closeTitle, { device: drawer.device })}
      operation={closeDrawer}
      params={{ id: drawer.id }}
      about={last ?? ''}
      defaults={{ expected_cents: expected, movements, last_movement_id: last ?? '', counted_cents: '', deposit_cents: 0 }}
      submit={t(texts.close)}
      done={texts.closed}
      onClose={onClose}
      onDone={({ id }) => onClosed(id)}
    >
      <p className={styles.soft}>{t(texts.closeHow)}</p>
      <LargeAmount label={t(texts.expected)} cents={expected} />
      <CountFields />
      <Difference expected={expected} />
      <MoneyField<Values> name="deposit_cents" label={t(texts.deposit)} description={t(texts.depositHint)} />
      <Left />
    </StepDialog>
  )
}
