import { takingGroundLabels, takingGrounds, type TakingGround } from '@dovolilnice/contract/acts/suspension-ground'
import { useFormContext, useWatch } from 'react-hook-form'
import { t, today } from '../../platform/kit.ts'
import { fieldsOf, optionsOf } from '../../ui/form/kit.ts'
import { texts } from './texts.ts'

interface Begun {
  ground: TakingGround
  requested_on: string
  awaits: string
  ends_on: string
}

const { DayField, SelectField, TextAreaField } = fieldsOf<Begun>()

export interface GroundFieldsProps {
  /** The first day that a request can have, where it is known. */
  earliest?: string | null
}

const EndFields = ({ ground }: Pick<Begun, 'ground'>) => {
  const isProvisional = ground !== 'on_request'
  return (
    <>
      {isProvisional && <TextAreaField name="awaits" label={t(texts.awaits)} description={t(texts.awaitsHint)} rows={2} maxLength={1000} />}
      <DayField
        name="ends_on"
        label={t(texts.endsOn)}
        description={t(isProvisional ? texts.endsOnHint : texts.endsOnAskedHint)}
        min={today()}
        optional={!isProvisional}
      />
    </>
  )
}

/**
 * Inside the form of a suspension or revocation: whether the authority begins it, or the holder asked for it, and when. A suspension that nobody asked for
 * is provisional: it says what the pending procedure waits for, and ends on a day.
 */
export const GroundFields = ({ earliest }: GroundFieldsProps) => {
  const { getValues } = useFormContext<Partial<Begun>>()
  const ground = useWatch<Begun, 'ground'>({ name: 'ground' })
  return (
    <>
      <SelectField
        name="ground"
        label={t(texts.ground)}
        description={t(texts.groundHint)}
        options={optionsOf(takingGroundLabels, takingGrounds)}
      />
      {ground === 'on_request' && <DayField name="requested_on" label={t(texts.requestedOn)} min={earliest ?? undefined} max={today()} />}
      {getValues('ends_on') !== undefined && <EndFields ground={ground} />}
    </>
  )
}
