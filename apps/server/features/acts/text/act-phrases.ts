import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import type { Effect } from '@dovolilnice/contract/acts/service/effect'
import type { AdministrativeFeeDebt } from '@dovolilnice/contract/administrative-fees/administrative-fee-debt'
import type { ActPlaceholder } from '@dovolilnice/contract/acts/act-placeholders'
import { languageBegins } from '@dovolilnice/contract/acts/act-words'
import { fillText, type FurtherLocale } from '@dovolilnice/contract/locale'
import { hungarian } from './hungarian-formulas.ts'
import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { formatReference } from '@dovolilnice/contract/money/bank/reference'
import { dayInWords } from '@dovolilnice/contract/primitives/local-day'
import { formatCents } from '@dovolilnice/contract/primitives/money'

/** The languages in which acts are written: Slovenian always, and beneath it the town's second one where its statute says so. */
export type ActLocale = 'sl' | FurtherLocale

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
  notes: string
  /** Of an act that the program issued by itself, before who answers for it, and how to ask for a person. */
  automated: string
  answersFor: string
  askPerson: string
  /** Where a party may appeal online: of an application, and of a permit; then what stands before the reference of a payment. */
  online: Readonly<Record<'linked' | 'signedIn', string>>
  reference: string
  /** Between two provisions. */
  and: string
  /** Of one against which there is no appeal. */
  askPersonOfNote: string
  /** Where a certificate signs; and of a copy that nobody has signed by hand, which is the same file as the one that is signed. */
  signed: string
  unsigned: string
  /** In a decision about one of joined matters. */
  joined: string
  /** Between a party and who represents it, and before the party on whose behalf somebody is served. */
  represented: string
  onBehalf: string
  /** Before those to whom the act is served. */
  serve: string
  authorisation: string
  /** Before the number of an authorisation in the introduction. */
  authorised: string
  /** Between the number of an act and its day. */
  ofDay: string
  /** In a town of two languages, after the remedy: which text counts. */
  equal: string
  /** Where what an official wrote stands in Slovenian alone; nobody is called to do what a part does not say. */
  freeTextNote: string
  /** Who bears the costs of an appeal, where nothing else is decided. */
  ownCosts: string
  /** What was asked for, with `{vehicles}` and `{validity}`, and what is refused of it. */
  asked: string
  refusedDays: string
  both: string
  /** What the administrative fee is, with `{cents}` and `{tariff}`, while it is owed and once it is paid. */
  feeOwed: string
  /** Before the numbers of the tariff. */
  tariff: string
  feePaid: string
  exempt: string
  /** The days of a permit, with `{from}` and `{last}`, and its hours, with `{hours}`. */
  validity: string
  hours: string
  /** From when a decision takes effect: with its finality, or with its service. */
  suspensive: string
  notSuspensive: string
  /** From when a decision takes a permit away. */
  effects: Readonly<Record<Effect, string>>
  /** What a certificate says of an act, a line each, with `{day}`; of one that is not binding yet, with the last day for a court action or nothing. */
  certified: Readonly<Record<'served' | 'final' | 'binding' | 'enforceable' | 'courtRuns' | 'sued', string>>
}

const slovenian: ActPhrases = {
  titles: {
    grant: 'ODLOČBA',
    rejection: 'ODLOČBA',
    dismissal: 'SKLEP',
    discontinuation: 'SKLEP',
    supplement_call: 'POZIV K DOPOLNITVI VLOGE',
    revocation: 'ODLOČBA',
    suspension: 'ZAČASNA ODLOČBA',
    revocation_on_request: 'ODLOČBA',
    suspension_on_request: 'ODLOČBA',
    suspension_end: 'ODLOČBA',
    partial_grant: 'ODLOČBA',
    change_refusal: 'ODLOČBA',
    lapse_withdrawal: 'SKLEP',
    official_note: 'URADNI ZAZNAMEK',
    order_reversal: 'SKLEP',
    appeal_dismissal: 'SKLEP',
    replacement: 'NADOMESTNA ODLOČBA',
    restitution: 'SKLEP',
    restitution_refusal: 'SKLEP',
    hearing: 'SEZNANITEV Z UGOTOVITVAMI IN POZIV K IZJAVI',
    fee_call: 'POZIV K PLAČILU UPRAVNE TAKSE',
    exemption_refusal: 'SKLEP',
    extension_refusal: 'SKLEP',
    payment_lapse: 'SKLEP',
    dismissal_withdrawal: 'SKLEP',
    correction: 'POPRAVNI SKLEP',
    inadmissibility: 'SKLEP',
    procedure_suspension: 'SKLEP',
    procedure_resumption: 'SKLEP',
    joinder: 'SKLEP',
    separation: 'SKLEP',
    finality_certificate: 'POTRDILO',
    execution_stay: 'SKLEP',
    execution_stay_end: 'SKLEP',
    reopening: 'SKLEP',
    reopening_refusal: 'SKLEP',
    reopening_end: 'ODLOČBA',
    nullity: 'ODLOČBA',
    permit_nullity: 'ODLOČBA',
    silence: 'OBVESTILO',
  },
  number: 'Številka',
  placeAndDay: 'Kraj in datum',
  reasons: 'Obrazložitev',
  remedy: 'Pouk o pravnem sredstvu',
  advice: 'Pouk',
  conducts: 'Postopek vodi',
  decides: 'Odloča',
  notes: 'Zaznamek sestavi',
  automated: 'Akt je izdal program samodejno, brez odločanja uradne osebe.',
  answersFor: 'Za akt odgovarja',
  askPerson:
    'Stranka lahko v roku za pritožbo brez plačila takse zahteva, da o zadevi odloči uradna oseba, in pove svoje stališče: pisno ali ustno na zapisnik pri organu. Pravica do pritožbe ostane.',
  signed: 'Akt je elektronsko podpisan s potrdilom organa.',
  unsigned: 'Brez podpisa uradne osebe in žiga organa je to le izvod – ni podpisan in ni izvirnik.',
  askPersonOfNote:
    'Stranka lahko brez plačila takse zahteva, da zapisano pregleda uradna oseba, in pove svoje stališče: pisno ali ustno na zapisnik pri organu.',
  joined:
    'Zadeva je s sklepom združena v en postopek z zadevo, ki se vodi o vlogi št. {numbers} (130. člen ZUP). O vsaki vlogi je odločeno posebej.',
  represented: 'ki jo po pooblastilu zastopa',
  onBehalf: 'po pooblastilu za stranko',
  serve: 'Vročiti',
  authorisation: 'pooblastilo št.',
  authorised: 'po uradni osebi s pooblastilom št.',
  ofDay: 'z dne',
  equal: 'Slovensko besedilo in besedilo v jeziku narodne skupnosti sta enakovredni (62. člen ZUP).',
  freeTextNote: '',
  tariff: 'tar. št.',
  online: { linked: 'na spletni strani, ki jo odpre povezava iz obvestila', signedIn: 'na spletni strani občine po prijavi' },
  reference: 'sklic',
  and: 'in',
  ownCosts: 'Vsak udeleženec krije svoje stroške pritožbenega postopka.',
  asked: '{vehicles} z veljavnostjo {validity}',
  refusedDays: 'za čas {validity}',
  both: '{vehicles} ter {days}',
  feeOwed: 'Upravna taksa po Zakonu o upravnih taksah ({tariff}) v znesku {cents} še ni plačana.',
  feePaid: 'Upravna taksa po Zakonu o upravnih taksah ({tariff}) v znesku {cents} je plačana.',
  exempt: 'Stranka je oproščena plačila upravne takse.',
  validity: 'od {from} do vključno {last}',
  hours: 'v času {hours}',
  suspensive: 'Pritožba zadrži izvršitev.',
  notSuspensive: 'Pritožba ne zadrži izvršitve.',
  effects: { issue: 'z izdajo te odločbe', service: 'z vročitvijo te odločbe', final: 'z dnem dokončnosti te odločbe' },
  certified: {
    served: 'Akt je bil stranki vročen {day}.',
    final: 'Akt je dokončen od {day}.',
    binding: 'Akt je pravnomočen od {day}.',
    enforceable: 'Akt je izvršljiv od {day}.',
    courtRuns: 'Akt še ni pravnomočen: rok za upravni spor se izteče {day}.',
    sued: 'Akt še ni pravnomočen: upravni spor še ni končan.',
  },
}

const italian: ActPhrases = {
  titles: {
    grant: 'DECISIONE',
    rejection: 'DECISIONE',
    dismissal: 'CONCLUSIONE',
    discontinuation: 'CONCLUSIONE',
    supplement_call: 'INVITO ALL’INTEGRAZIONE DELL’ISTANZA',
    revocation: 'DECISIONE',
    suspension: 'DECISIONE PROVVISORIA',
    revocation_on_request: 'DECISIONE',
    suspension_on_request: 'DECISIONE',
    suspension_end: 'DECISIONE',
    partial_grant: 'DECISIONE',
    change_refusal: 'DECISIONE',
    lapse_withdrawal: 'CONCLUSIONE',
    official_note: 'NOTA UFFICIALE',
    order_reversal: 'CONCLUSIONE',
    appeal_dismissal: 'CONCLUSIONE',
    replacement: 'DECISIONE SOSTITUTIVA',
    fee_call: 'INVITO AL PAGAMENTO DELLA TASSA AMMINISTRATIVA',
    exemption_refusal: 'CONCLUSIONE',
    extension_refusal: 'CONCLUSIONE',
    restitution: 'CONCLUSIONE',
    restitution_refusal: 'CONCLUSIONE',
    hearing: 'COMUNICAZIONE DEGLI ACCERTAMENTI E INVITO ALLA DICHIARAZIONE',
    payment_lapse: 'CONCLUSIONE',
    dismissal_withdrawal: 'CONCLUSIONE',
    correction: 'CONCLUSIONE DI RETTIFICA',
    inadmissibility: 'CONCLUSIONE',
    procedure_suspension: 'CONCLUSIONE',
    procedure_resumption: 'CONCLUSIONE',
    joinder: 'CONCLUSIONE',
    separation: 'CONCLUSIONE',
    finality_certificate: 'CERTIFICATO',
    execution_stay: 'CONCLUSIONE',
    execution_stay_end: 'CONCLUSIONE',
    reopening: 'CONCLUSIONE',
    reopening_refusal: 'CONCLUSIONE',
    reopening_end: 'DECISIONE',
    nullity: 'DECISIONE',
    permit_nullity: 'DECISIONE',
    silence: 'COMUNICAZIONE',
  },
  number: 'Numero',
  placeAndDay: 'Luogo e data',
  reasons: 'Motivazione',
  remedy: 'Istruzione sul rimedio giuridico',
  advice: 'Avvertenza',
  conducts: 'Conduce il procedimento',
  decides: 'Decide',
  notes: 'Redige la nota',
  automated: 'L’atto è stato emesso automaticamente dal programma, senza la decisione di un funzionario.',
  answersFor: 'Risponde dell’atto',
  askPerson:
    'Entro il termine per il ricorso la parte può chiedere, senza pagare la tassa, che decida un funzionario, ed esprimere la propria opinione: per iscritto o oralmente a verbale presso l’organo. Il diritto di ricorso rimane.',
  signed: 'L’atto è firmato elettronicamente con il certificato dell’organo.',
  unsigned: 'Senza la firma del funzionario e il timbro dell’organo è solo una copia: non è firmata e non è l’originale.',
  askPersonOfNote:
    'La parte può chiedere, senza pagare la tassa, che quanto annotato sia esaminato da un funzionario, ed esprimere la propria opinione: per iscritto o oralmente a verbale presso l’organo.',
  joined:
    'Con conclusione la pratica è stata riunita in un unico procedimento con quella relativa all’istanza n. {numbers} (articolo 130 della ZUP). Su ciascuna istanza si decide separatamente.',
  represented: 'rappresentante per procura',
  onBehalf: 'per procura della parte',
  serve: 'Da notificare a',
  authorisation: 'autorizzazione n.',
  authorised: 'in base all’autorizzazione n.',
  ofDay: 'del',
  equal: 'Il testo sloveno e il testo italiano fanno ugualmente fede (articolo 62 della ZUP).',
  freeTextNote:
    'Gli accertamenti e le ragioni scritti dal funzionario sono riportati in sloveno; per questa parte fa fede il testo sloveno. Su richiesta l’organo ne fornisce la traduzione italiana.',
  tariff: 'n. tar.',
  online: { linked: 'sulla pagina che si apre con il collegamento dell’avviso', signedIn: 'sul sito del Comune dopo l’accesso' },
  reference: 'riferimento',
  and: 'e',
  ownCosts: 'Ciascun partecipante sostiene le proprie spese del procedimento di ricorso.',
  asked: '{vehicles} con validità {validity}',
  refusedDays: 'per il periodo {validity}',
  both: '{vehicles} e {days}',
  feeOwed: 'La tassa amministrativa di {cents} ai sensi della Legge sulle tasse amministrative ({tariff}) non è ancora stata pagata.',
  feePaid: 'La tassa amministrativa di {cents} ai sensi della Legge sulle tasse amministrative ({tariff}) è stata pagata.',
  exempt: 'La parte è esente dal pagamento della tassa amministrativa.',
  validity: 'dal {from} al {last} compreso',
  hours: 'nell’orario {hours}',
  suspensive: 'Il ricorso sospende l’esecuzione.',
  notSuspensive: 'Il ricorso non sospende l’esecuzione.',
  effects: {
    issue: 'dall’emissione della presente decisione',
    service: 'dalla notificazione della presente decisione',
    final: 'dal giorno in cui la presente decisione diventa definitiva',
  },
  certified: {
    served: 'L’atto è stato notificato alla parte il {day}.',
    final: 'L’atto è definitivo dal {day}.',
    binding: 'L’atto è passato in giudicato il {day}.',
    enforceable: 'L’atto è esecutivo dal {day}.',
    courtRuns: 'L’atto non è ancora passato in giudicato: il termine per l’azione giudiziaria scade il {day}.',
    sued: 'L’atto non è ancora passato in giudicato: la controversia amministrativa non è conclusa.',
  },
}

const phrases: Readonly<Record<ActLocale, ActPhrases>> = { sl: slovenian, it: italian, hu: hungarian }

export const phrasesOf = (locale: ActLocale): ActPhrases => phrases[locale]

/** What stands in the town's settings when it begins, in its second language; what it has changed stays Slovenian in both parts of the paper. */
const settingsIn: Readonly<Record<FurtherLocale, Readonly<Record<string, string>>>> = {
  it: {
    'Občinska uprava': 'Amministrazione comunale',
    'Posebni stroški v postopku niso nastali.': 'Nel procedimento non sono sorte spese particolari.',
    župan: 'il sindaco',
  },
  hu: {
    'Občinska uprava': 'Községi hivatal',
    'Posebni stroški v postopku niso nastali.': 'Az eljárásban külön költség nem merült fel.',
    župan: 'a polgármester',
  },
}

/** What an official wrote beneath the line of a language; undefined where there is none. */
const writtenIn = (text: string, locale: FurtherLocale): string | undefined => {
  const parts = text.split(languageBegins)
  const line = parts.indexOf(`${locale.toUpperCase()}:`)
  return line === -1 ? undefined : parts[line + 1]
}

export const isWrittenIn = (text: string, locale: FurtherLocale): boolean => writtenIn(text, locale) !== undefined

/** What an official wrote, for a part of the paper. Without the line of its language the Slovenian stands in both parts. */
export const writtenFor = (text: string, locale: ActLocale): string => {
  const [slovenian = ''] = text.split(languageBegins)
  return (locale === 'sl' ? slovenian : (writtenIn(text, locale) ?? slovenian)).trim()
}

/** The number of an authorisation with its day, which the account of the official says in Slovenian. */
export const authorisationIn = (locale: ActLocale, authorisation: string): string =>
  authorisation.replace(
    /\sz\sdne\s(\d+)\.\s(\d+)\.\s(\d{4})$/,
    (_, day: string, month: string, year: string) =>
      ` ${phrasesOf(locale).ofDay} ${dayInWords(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, locale)}`,
  )

export const settingIn = (locale: ActLocale, setting: string): string =>
  locale === 'sl' ? setting : (settingsIn[locale][setting] ?? setting)

/** `tar. št. 1 in 3`: the numbers of the tariff that a fee is charged by, as its lines name them. */
export const tariffNumbers = ({ lines }: Pick<AdministrativeFeeDebt, 'lines'>, locale: ActLocale): string => {
  const numbers = lines.flatMap(({ text }) => /tar\. št\. ([^:]+):/.exec(text.sl)?.[1] ?? [])
  if (numbers.length === 0) return ''
  return `${phrasesOf(locale).tariff} ${new Intl.ListFormat(locale, { type: 'conjunction' }).format(numbers)}`
}

/** What an act says of the administrative fee; nothing where none is charged. The ground of an exemption is not for a paper that others may read. */
export const feeSentence = (
  debt: Pick<AdministrativeFeeDebt, 'cents' | 'open_cents' | 'lines' | 'exemption'> | null,
  locale: ActLocale,
): string => {
  if (debt === null) return ''
  const { feeOwed, feePaid, exempt } = phrasesOf(locale)
  if (debt.exemption?.status === 'granted') return exempt
  const values = { cents: formatCents(debt.cents, locale), tariff: tariffNumbers(debt, locale) }
  return fillText(debt.open_cents > 0 ? feeOwed : feePaid, values).replace(' ()', '')
}

/** The administrative fee that a party is called to pay. */
export interface UnpaidFee {
  cents: number
  /** Where to pay it; null while the town has no account. */
  payment: Pick<NonNullable<AdministrativeFeeDebt['payment']>, 'iban' | 'reference'> | null
  /** Days from the service of the call. */
  days: number
}

/** What a call says of an unpaid fee. */
export const unpaidFeeValues = ({ cents, payment, days }: UnpaidFee, locale: ActLocale): Partial<Record<ActPlaceholder, string>> => ({
  taksa_za_plačilo: formatCents(cents, locale),
  račun_takse: payment === null ? '' : formatIban(payment.iban),
  sklic_takse: payment === null ? '' : formatReference(payment.reference),
  dni_za_takso: String(days),
})
