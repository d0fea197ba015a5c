import type { ReactNode } from 'react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../buttons/button.tsx'
import { texts } from './texts.ts'
import type { OperationForm } from './use-operation-form.ts'

interface SubmitProps {
  form: Pick<OperationForm, 'sending' | 'progress'>
  children: ReactNode
  /** `plain` where the screen is about another action. */
  look?: 'plain'
  danger?: boolean
  wide?: boolean
  /** Has the focus when its dialog opens. */
  'data-autofocus'?: true | undefined
}

/** Sends the form it stands in; while sending it cannot be pressed twice and says how far an upload is. */
export const SubmitButton = ({ form, children, ...more }: SubmitProps) => {
  const t = useTranslate()
  const share = form.progress === undefined ? undefined : Math.round(form.progress * 100)
  return (
    <Button type="submit" busy={form.sending} {...more}>
      {form.sending && share !== undefined ? t(texts.sending, { share }) : children}
    </Button>
  )
}
