import {
  controlBollard,
  controlOperatorBollard,
  listBollardEvents,
  listOperatorBollardEvents,
} from '@dovolilnice/contract/bollards/operations'
import { gateEvents } from '@dovolilnice/contract/bollards/gate-event'
import { listDevices, listOperatorDevices } from '@dovolilnice/contract/bollards/list-devices'
import { confirmHandover, listHandovers } from '@dovolilnice/contract/bollards/shift-handover'
import type { Feature } from '../../platform/http/feature.ts'
import { implement, implementList } from '../../platform/http/context.ts'
import { collectEvents } from '../../platform/mqtt/collect-events.ts'
import { hearRefusals } from '../../platform/mqtt/broker-refusals.ts'
import { watchBollards } from './alerts/judge-bollards.ts'
import * as bollardAlerts from './alerts/list-bollard-alerts.ts'
import * as bollardEvents from './bollard-events.ts'
import { handleControlBollard, handleListOwnHolds, sendCommands } from './control-bollard.ts'
import { handleListDevices, keepHeartbeat, watchGates } from './devices.ts'
import { handleHoldBollards } from './group/group-commands.ts'
import { handleStopGroupCommand } from './group/stop-group-command.ts'
import * as keepBollards from './keep/keep-bollards.ts'
import { handleEnrolGate, handleIssueGateCode, handleRevokeGate, keepBrokerAccounts } from './keep/enrol-gate.ts'
import { sendSettings } from './settings/send-settings.ts'
import * as timesAndEmergency from './settings/times-and-emergency.ts'
import { openSigningKey } from '../../platform/security/signing-key.ts'
import { followDevices } from './follow-devices.ts'
import { bollardPrivacy, bollardTables } from './bollard-tables.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

/** The bollards: how they are set up, their states, commands to them, and the archive of both. */
export const bollardsFeature: Feature = {
  name: 'bollards',
  ...ownTables(bollardTables),
  privacy: bollardPrivacy,
  routes: [
    implement(listDevices, handleListDevices),
    implement(listOperatorDevices, handleListDevices),
    implement(controlBollard, handleControlBollard),
    implement(controlOperatorBollard, handleControlBollard),
    implement(listHandovers, bollardEvents.handleListHandovers),
    bollardEvents.handleWriteHandover,
    implement(confirmHandover, bollardEvents.handleConfirmHandover),
    bollardEvents.handleNoteBollardEvent,
    handleListOwnHolds,
    handleHoldBollards,
    handleStopGroupCommand,
    keepBollards.handleReadBollards,
    keepBollards.handleCreateBollard,
    keepBollards.handleUpdateBollard,
    keepBollards.handleRetireBollard,
    keepBollards.handleReturnBollard,
    handleIssueGateCode,
    handleRevokeGate,
    handleEnrolGate,
    timesAndEmergency.handleUpdateBollardTimes,
    timesAndEmergency.handleReadEmergencyCredentials,
    timesAndEmergency.handleAddEmergencyCredential,
    timesAndEmergency.handleRemoveEmergencyCredential,
    bollardAlerts.handleListBollardAlerts,
    bollardAlerts.handleTakeBollardAlert,
    bollardAlerts.handleReadAlertSettings,
    bollardAlerts.handleUpdateAlertSettings,
    bollardAlerts.handleReadAvailability,
    implementList(listBollardEvents, bollardEvents.handleListBollardEvents),
    implementList(listOperatorBollardEvents, bollardEvents.handleListBollardEvents),
  ],
  devices: { events: gateEvents },
  watch: async (services) => {
    const stops = [await watchGates(services), await watchBollards(services)]
    return async () => {
      for (const stop of stops) await stop()
    }
  },
  bridge: async (services, mqtt, embeddedBroker) => {
    const onError = (error: unknown, what: string) => console.error(what, error)
    const { privateKey } = await openSigningKey(services.config.dataDir, services.config.whitelistKey)
    const stops = [
      await keepHeartbeat(services, mqtt, embeddedBroker, onError),
      await followDevices(services, mqtt, onError),
      await collectEvents({
        mqtt,
        clock: services.clock,
        source: gateEvents,
        wants: bollardEvents.isBollardEvent,
        store: (events) => bollardEvents.storeBollardEvents(services, events),
        onError,
      }),
      await sendCommands(services, mqtt, onError),
      await sendSettings(services, mqtt, privateKey, onError),
    ]
    await hearRefusals(mqtt, bollardEvents.createRefusalNotes(services), onError)
    if (services.config.gatesBroker !== undefined) stops.push(await keepBrokerAccounts(services, mqtt, privateKey, onError))
    return async () => {
      for (const stop of stops) await stop()
    }
  },
}
