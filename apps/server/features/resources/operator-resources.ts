import type { readOperatorResources } from '@dovolilnice/contract/resources/read-operator-resources'
import type { Handler } from '../../platform/http/context.ts'

export const handleReadOperatorResources: Handler<typeof readOperatorResources> = async (_, { trx, now, capabilities }) => {
  const devices = await trx
    .selectFrom('device')
    .leftJoin('parking_lot', 'parking_lot.id', 'device.parking_lot_id')
    .select(['device.code', 'device.name', 'parking_lot.zone', 'device.state', 'device.online', 'device.held_until'])
    .where('device.active', '=', true)
    .orderBy('device.position')
    .orderBy('device.code')
    .execute()
  const { up } = await capabilities.readGatesLink(trx)
  const isHeld = (until: Date | null): boolean => until !== null && until > now
  return {
    devices,
    attention: devices.filter((device) => !up || !device.online || isHeld(device.held_until) || device.state === 'fault').length,
  }
}
