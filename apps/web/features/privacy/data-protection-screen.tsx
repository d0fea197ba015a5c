import {
  confirmRetention,
  listRetentionRuns,
  previewRetention,
  type RetentionRun,
  type RetentionStatus,
  retentionStatuses,
  retentionStatusLabels,
} from '@dovolilnice/contract/privacy/retention/retention'
import { confirm, formatDay, formatInstant, pageLocale, t, useAction, useMay, withWords } from '../../platform/kit.ts'
import { Button, type FilterOf, ListScreen, Modal, Notice, Part, SheetTable, Stacked, StatusBadge, Tabs } from '../../ui/kit.ts'
import { FormButtons, optionsOf } from '../../ui/form/kit.ts'
import { useState } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { RecordsSheet } from './records-sheet.tsx'

const texts = withWords({
  parts: { sl: 'Deli varstva podatkov', en: 'Parts of data protection' },
  records: { sl: 'Evidenca obdelav', en: 'Records of processing' },
  acts: { sl: 'Akti po roku', en: 'Acts past their term' },
  retention: { sl: 'Izvajanje rokov hrambe', en: 'Runs of the retention' },
  how: {
    sl: 'Vsako noč ob 2:41 program prešteje, čemu je rok hrambe potekel, in to anonimizira ali izbriše. Če bi pri kaki vrsti podatkov vzel več kot tisoč vrstic in več kot desetkrat toliko kot običajno, ne spremeni ničesar in počaka na vašo potrditev.',
    en: 'Every night at 2:41 the program counts what is past its term and anonymises or deletes it. Where it would take more than a thousand rows of one kind and more than ten times the usual, it changes nothing and waits for your confirmation.',
  },
  preview: { sl: 'Preštej zdaj', en: 'Count now' },
  previewed: {
    sl: 'Štetje je začeto; rezultat bo v seznamu. Izbrisano ne bo nič.',
    en: 'Counting has begun; the result will be in the list. Nothing is deleted.',
  },
  none: { sl: 'Roki hrambe še niso bili izvedeni', en: 'The retention has not run yet' },
  noneHint: {
    sl: 'Prvič se izvedejo ponoči. S »Preštej zdaj« vidite, kaj bi bilo izbrisano, ne da bi se kaj spremenilo.',
    en: 'It runs tonight for the first time. “Count now” shows what would go, without changing anything.',
  },
  run: { sl: 'Izvajanje {at}', en: 'Run of {at}' },
  nothing: { sl: 'Ni podatkov, ki bi jim potekel rok hrambe.', en: 'There is no data past its term.' },
  until: {
    sl: 'Rok je potekel podatkom do vključno {day}; računom in plačilom pet let prej.',
    en: 'Data up to and with {day} is past its term; invoices and payments five years before.',
  },
  data: { sl: 'Podatki', en: 'Data' },
  term: { sl: 'Rok hrambe', en: 'Term' },
  anonymised: { sl: 'Anonimizirano', en: 'Anonymised' },
  deleted: { sl: 'Izbrisano', en: 'Deleted' },
  usual: { sl: 'Običajno', en: 'Usually' },
  onlyCounted: {
    sl: 'Poskus: nič ni spremenjeno. Številke povedo, kaj bi bilo anonimizirano in izbrisano.',
    en: 'A dry run: nothing was changed. The figures say what would be anonymised and deleted.',
  },
  waits: {
    sl: 'Podatkov je nenavadno veliko, zato se ni spremenilo nič. Preverite uro strežnika in številke; kar bo izbrisano, se ne da vrniti.',
    en: 'There is unusually much, so nothing was changed. Check the server’s clock and the figures; what is deleted cannot be brought back.',
  },
  confirm: { sl: 'Potrdi izvajanje', en: 'Confirm the run' },
  confirmTitle: { sl: 'Potrditev izvajanja rokov hrambe', en: 'Confirm the run of the retention' },
  confirmText: {
    sl: 'Anonimiziranih ali izbrisanih bo {rows} vrstic. Tega ni mogoče razveljaviti.',
    en: '{rows} rows will be anonymised or deleted. This cannot be undone.',
  },
  confirmed: { sl: 'Izvajanje je potrjeno in teče.', en: 'The run is confirmed and goes on.' },
})

const Tables = ({ run }: { run: RetentionRun }) => {
  const locale = pageLocale()
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
  const action = useAction(confirmRetention, { done: texts.confirmed, onDone })
  const ask = async (): Promise<void> => {
    const text = t(texts.confirmText, { rows: run.rows.toLocaleString(pageLocale()) })
    if (await confirm({ title: texts.confirmTitle, text, action: texts.confirm, danger: true })) action.mutate({ params: { id: run.id } })
  }
  return <Button label={t(texts.confirm)} danger onClick={() => void ask()} />
}

const RunDialog = ({ run, onClose }: { run: RetentionRun | undefined; onClose: () => void }) => {
  const may = useMay()
  return (
    <Modal
      opened={run !== undefined}
      onClose={onClose}
      size={760}
      title={run === undefined ? '' : t(texts.run, { at: formatInstant(run.at) })}
    >
      {run !== undefined && (
        <>
          <p>{t(texts.until, { day: formatDay(run.until) })}</p>
          {run.status === 'preview' && <Notice>{t(texts.onlyCounted)}</Notice>}
          {run.status === 'waiting' && <Notice tone="warning">{t(texts.waits)}</Notice>}
          <Tables run={run} />
          <FormButtons>
            <Button label={t(texts.close)} look="plain" onClick={onClose} />
            {run.status === 'waiting' && may('privacy:write') && <ConfirmButton run={run} onDone={onClose} />}
          </FormButtons>
        </>
      )}
    </Modal>
  )
}

const filters: readonly FilterOf<typeof listRetentionRuns>[] = [
  { key: 'status', label: texts.status, kind: 'choice', options: optionsOf(retentionStatusLabels, retentionStatuses) },
]

const Status = ({ status }: { status: RetentionStatus }) => {
  const words = t(retentionStatusLabels[status])
  return status === 'waiting' ? <StatusBadge tone="warning">{words}</StatusBadge> : words
}

const RetentionList = () => {
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
        actions={<Button label={t(texts.preview)} onClick={() => preview.mutate({})} />}
        empty={{ title: texts.none, text: texts.noneHint }}
        live="privacy"
      />
      <RunDialog run={opened} onClose={() => open(undefined)} />
    </Stacked>
  )
}

export const DataProtectionScreen = () => {
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
