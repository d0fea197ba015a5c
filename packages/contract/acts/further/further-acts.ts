import type { ApplicationStatus } from '../../applications/application-status.ts'
import { keysOf } from '../../keys-of.ts'
import type { FurtherLocale, Text } from '../../locale.ts'
import { isSentence } from '../../primitives/heard.ts'
import { lastDayOfMonths } from '../../primitives/terms.ts'
import type { ClosedDays } from '../../primitives/working-days.ts'
import type { ActKind } from '../act-kinds.ts'

/** A ground of the law, in the words of the paper: Slovenian, and the town's second language beneath it. Its article stands in the sentence. */
export interface FurtherGround {
  label: Text
  sl: string
  it: string
  hu: string
}

/** What an act asks for beside its ground, its facts and its reasons. */
type Asked = 'awaits' | 'joins' | 'heard' | 'learned_on' | 'proposed_on'

/**
 * What follows from an act beside its paper: the application ends or rests; the procedure goes on; another matter is joined to it or parted from it, by the
 * same order there; what an earlier act ended goes on, until a new
 * decision or for good; that act holds again; its effect waits for its finality, or no longer; the permit is taken away.
 */
export type FurtherDeed =
  | 'ends'
  | 'rests'
  | 'goes_on'
  | 'joins'
  | 'parts'
  | 'reopens'
  | 'upholds'
  | 'voids'
  | 'stays'
  | 'stays_no_more'
  | 'takes'
  | 'nothing'

/** One kind of act beside the decision on the claim: all that decides whether it is legal, what it must say and what follows from it. */
export interface FurtherAct {
  /** By which articles it is made, as the screen names them. */
  articles: string
  does: FurtherDeed
  /** From where the procedure of an application, or a permit, must stand; absent: it is about an earlier act. */
  application?: readonly ApplicationStatus[]
  permit?: readonly string[]
  /** The kinds of the earlier act that it is about. */
  of?: readonly ActKind[]
  /** Whether that act must be final, or must not be yet; absent: either. */
  final?: boolean
  asks: readonly Asked[]
  /** Nothing is decided by it: it has no facts and no reasons. */
  plain?: boolean
  grounds: Readonly<Record<string, FurtherGround>>
}

const ground = (sl: string, en: string, paper: string, it: string, hu: string): FurtherGround => ({ label: { sl, en }, sl: paper, it, hu })

const refusing = ['rejection', 'dismissal', 'inadmissibility'] as const
const revoking = ['revocation', 'revocation_on_request'] as const
const underReview = ['submitted', 'in_review', 'supplement_requested'] as const

const usual = { usual: ground('Po zakonu', 'By law', '', '', '') }

const reopeningGrounds = {
  new_facts: ground(
    '1. točka: nova dejstva ali dokazi',
    'Point 1: new facts or proofs',
    'Zvedelo se je za nova dejstva oziroma so bili najdeni novi dokazi, ki bi sami ali v zvezi z že izvedenimi dokazi lahko pripeljali do drugačne odločbe (1. točka 260. člena ZUP).',
    'Sono emersi fatti nuovi o nuove prove che avrebbero potuto condurre a una decisione diversa (punto 1 dell’articolo 260 della ZUP).',
    'Olyan új tények merültek fel vagy új bizonyítékok kerültek elő, amelyek önmagukban vagy a már lefolytatott bizonyítással együtt más döntéshez vezethettek volna (a ZUP 260. cikkének 1. pontja).',
  ),
  forgery: ground(
    '2. točka: ponarejena listina, kriva izpovedba ali kaznivo dejanje',
    'Point 2: forged document, false testimony or a crime',
    'Odločba je bila izdana na podlagi ponarejene listine ali krive izpovedbe oziroma kot posledica kaznivega dejanja (2. točka 260. člena ZUP).',
    'La decisione si fonda su un documento falso o su una falsa dichiarazione oppure è conseguenza di un reato (punto 2 dell’articolo 260 della ZUP).',
    'A határozat hamis okiraton vagy hamis vallomáson alapul, illetve bűncselekmény következménye (a ZUP 260. cikkének 2. pontja).',
  ),
  judgment: ground(
    '3. točka: spremenjena sodna odločba',
    'Point 3: the judgment behind it was changed',
    'Odločba se opira na sodbo, ki je bila pozneje pravnomočno spremenjena, razveljavljena ali odpravljena (3. točka 260. člena ZUP).',
    'La decisione si fonda su una sentenza poi modificata o annullata con efficacia definitiva (punto 3 dell’articolo 260 della ZUP).',
    'A határozat olyan ítéleten alapul, amelyet később jogerősen megváltoztattak, hatályon kívül helyeztek vagy megsemmisítettek (a ZUP 260. cikkének 3. pontja).',
  ),
  preliminary: ground(
    '5. točka: drugače rešeno predhodno vprašanje',
    'Point 5: the preliminary question was decided otherwise',
    'Odločba se opira na predhodno vprašanje, ki ga je pristojni organ pozneje v bistvenih točkah rešil drugače (5. točka 260. člena ZUP).',
    'La decisione si fonda su una questione preliminare che l’organo competente ha poi risolto diversamente (punto 5 dell’articolo 260 della ZUP).',
    'A határozat olyan előkérdésen alapul, amelyet az illetékes szerv később lényeges pontokban másként döntött el (a ZUP 260. cikkének 5. pontja).',
  ),
  not_heard: ground(
    '9. točka: stranka ni mogla sodelovati',
    'Point 9: a party could not take part',
    'Osebi, ki bi morala biti udeležena kot stranka, ni bila dana možnost udeležbe v postopku (9. točka 260. člena ZUP).',
    'A chi avrebbe dovuto partecipare come parte non è stata data la possibilità di partecipare al procedimento (punto 9 dell’articolo 260 della ZUP).',
    'Annak a személynek, akinek ügyfélként részt kellett volna vennie, nem adták meg az eljárásban való részvétel lehetőségét (a ZUP 260. cikkének 9. pontja).',
  ),
}

/** On these grounds a procedure is reopened also after three years (ZUP, art. 263). */
const everlastingGrounds: readonly string[] = ['forgery', 'judgment', 'preliminary']

const nullityGrounds = {
  no_matter: ground(
    '1. točka: ni upravna zadeva',
    'Point 1: no administrative matter',
    'O zadevi sploh ni mogoče odločati v upravnem postopku (1. točka prvega odstavka 279. člena ZUP).',
    'Sulla questione non si può decidere nel procedimento amministrativo (punto 1 del primo comma dell’articolo 279 della ZUP).',
    'Az ügyben közigazgatási eljárásban egyáltalán nem lehet dönteni (a ZUP 279. cikke első bekezdésének 1. pontja).',
  ),
  crime: ground(
    '2. točka: izvršitev bi bila kaznivo dejanje',
    'Point 2: its execution would be a crime',
    'Z izvršitvijo odločbe bi bilo storjeno kaznivo dejanje (2. točka prvega odstavka 279. člena ZUP).',
    'L’esecuzione della decisione costituirebbe reato (punto 2 del primo comma dell’articolo 279 della ZUP).',
    'A határozat végrehajtása bűncselekményt valósítana meg (a ZUP 279. cikke első bekezdésének 2. pontja).',
  ),
  impossible: ground(
    '3. točka: ni je mogoče izvršiti',
    'Point 3: it cannot be executed',
    'Odločbe sploh ni mogoče izvršiti (3. točka prvega odstavka 279. člena ZUP).',
    'La decisione non può essere eseguita (punto 3 del primo comma dell’articolo 279 della ZUP).',
    'A határozat egyáltalán nem hajtható végre (a ZUP 279. cikke első bekezdésének 3. pontja).',
  ),
  no_request: ground(
    '4. točka: brez zahteve stranke',
    'Point 4: without the party’s request',
    'Organ je izdal odločbo brez zahteve stranke, ta pa pozneje v to ni privolila (4. točka prvega odstavka 279. člena ZUP).',
    'L’organo ha emesso la decisione senza la richiesta della parte, che poi non vi ha acconsentito (punto 4 del primo comma dell’articolo 279 della ZUP).',
    'A szerv a határozatot az ügyfél kérelme nélkül hozta meg, és az ügyfél ehhez később sem járult hozzá (a ZUP 279. cikke első bekezdésének 4. pontja).',
  ),
  duress: ground(
    '5. točka: prisiljenje ali drugo nedovoljeno dejanje',
    'Point 5: duress or another forbidden deed',
    'Odločba je bila izdana kot posledica prisiljenja, izsiljevanja ali drugega nedovoljenega dejanja (5. točka prvega odstavka 279. člena ZUP).',
    'La decisione è conseguenza di costrizione, estorsione o altro atto illecito (punto 5 del primo comma dell’articolo 279 della ZUP).',
    'A határozat kényszer, zsarolás vagy más meg nem engedett cselekmény következménye (a ZUP 279. cikke első bekezdésének 5. pontja).',
  ),
}

/**
 * The acts beside the decision on the claim: one table, from which the server holds the law, the paper is worded and the screen draws its dialog.
 * What is not in a row is not legal. The town's lawyer confirms the articles; where more than one reading is possible, the narrower one stands here.
 */
export const furtherActs = {
  inadmissibility: {
    articles: '129. člen ZUP',
    does: 'ends',
    application: underReview,
    asks: [],
    grounds: {
      no_matter: ground(
        '1. točka: ni upravna zadeva',
        'Point 1: no administrative matter',
        'Stvar, na katero se zahteva nanaša, ni upravna zadeva (1. točka prvega odstavka 129. člena ZUP).',
        'L’oggetto della richiesta non è una questione amministrativa (punto 1 del primo comma dell’articolo 129 della ZUP).',
        'Az igény tárgya nem közigazgatási ügy (a ZUP 129. cikke első bekezdésének 1. pontja).',
      ),
      no_standing: ground(
        '2. točka: vlagatelj ne more biti stranka',
        'Point 2: the applicant cannot be a party',
        'V zahtevi ni uveljavljena lastna pravica ali pravna korist oziroma tisti, ki jo je vložil, ne more biti stranka (2. točka prvega odstavka 129. člena ZUP).',
        'Nella richiesta non è fatto valere un diritto o un interesse giuridico proprio, oppure chi l’ha presentata non può essere parte (punto 2 del primo comma dell’articolo 129 della ZUP).',
        'A kérelem nem saját jogot vagy jogi érdeket érvényesít, illetve benyújtója nem lehet ügyfél (a ZUP 129. cikke első bekezdésének 2. pontja).',
      ),
      out_of_term: ground(
        '3. točka: ni vložena v predpisanem roku',
        'Point 3: not within the prescribed term',
        'Zahteva ni bila vložena v predpisanem roku (3. točka prvega odstavka 129. člena ZUP).',
        'La richiesta non è stata presentata entro il termine prescritto (punto 3 del primo comma dell’articolo 129 della ZUP).',
        'A kérelmet nem az előírt határidőben nyújtották be (a ZUP 129. cikke első bekezdésének 3. pontja).',
      ),
      decided_already: ground(
        '4. točka: o zadevi že teče postopek ali je odločeno',
        'Point 4: pending or decided already',
        'O isti upravni zadevi že teče postopek ali je bilo o njej že odločeno, dejansko stanje in pravna podlaga pa se nista spremenila (4. točka prvega odstavka 129. člena ZUP).',
        'Sulla stessa questione è già in corso un procedimento oppure si è già deciso, e i fatti e la base giuridica non sono cambiati (punto 4 del primo comma dell’articolo 129 della ZUP).',
        'Ugyanabban a közigazgatási ügyben már eljárás folyik, vagy már döntöttek róla, és a tényállás, valamint a jogalap nem változott (a ZUP 129. cikke első bekezdésének 4. pontja).',
      ),
    },
  },
  procedure_suspension: {
    articles: '147. in 153. člen ZUP',
    does: 'rests',
    application: underReview,
    asks: ['awaits'],
    grounds: {
      preliminary: ground(
        'Predhodno vprašanje, o katerem odloča drug organ',
        'A preliminary question that another body decides',
        'Odločitev je odvisna od predhodnega vprašanja, o katerem odloča drug organ ali sodišče (147. in 153. člen ZUP).',
        'La decisione dipende da una questione preliminare su cui decide un altro organo o un tribunale (articoli 147 e 153 della ZUP).',
        'A döntés olyan előkérdéstől függ, amelyről más szerv vagy bíróság dönt (a ZUP 147. és 153. cikke).',
      ),
      death: ground(
        'Smrt stranke ali prenehanje pravne osebe',
        'The party has died or ceased to exist',
        'Stranka je umrla oziroma je pravna oseba prenehala, v postopek pa lahko vstopi pravni naslednik (153. člen ZUP).',
        'La parte è deceduta o la persona giuridica ha cessato di esistere e nel procedimento può subentrare il successore (articolo 153 della ZUP).',
        'Az ügyfél meghalt, illetve a jogi személy megszűnt, és az eljárásba a jogutód beléphet (a ZUP 153. cikke).',
      ),
      capacity: ground(
        'Stranka nima več sposobnosti ali zastopnika',
        'The party has lost its capacity or its representative',
        'Stranka je izgubila poslovno sposobnost ali je ostala brez zakonitega zastopnika (153. člen ZUP).',
        'La parte ha perso la capacità di agire o è rimasta senza rappresentante legale (articolo 153 della ZUP).',
        'Az ügyfél elvesztette cselekvőképességét, vagy törvényes képviselő nélkül maradt (a ZUP 153. cikke).',
      ),
      insolvency: ground(
        'Začetek stečajnega postopka',
        'Insolvency proceedings have begun',
        'Nastale so pravne posledice začetka stečajnega postopka zoper stranko (153. člen ZUP).',
        'Si sono prodotti gli effetti dell’apertura della procedura fallimentare nei confronti della parte (articolo 153 della ZUP).',
        'Az ügyféllel szemben beálltak a csődeljárás megindításának jogkövetkezményei (a ZUP 153. cikke).',
      ),
    },
  },
  procedure_resumption: {
    articles: '153. in 154. člen ZUP',
    does: 'goes_on',
    of: ['procedure_suspension'],
    asks: [],
    grounds: usual,
  },
  joinder: {
    articles: '130. člen ZUP',
    does: 'joins',
    application: underReview,
    asks: ['joins'],
    grounds: usual,
  },
  separation: {
    articles: '130. člen ZUP',
    does: 'parts',
    of: ['joinder'],
    asks: [],
    grounds: usual,
  },
  finality_certificate: {
    articles: '179., 224., 225. in 282. člen ZUP',
    does: 'nothing',
    of: [
      'grant',
      ...refusing,
      'discontinuation',
      'payment_lapse',
      ...revoking,
      'suspension',
      'suspension_on_request',
      'suspension_end',
      'permit_nullity',
    ],
    final: true,
    asks: [],
    plain: true,
    grounds: usual,
  },
  execution_stay: {
    articles: '235. člen ZUP',
    does: 'stays',
    of: ['revocation', 'suspension'],
    final: false,
    asks: [],
    grounds: usual,
  },
  execution_stay_end: {
    articles: '235. in 236. člen ZUP',
    does: 'stays_no_more',
    of: ['execution_stay'],
    asks: [],
    grounds: usual,
  },
  reopening: {
    articles: '260., 263., 267. in 272. člen ZUP',
    does: 'reopens',
    of: [...refusing, ...revoking],
    final: true,
    asks: ['proposed_on', 'learned_on'],
    grounds: reopeningGrounds,
  },
  reopening_refusal: {
    articles: '260., 263. in 267. člen ZUP',
    does: 'nothing',
    of: [...refusing, ...revoking],
    final: true,
    asks: ['proposed_on'],
    grounds: {
      not_proven: ground(
        'Razlog za obnovo ni verjetno izkazan',
        'The ground is not made likely',
        'Okoliščina, na katero se opira predlog, ni verjetno izkazana oziroma ni taka, da bi lahko pripeljala do drugačne odločbe (267. člen ZUP).',
        'La circostanza su cui si fonda la proposta non è resa verosimile oppure non può condurre a una decisione diversa (articolo 267 della ZUP).',
        'Az indítvány alapjául szolgáló körülmény nem valószínűsített, vagy nem vezethetne más döntéshez (a ZUP 267. cikke).',
      ),
      late: ground(
        'Predlog je prepozen',
        'The proposal is late',
        'Predlog ni bil vložen v roku iz 263. člena ZUP (267. člen ZUP).',
        'La proposta non è stata presentata entro il termine dell’articolo 263 della ZUP (articolo 267 della ZUP).',
        'Az indítványt nem a ZUP 263. cikke szerinti határidőben nyújtották be (a ZUP 267. cikke).',
      ),
      not_entitled: ground(
        'Predlaga nekdo, ki nima te pravice',
        'Proposed by somebody who may not',
        'Predloga ni vložila upravičena oseba (267. člen ZUP).',
        'La proposta non è stata presentata da persona legittimata (articolo 267 della ZUP).',
        'Az indítványt nem jogosult személy nyújtotta be (a ZUP 267. cikke).',
      ),
    },
  },
  reopening_end: {
    articles: '270. člen ZUP',
    does: 'upholds',
    of: ['reopening'],
    asks: ['heard'],
    grounds: usual,
  },
  nullity: {
    articles: '279. in 280. člen ZUP',
    does: 'voids',
    of: [...refusing, 'discontinuation', 'payment_lapse', ...revoking],
    asks: [],
    grounds: nullityGrounds,
  },
  silence: {
    articles: '222. člen ZUP',
    does: 'nothing',
    application: ['submitted', 'in_review'],
    asks: [],
    plain: true,
    grounds: usual,
  },
  permit_nullity: {
    articles: '279. in 280. člen ZUP',
    does: 'takes',
    permit: ['scheduled', 'active', 'suspended'],
    asks: ['heard'],
    grounds: nullityGrounds,
  },
} as const satisfies Partial<Record<ActKind, FurtherAct>>

export type FurtherKind = keyof typeof furtherActs

/** The row of a kind, without what is particular to it. */
export const furtherAct = (kind: FurtherKind): FurtherAct => furtherActs[kind]

export const isFurther = (kind: ActKind): kind is FurtherKind => kind in furtherActs

/** The ground of an act as its paper says it; empty where the law alone is its ground, and for every other act. */
export const groundSentence = (kind: ActKind, code: string | null, locale: 'sl' | FurtherLocale): string =>
  (isFurther(kind) && code !== null && furtherAct(kind).grounds[code]?.[locale]) || ''

/** Where the record stands that an act is about; an application is overdue when the term to decide has ended. */
export type RecordState = { application: ApplicationStatus; rests: boolean; is_overdue: boolean } | { permit: string }

/** An earlier act as far as another can be about it. */
export interface EarlierAct {
  id: string
  kind: ActKind
  /** Nothing has set it aside or put it out of force. */
  holds: boolean
  is_final: boolean
  /** It takes a permit away before it is final. */
  is_ahead: boolean
  /** Its finality has its certificate; a further copy is a print of that. */
  is_certified: boolean
}

/** What may be issued now: a kind, and the acts that it can be about; none where it is about the record itself. */
export interface FurtherChoice {
  kind: FurtherKind
  of: string[]
}

/** The procedure that a reopening opened is still open: nothing was decided in it. */
const isOpenFor = (record: RecordState): boolean =>
  'application' in record ? underReview.some((status) => status === record.application) && !record.rests : record.permit !== 'revoked'

const mayBeAbout = (kind: FurtherKind, row: FurtherAct, act: EarlierAct, record: RecordState): boolean => {
  if (!act.holds || !row.of?.includes(act.kind)) return false
  if (row.final !== undefined && row.final !== act.is_final) return false
  if (kind === 'execution_stay') return act.is_ahead
  if (kind === 'finality_certificate') return !act.is_certified
  return (kind !== 'reopening_end' && kind !== 'separation') || isOpenFor(record)
}

const isAboutRecord = ({ application, permit }: FurtherAct, record: RecordState): boolean =>
  'application' in record ? application?.includes(record.application) === true && !record.rests : permit?.includes(record.permit) === true

/** The term to decide has ended without a decision, and the party was not told yet that it may appeal. */
const isSilent = (record: RecordState, acts: readonly EarlierAct[]): boolean =>
  'application' in record && record.is_overdue && !acts.some(({ kind, holds }) => kind === 'silence' && holds)

/** The acts of the table that are legal now in a matter. */
export const furtherChoices = (record: RecordState, acts: readonly EarlierAct[]): FurtherChoice[] =>
  keysOf(furtherActs).flatMap((kind) => {
    const row = furtherAct(kind)
    if (kind === 'silence' && !isSilent(record, acts)) return []
    if (row.of === undefined) return isAboutRecord(row, record) ? [{ kind, of: [] }] : []
    const of = acts.filter((act) => mayBeAbout(kind, row, act, record)).map(({ id }) => id)
    return of.length === 0 ? [] : [{ kind, of }]
  })

interface Said {
  ground: string
  facts: string
  reason: string
  awaits: string
  joins: string
  heard?: string | null | undefined
  proposed_on?: string | undefined
  learned_on?: string | undefined
}

type Missing = { path: keyof Said; rule: 'required' | 'choice' | 'no_sentence' }

/** What an act lacks of what its row asks for, by field. */
export const missingOfFurther = (kind: FurtherKind, said: Said): Missing[] => {
  const { asks, plain, grounds } = furtherAct(kind)
  const sentence = (path: 'facts' | 'reason' | 'awaits'): Missing[] =>
    isSentence(said[path]) ? [] : [{ path, rule: said[path].trim() === '' ? 'required' : 'no_sentence' }]
  const required = (path: Missing['path'], isAsked: boolean): Missing[] => (isAsked && !said[path] ? [{ path, rule: 'required' }] : [])
  const isRefusal = kind === 'reopening_refusal'
  return [
    ...(said.ground in grounds ? [] : [{ path: 'ground' as const, rule: 'choice' as const }]),
    ...(plain === true ? [] : [...sentence('facts'), ...sentence('reason')]),
    ...(asks.includes('awaits') ? sentence('awaits') : []),
    ...required('joins', asks.includes('joins')),
    ...required('heard', asks.includes('heard')),
    ...required('learned_on', asks.includes('learned_on') || (isRefusal && said.ground === 'late')),
    // Only a refusal needs a proposal: the organ itself may reopen too.
    ...required('proposed_on', isRefusal),
  ]
}

/**
 * The last day on which a reopening is proposed, or begun ex officio (ZUP, art. 263): a month after its ground became known, and three years after the
 * act was final, unless the ground is one that outlasts them.
 */
export const lastDayToReopen = (ground: string, learnedOn: string, finalOn: string, closed: ClosedDays): string => {
  const month = lastDayOfMonths(learnedOn, 1, closed)
  const years = lastDayOfMonths(finalOn, 36, closed)
  return everlastingGrounds.includes(ground) || month < years ? month : years
}
