import { createParkingLot, readParkingAdministration, updateParkingLot } from '@dovolilnice/contract/parking/operations'
import {
  type AdministeredLot,
  type AdministeredUserType,
  newParkingLotFormSchema,
  type ParkingAdministration,
  parkingLotFormSchema,
} from '@dovolilnice/contract/parking/parking-administration'
import { useState } from 'react'
import { z } from 'zod/mini'
import { t, useMay, useOperation } from '../../../platform/kit.ts'
import { CheckSetField, DecimalField, fieldsOf, FormRow } from '../../../ui/form/kit.ts'
import { texts } from './admin-texts.ts'
import { FurtherNamesFields, inUseCell } from './further-names.tsx'
import { previewedCall, PreviewedDialog } from './previewed-form.tsx'
import { IconPlus } from '@tabler/icons-react'
import { Button, OperationView, Sheet, SheetTable, Stacked } from '../../../ui/kit.ts'
import { ZonesSheet } from '../zones/zones-sheet.tsx'

/** What an empty input leaves out, the contract wants as null. */
const { capacity, latitude, longitude } = newParkingLotFormSchema.shape
const numbers = { capacity: z.optional(capacity), latitude: z.optional(latitude), longitude: z.optional(longitude) }
const newSchema = z.extend(newParkingLotFormSchema, numbers)
const schema = z.extend(parkingLotFormSchema, numbers)
type LotValues = z.input<typeof newSchema> & { version?: number }

const { CheckboxField, NumberField, TextField } = fieldsOf<LotValues>()

const emptyLot: LotValues = { code: '', name: '', names: {}, zone: '', active: true, user_types: [] }

interface LotProps {
  lot: AdministeredLot | 'new'
  userTypes: readonly AdministeredUserType[]
  onClose: () => void
}

/** The lot alone: the form of one that is changed holds more of its record. */
const lotOf = ({ code, name, names, zone, active, user_types, ...given }: LotValues) => ({
  code,
  name,
  names,
  zone,
  active,
  user_types,
  capacity: given.capacity ?? null,
  latitude: given.latitude ?? null,
  longitude: given.longitude ?? null,
})

const callFor = (lot: AdministeredLot | 'new') => {
  if (lot === 'new') return previewedCall(createParkingLot, (values: LotValues, preview) => ({ body: { ...lotOf(values), preview } }))
  const params = { id: lot.id }
  return previewedCall(updateParkingLot, ({ version = lot.version, ...values }: LotValues, preview) => ({
    params,
    body: { ...lotOf(values), version, preview },
  }))
}

const LotDialog = ({ lot, userTypes, onClose }: LotProps) => {
  const isNew = lot === 'new'
  return (
    <PreviewedDialog
      title={t(isNew ? texts.newLot : texts.editLot)}
      size={760}
      call={callFor(lot)}
      defaults={isNew ? emptyLot : lot}
      params={isNew ? undefined : { id: lot.id }}
      schema={isNew ? newSchema : schema}
      onClose={onClose}
    >
      <FormRow>
        <TextField name="name" label={t(texts.name)} maxLength={160} />
        <TextField name="code" label={t(texts.code)} maxLength={40} autoCapitalize="characters" />
      </FormRow>
      <FurtherNamesFields maxLength={160} />
      <TextField name="zone" label={t(texts.zone)} description={t(texts.zoneHint)} maxLength={40} />
      <FormRow>
        <NumberField name="capacity" label={t(texts.capacity)} optional />
        <DecimalField<LotValues> name="latitude" label={t(texts.latitude)} optional />
        <DecimalField<LotValues> name="longitude" label={t(texts.longitude)} optional />
      </FormRow>
      <CheckSetField<LotValues>
        name="user_types"
        legend={t(texts.lotUserTypes)}
        options={userTypes.map(({ code, name }) => ({ value: code, label: t(name) }))}
      />
      <CheckboxField name="active" label={t(texts.lotActive)} />
    </PreviewedDialog>
  )
}

const Lots = ({ parking }: { parking: ParkingAdministration }) => {
  const mayWrite = useMay()('parking:write')
  // By its id, so that an open dialog can begin anew with what was read since.
  const [opened, open] = useState<string>()
  const lot = opened === 'new' ? opened : parking.parking_lots.find(({ id }) => id === opened)
  const all = parking.user_types.length
  return (
    <Sheet title={t(texts.lots)} actions={mayWrite && <Button label={t(texts.newLot)} icon={IconPlus} onClick={() => open('new')} />}>
      <SheetTable
        caption={t(texts.lots)}
        rows={parking.parking_lots}
        onOpen={mayWrite ? ({ id }) => open(id) : undefined}
        columns={[
          { title: t(texts.name), cell: ({ name }) => name },
          { title: t(texts.code), cell: ({ code }) => code },
          { title: t(texts.zone), cell: ({ zone }) => zone },
          { title: t(texts.capacity), cell: ({ capacity }) => capacity ?? '–', align: 'right' },
          { title: t(texts.whoMayAsk), cell: ({ user_types: types }) => t(texts.count, { some: types.length, all }), align: 'right' },
          { title: t(texts.openPermits), cell: ({ open_permits: count }) => count, align: 'right' },
          { title: t(texts.status), cell: inUseCell },
        ]}
      />
      {lot && <LotDialog lot={lot} userTypes={parking.user_types} onClose={() => open(undefined)} />}
    </Sheet>
  )
}

export const LotsTab = () => (
  <Stacked>
    <OperationView query={useOperation(readParkingAdministration, {})}>{(parking) => <Lots parking={parking} />}</OperationView>
    <ZonesSheet />
  </Stacked>
)
