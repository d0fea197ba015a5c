import { heardWays, type HeardWay } from '@dovolilnice/contract/primitives/heard'
import { useFormContext, useWatch } from 'react-hook-form'
import { t } from '../../../platform/kit.ts'
import { fieldsOf, optionsOf } from '../../../ui/form/kit.ts'
import { texts } from './texts.ts'

const { SelectField, TextAreaField } = fieldsOf<{ heard: HeardWay | ''; heard_note: string; at_once: string }>()

/** Inside the form of a decision against a party: how it was heard, or why it was not. What the party asked for itself is none against it.
 * One that takes a permit away may name why it takes effect at once. */
export const HeardFields = () => {
  const { getValues } = useFormContext<{ at_once?: string }>()
  const ground = useWatch<{ ground?: string }, 'ground'>({ name: 'ground' })
  if (ground === 'on_request') return null
  return (
    <>
      <SelectField name="heard" label={t(texts.heard)} description={t(texts.heardHint)} options={optionsOf(texts, heardWays)} />
      <TextAreaField name="heard_note" label={t(texts.note)} description={t(texts.noteHint)} optional rows={2} maxLength={1000} />
      {getValues('at_once') !== undefined && (
        <TextAreaField name="at_once" label={t(texts.atOnce)} description={t(texts.atOnceHint)} optional rows={2} maxLength={1000} />
      )}
    </>
  )
}
