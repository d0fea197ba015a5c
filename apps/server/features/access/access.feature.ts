import * as programs from './street/programs.ts'
import { watchWebhooks } from '../../platform/webhooks/send-webhooks.ts'
import { handlePrintRules, handleTryRules } from './what-if.ts'
import { gateEvents } from '@dovolilnice/contract/bollards/gate-event'
import type { Feature } from '../../platform/http/feature.ts'
import { implementRead } from '../../platform/http/context.ts'
import { collectEvents } from '../../platform/mqtt/collect-events.ts'
import * as accessLog from './access-log.ts'
import { handleCheckParking, handleCheckPlate, handleReadParkingList, handleSendLooks } from './street/check-parking.ts'
import { forgetListsJob } from './past-lists.ts'
import { followPermits } from './publish-whitelists.ts'
import { handleGetPermitHolder, handleListPermitHolders } from './permit-holders.ts'
import { handleListOwnPassages, handleReportOwnPassage } from './own/own-passages.ts'
import { handleSettlePassageReport } from './own/settle-report.ts'
import { handleShiftRfidCard } from './shift-rfid-card.ts'
import * as misuse from './misuse.ts'
import * as hosts from './passes/hosts.ts'
import {
  handleListPasses,
  handleIssuePass,
  handleEndPass,
  handleWeighMassPass,
  handleIssueMassPass,
  handleEndMassPass,
} from './passes/passes.ts'
import * as occasions from './passes/occasions.ts'
import * as occasionVehicles from './passes/occasion-vehicles.ts'
import * as checkVisits from './visits/check-visits.ts'
import * as visits from './visits/visits.ts'
import { openSigningKey } from '../../platform/security/signing-key.ts'
import { isAccessEvent, storeAccessEvents } from './store-access-events.ts'
import { handleListNotes, handleReadNotePaper, handleWriteNote } from './street/warden-notes.ts'
import { accessIdentified, accessPrivacy, accessTables } from './access-tables.ts'
import { filesNamedBy, ownTables } from '../../platform/privacy/owner.ts'
import { readGuestPage } from '@dovolilnice/contract/access/visits'

/** Whitelists, passes, access log, suspected abuse and RFID cards. */
export const accessFeature: Feature = {
  name: 'access',
  ...ownTables(accessTables),
  identified: accessIdentified,
  privacy: accessPrivacy,
  filesInUse: filesNamedBy({ visit: ['storage_key'], warden_note: ['storage_key'] }),
  routes: [
    accessLog.handleListAccessLog,
    accessLog.handleListUserAccessLog,
    accessLog.handleGetAccessLog,
    handleCheckPlate,
    handleCheckParking,
    handleReadParkingList,
    handleSendLooks,
    handleWriteNote,
    handleListNotes,
    handleReadNotePaper,
    accessLog.handleListRefusals,
    accessLog.handleListOperatorPassages,
    accessLog.handleNotePassage,
    handleListOwnPassages,
    handleReportOwnPassage,
    handleSettlePassageReport,
    handleListPasses,
    handleIssuePass,
    handleEndPass,
    handleWeighMassPass,
    handleIssueMassPass,
    handleEndMassPass,
    visits.handleReadVisitRules,
    visits.handleAskVisit,
    visits.handleReadOwnVisit,
    visits.handleChangeVisitPlate,
    visits.handleEndVisit,
    visits.handleJustifyPassage,
    checkVisits.handleListVisits,
    checkVisits.handleGetVisit,
    checkVisits.handleReadVisitPhoto,
    checkVisits.handleSettleVisit,
    checkVisits.handleReadVisitSettings,
    checkVisits.handleUpdateVisitSettings,
    occasions.handleListOccasions,
    occasions.handleGetOccasion,
    occasions.handleCreateOccasion,
    occasions.handleUpdateOccasion,
    occasions.handleCancelOccasion,
    occasions.handleRenewOccasionKey,
    occasions.handleStopOccasionKey,
    occasionVehicles.handlePreviewVehicles,
    occasionVehicles.handleLoadVehicles,
    occasionVehicles.handleRemoveVehicles,
    occasionVehicles.handleReadOwnOccasion,
    occasionVehicles.handleAddOwnVehicles,
    occasionVehicles.handleRemoveOwnVehicle,
    occasionVehicles.handleReadPublicOccasions,
    hosts.handleListHosts,
    hosts.handleSaveHost,
    hosts.handleStopHost,
    hosts.handleGetOwnHost,
    implementRead(readGuestPage, hosts.handleReadGuestPage),
    hosts.handleAdmitGuest,
    hosts.handleEndGuest,
    hosts.handleRenewHostKey,
    hosts.handleBookGuest,
    hosts.handleEndBooking,
    programs.handleReadAssignedRights,
    programs.handleListPrograms,
    programs.handleMakeProgram,
    programs.handleEndProgram,
    programs.handleGiveRightList,
    programs.handleListWebhooks,
    programs.handleSaveWebhook,
    programs.handleRenewWebhookSecret,
    programs.handleStopWebhook,
    programs.handleTestWebhook,
    programs.handleListDeliveries,
    programs.handleSendDelivery,
    handleTryRules,
    handlePrintRules,
    misuse.handleListMisuse,
    misuse.handleGetMisuse,
    misuse.handleSettleMisuse,
    misuse.handleReadMisuseLimits,
    misuse.handleWeighMisuseLimits,
    misuse.handleUpdateMisuseLimits,
    accessLog.handleCreateAccessTag,
    handleShiftRfidCard,
    handleListPermitHolders,
    handleGetPermitHolder,
  ],
  jobs: [misuse.findMisuseJob, hosts.forgetGuestsJob, forgetListsJob, checkVisits.forgetVisitsJob],
  watch: (services) => watchWebhooks(services, programs.tellSilence),
  bridge: async (services, mqtt) => {
    const onError = (error: unknown, what = 'whitelists could not be published; tried again shortly') => console.error(what, error)
    const { privateKey } = await openSigningKey(services.config.dataDir, services.config.whitelistKey)
    const stops = [
      await collectEvents({
        mqtt,
        clock: services.clock,
        source: gateEvents,
        wants: isAccessEvent,
        store: (events) => storeAccessEvents(services, events),
        onError,
      }),
      await followPermits(services, mqtt, privateKey, onError),
    ]
    return async () => {
      for (const stop of stops) await stop()
    }
  },
}
