import { readPlaces, readRightSpecifications } from '@dovolilnice/contract/access/street/programs'
import type { Text } from '@dovolilnice/contract/locale'
import { type Context, implement } from '../../platform/http/context.ts'
import { versionsOf } from './data-sets.ts'
import { type OpenTown, readOpenTown } from './open-town.ts'

/** All of a list as the one page of APDS. */
const pageOf = <T>(data: T[], at: Date) => ({
  meta: { referenceInstant: at.getTime(), offset: 0, pageSize: data.length, total: data.length },
  data,
})

const wordsOf = (text: Text) => Object.entries(text).map(([language, string]) => ({ language, string }))

/** The town, and the version of its zones and kinds: one for all, which an assigned right names too. */
const readVersioned = async (context: Context) => {
  const town = await readOpenTown(context)
  const { zones, kinds, identifier } = town
  const versionOf = await versionsOf(context.trx, new Map([['apds', { zones, kinds, identifier }]]), context.now)
  return { town, ...versionOf('apds') }
}

const reference = (id: string, version: number, className: string) => ({ id, version, className })

/** A zone; what is issued for it are its right specifications. */
const placesOf = ({ zones }: OpenTown, version: number, since: Date) =>
  zones.map(({ id, name, permit_kinds: kinds }) => ({
    id,
    version,
    name: [{ language: 'sl', string: name }],
    layer: 0,
    type: 'identifiedArea' as const,
    hierarchyElementRecord: { creationTime: since },
    rightSpecifications: kinds.map((kind) => reference(kind, version, 'RightSpecification')),
  }))

/** A kind of permit; one without a zone is issued nowhere. */
const specificationsOf = ({ kinds, identifier }: OpenTown, version: number) =>
  kinds
    .filter(({ zones }) => zones.length > 0)
    .map(({ id, name, zones }) => ({
      id,
      version,
      description: wordsOf(name),
      issuer: reference(identifier, version, 'Organisation'),
      transferable: false,
      type: 'accessPermission' as const,
      hierarchyElements: zones.map((zone) => reference(zone, version, 'IdentifiedArea')),
    }))

export const handleReadPlaces = implement(readPlaces, async (_, context) => {
  const { town, version, changed_at: since } = await readVersioned(context)
  return pageOf(placesOf(town, version, since), since)
})

export const handleReadRightSpecifications = implement(readRightSpecifications, async (_, context) => {
  const { town, version, changed_at: since } = await readVersioned(context)
  return pageOf(specificationsOf(town, version), since)
})
