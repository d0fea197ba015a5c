import {
  discardActDraft,
  issueActDraft,
  listActDrafts,
  prepareAct,
  previewAct,
  previewActDraft,
  updateActDraft,
} from '@dovolilnice/contract/acts/drafts/operations'
import {
  answerHearing,
  answerOwnHearing,
  callHearing,
  closeHearing,
  readHearing,
  readHearingPaper,
  readOwnHearing,
  readOwnHearingPaper,
  recordHearingAnswer,
} from '@dovolilnice/contract/acts/hearing/operations'
import { issueFurtherAct, previewFurtherAct } from '@dovolilnice/contract/acts/further/operations'
import {
  cancelHandover,
  confirmHandover,
  createHandover,
  downloadHandover,
  listDueActYears,
  listHandovers,
} from '@dovolilnice/contract/acts/handover/handover'
import { correctAct, getAct, listActs, readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { packageActs, previewAddressWindow, printActs, readConsignments } from '@dovolilnice/contract/acts/package-and-print'
import { endCourtAction, recordRemedy, withdrawRemedy } from '@dovolilnice/contract/acts/remedies/act-remedy'
import { decideRestitution, proposeRestitution, withdrawRestitution } from '@dovolilnice/contract/acts/restitution/restitution'
import {
  endRepresentation,
  recordRepresentation,
  recordSecureBox,
  setProcedureLanguage,
} from '@dovolilnice/contract/acts/representation/representation'
import { handOverAct, handOverActs, recordServiceResult, withdrawService } from '@dovolilnice/contract/acts/service/operations'
import {
  previewActText,
  readActSettings,
  readActTexts,
  updateActSettings,
  updateActText,
} from '@dovolilnice/contract/acts/settings/operations'
import { implement, type Feature, implementList } from '../../platform/http/feature.ts'
import { actPrivacy, actProcessing, actTables } from './act-tables.ts'
import * as drafts from './drafts/handle-drafts.ts'
import { handleIssueFurtherAct, handlePreviewFurtherAct } from './further/further-acts.ts'
import * as handover from './handover/handover.ts'
import { handoverFilesInUse, handoverProcessing, handoverTables } from './handover/handover-tables.ts'
import * as hearing from './hearing/hearing.ts'
import * as ownHearing from './hearing/hearing.ts'
import { handleCallHearing, handleCloseHearing, handleRecordHearingAnswer } from './hearing/call-hearing.ts'
import { handleListActDrafts } from './drafts/list-act-drafts.ts'
import { handlePreviewAddressWindow } from './print/preview-address-window.ts'
import { actFilesInUse, handlePreviewActText } from './paper/read-act-paper.ts'
import { handlePackageActs } from './package/package-acts.ts'
import { handlePrintActs, handleReadConsignments } from './print/print-acts.ts'
import { handleGetAct, handleListActs, handleReadAct, handleReadMatterActs } from './record/find-act.ts'
import { handleEndCourtAction, handleRecordRemedy, handleWithdrawRemedy } from './remedies/record-remedy.ts'
import { remedyProcessing, remedyTables } from './remedies/remedy-tables.ts'
import { deliverToBoxJob } from './service/e-service.ts'
import { handleHandOverAct, handleHandOverActs, handleRecordServiceResult, handleWithdrawService } from './service/serve-act.ts'
import { handleDecideRestitution, handleProposeRestitution, handleWithdrawRestitution } from './restitution/restitution.ts'
import { handleSetProcedureLanguage } from './matter/procedure-language.ts'
import { handleEndRepresentation, handleRecordRepresentation, handleRecordSecureBox } from './representation/representation.ts'
import { representationProcessing, representationTables } from './representation/representation-tables.ts'
import { restitutionProcessing, restitutionTables } from './restitution/restitution-tables.ts'
import { serviceProcessing, serviceTables } from './service/service-tables.ts'
import { handleReadActSettings, handleUpdateActSettings } from './settings/act-settings.ts'
import { handleReadActTexts, handleUpdateActText } from './settings/act-texts.ts'

export const actsFeature: Feature = {
  name: 'acts',
  tables: { ...actTables, ...handoverTables, ...serviceTables, ...remedyTables, ...restitutionTables, ...representationTables },
  processing: {
    ...actProcessing,
    ...handoverProcessing,
    ...serviceProcessing,
    ...remedyProcessing,
    ...restitutionProcessing,
    ...representationProcessing,
  },
  privacy: actPrivacy,
  filesInUse: async (db, keys) => [...(await actFilesInUse(db, keys)), ...(await handoverFilesInUse(db, keys))],
  routes: [
    ...implementList(listActDrafts, handleListActDrafts),
    implement(prepareAct, drafts.handlePrepareAct),
    implement(previewAct, drafts.handlePreviewAct),
    implement(previewActDraft, drafts.handlePreviewActDraft),
    implement(updateActDraft, drafts.handleUpdateActDraft),
    implement(issueActDraft, drafts.handleIssueActDraft),
    implement(discardActDraft, drafts.handleDiscardActDraft),
    implement(readMatterActs, handleReadMatterActs),
    ...implementList(listActs, handleListActs),
    implement(getAct, handleGetAct),
    implement(printActs, handlePrintActs),
    implement(previewAddressWindow, handlePreviewAddressWindow),
    implement(readConsignments, handleReadConsignments),
    implement(packageActs, handlePackageActs),
    implement(readAct, handleReadAct),
    implement(handOverAct, handleHandOverAct),
    implement(handOverActs, handleHandOverActs),
    implement(recordServiceResult, handleRecordServiceResult),
    implement(withdrawService, handleWithdrawService),
    implement(recordRemedy, handleRecordRemedy),
    implement(endCourtAction, handleEndCourtAction),
    implement(withdrawRemedy, handleWithdrawRemedy),
    implement(proposeRestitution, handleProposeRestitution),
    implement(withdrawRestitution, handleWithdrawRestitution),
    implement(decideRestitution, handleDecideRestitution),
    implement(recordRepresentation, handleRecordRepresentation),
    implement(endRepresentation, handleEndRepresentation),
    implement(recordSecureBox, handleRecordSecureBox),
    implement(setProcedureLanguage, handleSetProcedureLanguage),
    implement(callHearing, handleCallHearing),
    implement(closeHearing, handleCloseHearing),
    implement(recordHearingAnswer, handleRecordHearingAnswer),
    implement(readHearing, hearing.handleReadHearing),
    implement(readHearingPaper, hearing.handleReadHearingPaper),
    implement(answerHearing, hearing.handleAnswerHearing),
    implement(readOwnHearing, ownHearing.handleReadOwnHearing),
    implement(readOwnHearingPaper, ownHearing.handleReadOwnHearingPaper),
    implement(answerOwnHearing, ownHearing.handleAnswerOwnHearing),
    implement(correctAct, drafts.handleCorrectAct),
    implement(issueFurtherAct, handleIssueFurtherAct),
    implement(previewFurtherAct, handlePreviewFurtherAct),
    implement(readActSettings, handleReadActSettings),
    implement(updateActSettings, handleUpdateActSettings),
    implement(readActTexts, handleReadActTexts),
    implement(updateActText, handleUpdateActText),
    implement(previewActText, handlePreviewActText),
    ...implementList(listHandovers, handover.handleListHandovers),
    implement(listDueActYears, handover.handleListDueActYears),
    implement(createHandover, handover.handleCreateHandover),
    implement(downloadHandover, handover.handleDownloadHandover),
    implement(confirmHandover, handover.handleConfirmHandover),
    implement(cancelHandover, handover.handleCancelHandover),
  ],
  jobs: [handover.makeActPackageJob, deliverToBoxJob],
}
