import type { Resources } from '@dovolilnice/contract/resources/operations'
import { addMonths } from '@dovolilnice/contract/primitives/local-day'
import { formatMoney, t, today } from '../../../../platform/kit.ts'
import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { fieldsOf, FormRow, FormSection } from '../../../../ui/form/kit.ts'
import { lazyPart } from '../../../../ui/kit.ts'
import type { ApplicationValues } from '../form-values.ts'
import { useLaterTexts } from './later-texts.ts'
import { periodOptions } from '../terms/kind-prices.ts'
import { offeredLots } from '../offered.ts'
import { priceDay } from '../terms/price-day.ts'
import { Terms } from '../terms/terms.tsx'
import { useChosenKind } from '../use-dependent-choices.ts'
import { streets } from './section-applicant.tsx'

const AddressZone = lazyPart(() => import('./address-zone.tsx').then((part) => part.AddressZone))
const HoursFields = lazyPart(() => import('./hours-fields.tsx').then((part) => part.HoursFields))

const { CheckboxField, DayField, NumberField, SelectField } = fieldsOf<ApplicationValues>()

export const SectionWhere = ({ resources }: { resources: Resources }) => {
  const texts = useLaterTexts()
  const userType = useWatch<ApplicationValues, 'user_type_code'>({ name: 'user_type_code' })
  const period = useWatch<ApplicationValues, 'period'>({ name: 'period' })
  const received = useWatch<ApplicationValues, 'received_on'>({ name: 'received_on' })
  const kind = useChosenKind(resources)
  const lots = offeredLots(resources, userType)
  const periods = kind === undefined ? [] : periodOptions(kind, priceDay(received, today()))
  return (
    <FormSection title={t(texts.where)}>
      <SelectField
        name="parking_lot_id"
        label={t(texts.lot)}
        options={lots.map(({ id, name, zone_name: zone }) => ({ value: id, label: `${t(name)} (${t(texts.zone, { zone: t(zone) })})` }))}
      />
      <Suspense fallback={null}>
        <AddressZone list={streets} />
      </Suspense>
      <FormRow>
        <DayField name="valid_from" label={t(texts.start)} min={today()} max={addMonths(today(), 12)} />
        {periods.length > 1 && <SelectField name="period" label={t(texts.period)} options={periods} />}
        {kind?.validity.rule === 'periods' && kind.validity.maxDays > 1 && (
          <NumberField name="period_count" label={t(period === 'hour' ? texts.days : texts.count)} />
        )}
      </FormRow>
      <Suspense fallback={null}>{kind !== undefined && period === 'hour' && <HoursFields kind={kind} />}</Suspense>
      {kind?.device != null && (
        <CheckboxField name="wants_device" label={t(texts.wantsDevice, { price: formatMoney(kind.device.price_cents) })} />
      )}
      <Terms kind={kind} />
    </FormSection>
  )
}
