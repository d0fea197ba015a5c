import { failModeNames } from '@dovolilnice/contract/bollards/fail-mode-names'
import type { KeptBollard } from '@dovolilnice/contract/bollards/keep/read-bollards'
import { keysOf } from '@dovolilnice/contract/keys-of'
import { useMemo } from 'react'
import { useResources } from '../../../platform/resources/resources.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { FormRow } from '../../../ui/form/form-layout.tsx'
import type { BollardValues } from './bollard-values.ts'
import { texts } from './keep-texts.ts'
import { PlaceField } from './place-field.tsx'

const { NumberField, SelectField, TextField } = fieldsOf<BollardValues>()

/** The lots in use with their zones, and the one that the bollard guards already. */
const useLotOptions = (own: KeptBollard | undefined) => {
  const t = useTranslate()
  const lots = useResources()?.parking_lots ?? []
  const options = lots.map(({ id, name, zone }) => ({ value: id, label: t(texts.guardsLot, { lot: t(name), zone }) }))
  if (own?.parking_lot_id == null || lots.some(({ id }) => id === own.parking_lot_id)) return options
  const label = t(texts.guardsLot, { lot: own.parking_lot_name ?? '', zone: own.zone ?? '' })
  return [...options, { value: own.parking_lot_id, label }]
}

/** What is said of a new bollard and of one that is changed alike. */
export const BollardFields = ({ own, bollards }: { own?: KeptBollard; bollards: readonly KeptBollard[] }) => {
  const t = useTranslate()
  const lots = useLotOptions(own)
  const others = useMemo(() => bollards.filter(({ active, code }) => active && code !== own?.code), [bollards, own?.code])
  return (
    <>
      <TextField name="name" label={t(texts.name)} description={t(texts.nameHint)} maxLength={80} />
      <SelectField
        name="parking_lot_id"
        label={t(texts.guards)}
        description={t(texts.guardsHint)}
        placeholder={t(texts.guardsAll)}
        options={lots}
      />
      <PlaceField others={others} />
      <FormRow>
        <SelectField
          name="fail_mode"
          label={t(texts.onFailure)}
          options={keysOf(failModeNames).map((value) => ({ value, label: t(failModeNames[value]) }))}
        />
        <NumberField name="place" label={t(texts.place)} description={t(texts.placeHint)} />
      </FormRow>
    </>
  )
}
