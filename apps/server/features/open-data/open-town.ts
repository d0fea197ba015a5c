import type { publisherSchema } from '@dovolilnice/contract/open-data/data-set'
import type { OpenPermitKind } from '@dovolilnice/contract/open-data/open-permit-kind'
import type { OpenLot, OpenZone } from '@dovolilnice/contract/open-data/open-places'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { screenPath } from '@dovolilnice/contract/screens'
import type { z } from 'zod/mini'
import type { Context } from '../../platform/http/context.ts'
import { isPublic, openKindOf } from './open-kinds.ts'
import { openZoneOf } from './open-places.ts'

/** All that the town publishes about its zones, without times and versions: the same town gives the same value. */
export interface OpenTown {
  publisher: z.output<typeof publisherSchema>
  /** The tax number of the municipality, by which the national access point knows it; its name where it has set none. */
  identifier: string
  city: string
  /** The page that explains the permits. */
  instructionsUrl: string
  demonstration: boolean
  zones: OpenZone[]
  lots: OpenLot[]
  kinds: OpenPermitKind[]
}

const readRows = async ({ trx }: Pick<Context, 'trx'>) => ({
  zones: await trx.selectFrom('zone').selectAll().orderBy('name').orderBy('id').execute(),
  lots: await trx.selectFrom('parking_lot').selectAll().where('active', '=', true).orderBy('position').orderBy('code').execute(),
  pairs: await trx.selectFrom('user_type_parking_lot').selectAll().execute(),
  userTypes: await trx.selectFrom('user_type').selectAll().orderBy('position').orderBy('code').execute(),
})

/** The zones that have a lot in use, these lots, and the kinds of permit that people can apply for. */
export const readOpenTown = async ({
  trx,
  capabilities,
  config,
  now,
}: Pick<Context, 'trx' | 'capabilities' | 'config' | 'now'>): Promise<OpenTown> => {
  const parameters = await capabilities.readParameters(trx)
  const rows = await readRows({ trx })
  const lots = rows.lots.flatMap(({ id, code, name, capacity, latitude, longitude, ...lot }): OpenLot[] => {
    const zone = rows.zones.find((one) => one.name === lot.zone)
    return zone === undefined ? [] : [{ id, code, name, zone: zone.id, capacity, latitude, longitude }]
  })
  const zones = rows.zones.filter(({ id }) => lots.some(({ zone }) => zone === id))
  const zonesOf = (types: readonly string[]): string[] => {
    const allowed = new Set(rows.pairs.filter((pair) => types.includes(pair.user_type_code)).map((pair) => pair.parking_lot_id))
    const own = new Set(lots.filter(({ id }) => allowed.has(id)).map(({ zone }) => zone))
    return zones.filter(({ id }) => own.has(id)).map(({ id }) => id)
  }
  const facts = {
    userTypes: rows.userTypes,
    feeTariff: parameters.administrative_fees.tariff,
    day: localDayOf(now),
    applyUrl: config.publicUrl + screenPath('publicApplication'),
    zonesOf,
  }
  const kinds = (await capabilities.listPermitKinds(trx)).filter(isPublic).map((kind) => openKindOf(kind, facts))
  const { name, email, phone, city, tax_number: taxNumber } = parameters.municipality
  return {
    publisher: { name, email, phone: formatPhone(phone), url: config.publicUrl },
    identifier: taxNumber || name,
    city: city || name,
    instructionsUrl: config.publicUrl + screenPath('instructions'),
    demonstration: parameters.demo,
    zones: zones.map((zone) => openZoneOf(zone, lots, kinds)),
    lots,
    kinds,
  }
}
