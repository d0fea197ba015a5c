import type { Feature } from '../../platform/http/feature.ts'
import { handleChooseSubjectMatches, handleFindSubjectMatches } from './matches/matches.ts'
import { handleDownloadSubjectFile, handleReadSubjectLetter } from './papers/answer-letter.ts'
import { handleListSubjectRequests, handleReadSubjectRequest, handleRecordSubjectRequest } from './record/record-request.ts'
import * as conduct from './steps/request-steps.ts'
import * as requestSteps from './steps/request-steps.ts'
import { subjectRequestPrivacy, subjectRequestTables } from './subject-request-tables.ts'
import { filesNamedBy, ownTables } from '../../platform/privacy/owner.ts'

export const subjectRequestsFeature: Feature = {
  name: 'subject-requests',
  ...ownTables(subjectRequestTables),
  privacy: subjectRequestPrivacy,
  // Who has asked about own data is known to those in charge of data protection, who have a list of them.
  search: 'unsearched',
  demo: async (...town) => (await import('./demo-requests.ts')).recordDemoRequests(...town),
  filesInUse: filesNamedBy({ subject_request: ['letter_key'], subject_request_step: ['json_key', 'pdf_key'] }),
  routes: [
    handleListSubjectRequests,
    handleRecordSubjectRequest,
    handleReadSubjectRequest,
    handleFindSubjectMatches,
    handleChooseSubjectMatches,
    conduct.handleVerifySubject,
    conduct.handleExtendSubjectRequest,
    requestSteps.handleGiveSubjectData,
    conduct.handleNoteSubjectCorrection,
    requestSteps.handleEraseSubjectData,
    requestSteps.handleRestrictSubjectData,
    requestSteps.handleLiftSubjectRestriction,
    requestSteps.handleReadRestriction,
    conduct.handleNoteSubjectObjection,
    requestSteps.handleCloseSubjectRequest,
    handleDownloadSubjectFile,
    handleReadSubjectLetter,
  ],
}
