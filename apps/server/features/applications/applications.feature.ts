import { approveApplication } from '@dovolilnice/contract/applications/approve-application'
import { createApplication } from '@dovolilnice/contract/applications/create-application'
import { createOwnApplication } from '@dovolilnice/contract/applications/create-own-application'
import { createUserApplication } from '@dovolilnice/contract/applications/create-user-application'
import { deleteApplication } from '@dovolilnice/contract/applications/delete-application'
import { getApplication } from '@dovolilnice/contract/applications/get-application'
import { getOwnApplication } from '@dovolilnice/contract/applications/get-own-application'
import { listApplications } from '@dovolilnice/contract/applications/list-applications'
import { listOwnApplications } from '@dovolilnice/contract/applications/list-own-applications'
import { listUserApplications } from '@dovolilnice/contract/applications/list-user-applications'
import { previewDecision } from '@dovolilnice/contract/applications/preview-decision'
import { readApplicationDecision } from '@dovolilnice/contract/applications/read-application-decision'
import { readApplicationPdf } from '@dovolilnice/contract/applications/read-application-pdf'
import { readApplicationStatus } from '@dovolilnice/contract/applications/read-application-status'
import { readDecision } from '@dovolilnice/contract/applications/read-decision'
import { readOwnDecision } from '@dovolilnice/contract/applications/read-own-decision'
import { rejectApplication } from '@dovolilnice/contract/applications/reject-application'
import { requestSupplement } from '@dovolilnice/contract/applications/request-supplement'
import { submitApplication } from '@dovolilnice/contract/applications/submit-application'
import { supplementApplication } from '@dovolilnice/contract/applications/supplement-application'
import { supplementByClerk } from '@dovolilnice/contract/applications/supplement-by-clerk'
import { supplementOwnApplication } from '@dovolilnice/contract/applications/supplement-own-application'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/take-application-into-review'
import { updateApplication } from '@dovolilnice/contract/applications/update-application'
import { withdrawApplication } from '@dovolilnice/contract/applications/withdraw-application'
import { withdrawByClerk } from '@dovolilnice/contract/applications/withdraw-by-clerk'
import { withdrawOwnApplication } from '@dovolilnice/contract/applications/withdraw-own-application'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import * as applicant from './applicant-steps.ts'
import { applicationDeadlinesJob } from './application-deadlines.ts'
import { handleApprove, handleReject, handleRequestSupplement, handleTakeIntoReview } from './decide-application.ts'
import { handleDeleteApplication } from './delete-application.ts'
import { handleGetApplication } from './get-application.ts'
import { handleListApplications, handleListOwnApplications, handleListUserApplications } from './list-applications.ts'
import * as paper from './read-application-pdf.ts'
import * as submit from './submit-application.ts'
import { handleUpdateApplication } from './update-application.ts'

export const applicationsFeature: Feature = {
  name: 'applications',
  routes: [
    implement(submitApplication, submit.handleSubmitApplication),
    implement(createOwnApplication, submit.handleCreateOwnApplication),
    implement(createApplication, submit.handleCreateApplication),
    implement(createUserApplication, submit.handleCreateUserApplication),
    implement(readApplicationStatus, applicant.handleReadStatus),
    implement(getOwnApplication, applicant.handleGetOwn),
    implement(supplementApplication, applicant.handleSupplement),
    implement(supplementOwnApplication, applicant.handleSupplementOwn),
    implement(supplementByClerk, applicant.handleSupplementByClerk),
    implement(withdrawApplication, applicant.handleWithdraw),
    implement(withdrawOwnApplication, applicant.handleWithdrawOwn),
    implement(withdrawByClerk, applicant.handleWithdrawByClerk),
    implement(listApplications, handleListApplications),
    implement(listUserApplications, handleListUserApplications),
    implement(listOwnApplications, handleListOwnApplications),
    implement(getApplication, handleGetApplication),
    implement(takeApplicationIntoReview, handleTakeIntoReview),
    implement(requestSupplement, handleRequestSupplement),
    implement(approveApplication, handleApprove),
    implement(rejectApplication, handleReject),
    implement(updateApplication, handleUpdateApplication),
    implement(readApplicationPdf, paper.handleReadApplicationPdf),
    implement(readDecision, paper.handleReadDecision),
    implement(previewDecision, paper.handlePreviewDecision),
    implement(readOwnDecision, paper.handleReadOwnDecision),
    implement(readApplicationDecision, paper.handleReadLinkedDecision),
    implement(deleteApplication, handleDeleteApplication),
  ],
  jobs: [applicationDeadlinesJob],
}
