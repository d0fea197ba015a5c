import { listSubjectRequests } from '@dovolilnice/contract/subject-requests/list-subject-requests'
import { requestStatuses, requestStatusLabels } from '@dovolilnice/contract/subject-requests/subject-request-codes'
import type { SubjectRequestRow } from '@dovolilnice/contract/subject-requests/subject-request'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useMay } from '../../platform/session/use-session.ts'
import { today } from '../../platform/today.ts'
import { formatDay } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { FilterOf } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { texts } from './texts.ts'

const filters: readonly FilterOf<typeof listSubjectRequests>[] = [
  {
    key: 'status',
    label: texts.status,
    kind: 'choice',
    options: [
      { value: 'open', label: { sl: 'Odprte', en: 'Open' } },
      ...requestStatuses.map((value) => ({ value, label: requestStatusLabels[value] })),
    ],
  },
]

/** The last day of the answer; one that has passed stands out. */
const Due = ({ row }: { row: SubjectRequestRow }) => {
  const day = formatDay(row.due_on, useLocale())
  return row.status !== 'closed' && row.due_on < today() ? <StatusBadge tone="warning">{day}</StatusBadge> : day
}

/** Requests of people about their own data, with the day by which each must be answered. */
export const SubjectRequestsScreen = () => {
  const t = useTranslate()
  const may = useMay()
  const [isOpen, open] = useState(false)
  return (
    <>
      <ListScreen
        id="subject-requests"
        title={texts.requests}
        operation={listSubjectRequests}
        filters={filters}
        searchKey="search"
        rowKey={(row) => row.id}
        rowLink={({ id }) => ({ to: '/zahteve-posameznikov/$id', params: { id } })}
        cells={{ due_on: (row) => <Due row={row} /> }}
        actions={
          may('privacy:write') && (
            <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => open(true)}>
              {t(texts.record)}
            </Button>
          )
        }
        empty={{ title: texts.none, text: texts.noneHint }}
        live="privacy"
      />
      {isOpen && <RecordDialog onClose={() => open(false)} />}
    </>
  )
}
