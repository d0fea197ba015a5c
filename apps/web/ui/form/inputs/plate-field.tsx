import { formatPlate, looksSlovenian } from '@dovolilnice/contract/primitives/plate'
import { useWatch, type FieldValues } from 'react-hook-form'
import { t } from '../../../platform/kit.ts'
import { fieldsOf } from '../form.tsx'
import { texts } from '../texts.ts'
import type { FieldProps } from '../use-field.ts'

const seemsComplete = (plate: string): boolean => plate.replace(/[^\p{L}\d]/gu, '').length >= 5

/** A sentence for plates that do not look Slovenian, once enough of them is written. It only warns: foreign ones are as good. */
export const plateHint = (plates: unknown): string | undefined => {
  const written = (Array.isArray(plates) ? plates : [plates]).filter((plate): plate is string => typeof plate === 'string')
  const odd = written.filter((plate) => seemsComplete(plate) && !looksSlovenian(plate))
  if (odd.length === 0) return undefined
  return t(texts.plateOdd, { plates: odd.map(formatPlate).join(', ') })
}

/** A vehicle's plate, with a word beside it where it does not look Slovenian. */
export const PlateField = <Values extends FieldValues = never>(props: FieldProps<Values>) => {
  const { TextField } = fieldsOf<Values>()
  const hint = plateHint(useWatch<Values>({ name: props.name }))
  return <TextField {...props} description={hint ?? props.description} autoCapitalize="characters" maxLength={16} tidy={formatPlate} />
}
