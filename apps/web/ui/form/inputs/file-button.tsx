import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import styles from './file-button.module.css'

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: string
  icon?: ReactNode
  /** `filled` over the whole width, for the one thing to do, `wide` for what may be done; `icon` shows the icon alone. */
  look?: 'filled' | 'wide' | 'icon'
  onChoose: (file: File) => void | Promise<void>
}

/** A button that asks for one file. The same file may be chosen again, once it was corrected. */
export const FileButton = ({ label, icon, look, onChoose, ...rest }: FileButtonProps) => {
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void => {
    const file = input.files?.[0]
    if (file !== undefined) void onChoose(file)
    input.value = ''
  }
  return (
    <label className={styles.button} data-look={look}>
      {icon}
      <span className={look === 'icon' ? 'visually-hidden' : undefined}>{label}</span>
      <input {...rest} type="file" onChange={choose} />
    </label>
  )
}
