import type { EventField } from '@dovolilnice/contract/define-event-words'
import type { Locale } from '@dovolilnice/contract/locale'
import { hoursInWords } from '@dovolilnice/contract/parking/window-days'
import { dayKinds, type ValidityRule } from '@dovolilnice/contract/parking/permit-kind'
import { openingLabels } from '@dovolilnice/contract/permits/permit-labels'
import { credentialKinds } from '@dovolilnice/contract/primitives/credential'
import { lastDayOf, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { formatDay, formatInstant, formatValidity, type Translate, useLanguage } from '../../platform/translate/translate.ts'
import { fileSize } from '../form/inputs/check-files.ts'
import { validityText } from '../validity/validity-text.ts'
import { texts } from './texts.ts'
import { type TownNames, useTownNames } from './town-names.ts'
import { eventField } from '@dovolilnice/contract/events/event-words'

/** What is needed to write a value: the reader's language, and the town's names of its kinds, lots, people and gates. */
export interface Words {
  t: Translate
  locale: Locale
  names: TownNames
}

type Part = Record<string, unknown>
/** The parts of a recorded value; none where it is not made of parts. */
const partsOf = (value: unknown): Part => (typeof value === 'object' ? { ...value } : {})

type Format = (value: unknown, words: Words) => string

const dayPattern = /^\d{4}-\d\d-\d\d$/
const instantPattern = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const idPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** A day as a day, an instant in local time; an instant at local midnight is the day that begins with it. */
const time = (value: unknown, locale: Locale, ends: boolean): string => {
  const text = String(value)
  if (dayPattern.test(text)) return formatDay(ends ? lastDayOf(text) : text, locale)
  const day = localDayOf(new Date(text))
  if (startOfLocalDay(day).getTime() !== new Date(text).getTime()) return formatInstant(text, locale)
  return formatDay(ends ? lastDayOf(day) : day, locale)
}

/** What the town calls an id or a code; a code that is not in the list is shown itself, an id is not. */
const named =
  (list: keyof TownNames): Format =>
  (value, { t, names }) =>
    names[list](String(value)) ?? (idPattern.test(String(value)) ? t(texts.unnamed) : String(value))

const range = ({ valid_from: from, valid_until: until }: Part, { t, locale }: Words): string => {
  if (typeof from !== 'string') return typeof until === 'string' ? t(texts.upTo, { day: formatDay(lastDayOf(until), locale) }) : ''
  return typeof until === 'string' ? formatValidity(from, until, locale) : t(texts.since, { day: formatDay(from, locale) })
}

const price: Format = (value, words) => {
  const part = partsOf(value)
  const amount = formatCents(Number(part.price_cents), words.locale)
  const inForce = words.t(texts.price, { amount, vat: Number(part.vat_basis_points) / 100, days: range(part, words) })
  const further = [part.second_cents, part.third_cents].filter((cents) => typeof cents === 'number')
  return [
    inForce,
    ...(part.pro_rata === 'month' || part.pro_rata === 'day' ? [words.t(texts[part.pro_rata])] : []),
    ...(further.length === 0
      ? []
      : [words.t(texts.further, { prices: further.map((cents) => formatCents(cents, words.locale)).join(', ') })]),
  ].join(', ')
}

/** A line of a fee: what it is and its amount. */
const line: Format = (value, { t, locale }) => {
  const { text, cents } = partsOf(value)
  const { sl, en } = partsOf(text)
  return `${t({ sl: String(sl), en: String(en) })} ${formatCents(Number(cents), locale)}`
}

/** A row of the tariff of administrative fees. */
const fee: Format = (value, words) => {
  const { tariff_number, name, valid_from, electronic_cents, paper_cents } = partsOf(value)
  const { sl, en } = partsOf(name)
  const inEuros = (cents: unknown): string => formatCents(Number(cents), words.locale)
  const day = time(String(valid_from), words.locale, false)
  return words.t(texts.fee, {
    number: String(tariff_number),
    name: words.t({ sl: String(sl), en: String(en) }),
    electronic: inEuros(electronic_cents),
    paper: inEuros(paper_cents),
    day,
  })
}

const ground: Format = (value, { t }) => {
  const { sl, en } = partsOf(partsOf(value).name)
  return t({ sl: String(sl), en: String(en) })
}

const credential: Format = (value, words) => {
  const part = partsOf(value)
  const kind = credentialKinds.find((one) => one === part.kind)
  const days = range(part, words)
  return `${kind === undefined ? '' : `${words.t(openingLabels[kind]).toLowerCase()} `}${formatPhone(String(part.value))}${days === '' ? '' : ` (${days})`}`
}

/** Files by their names; the documents of a kind by what they are called and whether they are asked for. */
const document: Format = (value, { t }) => {
  if (typeof value !== 'object') return String(value)
  const { name, required } = partsOf(value)
  const { sl, en } = partsOf(name)
  return `${t({ sl: String(sl), en: String(en) })} (${t(required ? texts.required : texts.optional)})`
}

const formats: Record<NonNullable<EventField['kind']>, Format> = {
  start: (value, { locale }) => time(value, locale, false),
  end: (value, { locale }) => time(value, locale, true),
  cents: (value, { locale }) => formatCents(Number(value), locale),
  vat: (value, { locale }) => `${(Number(value) / 100).toLocaleString(locale)} %`,
  bytes: (value, { locale }) => fileSize(Number(value), locale),
  picture: (value, { t }) => (String(value).startsWith('data:') ? t(texts.ownPicture) : String(value)),
  phone: (value) => formatPhone(String(value)),
  kind: named('kind'),
  lot: named('lot'),
  user_type: named('userType'),
  document_type: named('documentType'),
  person: named('person'),
  device: named('device'),
  validity: (value, { t, locale }) => validityText(value as ValidityRule, t, locale),
  windows: (value, { locale }) => {
    const { from, until, days } = partsOf(value)
    const named = Array.isArray(days) ? dayKinds.filter((kind) => days.includes(kind)) : []
    return hoursInWords([{ from: Number(from), until: Number(until), days: named }], locale)
  },
  prices: price,
  lines: line,
  fees: fee,
  grounds: ground,
  credentials: credential,
  documents: document,
}

/** For a field without a kind: text as it is, an instant in local time, an id never as it is stored. */
const plain: Format = (value, words) => {
  const { t, locale } = words
  if (typeof value === 'boolean') return t(value ? texts.yes : texts.no)
  if (typeof value === 'number') return value.toLocaleString(locale)
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .map((part) => plain(part, words))
      .join(', ')
  const text = String(value)
  if (idPattern.test(text)) return t(texts.unnamed)
  return instantPattern.test(text) || dayPattern.test(text) ? time(text, locale, false) : text
}

/** Values of several parts with commas of their own. */
const longKinds = new Set(['prices', 'lines', 'fees'])

/** A value in words: statuses, kinds, lots, amounts, days. The empty text where there is none. */
export const valueInWords = (field: EventField | null, value: unknown, words: Words): string => {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value))
    return value.map((one) => valueInWords(field, one, words)).join(field?.kind !== undefined && longKinds.has(field.kind) ? '; ' : ', ')
  const choice = field?.choices?.[String(value)]
  if (choice !== undefined) return words.t(choice)
  return field?.kind === undefined ? plain(value, words) : formats[field.kind](value, words)
}

/** Writes a value of a form as its record's history would. */
export const useValueInWords = (topic: string): ((field: string, value: unknown) => string) => {
  const { t, locale } = useLanguage()
  const names = useTownNames()
  return (field, value) => valueInWords(eventField(field, topic) ?? null, value, { t, locale, names }) || t(texts.nothing)
}
