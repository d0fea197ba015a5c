import type { Text } from '../locale.ts'
import type { AppealFee, AppealManner, DecisionOutcome, AppealTimeliness, DismissalGround } from './appeal-codes.ts'
import type { AppealAction, AppealStatus } from './appeal-status.ts'

export const appealStatusLabels: Record<AppealStatus, Text> = {
  received: { sl: 'Prejeta', en: 'Received' },
  supplement_requested: { sl: 'V dopolnitvi', en: 'Supplement requested' },
  sent: { sl: 'Pri drugi stopnji', en: 'At second instance' },
  dismissed: { sl: 'Zavržena', en: 'Dismissed' },
  granted: { sl: 'Ugodeno', en: 'Granted' },
  decided: { sl: 'Odločeno na drugi stopnji', en: 'Decided at second instance' },
  withdrawn: { sl: 'Umaknjena', en: 'Withdrawn' },
  cancelled: { sl: 'Vnos razveljavljen', en: 'Cancelled' },
}

/** What a list of appeals can be narrowed to: a status, or all that still wait for somebody. */
export const appealFilterLabels: Record<AppealStatus | 'open', Text> = {
  open: { sl: 'Nerešene', en: 'Open' },
  ...appealStatusLabels,
}

export const appealActionLabels: Record<AppealAction, Text> = {
  request_supplement: { sl: 'Zahtevaj dopolnitev', en: 'Ask for a supplement' },
  supplement: { sl: 'Vpiši dopolnitev', en: 'Record the supplement' },
  send: { sl: 'Pošlji drugi stopnji', en: 'Send to second instance' },
  grant: { sl: 'Ugodi', en: 'Grant' },
  dismiss: { sl: 'Zavrzi', en: 'Dismiss' },
  record_decision: { sl: 'Vpiši odločitev druge stopnje', en: 'Record the decision' },
  serve_decision: { sl: 'Vpiši vročitev odločitve', en: 'Record the service of the decision' },
  take_back_decision: { sl: 'Prekliči vpis odločitve', en: 'Take back the decision' },
  withdraw: { sl: 'Vpiši umik', en: 'Record the withdrawal' },
  cancel: { sl: 'Storniraj vpis', en: 'Cancel the entry' },
  update: { sl: 'Popravi podatke', en: 'Correct the data' },
}

export const appealMannerLabels: Record<AppealManner, Text> = {
  in_person: { sl: 'osebno pri organu', en: 'handed over in person' },
  on_record: { sl: 'ustno na zapisnik', en: 'spoken into the minutes' },
  post: { sl: 'po pošti', en: 'by post' },
  electronic: { sl: 'elektronsko', en: 'electronically' },
}

export const appealFeeLabels: Record<AppealFee, Text> = {
  unpaid: { sl: 'ni plačana', en: 'not paid' },
  paid: { sl: 'plačana', en: 'paid' },
  exempt: { sl: 'oproščena', en: 'exempt' },
}

export const dismissalGroundLabels: Record<DismissalGround, Text> = {
  late: { sl: 'prepozna', en: 'late' },
  not_allowed: { sl: 'ni dovoljena', en: 'not allowed' },
  not_entitled: { sl: 'vložila jo je neupravičena oseba', en: 'lodged by a person who is not entitled' },
  incomplete: { sl: 'v roku ni bila dopolnjena', en: 'not completed in time' },
}

export const decisionOutcomeLabels: Record<DecisionOutcome, Text> = {
  dismissed: { sl: 'pritožba zavržena', en: 'appeal dismissed' },
  rejected: { sl: 'pritožba zavrnjena', en: 'appeal rejected' },
  annulled: { sl: 'akt odpravljen, zadeva vrnjena', en: 'act annulled, matter sent back' },
  changed_in_favour: { sl: 'druga stopnja odločila sama, v korist stranke', en: 'second instance decided itself, in the party’s favour' },
  changed: { sl: 'druga stopnja odločila sama, ne v korist stranke', en: 'second instance decided itself, not in the party’s favour' },
}

export const appealTimelinessLabels: Record<AppealTimeliness, Text> = {
  in_time: { sl: 'pravočasna', en: 'in time' },
  late: { sl: 'prepozna', en: 'late' },
  unknown: { sl: 'dan vročitve ni vpisan', en: 'day of service not recorded' },
}
