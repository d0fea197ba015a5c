import { feeTariffOn } from '@dovolilnice/contract/money/fees/administrative-fee-lines'
import { useWatch } from 'react-hook-form'
import { useParameters } from '../../../platform/resources/resources.ts'
import { today, useLanguage } from '../../../platform/translate/translate.ts'
import { fieldsOf, FormRow, FormSection } from '../../../ui/form/form.tsx'
import { MoneyField } from '../../../ui/form/inputs/money-field.tsx'
import { texts } from '../administration/admin-texts.ts'
import { vatOptions } from '../administration/vat-options.ts'
import { CheckSetField } from '../../../ui/form/inputs/check-set-field.tsx'
import type { KindValues } from './kind-values.ts'

const { SelectField } = fieldsOf<KindValues>()

/** What is charged beside the price: a card or a remote control, and the fee of the procedure. */
export const FeeFields = () => {
  const { t, locale } = useLanguage()
  const tariff = useParameters()?.administrative_fees.tariff ?? []
  const kept = useWatch<KindValues, 'administrative_fees'>({ name: 'administrative_fees' })
  const options = [...new Set([...tariff.map((row) => row.tariff_number), ...kept])].map((value) => {
    const row = feeTariffOn(tariff, value, today())
    return { value, label: row === undefined ? value : `${value} – ${t(row.name)}` }
  })
  return (
    <FormSection title={t(texts.beside)} hint={t(texts.besideHint)}>
      <CheckSetField<KindValues>
        name="administrative_fees"
        legend={t(texts.administrativeFees)}
        hint={t(texts.administrativeFeesHint)}
        options={options}
      />
      <FormRow>
        <MoneyField<KindValues> name="device.price_cents" label={t(texts.devicePrice)} description={t(texts.devicePriceHint)} />
        <SelectField name="device.vat" label={t(texts.deviceVat)} options={vatOptions(t, locale)} />
      </FormRow>
    </FormSection>
  )
}
