import {
  checkPlate,
  createAccessTag,
  getAccessLog,
  getPermitHolder,
  listAccessLog,
  listOperatorPassages,
  listPermitHolders,
  listUserAccessLog,
} from '@dovolilnice/contract/access/operations'
import { checkParking } from '@dovolilnice/contract/access/street/check-parking'
import { readParkingList, sendLooks } from '@dovolilnice/contract/access/street/parking-list'
import { listNotes, readNotePaper, writeNote } from '@dovolilnice/contract/access/warden-notes'
import { listRefusals } from '@dovolilnice/contract/access/list-refusals'
import { listOwnPassages, reportOwnPassage, settlePassageReport } from '@dovolilnice/contract/access/own/own-passages'
import {
  getMisuse,
  listMisuse,
  readMisuseLimits,
  settleMisuse,
  updateMisuseLimits,
  weighMisuseLimits,
} from '@dovolilnice/contract/access/misuse'
import { printRules, tryRules } from '@dovolilnice/contract/access/what-if'
import {
  endProgram,
  giveRightList,
  listDeliveries,
  listPrograms,
  listWebhooks,
  makeProgram,
  readAssignedRights,
  renewWebhookSecret,
  saveWebhook,
  sendDelivery,
  stopWebhook,
  testWebhook,
} from '@dovolilnice/contract/access/street/programs'
import {
  handleEndProgram,
  handleGiveRightList,
  handleListDeliveries,
  handleListPrograms,
  handleListWebhooks,
  handleMakeProgram,
  handleReadAssignedRights,
  handleRenewWebhookSecret,
  handleSaveWebhook,
  handleSendDelivery,
  handleStopWebhook,
  handleTestWebhook,
  tellSilence,
} from './street/programs.ts'
import { watchWebhooks } from '../../platform/webhooks/send-webhooks.ts'
import { handlePrintRules, handleTryRules } from './what-if.ts'
import {
  admitGuest,
  bookGuest,
  endBooking,
  endGuest,
  getOwnHost,
  listHosts,
  renewHostKey,
  saveHost,
  stopHost,
} from '@dovolilnice/contract/access/hosts'
import { endMassPass, endPass, issueMassPass, issuePass, listPasses, weighMassPass } from '@dovolilnice/contract/access/passes'
import {
  getVisit,
  listVisits,
  readVisitPhoto,
  readVisitSettings,
  settleVisit,
  updateVisitSettings,
} from '@dovolilnice/contract/access/visit-list'
import {
  askVisit,
  changeVisitPlate,
  endVisit,
  justifyPassage,
  readGuestPage,
  readOwnVisit,
  readVisitRules,
} from '@dovolilnice/contract/access/visits'
import {
  addOwnVehicles,
  cancelOccasion,
  createOccasion,
  getOccasion,
  listOccasions,
  loadOccasionVehicles,
  previewOccasionVehicles,
  readOwnOccasion,
  readPublicOccasions,
  removeOccasionVehicles,
  removeOwnVehicle,
  renewOccasionKey,
  stopOccasionKey,
  updateOccasion,
} from '@dovolilnice/contract/access/occasions'
import { notePassage } from '@dovolilnice/contract/access/note-passage'
import { shiftRfidCard } from '@dovolilnice/contract/access/shift-rfid-card'
import { gateEvents } from '@dovolilnice/contract/bollards/gate-event'
import { implement, type Feature, implementList, implementPrepared, implementRead } from '../../platform/http/feature.ts'
import { collectEvents } from '../../platform/mqtt/collect-events.ts'
import {
  handleCreateAccessTag,
  handleGetAccessLog,
  handleListAccessLog,
  handleListOperatorPassages,
  handleListRefusals,
  handleListUserAccessLog,
  handleNotePassage,
} from './access-log.ts'
import { handleCheckParking, handleCheckPlate, handleReadParkingList, handleSendLooks } from './street/check-parking.ts'
import { forgetListsJob } from './past-lists.ts'
import { followPermits } from './publish-whitelists.ts'
import { handleGetPermitHolder, handleListPermitHolders } from './permit-holders.ts'
import { handleListOwnPassages, handleReportOwnPassage } from './own/own-passages.ts'
import { handleSettlePassageReport } from './own/settle-report.ts'
import { handleShiftRfidCard } from './shift-rfid-card.ts'
import {
  findMisuseJob,
  handleGetMisuse,
  handleListMisuse,
  handleReadMisuseLimits,
  handleSettleMisuse,
  handleUpdateMisuseLimits,
  handleWeighMisuseLimits,
} from './misuse.ts'
import {
  forgetGuestsJob,
  handleAdmitGuest,
  handleBookGuest,
  handleEndBooking,
  handleEndGuest,
  handleGetOwnHost,
  handleListHosts,
  handleReadGuestPage,
  handleRenewHostKey,
  handleSaveHost,
  handleStopHost,
} from './passes/hosts.ts'
import {
  handleEndMassPass,
  handleEndPass,
  handleIssueMassPass,
  handleIssuePass,
  handleListPasses,
  handleWeighMassPass,
} from './passes/passes.ts'
import {
  handleCancelOccasion,
  handleCreateOccasion,
  handleGetOccasion,
  handleListOccasions,
  handleRenewOccasionKey,
  handleStopOccasionKey,
  handleUpdateOccasion,
} from './passes/occasions.ts'
import {
  handleAddOwnVehicles,
  handleLoadVehicles,
  handlePreviewVehicles,
  handleReadOwnOccasion,
  handleReadPublicOccasions,
  handleRemoveOwnVehicle,
  handleRemoveVehicles,
  readPlatesFile,
} from './passes/occasion-vehicles.ts'
import {
  forgetVisitsJob,
  handleGetVisit,
  handleListVisits,
  handleReadVisitPhoto,
  handleReadVisitSettings,
  handleSettleVisit,
  handleUpdateVisitSettings,
  visitFilesInUse,
} from './visits/check-visits.ts'
import {
  handleAskVisit,
  handleChangeVisitPlate,
  handleEndVisit,
  handleJustifyPassage,
  handleReadOwnVisit,
  handleReadVisitRules,
} from './visits/visits.ts'
import { openSigningKey } from '../../platform/security/signing-key.ts'
import { isAccessEvent, storeAccessEvents } from './store-access-events.ts'
import { handleListNotes, handleReadNotePaper, handleWriteNote, noteFilesInUse, prepareNote } from './street/warden-notes.ts'
import { accessIdentified, accessPrivacy, accessProcessing, accessTables } from './access-tables.ts'

/** Whitelists, passes, access log, suspected abuse and RFID cards. */
export const accessFeature: Feature = {
  name: 'access',
  tables: accessTables,
  processing: accessProcessing,
  identified: accessIdentified,
  privacy: accessPrivacy,
  filesInUse: async (db, keys) => [...(await visitFilesInUse(db, keys)), ...(await noteFilesInUse(db, keys))],
  routes: [
    ...implementList(listAccessLog, handleListAccessLog),
    ...implementList(listUserAccessLog, handleListUserAccessLog),
    implement(getAccessLog, handleGetAccessLog),
    implement(checkPlate, handleCheckPlate),
    implement(checkParking, handleCheckParking),
    implementRead(readParkingList, handleReadParkingList),
    implement(sendLooks, handleSendLooks),
    implementPrepared(writeNote, prepareNote, handleWriteNote),
    ...implementList(listNotes, handleListNotes),
    implement(readNotePaper, handleReadNotePaper),
    implement(listRefusals, handleListRefusals),
    ...implementList(listOperatorPassages, handleListOperatorPassages),
    implement(notePassage, handleNotePassage),
    ...implementList(listOwnPassages, handleListOwnPassages),
    implement(reportOwnPassage, handleReportOwnPassage),
    implement(settlePassageReport, handleSettlePassageReport),
    ...implementList(listPasses, handleListPasses),
    implement(issuePass, handleIssuePass),
    implement(endPass, handleEndPass),
    implementRead(weighMassPass, handleWeighMassPass),
    implement(issueMassPass, handleIssueMassPass),
    implement(endMassPass, handleEndMassPass),
    implementRead(readVisitRules, handleReadVisitRules),
    implement(askVisit, handleAskVisit),
    implementRead(readOwnVisit, handleReadOwnVisit),
    implement(changeVisitPlate, handleChangeVisitPlate),
    implement(endVisit, handleEndVisit),
    implement(justifyPassage, handleJustifyPassage),
    ...implementList(listVisits, handleListVisits),
    implement(getVisit, handleGetVisit),
    implement(readVisitPhoto, handleReadVisitPhoto),
    implement(settleVisit, handleSettleVisit),
    implementRead(readVisitSettings, handleReadVisitSettings),
    implement(updateVisitSettings, handleUpdateVisitSettings),
    implementRead(listOccasions, handleListOccasions),
    implement(getOccasion, handleGetOccasion),
    implement(createOccasion, handleCreateOccasion),
    implement(updateOccasion, handleUpdateOccasion),
    implement(cancelOccasion, handleCancelOccasion),
    implement(renewOccasionKey, handleRenewOccasionKey),
    implement(stopOccasionKey, handleStopOccasionKey),
    implementPrepared(previewOccasionVehicles, readPlatesFile, handlePreviewVehicles),
    implementPrepared(loadOccasionVehicles, readPlatesFile, handleLoadVehicles),
    implement(removeOccasionVehicles, handleRemoveVehicles),
    implementRead(readOwnOccasion, handleReadOwnOccasion),
    implement(addOwnVehicles, handleAddOwnVehicles),
    implement(removeOwnVehicle, handleRemoveOwnVehicle),
    implementRead(readPublicOccasions, handleReadPublicOccasions),
    implement(listHosts, handleListHosts),
    implement(saveHost, handleSaveHost),
    implement(stopHost, handleStopHost),
    implement(getOwnHost, handleGetOwnHost),
    implementRead(readGuestPage, handleReadGuestPage),
    implement(admitGuest, handleAdmitGuest),
    implement(endGuest, handleEndGuest),
    implement(renewHostKey, handleRenewHostKey),
    implement(bookGuest, handleBookGuest),
    implement(endBooking, handleEndBooking),
    implement(readAssignedRights, handleReadAssignedRights),
    implement(listPrograms, handleListPrograms),
    implement(makeProgram, handleMakeProgram),
    implement(endProgram, handleEndProgram),
    implement(giveRightList, handleGiveRightList),
    implementRead(listWebhooks, handleListWebhooks),
    implement(saveWebhook, handleSaveWebhook),
    implement(renewWebhookSecret, handleRenewWebhookSecret),
    implement(stopWebhook, handleStopWebhook),
    implement(testWebhook, handleTestWebhook),
    ...implementList(listDeliveries, handleListDeliveries),
    implement(sendDelivery, handleSendDelivery),
    implement(tryRules, handleTryRules),
    implement(printRules, handlePrintRules),
    ...implementList(listMisuse, handleListMisuse),
    implement(getMisuse, handleGetMisuse),
    implement(settleMisuse, handleSettleMisuse),
    implementRead(readMisuseLimits, handleReadMisuseLimits),
    implementRead(weighMisuseLimits, handleWeighMisuseLimits),
    implement(updateMisuseLimits, handleUpdateMisuseLimits),
    implement(createAccessTag, handleCreateAccessTag),
    implement(shiftRfidCard, handleShiftRfidCard),
    ...implementList(listPermitHolders, handleListPermitHolders),
    implement(getPermitHolder, handleGetPermitHolder),
  ],
  jobs: [findMisuseJob, forgetGuestsJob, forgetListsJob, forgetVisitsJob],
  watch: (services) => watchWebhooks(services, tellSilence),
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
