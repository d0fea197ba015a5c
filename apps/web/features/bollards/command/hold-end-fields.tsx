import { type HoldEnd, holdEndsWithin } from '@dovolilnice/contract/bollards/holds/holds'
import type { Text } from '@dovolilnice/contract/locale'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { t } from '../../../platform/kit.ts'
import { TimeField } from '../../../ui/form/kit.ts'
import styles from '../bollards.module.css'
import { texts } from '../texts.ts'
import type { HoldEndValues } from './command-values.ts'
import { useHoldLengths } from './use-hold-lengths.ts'

const names: Record<Exclude<HoldEnd, 'usual'>, Text> = {
  15: texts.holdQuarter,
  60: texts.holdHour,
  evening: texts.holdEvening,
  time: texts.holdTime,
}

/** When a hold ends by itself, or maintenance is meant to end: a chip, or a time of day, which chooses itself when it is typed. */
export const HoldEndFields = ({ forService = false }: { forService?: boolean }) => {
  const lengths = useHoldLengths()
  const { setValue } = useFormContext<HoldEndValues>()
  const [end, time] = useWatch<HoldEndValues, ['hold_until', 'time']>({ name: ['hold_until', 'time'] })
  const [ends] = useState(() => holdEndsWithin(lengths, new Date()))
  useEffect(() => {
    if (time !== '') setValue('hold_until', 'time')
  }, [time, setValue])
  return (
    <div className={styles.ends}>
      <fieldset>
        <legend>{t(forService ? texts.serviceEnd : texts.holdEnd)}</legend>
        {ends.map((value) => (
          <label key={value} data-chosen={value === end || undefined}>
            <input
              type="radio"
              name="hold_until"
              checked={value === end}
              onChange={() => setValue('hold_until', value, { shouldDirty: true })}
            />
            {value === 'usual' ? t(texts.holdUsual, { count: lengths.usual }) : t(names[value])}
          </label>
        ))}
        <TimeField<HoldEndValues> name="time" label={t(texts.holdTimeLabel)} className={styles.endTime} />
      </fieldset>
      <p>{forService ? t(texts.serviceEndHint) : t(texts.holdEndHint, { hours: lengths.most })}</p>
    </div>
  )
}
