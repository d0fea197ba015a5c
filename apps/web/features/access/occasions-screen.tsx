import { endText } from '@dovolilnice/contract/columns/column-text'
import { minutesOfTime, timeOfDaySchema } from '@dovolilnice/contract/access/hosts'
import {
  cancelOccasion,
  createOccasion,
  getOccasion,
  listOccasions,
  loadOccasionVehicles,
  mostOccasionVehicles,
  type Occasion,
  occasionFormSchema,
  type OccasionRow,
  type OccasionState,
  type OccasionVehicle,
  previewOccasionVehicles,
  removeOccasionVehicles,
  renewOccasionKey,
  stopOccasionKey,
  updateOccasion,
} from '@dovolilnice/contract/access/occasions'
import { listDevices } from '@dovolilnice/contract/bollards/list-devices'
import type { Text } from '@dovolilnice/contract/locale'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { localDayOf, localMinutesOf } from '@dovolilnice/contract/primitives/local-day'
import { clockTime } from '@dovolilnice/contract/primitives/time-of-day'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod/mini'
import { confirm, formatInstant, pageLocale, t, textOf, today, useAction, useOperation } from '../../platform/kit.ts'
import {
  Button,
  Facts,
  History,
  OperationView,
  Sheet,
  SheetTable,
  Stacked,
  StatusBadge,
  type StatusTone,
  StepDialog,
  useLanguageOptions,
  useNameLanguages,
} from '../../ui/kit.ts'
import {
  CheckSetField,
  fieldsOf,
  FilesField,
  FormButtons,
  formDataOf,
  FormRow,
  OperationForm,
  SubmitButton,
  tableFileRules,
  tableFileSchema,
  TimeField,
  useOperationForm,
} from '../../ui/form/kit.ts'
import styles from './access.module.css'
import { occasionTexts as texts } from './host-texts.ts'

const occasionStateLabels: Record<OccasionState, Text> = {
  coming: { sl: 'Še pride', en: 'Coming' },
  running: { sl: 'Traja', en: 'On' },
  over: { sl: 'Končana', en: 'Over' },
  cancelled: { sl: 'Odpovedana', en: 'Cancelled' },
}
const occasionRowLabels: Record<OccasionRow['outcome'], Text> = {
  create: { sl: 'nova', en: 'new' },
  same: { sl: 'že na seznamu', en: 'on the list already' },
  refuse: { sl: 'zavrnjena', en: 'refused' },
}

const toneOf: Record<OccasionState, StatusTone> = { coming: 'active', running: 'good', over: 'over', cancelled: 'bad' }

/** As the form has it: times of day instead of minutes. */
const formSchema = z.extend(occasionFormSchema, {
  from_minute: timeOfDaySchema,
  until_minute: timeOfDaySchema,
  version: z.optional(z.int()),
})
type FormValues = z.input<typeof formSchema>
const { CheckboxField, DayField, NumberField, SelectField, TextAreaField, TextField } = fieldsOf<FormValues>()

const noticeLabels = { sl: texts.neighboursSl, en: texts.neighboursEn, it: texts.neighboursIt, hu: texts.neighboursHu } as const

const timeOf = (instant: string): string => clockTime(localMinutesOf(new Date(instant)))
const dayOf = (instant: string): string => localDayOf(new Date(instant))
/** The end of a day is 24:00 of it. */
const endOf = (instant: string) => {
  const isMidnight = localMinutesOf(new Date(instant)) === 0
  return {
    day: dayOf(isMidnight ? new Date(Date.parse(instant) - 1).toISOString() : instant),
    time: isMidnight ? '24:00' : timeOf(instant),
  }
}

const valuesOf = (known: Occasion | undefined) => {
  const end = known === undefined ? { day: today(), time: '24:00' } : endOf(known.until_at)
  const { name = '', zone = '', gates = [], organiser = '', email = '', locale = 'sl', quota = 20, published = false } = known ?? {}
  return {
    ...{ name, zone, gates, organiser, email, locale, quota, published },
    ...{
      from_day: known === undefined ? today() : dayOf(known.from_at),
      from_minute: known === undefined ? '08:00' : timeOf(known.from_at),
    },
    ...{ until_day: end.day, until_minute: end.time },
    // No day is right by itself: the organiser's list would close with it.
    complete_day: known === undefined ? '' : endOf(known.complete_until).day,
    neighbours: known?.neighbours ?? { sl: '', en: '' },
    version: known?.version,
  } satisfies FormValues
}

const FormFields = () => {
  const devices = useOperation(listDevices, {}).data?.items ?? []
  const zones = [...new Set(devices.flatMap(({ zone }) => zone ?? []))].toSorted()
  const languages = useLanguageOptions()
  return (
    <>
      <TextField name="name" label={t(texts.name)} maxLength={120} />
      <SelectField name="zone" label={t(texts.zone)} options={zones.map((value) => ({ value, label: value }))} />
      <CheckSetField<FormValues>
        name="gates"
        legend={t(texts.gates)}
        options={devices.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <FormRow>
        <DayField name="from_day" label={t(texts.fromDay)} />
        <TimeField<FormValues> name="from_minute" label={t(texts.fromTime)} />
      </FormRow>
      <FormRow>
        <DayField name="until_day" label={t(texts.untilDay)} />
        <TimeField<FormValues> name="until_minute" label={t(texts.untilTime)} />
      </FormRow>
      <FormRow>
        <NumberField name="quota" label={t(texts.quota)} />
        <DayField name="complete_day" label={t(texts.complete)} />
      </FormRow>
      <FormRow>
        <TextField name="organiser" label={t(texts.organiser)} maxLength={120} />
        <SelectField name="locale" label={t(texts.language)} options={languages} />
      </FormRow>
      <TextField name="email" type="email" label={t(texts.email)} description={t(texts.emailHint)} />
      {useNameLanguages().map(({ locale }) => (
        <TextAreaField key={locale} name={`neighbours.${locale}`} label={t(noticeLabels[locale])} rows={2} maxLength={500} optional />
      ))}
      <CheckboxField name="published" label={t(texts.published)} />
    </>
  )
}

const OccasionDialog = ({ known, onClose, onMade }: { known?: Occasion; onClose: () => void; onMade?: (id: string) => void }) => {
  const bodyOf = ({ from_minute: from, until_minute: until, version, ...values }: FormValues) => ({
    ...{ ...values, from_minute: minutesOfTime(from), until_minute: minutesOfTime(until) },
  })
  const shared = { schema: formSchema, defaults: valuesOf(known), submit: t(texts.save), done: texts.saved, onClose }
  if (known === undefined)
    return (
      <StepDialog
        {...shared}
        operation={createOccasion}
        about="new"
        title={t(texts.create)}
        toCall={(values: FormValues) => ({ body: bodyOf(values) })}
        onDone={({ id }) => onMade?.(id)}
      >
        <FormFields />
      </StepDialog>
    )
  const { id, version } = known
  return (
    <StepDialog
      {...shared}
      operation={updateOccasion}
      params={{ id }}
      title={t(texts.change)}
      subject={known.name}
      toCall={(values: FormValues) => ({ params: { id }, body: { ...bodyOf(values), version: values.version ?? version } })}
    >
      <FormFields />
    </StepDialog>
  )
}

const ReasonDialog = ({ known: { id, name }, cancels, onClose }: { known: Occasion; cancels: boolean; onClose: () => void }) => {
  const Reason = fieldsOf<{ reason: string }>()
  return (
    <StepDialog
      operation={cancels ? cancelOccasion : stopOccasionKey}
      params={{ id }}
      title={t(cancels ? texts.cancel : texts.stop)}
      subject={name}
      defaults={{ reason: '' }}
      cancel={texts.keep}
      done={cancels ? texts.cancelled : texts.stopped}
      danger
      onClose={onClose}
    >
      <p>{t(cancels ? texts.cancelText : texts.stopText)}</p>
      <Reason.TextAreaField name="reason" label={t(texts.reason)} maxLength={300} rows={3} />
    </StepDialog>
  )
}

const fileSchema = z.object({ file: tableFileSchema })
type FileValues = z.output<typeof fileSchema>

const DryRun = ({
  found,
  id,
  file,
  onLoaded,
}: {
  found: OperationOutput<typeof previewOccasionVehicles>
  id: string
  file: File[]
  onLoaded: () => void
}) => {
  const load = useAction(loadOccasionVehicles, { done: texts.loaded, onDone: onLoaded })
  const { rows, ...counts } = found
  const said = rows.filter(({ note }) => note !== '')
  return (
    <>
      <p role="status">
        <strong>{t(texts.counts, counts)}</strong>
      </p>
      <FormButtons>
        <Button
          label={t(texts.load)}
          busy={load.isPending}
          disabled={counts.create === 0}
          onClick={() => load.mutate({ params: { id }, body: formDataOf({ file }) })}
        />
      </FormButtons>
      {said.length > 0 && (
        <SheetTable<OccasionRow>
          caption={t(texts.outcome)}
          rows={said}
          rowKey={({ line, plate }) => `${line} ${plate}`}
          columns={[
            { title: t(texts.line), cell: ({ line }) => line },
            { title: t(texts.plate), cell: ({ plate }) => plate },
            { title: t(texts.outcome), cell: ({ outcome }) => t(occasionRowLabels[outcome]) },
            { title: t(texts.note), cell: ({ note }) => note },
          ]}
        />
      )}
    </>
  )
}

/** A file with plates: what would become of each is said first, and only what was checked can be added. */
const ListForm = ({ id }: { id: string }) => {
  const [read, setRead] = useState<{ found: OperationOutput<typeof previewOccasionVehicles>; file: File[] }>()
  const form = useOperationForm<typeof previewOccasionVehicles, FileValues>(previewOccasionVehicles, {
    params: { id },
    defaults: { file: [] },
    schema: fileSchema,
    toCall: (values) => ({ params: { id }, body: formDataOf(values) }),
    onDone: (found, { file }) => setRead({ found, file }),
  })
  const loaded = () => {
    setRead(undefined)
    form.setValue('file', [])
  }
  return (
    <Sheet title={t(texts.list)}>
      <OperationForm form={form} label={t(texts.list)}>
        <FilesField<FileValues> name="file" label={t(texts.file)} description={t(texts.listHint)} rules={tableFileRules} />
        <FormButtons>
          <SubmitButton label={t(texts.check)} form={form} look="plain" />
        </FormButtons>
      </OperationForm>
      {read !== undefined && read.file[0] === form.watch('file')[0] && <DryRun {...read} id={id} onLoaded={loaded} />}
    </Sheet>
  )
}

const Vehicles = ({ id, items, isOpen }: { id: string; items: readonly OccasionVehicle[]; isOpen: boolean }) => {
  const remove = useAction(removeOccasionVehicles, { done: texts.removed })
  const removeIfSure = async ({ id: vehicle, plate }: OccasionVehicle) => {
    const title = { sl: t(texts.removeTitle, { plate }), en: t(texts.removeTitle, { plate }) }
    const sure = await confirm({ title, text: texts.removeText, action: texts.remove, cancel: texts.keep, danger: true })
    if (sure) remove.mutate({ params: { id }, body: { ids: [vehicle] } })
  }
  return (
    <Sheet title={t(texts.vehicles)}>
      <SheetTable
        caption={t(texts.vehicles)}
        rows={items.slice(0, mostOccasionVehicles)}
        empty={<p className="hint">{t(texts.noVehicles)}</p>}
        columns={[
          { title: t(texts.plate), cell: ({ plate }) => plate },
          { title: t(texts.by), cell: ({ own }) => t(own ? texts.organiser : texts.town) },
          { title: t(texts.passages), cell: ({ used }) => used },
          {
            title: t(texts.state),
            cell: (vehicle) =>
              vehicle.ended_at !== null ? (
                <StatusBadge tone="over">{t(texts.isRemoved)}</StatusBadge>
              ) : (
                isOpen && <Button label={t(texts.remove)} small look="plain" onClick={() => void removeIfSure(vehicle)} />
              ),
          },
        ]}
      />
    </Sheet>
  )
}

const OccasionSheets = ({ known }: { known: OperationOutput<typeof getOccasion> }) => {
  const [step, take] = useState<'change' | 'stop' | 'cancel'>()
  const renew = useAction(renewOccasionKey, { done: texts.renewed })
  const names = useOperation(listDevices, {}).data?.items ?? []
  const { id, state, gates, items, history } = known
  const isOpen = state === 'coming' || state === 'running'
  return (
    <Stacked>
      <p>
        <Link to="/potopni-stebricki/prireditve">{t(texts.back)}</Link>
      </p>
      <Sheet
        title={known.name}
        actions={
          isOpen && (
            <span className={styles.steps}>
              <Button label={t(texts.change)} look="plain" onClick={() => take('change')} />
              <Button label={t(texts.renew)} look="plain" busy={renew.isPending} onClick={() => renew.mutate({ params: { id } })} />
              {known.has_key && <Button label={t(texts.stop)} look="plain" onClick={() => take('stop')} />}
              <Button label={t(texts.cancel)} look="plain" danger onClick={() => take('cancel')} />
            </span>
          )
        }
      >
        <Facts
          facts={[
            { label: t(texts.state), value: <StatusBadge tone={toneOf[state]}>{t(occasionStateLabels[state])}</StatusBadge> },
            { label: t(texts.reason), value: known.cancel_reason },
            { label: t(texts.from), value: formatInstant(known.from_at) },
            { label: t(texts.until), value: endText(known.until_at, pageLocale()) },
            { label: t(texts.zone), value: known.zone },
            {
              label: t(texts.gatesShort),
              value: gates.map((code) => names.find((device) => device.code === code)?.name ?? code).join(', '),
            },
            { label: t(texts.vehicles), value: `${known.vehicles}/${known.quota}` },
            { label: t(texts.passages), value: known.passages },
            { label: t(texts.organiser), value: `${known.organiser}, ${known.email}` },
            { label: t(texts.complete), value: formatInstant(known.complete_until) },
            { label: t(texts.link), value: t(known.has_key ? texts.linkWorks : texts.linkEnded) },
            {
              label: t(texts.neighbours),
              value: `${t(known.published ? texts.isPublished : texts.notPublished)}${known.neighbours.sl && `: ${t(known.neighbours)}`}`,
              wide: true,
            },
          ]}
        />
      </Sheet>
      {isOpen && <ListForm id={id} />}
      <Vehicles id={id} items={items} isOpen={isOpen} />
      <Sheet title={t(texts.history)}>
        <History rows={history} record={{ id, name: known.name }} />
      </Sheet>
      {step === 'change' && <OccasionDialog known={known} onClose={() => take(undefined)} />}
      {(step === 'stop' || step === 'cancel') && <ReasonDialog known={known} cancels={step === 'cancel'} onClose={() => take(undefined)} />}
    </Stacked>
  )
}

const OccasionPage = ({ id }: { id: string }) => (
  <OperationView query={useOperation(getOccasion, { params: { id } })}>{(known) => <OccasionSheets known={known} />}</OperationView>
)

const OccasionTable = ({ items }: { items: readonly Occasion[] }) => {
  const navigate = useNavigate()
  const [isMaking, make] = useState(false)
  const open = (id: string) => void navigate({ to: '/potopni-stebricki/prireditve', search: { prireditev: id } })
  return (
    <Sheet title={t(texts.title)} actions={<Button label={t(texts.create)} onClick={() => make(true)} />}>
      <p className="hint">
        {t(items.length === 0 ? texts.none : texts.intro)} <Link to="/prireditve">{t(texts.publicPage)}</Link>
      </p>
      {items.length > 0 && (
        <SheetTable
          caption={t(texts.title)}
          rows={items}
          onOpen={({ id }) => open(id)}
          columns={[
            { title: t(texts.name), cell: ({ name }) => name },
            { title: t(texts.state), cell: ({ state }) => <StatusBadge tone={toneOf[state]}>{t(occasionStateLabels[state])}</StatusBadge> },
            { title: t(texts.from), cell: ({ from_at: at }) => formatInstant(at) },
            { title: t(texts.until), cell: ({ until_at: at }) => endText(at, pageLocale()) },
            { title: t(texts.zone), cell: ({ zone }) => zone },
            { title: t(texts.vehicles), cell: ({ vehicles, quota }) => `${vehicles}/${quota}` },
            { title: t(texts.organiser), cell: ({ organiser }) => organiser },
          ]}
        />
      )}
      {isMaking && <OccasionDialog onClose={() => make(false)} onMade={open} />}
    </Sheet>
  )
}

/** The events of the town; one of them with its vehicles, where the address names it. */
export const OccasionsScreen = () => {
  const { prireditev } = useSearch({ from: '/inside/potopni-stebricki/prireditve' })
  const id = textOf(prireditev)
  const list = useOperation(listOccasions, {}, { enabled: id === undefined })
  if (id !== undefined) return <OccasionPage key={id} id={id} />
  return <OperationView query={list}>{({ items }) => <OccasionTable items={items} />}</OperationView>
}
