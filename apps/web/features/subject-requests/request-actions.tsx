import { requestStatusLabels } from '@dovolilnice/contract/subject-requests/subject-request-codes'
import type { SubjectRequest } from '@dovolilnice/contract/subject-requests/subject-request'
import { useState } from 'react'
import { useMay } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { requestActions, requestDialogs } from './step-dialogs.tsx'
import type { RequestAction } from './step-dialogs.tsx'
import styles from './subject-requests.module.css'
import { texts } from './texts.ts'

/** Whether a step can be taken now; the server holds the same. */
const isOffered = (request: SubjectRequest, action: RequestAction): boolean => {
  const { status, kinds, chosen, is_restricting: restricting } = request
  if (action === 'lift') return restricting && status !== 'received'
  if (status === 'closed') return false
  switch (action) {
    case 'verify':
    case 'close':
      return true
    case 'extend':
      return request.extension_reason === null
    case 'give':
      return status === 'verified' && chosen > 0
    case 'erase':
      return status === 'verified' && chosen > 0 && kinds.includes('erasure')
    case 'restrict':
      return status === 'verified' && chosen > 0
    case 'correct':
      return status === 'verified' && kinds.includes('correction')
    case 'objection':
      return status === 'verified' && kinds.includes('objection')
  }
}

/** The status of a request and the steps that may be taken with it now. */
export const RequestActions = ({ request }: { request: SubjectRequest }) => {
  const t = useTranslate()
  const may = useMay()
  const [open, setOpen] = useState<RequestAction>()
  const Dialog = open === undefined ? undefined : requestDialogs[open]
  const foremost: RequestAction = request.status === 'received' ? 'verify' : 'close'
  return (
    <div className={styles.actions}>
      <StatusBadge tone={request.status === 'closed' ? 'good' : 'neutral'}>{t(requestStatusLabels[request.status])}</StatusBadge>
      {may('privacy:write') &&
        requestActions
          .filter((action) => isOffered(request, action))
          .map((action) => (
            <Button
              key={action}
              look={action === foremost ? 'filled' : 'plain'}
              danger={action === 'erase'}
              onClick={() => setOpen(action)}
            >
              {t(texts[action])}
            </Button>
          ))}
      {Dialog !== undefined && <Dialog request={request} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
