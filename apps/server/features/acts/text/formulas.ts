// The formulas that several acts share, in Slovenian; which act says what stands in `starting-texts.ts`.

export const zup =
  'Zakona o splošnem upravnem postopku (Uradni list RS, št. 24/06 – uradno prečiščeno besedilo, 105/06 – ZUS-1, 126/07, 65/08, 8/10, 82/13, 175/20 – ZIUOPDVE in 3/22 – ZDeb; v nadaljnjem besedilu: ZUP)'

export const zut =
  'Zakona o upravnih taksah (Uradni list RS, št. 106/10 – uradno prečiščeno besedilo, 14/15 – ZUUJFO, 84/15 – ZZelP-J, 32/16, 30/18 – ZKZaš in 189/20 – ZFRO; v nadaljnjem besedilu: ZUT)'

export const onApplication = (act: string): string =>
  `v upravni zadevi izdaje dovolilnice, začeti na zahtevo stranke: {stranka}, {naslov}, {pooblastilo} izdaja ${act}:`
export const takingAway = (matter: string): string =>
  `v upravni zadevi ${matter} dovolilnice št. {dovolilnica}, začeti po uradni dolžnosti zoper stranko: {stranka}, {naslov}, {pooblastilo} izdaja naslednjo odločbo:`

export const onRequest = (matter: string): string =>
  `v upravni zadevi ${matter} dovolilnice št. {dovolilnica}, začeti na zahtevo stranke z dne {dan_zahteve}: {stranka}, {naslov}, {pooblastilo} izdaja naslednjo odločbo:`

export const claim = 'Stranka {stranka} je z vlogo št. {vloga}, prejeto {dan_vloge}, zahtevala izdajo dovolilnice »{vrsta}« {za_vozila}.'
export const provisions = 'Odločitev temelji na naslednjih predpisih: {pravne_podlage}.'
export const proofs = 'Organ je presodil naslednje listine, ki jih je predložila stranka: {dokazila}.'

/** How an appeal is lodged and its fee is paid. */
export const lodging = `Pritožba se vloži pisno neposredno ali priporočeno po pošti oziroma poda ustno na zapisnik pri organu: {organ_z_naslovom}.
Pritožba se lahko odda tudi {spletna_pot}.
Za pritožbo se plača upravna taksa v znesku {pritožbena_taksa}.
Taksa za pritožbo se plača na račun {račun_pritožbene_takse}.`
export const appeal = (act: string): string =>
  `Zoper ${act} je dovoljena pritožba v roku {pritožbeni_rok} dni od dneva vročitve. O pritožbi odloča {pritožbeni_organ}.
${lodging}
{učinek_pritožbe}`

export const service = '{stranka}, {naslov} – osebno\nv zbirko dokumentarnega gradiva, tu'

export const appealFee = 'Plačana upravna taksa za pritožbo v znesku {pritožbena_taksa} se vrne stranki.'

export const ofApplication = { claim, provisions, service }
export const ofPermit = { claim: 'Organ je postopek začel po uradni dolžnosti.', facts: '{ugotovitve}', provisions, service }
/** What a call says beside its ruling and its advice. */
export const withoutReasons = { claim: '', facts: '', provisions: '', assessment: '' }
export const ofAppeal = {
  claim: 'Stranka {stranka} je vložila pritožbo zoper akt št. {izpodbijani_akt}.\nPritožba je bila prejeta {dan_pritožbe}.',
  facts: '{ugotovitve}',
  service,
}
export const ofProposal = {
  introduction: `{organ} na podlagi {pristojnost} 103. in 106. člena ${zup} o predlogu, ki ga je vložila stranka: {stranka}, {naslov}, {pooblastilo} izdaja naslednji sklep:`,
  claim: 'Stranka {stranka} je {dan_predloga} predlagala vrnitev v prejšnje stanje, ker je zamudila {zamujeni_rok}. Navedla je:',
  facts: '{ugotovitve}',
  service,
}

/** Of the matter of an act beside the decision: one line stays, by what it is about. */
export const inMatter = (act: string): string => `v zadevi, v kateri je stranka: {stranka}, {naslov}, {pooblastilo} izdaja ${act}:`
export const ofMatter = {
  claim:
    'Zadeva se vodi v zvezi z vlogo št. {vloga}, prejeto {dan_vloge}.\nZadeva se vodi v zvezi z dovolilnico št. {dovolilnica}, izdano {dan_dovolilnice}.',
  facts: '{ugotovitve}',
  service,
}
export const noSeparateAppeal = 'Zoper ta sklep ni posebne pritožbe (258. člen ZUP).'
export const sameAppeal = 'Izpodbija se lahko s pritožbo zoper odločbo o glavni stvari.'
export const nullityProvisions =
  'Razloge, iz katerih je odločba nična, določa 279. člen ZUP. Odločba se lahko izreče za nično vsak čas, po uradni dolžnosti ali na predlog stranke (280. člen ZUP).\nUporabljeni predpisi: {pravne_podlage}.'
export const reopeningProvisions =
  'Postopek, v katerem je bila izdana dokončna odločba, se obnovi iz razlogov, ki jih določa 260. člen ZUP. Predlog se vloži v enem mesecu od dneva, ko se zve za razlog, praviloma pa najpozneje v treh letih od dokončnosti (263. člen ZUP).'

/** Orders that lead the procedure: of matters that are joined and parted again, and of a term that is not extended. */
export const leadingTexts = {
  joinder: {
    ...ofApplication,
    subtitle: 'o združitvi zadev po vlogah št. {vloga} in št. {druga_vloga}',
    introduction: `{organ} na podlagi {pristojnost} 130. člena ${zup} ${onApplication('naslednji sklep')}`,
    ruling:
      'Zadeva po vlogi št. {vloga}, ki jo je vložila stranka: {stranka}, in zadeva po vlogi št. {druga_vloga} se združita v en postopek.\nO vsaki vlogi bo odločeno s svojo odločbo.\n{stroški}',
    facts: '{ugotovitve}',
    provisions:
      'Zadeve se smejo združiti v en postopek, če se opirajo na isto ali podobno dejansko stanje in na isto pravno podlago ter je organ pristojen za vse (130. člen ZUP).',
    assessment: '{razlogi}\nPogoji za združitev zadev so izpolnjeni.',
    remedy: appeal('ta sklep'),
  },
  separation: {
    ...ofApplication,
    subtitle: 'o ločitvi zadev po vlogah št. {vloga} in št. {druga_vloga}',
    introduction: `{organ} na podlagi {pristojnost} 130. člena ${zup} ${onApplication('naslednji sklep')}`,
    ruling:
      'Zadeva po vlogi št. {vloga}, ki je bila s sklepom št. {popravljeni_akt} združena z zadevo po vlogi št. {druga_vloga}, se izloči iz skupnega postopka in se vodi posebej.\n{stroški}',
    facts: '{ugotovitve}',
    provisions: 'Zadeve se vodijo v enem postopku, dokler so za to pogoji (130. člen ZUP).',
    assessment: '{razlogi}\nRazlogov za skupni postopek ni več.',
    remedy: `${noSeparateAppeal} ${sameAppeal}`,
  },
  extension_refusal: {
    ...ofApplication,
    subtitle: 'o podaljšanju roka za dopolnitev vloge št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} 99. člena ${zup} ${onApplication('naslednji sklep')}`,
    ruling:
      'Prošnja z dne {dan_zahteve} za podaljšanje roka za dopolnitev vloge št. {vloga}, ki jo je vložila stranka: {stranka}, se zavrne. Velja dosedanji rok.\n{stroški}',
    claim: 'Stranka {stranka} je {dan_zahteve} zaprosila za podaljšanje roka za dopolnitev vloge št. {vloga}.',
    facts: 'Prošnjo je utemeljila tako: {ugotovitve}',
    provisions: 'Rok, ki ga določi uradna oseba, se na prošnjo stranke podaljša, če so za to opravičeni razlogi (99. člen ZUP).',
    assessment: '{razlogi}',
    remedy: `${noSeparateAppeal} ${sameAppeal}`,
  },
}
