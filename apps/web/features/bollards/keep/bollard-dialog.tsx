import { createBollard, type KeptBollard, newBollardFormSchema, updateBollard } from '@dovolilnice/contract/bollards/keep/operations'
import { z } from 'zod/mini'
import { IconMapPin } from '@tabler/icons-react'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { t, useParameters, useResources } from '../../../platform/kit.ts'
import { Button, lazyPart, Notice, StepDialog } from '../../../ui/kit.ts'
import { DecimalField, fieldsOf, FormRow, optionsOf, TimeWindowsField } from '../../../ui/form/kit.ts'
import { texts } from './keep-texts.ts'
import styles from './keep.module.css'
import type { Place } from './place-map.tsx'
import { directionNames, failModeNames, passbackNames } from '@dovolilnice/contract/bollards/set-up-names'

/** What an empty choice leaves out, the contract wants as null. */
const lotChoice = { parking_lot_id: z.optional(newBollardFormSchema.shape.parking_lot_id) }
const valuesSchema = z.extend(z.omit(newBollardFormSchema, { code: true }), lotChoice)
type BollardValues = z.input<typeof valuesSchema>

const PlaceMap = lazyPart(() => import('./place-map.tsx').then(({ PlaceMap }) => PlaceMap))

/** Where the bollard stands: on the map, or as two numbers for whoever does not use it. */
const PlaceField = ({ others }: { others: readonly (Place & { name: string })[] }) => {
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
          <Button label={t(texts.toMiddle)} look="plain" small icon={IconMapPin} onClick={() => put(parameters.map)} />
        </div>
      )}
      <FormRow>
        <DecimalField<BollardValues> name="latitude" label={t(texts.latitude)} />
        <DecimalField<BollardValues> name="longitude" label={t(texts.longitude)} />
      </FormRow>
    </div>
  )
}

const { NumberField, SelectField, TextField } = fieldsOf<BollardValues>()

/** The lots in use with their zones, and the one that the bollard guards already. */
const useLotOptions = (own: KeptBollard | undefined) => {
  const lots = useResources()?.parking_lots ?? []
  const options = lots.map(({ id, name, zone }) => ({ value: id, label: t(texts.guardsLot, { lot: t(name), zone }) }))
  if (own?.parking_lot_id == null || lots.some(({ id }) => id === own.parking_lot_id)) return options
  const label = t(texts.guardsLot, { lot: own.parking_lot_name ?? '', zone: own.zone ?? '' })
  return [...options, { value: own.parking_lot_id, label }]
}

const BollardFields = ({ own, bollards }: { own?: KeptBollard; bollards: readonly KeptBollard[] }) => {
  const lots = useLotOptions(own)
  const { watch, setValue } = useFormContext<BollardValues>()
  const [passback, direction] = watch(['passback', 'direction'])
  const isEntry = direction === 'entry'
  // Only of who leaves elsewhere is it known that they are inside.
  useEffect(() => {
    if (!isEntry) setValue('passback', 'off')
  }, [isEntry, setValue])
  const others = useMemo(() => bollards.filter(({ active, code }) => active && code !== own?.code), [bollards, own?.code])
  return (
    <>
      <TextField name="name" label={t(texts.name)} description={t(texts.nameHint)} maxLength={80} />
      <SelectField
        name="parking_lot_id"
        label={t(texts.guards)}
        description={t(texts.guardsHint)}
        placeholder={t(texts.allZones)}
        options={lots}
      />
      <PlaceField others={others} />
      <FormRow>
        <SelectField name="fail_mode" label={t(texts.onFailure)} options={optionsOf(failModeNames)} />
        <NumberField name="place" label={t(texts.place)} description={t(texts.placeHint)} />
      </FormRow>
      <FormRow>
        <SelectField name="direction" label={t(texts.direction)} options={optionsOf(directionNames)} />
        <SelectField
          name="passback"
          label={t(texts.passback)}
          description={t(texts.passbackHint)}
          disabled={!isEntry}
          options={optionsOf(passbackNames)}
        />
      </FormRow>
      {passback !== 'off' && (
        <NumberField name="passback_minutes" label={t(texts.passbackMinutes)} description={t(texts.passbackMinutesHint)} />
      )}
      <TimeWindowsField name="open_windows" legend={t(texts.openWindows)} hint={t(texts.openHint)} />
    </>
  )
}

const newSchema = z.extend(createBollard.body, lotChoice)
const changedSchema = z.extend(updateBollard.body, lotChoice)
type NewValues = z.input<typeof newSchema>
type ChangedValues = z.input<typeof changedSchema>

const { TextField: CodeField } = fieldsOf<NewValues>()

interface NewProps {
  bollards: readonly KeptBollard[]
  onClose: () => void
  /** The code of the new bollard. */
  onMade: (code: string) => void
}

/** A new bollard; it stands last unless another place is given. */
export const NewBollardDialog = ({ bollards, onClose, onMade }: NewProps) => (
  <StepDialog<typeof createBollard, NewValues>
    title={t(texts.add)}
    about="new"
    operation={createBollard}
    schema={newSchema}
    defaults={{
      code: '',
      name: '',
      parking_lot_id: undefined,
      latitude: '',
      longitude: '',
      fail_mode: 'fail_safe',
      open_windows: [],
      direction: 'both',
      passback: 'off',
      passback_minutes: 15,
      place: bollards.filter(({ active }) => active).length + 1,
    }}
    toCall={(values) => ({ body: { ...values, parking_lot_id: values.parking_lot_id ?? null } })}
    done={texts.made}
    onClose={onClose}
    onDone={({ code }) => onMade(code)}
  >
    <CodeField name="code" label={t(texts.code)} description={t(texts.codeHint)} maxLength={40} autoCapitalize="none" />
    <BollardFields bollards={bollards} />
  </StepDialog>
)

interface ChangeProps {
  bollard: KeptBollard
  bollards: readonly KeptBollard[]
  onClose: () => void
}

const ChangeForm = ({ bollard, bollards, onClose, onReload }: ChangeProps & { onReload: () => void }) => {
  // The one that was looked at: what somebody else saves meanwhile must not be overwritten unseen.
  const [seen] = useState(bollard)
  const { code, name, parking_lot_id, latitude, longitude, fail_mode, open_windows, place, version } = seen
  const { direction, passback, passback_minutes } = seen
  return (
    <StepDialog<typeof updateBollard, ChangedValues>
      title={t(texts.editTitle)}
      subject={seen.name}
      operation={updateBollard}
      schema={changedSchema}
      params={{ code }}
      about={`${code} ${version}`}
      defaults={{
        name,
        parking_lot_id: parking_lot_id ?? undefined,
        latitude,
        longitude,
        fail_mode,
        ...{ open_windows, direction, passback, passback_minutes },
        place: place ?? 1,
        version,
      }}
      toCall={(values) => ({ params: { code }, body: { ...values, parking_lot_id: values.parking_lot_id ?? null } })}
      submit={t(texts.save)}
      done={texts.saved}
      onClose={onClose}
    >
      {bollard.version !== version && (
        <Notice tone="warning" title={t(texts.changed)} role="status">
          <Button label={t(texts.loadFresh)} look="plain" small onClick={onReload} />
        </Notice>
      )}
      <BollardFields own={seen} bollards={bollards} />
    </StepDialog>
  )
}

/** Changes a bollard in use; the form is made anew with the fresh data where somebody else has changed it. */
export const ChangeBollardDialog = (props: ChangeProps) => {
  const [round, setRound] = useState(0)
  return <ChangeForm key={round} {...props} onReload={() => setRound(round + 1)} />
}
