import { controlBollard } from '@dovolilnice/contract/bollards/control-bollard'
import { controlOperatorBollard } from '@dovolilnice/contract/bollards/control-operator-bollard'
import { gateEvents } from '@dovolilnice/contract/bollards/gate-event'
import { holdBollards, stopGroupCommand } from '@dovolilnice/contract/bollards/group-command'
import { createBollard } from '@dovolilnice/contract/bollards/keep/create-bollard'
import { readBollards } from '@dovolilnice/contract/bollards/keep/read-bollards'
import { retireBollard } from '@dovolilnice/contract/bollards/keep/retire-bollard'
import { returnBollard } from '@dovolilnice/contract/bollards/keep/return-bollard'
import { updateBollard } from '@dovolilnice/contract/bollards/keep/update-bollard'
import { listBollardEvents } from '@dovolilnice/contract/bollards/list-bollard-events'
import { listOwnHolds } from '@dovolilnice/contract/bollards/holds/list-own-holds'
import { listDevices } from '@dovolilnice/contract/bollards/list-devices'
import { listOperatorBollardEvents } from '@dovolilnice/contract/bollards/list-operator-bollard-events'
import { listOperatorDevices } from '@dovolilnice/contract/bollards/list-operator-devices'
import { noteBollardEvent } from '@dovolilnice/contract/bollards/note-bollard-event'
import { confirmHandover, listHandovers, writeHandover } from '@dovolilnice/contract/bollards/shift-handover'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { collectEvents } from '../../platform/mqtt/collect-events.ts'
import { handleNoteBollardEvent } from './bollard-notes.ts'
import { handleControlBollard } from './control-bollard.ts'
import { handleListDevices } from './devices.ts'
import { handleHoldBollards } from './group/hold-bollards.ts'
import { handleStopGroupCommand } from './group/stop-group-command.ts'
import { handleCreateBollard } from './keep/create-bollard.ts'
import { handleReadBollards } from './keep/read-bollards.ts'
import { handleRetireBollard } from './keep/retire-bollard.ts'
import { handleReturnBollard } from './keep/return-bollard.ts'
import { handleUpdateBollard } from './keep/update-bollard.ts'
import { keepHeartbeat } from './keep-heartbeat.ts'
import { watchGates } from './watch-gates.ts'
import { followDevices } from './follow-devices.ts'
import { handleListBollardEvents } from './list-bollard-events.ts'
import { handleListOwnHolds } from './own-holds.ts'
import { sendCommands } from './send-commands.ts'
import { handleConfirmHandover, handleListHandovers, handleWriteHandover } from './shift-handovers.ts'
import { isBollardEvent, storeBollardEvents } from './store-bollard-events.ts'
import { bollardPrivacy } from './bollard-privacy.ts'
import { bollardProcessing, bollardTables } from './bollard-tables.ts'

/** The bollards: how they are set up, their states, commands to them, and the archive of both. */
export const bollardsFeature: Feature = {
  name: 'bollards',
  tables: bollardTables,
  processing: bollardProcessing,
  privacy: bollardPrivacy,
  routes: [
    implement(listDevices, handleListDevices),
    implement(listOperatorDevices, handleListDevices),
    implement(controlBollard, handleControlBollard),
    implement(controlOperatorBollard, handleControlBollard),
    implement(listHandovers, handleListHandovers),
    implement(writeHandover, handleWriteHandover),
    implement(confirmHandover, handleConfirmHandover),
    implement(noteBollardEvent, handleNoteBollardEvent),
    implement(listOwnHolds, handleListOwnHolds),
    implement(holdBollards, handleHoldBollards),
    implement(stopGroupCommand, handleStopGroupCommand),
    implement(readBollards, handleReadBollards),
    implement(createBollard, handleCreateBollard),
    implement(updateBollard, handleUpdateBollard),
    implement(retireBollard, handleRetireBollard),
    implement(returnBollard, handleReturnBollard),
    ...implementList(listBollardEvents, handleListBollardEvents),
    ...implementList(listOperatorBollardEvents, handleListBollardEvents),
  ],
  devices: { events: gateEvents },
  watch: watchGates,
  bridge: async (services, mqtt, embeddedBroker) => {
    const onError = (error: unknown, what: string) => console.error(what, error)
    const stops = [
      await keepHeartbeat(services, mqtt, embeddedBroker, onError),
      await followDevices(services, mqtt, onError),
      await collectEvents({
        mqtt,
        clock: services.clock,
        source: gateEvents,
        wants: isBollardEvent,
        store: (events) => storeBollardEvents(services, events),
        onError,
      }),
      await sendCommands(services, mqtt, onError),
    ]
    return async () => {
      for (const stop of stops) await stop()
    }
  },
}
