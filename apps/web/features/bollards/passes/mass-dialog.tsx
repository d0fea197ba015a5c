import {
  endMassPass,
  issueMassPass,
  massLabels,
  type Pass,
  passLengthLabels,
  passLengths,
  weighMassPass,
} from '@dovolilnice/contract/access/passes'
import { useWatch } from 'react-hook-form'
import { t, useOperation } from '../../../platform/kit.ts'
import { type BodyOf, CheckSetField, fieldsOf, FormRow, optionsOf } from '../../../ui/form/kit.ts'
import { StepDialog } from '../../../ui/kit.ts'
import { useDevices } from '../use-bollards.ts'
import { passTexts } from './texts.ts'

type Values = BodyOf<typeof issueMassPass>
const { SelectField, NumberField, TextField } = fieldsOf<Values>()

/** Of whom it is asked: the hours and gates only where vehicles were refused; and how many there are. */
const Whom = ({ gates }: { gates: readonly { value: string; label: string }[] }) => {
  const values = useWatch<Values>()
  const asked = weighMassPass.body.safeParse(values)
  const { data } = useOperation(
    weighMassPass,
    { body: asked.data ?? { whom: 'refused', zone: '' } },
    { keep: true, quiet: true, enabled: asked.success },
  )
  return (
    <>
      {values.whom === 'refused' && (
        <>
          <NumberField name="hours" label={t(passTexts.hours)} description={t(passTexts.hoursHint)} />
          <CheckSetField<Values> name="gates" legend={t(passTexts.gates)} options={gates} />
        </>
      )}
      {asked.success && data !== undefined && <p role="status">{t(passTexts.vehicles, { count: data.vehicles })}</p>}
    </>
  )
}

export const MassDialog = ({ onClose }: { onClose: () => void }) => {
  const devices = useDevices().data?.items ?? []
  const zones = [...new Set(devices.flatMap(({ zone }) => zone ?? []))].toSorted()
  return (
    <StepDialog
      operation={issueMassPass}
      about="new"
      title={t(passTexts.many)}
      defaults={{ whom: 'refused', hours: 1, gates: [], zone: zones.length === 1 ? (zones[0] ?? '') : '', length: 'day', note: '' }}
      submit={t(passTexts.giveMany)}
      done={passTexts.manyIssued}
      onClose={onClose}
    >
      <SelectField name="whom" label={t(passTexts.whom)} options={optionsOf(massLabels)} />
      <FormRow>
        <SelectField name="zone" label={t(passTexts.zone)} options={zones.map((value) => ({ value, label: value }))} />
        <SelectField name="length" label={t(passTexts.length)} options={optionsOf(passLengthLabels, passLengths)} />
      </FormRow>
      <Whom gates={devices.map(({ code, name }) => ({ value: code, label: name }))} />
      <TextField name="note" label={t(passTexts.manyNote)} maxLength={300} />
    </StepDialog>
  )
}

const { TextField: ReasonField } = fieldsOf<BodyOf<typeof endMassPass>>()

/** Ends all passes that were given with this one. */
export const EndMassDialog = ({ pass: { batch, note }, onClose }: { pass: Pass; onClose: () => void }) => {
  if (batch === null) return null
  return (
    <StepDialog
      operation={endMassPass}
      params={{ id: batch }}
      title={t(passTexts.endMany)}
      subject={note}
      defaults={{ reason: '' }}
      cancel={passTexts.keep}
      done={passTexts.manyEnded}
      danger
      onClose={onClose}
    >
      <p>{t(passTexts.endManyText)}</p>
      <ReasonField name="reason" label={t(passTexts.reason)} maxLength={300} />
    </StepDialog>
  )
}
