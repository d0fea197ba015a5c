import type { OpenZone } from '@dovolilnice/contract/open-data/open-places'
import type { Outline, Ring } from '@dovolilnice/contract/zones/outline'
import { element, withAttributes } from '../../../platform/xml/write-xml.ts'
import type { XmlElement } from '../../../platform/xml/write-xml.ts'
import { ofType } from './publication.ts'

/** Without an exponent, which the schema's pattern of a list of places has no room for. */
const degrees = (value: number): string =>
  value
    .toFixed(7)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0')

/** A point of a map. */
export const pointCoordinates = (name: string, { latitude, longitude }: NonNullable<OpenZone['point']>): XmlElement =>
  element(name, element('loc:latitude', degrees(latitude)), element('loc:longitude', degrees(longitude)))

/** GML in EPSG:4326 has the latitude first, unlike GeoJSON. */
const ring = (name: string, places: Ring): XmlElement => {
  const list = places.map(([longitude, latitude]) => `${degrees(latitude)} ${degrees(longitude)}`).join(' ')
  return withAttributes(element(name, element('loc:posList', list)), { srsDimension: '2', srsName: 'EPSG:4326' })
}

const polygon = ([border = [], ...holes]: Outline[number]): XmlElement =>
  element('loc:gmlPolygon', ring('loc:exterior', border), ...holes.map((hole) => ring('loc:interior', hole)))

/** Where a zone lies: its outline, or its point where the town has drawn none; nothing where neither is known. */
export const areaLocation = (name: string, { point, outline }: Pick<OpenZone, 'point' | 'outline'>): XmlElement | null => {
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
