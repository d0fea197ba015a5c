import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import { addMonths } from '@dovolilnice/contract/primitives/local-day'
import { useWatch } from 'react-hook-form'
import { today } from '../../platform/today.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { DayField, NumberField, SelectField } from '../../ui/form/fields.tsx'
import { FormRow, FormSection } from '../../ui/form/form-layout.tsx'
import { texts } from './form-texts.ts'
import type { ApplicationValues } from './form-values.ts'
import { periodOptions } from './kind-prices.ts'
import { offeredLots } from './offered.ts'
import { Terms } from './terms.tsx'
import { useChosenKind } from './use-dependent-choices.ts'

/** The zone or lot, the period, the first day; and at once until when and for how much. */
export const SectionWhere = ({ resources }: { resources: Resources }) => {
  const t = useTranslate()
  const locale = useLocale()
  const userType = useWatch<ApplicationValues, 'user_type_code'>({ name: 'user_type_code' })
  const kind = useChosenKind(resources)
  const lots = offeredLots(resources, userType)
  const periods = kind === undefined ? [] : periodOptions(kind, t, locale)
  return (
    <FormSection title={t(texts.where)}>
      <SelectField
        name="parking_lot_id"
        label={t(texts.lot)}
        options={lots.map(({ id, name, zone }) => ({ value: id, label: `${name} (${t(texts.zone, { zone })})` }))}
      />
      <FormRow>
        <DayField name="valid_from" label={t(texts.start)} min={today()} max={addMonths(today(), 12)} />
        {periods.length > 1 && <SelectField name="period" label={t(texts.period)} options={periods} />}
        {kind?.validity.rule === 'periods' && kind.validity.maxDays > 1 && <NumberField name="period_count" label={t(texts.count)} />}
      </FormRow>
      <Terms kind={kind} />
    </FormSection>
  )
}
