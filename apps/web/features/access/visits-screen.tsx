import { endText } from '@dovolilnice/contract/columns/column-text'
import { minutesOfTime, timeOfDaySchema } from '@dovolilnice/contract/access/hosts'
import {
  getVisit,
  listVisits,
  readVisitPhoto,
  readVisitSettings,
  settleVisit,
  updateVisitSettings,
  type Visit,
  visitCheckLabels,
  visitChecks,
  visitKindLabels,
  visitKinds,
  visitOutcomeLabels,
  visitOutcomes,
  visitSettingsSchema,
} from '@dovolilnice/contract/access/visit-list'
import { passPurposeLabels } from '@dovolilnice/contract/access/passes'
import { languageTags } from '@dovolilnice/contract/locale'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { clockTime } from '@dovolilnice/contract/primitives/time-of-day'
import { useEffect, useState } from 'react'
import { z } from 'zod/mini'
import {
  callForFile,
  formatDay,
  formatInstant,
  pageLocale,
  reportFailure,
  saveFile,
  t,
  useMay,
  useOperation,
  useResources,
  useZones,
  withWords,
} from '../../platform/kit.ts'
import {
  Button,
  Facts,
  type FilterOf,
  ListScreen,
  Modal,
  OperationView,
  Stacked,
  StatusBadge,
  type StatusTone,
  StepDialog,
  WhenRead,
} from '../../ui/kit.ts'
import { type BodyOf, CheckSetField, fieldsOf, FormRow, OperationForm, optionsOf, TimeField, useOperationForm } from '../../ui/form/kit.ts'
import styles from './access.module.css'

const texts = withWords({
  title: { sl: 'Obiski in opravičila', en: 'Visits and justifications' },
  none: { sl: 'Ni obiskov', en: 'No visits' },
  noneHint: {
    sl: 'Tu so obiski s parkirno karto in opravičila, ki čakajo na pregled.',
    en: 'Here are the visits with a parking card and the justifications that wait for a check.',
  },
  check: { sl: 'Pregled', en: 'Check' },
  country: { sl: 'Država karte', en: 'Country of the card' },
  cardEnd: { sl: 'Konec številke', en: 'End of the number' },
  cardUntil: { sl: 'Karta velja do', en: 'Card valid until' },
  days: { sl: 'Dni letos', en: 'Days this year' },
  valid: { sl: 'Prepustnica', en: 'Pass' },
  checked: { sl: 'Pregledano', en: 'Checked' },
  photo: { sl: 'Slika', en: 'Photo' },
  photoGone: { sl: 'Slika je izbrisana.', en: 'The photo has been deleted.' },
  savePhoto: { sl: 'Prenesi sliko', en: 'Download the photo' },
  outcome: { sl: 'Ugotovitev', en: 'Finding' },
  reasonHint: {
    sl: 'Ob zavrnitvi obvezno; obiskovalec ga prebere na svoji strani in v sporočilu, če je vpisal naslov.',
    en: 'Required for a refusal; the visitor reads it on the page of the visit, and in a mail where there is an address.',
  },
  settle: { sl: 'Zaključi pregled', en: 'Finish the check' },
  settled: { sl: 'Pregled je zaključen, slika je izbrisana.', en: 'The check is finished, the photo is deleted.' },
  rules: { sl: 'Pravila za obiskovalce', en: 'Rules for visitors' },
  cards: { sl: 'Imetniki parkirne karte za invalide smejo takoj na območje', en: 'Holders of a disabled parking card may enter at once' },
  justify: { sl: 'Vožnjo v zadnjih 48 urah je mogoče opravičiti', en: 'A drive of the last 48 hours can be justified' },
  zones: { sl: 'Območja (brez izbire vsa)', en: 'Zones (none chosen: all)' },
  daysAYear: { sl: 'Dni na leto za eno karto', en: 'Days a year for one card' },
  daysAhead: { sl: 'Dni vnaprej', en: 'Days ahead' },
  from: { sl: 'Od ure', en: 'From' },
  until: { sl: 'Do ure', en: 'Until' },
  percent: { sl: 'Pregledanih od sto', en: 'Checked of a hundred' },
  percentHint: {
    sl: 'Slika obiska, ki ni v vzorcu, se takoj izbriše.',
    en: 'The photo of a visit that is not in the sample is deleted at once.',
  },
  photoDays: { sl: 'Izbris slike najpozneje po (dni)', en: 'Photo deleted after (days) at the latest' },
  deliveryKind: { sl: 'Vrsta dovolilnice za dostavo', en: 'Kind of permit for deliveries' },
  movingKind: { sl: 'Vrsta dovolilnice za selitev', en: 'Kind of permit for removals' },
  worksKind: { sl: 'Vrsta dovolilnice za dela', en: 'Kind of permit for works' },
  noKind: { sl: 'nobena: naj pokličejo', en: 'none: they call' },
  saved: { sl: 'Pravila so shranjena.', en: 'The rules have been saved.' },
})

const toneOf: Record<Visit['check'], StatusTone> = { waiting: 'active', accepted: 'good', refused: 'bad', left_out: 'over' }

/** The picture as it came; what the browser cannot draw, as most cannot draw HEIC, can be downloaded. */
const Photo = ({ id }: { id: string }) => {
  const [shown, show] = useState<{ file: File; url: string }>()
  useEffect(() => {
    const abort = new AbortController()
    let url: string | undefined
    callForFile(readVisitPhoto, { params: { id } }, { signal: abort.signal }).then(
      (file) => {
        if (abort.signal.aborted) return
        url = URL.createObjectURL(file)
        show({ file, url })
      },
      (error) => !abort.signal.aborted && reportFailure(error),
    )
    return () => {
      abort.abort()
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [id])
  if (shown === undefined) return null
  return (
    <>
      <img className={styles.photo} src={shown.url} alt={t(texts.photo)} />
      <div>
        <Button label={t(texts.savePhoto)} small look="plain" onClick={() => saveFile(shown.file)} />
      </div>
    </>
  )
}

const { SelectField, TextAreaField } = fieldsOf<BodyOf<typeof settleVisit>>()

/** @param refused it was refused already: that can only be taken back */
const SettleForm = ({ id, refused, onDone }: { id: string; refused: boolean; onDone: () => void }) => {
  const form = useOperationForm(settleVisit, {
    params: { id },
    about: id,
    defaults: { outcome: '', reason: '' },
    done: texts.settled,
    onDone,
  })
  return (
    <OperationForm form={form} leaveFreely label={t(texts.settle)} submit={t(texts.settle)}>
      <SelectField
        name="outcome"
        label={t(texts.outcome)}
        options={visitOutcomes
          .filter((value) => !refused || value === 'accepted')
          .map((value) => ({ value, label: t(visitOutcomeLabels[value]) }))}
      />
      <TextAreaField name="reason" label={t(texts.reason)} description={t(texts.reasonHint)} maxLength={500} rows={2} optional />
    </OperationForm>
  )
}

const VisitBody = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const locale = pageLocale()
  const may = useMay()
  const names = new Intl.DisplayNames([languageTags[locale]], { type: 'region' })
  return (
    <OperationView query={useOperation(getVisit, { params: { id } })}>
      {(visit) => (
        <Stacked>
          <Facts
            facts={[
              { label: t(texts.kind), value: t(visitKindLabels[visit.kind]) },
              { label: t(texts.plate), value: <strong>{visit.plate}</strong> },
              { label: t(texts.zone), value: visit.zone },
              { label: t(texts.day), value: formatDay(visit.day) },
              { label: t(texts.purpose), value: visit.kind === 'passage' && t(passPurposeLabels[visit.purpose]) },
              { label: t(texts.country), value: visit.country && names.of(visit.country) },
              { label: t(texts.cardEnd), value: visit.card_end && `…${visit.card_end}` },
              { label: t(texts.cardUntil), value: visit.card_until && formatDay(visit.card_until) },
              { label: t(texts.days), value: visit.days },
              { label: t(texts.valid), value: visit.until_at && endText(visit.until_at, locale) },
              {
                label: t(texts.checked),
                value: visit.checked_at && `${visit.checked_by_name ?? ''} ${formatInstant(visit.checked_at)}`,
              },
              { label: t(texts.reason), value: visit.reason, wide: true },
              { label: t(texts.note), value: visit.statement, wide: true },
            ]}
          />
          {visit.photo ? <Photo id={id} /> : <p className="hint">{t(texts.photoGone)}</p>}
          {visit.check !== 'accepted' && may('visits:check') && <SettleForm id={id} refused={visit.check === 'refused'} onDone={onDone} />}
        </Stacked>
      )}
    </OperationView>
  )
}

/** None: the town names no kind. */
const kindSchema = z.nullish(z.string())
/** As the form has it: times of day instead of minutes, and an empty text for no kind. */
const formSchema = z.extend(visitSettingsSchema, {
  ...{ from_minute: timeOfDaySchema, until_minute: timeOfDaySchema, version: z.int() },
  ...{ delivery_kind_id: kindSchema, moving_kind_id: kindSchema, works_kind_id: kindSchema },
})
type RuleValues = z.input<typeof formSchema>
const Rule = fieldsOf<RuleValues>()

const RulesForm = ({ rules, onClose }: { rules: OperationOutput<typeof readVisitSettings>; onClose: () => void }) => {
  const zones = useZones()
  const kinds = useResources()?.permit_kinds.map(({ id, name }) => ({ value: id, label: t(name) })) ?? []
  return (
    <StepDialog
      operation={updateVisitSettings}
      schema={formSchema}
      about="visit-settings"
      title={t(texts.rules)}
      defaults={{
        ...{ ...rules, from_minute: clockTime(rules.from_minute), until_minute: clockTime(rules.until_minute) },
        ...{
          delivery_kind_id: rules.delivery_kind_id ?? '',
          moving_kind_id: rules.moving_kind_id ?? '',
          works_kind_id: rules.works_kind_id ?? '',
        },
      }}
      toCall={({ from_minute: from, until_minute: until, ...values }: RuleValues) => ({
        body: {
          ...{ ...values, from_minute: minutesOfTime(from), until_minute: minutesOfTime(until) },
          ...{ delivery_kind_id: values.delivery_kind_id || null, moving_kind_id: values.moving_kind_id || null },
          works_kind_id: values.works_kind_id || null,
        },
      })}
      submit={t(texts.save)}
      done={texts.saved}
      onClose={onClose}
    >
      <Rule.CheckboxField name="cards" label={t(texts.cards)} />
      <Rule.CheckboxField name="justify" label={t(texts.justify)} />
      <CheckSetField<RuleValues> name="zones" legend={t(texts.zones)} options={zones.map((value) => ({ value, label: value }))} />
      <FormRow>
        <Rule.NumberField name="days_a_year" label={t(texts.daysAYear)} />
        <Rule.NumberField name="days_ahead" label={t(texts.daysAhead)} />
      </FormRow>
      <FormRow>
        <TimeField<RuleValues> name="from_minute" label={t(texts.from)} />
        <TimeField<RuleValues> name="until_minute" label={t(texts.until)} />
      </FormRow>
      <FormRow>
        <Rule.NumberField name="check_percent" label={t(texts.percent)} description={t(texts.percentHint)} />
        <Rule.NumberField name="photo_days" label={t(texts.photoDays)} />
      </FormRow>
      <Rule.SelectField name="delivery_kind_id" label={t(texts.deliveryKind)} placeholder={t(texts.noKind)} options={kinds} optional />
      <Rule.SelectField name="moving_kind_id" label={t(texts.movingKind)} placeholder={t(texts.noKind)} options={kinds} optional />
      <Rule.SelectField name="works_kind_id" label={t(texts.worksKind)} placeholder={t(texts.noKind)} options={kinds} optional />
    </StepDialog>
  )
}

const RulesDialog = ({ onClose }: { onClose: () => void }) => (
  <WhenRead title={t(texts.rules)} query={useOperation(readVisitSettings, {})} onClose={onClose}>
    {(rules) => <RulesForm rules={rules} onClose={onClose} />}
  </WhenRead>
)

const filters: readonly FilterOf<typeof listVisits>[] = [
  { key: 'check', label: texts.check, kind: 'choice', options: optionsOf(visitCheckLabels, visitChecks) },
  { key: 'kind', label: texts.kind, kind: 'choice', options: optionsOf(visitKindLabels, visitKinds) },
]

const cells = { check: ({ check }: Visit) => <StatusBadge tone={toneOf[check]}>{t(visitCheckLabels[check])}</StatusBadge> }

export const VisitsScreen = () => {
  const may = useMay()
  const [opened, open] = useState<Visit>()
  const [isSetting, set] = useState(false)
  return (
    <>
      <ListScreen
        id="visits"
        title={texts.title}
        operation={listVisits}
        cells={cells}
        filters={filters}
        onOpen={open}
        actions={may('parameters:write') && <Button label={t(texts.rules)} look="plain" onClick={() => set(true)} />}
        empty={{ title: texts.none, text: texts.noneHint }}
        live="access"
      />
      <Modal opened={opened !== undefined} onClose={() => open(undefined)} size={680} title={opened?.number ?? ''}>
        {opened !== undefined && <VisitBody id={opened.id} onDone={() => open(undefined)} />}
      </Modal>
      {isSetting && <RulesDialog onClose={() => set(false)} />}
    </>
  )
}
