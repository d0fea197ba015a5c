import { applicationActionLabels } from '@dovolilnice/contract/applications/application-labels'
import { editableStatuses } from '@dovolilnice/contract/applications/application-status'
import type { ApplicationAction } from '@dovolilnice/contract/applications/application-status'
import { confirmComplete } from '@dovolilnice/contract/applications/decide/confirm-complete'
import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { readApplicationPdf } from '@dovolilnice/contract/applications/record/read-application-pdf'
import { readDecision } from '@dovolilnice/contract/applications/decide/read-decision'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { IconGavel, IconPencil, IconPrinter } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { printPaper } from '../../../platform/print-paper.ts'
import { useAction } from '../../../platform/calls/query.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from './application-screen.module.css'
import { stepDialogs } from './step-dialogs.tsx'
import { texts } from '../texts.ts'

/** Nothing is missing: the term to call for a supplement is met. */
const ConfirmComplete = ({ application: { id, version } }: { application: ApplicationDetails }) => {
  const t = useTranslate()
  const client = useQueryClient()
  const { mutate, isPending } = useAction(confirmComplete, { done: texts.completed })
  const mark = () => mutate({ params: { id }, body: { version } }, { onError: () => void client.invalidateQueries() })
  return (
    <Button look="plain" busy={isPending} onClick={mark}>
      {t(texts.confirmComplete)}
    </Button>
  )
}

/** The steps that are taken here: at once, or in a dialog. */
type InDialog = keyof typeof stepDialogs
type Shown = InDialog | 'take_into_review'
const isShown = (action: ApplicationAction): action is Shown => action === 'take_into_review' || action in stepDialogs
const dangerous: readonly ApplicationAction[] = ['reject', 'withdraw', 'cancel']
const foremost: readonly ApplicationAction[] = ['take_into_review', 'approve', 'record_payment', 'issue_permit', 'supplement']

/** Taking into review harms nobody and is not asked about; where someone was quicker, the screen shows what they did. */
const useTakeIntoReview = ({ id, version }: ApplicationDetails) => {
  const client = useQueryClient()
  const { mutate, isPending } = useAction(takeApplicationIntoReview, { done: texts.taken })
  const take = () => mutate({ params: { id }, body: { version } }, { onError: () => void client.invalidateQueries() })
  return { take, taking: isPending }
}

interface ActionsProps {
  application: ApplicationDetails
  onEdit: () => void
}

/** What this clerk may do with the application now: the steps that travelled with it, and what is always there. */
export const ApplicationActions = ({ application, onEdit }: ActionsProps) => {
  const t = useTranslate()
  const may = useMay()
  const [open, setOpen] = useState<InDialog>()
  const { take, taking } = useTakeIntoReview(application)
  const close = () => setOpen(undefined)
  const Dialog = open === undefined ? undefined : stepDialogs[open]
  return (
    <div className={styles.actions}>
      {application.actions.filter(isShown).map((action) => (
        <Button
          key={action}
          look={foremost.includes(action) ? 'filled' : 'plain'}
          danger={dangerous.includes(action)}
          busy={action === 'take_into_review' && taking}
          onClick={() => (action === 'take_into_review' ? take() : setOpen(action))}
        >
          {t(applicationActionLabels[action])}
        </Button>
      ))}
      {application.call_by !== null && application.status === 'in_review' && may('applications:conduct') && (
        <ConfirmComplete application={application} />
      )}
      {may('applications:write') && editableStatuses.includes(application.status) && (
        <Button look="plain" icon={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
          {t(texts.edit)}
        </Button>
      )}
      <Button look="plain" icon={<IconPrinter size={18} aria-hidden />} onClick={() => printPaper(readApplicationPdf, application.id)}>
        {t(texts.print)}
      </Button>
      {application.has_decision && (
        <Button look="plain" icon={<IconGavel size={18} aria-hidden />} onClick={() => printPaper(readDecision, application.id)}>
          {t(texts.decision)}
        </Button>
      )}
      {Dialog !== undefined && <Dialog application={application} onClose={close} />}
    </div>
  )
}
