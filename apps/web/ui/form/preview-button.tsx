import type { Text } from '@dovolilnice/contract/locale'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { reportFailure } from '../../platform/calls/query.ts'
import { openFile } from '../../platform/save-file.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../buttons/button.tsx'

interface PreviewProps {
  label: Text
  /** Asks for the paper that the form would make. */
  load: () => Promise<File>
}

/** Inside a form with a reason: opens the paper as it would be issued; only a filled reason is looked at. */
export const PreviewButton = ({ label, load }: PreviewProps) => {
  const t = useTranslate()
  const { trigger } = useFormContext<{ reason: string }>()
  const [busy, setBusy] = useState(false)
  const look = async () => {
    if (!(await trigger('reason', { shouldFocus: true }))) return
    setBusy(true)
    await load().then(openFile).catch(reportFailure)
    setBusy(false)
  }
  return (
    <div>
      <Button look="plain" small icon={<IconEye size={18} aria-hidden />} busy={busy} onClick={() => void look()}>
        {t(label)}
      </Button>
    </div>
  )
}
