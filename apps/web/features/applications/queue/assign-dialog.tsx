import type { ListedApplication } from '@dovolilnice/contract/applications/list/application-list'
import { listAssignees } from '@dovolilnice/contract/applications/queue/list-assignees'
import { useState } from 'react'
import { t, useMay, useOperation, useUser } from '../../../platform/kit.ts'
import { Button, Modal, OperationView } from '../../../ui/kit.ts'
import { SelectInput } from '../../../ui/form/kit.ts'
import { assigneeChoices, chosenAssignee } from './assignees.ts'
import { texts } from './texts.ts'

interface DialogProps {
  rows: readonly ListedApplication[]
  onAssign: (to: string | null) => void
  onClose: () => void
}

export const AssignDialog = ({ rows, onAssign, onClose }: DialogProps) => {
  const me = useUser().id
  const mayOthers = useMay()('applications:assign')
  const clerks = useOperation(listAssignees, {})
  const [to, setTo] = useState(me)
  const assign = () => {
    onAssign(chosenAssignee(to))
    onClose()
  }
  return (
    <Modal
      opened
      size={460}
      title={t(texts.assignTitle, { count: rows.length })}
      onClose={onClose}
      buttons={
        <>
          <Button label={t(texts.cancel)} look="plain" onClick={onClose} />
          {/* Without the list nobody can see to whom. */}
          {clerks.data !== undefined && <Button label={t(texts.assignSubmit)} onClick={assign} />}
        </>
      }
    >
      <OperationView query={clerks}>
        {({ items }) => (
          <SelectInput
            label={t(texts.assignee)}
            value={to}
            data-autofocus
            onChange={(event) => setTo(event.currentTarget.value)}
            options={assigneeChoices(
              items.filter(({ id }) => mayOthers || id === me).toSorted((a, b) => Number(b.id === me) - Number(a.id === me)),
            )}
          />
        )}
      </OperationView>
    </Modal>
  )
}
