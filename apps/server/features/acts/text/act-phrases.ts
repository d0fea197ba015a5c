import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import type { Effect } from '@dovolilnice/contract/acts/service/effect'

/** The languages in which acts are written: Slovenian always, and beneath it Italian where the town's statute says so. */
export type ActLocale = 'sl' | 'it'

/** What the product itself says on the paper of an act, around the words of the town. */
export interface ActPhrases {
  /** What each kind of act is called at its head (ZUP, art. 212 and 226). */
  titles: Readonly<Record<ActKind, string>>
  number: string
  placeAndDay: string
  reasons: string
  remedy: string
  /** In its place where nothing is decided. */
  advice: string
  conducts: string
  decides: string
  authorisation: string
  /** Before the number of an authorisation in the introduction. */
  authorised: string
  and: string
  /** Before the vehicles: for one, for two, for more. */
  vehicles: readonly [string, string, string]
  /** Between the number of an act and its day. */
  ofDay: string
  /** Before the amount of the administrative fee. */
  fee: string
  exempt: string
  suspensive: string
  notSuspensive: string
  /** From when a decision takes a permit away. */
  effects: Readonly<Record<Effect, string>>
}

const slovenian: ActPhrases = {
  titles: {
    grant: 'ODLOČBA',
    rejection: 'ODLOČBA',
    dismissal: 'SKLEP',
    discontinuation: 'SKLEP',
    supplement_call: 'POZIV K DOPOLNITVI VLOGE',
    revocation: 'ODLOČBA',
    suspension: 'ODLOČBA',
    suspension_on_request: 'ODLOČBA',
    order_reversal: 'SKLEP',
    appeal_dismissal: 'SKLEP',
    replacement: 'NADOMESTNA ODLOČBA',
    restitution: 'SKLEP',
    restitution_refusal: 'SKLEP',
    hearing: 'SEZNANITEV Z UGOTOVITVAMI IN POZIV K IZJAVI',
    fee_call: 'POZIV K PLAČILU UPRAVNE TAKSE',
    payment_lapse: 'SKLEP',
    dismissal_withdrawal: 'SKLEP',
    correction: 'POPRAVNI SKLEP',
  },
  number: 'Številka',
  placeAndDay: 'Kraj in datum',
  reasons: 'Obrazložitev',
  remedy: 'Pouk o pravnem sredstvu',
  advice: 'Pouk',
  conducts: 'Postopek vodi',
  decides: 'Odloča',
  authorisation: 'pooblastilo št.',
  authorised: 'po pooblastilu št.',
  and: 'in',
  vehicles: ['za vozilo', 'za vozili', 'za vozila'],
  ofDay: 'z dne',
  fee: 'Upravna taksa po Zakonu o upravnih taksah znaša',
  exempt: 'Stranka je oproščena plačila upravne takse.',
  suspensive: 'Pritožba zadrži izvršitev.',
  notSuspensive: 'Pritožba ne zadrži izvršitve.',
  effects: { issue: 'z izdajo te odločbe', service: 'z vročitvijo te odločbe', final: 'z dnem dokončnosti te odločbe' },
}

const italian: ActPhrases = {
  titles: {
    grant: 'DECISIONE',
    rejection: 'DECISIONE',
    dismissal: 'CONCLUSIONE',
    discontinuation: 'CONCLUSIONE',
    supplement_call: 'INVITO ALL’INTEGRAZIONE DELL’ISTANZA',
    revocation: 'DECISIONE',
    suspension: 'DECISIONE',
    suspension_on_request: 'DECISIONE',
    order_reversal: 'CONCLUSIONE',
    appeal_dismissal: 'CONCLUSIONE',
    replacement: 'DECISIONE SOSTITUTIVA',
    fee_call: 'INVITO AL PAGAMENTO DELLA TASSA AMMINISTRATIVA',
    restitution: 'CONCLUSIONE',
    restitution_refusal: 'CONCLUSIONE',
    hearing: 'COMUNICAZIONE DEGLI ACCERTAMENTI E INVITO ALLA DICHIARAZIONE',
    payment_lapse: 'CONCLUSIONE',
    dismissal_withdrawal: 'CONCLUSIONE',
    correction: 'CONCLUSIONE DI RETTIFICA',
  },
  number: 'Numero',
  placeAndDay: 'Luogo e data',
  reasons: 'Motivazione',
  remedy: 'Istruzione sul rimedio giuridico',
  advice: 'Avvertenza',
  conducts: 'Conduce il procedimento',
  decides: 'Decide',
  authorisation: 'autorizzazione n.',
  authorised: 'in base all’autorizzazione n.',
  and: 'e',
  vehicles: ['per il veicolo', 'per i veicoli', 'per i veicoli'],
  ofDay: 'del',
  fee: 'La tassa amministrativa ai sensi della Legge sulle tasse amministrative è di',
  exempt: 'La parte è esente dal pagamento della tassa amministrativa.',
  suspensive: 'Il ricorso sospende l’esecuzione.',
  notSuspensive: 'Il ricorso non sospende l’esecuzione.',
  effects: {
    issue: 'dall’emissione della presente decisione',
    service: 'dalla notificazione della presente decisione',
    final: 'dal giorno in cui la presente decisione diventa definitiva',
  },
}

export const phrasesOf = (locale: ActLocale): ActPhrases => (locale === 'it' ? italian : slovenian)

/** What stands in the town's settings when it begins, in Italian; what it has changed stays Slovenian in both parts of the paper. */
const settingsInItalian: Readonly<Record<string, string>> = {
  'Posebni stroški v postopku niso nastali.': 'Nel procedimento non sono sorte spese particolari.',
  župan: 'il sindaco',
}

export const settingIn = (locale: ActLocale, setting: string): string =>
  locale === 'it' ? (settingsInItalian[setting] ?? setting) : setting

/** Of what an official writes only the Slovenian is known: the Italian part says where it stands and what counts. */
export const freeTextNote =
  'Gli accertamenti e le ragioni scritti dal funzionario sono riportati nel testo sloveno; per questa parte fa fede il testo sloveno.'
