import { downloadSubjectFile } from '@dovolilnice/contract/subject-requests/download-subject-file'
import { findSubjectMatches } from '@dovolilnice/contract/subject-requests/find-subject-matches'
import { listSubjectRequests } from '@dovolilnice/contract/subject-requests/list-subject-requests'
import { readRestriction } from '@dovolilnice/contract/subject-requests/read-restriction'
import { readSubjectLetter } from '@dovolilnice/contract/subject-requests/read-subject-letter'
import { readSubjectRequest } from '@dovolilnice/contract/subject-requests/read-subject-request'
import { recordSubjectRequest } from '@dovolilnice/contract/subject-requests/record-subject-request'
import { chooseSubjectMatches } from '@dovolilnice/contract/subject-requests/steps/choose-subject-matches'
import { closeSubjectRequest } from '@dovolilnice/contract/subject-requests/steps/close-subject-request'
import { eraseSubjectData } from '@dovolilnice/contract/subject-requests/steps/erase-subject-data'
import { extendSubjectRequest } from '@dovolilnice/contract/subject-requests/steps/extend-subject-request'
import { giveSubjectData } from '@dovolilnice/contract/subject-requests/steps/give-subject-data'
import { liftSubjectRestriction } from '@dovolilnice/contract/subject-requests/steps/lift-subject-restriction'
import { noteSubjectCorrection } from '@dovolilnice/contract/subject-requests/steps/note-subject-correction'
import { noteSubjectObjection } from '@dovolilnice/contract/subject-requests/steps/note-subject-objection'
import { restrictSubjectData } from '@dovolilnice/contract/subject-requests/steps/restrict-subject-data'
import { verifySubject } from '@dovolilnice/contract/subject-requests/steps/verify-subject'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { handleChooseSubjectMatches } from './matches/choose-matches.ts'
import { handleFindSubjectMatches } from './matches/find-matches.ts'
import { handleDownloadSubjectFile, handleReadSubjectLetter } from './papers/download-files.ts'
import { handleListSubjectRequests, handleReadSubjectRequest } from './record/read-requests.ts'
import { handleRecordSubjectRequest } from './record/record-request.ts'
import { handleCloseSubjectRequest } from './steps/close-request.ts'
import * as conduct from './steps/conduct-request.ts'
import { handleEraseSubjectData } from './steps/erase-data.ts'
import { handleGiveSubjectData } from './steps/give-data.ts'
import { handleLiftSubjectRestriction, handleReadRestriction, handleRestrictSubjectData } from './steps/restrict-data.ts'
import { subjectFilesInUse, subjectRequestPrivacy } from './subject-request-privacy.ts'
import { subjectRequestProcessing, subjectRequestTables } from './subject-request-tables.ts'

export const subjectRequestsFeature: Feature = {
  name: 'subject-requests',
  tables: subjectRequestTables,
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
