import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { FormRow, FormSection } from '../../../ui/form/form-layout.tsx'
import { MoneyField } from '../../../ui/form/inputs/money-field.tsx'
import { texts } from '../administration/admin-texts.ts'
import { vatOptions } from '../administration/vat-options.ts'
import type { KindValues } from './kind-values.ts'

const { CheckboxField, SelectField } = fieldsOf<KindValues>()

/** What is charged beside the price: a card or a remote control, and the fee of the procedure. */
export const FeeFields = () => {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <FormSection title={t(texts.beside)} hint={t(texts.besideHint)}>
      <CheckboxField name="administrative_fee" label={t(texts.administrativeFee)} description={t(texts.administrativeFeeHint)} />
      <FormRow>
        <MoneyField<KindValues> name="device.price_cents" label={t(texts.devicePrice)} description={t(texts.devicePriceHint)} />
        <SelectField name="device.vat" label={t(texts.deviceVat)} options={vatOptions(t, locale)} />
      </FormRow>
    </FormSection>
  )
}
