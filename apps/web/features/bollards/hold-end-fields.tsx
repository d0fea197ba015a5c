import { holdEndsWithin } from '@dovolilnice/contract/bollards/hold-end'
import type { HoldEnd } from '@dovolilnice/contract/bollards/hold-end'
import type { Text } from '@dovolilnice/contract/locale'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useParameters } from '../../platform/resources/resources.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { FormRow } from '../../ui/form/form-layout.tsx'
import { TimeField } from '../../ui/form/inputs/time-field.tsx'
import type { CommandValues } from './command-values.ts'
import { texts } from './texts.ts'

const { SelectField } = fieldsOf<CommandValues>()

const names: Record<HoldEnd, Text> = { 15: texts.holdQuarter, 60: texts.holdHour, evening: texts.holdEvening, time: texts.holdTime }

/** When a hold ends by itself: a choice, or a time of day. */
export const HoldEndFields = () => {
  const t = useTranslate()
  const hours = useParameters()?.hold_hours ?? 1
  const end = useWatch<CommandValues, 'hold_until'>({ name: 'hold_until' })
  const [options] = useState(() => holdEndsWithin(hours, new Date()).map((value) => ({ value, label: t(names[value]) })))
  return (
    <FormRow>
      <SelectField name="hold_until" label={t(texts.holdEnd)} description={t(texts.holdEndHint, { hours })} options={options} />
      {end === 'time' && <TimeField<CommandValues> name="time" label={t(texts.holdTimeLabel)} />}
    </FormRow>
  )
}
