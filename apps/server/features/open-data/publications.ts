import type { OpenPermitKind, OpenZone } from '@dovolilnice/contract/open-data/open-town'
import type { Outline, Ring } from '@dovolilnice/contract/zones/outline'
import { element, withAttributes, type XmlElement } from '../../platform/xml/write-xml.ts'
import { entryCondition, instant, multilingual, ofType, type Publisher, writePublication } from './datex2/publication.ts'
import { type OpenTown, readOpenTown } from './open-town.ts'
import { type Published, versionsOf } from './data-sets.ts'
import { permitInformation } from './datex2/permit-information.ts'
import type { Trx } from '../../platform/database/db.ts'
import { readControlledZones, readZoneActivation } from '@dovolilnice/contract/open-data/operations'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { implement } from '../../platform/http/context.ts'

/** Without an exponent, which the schema's pattern of a list of places has no room for. */
const degrees = (value: number): string =>
  value
    .toFixed(7)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0')

/** A point of a map. */
const pointCoordinates = (name: string, { latitude, longitude }: NonNullable<OpenZone['point']>): XmlElement =>
  element(name, element('loc:latitude', degrees(latitude)), element('loc:longitude', degrees(longitude)))

/** GML in EPSG:4326 has the latitude first, unlike GeoJSON. */
const ring = (name: string, places: Ring): XmlElement => {
  const list = places.map(([longitude, latitude]) => `${degrees(latitude)} ${degrees(longitude)}`).join(' ')
  return withAttributes(element(name, element('loc:posList', list)), { srsDimension: '2', srsName: 'EPSG:4326' })
}

const polygon = ([border = [], ...holes]: Outline[number]): XmlElement =>
  element('loc:gmlPolygon', ring('loc:exterior', border), ...holes.map((hole) => ring('loc:interior', hole)))

/** Where a zone lies: its outline, or its point where the town has drawn none; nothing where neither is known. */
const areaLocation = (name: string, { point, outline }: Pick<OpenZone, 'point' | 'outline'>): XmlElement | null => {
  if (point === null && outline === null) return null
  return ofType(
    'loc:AreaLocation',
    element(
      name,
      point && pointCoordinates('loc:coordinatesForDisplay', point),
      outline && element('loc:gmlMultiPolygon', ...outline.map(polygon)),
    ),
  )
}

/** The id of the publication, which the activations refer to. */
const zonesPublicationId = 'controlled-zones'

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
const controlledZonesContents = (town: OpenTown, day: string): Map<string, unknown> => {
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

/** A zone that somebody opened by hand. */
interface OpenedZone {
  /** The zone's id. */
  zone: string
  since: Date
  /** The bollard rises then by itself. */
  until: Date
}

const activationPublicationId = 'zone-activation'

/** The rules of the zone rest until the bollard rises. */
const activation = ({ zone, since, until }: OpenedZone, { version, changed_at: changedAt }: Published): XmlElement =>
  ofType(
    'cz:ControlledZoneActivation',
    withAttributes(
      element(
        'cz:activationStatus',
        element('cz:activationTime', instant(since)),
        element('cz:activationVersionTime', instant(changedAt)),
        element(
          'cz:validity',
          element('com:validityStatus', 'suspended'),
          element(
            'com:validityTimeSpecification',
            element('com:overallStartTime', instant(since)),
            element('com:overallEndTime', instant(until)),
          ),
        ),
        withAttributes(element('cz:controlledZoneReference'), { id: zone, targetClass: 'cz:ControlledZone' }),
      ),
      { id: `${zone}.opened`, version: String(version) },
    ),
  )

/** The zones that are open by hand now, as a DATEX II v3.7 `DynamicActivationStatusPublication`; without any it is empty. */
export const writeActivation = (publisher: Publisher, opened: readonly OpenedZone[], published: Published): string =>
  writePublication(
    'cz:DynamicActivationStatusPublication',
    activationPublicationId,
    publisher,
    published,
    opened.map((zone) => activation(zone, published)),
  )

interface HeldBollard {
  zone: string | null
  held: boolean
  held_since: Date | null
  held_until: Date | null
}

/** A hold that has ended is none, also when the gate has no link to say so. */
const holdOf = ({ held, held_since: since, held_until: until }: HeldBollard, now: Date): { since: Date; until: Date } | null =>
  held && since !== null && until !== null && until > now ? { since, until } : null

/** By the bollards of one zone, where all of them are held: from the last of the holds that began to the first that ends. */
const openedBy = (zone: string, bollards: readonly HeldBollard[], now: Date): OpenedZone[] => {
  const holds = bollards.flatMap((bollard) => holdOf(bollard, now) ?? [])
  const [first] = holds
  if (first === undefined || holds.length < bollards.length) return []
  const earliest = (a: Date, b: Date): Date => (a < b ? a : b)
  const latest = (a: Date, b: Date): Date => (a > b ? a : b)
  return [
    {
      zone,
      since: holds.reduce((at, { since }) => latest(at, since), first.since),
      until: holds.reduce((at, { until }) => earliest(at, until), first.until),
    },
  ]
}

/**
 * The zones that are open because all bollards in use that guard the zone are held lowered or, where a zone has none of its own, all that
 * guard the whole old town. One of several that is held lets somebody through at that street; one that was lowered for a car opens nothing.
 */
const readOpenedZones = async (trx: Trx, zones: readonly { id: string }[], now: Date): Promise<OpenedZone[]> => {
  const bollards = await trx
    .selectFrom('device')
    .leftJoin('parking_lot', 'parking_lot.id', 'device.parking_lot_id')
    .leftJoin('zone', 'zone.name', 'parking_lot.zone')
    .select(['zone.id as zone', 'device.held', 'device.held_since', 'device.held_until'])
    .where('device.active', '=', true)
    .execute()
  return zones.flatMap(({ id }) => {
    const own = bollards.filter(({ zone }) => zone === id)
    return openedBy(id, own.length > 0 ? own : bollards.filter(({ zone }) => zone === null), now)
  })
}

export const handleReadControlledZones = implement(readControlledZones, async (_, context) => {
  const town = await readOpenTown(context)
  const day = localDayOf(context.now)
  const versionOf = await versionsOf(context.trx, controlledZonesContents(town, day), context.now)
  return writeControlledZones(town, day, versionOf)
})

export const handleReadZoneActivation = implement(readZoneActivation, async (_, context) => {
  const { zones, identifier, demonstration } = await readOpenTown(context)
  const opened = await readOpenedZones(context.trx, zones, context.now)
  const content = new Map([[activationPublicationId, { opened, identifier, demonstration }]])
  const versionOf = await versionsOf(context.trx, content, context.now)
  return writeActivation({ identifier, demonstration }, opened, versionOf(activationPublicationId))
})
