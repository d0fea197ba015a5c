import { type HoldEnd, holdEndsWithin } from '@dovolilnice/contract/bollards/holds/holds'
import type { Text } from '@dovolilnice/contract/locale'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { FormRow } from '../../../ui/form/form-layout.tsx'
import { TimeField } from '../../../ui/form/inputs/time-field.tsx'
import { texts } from '../texts.ts'
import type { HoldEndValues } from './command-values.ts'
import { useHoldLengths } from './use-hold-lengths.ts'

const { SelectField } = fieldsOf<HoldEndValues>()

const names: Record<Exclude<HoldEnd, 'usual'>, Text> = {
  15: texts.holdQuarter,
  60: texts.holdHour,
  evening: texts.holdEvening,
  time: texts.holdTime,
}

/** When a hold ends by itself, or maintenance is meant to end: a choice, or a time of day. */
export const HoldEndFields = ({ forService = false }: { forService?: boolean }) => {
  const t = useTranslate()
  const lengths = useHoldLengths()
  const end = useWatch<HoldEndValues, 'hold_until'>({ name: 'hold_until' })
  const [ends] = useState(() => holdEndsWithin(lengths, new Date()))
  const options = ends.map((value) => ({
    value,
    label: value === 'usual' ? t(texts.holdUsual, { count: lengths.usual }) : t(names[value]),
  }))
  return (
    <FormRow>
      <SelectField
        name="hold_until"
        label={t(forService ? texts.serviceEnd : texts.holdEnd)}
        description={forService ? t(texts.serviceEndHint) : t(texts.holdEndHint, { hours: lengths.most })}
        options={options}
      />
      {end === 'time' && <TimeField<HoldEndValues> name="time" label={t(texts.holdTimeLabel)} />}
    </FormRow>
  )
}
