import type { updateZone } from '@dovolilnice/contract/zones/update-zone'
import type { ChangeEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { useField } from '../../../ui/form/use-field.ts'
import type { BodyOf } from '../../../ui/form/use-operation-form.ts'
import { texts } from './zone-texts.ts'
import styles from './zones.module.css'

type ZoneValues = BodyOf<typeof updateZone>

const { TextAreaField } = fieldsOf<ZoneValues>()

/** Bytes. A longer file would only make the browser slow before it is refused. */
const largestFile = 200_000

/** The outline as GeoJSON: typed, pasted, or read from a file into the same field. */
export const OutlineField = () => {
  const t = useTranslate()
  const { onChange } = useField<ZoneValues>('outline')
  const { setError } = useFormContext<ZoneValues>()
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0]
    if (file === undefined) return
    if (file.size > largestFile) setError('outline', { message: t(texts.fileTooLarge) })
    else onChange(await file.text())
    // The same file may be chosen again once it was corrected.
    input.value = ''
  }
  return (
    <div>
      <TextAreaField name="outline" label={t(texts.outlineLabel)} description={t(texts.outlineHint)} rows={6} optional />
      <label className={styles.file}>
        {t(texts.chooseFile)}
        <input type="file" accept=".geojson,.json,application/geo+json,application/json" onChange={(event) => void choose(event)} />
      </label>
    </div>
  )
}
