import type { OpenPermitKind } from '@dovolilnice/contract/open-data/open-permit-kind'
import { element, withAttributes } from '../../../platform/xml/write-xml.ts'
import type { XmlElement } from '../../../platform/xml/write-xml.ts'
import type { Published } from '../versions.ts'
import { instant, ofType } from './publication.ts'

/** The id of the information on a kind in one zone; the payload may hold each id only once. */
export const permitId = (zone: string, kind: Pick<OpenPermitKind, 'id'>): string => `${zone}.${kind.id}`

/** The end of the day. `24:00:00` is allowed by the schema, but many programs cannot read it; the second that is missing stops nobody. */
const clock = (time: string): string => (time === '24:00' ? '23:59:59' : `${time}:00`)

/** One part of every day. The product knows no other hours on some days of the week or on holidays. */
const period = ({ from, until }: OpenPermitKind['hours'][number]): XmlElement =>
  element(
    'com:validPeriod',
    element('com:recurringTimePeriodOfDay', element('com:startTimeOfPeriod', clock(from)), element('com:endTimeOfPeriod', clock(until))),
  )

const inHours = (hours: OpenPermitKind['hours'], since: Date): XmlElement =>
  ofType(
    'tro:TimeValidityCondition',
    element(
      'tro:conditions',
      element(
        'tro:implementedValidity',
        element('com:validityStatus', 'definedByValidityTimeSpec'),
        element('com:validityTimeSpecification', element('com:overallStartTime', instant(since)), ...hours.map(period)),
      ),
    ),
  )

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
