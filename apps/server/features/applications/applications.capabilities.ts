export { priceOfReplacement, resumeRefusedPart } from './decide/partial-grant.ts'
export { insertApplication } from './apply/insert-application.ts'
export { requireKnownGaps, takeStep as takeApplicationStep } from './decide/application-step.ts'
export { enactApplicationAct, requireApplicationAct } from './decide/enact.ts'
export {
  endAgain,
  findAnswering,
  reopenApplication,
  reopenSupplement,
  resumeProcedure,
  returnApplication,
  settleApplication,
  suspendProcedure,
} from './decide/settle-application.ts'
export { countFromService } from './extend/count-from-service.ts'
export { linkApplication, mailAppealReceived, mailFeeCall, mailFeeDecision, mailFeeReceipt, mailProForma } from './mail/application-mail.ts'
export { makeApplicationPaper } from './record/application-pdf.ts'
export {
  confirmApplicationAddress,
  findOwnApplication,
  joinApplications,
  moveApplications,
  openLinkedApplication,
} from './record/find-application.ts'
