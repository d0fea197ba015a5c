import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { useWatch } from 'react-hook-form'
import { t } from '../../../platform/kit.ts'
import { fieldsOf, FormRow, FormSection, LinesField, TimeField } from '../../../ui/form/kit.ts'
import { PersonChooser, useLanguageOptions } from '../../../ui/kit.ts'
import { PlatesField } from '../opening/plates-field.tsx'
import type { PermitValues } from '../issue/permit-form.ts'
import { texts } from '../texts.ts'

const { SelectField, TextField } = fieldsOf<PermitValues>()

export const hasLot = ({ user_type_parking_lots: pairs }: Resources, userType: string, lot: string): boolean =>
  pairs.some((pair) => pair.parking_lot_id === lot && pair.user_type_code === userType)

export const lotOptions = (resources: Resources, userType: string) =>
  resources.parking_lots
    .filter(({ id }) => hasLot(resources, userType, id))
    .map(({ id, name, zone_name: zone }) => ({ value: id, label: `${t(name)} (${t(zone)})` }))

export const HoursRow = () => (
  <FormRow>
    <TimeField<PermitValues> name="from_time" label={t(texts.fromTime)} />
    <TimeField<PermitValues> name="until_time" label={t(texts.untilTime)} />
  </FormRow>
)

export const HolderSection = () => (
  <FormSection title={t(texts.holder)}>
    <PersonChooser />
    <FormRow>
      <TextField name="name" label={t(texts.nameField)} maxLength={120} />
      <TextField name="tax_number" label={t(texts.taxNumber)} inputMode="numeric" maxLength={12} optional />
    </FormRow>
    <FormRow>
      <TextField name="email" label={t(texts.email)} type="email" inputMode="email" optional />
      <TextField name="phone" label={t(texts.phone)} inputMode="tel" optional />
    </FormRow>
    <TextField name="street" label={t(texts.street)} />
    <FormRow>
      <TextField name="post_code" label={t(texts.postCode)} inputMode="numeric" maxLength={12} />
      <TextField name="city" label={t(texts.city)} />
    </FormRow>
    <SelectField name="locale" label={t(texts.language)} options={useLanguageOptions()} />
  </FormSection>
)

export const OpeningSection = ({
  resources,
  kind: given,
}: {
  resources: Resources
  kind?: Pick<PermitKind, 'max_vehicles' | 'openings'>
}) => {
  const chosen = useWatch<PermitValues, 'permit_kind_id'>({ name: 'permit_kind_id' })
  const kind = given ?? resources.permit_kinds.find(({ id }) => id === chosen)
  return (
    <FormSection title={t(texts.opening)}>
      <PlatesField count={kind?.max_vehicles} />
      {kind?.openings.includes('phone') && (
        <LinesField<PermitValues> name="phones" label={t(texts.phonesField)} description={t(texts.linesHint)} optional />
      )}
      {kind?.openings.includes('rfid') && (
        <LinesField<PermitValues> name="tags" label={t(texts.tagsField)} description={t(texts.cardsHint)} optional />
      )}
    </FormSection>
  )
}
