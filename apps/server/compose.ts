import { addCatalogue } from '@dovolilnice/contract/in-language'
import { italian } from './italian/italian.ts'
import type { Capabilities } from './platform/http/context.ts'
import type { Feature } from './platform/http/feature.ts'
import { isListRoute } from './platform/http/implement-list.ts'
import { platformOwners } from './platform/platform-owners.ts'
import type { Owner } from './platform/privacy/owner.ts'
import { accountingFeature } from './features/accounting/accounting.feature.ts'
import { accessFeature } from './features/access/access.feature.ts'
import { actsFeature } from './features/acts/acts.feature.ts'
import { readDecisionService } from './features/acts/service/read-decision-service.ts'
import { draftAct, dropDrafts, hasDraft } from './features/acts/drafts/act-drafts.ts'
import { decisionOfPermit, issueGrant } from './features/acts/issue/grant.ts'
import { issueAct } from './features/acts/issue/issue-act.ts'
import { hasAct } from './features/acts/record/find-act.ts'
import { settleStanding } from './features/acts/service/standing.ts'
import { readAutomaticDecider, readSettings as readActSettings } from './features/acts/settings/act-settings.ts'
import { factsWithHearing } from './features/acts/hearing/heard.ts'
import { suspensionBy } from './features/acts/drafts/suspension-ground.ts'
import { previewAct, readMatterAct } from './features/acts/paper/read-act-paper.ts'
import { appealsFeature } from './features/appeals/appeals.feature.ts'
import { addressesFeature } from './features/addresses/addresses.feature.ts'
import { ownMailText } from './features/resources/mail-texts/mail-texts.ts'
import { mailTemplates } from './mail-templates.ts'
import { locateAddress } from './features/addresses/locate-address.ts'
import { administrativeFeesFeature } from './features/administrative-fees/administrative-fees.feature.ts'
import { chargeAdministrativeFee, placeAdministrativeFees, rechargeAdministrativeFee } from './features/administrative-fees/charge-fee.ts'
import { countFeeFromService, readFeeDebt, readFeeSlip } from './features/administrative-fees/fee-queries.ts'
import { hasFeeReceipt, orderFeeReceipt, readFeeReceiptPaper } from './features/administrative-fees/fee-receipt.ts'
import { applicationsFeature } from './features/applications/applications.feature.ts'
import { insertApplication } from './features/applications/apply/insert-application.ts'
import { countFromService } from './features/applications/extend/count-from-service.ts'
import {
  linkApplication,
  mailFeeCall,
  mailFeeDecision,
  mailFeeReceipt,
  mailProForma,
} from './features/applications/mail/application-mail.ts'
import { findOwnApplication } from './features/applications/record/find-application.ts'
import { confirmApplicationAddress, openLinkedApplication } from './features/applications/record/linked-application.ts'
import { takeStep } from './features/applications/decide/application-step.ts'
import { enactApplicationAct, requireApplicationAct } from './features/applications/decide/enact.ts'
import { reopenSupplement, returnApplication } from './features/applications/decide/return-application.ts'
import { reopenApplication, settleApplication } from './features/applications/decide/settle-application.ts'
import { requireKnownGaps } from './features/applications/decide/known-gaps.ts'
import { joinApplications } from './features/applications/record/join-applications.ts'
import { readGatesLink } from './features/bollards/gates-link.ts'
import { bollardsFeature } from './features/bollards/bollards.feature.ts'
import { coinMachinesFeature } from './features/coin-machines/coin-machines.feature.ts'
import { counterFeature } from './features/counter/counter.feature.ts'
import { dashboardFeature } from './features/dashboard/dashboard.feature.ts'
import { readApplicationDocuments } from './features/documents/document-queries.ts'
import { documentsFeature } from './features/documents/documents.feature.ts'
import { heldDocuments } from './features/documents/held-documents.ts'
import { documentTypesOf, keepDocuments } from './features/documents/keep-documents.ts'
import { markCopies } from './features/documents/purpose-mark/mark-copies.ts'
import { retirePermitDocuments } from './features/documents/remove-documents.ts'
import { eventsFeature } from './features/events/events.feature.ts'
import { readHistory } from './features/events/read-history.ts'
import { jobsFeature } from './features/jobs/jobs.feature.ts'
import { exportsFeature } from './features/exports/exports.feature.ts'
import { importsFeature } from './features/imports/imports.feature.ts'
import { invoicesFeature } from './features/invoices/invoices.feature.ts'
import { takeInvoiceBack } from './features/invoices/issue/cancel-invoice.ts'
import { creditRefunds } from './features/invoices/issue/credit-refund.ts'
import { issueInvoice } from './features/invoices/issue/issue-invoice.ts'
import { askSendings } from './features/invoices/send/ask-sending.ts'
import { mailWithInvoice } from './features/invoices/send/mail-with-invoice.ts'
import { notificationsFeature } from './features/notifications/notifications.feature.ts'
import { endCardAttempt } from './features/online-payments/end-attempt.ts'
import { onlinePaymentsFeature } from './features/online-payments/online-payments.feature.ts'
import { readCardOffer } from './features/online-payments/read-payment.ts'
import { openDataFeature } from './features/open-data/open-data.feature.ts'
import { parkingFeature } from './features/parking/parking.feature.ts'
import { countHouseholdPermits } from './features/permits/issue/household-cap.ts'
import { paymentsFeature } from './features/payments/payments.feature.ts'
import { handBackPayment } from './features/payments/receive/hand-back-payment.ts'
import { receiveFee, receivePayment } from './features/payments/receive/receive-payment.ts'
import { howPaid } from './features/payments/settle/how-paid.ts'
import { readPayable } from './features/payments/one-payable.ts'
import { recordOnlinePayment } from './features/payments/record-online-payment.ts'
import { releasePayment, setAsidePayment } from './features/payments/steps/set-aside.ts'
import { issuePermit } from './features/permits/issue/issue-permit.ts'
import { requireRenewable } from './features/permits/issue/renewal.ts'
import { importPermit, takeImportedPermitBack } from './features/permits/import/import-permit.ts'
import { judgeImportedPermits } from './features/permits/import/plan-permits.ts'
import { findNotifiedPermits } from './features/permits/notify/notified-permits.ts'
import { moveCards } from './features/permits/opening/move-cards.ts'
import { platesOf } from './features/permits/opening/plate-credentials.ts'
import { permitsFeature } from './features/permits/permits.feature.ts'
import { joinPermits } from './features/permits/record/join-permits.ts'
import { undoWherePossible } from './features/appeals/steps/undo-act.ts'
import { restorePermit } from './features/permits/record/restore-permit.ts'
import { enactPermitAct, requirePermitAct } from './features/permits/record/take-away.ts'
import { lastingPlatesOf } from './features/permits/record/permit-details.ts'
import { opensRenewal } from './features/permits/verify/verification-code.ts'
import { endProForma, issueProForma } from './features/pro-formas/issue-pro-forma.ts'
import { proFormasFeature } from './features/pro-formas/pro-formas.feature.ts'
import { findWaitingProForma, readPaymentDetails } from './features/pro-formas/waiting-pro-forma.ts'
import { anonymisePerson } from './features/privacy/anonymise-person.ts'
import { privacyFeature } from './features/privacy/privacy.feature.ts'
import { readParameters } from './features/resources/parameters.ts'
import { refundsFeature } from './features/refunds/refunds.feature.ts'
import { settleRefunds } from './features/refunds/steps/settle-by-statement.ts'
import { identityProviderFeature } from './features/identity-provider/identity-provider.feature.ts'
import { listParkingLots } from './features/resources/parking-lots.ts'
import { listPermitKinds } from './features/resources/permit-kinds.ts'
import { resourcesFeature } from './features/resources/resources.feature.ts'
import { searchFeature } from './features/search/search.feature.ts'
import { beginSecondStep } from './features/second-factor/sign-in-steps.ts'
import { takeOffFactors } from './features/second-factor/remove-factors.ts'
import { secondFactorFeature } from './features/second-factor/second-factor.feature.ts'
import { endSessions } from './features/session/sessions/end-sessions.ts'
import { voidPasswordLinks } from './features/session/passwords/password-links.ts'
import { confirmSession, raiseSession } from './features/session/sessions/raise-session.ts'
import { noteProviderRefusal } from './features/session/passwords/note-failure.ts'
import { signInAs } from './features/session/sign-in-as.ts'
import { renewSession } from './features/session/sessions/renew-session.ts'
import { beginSignUp } from './features/session/sign-up/sign-ups.ts'
import { sendPasswordLink } from './features/session/passwords/send-password-link.ts'
import { sessionFeature } from './features/session/session.feature.ts'
import { findErasureBlocks, lockAccounts } from './features/users/erasure-blocks.ts'
import { findAccountOfEmail, joinRecords, joinRecordsOfEmail } from './features/users/join-records.ts'
import { statisticsFeature } from './features/statistics/statistics.feature.ts'
import { subjectRequestsFeature } from './features/subject-requests/subject-requests.feature.ts'
import { addPerson, changePerson, findPeopleByEmail, removeUnusedPeople } from './features/users/import/import-people.ts'
import { noteSeen, openOwnAccount, setPassword } from './features/users/signing-in.ts'
import { usersFeature } from './features/users/users.feature.ts'

addCatalogue('it', italian)

/** Every feature of the product. */
export const features: readonly Feature[] = [
  sessionFeature,
  secondFactorFeature,
  identityProviderFeature,
  resourcesFeature,
  eventsFeature,
  usersFeature,
  privacyFeature,
  subjectRequestsFeature,
  searchFeature,
  accountingFeature,
  dashboardFeature,
  statisticsFeature,
  applicationsFeature,
  administrativeFeesFeature,
  actsFeature,
  appealsFeature,
  proFormasFeature,
  documentsFeature,
  permitsFeature,
  invoicesFeature,
  parkingFeature,
  paymentsFeature,
  counterFeature,
  onlinePaymentsFeature,
  refundsFeature,
  notificationsFeature,
  accessFeature,
  bollardsFeature,
  coinMachinesFeature,
  exportsFeature,
  importsFeature,
  addressesFeature,
  jobsFeature,
  openDataFeature,
]

/** Everyone who owns tables: the features and the platform. */
export const owners: readonly Owner[] = [...features, ...platformOwners]

/** What features offer one another: the only way from one to the next. */
export const capabilities: Capabilities = {
  ...{ sendPasswordLink, beginSignUp, openOwnAccount, confirmApplicationAddress },
  readParameters,
  ...{ chargeAdministrativeFee, rechargeAdministrativeFee, placeAdministrativeFees },
  ...{ countFeeFromService, readFeeDebt, readFeeSlip, orderFeeReceipt, hasFeeReceipt, readFeeReceiptPaper },
  ...{ mailFeeDecision, mailFeeCall, mailFeeReceipt, mailProForma },
  readGatesLink,
  listParkingLots,
  listPermitKinds,
  ...{ issueAct, issueGrant, decisionOfPermit },
  ...{ draftAct, hasDraft, dropDrafts },
  readAutomaticDecider,
  readActSettings,
  settleStanding,
  reopenSupplement,
  ...{ enactApplicationAct, requireApplicationAct, enactPermitAct, requirePermitAct },
  restorePermit,
  undoWherePossible,
  previewAct,
  readMatterAct,
  readDecisionService,
  hasAct,
  ...{ factsWithHearing, suspensionBy },
  countFromService,
  issuePermit,
  howPaid,
  ...{ receivePayment, receiveFee },
  handBackPayment,
  issueInvoice,
  takeInvoiceBack,
  creditRefunds,
  mailWithInvoice,
  sendInvoices: askSendings,
  findNotifiedPermits,
  readHistory,
  joinRecords,
  findAccountOfEmail,
  joinRecordsOfEmail,
  anonymisePerson,
  findErasureBlocks,
  ...{ locateAddress, ownMailText, mailTemplates },
  ...{ findPeopleByEmail, addPerson, changePerson, removeUnusedPeople },
  ...{ judgeImportedPermits, importPermit, takeImportedPermitBack },
  lockAccounts,
  ...{ insertApplication, requireKnownGaps },
  countHouseholdPermits,
  ...{ documentTypesOf, keepDocuments, heldDocuments },
  finishDocuments: markCopies,
  readApplicationDocuments,
  ...{ requireRenewable, opensRenewal, lastingPlatesOf },
  platesOf,
  ...{ setPassword, noteSeen, voidPasswordLinks, endSessions },
  signInAs,
  noteProviderRefusal,
  ...{ raiseSession, confirmSession },
  beginSecondStep,
  takeOffFactors,
  renewSession,
  moveCards,
  retirePermitDocuments,
  takeApplicationStep: takeStep,
  ...{ settleApplication, reopenApplication, returnApplication },
  settleRefunds,
  recordOnlinePayment,
  readPayable,
  ...{ readCardOffer, endCardAttempt },
  ...{ setAsidePayment, releasePayment },
  joinPermits,
  joinApplications,
  openLinkedApplication,
  findOwnApplication,
  linkApplication,
  ...{ issueProForma, endProForma, findWaitingProForma, readPaymentDetails },
  lists: features.flatMap(({ routes }) => routes.filter(isListRoute)).filter(({ operation }) => operation.list.onScreenOnly !== true),
  searchSources: features.flatMap(({ search }) => search ?? []),
}
