import type { Text } from '@dovolilnice/contract/locale'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { isCallError, openFile, reportFailure, showSnackbar, t } from '../../platform/kit.ts'
import { Button } from '../buttons/button.tsx'

interface PreviewProps {
  label: Text
  /** Asks for the paper that the form would make. */
  load: () => Promise<File>
}

/** Inside a form with a reason: opens the paper as it would be issued; only a filled reason is looked at. What the server finds wrong is told at its
 * field, or as a sentence where the form has none. */
export const PreviewButton = ({ label, load }: PreviewProps) => {
  const { trigger, setError, getValues } = useFormContext()
  const [busy, setBusy] = useState(false)
  const refuse = (error: unknown): void => {
    const fields = isCallError(error) ? error.fields : []
    if (fields.length === 0) reportFailure(error)
    for (const [at, { path, rule, message }] of fields.entries()) {
      if (path in getValues()) setError(path, { type: rule, message }, { shouldFocus: at === 0 })
      else showSnackbar(message, { tone: 'bad', mode: 'multi-line' })
    }
  }
  const look = async () => {
    if (!(await trigger('reason', { shouldFocus: true }))) return
    setBusy(true)
    await load().then(openFile).catch(refuse)
    setBusy(false)
  }
  return (
    <div>
      <Button label={t(label)} look="plain" small icon={IconEye} busy={busy} onClick={() => void look()} />
    </div>
  )
}
