import { listAppeals, lodgeAppeal, readAppeal, readAppealLetter } from '@dovolilnice/contract/appeals/operations'
import { lodgeLinkedAppeal, lodgeOwnAppeal, lodgeOwnPermitAppeal } from '@dovolilnice/contract/appeals/lodge-own-appeal'
import {
  cancelAppeal,
  dismissAppeal,
  grantAppeal,
  recordAppealDecision,
  requestAppealSupplement,
  sendAppeal,
  serveAppealDecision,
  supplementAppeal,
  takeBackAppealDecision,
  updateAppeal,
  withdrawAppeal,
} from '@dovolilnice/contract/appeals/steps/operations'
import { implement, type Feature, implementList } from '../../platform/http/feature.ts'
import { appealPrivacy, appealProcessing, appealTables } from './appeal-tables.ts'
import { appealFilesInUse, handleReadAppealLetter } from './letter/appeal-letter.ts'
import { appealSearch, handleListAppeals } from './list/list-appeals.ts'
import { handleLodgeAppeal } from './record/lodge-appeal.ts'
import { handleLodgeLinkedAppeal, handleLodgeOwnAppeal, handleLodgeOwnPermitAppeal } from './record/lodge-own-appeal.ts'
import { handleReadAppeal } from './record/read-appeal.ts'
import * as conduct from './steps/steps.ts'
import * as decide from './steps/steps.ts'
import * as second from './steps/steps.ts'
import { handleSendAppeal } from './steps/steps.ts'

export const appealsFeature: Feature = {
  name: 'appeals',
  tables: appealTables,
  processing: appealProcessing,
  privacy: appealPrivacy,
  search: appealSearch,
  filesInUse: appealFilesInUse,
  routes: [
    ...implementList(listAppeals, handleListAppeals),
    implement(lodgeAppeal, handleLodgeAppeal),
    implement(lodgeLinkedAppeal, handleLodgeLinkedAppeal),
    implement(lodgeOwnAppeal, handleLodgeOwnAppeal),
    implement(lodgeOwnPermitAppeal, handleLodgeOwnPermitAppeal),
    implement(readAppeal, handleReadAppeal),
    implement(readAppealLetter, handleReadAppealLetter),
    implement(requestAppealSupplement, conduct.handleRequestAppealSupplement),
    implement(supplementAppeal, conduct.handleSupplementAppeal),
    implement(updateAppeal, conduct.handleUpdateAppeal),
    implement(withdrawAppeal, conduct.handleWithdrawAppeal),
    implement(sendAppeal, handleSendAppeal),
    implement(dismissAppeal, decide.handleDismissAppeal),
    implement(grantAppeal, decide.handleGrantAppeal),
    implement(cancelAppeal, decide.handleCancelAppeal),
    implement(recordAppealDecision, second.handleRecordAppealDecision),
    implement(takeBackAppealDecision, second.handleTakeBackAppealDecision),
    implement(serveAppealDecision, second.handleServeAppealDecision),
  ],
}
