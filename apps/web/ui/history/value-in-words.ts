import type { EventField } from '@dovolilnice/contract/define-event-words'
import { hoursInWords } from '@dovolilnice/contract/parking/window-days'
import { dayKinds, type ValidityRule } from '@dovolilnice/contract/parking/permit-kind'
import { openingLabels } from '@dovolilnice/contract/permits/permit-labels'
import { credentialKinds } from '@dovolilnice/contract/primitives/credential'
import { lastDayOf, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { formatDay, formatInstant, formatMoney, formatValidity, pageLocale, t } from '../../platform/kit.ts'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { fileSize } from '../form/inputs/check-files.ts'
import { validityText } from '../validity/validity-text.ts'
import { texts } from './texts.ts'
import { type TownNames, useTownNames } from './town-names.ts'
import { eventField } from '@dovolilnice/contract/events/event-words'

type Part = Record<string, unknown>
const partsOf = (value: unknown): Part => (typeof value === 'object' ? { ...value } : {})

type Format = (value: unknown, names: TownNames) => string

const dayPattern = /^\d{4}-\d\d-\d\d$/
const instantPattern = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const idPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** A day as a day, an instant in local time; an instant at local midnight is the day that begins with it. */
const time = (value: unknown, ends: boolean): string => {
  const text = String(value)
  if (dayPattern.test(text)) return formatDay(ends ? lastDayOf(text) : text)
  const day = localDayOf(new Date(text))
  if (startOfLocalDay(day).getTime() !== new Date(text).getTime()) return formatInstant(text)
  return formatDay(ends ? lastDayOf(day) : day)
}

/** What the town calls an id or a code; a code that is not in the list is shown itself, an id is not. */
const named =
  (list: keyof TownNames): Format =>
  (value, names) =>
    names[list](String(value)) ?? (idPattern.test(String(value)) ? t(texts.unnamed) : String(value))

const range = ({ valid_from: from, valid_until: until }: Part): string => {
  if (typeof from !== 'string') return typeof until === 'string' ? t(texts.upTo, { day: formatDay(lastDayOf(until)) }) : ''
  return typeof until === 'string' ? formatValidity(from, until) : t(texts.since, { day: formatDay(from) })
}

const price: Format = (value) => {
  const part = partsOf(value)
  const amount = formatMoney(Number(part.price_cents))
  const inForce = t(texts.price, { amount, vat: Number(part.vat_basis_points) / 100, days: range(part) })
  const further = [part.second_cents, part.third_cents].filter((cents) => typeof cents === 'number')
  return [
    inForce,
    ...(part.pro_rata === 'month' || part.pro_rata === 'day' ? [t(texts[part.pro_rata])] : []),
    ...(further.length === 0 ? [] : [t(texts.further, { prices: further.map((cents) => formatMoney(cents)).join(', ') })]),
  ].join(', ')
}

/** A line of a fee: what it is and its amount. */
const line: Format = (value) => {
  const { text, cents } = partsOf(value)
  const { sl, en } = partsOf(text)
  return `${t({ sl: String(sl), en: String(en) })} ${formatMoney(Number(cents))}`
}

const fee: Format = (value) => {
  const { tariff_number, name, valid_from, electronic_cents, paper_cents } = partsOf(value)
  const { sl, en } = partsOf(name)
  const inEuros = (cents: unknown): string => formatMoney(Number(cents))
  const day = time(String(valid_from), false)
  return t(texts.fee, {
    number: String(tariff_number),
    name: t({ sl: String(sl), en: String(en) }),
    electronic: inEuros(electronic_cents),
    paper: inEuros(paper_cents),
    day,
  })
}

const ground: Format = (value) => {
  const { sl, en } = partsOf(partsOf(value).name)
  return t({ sl: String(sl), en: String(en) })
}

const credential: Format = (value) => {
  const part = partsOf(value)
  const kind = credentialKinds.find((one) => one === part.kind)
  const days = range(part)
  return `${kind === undefined ? '' : `${t(openingLabels[kind]).toLowerCase()} `}${formatPhone(String(part.value))}${days === '' ? '' : ` (${days})`}`
}

/** Files by their names; the documents of a kind by what they are called and whether they are asked for. */
const document: Format = (value) => {
  if (typeof value !== 'object') return String(value)
  const { name, required } = partsOf(value)
  const { sl, en } = partsOf(name)
  return `${t({ sl: String(sl), en: String(en) })} (${t(required ? texts.required : texts.optional)})`
}

const formats: Record<NonNullable<EventField['kind']>, Format> = {
  start: (value) => time(value, false),
  end: (value) => time(value, true),
  cents: (value) => formatMoney(Number(value)),
  vat: (value) => `${(Number(value) / 100).toLocaleString(pageLocale())} %`,
  bytes: (value) => fileSize(Number(value), pageLocale()),
  picture: (value) => (String(value).startsWith('data:') ? t(texts.ownPicture) : String(value)),
  phone: (value) => formatPhone(String(value)),
  kind: named('kind'),
  lot: named('lot'),
  user_type: named('userType'),
  document_type: named('documentType'),
  person: named('person'),
  device: named('device'),
  validity: (value) => validityText(value as ValidityRule),
  windows: (value) => {
    const { from, until, days } = partsOf(value)
    const named = Array.isArray(days) ? dayKinds.filter((kind) => days.includes(kind)) : []
    return hoursInWords([{ from: Number(from), until: Number(until), days: named }], pageLocale())
  },
  prices: price,
  lines: line,
  fees: fee,
  grounds: ground,
  credentials: credential,
  documents: document,
}

/** For a field without a kind: text as it is, an instant in local time, an id never as it is stored. */
const plain = (value: unknown): string => {
  if (typeof value === 'boolean') return t(value ? texts.yes : texts.no)
  if (typeof value === 'number') return value.toLocaleString(pageLocale())
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .map((part) => plain(part))
      .join(', ')
  const text = String(value)
  if (idPattern.test(text)) return t(texts.unnamed)
  return instantPattern.test(text) || dayPattern.test(text) ? time(text, false) : text
}

/** Values of several parts with commas of their own. */
const longKinds = new Set(['prices', 'lines', 'fees'])

/** A value in words: statuses, kinds, lots, amounts, days. The empty text where there is none. */
export const valueInWords = (field: EventField | null, value: unknown, names: TownNames): string => {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value))
    return value.map((one) => valueInWords(field, one, names)).join(field?.kind !== undefined && longKinds.has(field.kind) ? '; ' : ', ')
  const choice = field?.choices?.[String(value)]
  if (choice !== undefined) return t(choice)
  return field?.kind === undefined ? plain(value) : formats[field.kind](value, names)
}

export const useValueInWords = (topic: string): ((field: string, value: unknown) => string) => {
  const names = useTownNames()
  return (field, value) => valueInWords(eventField(field, topic) ?? null, value, names) || t(texts.nothing)
}
