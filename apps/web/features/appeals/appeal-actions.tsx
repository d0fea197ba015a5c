import type { Appeal } from '@dovolilnice/contract/appeals/appeal'
import { appealActionLabels } from '@dovolilnice/contract/appeals/appeal-labels'
import type { AppealAction } from '@dovolilnice/contract/appeals/appeal-status'
import { useState } from 'react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { AppealStatusBadge } from './appeal-status-badge.tsx'
import styles from './appeals.module.css'
import { appealDialogs } from './step-dialogs.tsx'

const dangerous: readonly AppealAction[] = ['dismiss', 'cancel', 'take_back_decision', 'withdraw']

/** What the product proposes first: a late appeal is dismissed, any other goes on. */
const foremostOf = ({ timeliness }: Appeal): readonly AppealAction[] => [
  timeliness === 'late' ? 'dismiss' : 'send',
  ...(['supplement', 'record_decision', 'serve_decision'] as const),
]

/** The status of an appeal and the steps that this person may take with it now. */
export const AppealActions = ({ appeal }: { appeal: Appeal }) => {
  const t = useTranslate()
  const [open, setOpen] = useState<AppealAction>()
  const Dialog = open === undefined ? undefined : appealDialogs[open]
  return (
    <div className={styles.actions}>
      <AppealStatusBadge status={appeal.status} />
      {appeal.actions.map((action) => (
        <Button
          key={action}
          look={foremostOf(appeal).includes(action) ? 'filled' : 'plain'}
          danger={dangerous.includes(action)}
          onClick={() => setOpen(action)}
        >
          {t(appealActionLabels[action])}
        </Button>
      ))}
      {Dialog !== undefined && <Dialog appeal={appeal} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
