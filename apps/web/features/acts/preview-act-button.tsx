import { previewAct } from '@dovolilnice/contract/acts/drafts/preview-act'
import type { preparedKinds } from '@dovolilnice/contract/acts/drafts/act-draft'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { callForFile } from '../../platform/calls/call.ts'
import { reportFailure } from '../../platform/calls/query.ts'
import { openFile } from '../../platform/save-file.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { texts } from './texts.ts'

export interface PreviewActProps {
  kind: (typeof preparedKinds)[number]
  /** Id of the application or permit. */
  recordId: string
}

/** Inside a form with facts and a reason: opens the act as it would be issued; only a filled reason is looked at. */
export const PreviewActButton = ({ kind, recordId }: PreviewActProps) => {
  const t = useTranslate()
  const { trigger, getValues } = useFormContext<{ facts: string; reason: string }>()
  const [busy, setBusy] = useState(false)
  const look = async () => {
    if (!(await trigger('reason', { shouldFocus: true }))) return
    setBusy(true)
    const { facts, reason } = getValues()
    await callForFile(previewAct, { body: { kind, record_id: recordId, facts, reason } })
      .then(openFile)
      .catch(reportFailure)
    setBusy(false)
  }
  return (
    <div>
      <Button look="plain" small icon={<IconEye size={18} aria-hidden />} busy={busy} onClick={() => void look()}>
        {t(texts.preview)}
      </Button>
    </div>
  )
}
