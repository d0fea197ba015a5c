import { addOwnTemporaryVehicle } from '@dovolilnice/contract/permits/opening/add-own-temporary-vehicle'
import { addPermitCredential } from '@dovolilnice/contract/permits/opening/add-permit-credential'
import { addTemporaryVehicle } from '@dovolilnice/contract/permits/opening/add-temporary-vehicle'
import { blockOwnCredential } from '@dovolilnice/contract/permits/opening/block-own-credential'
import { unblockPermitCredential } from '@dovolilnice/contract/permits/opening/unblock-permit-credential'
import { readOwnCode } from '@dovolilnice/contract/permits/record/read-own-code'
import { changePermitVehicle } from '@dovolilnice/contract/permits/opening/change-permit-vehicle'
import { createPermit } from '@dovolilnice/contract/permits/issue/create-permit'
import { createUserPermit } from '@dovolilnice/contract/permits/issue/create-user-permit'
import { deletePermit } from '@dovolilnice/contract/permits/record/delete-permit'
import { getOwnPermit } from '@dovolilnice/contract/permits/record/get-own-permit'
import { getPermit } from '@dovolilnice/contract/permits/record/get-permit'
import { issueApplicationPermit } from '@dovolilnice/contract/permits/issue/issue-application-permit'
import { listOwnPermits } from '@dovolilnice/contract/permits/list/list-own-permits'
import { listPermits } from '@dovolilnice/contract/permits/list/list-permits'
import { listUserPermits } from '@dovolilnice/contract/permits/list/list-user-permits'
import { readOwnPermitPdf } from '@dovolilnice/contract/permits/record/read-own-permit-pdf'
import { readMailedRenewal } from '@dovolilnice/contract/permits/issue/read-mailed-renewal'
import { readOwnRenewal } from '@dovolilnice/contract/permits/issue/read-own-renewal'
import { readPermitPaper } from '@dovolilnice/contract/permits/record/read-permit-paper'
import { readPermitPdf } from '@dovolilnice/contract/permits/record/read-permit-pdf'
import { readMailedRevocation } from '@dovolilnice/contract/permits/record/read-mailed-revocation'
import { readRenewal } from '@dovolilnice/contract/permits/issue/read-renewal'
import { readRevocation } from '@dovolilnice/contract/permits/record/read-revocation'
import { removePermitCredential } from '@dovolilnice/contract/permits/opening/remove-permit-credential'
import { replaceOwnPermit } from '@dovolilnice/contract/permits/issue/replace-own-permit'
import { replacePermit } from '@dovolilnice/contract/permits/issue/replace-permit'
import { resumePermit } from '@dovolilnice/contract/permits/record/resume-permit'
import { revokePermit } from '@dovolilnice/contract/permits/record/revoke-permit'
import { suspendPermit } from '@dovolilnice/contract/permits/record/suspend-permit'
import { updatePermit } from '@dovolilnice/contract/permits/record/update-permit'
import { verifyPermit } from '@dovolilnice/contract/permits/verify/verify-permit'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { handleBlockOwnCredential, handleUnblockPermitCredential } from './opening/block-credential.ts'
import { handleReadOwnCode } from './record/read-own-code.ts'
import { handleAddPermitCredential, handleRemovePermitCredential } from './opening/change-credentials.ts'
import { handleResumePermit, handleRevokePermit, handleSuspendPermit } from './record/change-status.ts'
import { handleAddOwnTemporaryVehicle, handleAddTemporaryVehicle, handleChangePermitVehicle } from './opening/change-vehicle.ts'
import { handleCreatePermit, handleCreateUserPermit } from './issue/create-permit.ts'
import { handleDeletePermit } from './record/delete-permit.ts'
import { handleGetOwnPermit, handleGetPermit } from './record/get-permit.ts'
import { handleIssueApplicationPermit } from './issue/issue-application-permit.ts'
import { handleListOwnPermits, handleListPermits, handleListUserPermits } from './list/list-permits.ts'
import { documentRemindersJob } from './notify/document-reminders.ts'
import { permitRemindersJob } from './notify/permit-reminders.ts'
import { handleReadOwnPermitPdf, handleReadPermitPaper, handleReadPermitPdf } from './record/read-permit-pdf.ts'
import { handleReadMailedRenewal, handleReadOwnRenewal, handleReadRenewal } from './issue/renewal.ts'
import { handleReadMailedRevocation, handleReadRevocation } from './record/read-revocation.ts'
import { handleReplaceOwnPermit } from './issue/replace-own-permit.ts'
import { handleReplacePermit } from './issue/replace-permit.ts'
import { handleUpdatePermit } from './record/update-permit.ts'
import { handleVerifyPermit } from './verify/verify-permit.ts'
import { permitEffectsJob } from './record/take-away.ts'
import { permitPrivacy } from './permit-privacy.ts'
import { permitIdentified } from './permit-identified.ts'
import { permitProcessing, permitTables } from './permit-tables.ts'
import { permitSearch } from './list/permit-search.ts'

export const permitsFeature: Feature = {
  name: 'permits',
  tables: permitTables,
  processing: permitProcessing,
  identified: permitIdentified,
  privacy: permitPrivacy,
  routes: [
    ...implementList(listPermits, handleListPermits),
    ...implementList(listUserPermits, handleListUserPermits),
    ...implementList(listOwnPermits, handleListOwnPermits),
    implement(getPermit, handleGetPermit),
    implement(getOwnPermit, handleGetOwnPermit),
    implement(createPermit, handleCreatePermit),
    implement(createUserPermit, handleCreateUserPermit),
    implement(issueApplicationPermit, handleIssueApplicationPermit),
    implement(updatePermit, handleUpdatePermit),
    implement(suspendPermit, handleSuspendPermit),
    implement(resumePermit, handleResumePermit),
    implement(revokePermit, handleRevokePermit),
    implement(deletePermit, handleDeletePermit),
    implement(replacePermit, handleReplacePermit),
    implement(replaceOwnPermit, handleReplaceOwnPermit),
    implement(changePermitVehicle, handleChangePermitVehicle),
    implement(addTemporaryVehicle, handleAddTemporaryVehicle),
    implement(addOwnTemporaryVehicle, handleAddOwnTemporaryVehicle),
    implement(blockOwnCredential, handleBlockOwnCredential),
    implement(unblockPermitCredential, handleUnblockPermitCredential),
    implement(readOwnCode, handleReadOwnCode),
    implement(addPermitCredential, handleAddPermitCredential),
    implement(removePermitCredential, handleRemovePermitCredential),
    implement(readPermitPdf, handleReadPermitPdf),
    implement(readPermitPaper, handleReadPermitPaper),
    implement(readRevocation, handleReadRevocation),
    implement(readMailedRevocation, handleReadMailedRevocation),
    implement(readOwnPermitPdf, handleReadOwnPermitPdf),
    implement(readRenewal, handleReadRenewal),
    implement(readMailedRenewal, handleReadMailedRenewal),
    implement(readOwnRenewal, handleReadOwnRenewal),
    implement(verifyPermit, handleVerifyPermit),
  ],
  search: permitSearch,
  jobs: [permitRemindersJob, documentRemindersJob, permitEffectsJob],
}
