import {
  controlBollard,
  controlOperatorBollard,
  holdBollards,
  listBollardEvents,
  listOperatorBollardEvents,
  stopGroupCommand,
} from '@dovolilnice/contract/bollards/operations'
import {
  listBollardAlerts,
  readAlertSettings,
  readAvailability,
  takeBollardAlert,
  updateAlertSettings,
} from '@dovolilnice/contract/bollards/alerts/operations'
import { gateEvents } from '@dovolilnice/contract/bollards/gate-event'
import { createBollard, readBollards, retireBollard, returnBollard, updateBollard } from '@dovolilnice/contract/bollards/keep/operations'
import {
  addEmergencyCredential,
  readEmergencyCredentials,
  removeEmergencyCredential,
  updateBollardTimes,
} from '@dovolilnice/contract/bollards/keep/times-and-emergency'
import { listOwnHolds } from '@dovolilnice/contract/bollards/holds/holds'
import { listDevices, listOperatorDevices } from '@dovolilnice/contract/bollards/list-devices'
import { noteBollardEvent } from '@dovolilnice/contract/bollards/note-bollard-event'
import { confirmHandover, listHandovers, writeHandover } from '@dovolilnice/contract/bollards/shift-handover'
import { implement, implementRead, type Feature, implementList } from '../../platform/http/feature.ts'
import { collectEvents } from '../../platform/mqtt/collect-events.ts'
import { hearRefusals } from '../../platform/mqtt/broker-refusals.ts'
import { watchBollards } from './alerts/judge-bollards.ts'
import {
  handleListBollardAlerts,
  handleReadAlertSettings,
  handleReadAvailability,
  handleTakeBollardAlert,
  handleUpdateAlertSettings,
} from './alerts/list-bollard-alerts.ts'
import {
  createRefusalNotes,
  handleConfirmHandover,
  handleListBollardEvents,
  handleListHandovers,
  handleNoteBollardEvent,
  handleWriteHandover,
  isBollardEvent,
  storeBollardEvents,
} from './bollard-events.ts'
import { handleControlBollard, handleListOwnHolds, sendCommands } from './control-bollard.ts'
import { handleListDevices, keepHeartbeat, watchGates } from './devices.ts'
import { handleHoldBollards } from './group/group-commands.ts'
import { handleStopGroupCommand } from './group/stop-group-command.ts'
import {
  handleCreateBollard,
  handleReadBollards,
  handleRetireBollard,
  handleReturnBollard,
  handleUpdateBollard,
} from './keep/keep-bollards.ts'
import { enrolGate, issueGateCode, revokeGate } from '@dovolilnice/contract/bollards/keep/enrolment'
import { handleEnrolGate, handleIssueGateCode, handleRevokeGate, keepBrokerAccounts } from './keep/enrol-gate.ts'
import { sendSettings } from './settings/send-settings.ts'
import {
  handleAddEmergencyCredential,
  handleReadEmergencyCredentials,
  handleRemoveEmergencyCredential,
  handleUpdateBollardTimes,
} from './settings/times-and-emergency.ts'
import { openSigningKey } from '../../platform/security/signing-key.ts'
import { followDevices } from './follow-devices.ts'
import { bollardPrivacy, bollardProcessing, bollardTables } from './bollard-tables.ts'

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
    implement(issueGateCode, handleIssueGateCode),
    implement(revokeGate, handleRevokeGate),
    implement(enrolGate, handleEnrolGate),
    implement(updateBollardTimes, handleUpdateBollardTimes),
    implementRead(readEmergencyCredentials, handleReadEmergencyCredentials),
    implement(addEmergencyCredential, handleAddEmergencyCredential),
    implement(removeEmergencyCredential, handleRemoveEmergencyCredential),
    ...implementList(listBollardAlerts, handleListBollardAlerts),
    implement(takeBollardAlert, handleTakeBollardAlert),
    implementRead(readAlertSettings, handleReadAlertSettings),
    implement(updateAlertSettings, handleUpdateAlertSettings),
    implementRead(readAvailability, handleReadAvailability),
    ...implementList(listBollardEvents, handleListBollardEvents),
    ...implementList(listOperatorBollardEvents, handleListBollardEvents),
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
        wants: isBollardEvent,
        store: (events) => storeBollardEvents(services, events),
        onError,
      }),
      await sendCommands(services, mqtt, onError),
      await sendSettings(services, mqtt, privateKey, onError),
    ]
    await hearRefusals(mqtt, createRefusalNotes(services), onError)
    if (services.config.gatesBroker !== undefined) stops.push(await keepBrokerAccounts(services, mqtt, privateKey, onError))
    return async () => {
      for (const stop of stops) await stop()
    }
  },
}
