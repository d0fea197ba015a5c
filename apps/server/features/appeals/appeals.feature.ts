import { listAppeals } from '@dovolilnice/contract/appeals/list-appeals'
import { lodgeAppeal } from '@dovolilnice/contract/appeals/lodge-appeal'
import { readAppeal } from '@dovolilnice/contract/appeals/read-appeal'
import { readAppealLetter } from '@dovolilnice/contract/appeals/read-appeal-letter'
import { cancelAppeal } from '@dovolilnice/contract/appeals/steps/cancel-appeal'
import { dismissAppeal } from '@dovolilnice/contract/appeals/steps/dismiss-appeal'
import { grantAppeal } from '@dovolilnice/contract/appeals/steps/grant-appeal'
import { recordAppealDecision } from '@dovolilnice/contract/appeals/steps/record-appeal-decision'
import { requestAppealSupplement } from '@dovolilnice/contract/appeals/steps/request-appeal-supplement'
import { sendAppeal } from '@dovolilnice/contract/appeals/steps/send-appeal'
import { serveAppealDecision } from '@dovolilnice/contract/appeals/steps/serve-appeal-decision'
import { supplementAppeal } from '@dovolilnice/contract/appeals/steps/supplement-appeal'
import { takeBackAppealDecision } from '@dovolilnice/contract/appeals/steps/take-back-appeal-decision'
import { updateAppeal } from '@dovolilnice/contract/appeals/steps/update-appeal'
import { withdrawAppeal } from '@dovolilnice/contract/appeals/steps/withdraw-appeal'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { appealPrivacy } from './appeal-privacy.ts'
import { appealProcessing, appealTables } from './appeal-tables.ts'
import { appealFilesInUse, handleReadAppealLetter } from './letter/appeal-letter.ts'
import { appealSearch } from './list/appeal-search.ts'
import { handleListAppeals } from './list/list-appeals.ts'
import { handleLodgeAppeal } from './record/lodge-appeal.ts'
import { handleReadAppeal } from './record/read-appeal.ts'
import * as conduct from './steps/conduct-appeal.ts'
import * as decide from './steps/decide-appeal.ts'
import * as second from './steps/record-decision.ts'
import { handleSendAppeal } from './steps/send-appeal.ts'

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
