import { mapZoom } from '@dovolilnice/contract/resources/map-tiles'
import type { Parameters, updateParameters } from '@dovolilnice/contract/resources/operations'
import { t } from '../../platform/kit.ts'
import { type BodyOf, DecimalField, fieldsOf, FormRow } from '../../ui/form/kit.ts'
import { LazyTownMap } from '../../ui/map/lazy-town-map.tsx'
import { Sheet } from '../../ui/kit.ts'
import { mapTexts as texts, PartForm } from './municipality-forms.tsx'

type Values = BodyOf<typeof updateParameters>
const { NumberField, TextField } = fieldsOf<Values>()
const noPlaces: [] = []

export const MapForm = ({ parameters: { map } }: { parameters: Parameters }) => (
  <>
    <PartForm title={texts.map} how={texts.how} part={{ map }}>
      <FormRow>
        <DecimalField<Values> name="map.latitude" label={t(texts.latitude)} />
        <DecimalField<Values> name="map.longitude" label={t(texts.longitude)} />
        <NumberField name="map.zoom" label={t(texts.zoom)} description={t(texts.zoomHint, mapZoom)} />
      </FormRow>
      <TextField
        name="map.tiles"
        label={t(texts.tiles)}
        description={t(texts.tilesHint, { z: '{z}', x: '{x}', y: '{y}' })}
        maxLength={300}
        optional
      />
      <TextField name="map.attribution" label={t(texts.attribution)} description={t(texts.attributionHint)} maxLength={160} optional />
    </PartForm>
    <Sheet title={t(texts.saved)}>
      <LazyTownMap places={noPlaces} />
    </Sheet>
  </>
)
