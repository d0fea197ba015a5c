import { makeStatusCode } from '@dovolilnice/contract/applications/link/make-status-code'
import { openByCode } from '@dovolilnice/contract/applications/link/open-by-code'
import { sendLinkAgain } from '@dovolilnice/contract/applications/link/send-link-again'
import { readFormChallenge } from '@dovolilnice/contract/applications/apply/read-form-challenge'
import { askExtension } from '@dovolilnice/contract/applications/extend/ask-extension'
import { askOwnExtension } from '@dovolilnice/contract/applications/extend/ask-own-extension'
import { extendTerm } from '@dovolilnice/contract/applications/extend/extend-term'
import { declineLateSupplement } from '@dovolilnice/contract/applications/extend/decline-late-supplement'
import { takeLateSupplement } from '@dovolilnice/contract/applications/extend/take-late-supplement'
import { refuseExtension } from '@dovolilnice/contract/applications/extend/refuse-extension'
import { readApplicationPaper } from '@dovolilnice/contract/applications/record/read-application-paper'
import { readOwnPaper } from '@dovolilnice/contract/applications/record/read-own-paper'
import { confirmComplete } from '@dovolilnice/contract/applications/decide/confirm-complete'
import { approveAndIssue } from '@dovolilnice/contract/applications/decide/approve-and-issue'
import { approveApplication } from '@dovolilnice/contract/applications/decide/approve-application'
import { createApplication } from '@dovolilnice/contract/applications/apply/create-application'
import { createOwnApplication } from '@dovolilnice/contract/applications/apply/create-own-application'
import { createUserApplication } from '@dovolilnice/contract/applications/apply/create-user-application'
import { cancelApplication } from '@dovolilnice/contract/applications/record/cancel-application'
import { getApplication } from '@dovolilnice/contract/applications/record/get-application'
import { getOwnApplication } from '@dovolilnice/contract/applications/record/get-own-application'
import { listApplications } from '@dovolilnice/contract/applications/list/list-applications'
import { listOwnApplications } from '@dovolilnice/contract/applications/list/list-own-applications'
import { listUserApplications } from '@dovolilnice/contract/applications/list/list-user-applications'
import { readApplicationDecision } from '@dovolilnice/contract/applications/decide/read-application-decision'
import { readApplicationPdf } from '@dovolilnice/contract/applications/record/read-application-pdf'
import { requestAccount } from '@dovolilnice/contract/session/sign-up'
import { readApplicationStatus } from '@dovolilnice/contract/applications/record/read-application-status'
import { readDecision } from '@dovolilnice/contract/applications/decide/read-decision'
import { readOwnDecision } from '@dovolilnice/contract/applications/decide/read-own-decision'
import { recordPayment } from '@dovolilnice/contract/applications/decide/record-payment'
import { rejectApplication } from '@dovolilnice/contract/applications/decide/reject-application'
import { requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { submitApplication } from '@dovolilnice/contract/applications/apply/submit-application'
import { supplementApplication } from '@dovolilnice/contract/applications/apply/supplement-application'
import { supplementByClerk } from '@dovolilnice/contract/applications/apply/supplement-by-clerk'
import { supplementOwnApplication } from '@dovolilnice/contract/applications/apply/supplement-own-application'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { updateApplication } from '@dovolilnice/contract/applications/record/update-application'
import { withdrawApplication } from '@dovolilnice/contract/applications/apply/withdraw-application'
import { withdrawByClerk } from '@dovolilnice/contract/applications/apply/withdraw-by-clerk'
import { withdrawOwnApplication } from '@dovolilnice/contract/applications/apply/withdraw-own-application'
import { addApplicationNote } from '@dovolilnice/contract/applications/notes/add-application-note'
import { listApplicationNotes } from '@dovolilnice/contract/applications/notes/list-application-notes'
import { listMentions } from '@dovolilnice/contract/applications/notes/list-mentions'
import { seeMentions } from '@dovolilnice/contract/applications/notes/see-mentions'
import { assignApplication } from '@dovolilnice/contract/applications/queue/assign-application'
import { countApplications } from '@dovolilnice/contract/applications/queue/count-applications'
import { deleteApplicationView } from '@dovolilnice/contract/applications/queue/delete-application-view'
import { handOverApplications } from '@dovolilnice/contract/applications/queue/hand-over-applications'
import { listApplicationViews } from '@dovolilnice/contract/applications/queue/list-application-views'
import { listAssignees } from '@dovolilnice/contract/applications/queue/list-assignees'
import { nextApplication } from '@dovolilnice/contract/applications/queue/next-application'
import { saveApplicationView } from '@dovolilnice/contract/applications/queue/save-application-view'
import { updateApplicationView } from '@dovolilnice/contract/applications/queue/update-application-view'
import { implement, implementPrepared } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { handleRequestAccount } from './apply/request-account.ts'
import * as applicant from './apply/applicant-steps.ts'
import { applicationDeadlinesJob } from './decide/application-deadlines.ts'
import { authorityTermsJob } from './decide/authority-terms-job.ts'
import {
  handleApprove,
  handleApproveAndIssue,
  handleConfirmComplete,
  handleRecordPayment,
  handleReject,
  handleRequestSupplement,
  handleTakeIntoReview,
} from './decide/decide-application.ts'
import { handleExtendTerm, handleRefuseExtension } from './extend/answer-extension.ts'
import { handleAskExtension, handleAskOwnExtension } from './extend/ask-extension.ts'
import { handleDeclineLateSupplement, handleTakeLateSupplement } from './extend/late-supplement.ts'
import { handleCancelApplication } from './record/cancel-application.ts'
import { mailLinkAgain } from './link/mail-link-again.ts'
import { handleSendLinkAgain } from './link/send-link-again.ts'
import { checkStatusCode, handleMakeStatusCode, handleOpenByCode, prepareStatusCode } from './link/status-code.ts'
import { handleGetApplication } from './record/get-application.ts'
import { handleListApplications, handleListOwnApplications, handleListUserApplications } from './list/list-applications.ts'
import * as notes from './notes/application-notes.ts'
import { noteProcessing, noteTables } from './notes/note-tables.ts'
import * as views from './queue/application-views.ts'
import { handleAssignApplication, handleListAssignees } from './queue/assign-application.ts'
import { handleCountApplications } from './queue/count-applications.ts'
import { handleNextApplication } from './queue/next-application.ts'
import { handleHandOverApplications } from './queue/hand-over-applications.ts'
import * as paper from './record/read-application-pdf.ts'
import { handleReadFormChallenge } from './apply/read-form-challenge.ts'
import { bringKeptDocuments } from './apply/bring-kept-documents.ts'
import * as submit from './apply/submit-application.ts'
import { handleReadApplicationPaper, handleReadOwnPaper } from './record/read-party-paper.ts'
import { handleUpdateApplication } from './record/update-application.ts'
import { applicationPrivacy } from './application-privacy.ts'
import { applicationIdentified } from './application-identified.ts'
import { applicationProcessing, applicationTables } from './application-tables.ts'
import { applicationSearch } from './list/application-search.ts'

export const applicationsFeature: Feature = {
  name: 'applications',
  tables: { ...applicationTables, ...noteTables },
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
    implement(confirmComplete, handleConfirmComplete),
    implement(requestSupplement, handleRequestSupplement),
    implement(approveApplication, handleApprove),
    implement(approveAndIssue, handleApproveAndIssue),
    implement(rejectApplication, handleReject),
    implement(recordPayment, handleRecordPayment),
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
