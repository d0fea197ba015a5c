import type { ChangeEvent, ComponentProps } from 'react'
import styles from './file-button.module.css'

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: string
  onChoose: (file: File) => void | Promise<void>
}

/** A button that asks for one file. The same file may be chosen again, once it was corrected. */
export const FileButton = ({ label, onChoose, ...rest }: FileButtonProps) => {
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void => {
    const file = input.files?.[0]
    if (file !== undefined) void onChoose(file)
    input.value = ''
  }
  return (
    <label className={styles.button}>
      {label}
      <input {...rest} type="file" onChange={choose} />
    </label>
  )
}
