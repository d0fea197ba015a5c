import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { t } from '../../../platform/kit.ts'
import { texts } from '../texts.ts'
import { type FieldProps, useField } from '../use-field.ts'
import { TextInput } from './inputs.tsx'
import styles from './inputs.module.css'

type PasswordProps<Values extends FieldValues> = Omit<FieldProps<Values>, 'optional'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password, which can be looked at. */
export const PasswordField = <Values extends FieldValues = never>({ name, ...more }: PasswordProps<Values>) => {
  const field = useField<Values>(name)
  const [shown, setShown] = useState(false)
  const toggle = (
    <button
      type="button"
      className={styles.inside}
      aria-label={t(texts.showPassword)}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      {shown ? <IconEyeOff size={20} /> : <IconEye size={20} />}
    </button>
  )
  return <TextInput {...more} {...field} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} right={toggle} />
}
