import { getPermit } from '@dovolilnice/contract/permits/record/get-permit'
import type { PermitDetails } from '@dovolilnice/contract/permits/permit'
import { permitTransitions } from '@dovolilnice/contract/permits/permit-status'
import { readPermitPdf } from '@dovolilnice/contract/permits/record/read-permit-pdf'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useLive } from '../../../platform/live.ts'
import { printPaper } from '../../../platform/print-paper.ts'
import { useOperation } from '../../../platform/calls/query.ts'
import { useScreenTitle } from '../../../platform/routing/screen-title.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { History } from '../../../ui/history/history.tsx'
import { MailsSheet } from '../../../ui/mails/mails-sheet.tsx'
import { OperationView } from '../../../ui/states/operation-view.tsx'
import { NoEmail } from '../../../ui/person/no-email.tsx'
import { Part } from '../../../ui/states/part.tsx'
import { PersonSheet } from '../../../ui/person/person-sheet.tsx'
import { Columns, Sheet, Stacked } from '../../../ui/sheet.tsx'
import { CredentialsSheet } from '../opening/credentials-sheet.tsx'
import { EditPermit } from './edit-permit.tsx'
import { PermitActions } from './permit-actions.tsx'
import { PermitSheet } from './permit-facts.tsx'
import { ChainSheet, PermitDocuments } from './permit-records.tsx'
import { PermitStatusBadge } from '../permit-status-badge.tsx'
import styles from '../permits.module.css'
import { texts } from '../texts.ts'

const HistorySheet = ({ permit }: { permit: PermitDetails }) => {
  const t = useTranslate()
  return (
    <Sheet title={t(texts.history)}>
      <History rows={permit.history} record={{ id: permit.id, name: permit.number }} />
    </Sheet>
  )
}

/** What takes the permit away, where its status allows it. */
const preparesOf = ({ status }: PermitDetails) => [
  ...(permitTransitions.suspend.from.some((from) => from === status) ? (['suspension'] as const) : []),
  ...(permitTransitions.revoke.from.some((from) => from === status) ? (['revocation'] as const) : []),
]

const PermitView = ({ permit, onEdit }: { permit: PermitDetails; onEdit: () => void }) => {
  const t = useTranslate()
  return (
    <Stacked>
      <div className={styles.head}>
        <PermitStatusBadge status={permit.status} />
        <PermitActions permit={permit} onEdit={onEdit} />
      </div>
      <Part name="RestrictionNotice" props={{ id: permit.id }} fallback={null} />
      <NoEmail email={permit.email} onPrint={() => printPaper(readPermitPdf, permit.id)} />
      <Columns lead>
        <Stacked>
          <PermitSheet permit={permit} />
          <CredentialsSheet permit={permit} />
          <PersonSheet title={t(texts.holder)} person={permit} />
          <PermitDocuments permit={permit} />
        </Stacked>
        <Stacked>
          <Part name="ActsSheet" props={{ recordId: permit.id, prepares: preparesOf(permit) }} />
          <ChainSheet permit={permit} linked />
          <HistorySheet permit={permit} />
          <MailsSheet title={texts.mails} mails={permit.mails} />
        </Stacked>
      </Columns>
    </Stacked>
  )
}

/** One permit with everything a clerk does to it; it follows what others do. */
export const PermitScreen = () => {
  const t = useTranslate()
  const { id } = useParams({ from: '/inside/dovolilnice/$id' })
  const [editing, setEditing] = useState(false)
  const query = useOperation(getPermit, { params: { id } }, { keep: true })
  useLive('permits', () => query.refetch())
  useScreenTitle(query.data && t(texts.permitNumber, { number: query.data.number }))
  return (
    <OperationView query={query}>
      {(permit) =>
        editing ? (
          <EditPermit permit={permit} onClose={() => setEditing(false)} />
        ) : (
          <PermitView permit={permit} onEdit={() => setEditing(true)} />
        )
      }
    </OperationView>
  )
}
