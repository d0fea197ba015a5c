import type { readControlledZones } from '@dovolilnice/contract/open-data/read-controlled-zones'
import type { readZoneActivation } from '@dovolilnice/contract/open-data/read-zone-activation'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Handler } from '../../platform/http/context.ts'
import { activationPublicationId, writeActivation } from './datex2/activation.ts'
import { controlledZonesContents, writeControlledZones } from './datex2/controlled-zones.ts'
import { readOpenedZones } from './opened-zones.ts'
import { readOpenTown } from './open-town.ts'
import { versionsOf } from './versions.ts'

export const handleReadControlledZones: Handler<typeof readControlledZones> = async (_, context) => {
  const town = await readOpenTown(context)
  const day = localDayOf(context.now)
  const versionOf = await versionsOf(context.trx, controlledZonesContents(town, day), context.now)
  return writeControlledZones(town, day, versionOf)
}

export const handleReadZoneActivation: Handler<typeof readZoneActivation> = async (_, context) => {
  const { zones, identifier, demonstration } = await readOpenTown(context)
  const opened = await readOpenedZones(context.trx, zones, context.now)
  const content = new Map([[activationPublicationId, { opened, identifier, demonstration }]])
  const versionOf = await versionsOf(context.trx, content, context.now)
  return writeActivation({ identifier, demonstration }, opened, versionOf(activationPublicationId))
}
