import { vehicleClasses, vehicleClassNames } from '@dovolilnice/contract/parking/vehicle-class'
import {
  type ChangedPassages,
  fewestPermits,
  kindDraftSchema,
  type KindDraft,
  printRules,
  type RulesDraft,
  tryRules,
  type WhatIf,
  whatIfSentences,
} from '@dovolilnice/contract/access/what-if'
import type { Text } from '@dovolilnice/contract/locale'
import { readParkingAdministration } from '@dovolilnice/contract/parking/operations'
import type { AdministeredKind, AdministeredLot, ParkingAdministration } from '@dovolilnice/contract/parking/parking-administration'
import { hoursInWords } from '@dovolilnice/contract/parking/window-days'
import { credentialKinds } from '@dovolilnice/contract/primitives/credential'
import { clockTime } from '@dovolilnice/contract/primitives/time-of-day'
import { IconFileText } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { z } from 'zod/mini'
import { callForFile, pageLocale, reportFailure, saveFile, t, useOperation, withWords } from '../../../platform/kit.ts'
import { Button, OperationView, Sheet, SheetTable, Stacked, StatusBadge, StepDialog } from '../../../ui/kit.ts'
import { RowBars } from '../../../ui/chart/row-bars.tsx'
import { CheckSetField, fieldsOf, FormRow, TimeWindowsField } from '../../../ui/form/kit.ts'
import { texts as words } from '../administration/admin-texts.ts'

const texts = withWords({
  draft: { sl: 'Osnutek pravil', en: 'Draft of the rules' },
  intro: {
    sl: 'Spremenite, kar bi svet rad spremenil. O prehodih zadnjih 30 dni po osnutku odloči isto pravilo, po katerem odloča stebriček. Nič od tega se ne shrani.',
    en: 'Change what the council would change. The passages of the last 30 days are decided by the draft, by the very rule of the bollards. Nothing of it is stored.',
  },
  hours: { sl: 'Čas', en: 'Hours' },
  allDay: { sl: 'ves dan', en: 'all day' },
  ways: { sl: 'Načini', en: 'Ways' },
  cap: { sl: 'Največ na imetnika', en: 'At most per holder' },
  capHint: { sl: 'Prazno: brez omejitve. 0: vrsta ne odpre.', en: 'Empty: no limit. 0: the kind lets nobody in.' },
  lot: { sl: 'Parkirišče', en: 'Lot' },
  lots: { sl: 'Območja parkirišč', en: 'Zones of lots' },
  change: { sl: 'Spremeni', en: 'Change' },
  changed: { sl: 'v osnutku', en: 'in the draft' },
  try: { sl: 'Preizkusi', en: 'Try' },
  done: { sl: 'Osnutek je preizkušen.', en: 'The draft has been tried.' },
  anew: { sl: 'Začni znova', en: 'Begin anew' },
  paper: { sl: 'Poročilo (PDF)', en: 'Report (PDF)' },
  result: { sl: 'Kaj bi se spremenilo', en: 'What would change' },
  refused: { sl: 'Zavrnjeni prehodi', en: 'Passages refused' },
  admitted: { sl: 'Na novo spuščeni', en: 'Newly let in' },
  hour: { sl: 'Ura', en: 'Hour' },
  few: { sl: 'Skupin z manj kot {few} dovolilnicami ne prikazujemo.', en: 'Groups of fewer than {few} permits are not shown.' },
})

const { cap_per_holder, entries_a_day, entries_a_month } = kindDraftSchema.shape
const kindSchema = z.extend(z.omit(kindDraftSchema, { id: true }), {
  cap_per_holder: z.optional(cap_per_holder),
  entries_a_day: z.optional(entries_a_day),
  entries_a_month: z.optional(entries_a_month),
})
type KindValues = z.input<typeof kindSchema>
const { NumberField, SelectField } = fieldsOf<KindValues & { zone: string }>()

const replaced = <Item extends { id: string }>(items: readonly Item[], item: Item): Item[] => [
  ...items.filter(({ id }) => id !== item.id),
  item,
]

interface DialogProps {
  draft: RulesDraft
  onTried: (draft: RulesDraft, found: WhatIf) => void
  onClose: () => void
}

const KindDialog = ({ kind, draft, onTried, onClose }: DialogProps & { kind: AdministeredKind }) => {
  const known = draft.kinds.find(({ id }) => id === kind.id) ?? kind
  const withKind = ({
    cap_per_holder: cap = null,
    entries_a_day: day = null,
    entries_a_month: month = null,
    vehicle_classes = [],
    ...values
  }: KindValues): RulesDraft => {
    const next: KindDraft = { ...values, id: kind.id, vehicle_classes, cap_per_holder: cap, entries_a_day: day, entries_a_month: month }
    return { ...draft, kinds: replaced(draft.kinds, next) }
  }
  const tried = useRef(draft)
  return (
    <StepDialog
      operation={tryRules}
      schema={kindSchema}
      about={kind.id}
      title={t(texts.change)}
      subject={t(kind.name)}
      defaults={{
        time_windows: known.time_windows,
        openings: known.openings,
        vehicle_classes: known.vehicle_classes,
        entries_a_day: known.entries_a_day,
        entries_a_month: known.entries_a_month,
        cap_per_holder: known.cap_per_holder,
      }}
      toCall={(values: KindValues) => {
        tried.current = withKind(values)
        return { body: tried.current }
      }}
      submit={t(texts.try)}
      done={texts.done}
      onDone={(found) => onTried(tried.current, found)}
      onClose={onClose}
    >
      <CheckSetField<KindValues>
        name="openings"
        legend={t(words.ways)}
        options={credentialKinds.map((opening) => ({ value: opening, label: t(words[opening]) }))}
      />
      <TimeWindowsField name="time_windows" legend={t(words.windows)} hint={t(words.windowsHint)} />
      <CheckSetField<KindValues>
        name="vehicle_classes"
        legend={t(words.classes)}
        options={vehicleClasses.map((value) => ({ value, label: t(vehicleClassNames[value]) }))}
      />
      <FormRow>
        <NumberField name="entries_a_day" label={t(words.aDay)} description={t(words.entriesHint)} optional />
        <NumberField name="entries_a_month" label={t(words.aMonth)} description={t(words.entriesHint)} optional />
      </FormRow>
      <NumberField name="cap_per_holder" label={t(texts.cap)} description={t(texts.capHint)} optional />
    </StepDialog>
  )
}

const LotDialog = ({ lot, zones, draft, onTried, onClose }: DialogProps & { lot: AdministeredLot; zones: readonly string[] }) => {
  const tried = useRef(draft)
  return (
    <StepDialog
      operation={tryRules}
      schema={z.object({ zone: z.string({ error: 'required' }).check(z.minLength(1)) })}
      about={lot.id}
      title={t(texts.change)}
      subject={lot.name}
      defaults={{ zone: draft.lots.find(({ id }) => id === lot.id)?.zone ?? lot.zone }}
      toCall={({ zone }: { zone: string }) => {
        tried.current = { ...draft, lots: replaced(draft.lots, { id: lot.id, zone }) }
        return { body: tried.current }
      }}
      submit={t(texts.try)}
      done={texts.done}
      onDone={(found) => onTried(tried.current, found)}
      onClose={onClose}
    >
      <SelectField name="zone" label={t(texts.zone)} options={zones.map((value) => ({ value, label: value }))} />
    </StepDialog>
  )
}

interface Row {
  key: string
  name: string
  passages: number
  /** Not counted by the hour. */
  permits: number | null
}

const Side = ({ title, side }: { title: string; side: ChangedPassages }) => {
  const locale = pageLocale()
  if (side.passages === 0) return null
  const kinds = side.kinds.map((row) => ({ ...row, key: t(row.name), name: t(row.name) }))
  const gates = side.gates.map((row) => ({ ...row, key: row.name }))
  const hours = side.hours.flatMap((passages, hour) =>
    passages === 0 ? [] : [{ key: String(hour), name: `${clockTime(hour * 60)}–${clockTime((hour + 1) * 60)}`, passages, permits: null }],
  )
  const parts: { title: Text; rows: Row[] }[] = [
    { title: texts.kindOfPermit, rows: kinds },
    { title: texts.gate, rows: gates },
    { title: texts.hour, rows: hours },
  ]
  return parts
    .filter(({ rows }) => rows.length > 0)
    .map(({ title: heading, rows }) => (
      <Sheet key={heading.sl} title={`${title}: ${t(heading).toLocaleLowerCase(locale)}`}>
        <RowBars
          rows={rows.map(({ key, name, passages }) => ({ key, label: name, value: passages, text: passages.toLocaleString(locale) }))}
        />
        <SheetTable
          caption={`${title}: ${t(heading).toLocaleLowerCase(locale)}`}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { title: t(heading), cell: ({ name }) => name },
            { title: t(texts.passages), cell: ({ passages }) => passages.toLocaleString(locale), align: 'right' },
            ...(rows.some(({ permits }) => permits !== null)
              ? [{ title: t(texts.permits), cell: (row: Row) => row.permits?.toLocaleString(locale), align: 'right' as const }]
              : []),
          ]}
        />
      </Sheet>
    ))
}

const Result = ({ found, draft }: { found: WhatIf; draft: RulesDraft }) => {
  const print = () => void callForFile(printRules, { body: draft }).then(saveFile, reportFailure)
  return (
    <>
      <Sheet title={t(texts.result)} actions={<Button label={t(texts.paper)} look="plain" icon={IconFileText} onClick={print} />}>
        {[...whatIfSentences(found, pageLocale()), t(texts.few, { few: fewestPermits })].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Sheet>
      <Side title={t(texts.refused)} side={found.refused} />
      <Side title={t(texts.admitted)} side={found.admitted} />
    </>
  )
}

const nothing: RulesDraft = { kinds: [], lots: [] }

const Rules = ({ parking }: { parking: ParkingAdministration }) => {
  const [draft, put] = useState(nothing)
  const [found, show] = useState<WhatIf>()
  const [kind, openKind] = useState<AdministeredKind>()
  const [lot, openLot] = useState<AdministeredLot>()
  const onTried = (next: RulesDraft, result: WhatIf): void => {
    put(next)
    show(result)
  }
  const beginAnew = (): void => {
    put(nothing)
    show(undefined)
  }
  const kinds = parking.permit_kinds.filter(({ active, open_permits: open }) => active || open > 0)
  const zones = [...new Set(parking.parking_lots.map(({ zone }) => zone))].toSorted()
  const rulesOf = (one: AdministeredKind) => draft.kinds.find(({ id }) => id === one.id) ?? one
  const zoneOf = (one: AdministeredLot) => draft.lots.find(({ id }) => id === one.id)?.zone ?? one.zone
  const mark = (isChanged: boolean) => isChanged && <StatusBadge tone="active">{t(texts.changed)}</StatusBadge>
  const changeButton = (onClick: () => void) => <Button label={t(texts.change)} small look="plain" onClick={onClick} />
  return (
    <Stacked>
      {found !== undefined && <Result found={found} draft={draft} />}
      <Sheet title={t(texts.draft)} actions={draft !== nothing && <Button label={t(texts.anew)} look="plain" onClick={beginAnew} />}>
        <p>{t(texts.intro)}</p>
        <SheetTable
          caption={t(texts.draft)}
          rows={kinds}
          columns={[
            {
              title: t(texts.kindOfPermit),
              cell: (one) => (
                <>
                  {t(one.name)} {mark(rulesOf(one) !== one)}
                </>
              ),
            },
            { title: t(texts.hours), cell: (one) => hoursInWords(rulesOf(one).time_windows, pageLocale()) || t(texts.allDay) },
            {
              title: t(texts.ways),
              cell: (one) =>
                rulesOf(one)
                  .openings.map((way) => t(words[way]))
                  .join(', '),
            },
            { title: t(texts.cap), cell: (one) => rulesOf(one).cap_per_holder ?? '–', align: 'right' },
            { title: t(texts.steps), cell: (one) => changeButton(() => openKind(one)) },
          ]}
        />
      </Sheet>
      <Sheet title={t(texts.lots)}>
        <SheetTable
          caption={t(texts.lots)}
          rows={parking.parking_lots}
          columns={[
            { title: t(texts.lot), cell: ({ name }) => name },
            {
              title: t(texts.zone),
              cell: (one) => (
                <>
                  {zoneOf(one)} {mark(zoneOf(one) !== one.zone)}
                </>
              ),
            },
            { title: t(texts.steps), cell: (one) => changeButton(() => openLot(one)) },
          ]}
        />
      </Sheet>
      {kind && <KindDialog kind={kind} draft={draft} onTried={onTried} onClose={() => openKind(undefined)} />}
      {lot && <LotDialog lot={lot} zones={zones} draft={draft} onTried={onTried} onClose={() => openLot(undefined)} />}
    </Stacked>
  )
}

export const WhatIfTab = () => (
  <OperationView query={useOperation(readParkingAdministration, {})}>{(parking) => <Rules parking={parking} />}</OperationView>
)
