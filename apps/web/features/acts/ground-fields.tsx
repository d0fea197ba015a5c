import { suspensionGroundLabels, suspensionGrounds } from '@dovolilnice/contract/acts/suspension-ground'
import type { SuspensionGround } from '@dovolilnice/contract/acts/suspension-ground'
import { useWatch } from 'react-hook-form'
import { today } from '../../platform/today.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { texts } from './texts.ts'

interface Begun {
  ground: SuspensionGround
  requested_on: string
}

const { DayField, SelectField } = fieldsOf<Begun>()

export interface GroundFieldsProps {
  /** The first day that a request can have, where it is known. */
  earliest?: string | null
}

/** Inside the form of a suspension: whether the authority begins it, or the holder asked for it, and when. */
export const GroundFields = ({ earliest }: GroundFieldsProps) => {
  const t = useTranslate()
  const ground = useWatch<Begun, 'ground'>({ name: 'ground' })
  return (
    <>
      <SelectField
        name="ground"
        label={t(texts.ground)}
        description={t(texts.groundHint)}
        options={suspensionGrounds.map((value) => ({ value, label: t(suspensionGroundLabels[value]) }))}
      />
      {ground === 'on_request' && <DayField name="requested_on" label={t(texts.requestedOn)} min={earliest ?? undefined} max={today()} />}
    </>
  )
}
