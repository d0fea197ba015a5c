import { previewAct } from '@dovolilnice/contract/acts/drafts/operations'
import type { preparedKinds } from '@dovolilnice/contract/acts/drafts/act-draft'
import type { TakingGround } from '@dovolilnice/contract/acts/suspension-ground'
import type { HeardWay } from '@dovolilnice/contract/primitives/heard'
import type { RejectionReasonCode } from '@dovolilnice/contract/applications/decide/rejection-reasons'
import { useFormContext } from 'react-hook-form'
import { callForFile } from '../../platform/kit.ts'
import { PreviewButton } from '../../ui/form/kit.ts'
import { texts } from './texts.ts'

export interface PreviewActProps {
  kind: (typeof preparedKinds)[number]
  /** Id of the application or permit. */
  recordId: string
}

/** Inside a form with facts and a reason: opens the act as it would be issued; only a finished reason is looked at. */
export const PreviewActButton = ({ kind, recordId }: PreviewActProps) => {
  const { getValues } = useFormContext<{
    reason_code?: RejectionReasonCode | ''
    ground?: TakingGround
    requested_on?: string
    facts: string
    reason: string
    heard?: HeardWay | ''
    heard_note?: string
    at_once?: string
    awaits?: string
    ends_on?: string
  }>()
  const load = () => {
    const { reason_code: code, ground, requested_on: day, facts, reason, heard, heard_note, at_once, awaits, ends_on: end } = getValues()
    const begun = { ...(ground && { ground }), ...(day && { requested_on: day }) }
    return callForFile(previewAct, {
      body: {
        kind,
        record_id: recordId,
        ...(code && { reason_code: code }),
        ...begun,
        ...(heard && { heard, heard_note }),
        ...(at_once && { at_once }),
        ...(awaits && { awaits }),
        ...(end && { ends_on: end }),
        facts,
        reason,
      },
    })
  }
  return <PreviewButton label={texts.preview} load={load} />
}
