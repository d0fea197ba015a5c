import type { Text } from '@dovolilnice/contract/locale'
import { IconPaperclip, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { DragEvent } from 'react'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { documentFiles, fileSize } from './check-files.ts'
import type { FileRules } from './check-files.ts'
import styles from './files-field.module.css'
import { texts } from '../texts.ts'
import { useField } from '../use-field.ts'
import type { FieldValues } from 'react-hook-form'
import type { FieldProps } from '../use-field.ts'

const ChosenFiles = ({ files, onRemove }: { files: readonly File[]; onRemove: (index: number) => void }) => {
  const t = useTranslate()
  const locale = useLocale()
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map((file, index) => (
        <li key={`${file.name} ${file.lastModified}`}>
          <span className={styles.fileName}>{file.name}</span>
          <span className={styles.fileSize}>{fileSize(file.size, locale)}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={t(texts.removeFile, { name: file.name })}
            onClick={() => onRemove(index)}
          >
            <IconTrash size={18} />
          </button>
        </li>
      ))}
    </ul>
  )
}

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
  const files: readonly File[] = Array.isArray(value) ? value.filter((one: unknown) => one instanceof File) : []
  const add = (chosen: FileList | null) => {
    const given = [...(chosen ?? [])]
    setFault(given.map(rules.fault).find((found) => found !== undefined))
    const all = [...files, ...given.filter((file) => rules.fault(file) === undefined)]
    // Where one file is wanted, the one chosen last counts.
    onChange(rules.most === undefined ? all : all.slice(-rules.most))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (disabled !== true) add(event.dataTransfer.files)
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
            add(event.currentTarget.files)
            event.currentTarget.value = ''
          }}
        />
      </label>
      <ChosenFiles files={files} onRemove={(index) => onChange(files.filter((_, one) => one !== index))} />
      {wrong !== undefined && (
        <p className={styles.error} id={id}>
          {wrong}
        </p>
      )}
    </div>
  )
}
