import type { Feature } from '../../platform/http/feature.ts'
import { appealPrivacy, appealTables } from './appeal-tables.ts'
import { handleReadAppealLetter } from './letter/appeal-letter.ts'
import { appealSearch, handleListAppeals } from './list/list-appeals.ts'
import { handleLodgeAppeal } from './record/lodge-appeal.ts'
import { handleLodgeLinkedAppeal, handleLodgeOwnAppeal, handleLodgeOwnPermitAppeal } from './record/lodge-own-appeal.ts'
import { handleReadAppeal } from './record/read-appeal.ts'
import * as conduct from './steps/steps.ts'
import * as decide from './steps/steps.ts'
import * as second from './steps/steps.ts'
import { handleSendAppeal } from './steps/steps.ts'
import { filesNamedBy, ownTables } from '../../platform/privacy/owner.ts'

export const appealsFeature: Feature = {
  name: 'appeals',
  ...ownTables(appealTables),
  privacy: appealPrivacy,
  search: appealSearch,
  filesInUse: filesNamedBy({ appeal: ['letter_key'] }),
  routes: [
    handleListAppeals,
    handleLodgeAppeal,
    handleLodgeLinkedAppeal,
    handleLodgeOwnAppeal,
    handleLodgeOwnPermitAppeal,
    handleReadAppeal,
    handleReadAppealLetter,
    conduct.handleRequestAppealSupplement,
    conduct.handleSupplementAppeal,
    conduct.handleUpdateAppeal,
    conduct.handleWithdrawAppeal,
    handleSendAppeal,
    decide.handleDismissAppeal,
    decide.handleGrantAppeal,
    decide.handleCancelAppeal,
    second.handleRecordAppealDecision,
    second.handleTakeBackAppealDecision,
    second.handleServeAppealDecision,
  ],
}
