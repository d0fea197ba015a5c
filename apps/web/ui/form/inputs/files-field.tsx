import type { Text } from '@dovolilnice/contract/locale'
import { IconPaperclip } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { DragEvent } from 'react'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { documentFiles } from './check-files.ts'
import type { FileRules } from './check-files.ts'
import { ChosenFiles, keepPlace, useCamera } from './chosen-files.tsx'
import { FileButton } from './file-button.tsx'
import styles from './files-field.module.css'
import { pictureTexts } from './picture-texts.ts'
import { texts } from '../texts.ts'
import { useField } from '../use-field.ts'
import { useFormContext } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import type { FieldProps } from '../use-field.ts'

const filesIn = (value: unknown): File[] => (Array.isArray(value) ? value.filter((one: unknown) => one instanceof File) : [])

/** Files of one field: chosen, photographed or dropped. The value is a list of `File`; what cannot be sent is refused with its reason. */
export const FilesField = <Values extends FieldValues = never>({
  name,
  label,
  description,
  optional = false,
  disabled,
  rules = documentFiles,
}: FieldProps<Values> & { rules?: FileRules }) => {
  const t = useTranslate()
  const id = useId()
  const { value, onChange, onBlur, ref, error } = useField<Values>(name)
  const [fault, setFault] = useState<Text>()
  const [over, setOver] = useState(false)
  const { getValues } = useFormContext<Values>()
  const camera = useCamera()
  const add = (given: readonly File[]) => {
    setFault(given.map(rules.fault).find((found) => found !== undefined))
    const all = [...filesIn(value), ...given.filter((file) => rules.fault(file) === undefined)]
    // Where one file is wanted, the one chosen last counts.
    onChange(rules.most === undefined ? all : all.slice(-rules.most))
  }
  // Turning a picture takes a while, in which others are chosen and removed: what the form holds now counts, and the file, not its place.
  const replace = (file: File, other: File) => {
    const now = filesIn(getValues(name))
    if (!now.includes(file)) return
    setFault(rules.fault(other))
    if (rules.fault(other) === undefined) onChange(now.map((one) => (one === file ? keepPlace(one, other) : one)))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (disabled !== true) add([...event.dataTransfer.files])
  }
  const wrong = fault === undefined ? error : t(fault)
  return (
    <div className={styles.field}>
      <label
        className={styles.drop}
        data-over={over || undefined}
        data-wrong={wrong !== undefined || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className={styles.label} data-label>
          {label} {optional && <span className={styles.optional}>({t(texts.optional)})</span>}
        </span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
        <span className={styles.choose}>
          <IconPaperclip size={18} aria-hidden /> {t(rules.choose)}
        </span>
        <input
          ref={ref}
          className={styles.input}
          type="file"
          name={name}
          multiple={rules.most !== 1}
          accept={rules.accept}
          disabled={disabled}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong === undefined ? undefined : id}
          onBlur={onBlur}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
      </label>
      {camera && disabled !== true && (
        <FileButton
          label={t(pictureTexts.take)}
          aria-label={`${t(pictureTexts.take)}: ${label}`}
          accept="image/jpeg"
          capture="environment"
          onChoose={(file) => add([file])}
        />
      )}
      <ChosenFiles files={filesIn(value)} onRemove={(file) => onChange(filesIn(value).filter((one) => one !== file))} onReplace={replace} />
      {wrong !== undefined && (
        <p className={styles.error} id={id}>
          {wrong}
        </p>
      )}
    </div>
  )
}
