import { listRetentionRuns } from '@dovolilnice/contract/privacy/retention/list-retention-runs'
import { previewRetention } from '@dovolilnice/contract/privacy/retention/preview-retention'
import { retentionStatuses, retentionStatusLabels } from '@dovolilnice/contract/privacy/retention/retention-run'
import type { RetentionRun, RetentionStatus } from '@dovolilnice/contract/privacy/retention/retention-run'
import { useState } from 'react'
import { useAction } from '../../platform/calls/query.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { FilterOf } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { Stacked } from '../../ui/sheet.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { RunDialog } from './run-dialog.tsx'
import { texts } from './texts.ts'

const filters: readonly FilterOf<typeof listRetentionRuns>[] = [
  {
    key: 'status',
    label: texts.status,
    kind: 'choice',
    options: retentionStatuses.map((value) => ({ value, label: retentionStatusLabels[value] })),
  },
]

const Status = ({ status }: { status: RetentionStatus }) => {
  const t = useTranslate()
  const words = t(retentionStatusLabels[status])
  return status === 'waiting' ? <StatusBadge tone="warning">{words}</StatusBadge> : words
}

/** What each run of the retention took, and what it would take now. */
export const RetentionList = () => {
  const t = useTranslate()
  const [opened, open] = useState<RetentionRun>()
  const preview = useAction(previewRetention, { done: texts.previewed })
  return (
    <Stacked>
      <Notice>{t(texts.how)}</Notice>
      <ListScreen
        id="retention-runs"
        title={texts.retention}
        operation={listRetentionRuns}
        filters={filters}
        rowKey={(row) => row.id}
        onOpen={open}
        cells={{ status: (row) => <Status status={row.status} /> }}
        actions={<Button onClick={() => preview.mutate({})}>{t(texts.preview)}</Button>}
        empty={{ title: texts.none, text: texts.noneHint }}
        live="privacy"
      />
      <RunDialog run={opened} onClose={() => open(undefined)} />
    </Stacked>
  )
}
