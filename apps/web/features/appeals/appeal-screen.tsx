import type { Appeal } from '@dovolilnice/contract/appeals/appeal'
import { type AppealAction, appealActionLabels } from '@dovolilnice/contract/appeals/appeal-status'
import { useState } from 'react'
import { formatDay, t, today, useLive, useOperation, useScreenTitle } from '../../platform/kit.ts'
import { Button, Columns, History, Notice, OperationView, Sheet, Stacked } from '../../ui/kit.ts'
import { AppealSheet, AppealStatusBadge, CourseSheet } from './appeal-facts.tsx'
import styles from './appeals.module.css'
import { appealDialogs } from './step-dialogs.tsx'
import { readAppeal } from '@dovolilnice/contract/appeals/operations'
import { useParams } from '@tanstack/react-router'
import { texts } from './texts.ts'

const dangerous: readonly AppealAction[] = ['dismiss', 'cancel', 'take_back_decision', 'withdraw']

/** What the product proposes first: a late appeal is dismissed, any other goes on. */
const foremostOf = ({ timeliness }: Appeal): readonly AppealAction[] => [
  timeliness === 'late' ? 'dismiss' : 'send',
  ...(['supplement', 'record_decision', 'serve_decision'] as const),
]

const AppealActions = ({ appeal }: { appeal: Appeal }) => {
  const [open, setOpen] = useState<AppealAction>()
  const Dialog = open === undefined ? undefined : appealDialogs[open]
  return (
    <div className={styles.actions}>
      <AppealStatusBadge status={appeal.status} />
      {appeal.actions.map((action) => (
        <Button
          label={t(appealActionLabels[action])}
          key={action}
          look={foremostOf(appeal).includes(action) ? 'filled' : 'plain'}
          danger={dangerous.includes(action)}
          onClick={() => setOpen(action)}
        />
      ))}
      {Dialog !== undefined && <Dialog appeal={appeal} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

const TermNotices = ({ appeal }: { appeal: Appeal }) => {
  const { status, timeliness, last_day: last, lodged_on: lodged, due_on: due } = appeal
  if (status !== 'received' && status !== 'supplement_requested') return null
  return (
    <>
      {timeliness === 'late' && last !== null && (
        <Notice tone="warning">{t(texts.isLate, { last: formatDay(last), lodged: formatDay(lodged) })}</Notice>
      )}
      {timeliness === 'unknown' && <Notice tone="warning">{t(texts.notServed)}</Notice>}
      {status === 'received' && due !== null && due < today() && (
        <Notice tone="warning">{t(texts.overdue, { day: formatDay(due) })}</Notice>
      )}
    </>
  )
}

const AppealView = ({ appeal }: { appeal: Appeal }) => (
  <Stacked>
    <AppealActions appeal={appeal} />
    <TermNotices appeal={appeal} />
    {appeal.permit_stays && <Notice tone="warning">{t(texts.permitStays)}</Notice>}
    <Columns lead>
      <Stacked>
        <AppealSheet appeal={appeal} />
        <CourseSheet appeal={appeal} />
      </Stacked>
      <Sheet title={t(texts.history)}>
        <History rows={appeal.history} record={{ id: appeal.id, name: appeal.number }} />
      </Sheet>
    </Columns>
  </Stacked>
)

export const AppealScreen = () => {
  const { id } = useParams({ from: '/inside/pritozbe/$id' })
  const query = useOperation(readAppeal, { params: { id } }, { keep: true })
  useLive('applications', () => query.refetch())
  useScreenTitle(query.data && t(texts.appeal, { number: query.data.number }))
  return <OperationView query={query}>{(appeal) => <AppealView appeal={appeal} />}</OperationView>
}
