import type { Text } from '../../locale.ts'
import type { ActKind } from '../act-kinds.ts'

/** What a party can do against an act: appeal, only sue, or neither because nothing is decided by it. */
export const remedies = ['appeal', 'court', 'none'] as const
export type Remedy = (typeof remedies)[number]

export const remedyOf: Readonly<Record<ActKind, Remedy>> = {
  grant: 'appeal',
  rejection: 'appeal',
  dismissal: 'appeal',
  discontinuation: 'appeal',
  supplement_call: 'none',
  revocation: 'appeal',
  suspension: 'appeal',
  revocation_on_request: 'appeal',
  suspension_on_request: 'appeal',
  suspension_end: 'appeal',
  partial_grant: 'appeal',
  change_refusal: 'appeal',
  lapse_withdrawal: 'none',
  official_note: 'none',
  appeal_dismissal: 'appeal',
  replacement: 'appeal',
  order_reversal: 'none',
  restitution: 'none',
  restitution_refusal: 'appeal',
  hearing: 'none',
  fee_call: 'none',
  exemption_refusal: 'appeal',
  // It only leads the procedure (ZUP, art. 258).
  extension_refusal: 'none',
  payment_lapse: 'appeal',
  dismissal_withdrawal: 'none',
  correction: 'appeal',
  inadmissibility: 'appeal',
  procedure_suspension: 'appeal',
  procedure_resumption: 'none',
  joinder: 'appeal',
  separation: 'none',
  finality_certificate: 'none',
  execution_stay: 'none',
  execution_stay_end: 'appeal',
  reopening: 'appeal',
  reopening_refusal: 'appeal',
  reopening_end: 'appeal',
  nullity: 'appeal',
  permit_nullity: 'appeal',
  // Against the silence itself, as if the claim were rejected (ZUP, art. 222); no term runs for it.
  silence: 'appeal',
}

/** Where an act stands between its issue and its finality. */
export const actStandings = ['unserved', 'on_its_way', 'served', 'term_runs', 'under_appeal', 'set_aside', 'final', 'on_file'] as const
export type ActStanding = (typeof actStandings)[number]

export const actStandingLabels: Readonly<Record<ActStanding, Text>> = {
  unserved: { sl: 'Čaka na vročanje', en: 'To be served' },
  on_its_way: { sl: 'V vročanju', en: 'Being served' },
  served: { sl: 'Vročen', en: 'Served' },
  term_runs: { sl: 'Teče rok za pritožbo', en: 'Term of appeal runs' },
  under_appeal: { sl: 'V pritožbenem postopku', en: 'Under appeal' },
  set_aside: { sl: 'Odpravljen ali v obnovi', en: 'Set aside or reopened' },
  final: { sl: 'Dokončen', en: 'Final' },
  /** A note: it is served on nobody. */
  on_file: { sl: 'V spisu', en: 'On file' },
}

/** What is stored of an act's way; its days may lie ahead. */
export interface StandingFacts {
  remedy: Remedy
  /** The day on which the present attempt of service began; null where there is none. */
  handed_over_on: string | null
  served_on: string | null
  under_appeal: boolean
  set_aside: boolean
  final_on: string | null
}

export const standingOn = (act: StandingFacts, today: string): ActStanding => {
  const reached = (day: string | null): boolean => day !== null && day <= today
  if (act.set_aside) return 'set_aside'
  if (act.under_appeal) return 'under_appeal'
  if (reached(act.final_on)) return act.remedy === 'none' && act.served_on === null ? 'on_file' : 'final'
  if (reached(act.served_on)) return act.remedy === 'none' ? 'served' : 'term_runs'
  return act.handed_over_on === null ? 'unserved' : 'on_its_way'
}
