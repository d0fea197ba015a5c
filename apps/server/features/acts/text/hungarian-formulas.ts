// The formulas that several acts share, in Hungarian; which act says what stands in `hungarian-texts.ts`.

/** The law, after the articles that are applied. */
const zup =
  '(az általános közigazgatási eljárásról szóló törvény, az SZK Hivatalos Közlönye, 24/06. szám – hivatalos egységes szerkezetű szöveg, 105/06 – ZUS-1, 126/07, 65/08, 8/10, 82/13, 175/20 – ZIUOPDVE és 3/22 – ZDeb; a továbbiakban: ZUP)'
const zut =
  '(a közigazgatási illetékekről szóló törvény, az SZK Hivatalos Közlönye, 106/10. szám – hivatalos egységes szerkezetű szöveg, 14/15 – ZUUJFO, 84/15 – ZZelP-J, 32/16, 30/18 – ZKZaš és 189/20 – ZFRO; a továbbiakban: ZUT)'

export const byZup = (articles: string): string => `{organ} az alábbi rendelkezés alapján: ${articles} ${zup},`
export const byZut = (articles: string): string => `{organ} az alábbi rendelkezés alapján: ${articles} ${zut},`

export const decision = 'az alábbi határozatot hozza'
export const order = 'az alábbi végzést hozza'
export const onApplication = (act: string): string =>
  `az engedély kiadására irányuló, az ügyfél kérelmére indult közigazgatási eljárásban – ügyfél: {stranka}, {naslov} – {pooblastilo} ${act}:`
export const takingAway = (matter: string, act = decision): string =>
  `a {dovolilnica} számú engedély ${matter} iránt az ügyféllel szemben hivatalból indult közigazgatási eljárásban – ügyfél: {stranka}, {naslov} – {pooblastilo} ${act}:`
export const onRequest = (matter: string): string =>
  `a {dovolilnica} számú engedély ${matter} iránt az ügyfél kérésére (kelte: {dan_zahteve}) indult közigazgatási eljárásban – ügyfél: {stranka}, {naslov} – {pooblastilo} ${decision}:`
export const onAppeal = (act: string, made: string): string =>
  `a következő ${act} elleni fellebbezés ügyében: {izpodbijani_akt} – ügyfél: {stranka}, {naslov} – {pooblastilo} ${made}:`
/** Of the matter of an act beside the decision: one line stays, by what it is about. */
export const inMatter = (act: string): string => `az ügyfél ügyében – ügyfél: {stranka}, {naslov} – {pooblastilo} ${act}:`

const claim =
  'Az ügyfél ({stranka}) a {vloga} számú kérelemmel engedély kiadását kérte: „{vrsta}” {za_vozila}. A beérkezés napja: {dan_vloge}.'
const provisions = 'A döntés a következő jogszabályokon alapul: {pravne_podlage}.'
export const applied = 'Alkalmazott jogszabályok: {pravne_podlage}.'
export const proofs = 'A szerv az ügyfél által benyújtott következő iratokat értékelte: {dokazila}.'
export const lodging = `A fellebbezést írásban közvetlenül vagy ajánlott postai küldeményként, illetve szóban jegyzőkönyvbe mondva a következő szervnél kell benyújtani: {organ_z_naslovom}.
A fellebbezés {spletna_pot} is benyújtható.
A fellebbezés közigazgatási illetéke: {pritožbena_taksa}.
A fellebbezés illetékét a következő számlára kell befizetni: {račun_pritožbene_takse}.`
export const appeal = (act: string): string =>
  `${act} ellen a kézbesítéstől számított {pritožbeni_rok} napon belül fellebbezésnek van helye. A fellebbezést elbírálja: {pritožbeni_organ}.
${lodging}
{učinek_pritožbe}`
export const againstDecision = appeal('E határozat')
export const againstOrder = appeal('E végzés')
export const noSeparateAppeal = 'E végzés ellen külön fellebbezésnek nincs helye (a ZUP 258. cikke).'

export const service = '{stranka}, {naslov} – személyesen\nirattár, helyben'
export const appealFee = 'A fellebbezésért megfizetett közigazgatási illetéket ({pritožbena_taksa}) vissza kell téríteni az ügyfélnek.'
export const asRuled = 'Ezért a rendelkező részben foglaltak szerint kellett dönteni.'
export const reopened = 'A következő aktust, amelynek ügyében az eljárás újrafelvétele történt, e határozat váltja fel: {popravljeni_akt}.'
export const ofApplication = { claim, provisions, service }
export const ofPermit = { claim: 'A szerv az eljárást hivatalból indította.', facts: '{ugotovitve}', provisions, service }
/** What a call says beside its ruling and its advice. */
export const withoutReasons = { claim: '', facts: '', provisions: '', assessment: '' }
export const ofAppeal = {
  claim:
    'Az ügyfél ({stranka}) fellebbezett a következő aktus ellen: {izpodbijani_akt}.\nA fellebbezés beérkezésének napja: {dan_pritožbe}.',
  facts: '{ugotovitve}',
  service,
}
export const ofProposal = {
  introduction: `${byZup('{pristojnost} 103. és 106. cikk')} az ügyfél igazolási kérelméről – ügyfél: {stranka}, {naslov} – {pooblastilo} ${order}:`,
  claim:
    'Az ügyfél ({stranka}) igazolási kérelmet nyújtott be, mert elmulasztotta a következőt: {zamujeni_rok}. A kérelem napja: {dan_predloga}.',
  facts: '{ugotovitve}',
  service,
}
export const ofMatter = {
  claim:
    'Az ügy tárgya a {vloga} számú kérelem, amelynek beérkezési napja: {dan_vloge}.\nAz ügy tárgya a {dovolilnica} számú engedély, amelynek kiadási napja: {dan_dovolilnice}.',
  facts: '{ugotovitve}',
  service,
}
export const nullityProvisions = `A semmisség okait a ZUP 279. cikke határozza meg. A semmisség hivatalból vagy az ügyfél indítványára bármikor megállapítható (a ZUP 280. cikke).\n${applied}`
export const reopeningProvisions =
  'A véglegessé vált határozattal lezárt eljárás a ZUP 260. cikkében felsorolt okokból vehető fel újra. Az indítványt az ok megismerésétől számított egy hónapon belül, rendszerint legkésőbb a véglegessé válástól számított három éven belül kell benyújtani (a ZUP 263. cikke).'
const restored =
  'A ZUP 103. cikkének első bekezdése szerint annak az ügyfélnek, aki alapos okból mulasztott el határidőt, és ezért elesett az eljárási cselekménytől, kérelmére engedélyezni kell az előző állapot visszaállítását. A kérelmet az ok megszűnésétől számított nyolc napon belül, legkésőbb a határidő lejártától számított három hónapon belül kell benyújtani'
export const restitutionProvisions = `${restored} (a ZUP 105. cikke).`
export const lateRestitutionProvisions = `${restored}; az elkésett kérelmet vissza kell utasítani (a ZUP 105. és 106. cikke).`

export const hungarian = {
  titles: {
    grant: 'HATÁROZAT',
    rejection: 'HATÁROZAT',
    revocation: 'HATÁROZAT',
    revocation_on_request: 'HATÁROZAT',
    suspension_on_request: 'HATÁROZAT',
    suspension_end: 'HATÁROZAT',
    partial_grant: 'HATÁROZAT',
    change_refusal: 'HATÁROZAT',
    reopening_end: 'HATÁROZAT',
    nullity: 'HATÁROZAT',
    permit_nullity: 'HATÁROZAT',
    dismissal: 'VÉGZÉS',
    discontinuation: 'VÉGZÉS',
    lapse_withdrawal: 'VÉGZÉS',
    order_reversal: 'VÉGZÉS',
    appeal_dismissal: 'VÉGZÉS',
    exemption_refusal: 'VÉGZÉS',
    extension_refusal: 'VÉGZÉS',
    restitution: 'VÉGZÉS',
    restitution_refusal: 'VÉGZÉS',
    payment_lapse: 'VÉGZÉS',
    dismissal_withdrawal: 'VÉGZÉS',
    inadmissibility: 'VÉGZÉS',
    procedure_suspension: 'VÉGZÉS',
    procedure_resumption: 'VÉGZÉS',
    joinder: 'VÉGZÉS',
    separation: 'VÉGZÉS',
    execution_stay: 'VÉGZÉS',
    execution_stay_end: 'VÉGZÉS',
    reopening: 'VÉGZÉS',
    reopening_refusal: 'VÉGZÉS',
    suspension: 'IDEIGLENES HATÁROZAT',
    supplement_call: 'FELHÍVÁS A KÉRELEM KIEGÉSZÍTÉSÉRE',
    official_note: 'HIVATALOS FELJEGYZÉS',
    replacement: 'HELYETTESÍTŐ HATÁROZAT',
    fee_call: 'FELHÍVÁS A KÖZIGAZGATÁSI ILLETÉK MEGFIZETÉSÉRE',
    hearing: 'ÉRTESÍTÉS A MEGÁLLAPÍTÁSOKRÓL ÉS NYILATKOZATTÉTELI FELHÍVÁS',
    correction: 'KIJAVÍTÓ VÉGZÉS',
    finality_certificate: 'IGAZOLÁS',
    silence: 'ÉRTESÍTÉS',
  },
  number: 'Szám',
  placeAndDay: 'Hely és kelt',
  reasons: 'Indokolás',
  remedy: 'Jogorvoslati tájékoztatás',
  advice: 'Tájékoztatás',
  conducts: 'Az eljárást vezeti',
  decides: 'Dönt',
  notes: 'A feljegyzést készíti',
  automated: 'Az aktust a program automatikusan, ügyintéző döntése nélkül adta ki.',
  answersFor: 'Az aktusért felel',
  askPerson:
    'Az ügyfél a fellebbezési határidőn belül illeték fizetése nélkül kérheti, hogy az ügyben ügyintéző döntsön, és kifejtheti álláspontját: írásban vagy a szervnél szóban, jegyzőkönyvbe mondva. A fellebbezés joga megmarad.',
  signed: 'Az aktust a szerv tanúsítványával elektronikusan aláírták.',
  unsigned: 'Az ügyintéző aláírása és a szerv bélyegzője nélkül ez csak másolat: nincs aláírva, és nem eredeti.',
  askPersonOfNote:
    'Az ügyfél illeték fizetése nélkül kérheti, hogy a feljegyzetteket ügyintéző vizsgálja meg, és kifejtheti álláspontját: írásban vagy a szervnél szóban, jegyzőkönyvbe mondva.',
  joined:
    'A szerv az ügyet végzéssel egy eljárásban egyesítette a következő számú kérelem ügyével: {numbers} (a ZUP 130. cikke). Minden kérelemről külön döntés születik.',
  represented: 'meghatalmazottja',
  onBehalf: 'a következő ügyfél meghatalmazottjaként',
  serve: 'Kézbesítendő',
  authorisation: 'felhatalmazás száma',
  authorised: 'a következő számú felhatalmazás alapján:',
  ofDay: '– kelte:',
  equal: 'A szlovén és a magyar nyelvű szöveg egyaránt hiteles (a ZUP 62. cikke).',
  freeTextNote:
    'Az ügyintéző által írt megállapítások és indokok szlovén nyelven szerepelnek; e részben a szlovén szöveg az irányadó. Kérésre a szerv magyar fordításukat rendelkezésre bocsátja.',
  tariff: 'díjtételszám:',
  online: { linked: 'az értesítésben kapott hivatkozással megnyíló oldalon', signedIn: 'az önkormányzat honlapján bejelentkezés után' },
  reference: 'hivatkozási szám',
  and: 'és',
  ownCosts: 'A fellebbezési eljárás költségeit minden résztvevő maga viseli.',
  asked: '{vehicles}, érvényesség: {validity}',
  refusedDays: 'időszak: {validity}',
  both: '{vehicles}, továbbá {days}',
  feeOwed: 'A közigazgatási illetékekről szóló törvény szerinti ({tariff}) közigazgatási illetéket ({cents}) még nem fizették meg.',
  feePaid: 'A közigazgatási illetékekről szóló törvény szerinti ({tariff}) közigazgatási illetéket ({cents}) megfizették.',
  exempt: 'Az ügyfél mentesül a közigazgatási illeték megfizetése alól.',
  validity: 'első nap: {from}, utolsó nap: {last}',
  hours: 'naponta {hours}',
  suspensive: 'A fellebbezésnek a végrehajtásra halasztó hatálya van.',
  notSuspensive: 'A fellebbezésnek a végrehajtásra nincs halasztó hatálya.',
  effects: {
    issue: 'e határozat kiadásával',
    service: 'e határozat kézbesítésével',
    final: 'e határozat véglegessé válásának napjával',
  },
  certified: {
    served: 'Az aktust az ügyfélnek kézbesítették, napja: {day}',
    final: 'Az aktus véglegessé vált, napja: {day}',
    binding: 'Az aktus jogerőre emelkedett, napja: {day}',
    enforceable: 'Az aktus végrehajtható a következő naptól: {day}',
    courtRuns: 'Az aktus még nem jogerős; a közigazgatási per megindítására nyitva álló határidő utolsó napja: {day}',
    sued: 'Az aktus még nem jogerős: a közigazgatási per még nem fejeződött be.',
  },
}

/** Orders that lead the procedure: of matters that are joined and parted again, and of a term that is not extended. */
export const leadingTexts = {
  joinder: {
    ...ofApplication,
    subtitle: 'a {vloga} és a {druga_vloga} számú kérelem ügyének egyesítéséről',
    introduction: `${byZup('{pristojnost} 130. cikk')} ${onApplication(order)}`,
    ruling:
      'A szerv az ügyfél ({stranka}) {vloga} számú kérelmének ügyét és a {druga_vloga} számú kérelem ügyét egy eljárásban egyesíti.\nMinden kérelemről külön határozat születik.\n{stroški}',
    facts: '{ugotovitve}',
    provisions:
      'Az ügyek egy eljárásban egyesíthetők, ha azonos vagy hasonló tényálláson és azonos jogalapon nyugszanak, és a szerv valamennyiben illetékes (a ZUP 130. cikke).',
    assessment: '{razlogi}\nAz egyesítés feltételei teljesülnek.',
    remedy: againstOrder,
  },
  separation: {
    ...ofApplication,
    subtitle: 'a {vloga} és a {druga_vloga} számú kérelem ügyének elkülönítéséről',
    introduction: `${byZup('{pristojnost} 130. cikk')} ${onApplication(order)}`,
    ruling:
      'A szerv a {vloga} számú kérelem ügyét elkülöníti a {druga_vloga} számú kérelem ügyétől, és külön eljárásban folytatja. Az egyesítő végzés: {popravljeni_akt}.\n{stroški}',
    facts: '{ugotovitve}',
    provisions: 'Az ügyek addig folynak egy eljárásban, amíg ennek feltételei fennállnak (a ZUP 130. cikke).',
    assessment: '{razlogi}\nA közös eljárás oka megszűnt.',
    remedy: `${noSeparateAppeal} Az ügy érdemében hozott határozat elleni fellebbezésben támadható meg.`,
  },
  extension_refusal: {
    ...ofApplication,
    subtitle: 'a {vloga} számú kérelem hiánypótlási határidejének meghosszabbításáról',
    introduction: `${byZup('99. cikk')} ${onApplication(order)}`,
    ruling:
      'A szerv az ügyfél ({stranka}) kérését, hogy a {vloga} számú kérelem hiánypótlási határidejét hosszabbítsák meg, elutasítja. A kérés kelte: {dan_zahteve}. Az eddigi határidő érvényes.\n{stroški}',
    claim:
      'Az ügyfél ({stranka}) a {vloga} számú kérelem hiánypótlási határidejének meghosszabbítását kérte. A kérés kelte: {dan_zahteve}.',
    facts: 'A kérést így indokolta: {ugotovitve}',
    provisions: 'A hivatalos személy által megállapított határidő az ügyfél kérésére indokolt esetben meghosszabbítható (a ZUP 99. cikke).',
    assessment: '{razlogi}',
    remedy: `${noSeparateAppeal} Az ügy érdemében hozott határozat elleni fellebbezésben támadható meg.`,
  },
}
