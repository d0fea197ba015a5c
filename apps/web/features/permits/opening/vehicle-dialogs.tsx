import { withGrounds } from '@dovolilnice/contract/acts/grounds'
import {
  addOwnTemporaryVehicle,
  addPermitCredential,
  addTemporaryVehicle,
  changePermitVehicle,
  longestTemporaryDays,
  refuseVehicleChange,
  type temporaryVehicleSchema,
} from '@dovolilnice/contract/permits/opening/operations'
import type { PermitDetails, PermitRow } from '@dovolilnice/contract/permits/permit'
import type { CredentialKind } from '@dovolilnice/contract/primitives/credential'
import { openingLabels } from '@dovolilnice/contract/permits/permit-labels'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod/mini'
import { t, today } from '../../../platform/kit.ts'
import { type BodyOf, fieldsOf, FormRow, PlateField } from '../../../ui/form/kit.ts'
import { Part, StepDialog } from '../../../ui/kit.ts'
import styles from '../permits.module.css'
import { texts } from '../texts.ts'
import { watchedPermit } from '../record/watched-permit.ts'

type Change = BodyOf<typeof changePermitVehicle>
type Temporary = z.input<typeof temporaryVehicleSchema>
/** Nothing is chosen at first where the permit has several ways of opening. */
type Opening = Omit<BodyOf<typeof addPermitCredential>, 'kind'> & { kind: CredentialKind | '' }

/** Whoever refuses says how the holder was heard, and why, as every decision against a party does. */
const refusalSchema = withGrounds(refuseVehicleChange.body, 'change_refusal')
type Refusal = BodyOf<typeof refuseVehicleChange>

const change = fieldsOf<Change>()
const refusal = fieldsOf<Refusal>()
const temporary = fieldsOf<Temporary>()
const opening = fieldsOf<Opening>()

const later = (a: string, b: string): string => (a > b ? a : b)

/** From a chosen day another vehicle opens in the place of one. */
export const ChangeVehicleDialog = ({ permit, onClose }: { permit: PermitDetails; onClose: () => void }) => {
  const vehicles = permit.credentials.filter(({ kind, valid_until: until }) => kind === 'plate' && until === null).map(({ value }) => value)
  return (
    <StepDialog
      title={t(texts.changeVehicle)}
      operation={changePermitVehicle}
      params={{ id: permit.id }}
      record={watchedPermit(permit)}
      defaults={{
        version: permit.version,
        old_plate: (vehicles.length === 1 && vehicles[0]) || '',
        plate: '',
        from: later(today(), permit.valid_from),
        requested_on: today(),
      }}
      done={texts.vehicleChanged}
      onClose={onClose}
    >
      <change.SelectField name="old_plate" label={t(texts.oldVehicle)} options={vehicles.map((value) => ({ value, label: value }))} />
      <FormRow>
        <PlateField<Change> name="plate" label={t(texts.newVehicle)} />
        <change.DayField name="from" label={t(texts.fromDay)} min={today()} max={lastDayOf(permit.valid_until)} />
      </FormRow>
      <change.DayField name="requested_on" label={t(texts.changeAskedOn)} max={today()} />
      <p>{t(texts.changeNote)}</p>
    </StepDialog>
  )
}

export const RefuseChangeDialog = ({ permit, onClose }: { permit: PermitDetails; onClose: () => void }) => {
  const vehicles = permit.credentials.filter(({ kind, valid_until: until }) => kind === 'plate' && until === null).map(({ value }) => value)
  return (
    <StepDialog<typeof refuseVehicleChange, Refusal>
      title={t(texts.refuseChange)}
      operation={refuseVehicleChange}
      params={{ id: permit.id }}
      record={watchedPermit(permit)}
      defaults={{
        ...{ version: permit.version, old_plate: (vehicles.length === 1 && vehicles[0]) || '', plate: '', requested_on: today() },
        ...{ facts: '', reason: '', heard: '', heard_note: '' },
      }}
      schema={refusalSchema}
      danger
      done={texts.changeRefused}
      onClose={onClose}
    >
      <refusal.SelectField name="old_plate" label={t(texts.oldVehicle)} options={vehicles.map((value) => ({ value, label: value }))} />
      <FormRow>
        <PlateField<Refusal> name="plate" label={t(texts.newVehicle)} />
        <refusal.DayField name="requested_on" label={t(texts.changeAskedOn)} max={today()} />
      </FormRow>
      <refusal.TextAreaField name="facts" label={t(texts.facts)} description={t(texts.factsHint)} rows={3} maxLength={4000} />
      <refusal.TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={4000} />
      <Part name="HeardFields" props={{}} />
    </StepDialog>
  )
}

interface TemporaryProps {
  permit: PermitRow
  operation: typeof addTemporaryVehicle | typeof addOwnTemporaryVehicle
  hint: string
  onClose: () => void
}

const TemporaryDialog = ({ permit, operation, hint, onClose }: TemporaryProps) => {
  const first = later(today(), permit.valid_from)
  const params = { id: permit.id }
  return (
    <StepDialog
      title={t(texts.temporaryVehicle)}
      subject={permit.number}
      operation={operation}
      params={params}
      defaults={{ plate: '', from: first, until: '' }}
      submit={t(texts.add)}
      done={texts.temporaryAdded}
      onClose={onClose}
    >
      <p className={styles.text}>{hint}</p>
      <PlateField<Temporary> name="plate" label={t(texts.temporaryVehicle)} />
      <FormRow>
        <temporary.DayField name="from" label={t(texts.fromDay)} min={first} max={lastDayOf(permit.valid_until)} />
        <temporary.LastDayField name="until" label={t(texts.toAndIncluding)} min={first} max={lastDayOf(permit.valid_until)} />
      </FormRow>
    </StepDialog>
  )
}

export const TemporaryVehicleDialog = (props: { permit: PermitDetails; onClose: () => void }) => (
  <TemporaryDialog {...props} operation={addTemporaryVehicle} hint={t(texts.temporaryOfficeHint)} />
)

export const OwnTemporaryVehicleDialog = (props: { permit: PermitRow; onClose: () => void }) => (
  <TemporaryDialog {...props} operation={addOwnTemporaryVehicle} hint={t(texts.temporaryHint, { count: longestTemporaryDays })} />
)

/** One field for the chosen way, under its own name. */
const CredentialField = () => {
  const kind = useWatch<Opening, 'kind'>({ name: 'kind' })
  if (kind === '') return null
  if (kind === 'plate') return <PlateField<Opening> name="value" label={t(openingLabels.plate)} />
  if (kind === 'phone') return <opening.TextField name="value" label={t(texts.phoneValue)} inputMode="tel" maxLength={24} />
  return <opening.TextField name="value" label={t(texts.cardValue)} autoCapitalize="characters" maxLength={64} />
}

export const AddCredentialDialog = ({ permit, onClose }: { permit: PermitDetails; onClose: () => void }) => {
  const options = permit.openings.map((value) => ({ value, label: t(openingLabels[value]) }))
  return (
    <StepDialog
      title={t(texts.addCredential)}
      subject={permit.number}
      operation={addPermitCredential}
      params={{ id: permit.id }}
      defaults={{ kind: permit.openings.find((kind) => kind !== 'plate') ?? '', value: '' }}
      submit={t(texts.add)}
      done={texts.credentialAdded}
      onClose={onClose}
    >
      <opening.SelectField name="kind" label={t(texts.credentialKind)} options={options} />
      <CredentialField />
    </StepDialog>
  )
}
