import { makeStatusCode, openByCode, sendLinkAgain } from '@dovolilnice/contract/applications/link/status-code'
import {
  createApplication,
  createOwnApplication,
  createUserApplication,
  readFormChallenge,
  submitApplication,
  supplementByClerk,
  withdrawByClerk,
} from '@dovolilnice/contract/applications/apply/operations'
import { askExtension, askOwnExtension } from '@dovolilnice/contract/applications/extend/ask-extension'
import {
  declineLateSupplement,
  extendTerm,
  refuseExtension,
  takeLateSupplement,
} from '@dovolilnice/contract/applications/extend/operations'
import {
  getOwnApplication,
  readApplicationPaper,
  readApplicationStatus,
  readOwnPaper,
  recordLinkedBox,
  recordOwnBox,
} from '@dovolilnice/contract/applications/record/own-papers'
import {
  approveAndIssue,
  approveApplication,
  confirmComplete,
  grantInPart,
  previewPartialGrant,
  readDecision,
  recordPayment,
  rejectApplication,
  weighPartialGrant,
  withdrawLapse,
} from '@dovolilnice/contract/applications/decide/operations'
import {
  cancelApplication,
  getApplication,
  readApplicationPdf,
  updateApplication,
} from '@dovolilnice/contract/applications/record/operations'
import { listApplications, listOwnApplications } from '@dovolilnice/contract/applications/list/operations'
import { listUserApplications } from '@dovolilnice/contract/applications/list/list-user-applications'
import { readApplicationDecision, readOwnDecision } from '@dovolilnice/contract/applications/decide/read-application-decision'
import { requestAccount } from '@dovolilnice/contract/session/sign-up'
import { closeSupplement, requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import {
  supplementApplication,
  supplementOwnApplication,
  correctAddress,
  withdrawApplication,
  withdrawOwnApplication,
} from '@dovolilnice/contract/applications/apply/supplement-and-withdraw'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { addApplicationNote, listApplicationNotes, listMentions, seeMentions } from '@dovolilnice/contract/applications/notes/operations'
import { assignApplication } from '@dovolilnice/contract/applications/queue/assign-application'
import { countApplications } from '@dovolilnice/contract/applications/queue/count-applications'
import {
  deleteApplicationView,
  handOverApplications,
  nextApplication,
  saveApplicationView,
  updateApplicationView,
} from '@dovolilnice/contract/applications/queue/operations'
import { listApplicationViews } from '@dovolilnice/contract/applications/queue/list-application-views'
import { listAssignees } from '@dovolilnice/contract/applications/queue/list-assignees'
import { implement, implementPrepared, type Feature, implementList } from '../../platform/http/feature.ts'
import * as submit from './apply/submit-application.ts'
import { handleReadFormChallenge, handleRequestAccount } from './apply/submit-application.ts'
import * as applicant from './apply/supplement-and-withdraw.ts'
import { applicationDeadlinesJob } from './decide/application-deadlines.ts'
import { authorityTermsJob } from './decide/authority-terms-job.ts'
import {
  handleApprove,
  handleApproveAndIssue,
  handleCloseSupplement,
  handleConfirmComplete,
  handleRecordPayment,
  handleReject,
  handleRequestSupplement,
  handleTakeIntoReview,
  handleWithdrawLapse,
} from './decide/decide-application.ts'
import { handleGrantInPart, handlePreviewPartialGrant, handleWeighPartialGrant } from './decide/partial-grant.ts'
import { handleExtendTerm, handleRefuseExtension } from './extend/answer-extension.ts'
import { handleAskExtension, handleAskOwnExtension } from './extend/ask-extension.ts'
import { handleDeclineLateSupplement, handleTakeLateSupplement } from './extend/late-supplement.ts'
import { handleCancelApplication, handleCorrectAddress, handleUpdateApplication } from './record/update-application.ts'
import {
  checkStatusCode,
  handleMakeStatusCode,
  handleOpenByCode,
  handleSendLinkAgain,
  mailLinkAgain,
  prepareStatusCode,
} from './link/status-code.ts'
import {
  handleGetApplication,
  handleReadApplicationPaper,
  handleReadOwnPaper,
  handleRecordLinkedBox,
  handleRecordOwnBox,
} from './record/get-application.ts'
import {
  applicationSearch,
  handleListApplications,
  handleListOwnApplications,
  handleListUserApplications,
} from './list/application-list.ts'
import * as notes from './notes/application-notes.ts'
import { noteProcessing, noteTables } from './notes/note-tables.ts'
import * as views from './queue/queue.ts'
import { handleCountApplications, handleNextApplication } from './queue/queue.ts'
import { handleAssignApplication, handleListAssignees } from './queue/assign-application.ts'
import { handleHandOverApplications } from './queue/hand-over-applications.ts'
import * as paper from './record/application-pdf.ts'
import { bringKeptDocuments } from './apply/check-form.ts'
import { applicationPrivacy } from './application-privacy.ts'
import { applicationColumns, applicationIdentified, applicationProcessing, applicationTables } from './application-tables.ts'

export const applicationsFeature: Feature = {
  name: 'applications',
  tables: { ...applicationTables, ...noteTables },
  columns: applicationColumns,
  processing: { ...applicationProcessing, ...noteProcessing },
  identified: applicationIdentified,
  privacy: applicationPrivacy,
  routes: [
    implement(readFormChallenge, handleReadFormChallenge),
    implementPrepared(submitApplication, bringKeptDocuments, submit.handleSubmitApplication),
    implementPrepared(createOwnApplication, bringKeptDocuments, submit.handleCreateOwnApplication),
    implement(createApplication, submit.handleCreateApplication),
    implement(createUserApplication, submit.handleCreateUserApplication),
    implement(readApplicationStatus, applicant.handleReadStatus),
    implement(requestAccount, handleRequestAccount),
    implementPrepared(makeStatusCode, prepareStatusCode, handleMakeStatusCode),
    implementPrepared(openByCode, checkStatusCode, handleOpenByCode),
    implement(sendLinkAgain, handleSendLinkAgain),
    implement(getOwnApplication, applicant.handleGetOwn),
    implement(supplementApplication, applicant.handleSupplement),
    implement(supplementOwnApplication, applicant.handleSupplementOwn),
    implement(supplementByClerk, applicant.handleSupplementByClerk),
    implement(correctAddress, handleCorrectAddress),
    implement(withdrawApplication, applicant.handleWithdraw),
    implement(withdrawOwnApplication, applicant.handleWithdrawOwn),
    implement(withdrawByClerk, applicant.handleWithdrawByClerk),
    ...implementList(listApplications, handleListApplications),
    ...implementList(listUserApplications, handleListUserApplications),
    ...implementList(listOwnApplications, handleListOwnApplications),
    implement(listAssignees, handleListAssignees),
    implement(assignApplication, handleAssignApplication),
    implement(handOverApplications, handleHandOverApplications),
    implement(countApplications, handleCountApplications),
    implement(nextApplication, handleNextApplication),
    implement(listApplicationViews, views.handleListApplicationViews),
    implement(saveApplicationView, views.handleSaveApplicationView),
    implement(updateApplicationView, views.handleUpdateApplicationView),
    implement(deleteApplicationView, views.handleDeleteApplicationView),
    implement(listMentions, notes.handleListMentions),
    implement(seeMentions, notes.handleSeeMentions),
    implement(listApplicationNotes, notes.handleListApplicationNotes),
    implement(addApplicationNote, notes.handleAddApplicationNote),
    implement(getApplication, handleGetApplication),
    implement(takeApplicationIntoReview, handleTakeIntoReview),
    implement(askExtension, handleAskExtension),
    implement(askOwnExtension, handleAskOwnExtension),
    implement(extendTerm, handleExtendTerm),
    implement(takeLateSupplement, handleTakeLateSupplement),
    implement(declineLateSupplement, handleDeclineLateSupplement),
    implement(refuseExtension, handleRefuseExtension),
    implement(readApplicationPaper, handleReadApplicationPaper),
    implement(readOwnPaper, handleReadOwnPaper),
    implement(recordLinkedBox, handleRecordLinkedBox),
    implement(recordOwnBox, handleRecordOwnBox),
    implement(confirmComplete, handleConfirmComplete),
    implement(requestSupplement, handleRequestSupplement),
    implement(closeSupplement, handleCloseSupplement),
    implement(approveApplication, handleApprove),
    implement(approveAndIssue, handleApproveAndIssue),
    implement(weighPartialGrant, handleWeighPartialGrant),
    implement(previewPartialGrant, handlePreviewPartialGrant),
    implement(grantInPart, handleGrantInPart),
    implement(rejectApplication, handleReject),
    implement(recordPayment, handleRecordPayment),
    implement(withdrawLapse, handleWithdrawLapse),
    implement(updateApplication, handleUpdateApplication),
    implement(readApplicationPdf, paper.handleReadApplicationPdf),
    implement(readDecision, paper.handleReadDecision),
    implement(readOwnDecision, paper.handleReadOwnDecision),
    implement(readApplicationDecision, paper.handleReadLinkedDecision),
    implement(cancelApplication, handleCancelApplication),
  ],
  search: applicationSearch,
  jobs: [applicationDeadlinesJob, authorityTermsJob, mailLinkAgain],
}
