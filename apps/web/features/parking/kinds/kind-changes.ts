import { classesInWords } from '@dovolilnice/contract/parking/vehicle-class'
import { locales, type Text } from '@dovolilnice/contract/locale'
import { procedureLabels } from '@dovolilnice/contract/parking/procedure'
import { hoursInWords } from '@dovolilnice/contract/parking/window-days'
import type { AdministeredKind, ParkingAdministration } from '@dovolilnice/contract/parking/parking-administration'
import type { updatePermitKind } from '@dovolilnice/contract/parking/operations'
import { formatMoney, pageLocale, t } from '../../../platform/kit.ts'
import type { BodyOf } from '../../../ui/form/kit.ts'
import { validityText } from '../../../ui/kit.ts'
import { texts } from '../administration/admin-texts.ts'
import { vatText } from '../administration/vat-options.ts'
import { wordLabels } from '../administration/further-names.tsx'
import { changeTexts } from '../administration/change-texts.ts'

export interface Change {
  label: string
  before: string
  after: string
}

/** What a kind's form sends, as far as a preview shows it. */
export type KindForm = Omit<BodyOf<typeof updatePermitKind>, 'version' | 'preview' | 'validity'> & Pick<AdministeredKind, 'validity'>

const documentText = ({ name, required, expires, marked }: KindForm['documents'][number]): string => {
  const asked = expires ? t(changeTexts.expiring, { name: t(name) }) : t(name)
  const drawn = marked === true ? t(changeTexts.marked, { name: asked }) : asked
  return required ? drawn : t(changeTexts.optional, { name: drawn })
}

const deviceText = (device: KindForm['device']): string =>
  device === null
    ? t(changeTexts.noDevice)
    : t(changeTexts.device, { price: formatMoney(device.price_cents), vat: vatText(device.vat_basis_points) })

type FieldInWords = [label: Text, value: (kind: KindForm) => string]

/** Every field of a kind in words, in the order of its form. */
const fieldsInWords = ({ user_types: types }: Pick<ParkingAdministration, 'user_types'>): readonly FieldInWords[] => {
  const yesOrNo = (value: boolean): string => t(value ? changeTexts.yes : changeTexts.no)
  const typeName = (code: string): string => t(types.find((type) => type.code === code)?.name ?? { sl: code, en: code })
  return [
    ...locales.map((side): FieldInWords => [wordLabels.name[side], ({ name }) => name[side] ?? '']),
    ...locales.map((side): FieldInWords => [wordLabels.description[side], ({ description }) => description[side] ?? '']),
    [texts.active, ({ active }) => yesOrNo(active)],
    [texts.who, ({ user_types: codes }) => codes.toSorted().map(typeName).join(', ') || t(texts.officeOnly)],
    [texts.documents, ({ documents }) => documents.map((document) => documentText(document)).join('; ') || t(texts.noDocuments)],
    [texts.validity, ({ validity }) => validityText(validity)],
    [
      texts.ways,
      ({ openings }) =>
        openings
          .toSorted()
          .map((opening) => t(texts[opening]))
          .join(', '),
    ],
    [texts.windows, ({ time_windows: windows }) => hoursInWords(windows, pageLocale()) || t(changeTexts.wholeDay)],
    [texts.maxVehicles, ({ max_vehicles: count }) => String(count)],
    [texts.cap, ({ cap_per_holder: cap }) => (cap === null ? t(changeTexts.noLimit) : String(cap))],
    [texts.aDay, ({ entries_a_day: most }) => String(most ?? t(changeTexts.noLimit))],
    [texts.aMonth, ({ entries_a_month: most }) => String(most ?? t(changeTexts.noLimit))],
    [texts.classes, ({ vehicle_classes: classes = [] }) => classesInWords(classes, pageLocale()) || t(changeTexts.noLimit)],
    [texts.oneInside, ({ one_inside: one = false }) => yesOrNo(one)],
    [texts.parks, ({ parks = true }) => yesOrNo(parks)],
    [texts.interimDays, ({ interim_days: days = null }) => (days === null ? t(changeTexts.no) : String(days))],
    [texts.interimMonths, ({ interim_months: months = 12 }) => String(months)],
    [texts.onePerPlate, ({ one_open_per_plate: one }) => yesOrNo(one)],
    [texts.shortName, ({ short_name: name }) => name ?? ''],
    [texts.procedure, ({ procedure }) => t(procedureLabels[procedure ?? 'simple'])],
    [texts.administrativeFees, ({ administrative_fees: numbers }) => numbers.toSorted().join(', ') || t(changeTexts.no)],
    [texts.devicePrice, ({ device }) => deviceText(device)],
  ]
}

/** The words by which documents are explained; they are too long to stand in a line beside each other. */
const explanations = ({ documents }: KindForm): string =>
  JSON.stringify(
    documents.map(({ type, name, explanation, ground }) => [type, locales.map((side) => [name[side], explanation[side], ground?.[side]])]),
  )
/** The document with which validity ends, which the rule's own sentence leaves out. */
const proof = ({ validity }: KindForm): string => (validity.rule === 'document' ? validity.documentType : '')

export const kindChanges = (before: KindForm, after: KindForm, parking: Pick<ParkingAdministration, 'user_types'>): readonly Change[] => {
  const named = (kind: KindForm): string => {
    const found = kind.documents.find(({ type }) => type === proof(kind))
    return found === undefined ? '–' : t(found.name)
  }
  const changes = fieldsInWords(parking).map(([label, value]) => ({ label: t(label), before: value(before), after: value(after) }))
  const explained = { label: t(changeTexts.explanations), before: '', after: t(changeTexts.otherWords) }
  const proving = { label: t(texts.provingDocument), before: named(before), after: named(after) }
  return [
    ...changes.filter((change) => change.before !== change.after),
    ...(proof(before) === proof(after) ? [] : [proving]),
    ...(explanations(before) === explanations(after) ? [] : [explained]),
  ]
}
