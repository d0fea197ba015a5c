import type { RuleName } from '../../errors.ts'
import { hoursAreOver, openingWindows, ownWindow, windowsText, type OwnHours } from '../../parking/own-hours.ts'
import type { PermitKind, TimeWindow } from '../../parking/permit-kind.ts'
import { periodsOn } from '../../parking/price.ts'
import { validityOf, type Validity } from '../../parking/validity.ts'
import { addMonths, isLocalDay } from '../../primitives/local-day.ts'
import { normalisePlate } from '../../primitives/plate.ts'
import { readTime } from '../../primitives/time-of-day.ts'
import type { Resources } from '../../resources/operations.ts'
import type { ApplicationFields } from './application-form.ts'

/** A broken rule about several fields; `values` fill the placeholders of its sentence. */
export interface BrokenRule {
  path: string
  rule: RuleName
  values?: Record<string, unknown>
}

/** What the rules need to know beside the form. */
export interface Circumstances {
  resources: Resources
  /** The types of the documents that come with the form, once for each file. */
  documents: readonly string[]
  today: string
  /** The day whose prices apply; absent: today. A paper application was received before a clerk enters it. */
  pricesOn?: string
  /** Minutes of that day that have passed; absent when the day is over. */
  minutes?: number
  /** True: documents may be absent. A clerk enters a paper application first and its documents later. */
  documentsLater?: boolean
  /** The present first day of an application that is being changed; it may stay although it has passed. */
  keptStart?: string
  /** True for a replacement: kind, lot, days and fee follow from the replaced permit. */
  replaces?: boolean
}

/** The fields entered so far; a number may still be text. */
export type UncheckedForm = Partial<Omit<ApplicationFields, 'period_count'>> & { period_count?: unknown }
type Rule = (form: UncheckedForm, circumstances: Circumstances, kind: PermitKind) => BrokenRule[]

const broken = (when: boolean, path: string, rule: RuleName, values?: Record<string, unknown>): BrokenRule[] =>
  when ? [{ path, rule, ...(values && { values }) }] : []

const checkUserType: Rule = ({ user_type_code: code, applicant_type: applicant }, { resources }, kind) => {
  const type = resources.user_types.find((one) => one.code === code)
  const fits = type !== undefined && (type.applicant === 'any' || applicant === undefined || type.applicant === applicant)
  return [
    ...broken(code !== undefined && !fits, 'user_type_code', 'choice'),
    ...broken(code !== undefined && fits && !kind.user_types.includes(code), 'permit_kind_id', 'kind_not_allowed'),
  ]
}

/**
 * What is wrong with the hours of each day.
 * @param asked whether hours are required
 * @param ofKind the hours in which permits of the kind open
 */
export const brokenHours = (
  { from_time: from, until_time: until }: OwnHours,
  asked: boolean,
  ofKind: readonly TimeWindow[],
): BrokenRule[] => {
  if (!asked) return []
  const missing = [...broken(!from, 'from_time', 'required'), ...broken(!until, 'until_time', 'required')]
  if (missing.length > 0) return missing
  // The schema reports text that is not a time.
  if ([from, until].some((time) => readTime(time ?? '') === undefined)) return []
  const own = ownWindow({ from_time: from, until_time: until })
  if (own === undefined) return broken(true, 'until_time', 'hours_reversed')
  return broken(openingWindows(ofKind, own) === undefined, 'from_time', 'hours_outside', { hours: windowsText(ofKind) })
}

const checkLot: Rule = ({ user_type_code: code, parking_lot_id: lot }, { resources }) => {
  if (lot === undefined) return []
  const known = resources.parking_lots.some(({ id }) => id === lot)
  const allowed = resources.user_type_parking_lots.some((pair) => pair.user_type_code === code && pair.parking_lot_id === lot)
  return [
    ...broken(!known, 'parking_lot_id', 'choice'),
    ...broken(known && code !== undefined && !allowed, 'parking_lot_id', 'lot_not_allowed'),
  ]
}

const checkPlates: Rule = ({ plates = [] }, _, { max_vehicles: maximum }) => {
  const written = plates.map((plate) => normalisePlate(plate ?? ''))
  const twice = written.flatMap((plate, index) => broken(plate !== '' && written.indexOf(plate) < index, `plates.${index}`, 'plate_twice'))
  return [...twice, ...broken(plates.length > maximum, `plates.${maximum}`, 'too_many_vehicles', { maximum })]
}

const checkPeriod: Rule = ({ period, period_count: typed = 1, valid_from: from }, { today, pricesOn = today }, kind) => {
  if (period === undefined) return []
  const { validity } = kind
  const sold = periodsOn(kind.tariffs, pricesOn).includes(period) && (period !== 'hour' || validity.rule === 'periods')
  if (!sold) return broken(true, 'period', 'choice')
  const count = Number(typed)
  if (!Number.isInteger(count)) return []
  if (validity.rule !== 'periods') return broken(count !== 1, 'period_count', 'too_big', { maximum: 1 })
  if (from === undefined) return []
  const wanted = validityOf({ rule: 'periods', maxDays: 3660 }, from, period, count)
  const longest = validityOf(validity, from, period, count)
  return broken(wanted.valid_until > longest.valid_until, 'period_count', 'period_too_long', { maximum: validity.maxDays })
}

/** Hours are checked only for kinds sold by the hour. A form may still hold hours from an earlier choice; they are ignored. */
const checkHours: Rule = (form, { today, minutes }, { validity, time_windows: windows }) => {
  const { period, period_count: typed = 1, valid_from: from } = form
  const faults = brokenHours(form, period === 'hour', windows)
  const count = Number(typed)
  if (period !== 'hour' || faults.length > 0 || minutes === undefined || from === undefined || !Number.isInteger(count)) return faults
  const days = validityOf(validity, from, period, count)
  return broken(hoursAreOver({ ...form, ...days }, today, minutes), 'until_time', 'hours_past')
}

const checkStart: Rule = ({ valid_from: from }, { today, keptStart }) => {
  if (from === undefined || from === keptStart) return []
  return [...broken(from < today, 'valid_from', 'day_past'), ...broken(from > addMonths(today, 12), 'valid_from', 'day_too_far')]
}

const checkReceipt: Rule = ({ received_on: day }, { today }) => broken(day !== undefined && day > today, 'received_on', 'day_future')

const checkDocuments: Rule = ({ document_expires: expires = {}, valid_from: from }, { documents, documentsLater }, kind) => {
  const unknown = documents.filter((type) => !kind.documents.some((document) => document.type === type))
  const ofKind = kind.documents.flatMap((document) => {
    const sent = documents.includes(document.type)
    const day = expires[document.type]
    return [
      ...broken(document.required && !sent && documentsLater !== true, `document.${document.type}`, 'document_missing'),
      ...broken(document.expires && sent && day === undefined, `document_expires.${document.type}`, 'required'),
      ...broken(day !== undefined && from !== undefined && day < from, `document_expires.${document.type}`, 'document_expired'),
    ]
  })
  return [...unknown.flatMap((type) => broken(true, `document.${type}`, 'document_not_asked')), ...ofKind]
}

const checkTaxNumber: Rule = ({ applicant_type: applicant, tax_number: taxNumber }) =>
  broken(applicant === 'company' && taxNumber === undefined, 'tax_number', 'required')

const rules: readonly Rule[] = [
  checkTaxNumber,
  checkUserType,
  checkLot,
  checkPlates,
  checkPeriod,
  checkHours,
  checkStart,
  checkReceipt,
  checkDocuments,
]

/** The rules for a replacement; all other fields follow from the replaced permit. */
const rulesOfReplacement: readonly Rule[] = [checkTaxNumber, checkPlates]

/**
 * Checks rules about several fields: kind and lot for the type of user, number of vehicles, period, start, documents. An
 * absent field breaks no rule here; the schema requires it.
 */
export const checkApplication = (given: UncheckedForm, circumstances: Circumstances): BrokenRule[] => {
  // The schema reports a first day that is none; no rule can count from it.
  const { valid_from: from } = given
  const form = from === undefined || isLocalDay(from) ? given : { ...given, valid_from: undefined }
  const kind = circumstances.resources.permit_kinds.find(({ id }) => id === form.permit_kind_id)
  // The kind that only carries the price of a replacement cannot be applied for.
  if (kind === undefined || kind.validity.rule === 'replaced') return broken(form.permit_kind_id !== undefined, 'permit_kind_id', 'choice')
  return (circumstances.replaces === true ? rulesOfReplacement : rules).flatMap((rule) => rule(form, circumstances, kind))
}

/** The days for which the permit that a form asks for would be valid. */
export const validityOfForm = (
  kind: Pick<PermitKind, 'validity'>,
  form: Pick<ApplicationFields, 'valid_from' | 'period' | 'period_count' | 'document_expires'>,
): Validity => {
  const { validity } = kind
  const documentExpiresOn = validity.rule === 'document' ? form.document_expires[validity.documentType] : undefined
  return validityOf(validity, form.valid_from, form.period, form.period_count, documentExpiresOn)
}
