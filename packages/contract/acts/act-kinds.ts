import { keysOf } from '../keys-of.ts'
import type { Text } from '../locale.ts'

/** The acts that the authority issues. Their papers are Slovenian, in a bilingual town with Italian beneath it (ZUP, art. 62); these names are for lists. */
export const actKindLabels = {
  grant: { sl: 'Odločba o izdaji dovolilnice', en: 'Decision granting the permit' },
  rejection: { sl: 'Odločba o zavrnitvi vloge', en: 'Decision rejecting the application' },
  dismissal: { sl: 'Sklep o zavrženju vloge', en: 'Order dismissing the application' },
  discontinuation: { sl: 'Sklep o ustavitvi postopka', en: 'Order ending the procedure' },
  supplement_call: { sl: 'Poziv k dopolnitvi vloge', en: 'Call for a supplement' },
  revocation: { sl: 'Odločba o odvzemu dovolilnice', en: 'Decision revoking the permit' },
  revocation_on_request: {
    sl: 'Odločba o odvzemu dovolilnice na zahtevo stranke',
    en: 'Decision revoking the permit at the party’s request',
  },
  suspension: { sl: 'Začasna odločba o začasnem odvzemu dovolilnice', en: 'Provisional decision suspending the permit' },
  suspension_on_request: {
    sl: 'Odločba o začasnem odvzemu dovolilnice na zahtevo stranke',
    en: 'Decision suspending the permit at the party’s request',
  },
  suspension_end: { sl: 'Odločba o koncu začasnega odvzema dovolilnice', en: 'Decision ending the suspension of the permit' },
  partial_grant: { sl: 'Odločba o delni ugoditvi vlogi', en: 'Decision granting the application in part' },
  change_refusal: { sl: 'Odločba o zavrnitvi spremembe vozila', en: 'Decision refusing a change of vehicle' },
  lapse_withdrawal: { sl: 'Sklep o odpravi sklepa o neplačilu', en: 'Order withdrawing the finding that a permit was not paid for' },
  official_note: { sl: 'Uradni zaznamek', en: 'Official note' },
  replacement: { sl: 'Nadomestna odločba', en: 'Replacement decision' },
  hearing: { sl: 'Seznanitev z ugotovitvami in poziv k izjavi', en: 'Notice of findings and call to answer' },
  fee_call: { sl: 'Poziv k plačilu upravne takse', en: 'Call to pay the administrative fee' },
  exemption_refusal: {
    sl: 'Sklep o zavrnitvi oprostitve upravne takse',
    en: 'Order refusing an exemption from the administrative fee',
  },
  extension_refusal: { sl: 'Sklep o zavrnitvi podaljšanja roka', en: 'Order refusing more time' },
  payment_lapse: { sl: 'Sklep o neplačilu dovolilnice', en: 'Order that a permit was not paid for' },
  dismissal_withdrawal: { sl: 'Sklep o odpravi sklepa o zavrženju', en: 'Order withdrawing the dismissal' },
  order_reversal: { sl: 'Sklep o odpravi sklepa po pritožbi', en: 'Order setting an order aside on appeal' },
  appeal_dismissal: { sl: 'Sklep o zavrženju pritožbe', en: 'Order dismissing an appeal' },
  restitution: { sl: 'Sklep o dovolitvi vrnitve v prejšnje stanje', en: 'Order restoring a missed term' },
  restitution_refusal: {
    sl: 'Sklep o zavrnitvi predloga za vrnitev v prejšnje stanje',
    en: 'Order refusing to restore a missed term',
  },
  correction: { sl: 'Popravni sklep', en: 'Correcting order' },
  // Beside the decision on the claim, see `further/further-acts.ts`.
  inadmissibility: { sl: 'Sklep o zavrženju zahteve', en: 'Order declaring the request inadmissible' },
  procedure_suspension: { sl: 'Sklep o prekinitvi postopka', en: 'Order suspending the procedure' },
  procedure_resumption: { sl: 'Sklep o nadaljevanju postopka', en: 'Order resuming the procedure' },
  joinder: { sl: 'Sklep o združitvi zadev', en: 'Order joining matters' },
  separation: { sl: 'Sklep o ločitvi združenih zadev', en: 'Order separating joined matters' },
  finality_certificate: { sl: 'Potrdilo o dokončnosti in pravnomočnosti', en: 'Certificate of finality' },
  execution_stay: { sl: 'Sklep o odložitvi izvršitve', en: 'Order staying the execution' },
  execution_stay_end: { sl: 'Sklep o koncu odložitve izvršitve', en: 'Order ending the stay of execution' },
  reopening: { sl: 'Sklep o obnovi postopka', en: 'Order reopening the procedure' },
  reopening_refusal: { sl: 'Sklep o predlogu za obnovo postopka', en: 'Order refusing to reopen the procedure' },
  reopening_end: {
    sl: 'Odločba v obnovljenem postopku: prejšnja ostane v veljavi',
    en: 'Decision in a reopened procedure: the earlier one stays',
  },
  nullity: { sl: 'Odločba o ničnosti akta', en: 'Decision that an act is null' },
  permit_nullity: { sl: 'Odločba o ničnosti odločbe o izdaji dovolilnice', en: 'Decision that the grant of a permit is null' },
  silence: { sl: 'Obvestilo o izteku roka za odločitev (molk organa)', en: 'Notice that the term to decide has ended (silence)' },
} satisfies Record<string, Text>
export type ActKind = keyof typeof actKindLabels
export const actKinds = keysOf(actKindLabels)

/** Acts that call on the party: what they ask for has no numbered points. */
const callKinds: readonly ActKind[] = ['supplement_call', 'fee_call']

/** An official note says for the file what was done and why no act is needed for it (ZUP, art. 74): it is served on nobody. */
export const isNote = (kind: ActKind): boolean => kind === 'official_note'

/** Orders (sklep): they lead the procedure or end it, and do not decide about the claim itself (ZUP, art. 226). By the law no appeal holds one back. */
const orderKinds: readonly ActKind[] = [
  ...(['dismissal', 'discontinuation', 'payment_lapse', 'lapse_withdrawal', 'dismissal_withdrawal', 'order_reversal'] as const),
  ...(['appeal_dismissal', 'restitution', 'restitution_refusal', 'exemption_refusal', 'extension_refusal', 'correction'] as const),
  ...(['inadmissibility', 'procedure_suspension', 'procedure_resumption', 'joinder', 'separation'] as const),
  ...(['execution_stay', 'execution_stay_end', 'reopening', 'reopening_refusal'] as const),
]
export const isOrder = (kind: ActKind): boolean => orderKinds.includes(kind)

/** A call, a hearing, a note, a notice or a certificate decides nothing: nobody appeals against it, and who conducts issues it. */
const plainKinds: readonly ActKind[] = [...callKinds, 'hearing', 'official_note', 'finality_certificate', 'silence']
export const isDecision = (kind: ActKind): boolean => !plainKinds.includes(kind)
