import type { Text } from '../locale.ts'
import type { ApplicationAction, ApplicationSource, ApplicationStatus } from './application-status.ts'

/** What a status is called, on screens, in mails and on paper. */
export const applicationStatusLabels: Record<ApplicationStatus, Text> = {
  submitted: { sl: 'Oddana', en: 'Submitted' },
  in_review: { sl: 'V obravnavi', en: 'In review' },
  supplement_requested: { sl: 'V dopolnitvi', en: 'Supplement requested' },
  approved: { sl: 'Odobrena', en: 'Approved' },
  paid: { sl: 'Plačana', en: 'Paid' },
  completed: { sl: 'Dovolilnica izdana', en: 'Permit issued' },
  rejected: { sl: 'Zavrnjena', en: 'Rejected' },
  withdrawn: { sl: 'Umaknjena', en: 'Withdrawn' },
  lapsed: { sl: 'Rok potekel', en: 'Deadline passed' },
  cancelled: { sl: 'Vnos razveljavljen', en: 'Cancelled' },
  dismissed: { sl: 'Zavržena', en: 'Dismissed' },
}

/** What a list of applications can be narrowed to: a status, all that are open, or those of them that wait for a clerk. */
export const applicationStatusFilterLabels: Record<ApplicationStatus | 'open' | 'waiting', Text> = {
  open: { sl: 'Odprte', en: 'Open' },
  waiting: { sl: 'Čakajo na referenta', en: 'Waiting for a clerk' },
  ...applicationStatusLabels,
}

/** What a step is called on its button. */
export const applicationActionLabels: Record<ApplicationAction, Text> = {
  take_into_review: { sl: 'Prevzemi v obravnavo', en: 'Take into review' },
  request_supplement: { sl: 'Pozovi k dopolnitvi', en: 'Ask for a supplement' },
  supplement: { sl: 'Dopolni', en: 'Add what was asked for' },
  close_supplement: { sl: 'Umakni poziv k dopolnitvi', en: 'Take the call for a supplement back' },
  approve: { sl: 'Odobri', en: 'Approve' },
  grant_in_part: { sl: 'Delno ugodi', en: 'Grant in part' },
  reject: { sl: 'Zavrni', en: 'Reject' },
  withdraw: { sl: 'Vpiši umik vlagatelja', en: 'Enter the applicant’s withdrawal' },
  record_payment: { sl: 'Evidentiraj plačilo', en: 'Record the payment' },
  undo_payment: { sl: 'Razveljavi plačilo', en: 'Take the payment back' },
  issue_permit: { sl: 'Izdaj dovolilnico', en: 'Issue the permit' },
  cancel: { sl: 'Razveljavi vnos', en: 'Cancel the entry' },
  dismiss: { sl: 'Zavrzi', en: 'Dismiss' },
  declare_inadmissible: { sl: 'Zavrzi zahtevo', en: 'Declare inadmissible' },
  restore_supplement: { sl: 'Vrni rok za dopolnitev', en: 'Restore the term for the supplement' },
  restore_payment: { sl: 'Odpravi sklep o neplačilu', en: 'Withdraw the finding of non-payment' },
  return: { sl: 'Vrni v odločanje', en: 'Return for a new decision' },
  lapse: { sl: 'Končaj zaradi poteka roka', en: 'End because the deadline passed' },
}

export const applicationSourceLabels: Record<ApplicationSource, Text> = {
  web: { sl: 'Spletni obrazec', en: 'Online form' },
  account: { sl: 'Uporabniški račun', en: 'Account' },
  paper: { sl: 'V papirni obliki', en: 'On paper' },
}
