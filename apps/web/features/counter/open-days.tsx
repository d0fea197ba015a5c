import { addChangeMoney, closeDrawer, type Drawer, readDrawers } from '@dovolilnice/contract/counter/operations'
import { formatDay, formatInstant, formatMoney, t, useLive, useMay, useOperation } from '../../platform/kit.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button, ButtonLink, Columns, EmptyState, Facts, Notice, OperationView, PieceFields, Sheet, StepDialog } from '../../ui/kit.ts'
import { type BodyOf, CheckInput, fieldsOf, MoneyField } from '../../ui/form/kit.ts'
import styles from './counter.module.css'
import { LargeAmount } from './payment-form.tsx'
import { texts } from './texts.ts'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { IconCoins, IconLock } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { drawerFacts } from './device-field.tsx'
import { countedCents, denominations } from '@dovolilnice/contract/counter/drawer'

type CloseValues = BodyOf<typeof closeDrawer>

const Pieces = () => {
  const { setValue } = useFormContext<CloseValues>()
  const counts = useWatch<CloseValues, 'counts'>({ name: 'counts' }) ?? {}
  const change = (value: number, count: number): void => {
    const next = { ...counts, [value]: count }
    setValue('counts', next)
    setValue('counted_cents', countedCents(next), { shouldValidate: true })
  }
  return (
    <>
      <PieceFields label={t(texts.pieces)} values={denominations} counts={counts} onCount={change} />
      <LargeAmount label={t(texts.countedSum)} cents={countedCents(counts)} />
    </>
  )
}

const CountFields = () => {
  const { getValues, setValue } = useFormContext<CloseValues>()
  const [byPieces, setByPieces] = useState(getValues('counts') !== undefined)
  const choose = (pieces: boolean): void => {
    setByPieces(pieces)
    setValue('counts', pieces ? {} : undefined)
    if (pieces) setValue('counted_cents', 0)
  }
  return (
    <>
      <CheckInput label={t(texts.byPieces)} checked={byPieces} onChange={({ currentTarget }) => choose(currentTarget.checked)} />
      {byPieces ? <Pieces /> : <MoneyField<CloseValues> name="counted_cents" label={t(texts.countedSum)} />}
    </>
  )
}

type Values = BodyOf<typeof closeDrawer>
const { TextAreaField } = fieldsOf<Values>()

/** What must lie in the drawer. Money that moves while somebody counts is told, and must be counted too. */
const Expected = ({ drawer }: { drawer: Drawer }) => {
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
          <Button label={t(texts.countAnew)} look="plain" small onClick={takeOver} />
        </Notice>
      )}
    </>
  )
}

const Difference = () => {
  const [counted, expected] = useWatch<Values, ['counted_cents', 'expected_cents']>({ name: ['counted_cents', 'expected_cents'] })
  if (typeof counted !== 'number') return null
  const off = counted - expected
  if (off === 0) return <Notice tone="good" title={t(texts.differenceNone)} />
  const amount = formatMoney(Math.abs(off))
  return (
    <>
      <Notice tone="warning" title={t(off < 0 ? texts.differenceLess : texts.differenceMore, { amount })} />
      <TextAreaField name="reason" label={t(texts.differenceReason)} rows={2} maxLength={2000} />
    </>
  )
}

const Left = () => {
  const [counted, deposit] = useWatch<Values, ['counted_cents', 'deposit_cents']>({ name: ['counted_cents', 'deposit_cents'] })
  if (typeof counted !== 'number' || typeof deposit !== 'number' || deposit > counted) return null
  return <LargeAmount label={t(texts.left)} cents={counted - deposit} />
}

/** Closes the day of a device by what was counted. What the clerk saw is sent along: the server refuses when it is no longer so. */
const CloseDialog = ({ drawer, onClose, onClosed }: { drawer: Drawer; onClose: () => void; onClosed: (id: string) => void }) => {
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
      <p className="soft">{t(texts.closeHow)}</p>
      <Expected drawer={drawer} />
      <CountFields />
      <Difference />
      <MoneyField<Values> name="deposit_cents" label={t(texts.deposit)} description={t(texts.depositHint)} />
      <Left />
    </StepDialog>
  )
}

const ChangeMoneyDialog = ({ drawer, onClose }: { drawer: Drawer; onClose: () => void }) => (
  <StepDialog
    title={t(texts.addChange)}
    subject={drawer.device}
    operation={addChangeMoney}
    params={{ id: drawer.id }}
    defaults={{ cents: '' }}
    done={texts.changeAdded}
    onClose={onClose}
  >
    <MoneyField<BodyOf<typeof addChangeMoney>> name="cents" label={t(texts.amount)} autoFocus />
  </StepDialog>
)

const Warning = ({ drawer }: { drawer: Drawer }) => {
  if (!drawer.in_use) return <Notice tone="warning" title={t(drawer.movements > 0 ? texts.outOfUse : texts.outOfUseWithCash)} />
  if (!drawer.is_overdue || drawer.opened_at === null) return null
  return <Notice tone="warning" title={t(texts.overdue, { day: formatDay(localDayOf(new Date(drawer.opened_at))) })} />
}

const DrawerSheet = ({ drawer, onStep }: { drawer: Drawer; onStep: (step: 'change' | 'close') => void }) => {
  const mayWrite = useMay()('payments:write')
  const { last_closing: last } = drawer
  const lastClosing = last && { label: t(texts.lastClosing), value: `${last.number}, ${formatInstant(last.closed_at)}`, wide: true }
  const facts = drawerFacts(drawer)
  return (
    <Sheet
      title={`${drawer.device} · ${drawer.name}`}
      tone={drawer.is_overdue ? 'warning' : undefined}
      actions={
        mayWrite && (
          <>
            {drawer.in_use && <Button label={t(texts.addChange)} look="plain" small icon={IconCoins} onClick={() => onStep('change')} />}
            {drawer.movements > 0 && <Button label={t(texts.close)} small icon={IconLock} onClick={() => onStep('close')} />}
          </>
        )
      }
    >
      <div className={styles.drawer}>
        <Warning drawer={drawer} />
        {drawer.movements === 0 && <p className="soft">{t(texts.nothingMoved)}</p>}
        <Facts facts={[...facts, ...(lastClosing ? [lastClosing] : [])]} />
      </div>
    </Sheet>
  )
}

const NoDevices = () => (
  <EmptyState
    icon={<IconCoins size={40} stroke={1.5} aria-hidden />}
    title={t(texts.noDevices)}
    text={t(texts.noDevicesText)}
    action={<ButtonLink label={t(texts.premises)} look="plain" to="/racuni/prostori" />}
  />
)

export const OpenDays = () => {
  const navigate = useNavigate({ from: '/blagajna' })
  const [step, setStep] = useState<{ id: string; step: 'change' | 'close' }>()
  const query = useOperation(readDrawers, {}, { keep: true })
  useLive('counter', () => query.refetch())
  const done = () => setStep(undefined)
  const chosen = query.data?.drawers.find(({ id }) => id === step?.id)
  const showClosing = (id: string) => void navigate({ search: { tab: 'closings', zakljucek: id } })
  return (
    <>
      <OperationView query={query}>
        {({ drawers }) =>
          drawers.length === 0 ? (
            <NoDevices />
          ) : (
            <Columns least="24rem">
              {drawers.map((drawer) => (
                <DrawerSheet key={drawer.id} drawer={drawer} onStep={(next) => setStep({ id: drawer.id, step: next })} />
              ))}
            </Columns>
          )
        }
      </OperationView>
      {step?.step === 'change' && chosen && <ChangeMoneyDialog drawer={chosen} onClose={done} />}
      {step?.step === 'close' && chosen && <CloseDialog drawer={chosen} onClose={done} onClosed={showClosing} />}
    </>
  )
}
