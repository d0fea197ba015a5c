import type { Feature } from '../../platform/http/feature.ts'
import * as submit from './apply/submit-application.ts'
import { handleReadFormChallenge, handleRequestAccount } from './apply/submit-application.ts'
import * as applicant from './apply/supplement-and-withdraw.ts'
import { applicationDeadlinesJob } from './decide/application-deadlines.ts'
import { authorityTermsJob } from './decide/authority-terms-job.ts'
import * as decideApplication from './decide/decide-application.ts'
import { handleGrantInPart, handlePreviewPartialGrant, handleWeighPartialGrant } from './decide/partial-grant.ts'
import { handleExtendTerm, handleRefuseExtension, handleAskExtension, handleAskOwnExtension } from './extend/answer-extension.ts'
import { handleDeclineLateSupplement, handleTakeLateSupplement } from './extend/late-supplement.ts'
import { handleCancelApplication, handleCorrectAddress, handleUpdateApplication } from './record/update-application.ts'
import { handleMakeStatusCode, handleOpenByCode, handleSendLinkAgain, mailLinkAgain } from './link/status-code.ts'
import * as getApplication from './record/get-application.ts'
import * as applicationList from './list/application-list.ts'
import * as notes from './notes/application-notes.ts'
import { noteTables } from './notes/note-tables.ts'
import * as views from './queue/queue.ts'
import * as queue from './queue/queue.ts'
import { handleReadApplicationPdf, handleReadDecision, handleReadOwnDecision, handleReadLinkedDecision } from './record/application-pdf.ts'
import { applicationPrivacy } from './application-privacy.ts'
import { applicationIdentified, applicationTables } from './application-tables.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

export const applicationsFeature: Feature = {
  name: 'applications',
  ...ownTables({ ...applicationTables, ...noteTables }),
  identified: applicationIdentified,
  privacy: applicationPrivacy,
  routes: [
    handleReadFormChallenge,
    submit.handleSubmitApplication,
    submit.handleCreateOwnApplication,
    submit.handleCreateApplication,
    submit.handleCreateUserApplication,
    applicant.handleReadStatus,
    handleRequestAccount,
    handleMakeStatusCode,
    handleOpenByCode,
    handleSendLinkAgain,
    applicant.handleGetOwn,
    applicant.handleSupplement,
    applicant.handleSupplementOwn,
    applicant.handleSupplementByClerk,
    handleCorrectAddress,
    applicant.handleWithdraw,
    applicant.handleWithdrawOwn,
    applicant.handleWithdrawByClerk,
    applicationList.handleListApplications,
    applicationList.handleListUserApplications,
    applicationList.handleListOwnApplications,
    queue.handleListAssignees,
    queue.handleAssignApplication,
    queue.handleHandOverApplications,
    queue.handleCountApplications,
    queue.handleNextApplication,
    views.handleListApplicationViews,
    views.handleSaveApplicationView,
    views.handleUpdateApplicationView,
    views.handleDeleteApplicationView,
    notes.handleListMentions,
    notes.handleSeeMentions,
    notes.handleListApplicationNotes,
    notes.handleAddApplicationNote,
    getApplication.handleGetApplication,
    decideApplication.handleTakeIntoReview,
    handleAskExtension,
    handleAskOwnExtension,
    handleExtendTerm,
    handleTakeLateSupplement,
    handleDeclineLateSupplement,
    handleRefuseExtension,
    getApplication.handleReadApplicationPaper,
    getApplication.handleReadOwnPaper,
    getApplication.handleRecordLinkedBox,
    getApplication.handleRecordOwnBox,
    decideApplication.handleConfirmComplete,
    decideApplication.handleRequestSupplement,
    decideApplication.handleCloseSupplement,
    decideApplication.handleApprove,
    decideApplication.handleApproveAndIssue,
    handleWeighPartialGrant,
    handlePreviewPartialGrant,
    handleGrantInPart,
    decideApplication.handleReject,
    decideApplication.handleRecordPayment,
    decideApplication.handleWithdrawLapse,
    handleUpdateApplication,
    handleReadApplicationPdf,
    handleReadDecision,
    handleReadOwnDecision,
    handleReadLinkedDecision,
    handleCancelApplication,
  ],
  search: applicationList.applicationSearch,
  jobs: [applicationDeadlinesJob, authorityTermsJob, mailLinkAgain],
}
