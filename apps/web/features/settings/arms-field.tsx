import type { FieldPath, FieldValues } from 'react-hook-form'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FileButton } from '../../ui/form/inputs/file-button.tsx'
import { useField } from '../../ui/form/use-field.ts'
import { texts } from './municipality-texts.ts'
import styles from './settings.module.css'

const asDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read')))
    reader.readAsDataURL(file)
  })

/** The coat of arms as a picture inside the page: chosen from a file, seen at once, saved with the form. */
export const ArmsField = <Values extends FieldValues>({ name }: { name: FieldPath<Values> }) => {
  const t = useTranslate()
  const { value, error, onChange, ref } = useField<Values>(name)
  return (
    <div className={styles.arms}>
      {value !== '' && <img src={String(value)} alt="" height={64} />}
      <FileButton
        label={t(texts.arms)}
        ref={ref}
        accept="image/svg+xml,image/png"
        name={name}
        aria-invalid={error !== undefined}
        onChoose={async (file) => onChange(await asDataUrl(file))}
      />
      {value !== '' && (
        <Button look="plain" small onClick={() => onChange(null)}>
          {t(texts.removeArms)}
        </Button>
      )}
      {error !== undefined && <p className={styles.armsError}>{t(texts.armsRefused)}</p>}
    </div>
  )
}
