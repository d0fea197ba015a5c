import { priceOfReplacement, resumeRefusedPart } from './decide/partial-grant.ts'
import { insertApplication } from './apply/insert-application.ts'
import { requireKnownGaps, takeStep } from './decide/application-step.ts'
import { enactApplicationAct, requireApplicationAct } from './decide/enact.ts'
import {
  endAgain,
  findAnswering,
  reopenApplication,
  reopenSupplement,
  resumeProcedure,
  returnApplication,
  settleApplication,
  suspendProcedure,
} from './decide/settle-application.ts'
import { countFromService } from './extend/count-from-service.ts'
import { linkApplication, mailAppealReceived, mailFeeCall, mailFeeDecision, mailFeeReceipt, mailProForma } from './mail/application-mail.ts'
import { makeApplicationPaper } from './record/application-pdf.ts'
import { confirmApplicationAddress, findOwnApplication, joinApplications, openLinkedApplication } from './record/find-application.ts'

export const applicationsCapabilities = {
  confirmApplicationAddress,
  countFromService,
  endAgain,
  enactApplicationAct,
  findAnswering,
  findOwnApplication,
  insertApplication,
  joinApplications,
  linkApplication,
  mailAppealReceived,
  mailFeeCall,
  mailFeeDecision,
  mailFeeReceipt,
  mailProForma,
  makeApplicationPaper,
  openLinkedApplication,
  priceOfReplacement,
  reopenApplication,
  reopenSupplement,
  requireApplicationAct,
  requireKnownGaps,
  resumeProcedure,
  returnApplication,
  settleApplication,
  suspendProcedure,
  takeApplicationStep: takeStep,
  resumeRefusedPart,
}
