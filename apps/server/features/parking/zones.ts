import { OperationError, fieldError, invalidField } from '@dovolilnice/contract/errors'
import type { FurtherNames } from '@dovolilnice/contract/names/further-names'
import type { Outline } from '@dovolilnice/contract/zones/outline'
import { isNearTown } from '@dovolilnice/contract/resources/near-town'
import { outlineText, readOutline } from '@dovolilnice/contract/zones/read-outline'
import { readZones, updateZone } from '@dovolilnice/contract/zones/operations'
import { notify } from '../../platform/database/notify.ts'
import { type Context, implement } from '../../platform/http/context.ts'
import { notFound, updateRow } from '../../platform/database/db.ts'

export const handleReadZones = implement(readZones, async (_, { trx }) => {
  const lots = await trx.selectFrom('parking_lot').select(['name', 'zone']).where('active', '=', true).orderBy('position').execute()
  const zones = await trx.selectFrom('zone').selectAll().orderBy('name').execute()
  const withLots = zones.map((zone) => ({ ...zone, lots: lots.filter((lot) => lot.zone === zone.name).map(({ name }) => name) }))
  return { zones: withLots.filter((zone) => zone.lots.length > 0) }
})

/** The outline that was given; the schema has refused what cannot be read. @throws OperationError `validation` when it lies far from the town */
const outlineOf = async (text: string, { trx, capabilities, locale }: Context): Promise<Outline | null> => {
  const read = text === '' ? undefined : readOutline(text)
  if (read === undefined || 'fault' in read) return null
  const { map } = await capabilities.readParameters(trx)
  const isNear = read.outline.flat(2).every(([longitude, latitude]) => isNearTown(map, { latitude, longitude }))
  if (!isNear) throw invalidField('outline', 'outline_far', locale)
  return read.outline
}

/** For the audit trail: an outline has many positions, so a text that can be copied. */
const auditValues = ({ name, names, outline }: { name: string; names: FurtherNames; outline: Outline | null }) => ({
  name,
  names,
  outline: outline === null ? null : outlineText(outline),
})

/** Two zones cannot have one name. One that no lot has any more gives its name up. @throws OperationError `duplicate` */
const requireFreeName = async ({ trx, locale }: Context, name: string, own: string): Promise<void> => {
  const taken = await trx.selectFrom('zone').select('id').where('name', '=', name).where('id', '<>', own).executeTakeFirst()
  if (taken === undefined) return
  const lot = await trx.selectFrom('parking_lot').select('id').where('zone', '=', name).executeTakeFirst()
  if (lot !== undefined) throw new OperationError('duplicate', { fields: [fieldError('name', 'zone_taken', locale)] })
  await trx.deleteFrom('zone').where('id', '=', taken.id).execute()
}

/** The zone's lots have its new name in the same transaction, and the gates' lists follow. */
const rename = async ({ trx, capabilities }: Context, from: string, to: string): Promise<void> => {
  await trx
    .updateTable('parking_lot')
    .set(({ eb }) => ({ zone: to, version: eb('version', '+', 1) }))
    .where('zone', '=', from)
    .execute()
  await capabilities.renameZoneOfPasses(trx, from, to)
  await notify(trx, 'whitelist')
  // The key that hides cards and phones is made of the zone's name.
  await notify(trx, 'gate_settings')
}

export const handleUpdateZone = implement(updateZone, async ({ params: { id }, body }, context) => {
  const { trx } = context
  const zone = await trx.selectFrom('zone').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  if (body.version !== zone.version) throw new OperationError('conflict', { details: { version: zone.version } })
  await requireFreeName(context, body.name, id)
  const outline = await outlineOf(body.outline, context)
  await updateRow(trx, 'zone', id, {
    name: body.name,
    names: JSON.stringify(body.names),
    outline: outline === null ? null : JSON.stringify(outline),
    version: zone.version + 1,
  })
  if (body.name !== zone.name) await rename(context, zone.name, body.name)
  context.record({
    subject: { type: 'zone', id, label: body.name },
    before: auditValues(zone),
    after: auditValues({ name: body.name, names: body.names, outline }),
  })
  return { id }
})
