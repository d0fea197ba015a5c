import { closeDrawer } from '@dovolilnice/contract/counter/close-drawer'
import type { Drawer } from '@dovolilnice/contract/counter/read-drawers'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
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

/** What must lie in the drawer. Money that moves while somebody counts is told, and must be counted too. */
const Expected = ({ drawer }: { drawer: Drawer }) => {
  const t = useTranslate()
  const { setValue } = useFormContext<Values>()
  const [movements, last] = useWatch<Values, ['movements', 'last_movement_id']>({ name: ['movements', 'last_movement_id'] })
  const { last_movement_id: newest } = drawer
  const takeOver = (): void => {
    setValue('expected_cents', drawer.expected_cents)
    setValue('movements', drawer.movements)
    setValue('last_movement_id', newest ?? '')
  }
  return (
    <>
      <LargeAmount label={t(texts.expected)} cents={drawer.expected_cents} />
      {newest !== null && (movements !== drawer.movements || last !== newest) && (
        <Notice tone="warning" title={t(texts.changed)} role="alert">
          <Button look="plain" small onClick={takeOver}>
            {t(texts.countAnew)}
          </Button>
        </Notice>
      )}
    </>
  )
}

/** Whether the count agrees; where it does not, why. */
const Difference = () => {
  const t = useTranslate()
  const locale = useLocale()
  const [counted, expected] = useWatch<Values, ['counted_cents', 'expected_cents']>({ name: ['counted_cents', 'expected_cents'] })
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

/** Closes the day of a device by what was counted. What the clerk saw is sent along: the server refuses when it is no longer so. */
export const CloseDialog = ({ drawer, onClose, onClosed }: CloseProps) => {
  const t = useTranslate()
  const { expected_cents: expected, movements, last_movement_id: last } = drawer
  return (
    <StepDialog
      title={t(texts.closeTitle, { device: drawer.device })}
      operation={closeDrawer}
      params={{ id: drawer.id }}
      defaults={{ expected_cents: expected, movements, last_movement_id: last ?? '', counted_cents: '', deposit_cents: 0 }}
      submit={t(texts.close)}
      done={texts.closed}
      onClose={onClose}
      onDone={({ id }) => onClosed(id)}
    >
      <p className={styles.soft}>{t(texts.closeHow)}</p>
      <Expected drawer={drawer} />
      <CountFields />
      <Difference />
      <MoneyField<Values> name="deposit_cents" label={t(texts.deposit)} description={t(texts.depositHint)} />
      <Left />
    </StepDialog>
  )
}
