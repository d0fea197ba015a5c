import { previewAct } from '@dovolilnice/contract/acts/drafts/operations'
import { confirmHandover, listHandovers } from '@dovolilnice/contract/acts/handover/handover'
import { listActs } from '@dovolilnice/contract/acts/record/operations'
import type { Feature } from '../../platform/http/feature.ts'
import { implement, implementList } from '../../platform/http/context.ts'
import { actPrivacy, actTables } from './act-tables.ts'
import * as drafts from './drafts/handle-drafts.ts'
import { handleIssueFurtherAct, handlePreviewFurtherAct } from './further/further-acts.ts'
import * as handover from './handover/handover.ts'
import { handoverFilesInUse, handoverTables } from './handover/handover-tables.ts'
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
import { remedyTables } from './remedies/remedy-tables.ts'
import { deliverToBoxJob } from './service/e-service.ts'
import { handleHandOverAct, handleHandOverActs, handleRecordServiceResult, handleWithdrawService } from './service/serve-act.ts'
import { handleDecideRestitution, handleProposeRestitution, handleWithdrawRestitution } from './restitution/restitution.ts'
import { handleSetProcedureLanguage } from './matter/procedure-language.ts'
import { handleEndRepresentation, handleRecordRepresentation, handleRecordSecureBox } from './representation/representation.ts'
import { representationTables } from './representation/representation-tables.ts'
import { restitutionTables } from './restitution/restitution-tables.ts'
import { serviceTables } from './service/service-tables.ts'
import { handleReadActSettings, handleUpdateActSettings } from './settings/act-settings.ts'
import { handleReadActTexts, handleUpdateActText } from './settings/act-texts.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

export const actsFeature: Feature = {
  name: 'acts',
  ...ownTables({ ...actTables, ...handoverTables, ...serviceTables, ...remedyTables, ...restitutionTables, ...representationTables }),
  privacy: actPrivacy,
  filesInUse: async (db, keys) => [...(await actFilesInUse(db, keys)), ...(await handoverFilesInUse(db, keys))],
  routes: [
    handleListActDrafts,
    drafts.handlePrepareAct,
    implement(previewAct, drafts.handlePreviewAct),
    drafts.handlePreviewActDraft,
    drafts.handleUpdateActDraft,
    drafts.handleIssueActDraft,
    drafts.handleDiscardActDraft,
    handleReadMatterActs,
    implementList(listActs, handleListActs),
    handleGetAct,
    handlePrintActs,
    handlePreviewAddressWindow,
    handleReadConsignments,
    handlePackageActs,
    handleReadAct,
    handleHandOverAct,
    handleHandOverActs,
    handleRecordServiceResult,
    handleWithdrawService,
    handleRecordRemedy,
    handleEndCourtAction,
    handleWithdrawRemedy,
    handleProposeRestitution,
    handleWithdrawRestitution,
    handleDecideRestitution,
    handleRecordRepresentation,
    handleEndRepresentation,
    handleRecordSecureBox,
    handleSetProcedureLanguage,
    handleCallHearing,
    handleCloseHearing,
    handleRecordHearingAnswer,
    hearing.handleReadHearing,
    hearing.handleReadHearingPaper,
    hearing.handleAnswerHearing,
    ownHearing.handleReadOwnHearing,
    ownHearing.handleReadOwnHearingPaper,
    ownHearing.handleAnswerOwnHearing,
    drafts.handleCorrectAct,
    handleIssueFurtherAct,
    handlePreviewFurtherAct,
    handleReadActSettings,
    handleUpdateActSettings,
    handleReadActTexts,
    handleUpdateActText,
    handlePreviewActText,
    implementList(listHandovers, handover.handleListHandovers),
    handover.handleListDueActYears,
    handover.handleCreateHandover,
    handover.handleDownloadHandover,
    implement(confirmHandover, handover.handleConfirmHandover),
    handover.handleCancelHandover,
  ],
  jobs: [handover.makeActPackageJob, deliverToBoxJob],
}
