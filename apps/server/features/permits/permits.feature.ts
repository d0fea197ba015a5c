import { verifyPermit } from '@dovolilnice/contract/permits/verify/verify-permit'
import type { Feature } from '../../platform/http/feature.ts'
import * as changeCredentials from './opening/change-credentials.ts'
import * as permitPdf from './record/read-permit-pdf.ts'
import { handleResumePermit, handleRevokePermit, handleSuspendPermit, permitEffectsJob } from './record/permit-step.ts'
import {
  handleChangePermitVehicle,
  handleRefuseVehicleChange,
  handleAddTemporaryVehicle,
  handleAddOwnTemporaryVehicle,
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
import { permitIdentified, permitPrivacy, permitTables } from './permit-tables.ts'
import { isWithin, momentOf } from '@dovolilnice/contract/parking/window-days'
import { readWorkFreeDays } from '../../platform/calendar/closed-days.ts'
import { type Handler, implement } from '../../platform/http/context.ts'
import { findBySecret, verificationCode } from './verify/verification-code.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

/** Tells whether the paper in someone's hand is genuine and in force, and whether it is in the hours in which it opens. */
const handleVerifyPermit: Handler<typeof verifyPermit> = async ({ query }, context) => {
  const permit = await findBySecret(context.trx, query.number, query.code, verificationCode)
  const answer = await readOwnPermit(context.trx, context, permit, [])
  const workFree = new Set(await readWorkFreeDays(context.trx, context.now))
  return { ...answer, in_hours: isWithin(answer.time_windows, momentOf(context.now, workFree)) }
}

export const permitsFeature: Feature = {
  name: 'permits',
  ...ownTables(permitTables),
  identified: permitIdentified,
  privacy: permitPrivacy,
  routes: [
    handleListPermits,
    handleListUserPermits,
    handleListOwnPermits,
    handleGetPermit,
    handleGetOwnPermit,
    handleCreatePermit,
    handleCreateUserPermit,
    handleIssueApplicationPermit,
    handleUpdatePermit,
    handleSuspendPermit,
    handleResumePermit,
    handleRevokePermit,
    handleDeletePermit,
    handleReplacePermit,
    handleReplaceOwnPermit,
    handleChangePermitVehicle,
    handleRefuseVehicleChange,
    handleAddTemporaryVehicle,
    handleAddOwnTemporaryVehicle,
    changeCredentials.handleBlockOwnCredential,
    changeCredentials.handleSetVehicleClass,
    changeCredentials.handleUnblockPermitCredential,
    permitPdf.handleReadOwnCode,
    changeCredentials.handleAddPermitCredential,
    changeCredentials.handleRemovePermitCredential,
    permitPdf.handleReadPermitPdf,
    permitPdf.handleReadPermitPaper,
    permitPdf.handleReadRevocation,
    permitPdf.handleReadMailedRevocation,
    permitPdf.handleReadOwnPermitPdf,
    handleReadRenewal,
    handleReadMailedRenewal,
    handleReadOwnRenewal,
    implement(verifyPermit, handleVerifyPermit),
  ],
  search: permitSearch,
  jobs: [permitRemindersJob, documentRemindersJob, permitEffectsJob],
}
