import type { updateZone } from '@dovolilnice/contract/zones/update-zone'
import { useFormContext } from 'react-hook-form'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { FileButton } from '../../../ui/form/inputs/file-button.tsx'
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
  const choose = async (file: File) => {
    if (file.size > largestFile) setError('outline', { message: t(texts.fileTooLarge) })
    else onChange(await file.text())
  }
  return (
    <div className={styles.outline}>
      <TextAreaField name="outline" label={t(texts.outlineLabel)} description={t(texts.outlineHint)} rows={6} optional />
      <FileButton label={t(texts.chooseFile)} accept=".geojson,.json,application/geo+json,application/json" onChoose={choose} />
    </div>
  )
}
