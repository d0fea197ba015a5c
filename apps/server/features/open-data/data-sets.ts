import { openDataLicence, openDataSchemaVersion } from '@dovolilnice/contract/open-data/data-set'
import type { Feature } from '@dovolilnice/contract/open-data/geo-json'
import type { OpenLot, OpenZone } from '@dovolilnice/contract/open-data/open-places'
import type { readLotsMap } from '@dovolilnice/contract/open-data/read-lots-map'
import type { readOpenLots } from '@dovolilnice/contract/open-data/read-open-lots'
import type { readOpenData } from '@dovolilnice/contract/open-data/read-open-data'
import type { readOpenPermitKinds } from '@dovolilnice/contract/open-data/read-open-permit-kinds'
import type { readOpenZones } from '@dovolilnice/contract/open-data/read-open-zones'
import type { readZonesMap } from '@dovolilnice/contract/open-data/read-zones-map'
import type { Context, Handler } from '../../platform/http/context.ts'
import { openDataSets } from './open-data-sets.ts'
import { readOpenTown } from './open-town.ts'
import type { OpenTown } from './open-town.ts'
import { versionsOf } from './versions.ts'

const originOf = ({ publisher, demonstration }: OpenTown) => ({
  schema_version: openDataSchemaVersion,
  publisher,
  licence: openDataLicence,
  demonstration,
})

/** The head of a data set, with the version that began when its content was last another. */
export const headOf = async (name: string, town: OpenTown, content: unknown, { trx, now }: Pick<Context, 'trx' | 'now'>) => {
  const origin = originOf(town)
  const { version, changed_at } = (await versionsOf(trx, new Map([[name, { origin, content }]]), now))(name)
  return { ...origin, version, changed_at }
}

/** Reads the town and gives a part of it with its head. */
const dataSet = async <Part extends 'zones' | 'lots' | 'kinds'>(part: Part, context: Context) => {
  const town = await readOpenTown(context)
  const content: OpenTown[Part] = town[part]
  return { content, head: await headOf(part, town, content, context) }
}

export const handleReadOpenZones: Handler<typeof readOpenZones> = async (_, context) => {
  const { content: zones, head } = await dataSet('zones', context)
  return { ...head, zones }
}

export const handleReadOpenLots: Handler<typeof readOpenLots> = async (_, context) => {
  const { content: lots, head } = await dataSet('lots', context)
  return { ...head, lots }
}

export const handleReadOpenPermitKinds: Handler<typeof readOpenPermitKinds> = async (_, context) => {
  const { content: kinds, head } = await dataSet('kinds', context)
  return { ...head, permit_kinds: kinds }
}

const pointOf = (place: { latitude: number | null; longitude: number | null } | null): Feature['geometry'] =>
  place === null || place.latitude === null || place.longitude === null
    ? null
    : { type: 'Point', coordinates: [place.longitude, place.latitude] }

const featureOfZone = ({ id, name, point, outline, lots, permit_kinds }: OpenZone): Feature => ({
  type: 'Feature',
  id,
  geometry: outline === null ? pointOf(point) : { type: 'MultiPolygon', coordinates: outline },
  properties: { name, lots, permit_kinds },
})

const featureOfLot = ({ id, code, name, zone, capacity, ...place }: OpenLot): Feature => ({
  type: 'Feature',
  id,
  geometry: pointOf(place),
  properties: { code, name, zone, capacity },
})

export const handleReadZonesMap: Handler<typeof readZonesMap> = async (_, context) => {
  const { content, head } = await dataSet('zones', context)
  return { type: 'FeatureCollection', ...head, features: content.map(featureOfZone) }
}

export const handleReadLotsMap: Handler<typeof readLotsMap> = async (_, context) => {
  const { content, head } = await dataSet('lots', context)
  return { type: 'FeatureCollection', ...head, features: content.map(featureOfLot) }
}

export const handleReadOpenData: Handler<typeof readOpenData> = async (_, context) => ({
  ...originOf(await readOpenTown(context)),
  data_sets: openDataSets.map(({ operation, title }) => ({
    title,
    media_type: operation.openData.mediaType ?? 'application/json',
    url: `${context.config.publicUrl}/api/${operation.path}`,
  })),
})
