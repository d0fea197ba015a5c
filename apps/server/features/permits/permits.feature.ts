import {
  addOwnTemporaryVehicle,
  addPermitCredential,
  addTemporaryVehicle,
  blockOwnCredential,
  changePermitVehicle,
  refuseVehicleChange,
  removePermitCredential,
  setVehicleClass,
  unblockPermitCredential,
} from '@dovolilnice/contract/permits/opening/operations'
import {
  deletePermit,
  getOwnPermit,
  getPermit,
  readMailedRevocation,
  readOwnCode,
  readOwnPermitPdf,
  readPermitPaper,
  readPermitPdf,
  readRevocation,
  resumePermit,
  revokePermit,
  suspendPermit,
  updatePermit,
} from '@dovolilnice/contract/permits/record/operations'
import {
  createPermit,
  createUserPermit,
  issueApplicationPermit,
  replaceOwnPermit,
  replacePermit,
} from '@dovolilnice/contract/permits/issue/operations'
import { listOwnPermits, listPermits, listUserPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { readMailedRenewal, readOwnRenewal, readRenewal } from '@dovolilnice/contract/permits/issue/renewal'
import { verifyPermit } from '@dovolilnice/contract/permits/verify/verify-permit'
import { implement, type Feature, implementList } from '../../platform/http/feature.ts'
import {
  handleAddPermitCredential,
  handleBlockOwnCredential,
  handleRemovePermitCredential,
  handleSetVehicleClass,
  handleUnblockPermitCredential,
} from './opening/change-credentials.ts'
import {
  handleReadMailedRevocation,
  handleReadOwnCode,
  handleReadOwnPermitPdf,
  handleReadPermitPaper,
  handleReadPermitPdf,
  handleReadRevocation,
} from './record/read-permit-pdf.ts'
import { handleResumePermit, handleRevokePermit, handleSuspendPermit, permitEffectsJob } from './record/permit-step.ts'
import {
  handleAddOwnTemporaryVehicle,
  handleAddTemporaryVehicle,
  handleChangePermitVehicle,
  handleRefuseVehicleChange,
} from './opening/change-vehicle.ts'
import { handleCreatePermit, handleCreateUserPermit } from './issue/create-permit.ts'
import { handleDeletePermit } from './record/delete-permit.ts'
import { handleGetOwnPermit, handleGetPermit, readOwnPermit } from './record/get-permit.ts'
import { handleIssueApplicationPermit } from './issue/issue-permit.ts'
import { handleListOwnPermits, handleListPermits, handleListUserPermits } from './list/permit-list.ts'
import { permitSearch } from './list/permit-search.ts'
import { documentRemindersJob } from './notify/document-reminders.ts'
import { permitRemindersJob } from './notify/permit-reminders.ts'
import { handleReadMailedRenewal, handleReadOwnRenewal, handleReadRenewal } from './issue/renewal.ts'
import { handleReplaceOwnPermit, handleReplacePermit } from './issue/replace-permit.ts'
import { handleUpdatePermit } from './record/update-permit.ts'
import { permitColumns, permitIdentified, permitPrivacy, permitProcessing, permitTables } from './permit-tables.ts'
import { isWithin, momentOf } from '@dovolilnice/contract/parking/window-days'
import { readWorkFreeDays } from '../../platform/calendar/closed-days.ts'
import type { Handler } from '../../platform/http/context.ts'
import { findBySecret, verificationCode } from './verify/verification-code.ts'

/** Tells whether the paper in someone's hand is genuine and in force, and whether it is in the hours in which it opens. */
const handleVerifyPermit: Handler<typeof verifyPermit> = async ({ query }, context) => {
  const permit = await findBySecret(context.trx, query.number, query.code, verificationCode)
  const answer = await readOwnPermit(context.trx, context, permit, [])
  const workFree = new Set(await readWorkFreeDays(context.trx, context.now))
  return { ...answer, in_hours: isWithin(answer.time_windows, momentOf(context.now, workFree)) }
}

export const permitsFeature: Feature = {
  name: 'permits',
  tables: permitTables,
  columns: permitColumns,
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
    implement(refuseVehicleChange, handleRefuseVehicleChange),
    implement(addTemporaryVehicle, handleAddTemporaryVehicle),
    implement(addOwnTemporaryVehicle, handleAddOwnTemporaryVehicle),
    implement(blockOwnCredential, handleBlockOwnCredential),
    implement(setVehicleClass, handleSetVehicleClass),
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
