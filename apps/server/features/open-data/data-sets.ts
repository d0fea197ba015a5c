import { readPlaces, readRightSpecifications } from '@dovolilnice/contract/access/street/programs'
import type { Text } from '@dovolilnice/contract/locale'
import * as contract from '@dovolilnice/contract/open-data/operations'
import type { OpenData } from '@dovolilnice/contract/operation'
import { createHash } from 'node:crypto'
import type { Trx } from '../../platform/database/db.ts'
import {
  type Feature,
  openDataLicence,
  openDataSchemaVersion,
  type OpenLot,
  type OpenZone,
} from '@dovolilnice/contract/open-data/open-town'
import { type Context, implement } from '../../platform/http/context.ts'
import { type OpenTown, readOpenTown } from './open-town.ts'
import { column, defineTable, type TablesOf } from '../../platform/database/define-table.ts'

export const openDataSets: readonly { operation: { path: string; openData: OpenData }; title: Text }[] = [
  { operation: contract.readOpenZones, title: { sl: 'Območja', en: 'Zones' } },
  { operation: contract.readZonesMap, title: { sl: 'Območja na zemljevidu', en: 'Zones on a map' } },
  { operation: contract.readOpenLots, title: { sl: 'Parkirišča', en: 'Lots' } },
  { operation: contract.readLotsMap, title: { sl: 'Parkirišča na zemljevidu', en: 'Lots on a map' } },
  { operation: contract.readOpenPermitKinds, title: { sl: 'Vrste dovolilnic, ure in cene', en: 'Kinds of permit, hours and prices' } },
  { operation: contract.readOccupancy, title: { sl: 'Uporaba območij po dnevih', en: 'Use of the zones by day' } },
  { operation: contract.readControlledZones, title: { sl: 'Območja in dovolilnice, DATEX II', en: 'Zones and permits, DATEX II' } },
  { operation: readPlaces, title: { sl: 'Območja, APDS', en: 'Zones, APDS' } },
  { operation: readRightSpecifications, title: { sl: 'Vrste dovolilnic, APDS', en: 'Kinds of permit, APDS' } },
  { operation: contract.readClosures, title: { sl: 'Zapore in prireditve, koledar', en: 'Closures and events, calendar' } },
  { operation: contract.readZoneActivation, title: { sl: 'Ročno odprta območja, DATEX II', en: 'Zones opened by hand, DATEX II' } },
]

export interface Published {
  version: number
  changed_at: Date
}

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('base64url')

/** Begins a new version, unless another process has just done so for the same content. */
const beginVersion = async (trx: Trx, name: string, hash: string, now: Date): Promise<Published> => {
  const begun = await trx
    .insertInto('open_data_version')
    .values({ name, content_hash: hash, version: 1, changed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(({ eb }) => ({ content_hash: hash, version: eb('open_data_version.version', '+', 1), changed_at: now }))
        .where('open_data_version.content_hash', '<>', hash),
    )
    .returning(['version', 'changed_at'])
    .executeTakeFirst()
  return begun ?? trx.selectFrom('open_data_version').select(['version', 'changed_at']).where('name', '=', name).executeTakeFirstOrThrow()
}

/**
 * The version of each content, by its name: the one that was published before, or a new one from now on when it differs. It writes only then,
 * so that the many calls in between only read.
 */
export const versionsOf = async (trx: Trx, contents: ReadonlyMap<string, unknown>, now: Date): Promise<(name: string) => Published> => {
  const known = await trx
    .selectFrom('open_data_version')
    .selectAll()
    .where('name', 'in', [...contents.keys()])
    .execute()
  const found = new Map<string, Published>()
  // In one order, so that two calls never wait for each other's rows.
  for (const [name, content] of [...contents].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const hash = hashOf(content)
    const last = known.find((row) => row.name === name)
    found.set(name, last?.content_hash === hash ? last : await beginVersion(trx, name, hash, now))
  }
  return (name) => found.get(name) ?? { version: 1, changed_at: now }
}

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

export const handleReadOpenZones = implement(contract.readOpenZones, async (_, context) => {
  const { content: zones, head } = await dataSet('zones', context)
  return { ...head, zones }
})

export const handleReadOpenLots = implement(contract.readOpenLots, async (_, context) => {
  const { content: lots, head } = await dataSet('lots', context)
  return { ...head, lots }
})

export const handleReadOpenPermitKinds = implement(contract.readOpenPermitKinds, async (_, context) => {
  const { content: kinds, head } = await dataSet('kinds', context)
  return { ...head, permit_kinds: kinds }
})

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

export const handleReadZonesMap = implement(contract.readZonesMap, async (_, context) => {
  const { content, head } = await dataSet('zones', context)
  return { type: 'FeatureCollection' as const, ...head, features: content.map(featureOfZone) }
})

export const handleReadLotsMap = implement(contract.readLotsMap, async (_, context) => {
  const { content, head } = await dataSet('lots', context)
  return { type: 'FeatureCollection' as const, ...head, features: content.map(featureOfLot) }
})

export const handleReadOpenData = implement(contract.readOpenData, async (_, context) => ({
  ...originOf(await readOpenTown(context)),
  data_sets: openDataSets.map(({ operation, title }) => ({
    title,
    media_type: operation.openData.mediaType ?? 'application/json',
    url: `${context.config.publicUrl}/api/${operation.path}`,
  })),
}))

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof openDataTables> {}
}

/** Nothing of a person is in them. */
export const openDataTables = {
  /** What was published last, by its hash: a new version begins when the content differs. */
  open_data_version: defineTable({
    name: column.text('impersonal'),
    content_hash: column.text('impersonal'),
    version: column.integer('impersonal'),
    changed_at: column.instant('impersonal'),
  }),
  /** How a zone was used on a day that is over: rounded, and null where a number would be small enough to point at a person. */
  open_data_day: defineTable({
    zone_id: column.uuid('impersonal'),
    day: column.day('impersonal'),
    valid_permits: column.integer('impersonal').orNull(),
    passages: column.integer('impersonal').orNull(),
  }),
}
