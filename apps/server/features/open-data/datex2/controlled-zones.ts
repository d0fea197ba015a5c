import type { OpenPermitKind } from '@dovolilnice/contract/open-data/open-permit-kind'
import type { OpenZone } from '@dovolilnice/contract/open-data/open-places'
import { element, withAttributes } from '../../../platform/xml/write-xml.ts'
import type { XmlElement } from '../../../platform/xml/write-xml.ts'
import type { OpenTown } from '../open-town.ts'
import type { Published } from '../versions.ts'
import { entryCondition } from './entry-condition.ts'
import { multilingual } from './multilingual.ts'
import { permitInformation } from './permit-information.ts'
import { areaLocation, pointCoordinates } from './places.ts'
import { instant, ofType, writePublication } from './publication.ts'

/** The id of the publication, which the activations refer to. */
export const zonesPublicationId = 'controlled-zones'

interface ZoneParts {
  town: OpenTown
  zone: OpenZone
  kinds: readonly OpenPermitKind[]
  published: Published
  day: string
}

/** No entry but with a permit. */
const regulation = ({ town, zone, kinds, published, day }: ZoneParts): XmlElement =>
  withAttributes(
    element(
      'tro:trafficRegulation',
      element('tro:status', 'active'),
      ofType('tro:AccessRestriction', element('tro:typeOfRegulation', element('tro:accessRestrictionType', 'noEntry'))),
      entryCondition(zone.id, kinds, published),
      kinds.flatMap((kind) => permitInformation(zone.id, kind, { version: published.version, town, day })),
    ),
    { id: `${zone.id}.entry`, version: String(published.version) },
  )

const order = (parts: ZoneParts): XmlElement =>
  withAttributes(
    element(
      'cz:trafficRegulationOrder',
      multilingual('tro:issuingAuthority', parts.town.publisher.name),
      element('tro:regulationId', parts.zone.id),
      element('tro:status', 'madeAndImplemented'),
      areaLocation('tro:locationByOrder', parts.zone),
      regulation(parts),
    ),
    { id: `${parts.zone.id}.order`, version: String(parts.published.version) },
  )

const zoneElement = (parts: ZoneParts): XmlElement => {
  const { town, zone, published } = parts
  return withAttributes(
    element(
      'cz:uvarZone',
      multilingual('cz:name', zone.name),
      element('cz:controlledZoneType', 'limitedTrafficZone'),
      element('cz:recordVersionTime', instant(published.changed_at)),
      // Always in force; that somebody opened it by hand stands in the activations.
      element('cz:activationType', 'permanent'),
      element('cz:status', 'active'),
      element(
        'cz:controlledZoneSummary',
        multilingual('cz:cityName', town.city),
        element('cz:urlForFurtherInformation', town.instructionsUrl),
        zone.point && pointCoordinates('cz:locationForDisplay', zone.point),
      ),
      order(parts),
    ),
    { id: zone.id, version: String(published.version) },
  )
}

const kindsOf = (town: OpenTown, zone: OpenZone): OpenPermitKind[] => town.kinds.filter(({ id }) => zone.permit_kinds.includes(id))

const zoneElements = (town: OpenTown, day: string, versionOf: (name: string) => Published): XmlElement[] =>
  town.zones.map((zone) => zoneElement({ town, zone, kinds: kindsOf(town, zone), published: versionOf(zone.id), day }))

/** What is published of each zone and of all, without versions and their times: by it a new version is noticed. */
export const controlledZonesContents = (town: OpenTown, day: string): Map<string, unknown> => {
  const elements = zoneElements(town, day, () => ({ version: 0, changed_at: new Date(0) }))
  const zones = town.zones.map(({ id }, index) => [id, elements[index]] as const)
  return new Map<string, unknown>([...zones, [zonesPublicationId, [elements, town.identifier, town.demonstration]]])
}

/**
 * The zones, who may enter them when, and how to get a permit, as a DATEX II v3.7 `ControlledZoneTablePublication`.
 * @param day the local day whose prices hold
 * @param versionOf the version of a zone by its id, and of the whole by `zonesPublicationId`
 */
export const writeControlledZones = (town: OpenTown, day: string, versionOf: (name: string) => Published): string => {
  const whole = versionOf(zonesPublicationId)
  const table = element(
    'cz:controlledZoneTable',
    element('cz:tableVersionTime', instant(whole.changed_at)),
    ...zoneElements(town, day, versionOf),
  )
  return writePublication('cz:ControlledZoneTablePublication', zonesPublicationId, town, whole, [table])
}
