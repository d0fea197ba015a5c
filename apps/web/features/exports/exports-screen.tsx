import {
  exportFailureLabels,
  exportFormatLabels,
  exportFormats,
  type ExportRow,
  type ExportStatus,
  exportStatuses,
  exportStatusLabels,
  type ExportStep,
} from '@dovolilnice/contract/exports/export'
import { deliveries, deliveryLabels, schedulePeriodLabels, schedulePeriods } from '@dovolilnice/contract/exports/export-schedule'
import {
  cancelExport,
  deleteExport,
  deleteExportSchedule,
  listExports,
  listExportSchedules,
  retryExport,
  scheduleExport,
} from '@dovolilnice/contract/exports/operations'
import { useWatch } from 'react-hook-form'
import { callForFile, confirm, reportFailure, saveFile, t, useAction, useMay, useUser, withWords } from '../../platform/kit.ts'
import { Button, type FilterOf, ListScreen, Modal, type RowAction, Stacked, StatusBadge, type StatusTone } from '../../ui/kit.ts'
import { type BodyOf, fieldsOf, FormButtons, OperationForm, optionsOf, SubmitButton, useOperationForm } from '../../ui/form/kit.ts'
import styles from './exports.module.css'
import { IconCalendarRepeat, IconDownload, IconPlayerStop, IconRefresh, IconTrash, IconX } from '@tabler/icons-react'
import { downloadExport } from '@dovolilnice/contract/exports/read-export'
import { useState } from 'react'

const texts = withWords({
  title: { sl: 'Izvozi podatkov', en: 'Data exports' },
  format: { sl: 'Vrsta', en: 'Type' },
  own: { sl: 'Samo moji', en: 'Only mine' },
  download: { sl: 'Prenesi', en: 'Download' },
  cancelled: { sl: 'Izvoz je preklican.', en: 'The export is cancelled.' },
  retried: { sl: 'Izvoz se pripravlja znova.', en: 'The export is being prepared again.' },
  remove: { sl: 'Izbriši', en: 'Delete' },
  removed: { sl: 'Izvoz je izbrisan.', en: 'The export is deleted.' },
  removeTitle: { sl: 'Izbris izvoza', en: 'Delete the export' },
  removeText: {
    sl: 'Datoteka {name} bo izbrisana. Seznam lahko izvozite znova.',
    en: '{name} will be deleted. The list can be exported again.',
  },
  schedule: { sl: 'Ponavljaj vsak mesec', en: 'Repeat every month' },
  scheduleHint: {
    sl: 'Seznam {name} bo vsak mesec izvožen z istimi filtri, stolpci in vrstnim redom, dokler izvoza ne ustavite. Vsakič se preveri, ali seznam še smete videti.',
    en: 'The list of {name} will be exported every month with the same filters, columns and order until you stop it. Each time it is checked that you may still see the list.',
  },
  scheduled: { sl: 'Mesečni izvoz je nastavljen.', en: 'The monthly export is set up.' },
  schedules: { sl: 'Mesečni izvozi', en: 'Monthly exports' },
  noSchedules: { sl: 'Mesečnih izvozov ni', en: 'No monthly exports' },
  noSchedulesHint: {
    sl: 'Pri pripravljenem izvozu izberite »Ponavljaj vsak mesec«.',
    en: 'Choose “Repeat every month” at an export that is ready.',
  },
  day: { sl: 'Dan v mesecu (1–28)', en: 'Day of the month (1–28)' },
  period: { sl: 'Zapisi', en: 'Records' },
  delivery: { sl: 'Dostava', en: 'Delivery' },
  address: { sl: 'E-poštni naslov prejemnika', en: 'E-mail address of the recipient' },
  addressHint: {
    sl: 'Naslov zaposlenega, ki sme videti ta seznam. Datoteko prenese, ko se prijavi.',
    en: 'The address of somebody on the staff who may see this list. They download the file after signing in.',
  },
  folder: { sl: 'Ime mape', en: 'Name of the folder' },
  folderHint: {
    sl: 'Mapa pod »exports« v podatkovni mapi strežnika; črke brez šumnikov, števke, vezaj.',
    en: 'A folder under “exports” in the data folder of the server; plain letters, digits, hyphens.',
  },
  save: { sl: 'Nastavi', en: 'Set up' },
  stopTitle: { sl: 'Ustavitev mesečnega izvoza', en: 'Stop the monthly export' },
  stopText: {
    sl: 'Izvoz se ne bo več ponavljal. Datoteke, ki so že narejene, ostanejo.',
    en: 'The export will not be repeated. Files that are made already stay.',
  },
  stopped: { sl: 'Mesečni izvoz je ustavljen.', en: 'The monthly export is stopped.' },
  none: { sl: 'Izvozov še ni', en: 'No exports yet' },
  noneHint: {
    sl: 'Odprite seznam, nastavite filtre in stolpce ter izberite gumb »Izvozi« nad seznamom. Datoteka je tu na voljo sedem dni.',
    en: 'Open a list, set its filters and columns and choose “Export” above it. The file is available here for seven days.',
  },
})

type Values = BodyOf<typeof scheduleExport>
const { NumberField, SelectField, TextField } = fieldsOf<Values>()

const TargetField = () => {
  const isFolder = useWatch<Values, 'delivery'>({ name: 'delivery' }) === 'folder'
  return isFolder ? (
    <TextField key="folder" name="target" label={t(texts.folder)} description={t(texts.folderHint)} />
  ) : (
    <TextField key="address" name="target" label={t(texts.address)} description={t(texts.addressHint)} />
  )
}

const ScheduleForm = ({ row, onClose }: { row: ExportRow; onClose: () => void }) => {
  const { email } = useUser()
  const form = useOperationForm(scheduleExport, {
    params: { id: row.id },
    defaults: { day: 1, period: row.has_period ? 'previous_month' : 'all', delivery: 'link', target: email },
    done: texts.scheduled,
    onDone: onClose,
  })
  const periods = schedulePeriods.filter((period) => row.has_period || period === 'all')
  return (
    <OperationForm form={form} leaveFreely>
      <p>{t(texts.scheduleHint, { name: row.name })}</p>
      <NumberField name="day" label={t(texts.day)} />
      <SelectField name="period" label={t(texts.period)} options={optionsOf(schedulePeriodLabels, periods)} />
      <SelectField name="delivery" label={t(texts.delivery)} options={optionsOf(deliveryLabels, deliveries)} />
      <TargetField />
      <FormButtons>
        <Button label={t(texts.cancel)} look="plain" onClick={onClose} />
        <SubmitButton label={t(texts.save)} form={form} />
      </FormButtons>
    </OperationForm>
  )
}

const ScheduleDialog = ({ row, onClose }: { row: ExportRow | undefined; onClose: () => void }) => (
  <Modal opened={row !== undefined} onClose={onClose} size={560} title={t(texts.schedule)}>
    {row !== undefined && <ScheduleForm row={row} onClose={onClose} />}
  </Modal>
)

const tones: Record<ExportStatus, StatusTone> = {
  waiting: 'active',
  running: 'active',
  done: 'good',
  failed: 'bad',
  cancelled: 'over',
  expired: 'over',
}

const StatusCell = ({ row: { export_status_name: status, failure } }: { row: ExportRow }) => (
  <div>
    <StatusBadge tone={tones[status]}>{t(exportStatusLabels[status])}</StatusBadge>
    {failure !== null && <p className={styles.reason}>{t(exportFailureLabels[failure])}</p>}
  </div>
)

const ProgressCell = ({ row: { name, done, export_status_name: status } }: { row: ExportRow }) =>
  status === 'running' ? (
    <span className={styles.progress}>
      <progress max={100} value={done} aria-label={name} /> {done} %
    </span>
  ) : (
    <>{status === 'done' ? '100 %' : '–'}</>
  )

const SchedulesList = () => {
  const stop = useAction(deleteExportSchedule, { done: texts.stopped })
  const stopAsked = async (id: string): Promise<void> => {
    if (await confirm({ title: texts.stopTitle, text: texts.stopText, action: texts.stop, danger: true })) stop.mutate({ params: { id } })
  }
  return (
    <ListScreen
      id="export-schedules"
      inset
      urlPrefix="monthly."
      title={texts.schedules}
      operation={listExportSchedules}
      rowActions={({ id }) => [
        { label: texts.stop, icon: IconPlayerStop, onClick: () => void stopAsked(id), prominent: true, danger: true },
      ]}
      empty={{ title: texts.noSchedules, text: texts.noSchedulesHint }}
      live="exports"
    />
  )
}

const filters: readonly FilterOf<typeof listExports>[] = [
  { key: 'status', label: texts.status, kind: 'choice', options: optionsOf(exportStatusLabels, exportStatuses) },
  { key: 'format', label: texts.format, kind: 'choice', options: optionsOf(exportFormatLabels, exportFormats) },
  { key: 'own', label: texts.own, kind: 'flag' },
]

const steps: Record<ExportStep, Omit<RowAction, 'onClick'>> = {
  download: { label: texts.download, icon: IconDownload, prominent: true },
  cancel: { label: texts.cancel, icon: IconX, prominent: true },
  retry: { label: texts.retry, icon: IconRefresh, prominent: true },
  schedule: { label: texts.schedule, icon: IconCalendarRepeat },
  delete: { label: texts.remove, icon: IconTrash, danger: true },
}

const download = async (id: string): Promise<void> => {
  try {
    saveFile(await callForFile(downloadExport, { params: { id } }))
  } catch (error) {
    reportFailure(error)
  }
}

const useSteps = (schedule: (row: ExportRow) => void): Record<ExportStep, (row: ExportRow) => void> => {
  const cancel = useAction(cancelExport, { done: texts.cancelled })
  const retry = useAction(retryExport, { done: texts.retried })
  const remove = useAction(deleteExport, { done: texts.removed })
  const removeAsked = async ({ id, name }: ExportRow): Promise<void> => {
    const asked = { title: texts.removeTitle, text: t(texts.removeText, { name }), action: texts.remove, danger: true }
    if (await confirm(asked)) remove.mutate({ params: { id } })
  }
  return {
    download: ({ id }) => void download(id),
    cancel: ({ id }) => cancel.mutate({ params: { id } }),
    retry: ({ id }) => retry.mutate({ params: { id } }),
    schedule,
    delete: (row) => void removeAsked(row),
  }
}

export const ExportsScreen = () => {
  const may = useMay()
  const [repeated, repeat] = useState<ExportRow>()
  const act = useSteps(repeat)
  return (
    <Stacked>
      <ListScreen
        id="exports"
        title={texts.title}
        operation={listExports}
        filters={filters}
        cells={{ export_status_name: (row) => <StatusCell row={row} />, done: (row) => <ProgressCell row={row} /> }}
        rowActions={(row) => row.steps.map((step) => ({ ...steps[step], onClick: () => act[step](row) }))}
        empty={{ title: texts.none, text: texts.noneHint }}
        live="exports"
      />
      {may('exports:read') && <SchedulesList />}
      <ScheduleDialog row={repeated} onClose={() => repeat(undefined)} />
    </Stacked>
  )
}
