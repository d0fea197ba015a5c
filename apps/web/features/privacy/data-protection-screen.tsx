import {
  confirmRetention,
  listRetentionRuns,
  previewRetention,
  type RetentionRun,
  type RetentionStatus,
  retentionStatuses,
  retentionStatusLabels,
} from '@dovolilnice/contract/privacy/retention/retention'
import { useAction } from '../../platform/calls/query.ts'
import { confirm } from '../../platform/confirm.ts'
import { useMay } from '../../platform/session/use-session.ts'
import { formatDay, formatInstant, useTranslate, useLanguage } from '../../platform/translate/translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormButtons } from '../../ui/form/form.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { SheetTable, Stacked, StatusBadge } from '../../ui/sheet.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { texts } from './texts.ts'
import { useState } from 'react'
import { ListScreen, type FilterOf } from '../../ui/list-screen/list-screen.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Part } from '../../ui/states/part.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { RecordsSheet } from './records-sheet.tsx'

const Tables = ({ run }: { run: RetentionRun }) => {
  const { t, locale } = useLanguage()
  if (run.tables.length === 0) return <p>{t(texts.nothing)}</p>
  const isFar = run.tables.some(({ usual }) => usual !== null)
  return (
    <SheetTable
      caption={t(texts.retention)}
      rows={run.tables}
      rowKey={({ table }) => table}
      columns={[
        { title: t(texts.data), cell: ({ name }) => t(name) },
        { title: t(texts.term), cell: ({ term }) => t(term) },
        { title: t(texts.anonymised), cell: ({ anonymised }) => anonymised.toLocaleString(locale), align: 'right' },
        { title: t(texts.deleted), cell: ({ deleted }) => deleted.toLocaleString(locale), align: 'right' },
        ...(isFar
          ? [
              {
                title: t(texts.usual),
                cell: ({ usual }: { usual: number | null }) => usual?.toLocaleString(locale) ?? '',
                align: 'right' as const,
              },
            ]
          : []),
      ]}
    />
  )
}

const ConfirmButton = ({ run, onDone }: { run: RetentionRun; onDone: () => void }) => {
  const { t, locale } = useLanguage()
  const action = useAction(confirmRetention, { done: texts.confirmed, onDone })
  const ask = async (): Promise<void> => {
    const text = t(texts.confirmText, { rows: run.rows.toLocaleString(locale) })
    if (await confirm({ title: texts.confirmTitle, text, action: texts.confirm, danger: true })) action.mutate({ params: { id: run.id } })
  }
  return (
    <Button danger onClick={() => void ask()}>
      {t(texts.confirm)}
    </Button>
  )
}

/** What one run took of each table, or would take. */
const RunDialog = ({ run, onClose }: { run: RetentionRun | undefined; onClose: () => void }) => {
  const { t, locale } = useLanguage()
  const may = useMay()
  return (
    <Modal
      opened={run !== undefined}
      onClose={onClose}
      size={760}
      title={run === undefined ? '' : t(texts.run, { at: formatInstant(run.at, locale) })}
    >
      {run !== undefined && (
        <>
          <p>{t(texts.until, { day: formatDay(run.until, locale) })}</p>
          {run.status === 'preview' && <Notice>{t(texts.onlyCounted)}</Notice>}
          {run.status === 'waiting' && <Notice tone="warning">{t(texts.waits)}</Notice>}
          <Tables run={run} />
          <FormButtons>
            <Button look="plain" onClick={onClose}>
              {t(texts.close)}
            </Button>
            {run.status === 'waiting' && may('privacy:write') && <ConfirmButton run={run} onDone={onClose} />}
          </FormButtons>
        </>
      )}
    </Modal>
  )
}

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
const RetentionList = () => {
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

/** What the person in charge of data protection looks after. Which part is shown stands in the address. */
export const DataProtectionScreen = () => {
  const t = useTranslate()
  const navigate = useNavigate({ from: '/varstvo-podatkov' })
  const { tab } = useSearch({ from: '/inside/varstvo-podatkov' })
  return (
    <Tabs
      label={t(texts.parts)}
      tabs={[
        { key: 'retention', title: t(texts.retention), content: <RetentionList /> },
        { key: 'records', title: t(texts.records), content: <RecordsSheet /> },
        { key: 'acts', title: t(texts.acts), content: <Part name="HandoverList" props={{}} /> },
      ]}
      shown={tab === 'records' || tab === 'acts' ? tab : 'retention'}
      onChoose={(key) => void navigate({ search: key === 'records' || key === 'acts' ? { tab: key } : {}, resetScroll: false })}
    />
  )
}
