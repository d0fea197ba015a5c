import { element, withAttributes, writeXml, type XmlElement } from '../../../platform/xml/write-xml.ts'
import type { Published } from '../data-sets.ts'
import { locales, type Text } from '@dovolilnice/contract/locale'
import type { OpenPermitKind } from '@dovolilnice/contract/open-data/open-town'

const schema = (name: string): string => `http://datex2.eu/schema/3/${name}`

/** Prefixes as the official schema of DATEX II v3.7 has them. */
const namespaces = {
  'xmlns:d2': schema('d2Payload'),
  'xmlns:com': schema('common'),
  'xmlns:cz': schema('controlledZone'),
  'xmlns:tro': schema('trafficRegulation'),
  'xmlns:loc': schema('locationReferencing'),
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
}

/** Who publishes: the municipality, by its tax number. A demonstration says that it is a test. */
export interface Publisher {
  identifier: string
  demonstration: boolean
}

/** The element as one of the types that may stand in its place. */
export const ofType = (type: string, one: XmlElement): XmlElement => withAttributes(one, { 'xsi:type': type, ...one.attributes })

export const instant = (at: Date): string => at.toISOString()

/**
 * A publication as a document. It bears the time since when its content is this one, so that the same content gives the same bytes.
 * @param body what the type adds to the common head, in the schema's order
 */
export const writePublication = (
  type: string,
  id: string,
  { identifier, demonstration }: Publisher,
  { changed_at: changedAt }: Published,
  body: readonly XmlElement[],
): string => {
  const payload = element(
    'd2:payload',
    element('com:publicationTime', instant(changedAt)),
    element('com:publicationCreator', element('com:country', 'SI'), element('com:nationalIdentifier', identifier.slice(0, 1024))),
    element('cz:headerInformation', element('com:informationStatus', demonstration ? 'test' : 'real')),
    ...body,
  )
  return writeXml(withAttributes(payload, { ...namespaces, 'xsi:type': type, id, lang: 'sl', modelBaseVersion: '3' }))
}

/** Characters of a text that the schema allows. */
const longest = 1024

/** Characters, not halves of them: a text that ends inside an emoji is no XML. */
const shortened = (text: string): string => {
  const characters = [...text]
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`
}

/** A text in each language that it has; in Slovenian alone when it is the name of something. */
export const multilingual = (name: string, text: Text | string): XmlElement => {
  const said: Partial<Text> = typeof text === 'string' ? { sl: text } : text
  const values = locales.flatMap((locale) => {
    const words = said[locale]?.trim()
    return words ? [withAttributes(element('com:value', shortened(words)), { lang: locale })] : []
  })
  return element(name, element('com:values', ...(values.length > 0 ? values : [element('com:value', '–')])))
}

/** The id of the information on a kind in one zone; the payload may hold each id only once. */
export const permitId = (zone: string, kind: Pick<OpenPermitKind, 'id'>): string => `${zone}.${kind.id}`

/** The end of the day. `24:00:00` is allowed by the schema, but many programs cannot read it; the second that is missing stops nobody. */
const clock = (time: string): string => (time === '24:00' ? '23:59:59' : `${time}:00`)

type Hours = OpenPermitKind['hours'][number]
const dayNames = { mo: 'monday', tu: 'tuesday', we: 'wednesday', th: 'thursday', fr: 'friday', sa: 'saturday', su: 'sunday' } as const

const holidays = element(
  'com:recurringSpecialDay',
  element('com:intersectWithApplicableDays', 'false'),
  element('com:specialDayType', 'publicHoliday'),
)

/** One part of the day: of every day, of some days of the week, or of holidays. */
const period = ({ from, until }: Hours, ...days: XmlElement[]): XmlElement =>
  element(
    'com:validPeriod',
    element('com:recurringTimePeriodOfDay', element('com:startTimeOfPeriod', clock(from)), element('com:endTimeOfPeriod', clock(until))),
    ...days,
  )

const inPeriods = (since: Date, periods: readonly XmlElement[]): XmlElement =>
  ofType(
    'tro:TimeValidityCondition',
    element(
      'tro:conditions',
      element(
        'tro:implementedValidity',
        element('com:validityStatus', 'definedByValidityTimeSpec'),
        element('com:validityTimeSpecification', element('com:overallStartTime', instant(since)), ...periods),
      ),
    ),
  )

/** An exception counts for the whole of a time specification, so hours of days of the week have their own. */
const onDays = (hours: Hours, since: Date): XmlElement[] => {
  const weekdays = (hours.days ?? []).flatMap((day) => (day === 'holiday' ? [] : [element('com:applicableDay', dayNames[day])]))
  const ofWeek = period(hours, element('com:recurringDayWeekMonthPeriod', ...weekdays))
  return [
    ...(weekdays.length === 0 ? [] : [inPeriods(since, [ofWeek, element('com:exceptionPeriod', holidays)])]),
    ...(hours.days?.includes('holiday') ? [inPeriods(since, [period(hours, holidays)])] : []),
  ]
}

const inHours = (hours: readonly Hours[], since: Date): XmlElement => {
  const daily = hours.filter(({ days }) => days === undefined)
  const parts = [
    ...(daily.length === 0
      ? []
      : [
          inPeriods(
            since,
            daily.map((one) => period(one)),
          ),
        ]),
    ...hours.filter(({ days }) => days !== undefined).flatMap((one) => onDays(one, since)),
  ]
  const [only, ...others] = parts
  if (only !== undefined && others.length === 0) return only
  return ofType('tro:ConditionSet', element('tro:conditions', element('tro:operator', 'or'), ...parts))
}

const withPermit = (id: string, version: string): XmlElement => {
  const reference = { id, version, targetClass: 'tro:PermitInformation' }
  return ofType(
    'tro:RequiredPermitCondition',
    element('tro:conditions', withAttributes(element('tro:permitCharacteristics'), reference), element('tro:permitType', 'electronic')),
  )
}

const mayEnter = (zone: string, kind: OpenPermitKind, { version, changed_at: since }: Published): XmlElement => {
  const permit = withPermit(permitId(zone, kind), String(version))
  if (kind.hours.length === 0) return permit
  const both = element('tro:conditions', element('tro:operator', 'and'), permit, inHours(kind.hours, since))
  return ofType('tro:ConditionSet', both)
}

/**
 * Who must not enter: everyone but those with a permit of one of the kinds, each at its hours. No condition, where there is no kind: nobody
 * may enter at all.
 */
export const entryCondition = (zone: string, kinds: readonly OpenPermitKind[], published: Published): XmlElement | null =>
  kinds.length === 0
    ? null
    : ofType(
        'tro:ConditionSet',
        element(
          'tro:condition',
          element('tro:negate', 'true'),
          element('tro:operator', 'or'),
          ...kinds.map((kind) => mayEnter(zone, kind, published)),
        ),
      )
