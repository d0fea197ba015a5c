import { discardActDraft } from '@dovolilnice/contract/acts/drafts/discard-act-draft'
import { issueActDraft } from '@dovolilnice/contract/acts/drafts/issue-act-draft'
import { listActDrafts } from '@dovolilnice/contract/acts/drafts/list-act-drafts'
import { prepareAct } from '@dovolilnice/contract/acts/drafts/prepare-act'
import { previewAct } from '@dovolilnice/contract/acts/drafts/preview-act'
import { previewActDraft } from '@dovolilnice/contract/acts/drafts/preview-act-draft'
import { updateActDraft } from '@dovolilnice/contract/acts/drafts/update-act-draft'
import { answerHearing } from '@dovolilnice/contract/acts/hearing/answer-hearing'
import { answerOwnHearing } from '@dovolilnice/contract/acts/hearing/answer-own-hearing'
import { callHearing } from '@dovolilnice/contract/acts/hearing/call-hearing'
import { readHearing } from '@dovolilnice/contract/acts/hearing/read-hearing'
import { readHearingPaper } from '@dovolilnice/contract/acts/hearing/read-hearing-paper'
import { readOwnHearing } from '@dovolilnice/contract/acts/hearing/read-own-hearing'
import { readOwnHearingPaper } from '@dovolilnice/contract/acts/hearing/read-own-hearing-paper'
import { recordHearingAnswer } from '@dovolilnice/contract/acts/hearing/record-hearing-answer'
import { correctAct } from '@dovolilnice/contract/acts/record/correct-act'
import { getAct } from '@dovolilnice/contract/acts/record/get-act'
import { listActs } from '@dovolilnice/contract/acts/record/list-acts'
import { packageActs } from '@dovolilnice/contract/acts/package/package-acts'
import { endCourtAction } from '@dovolilnice/contract/acts/remedies/end-court-action'
import { recordRemedy } from '@dovolilnice/contract/acts/remedies/record-remedy'
import { withdrawRemedy } from '@dovolilnice/contract/acts/remedies/withdraw-remedy'
import { previewAddressWindow } from '@dovolilnice/contract/acts/print/preview-address-window'
import { decideRestitution } from '@dovolilnice/contract/acts/restitution/decide-restitution'
import { proposeRestitution, withdrawRestitution } from '@dovolilnice/contract/acts/restitution/propose-restitution'
import { printActs } from '@dovolilnice/contract/acts/print/print-acts'
import { readConsignments } from '@dovolilnice/contract/acts/print/read-consignments'
import { readAct } from '@dovolilnice/contract/acts/record/read-act'
import { readMatterActs } from '@dovolilnice/contract/acts/record/read-matter-acts'
import { handOverActs } from '@dovolilnice/contract/acts/service/hand-over-acts'
import { handOverAct } from '@dovolilnice/contract/acts/service/hand-over-act'
import { recordServiceResult } from '@dovolilnice/contract/acts/service/record-service-result'
import { withdrawService } from '@dovolilnice/contract/acts/service/withdraw-service'
import { previewActText } from '@dovolilnice/contract/acts/settings/preview-act-text'
import { readActSettings } from '@dovolilnice/contract/acts/settings/read-act-settings'
import { readActTexts } from '@dovolilnice/contract/acts/settings/read-act-texts'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/update-act-settings'
import { updateActText } from '@dovolilnice/contract/acts/settings/update-act-text'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { actPrivacy } from './act-privacy.ts'
import { actProcessing, actTables } from './act-tables.ts'
import * as drafts from './drafts/handle-drafts.ts'
import * as hearing from './hearing/answer-hearing.ts'
import * as ownHearing from './hearing/answer-own-hearing.ts'
import { handleCallHearing, handleRecordHearingAnswer } from './hearing/call-hearing.ts'
import { handleListActDrafts } from './drafts/list-act-drafts.ts'
import { handlePreviewAddressWindow } from './print/preview-address-window.ts'
import { actFilesInUse, handlePreviewActText } from './paper/read-act-paper.ts'
import { handlePackageActs } from './package/package-acts.ts'
import { handleReadConsignments } from './print/consignments.ts'
import { handlePrintActs } from './print/print-acts.ts'
import { handleGetAct, handleReadAct, handleReadMatterActs } from './record/find-act.ts'
import { handleListActs } from './record/list-acts.ts'
import { handleEndCourtAction, handleRecordRemedy, handleWithdrawRemedy } from './remedies/record-remedy.ts'
import { remedyProcessing, remedyTables } from './remedies/remedy-tables.ts'
import { handleHandOverAct, handleHandOverActs, handleRecordServiceResult, handleWithdrawService } from './service/serve-act.ts'
import { handleDecideRestitution } from './restitution/decide-restitution.ts'
import { handleProposeRestitution, handleWithdrawRestitution } from './restitution/propose-restitution.ts'
import { restitutionProcessing, restitutionTables } from './restitution/restitution-tables.ts'
import { serviceProcessing, serviceTables } from './service/service-tables.ts'
import { handleReadActSettings, handleUpdateActSettings } from './settings/act-settings.ts'
import { handleReadActTexts, handleUpdateActText } from './settings/act-texts.ts'

export const actsFeature: Feature = {
  name: 'acts',
  tables: { ...actTables, ...serviceTables, ...remedyTables, ...restitutionTables },
  processing: { ...actProcessing, ...serviceProcessing, ...remedyProcessing, ...restitutionProcessing },
  privacy: actPrivacy,
  filesInUse: actFilesInUse,
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
    implement(callHearing, handleCallHearing),
    implement(recordHearingAnswer, handleRecordHearingAnswer),
    implement(readHearing, hearing.handleReadHearing),
    implement(readHearingPaper, hearing.handleReadHearingPaper),
    implement(answerHearing, hearing.handleAnswerHearing),
    implement(readOwnHearing, ownHearing.handleReadOwnHearing),
    implement(readOwnHearingPaper, ownHearing.handleReadOwnHearingPaper),
    implement(answerOwnHearing, ownHearing.handleAnswerOwnHearing),
    implement(correctAct, drafts.handleCorrectAct),
    implement(readActSettings, handleReadActSettings),
    implement(updateActSettings, handleUpdateActSettings),
    implement(readActTexts, handleReadActTexts),
    implement(updateActText, handleUpdateActText),
    implement(previewActText, handlePreviewActText),
  ],
}
