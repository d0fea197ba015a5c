import { actKindLabels, actKinds } from '@dovolilnice/contract/acts/act-kinds'
import {
  cancelHandover,
  confirmHandover,
  createHandover,
  downloadHandover,
  type Handover,
  handoverStatuses,
  handoverStatusLabels,
  listDueActYears,
  listHandovers,
} from '@dovolilnice/contract/acts/handover/handover'
import { type ActSettings, actSettingsSchema, keptKindSchema } from '@dovolilnice/contract/acts/settings/act-settings'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod/mini'
import {
  callForFile,
  formatInstant,
  readResources,
  reportFailure,
  saveFile,
  t,
  useAction,
  useLive,
  useMay,
  useOperation,
  useResource,
  withWords,
} from '../../platform/kit.ts'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import {
  Button,
  Facts,
  type FilterOf,
  ListScreen,
  Modal,
  Notice,
  OperationView,
  SharedForm,
  Sheet,
  Stacked,
  useSharedForm,
} from '../../ui/kit.ts'
import { type BodyOf, fieldsOf, FormButtons, FormRow, FormSection, OperationForm, optionsOf, useOperationForm } from '../../ui/form/kit.ts'

const texts = withWords({
  retention: { sl: 'Hramba aktov po klasifikacijskem načrtu', en: 'How acts are kept, by the classification plan' },
  retentionHow: {
    sl: 'Za vsako vrsto akta vpišite leta hrambe in označite, ali je po navodilih arhiva odbrana kot arhivsko gradivo. Odbrani akti se po roku izročijo arhivu, drugi se izbrišejo s potrdilom; prvo in drugo začne oseba pod Varstvo podatkov, nič se ne zgodi samo. Akti v teku ostanejo.',
    en: 'Enter for each kind of act the years for which it is kept, and tick whether the archive has selected it as archive material. After the term the selected ones are handed over, the others deleted with a certificate; a person begins either under Data protection, nothing happens by itself. Acts that still run stay.',
  },
  classes: { sl: 'Razredi zadev', en: 'Classes of matters' },
  classesHow: {
    sl: 'Kjer ima vrsta dovolilnice svoj klasifikacijski znak, se z njim začnejo številke njenih novih zadev, vsi akti zadeve pa se hranijo skupaj, od izdaje zadnjega. Brez znaka odločajo roki vrst aktov spodaj.',
    en: 'Where a kind of permit has a sign of the plan, the numbers of its new matters begin with it, and all acts of a matter are kept together, from the issue of the last. Without a sign the terms of the kinds of act below decide.',
  },
  sign: { sl: '{kind}: znak', en: '{kind}: sign' },
  acts: { sl: 'Vrste aktov', en: 'Kinds of act' },
  years: { sl: '{kind}: let', en: '{kind}: years' },
  archive: { sl: '{kind}: arhivsko gradivo', en: '{kind}: archive material' },
  saved: { sl: 'Hramba aktov je shranjena.', en: 'How acts are kept is saved.' },
  title: { sl: 'Predaje in izbrisi aktov', en: 'Hand-overs and deletions of acts' },
  how: {
    sl: 'Za izbrano leto program pripravi paket ZIP z listinami, opisi XML in kontrolnimi vsotami. Vsebina aktov se izbriše šele, ko vpišete potrdilo arhiva in vsoto prejetega paketa; za izbrisano nastane potrdilo PDF.',
    en: 'For a year the program prepares a ZIP with the papers, their metadata as XML and checksums. The content of the acts is deleted only when you enter the archive’s receipt and the checksum of the package it took; a PDF certifies what was deleted.',
  },
  create: { sl: 'Pripravi predajo', en: 'Prepare a hand-over' },
  created: { sl: 'Predaja se pripravlja v ozadju.', en: 'The hand-over is being prepared in the background.' },
  year: { sl: 'Leto izdaje aktov', en: 'Year in which the acts were issued' },
  due: {
    sl: 'Rok hrambe je potekel aktom iz let: {years}. Pripravite predajo za vsako leto posebej.',
    en: 'Acts of these years are past their term: {years}. Prepare a hand-over for each year.',
  },
  noneDue: { sl: 'Zdaj nobenemu aktu, ki ni več v teku, ni potekel rok hrambe.', en: 'No act that is out of use is past its term now.' },
  dueYear: {
    sl: '{year} · za arhiv {archived}, samo za izbris {deleted}',
    en: '{year} · {archived} for the archive, {deleted} only to be deleted',
  },
  none: { sl: 'Predaj še ni', en: 'No hand-overs yet' },
  noneHint: {
    sl: 'Pripravite predajo za leto, katerega aktom je potekel rok.',
    en: 'Prepare one for a year whose acts are past their term.',
  },
  of: { sl: 'Predaja aktov iz leta {year}', en: 'Hand-over of acts of {year}' },
  archived: { sl: 'Za arhiv', en: 'For the archive' },
  deleted: { sl: 'Samo za izbris', en: 'Only to be deleted' },
  sha256: { sl: 'Kontrolna vsota paketa (SHA-256)', en: 'Checksum of the package (SHA-256)' },
  receipt: { sl: 'Potrdilo arhiva', en: 'Receipt of the archive' },
  receiptHint: {
    sl: 'Številka in dan potrdila o prevzemu. Če je vse gradivo samo za izbris, navedite svojo odločitev.',
    en: 'Number and day of the receipt. Where all is only to be deleted, name your own decision.',
  },
  receivedSum: { sl: 'Vsota paketa, kakor jo je izračunal prejemnik', en: 'Checksum as whoever received the package reckoned it' },
  confirmed: { sl: 'Potrjeno', en: 'Confirmed' },
  failure: { sl: 'Kaj je narobe', en: 'What went wrong' },
  failed: {
    sl: 'Paket ni nastal; z akti se ni zgodilo nič. Opustite ga in poskusite znova.',
    en: 'No package was made; nothing happened to the acts. Cancel it and try again.',
  },
  warning: {
    sl: 'S potrditvijo se vsebina teh aktov izbriše in je ni mogoče vrniti. Ostanejo številka, vrsta, dan in kontrolna vsota.',
    en: 'With the confirmation the content of these acts is deleted and cannot be brought back. Number, kind, day and checksum stay.',
  },
  confirm: { sl: 'Potrdi in izbriši', en: 'Confirm and delete' },
  done: { sl: 'Predaja je potrjena, vsebina aktov je izbrisana.', en: 'The hand-over is confirmed, the content is deleted.' },
  cancel: { sl: 'Opusti predajo', en: 'Cancel the hand-over' },
  cancelled: { sl: 'Predaja je opuščena; akti ostanejo.', en: 'The hand-over is cancelled; the acts stay.' },
  package: { sl: 'Prenesi paket', en: 'Download the package' },
  certificate: { sl: 'Prenesi potrdilo o izbrisu', en: 'Download the certificate' },
})

interface Kept {
  years: Record<string, number | undefined>
  archive: Record<string, boolean | undefined>
  /** By the id of the kind of permit. */
  sign: Record<string, string | undefined>
  matterYears: Record<string, number | '' | undefined>
  matterArchive: Record<string, boolean | undefined>
}

const keptFields = fieldsOf<Kept>()
const ticked = z._default(z.record(z.string(), z.optional(z.boolean())), {})
const keptSchema = z
  .object({
    years: z.record(z.string(), keptKindSchema.shape.years),
    archive: ticked,
    sign: z._default(z.record(z.string(), z.optional(z.string())), {}),
    matterYears: z._default(z.record(z.string(), z.optional(z.union([z.literal(''), keptKindSchema.shape.years]))), {}),
    matterArchive: ticked,
  })
  .check(
    z.superRefine(({ sign, matterYears }, context) => {
      for (const [id, words] of Object.entries(sign))
        if (words?.trim() && !matterYears[id]) context.addIssue({ code: 'custom', path: ['matterYears', id], message: 'required' })
    }),
  )

const asClasses = ({ sign = {}, matterYears = {}, matterArchive = {} }: Partial<Kept>) =>
  Object.fromEntries(
    Object.entries(sign).flatMap(([id, words]) =>
      words?.trim() ? [[id, { sign: words.trim(), years: Number(matterYears[id]), archive: matterArchive[id] === true }]] : [],
    ),
  )

const asRetention = ({ years = {}, archive = {} }: Partial<Kept>) =>
  actSettingsSchema.shape.retention.parse(
    Object.fromEntries(actKinds.map((kind) => [kind, { years: Number(years[kind]), archive: archive[kind] === true }])),
  )

const byKind = <Value,>(classes: ActSettings['matter_classes'], value: (one: ActSettings['matter_classes'][string]) => Value) =>
  Object.fromEntries(Object.entries(classes).map(([id, one]) => [id, value(one)]))

export const ActRetentionForm = ({ settings }: { settings: ActSettings }) => (
  <OperationView query={useResource(readResources)}>
    {({ permit_kinds: kinds }) => <RetentionForm settings={settings} kinds={kinds} />}
  </OperationView>
)

const RetentionForm = ({
  settings: { retention, matter_classes: classes },
  kinds,
}: {
  settings: ActSettings
  kinds: Resources['permit_kinds']
}) => {
  const shared = useSharedForm<typeof updateActSettings, Kept>(updateActSettings, {
    schema: keptSchema,
    about: 'retention',
    defaults: {
      years: Object.fromEntries(actKinds.map((kind) => [kind, retention[kind].years])),
      archive: Object.fromEntries(actKinds.map((kind) => [kind, retention[kind].archive])),
      sign: byKind(classes, ({ sign }) => sign),
      matterYears: byKind(classes, ({ years }) => years),
      // Nothing is only deleted that nobody decided on.
      matterArchive: Object.fromEntries(kinds.map(({ id }) => [id, classes[id]?.archive ?? true])),
    },
    callOf: (typed, began) => {
      const sent = (values: Partial<Kept>) => ({ retention: asRetention(values), matter_classes: asClasses(values) })
      return { body: { ...sent(typed), seen: began && sent({ ...began }) } }
    },
    done: texts.saved,
  })
  return (
    <Sheet title={t(texts.retention)}>
      <SharedForm {...shared} label={t(texts.retention)} submit={t(texts.save)}>
        <p>{t(texts.retentionHow)}</p>
        <FormSection title={t(texts.classes)} hint={t(texts.classesHow)}>
          {kinds.map(({ id, name }) => (
            <FormRow key={id}>
              <keptFields.TextField name={`sign.${id}`} label={t(texts.sign, { kind: t(name) })} optional maxLength={20} />
              <keptFields.NumberField name={`matterYears.${id}`} label={t(texts.years, { kind: t(name) })} optional />
              <keptFields.CheckboxField name={`matterArchive.${id}`} label={t(texts.archive, { kind: t(name) })} />
            </FormRow>
          ))}
        </FormSection>
        <FormSection title={t(texts.acts)}>
          {actKinds.map((kind) => (
            <FormRow key={kind}>
              <keptFields.NumberField name={`years.${kind}`} label={t(texts.years, { kind: t(actKindLabels[kind]) })} />
              <keptFields.CheckboxField name={`archive.${kind}`} label={t(texts.archive, { kind: t(actKindLabels[kind]) })} />
            </FormRow>
          ))}
        </FormSection>
      </SharedForm>
    </Sheet>
  )
}

const confirmFields = fieldsOf<BodyOf<typeof confirmHandover>>()

const ConfirmForm = ({ handover, onDone }: { handover: Handover; onDone: () => void }) => {
  const form = useOperationForm(confirmHandover, {
    defaults: { version: handover.version, receipt: '', sha256: '' },
    toCall: (body) => ({ params: { id: handover.id }, body }),
    done: texts.done,
    onDone,
  })
  return (
    <OperationForm form={form} label={t(texts.confirm)} submit={t(texts.confirm)}>
      <Notice tone="warning">{t(texts.warning)}</Notice>
      <confirmFields.TextField name="receipt" label={t(texts.receipt)} description={t(texts.receiptHint)} maxLength={200} />
      <confirmFields.TextField name="sha256" label={t(texts.receivedSum)} maxLength={64} />
    </OperationForm>
  )
}

const HandoverDialog = ({ handover, onClose }: { handover: Handover; onClose: () => void }) => {
  const mayWrite = useMay()('privacy:write')
  const cancel = useAction(cancelHandover, { done: texts.cancelled, onDone: onClose })
  const { id, year, status, archived, deleted, package_sha256: sum, receipt, failure, version } = handover
  const download = (file: 'package' | 'certificate'): void =>
    void callForFile(downloadHandover, { params: { id, file } }).then(saveFile).catch(reportFailure)
  return (
    <Modal opened onClose={onClose} size={640} title={t(texts.of, { year: String(year) })}>
      <Facts
        facts={[
          { label: t(texts.status), value: t(handoverStatusLabels[status]) },
          { label: t(texts.archived), value: String(archived) },
          { label: t(texts.deleted), value: String(deleted) },
          ...(sum === null ? [] : [{ label: t(texts.sha256), value: sum, wide: true }]),
          ...(receipt === null ? [] : [{ label: t(texts.receipt), value: receipt, wide: true }]),
          ...(failure === null ? [] : [{ label: t(texts.failure), value: failure, wide: true }]),
          ...(handover.confirmed_at === null
            ? []
            : [
                {
                  label: t(texts.confirmed),
                  value: `${formatInstant(handover.confirmed_at)}, ${handover.confirmed_by_name ?? ''}`,
                  wide: true,
                },
              ]),
        ]}
      />
      {status === 'failed' && <Notice tone="warning">{t(texts.failed)}</Notice>}
      <FormButtons>
        {sum !== null && status !== 'cancelled' && (
          <Button label={t(texts.package)} icon={IconDownload} onClick={() => download('package')} />
        )}
        {status === 'done' && <Button label={t(texts.certificate)} icon={IconDownload} onClick={() => download('certificate')} />}
        {mayWrite && (status === 'ready' || status === 'preparing' || status === 'failed') && (
          <Button label={t(texts.cancel)} look="plain" onClick={() => cancel.mutate({ params: { id }, body: { version } })} />
        )}
        <Button label={t(texts.close)} look="plain" onClick={onClose} />
      </FormButtons>
      {mayWrite && status === 'ready' && <ConfirmForm handover={handover} onDone={onClose} />}
    </Modal>
  )
}

interface Chosen {
  year: string
}

const createFields = fieldsOf<Chosen>()

type DueYears = OperationOutput<typeof listDueActYears>['years']

/** For the oldest year that is due, unless another is chosen. */
const CreateDialog = ({ due, onClose }: { due: DueYears; onClose: () => void }) => {
  const form = useOperationForm<typeof createHandover, Chosen>(createHandover, {
    schema: z.object({ year: z.string({ error: 'required' }).check(z.minLength(1)) }),
    defaults: { year: String(due[0]?.year ?? '') },
    toCall: ({ year }) => ({ body: { year: Number(year) } }),
    done: texts.created,
    onDone: onClose,
  })
  return (
    <Modal opened onClose={onClose} size={460} title={t(texts.create)}>
      <OperationForm form={form} label={t(texts.create)} submit={t(texts.create)} onCancel={onClose}>
        <createFields.SelectField
          name="year"
          label={t(texts.year)}
          options={due.map(({ year, archived, deleted }) => ({
            value: String(year),
            label: t(texts.dueYear, { year: String(year), archived: String(archived), deleted: String(deleted) }),
          }))}
          data-autofocus
        />
      </OperationForm>
    </Modal>
  )
}

const filters: readonly FilterOf<typeof listHandovers>[] = [
  { key: 'status', label: texts.status, kind: 'choice', options: optionsOf(handoverStatusLabels, handoverStatuses) },
]

export const HandoverList = () => {
  const mayWrite = useMay()('privacy:write')
  const [opened, open] = useState<Handover | 'new'>()
  const close = (): void => open(undefined)
  const query = useOperation(listDueActYears, {}, { keep: true })
  useLive('privacy', () => query.refetch())
  const due = query.data?.years ?? []
  return (
    <Stacked>
      <Notice>
        {t(texts.how)}{' '}
        {query.data !== undefined && (
          <strong>{due.length === 0 ? t(texts.noneDue) : t(texts.due, { years: due.map(({ year }) => year).join(', ') })}</strong>
        )}
      </Notice>
      <ListScreen
        id="act-handovers"
        title={texts.title}
        operation={listHandovers}
        filters={filters}
        onOpen={open}
        actions={mayWrite && due.length > 0 && <Button label={t(texts.create)} onClick={() => open('new')} />}
        empty={{ title: texts.none, text: texts.noneHint }}
        live="privacy"
      />
      {opened === 'new' && <CreateDialog due={due} onClose={close} />}
      {opened !== undefined && opened !== 'new' && <HandoverDialog handover={opened} onClose={close} />}
    </Stacked>
  )
}
