import { ordinaryTimes } from '@dovolilnice/contract/bollards/bollard-times'
import type { KeptBollard } from '@dovolilnice/contract/bollards/keep/operations'
import { formOfTimes, updateBollardTimes } from '@dovolilnice/contract/bollards/keep/times-and-emergency'
import { useState } from 'react'
import { t } from '../../../platform/kit.ts'
import { type BodyOf, DecimalField, fieldsOf, FormRow } from '../../../ui/form/kit.ts'
import { StepDialog } from '../../../ui/kit.ts'
import { texts } from './keep-texts.ts'

type Values = BodyOf<typeof updateBollardTimes>
const { NumberField } = fieldsOf<Values>()

/** The times by which a bollard moves, as its installer measured them. */
export const TimesDialog = ({ bollard, onClose }: { bollard: KeptBollard; onClose: () => void }) => {
  // The one that was looked at: what somebody else saves meanwhile must not be overwritten unseen.
  const [{ code, name, version, times }] = useState(bollard)
  return (
    <StepDialog
      title={t(texts.times)}
      subject={name}
      operation={updateBollardTimes}
      params={{ code }}
      about={`times ${code} ${version}`}
      defaults={{ ...formOfTimes(times ?? ordinaryTimes), version }}
      submit={t(texts.save)}
      done={texts.timesDone}
      onClose={onClose}
    >
      <p>{t(texts.timesText)}</p>
      <FormRow>
        <DecimalField<Values> name="motor" label={t(texts.timeMotor)} />
        <DecimalField<Values> name="clear" label={t(texts.timeClear)} />
      </FormRow>
      <FormRow>
        <DecimalField<Values> name="warn" label={t(texts.timeWarn)} />
        <DecimalField<Values> name="passage" label={t(texts.timePassage)} />
      </FormRow>
      <FormRow>
        <DecimalField<Values> name="stuck_minutes" label={t(texts.timeStuck)} />
        <DecimalField<Values> name="vehicle" label={t(texts.timeVehicle)} />
      </FormRow>
      <FormRow>
        <NumberField name="chatter_edges" label={t(texts.timeEdges)} />
        <DecimalField<Values> name="chatter" label={t(texts.timeChatter)} />
      </FormRow>
      <DecimalField<Values> name="emergency_minutes" label={t(texts.timeEmergency)} />
    </StepDialog>
  )
}
