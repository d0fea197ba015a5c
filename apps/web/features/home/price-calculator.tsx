import { chargesOf } from '@dovolilnice/contract/money/fees/administrative-fee-lines'
import type { FeeTariffRow } from '@dovolilnice/contract/money/fees/administrative-fee'
import type { PermitKind, Tariff } from '@dovolilnice/contract/parking/permit-kind'
import { periodLabels } from '@dovolilnice/contract/parking/period-labels'
import { periodsOn, tariffOn } from '@dovolilnice/contract/parking/price'
import { validityOf } from '@dovolilnice/contract/parking/validity'
import { addDays, isLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { formatMoney, formatValidity, t, today } from '../../platform/kit.ts'
import { useState } from 'react'
import { CheckInput, DayInput, FormRow, SelectInput, TextInput } from '../../ui/form/kit.ts'
import { FeeLines } from '../../ui/kit.ts'
import styles from './home.module.css'
import { texts } from './texts.ts'

interface Choice {
  kind: string
  period: Tariff['period'] | undefined
  count: string
  /** Hours of each day, for a kind sold by the hour. */
  hours: string
  from: string
  /** The last day of the proving document, where that ends the permit. */
  proof: string
  position: string
  device: boolean
  paper: boolean
}

const whole = (typed: string, most: number): number => Math.min(most, Math.max(1, Math.trunc(Number(typed)) || 1))

/** The days and the lines that follow from the choice; what is not typed yet counts as one, or as a whole year. */
const priced = (kind: PermitKind, tariff: Tariff, choice: Choice, feeTariff: readonly FeeTariffRow[]) => {
  const { period } = tariff
  const count = kind.validity.rule === 'periods' ? whole(choice.count, 366) : 1
  const isKnown = isLocalDay(choice.from) && (kind.validity.rule !== 'document' || isLocalDay(choice.proof))
  const days = isKnown ? validityOf(kind.validity, choice.from, period, count, choice.proof) : undefined
  const hours = period === 'hour' ? { from: 0, until: 60 * whole(choice.hours, 24) } : undefined
  const options = { position: Number(choice.position), wantsDevice: choice.device, onPaper: choice.paper }
  return { days, lines: chargesOf(kind, feeTariff, { period, count, pricedOn: today(), days, hours, ...options }) ?? [] }
}

interface FieldsProps {
  kind: PermitKind
  tariff: Tariff
  choice: Choice
  change: (changes: Partial<Choice>) => void
}

const Options = ({ kind, tariff, choice, change }: FieldsProps) => (
  <>
    {tariff.second_cents !== null && (
      <SelectInput
        label={t(texts.whichPermit)}
        value={choice.position}
        onChange={({ currentTarget }) => change({ position: currentTarget.value })}
        options={[texts.firstPermit, texts.secondPermit, texts.thirdPermit].map((label, index) => ({
          value: String(index + 1),
          label: t(label),
        }))}
      />
    )}
    {kind.device !== null && (
      <CheckInput
        label={t(texts.withDevice, { price: formatMoney(kind.device.price_cents) })}
        checked={choice.device}
        onChange={({ currentTarget }) => change({ device: currentTarget.checked })}
      />
    )}
    {kind.administrative_fees.length > 0 && (
      <CheckInput
        label={t(texts.onPaper)}
        checked={choice.paper}
        onChange={({ currentTarget }) => change({ paper: currentTarget.checked })}
      />
    )}
  </>
)

const Span = ({ kind, tariff, choice, change }: FieldsProps) => {
  const isByHour = tariff.period === 'hour'
  return (
    <FormRow>
      <DayInput label={t(texts.firstDay)} value={choice.from} onChange={(from) => change({ from })} min={today()} />
      {kind.validity.rule === 'document' && (
        <DayInput label={t(texts.proofUntil)} value={choice.proof} onChange={(proof) => change({ proof })} min={addDays(today(), 1)} />
      )}
      {kind.validity.rule === 'periods' && (
        <TextInput
          label={t(isByHour ? texts.dayCount : texts.periodCount)}
          inputMode="numeric"
          value={choice.count}
          onChange={({ currentTarget }) => change({ count: currentTarget.value })}
        />
      )}
      {isByHour && (
        <TextInput
          label={t(texts.hoursOfDay)}
          inputMode="numeric"
          value={choice.hours}
          onChange={({ currentTarget }) => change({ hours: currentTarget.value })}
        />
      )}
    </FormRow>
  )
}

/** What a permit would cost, line by line, by the rules of the form; nothing is sent. */
export const PriceCalculator = ({ kinds, feeTariff }: { kinds: readonly PermitKind[]; feeTariff: readonly FeeTariffRow[] }) => {
  const sold = kinds.filter(({ tariffs, user_types: types }) => types.length > 0 && periodsOn(tariffs, today()).length > 0)
  const [choice, setChoice] = useState<Choice>({
    kind: sold[0]?.id ?? '',
    period: undefined,
    count: '1',
    hours: '1',
    from: today(),
    proof: '',
    position: '1',
    device: false,
    paper: false,
  })
  const change = (changes: Partial<Choice>) => setChoice({ ...choice, ...changes })
  const kind = sold.find(({ id }) => id === choice.kind)
  const periods = periodsOn(kind?.tariffs ?? [], today())
  const period = periods.find((one) => one === choice.period) ?? periods[0]
  const tariff = kind && period && tariffOn(kind.tariffs, period, today())
  if (kind === undefined || tariff === undefined) return null
  const { days, lines } = priced(kind, tariff, choice, feeTariff)
  return (
    <form className={styles.calculator} onSubmit={(event) => event.preventDefault()} aria-label={t(texts.calculator)}>
      <FormRow>
        <SelectInput
          label={t(texts.kindOfPermit)}
          value={kind.id}
          onChange={({ currentTarget }) => change({ kind: currentTarget.value, position: '1', device: false, paper: false })}
          options={sold.map(({ id, name }) => ({ value: id, label: t(name) }))}
        />
        {periods.length > 1 && (
          <SelectInput
            label={t(texts.period)}
            value={tariff.period}
            onChange={({ currentTarget }) => change({ period: periods.find((one) => one === currentTarget.value) })}
            options={periods.map((one) => ({ value: one, label: t(periodLabels[one]) }))}
          />
        )}
      </FormRow>
      <Span kind={kind} tariff={tariff} choice={choice} change={change} />
      <Options kind={kind} tariff={tariff} choice={choice} change={change} />
      <div aria-live="polite">
        {days !== undefined && <p>{t(texts.validFor, { days: formatValidity(days.valid_from, days.valid_until) })}</p>}
        {lines.length === 0 ? <p className={styles.free}>{t(texts.free)}</p> : <FeeLines lines={lines} />}
      </div>
    </form>
  )
}
