import { IconMapPin } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useFormContext } from 'react-hook-form'
import { useParameters } from '../../../platform/resources/resources.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormRow } from '../../../ui/form/form-layout.tsx'
import { DecimalField } from '../../../ui/form/inputs/decimal-field.tsx'
import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import type { BollardValues } from './bollard-values.ts'
import { texts } from './keep-texts.ts'
import styles from './keep.module.css'
import type { Place } from './place-map.tsx'

const PlaceMap = lazyPart(() => import('./place-map.tsx').then(({ PlaceMap }) => PlaceMap))

/** Where the bollard stands: on the map, or as two numbers for whoever does not use it. */
export const PlaceField = ({ others }: { others: readonly (Place & { name: string })[] }) => {
  const t = useTranslate()
  const parameters = useParameters()
  const { watch, setValue, formState } = useFormContext<BollardValues>()
  const [latitude, longitude] = watch(['latitude', 'longitude'])
  if (parameters === undefined) return null
  const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
  const put = (place: Place): void => {
    setValue('latitude', place.latitude, options)
    setValue('longitude', place.longitude, options)
  }
  const known = typeof latitude === 'number' && typeof longitude === 'number'
  return (
    <div className={styles.place}>
      <p>{t(texts.mapHow)}</p>
      <Suspense fallback={<div className={styles.coming} />}>
        <PlaceMap
          key={JSON.stringify(parameters.map)}
          base={parameters.map}
          drawn={parameters.demo}
          place={known ? { latitude, longitude } : undefined}
          others={others}
          onPlace={put}
        />
      </Suspense>
      {!known && (
        <div>
          <Button look="plain" small icon={<IconMapPin size={18} aria-hidden />} onClick={() => put(parameters.map)}>
            {t(texts.toMiddle)}
          </Button>
        </div>
      )}
      <FormRow>
        <DecimalField<BollardValues> name="latitude" label={t(texts.latitude)} />
        <DecimalField<BollardValues> name="longitude" label={t(texts.longitude)} />
      </FormRow>
    </div>
  )
}
