import { insertApplication } from './apply/insert-application.ts'
import { takeStep } from './decide/application-step.ts'
import { enactApplicationAct, requireApplicationAct } from './decide/enact.ts'
import { requireKnownGaps } from './decide/known-gaps.ts'
import { reopenSupplement, returnApplication } from './decide/return-application.ts'
import { reopenApplication, settleApplication } from './decide/settle-application.ts'
import { countFromService } from './extend/count-from-service.ts'
import { linkApplication, mailFeeCall, mailFeeDecision, mailFeeReceipt, mailProForma } from './mail/application-mail.ts'
import { findOwnApplication } from './record/find-application.ts'
import { joinApplications } from './record/join-applications.ts'
import { confirmApplicationAddress, openLinkedApplication } from './record/linked-application.ts'

export const applicationsCapabilities = {
  confirmApplicationAddress,
  countFromService,
  enactApplicationAct,
  findOwnApplication,
  insertApplication,
  joinApplications,
  linkApplication,
  mailFeeCall,
  mailFeeDecision,
  mailFeeReceipt,
  mailProForma,
  openLinkedApplication,
  reopenApplication,
  reopenSupplement,
  requireApplicationAct,
  requireKnownGaps,
  returnApplication,
  settleApplication,
  takeApplicationStep: takeStep,
}
