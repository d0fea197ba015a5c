import {
  downloadSubjectFile,
  findSubjectMatches,
  listSubjectRequests,
  readRestriction,
  readSubjectLetter,
  readSubjectRequest,
  recordSubjectRequest,
} from '@dovolilnice/contract/subject-requests/operations'
import {
  chooseSubjectMatches,
  closeSubjectRequest,
  eraseSubjectData,
  extendSubjectRequest,
  giveSubjectData,
  liftSubjectRestriction,
  noteSubjectCorrection,
  noteSubjectObjection,
  restrictSubjectData,
  verifySubject,
} from '@dovolilnice/contract/subject-requests/steps/operations'
import { implement, type Feature, implementList } from '../../platform/http/feature.ts'
import { handleChooseSubjectMatches, handleFindSubjectMatches } from './matches/matches.ts'
import { handleDownloadSubjectFile, handleReadSubjectLetter } from './papers/answer-letter.ts'
import { handleListSubjectRequests, handleReadSubjectRequest, handleRecordSubjectRequest } from './record/record-request.ts'
import * as conduct from './steps/request-steps.ts'
import {
  handleCloseSubjectRequest,
  handleEraseSubjectData,
  handleGiveSubjectData,
  handleLiftSubjectRestriction,
  handleReadRestriction,
  handleRestrictSubjectData,
} from './steps/request-steps.ts'
import {
  subjectFilesInUse,
  subjectRequestPrivacy,
  subjectRequestProcessing,
  subjectRequestColumns,
  subjectRequestTables,
} from './subject-request-tables.ts'

export const subjectRequestsFeature: Feature = {
  name: 'subject-requests',
  tables: subjectRequestTables,
  columns: subjectRequestColumns,
  processing: subjectRequestProcessing,
  privacy: subjectRequestPrivacy,
  filesInUse: subjectFilesInUse,
  routes: [
    ...implementList(listSubjectRequests, handleListSubjectRequests),
    implement(recordSubjectRequest, handleRecordSubjectRequest),
    implement(readSubjectRequest, handleReadSubjectRequest),
    implement(findSubjectMatches, handleFindSubjectMatches),
    implement(chooseSubjectMatches, handleChooseSubjectMatches),
    implement(verifySubject, conduct.handleVerifySubject),
    implement(extendSubjectRequest, conduct.handleExtendSubjectRequest),
    implement(giveSubjectData, handleGiveSubjectData),
    implement(noteSubjectCorrection, conduct.handleNoteSubjectCorrection),
    implement(eraseSubjectData, handleEraseSubjectData),
    implement(restrictSubjectData, handleRestrictSubjectData),
    implement(liftSubjectRestriction, handleLiftSubjectRestriction),
    implement(readRestriction, handleReadRestriction),
    implement(noteSubjectObjection, conduct.handleNoteSubjectObjection),
    implement(closeSubjectRequest, handleCloseSubjectRequest),
    implement(downloadSubjectFile, handleDownloadSubjectFile),
    implement(readSubjectLetter, handleReadSubjectLetter),
  ],
}
