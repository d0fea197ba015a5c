import { importPermit, takeImportedPermitBack } from './import/import-permit.ts'
import { judgeImportedPermits } from './import/plan-permits.ts'
import { countHouseholdPermits } from './issue/household-cap.ts'
import { issuePermit } from './issue/issue-permit.ts'
import { requireRenewable } from './issue/renewal.ts'
import { countUnreachedPermits, findNotifiedPermits } from './notify/notified-permits.ts'
import { mailPermitAppeal, warnHolder } from './notify/permit-mail.ts'
import { moveCards } from './opening/change-vehicle.ts'
import { platesOf } from './opening/plate-credentials.ts'
import { joinPermits } from './record/join-permits.ts'
import { lastingPlatesOf } from './record/get-permit.ts'
import { restorePermit } from './record/restore-permit.ts'
import { enactPermitAct, requirePermitAct } from './record/permit-step.ts'
import { opensRenewal, verificationCode, verificationUrl } from './verify/verification-code.ts'

export const permitsCapabilities = {
  countHouseholdPermits,
  enactPermitAct,
  findNotifiedPermits,
  countUnreachedPermits,
  importPermit,
  issuePermit,
  joinPermits,
  judgeImportedPermits,
  lastingPlatesOf,
  mailPermitAppeal,
  moveCards,
  opensRenewal,
  platesOf,
  requirePermitAct,
  requireRenewable,
  restorePermit,
  takeImportedPermitBack,
  verificationCode,
  verificationUrl,
  warnHolder,
}
