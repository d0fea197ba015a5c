import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import type { ActWords } from '@dovolilnice/contract/acts/act-words'

const zup =
  'Zakona o splošnem upravnem postopku (Uradni list RS, št. 24/06 – uradno prečiščeno besedilo, 105/06 – ZUS-1, 126/07, 65/08, 8/10, 82/13, 175/20 – ZIUOPDVE in 3/22 – ZDeb; v nadaljnjem besedilu: ZUP)'

const onApplication = (act: string): string =>
  `v upravni zadevi izdaje dovolilnice, začeti na zahtevo stranke: {stranka}, {naslov}, {pooblastilo} izdaja ${act}:`
const takingAway = (matter: string): string =>
  `v upravni zadevi ${matter} dovolilnice št. {dovolilnica}, začeti po uradni dolžnosti zoper stranko: {stranka}, {naslov}, {pooblastilo} izdaja naslednjo odločbo:`

const claim = 'Stranka {stranka} je z vlogo št. {vloga}, prejeto {dan_vloge}, zahtevala izdajo dovolilnice »{vrsta}« {za_vozila}.'
const provisions = 'Odločitev temelji na naslednjih predpisih: {pravne_podlage}.'
const proofs = 'Organ je presodil naslednja dokazila, ki jih je predložila stranka: {dokazila}.'

const appeal = (act: string): string =>
  `Zoper ${act} je dovoljena pritožba v roku {pritožbeni_rok} dni od dneva vročitve. O pritožbi odloča {pritožbeni_organ}.
Pritožba se vloži pisno neposredno ali priporočeno po pošti oziroma poda ustno na zapisnik pri organu: {organ_z_naslovom}. Za pritožbo se plača upravna taksa v znesku {pritožbena_taksa}. {učinek_pritožbe}`

const service = 'stranki {stranka}, {naslov} – osebno\nv zbirko dokumentarnega gradiva, tu'

const ofApplication = { claim, provisions, service }

/**
 * The texts with which a town begins, part by part, as the law asks for them (ZUP, art. 210–216); a town changes them to its ordinance. Nothing
 * in them has a person's gender: it is not known.
 */
export const startingTexts: Readonly<Record<ActKind, ActWords>> = {
  grant: {
    ...ofApplication,
    subtitle: 'o izdaji dovolilnice po vlogi št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} 207. člena ${zup} ${onApplication('naslednjo odločbo')}`,
    ruling:
      'Vlogi stranke {stranka} št. {vloga} se ugodi in se izda dovolilnica »{vrsta}« {za_vozila}; plačljiva dovolilnica se izda po plačilu.\n{stroški}',
    facts: proofs,
    assessment: '{razlogi}\nPogoji za izdajo dovolilnice so izpolnjeni, zato je organ zahtevi v celoti ugodil.',
    remedy: appeal('to odločbo'),
  },
  rejection: {
    ...ofApplication,
    subtitle: 'o zavrnitvi vloge št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} 207. člena ${zup} ${onApplication('naslednjo odločbo')}`,
    ruling: 'Vloga stranke {stranka} št. {vloga} za izdajo dovolilnice »{vrsta}« {za_vozila} se zavrne.\n{stroški} {upravna_taksa}',
    facts: `{ugotovitve}\n${proofs}`,
    assessment:
      '{razlogi}\nGlede na navedeno pogoji za izdajo dovolilnice niso izpolnjeni, zato je bilo treba odločiti, kot je navedeno v izreku.',
    remedy: appeal('to odločbo'),
  },
  dismissal: {
    ...ofApplication,
    subtitle: 'o zavrženju vloge št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} drugega odstavka 67. člena ${zup} ${onApplication('naslednji sklep')}`,
    ruling: 'Vloga stranke {stranka} št. {vloga} za izdajo dovolilnice »{vrsta}« {za_vozila} se zavrže.\n{stroški} {upravna_taksa}',
    facts: 'Vloga ni bila popolna, zato je organ stranko pozval, naj jo do {rok} dopolni:\n{poziv}\n{ugotovitve}',
    provisions:
      'Po drugem odstavku 67. člena ZUP organ vlogo s sklepom zavrže, če stranka v roku ne odpravi pomanjkljivosti.\nUporabljeni predpisi: {pravne_podlage}.',
    assessment: '{razlogi}\nStranka vloge v postavljenem roku ni dopolnila, zato je bilo treba vlogo zavreči.',
    remedy: appeal('ta sklep'),
  },
  discontinuation: {
    ...ofApplication,
    subtitle: 'o ustavitvi postopka po vlogi št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} 135. člena ${zup} ${onApplication('naslednji sklep')}`,
    ruling:
      'Postopek po vlogi stranke {stranka} št. {vloga} za izdajo dovolilnice »{vrsta}« {za_vozila} se ustavi.\nOdločba št. {popravljeni_akt} se odpravi.\n{stroški} {upravna_taksa}',
    facts: 'Stranka je vlogo umaknila.\n{ugotovitve}',
    provisions: 'Po 135. členu ZUP organ s sklepom ustavi postopek, kadar stranka umakne zahtevo.',
    assessment: '{razlogi}',
    remedy: appeal('ta sklep'),
  },
  hearing: {
    subtitle: 'pred odločitvijo o vlogi št. {vloga}\npred odločitvijo o dovolilnici št. {dovolilnica}',
    introduction: `{organ} na podlagi 9. in 146. člena ${zup} seznanja stranko {stranka}, {naslov}, z dejstvi, ki so pomembna za odločitev.`,
    ruling:
      'Organ je ugotovil:\n{ugotovitve}\nStranka se lahko o tem izjavi do {rok}: pisno, ustno na zapisnik pri organu ali na strani, ki jo odpre povezava iz obvestila.',
    claim: 'Postopek teče o vlogi št. {vloga}.\nPostopek teče o dovolilnici št. {dovolilnica}.',
    facts: '',
    provisions:
      'Pred izdajo odločbe mora imeti stranka možnost, da se izjavi o dejstvih in okoliščinah, ki so pomembne za odločitev (9. in 146. člen ZUP).',
    assessment: '',
    remedy: 'Če se stranka v tem roku ne izjavi, organ odloči na podlagi ugotovljenih dejstev.',
    service,
  },
  fee_call: {
    subtitle: 'za vlogo št. {vloga}',
    introduction:
      '{organ} na podlagi 31. člena Zakona o upravnih taksah (v nadaljnjem besedilu: ZUT) v upravni zadevi izdaje dovolilnice »{vrsta}« poziva stranko {stranka}, {naslov}, da plača upravno takso za vlogo št. {vloga}, prejeto {dan_vloge}.',
    ruling:
      'Stranka naj v {dni_za_takso} dneh od vročitve tega poziva plača upravno takso v znesku {taksa_za_plačilo}.\nTaksa se nakaže na račun {račun_takse} s sklicem {sklic_takse}.',
    claim: '',
    facts: '',
    provisions: '',
    assessment: '',
    remedy:
      'Neplačana upravna taksa se po izteku tega roka prisilno izterja. Če je taksa medtem že plačana, na ta poziv ni treba odgovoriti.\nZoper ta poziv ni pritožbe.',
    service,
  },
  payment_lapse: {
    ...ofApplication,
    subtitle: 'o ustavitvi postopka po vlogi št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} 135. člena ${zup} ${onApplication('naslednji sklep')}`,
    ruling:
      'Postopek po vlogi stranke {stranka} št. {vloga} za izdajo dovolilnice »{vrsta}« {za_vozila} se ustavi, ker dovolilnica ni bila plačana.\nOdločba št. {popravljeni_akt} se odpravi.\n{stroški}',
    facts: 'Vloga je bila odobrena. Stranka cene dovolilnice do {rok} ni plačala.\n{ugotovitve}',
    provisions: 'Dovolilnica se izda, ko je plačana. Uporabljeni predpisi: {pravne_podlage}.',
    assessment: '{razlogi}\nStranka v postavljenem roku ni plačala, zato je bilo treba postopek ustaviti.',
    remedy: appeal('ta sklep'),
  },
  dismissal_withdrawal: {
    ...ofApplication,
    subtitle: 'o odpravi sklepa o zavrženju vloge št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} drugega odstavka 67. člena ${zup} ${onApplication('naslednji sklep')}`,
    ruling: 'Sklep o zavrženju vloge št. {popravljeni_akt} se odpravi.\nPostopek po vlogi stranke {stranka} št. {vloga} se nadaljuje.',
    facts: 'Stranka je vlogo dopolnila, preden ji je bil sklep vročen.\n{ugotovitve}',
    provisions: 'Dopolnitev, ki prispe pred vročitvijo sklepa o zavrženju, organ upošteva (67. člen ZUP).',
    assessment: '{razlogi}',
    remedy: '',
  },
  supplement_call: {
    ...ofApplication,
    subtitle: 'št. {vloga}',
    introduction: `{organ} na podlagi prvega odstavka 67. člena ${zup} v upravni zadevi izdaje dovolilnice »{vrsta}« {za_vozila} poziva stranko {stranka}, {naslov}, da dopolni vlogo.`,
    ruling: 'Stranka naj do {rok} vlogo dopolni tako:\n{razlogi}',
    claim: '',
    facts: '',
    provisions: '',
    assessment: '',
    remedy:
      'Če vloga v tem roku ne bo dopolnjena, jo organ s sklepom zavrže (drugi odstavek 67. člena ZUP). Stranka lahko pred iztekom roka zaprosi za podaljšanje.',
  },
  revocation: {
    subtitle: 'o odvzemu dovolilnice št. {dovolilnica}',
    introduction: `{organ} na podlagi {pristojnost} 207. člena ${zup} ${takingAway('odvzema')}`,
    ruling:
      'Dovolilnica št. {dovolilnica} »{vrsta}« {za_vozila}, izdana {dan_dovolilnice}, se {začetek_učinka} odvzame in od tedaj ne velja več.\n{stroški}',
    claim: 'Organ je postopek začel po uradni dolžnosti.',
    facts: '{ugotovitve}',
    provisions,
    assessment: '{razlogi}\nZato je bilo treba dovolilnico odvzeti.',
    remedy: appeal('to odločbo'),
    service,
  },
  suspension: {
    subtitle: 'o začasnem odvzemu dovolilnice št. {dovolilnica}',
    introduction: `{organ} na podlagi {pristojnost} 221. člena ${zup} ${takingAway('začasnega odvzema')}`,
    ruling:
      'Dovolilnica št. {dovolilnica} »{vrsta}« {za_vozila}, izdana {dan_dovolilnice}, se {začetek_učinka} začasno odvzame in od tedaj ne velja, dokler organ ne odloči drugače.\n{stroški}',
    claim: 'Organ je postopek začel po uradni dolžnosti.',
    facts: '{ugotovitve}',
    provisions,
    assessment: '{razlogi}\nZato je bilo treba dovolilnico začasno odvzeti.',
    remedy: appeal('to odločbo'),
    service,
  },
  suspension_on_request: {
    subtitle: 'o začasnem odvzemu dovolilnice št. {dovolilnica}',
    introduction: `{organ} na podlagi {pristojnost} 207. člena ${zup} v upravni zadevi začasnega odvzema dovolilnice št. {dovolilnica}, začeti na zahtevo stranke z dne {dan_zahteve}: {stranka}, {naslov}, {pooblastilo} izdaja naslednjo odločbo:`,
    ruling:
      'Zahtevi stranke {stranka} z dne {dan_zahteve} se ugodi.\nDovolilnica št. {dovolilnica} »{vrsta}« {za_vozila}, izdana {dan_dovolilnice}, se {začetek_učinka} začasno odvzame in od tedaj ne velja, dokler organ ne odloči drugače.\n{stroški}',
    claim: 'Stranka {stranka} je {dan_zahteve} zahtevala začasni odvzem dovolilnice.',
    facts: '{ugotovitve}',
    provisions,
    assessment: '{razlogi}\nZahteva je utemeljena, zato ji je organ v celoti ugodil.',
    remedy: appeal('to odločbo'),
    service,
  },
  replacement: {
    subtitle: 'ki nadomesti odločbo št. {izpodbijani_akt}',
    introduction: `{organ} na podlagi {pristojnost} prvega odstavka 242. člena ${zup} v postopku s pritožbo stranke: {stranka}, {naslov}, zoper odločbo št. {izpodbijani_akt}, {pooblastilo} izdaja naslednjo nadomestno odločbo:`,
    ruling:
      'Pritožbi stranke {stranka} se ugodi; odločba št. {izpodbijani_akt} se nadomesti s to odločbo.\nVlogi št. {vloga} za izdajo dovolilnice se ugodi.\nDovolilnica št. {dovolilnica} se ne odvzame in velja naprej.\n{stroški}',
    claim: 'Stranka {stranka} je vložila pritožbo zoper odločbo št. {izpodbijani_akt}.\nPritožba je bila prejeta {dan_pritožbe}.',
    facts: '{ugotovitve}',
    provisions:
      'Po prvem odstavku 242. člena ZUP lahko organ prve stopnje, ki spozna, da je pritožba utemeljena, pa nov ugotovitveni postopek ni potreben, zadevo reši drugače in z novo odločbo nadomesti izpodbijano.\nUporabljeni predpisi: {pravne_podlage}.',
    assessment: '{razlogi}\nPritožba je utemeljena, zato je bilo treba odločiti, kot je navedeno v izreku.',
    remedy: appeal('to odločbo'),
    service,
  },
  order_reversal: {
    ...ofApplication,
    subtitle: 'o odpravi sklepa št. {izpodbijani_akt}',
    introduction: `{organ} na podlagi {pristojnost} prvega odstavka 242. člena v zvezi z 258. členom ${zup} v postopku s pritožbo stranke: {stranka}, {naslov}, zoper sklep št. {izpodbijani_akt}, {pooblastilo} izdaja naslednji sklep:`,
    ruling:
      'Pritožbi stranke {stranka} se ugodi; sklep št. {izpodbijani_akt} se odpravi.\nPostopek po vlogi stranke {stranka} št. {vloga} se nadaljuje.\n{stroški}',
    claim: 'Stranka {stranka} je vložila pritožbo zoper sklep št. {izpodbijani_akt}.\nPritožba je bila prejeta {dan_pritožbe}.',
    facts: '{ugotovitve}',
    provisions: 'Po prvem odstavku 242. člena ZUP organ prve stopnje, ki spozna, da je pritožba utemeljena, zadevo reši drugače.',
    assessment: '{razlogi}\nPritožba je utemeljena, zato je bilo treba sklep odpraviti in postopek nadaljevati.',
    remedy: '',
  },
  appeal_dismissal: {
    subtitle: 'o zavrženju pritožbe zoper akt št. {izpodbijani_akt}',
    introduction: `{organ} na podlagi {pristojnost} drugega odstavka 240. člena ${zup} v postopku s pritožbo stranke: {stranka}, {naslov}, zoper akt št. {izpodbijani_akt}, {pooblastilo} izdaja naslednji sklep:`,
    ruling: 'Pritožba stranke {stranka} zoper akt št. {izpodbijani_akt} se zavrže.\n{stroški}',
    claim: 'Stranka {stranka} je vložila pritožbo zoper akt št. {izpodbijani_akt}.\nPritožba je bila prejeta {dan_pritožbe}.',
    facts: '{ugotovitve}',
    provisions:
      'Po drugem odstavku 240. člena ZUP organ prve stopnje s sklepom zavrže pritožbo, če ni dovoljena, če je prepozna ali če je ni vložila upravičena oseba. Nepopolno vlogo, ki v roku ni dopolnjena, zavrže po drugem odstavku 67. člena ZUP.',
    assessment: '{razlogi}\nZato je bilo treba pritožbo zavreči.',
    remedy: appeal('ta sklep'),
    service,
  },
  restitution: {
    subtitle: 'o dovolitvi vrnitve v prejšnje stanje',
    introduction: `{organ} na podlagi {pristojnost} 103. in 106. člena ${zup} o predlogu stranke: {stranka}, {naslov}, {pooblastilo} izdaja naslednji sklep:`,
    ruling:
      'Predlogu stranke {stranka} z dne {dan_predloga} za vrnitev v prejšnje stanje se ugodi (akt št. {zamujeni_akt}, {zamujeni_rok}).\n{posledica_vrnitve}\n{stroški}',
    claim: 'Stranka {stranka} je {dan_predloga} predlagala vrnitev v prejšnje stanje, ker je zamudila {zamujeni_rok}. Navedla je:',
    facts: '{ugotovitve}',
    provisions:
      'Po prvem odstavku 103. člena ZUP se stranki, ki je iz opravičenih vzrokov zamudila rok za dejanje v postopku in je zaradi tega od njega izključena, na njen predlog dovoli vrnitev v prejšnje stanje. Predlog se vloži v osmih dneh od dneva, ko je prenehal vzrok zamude, najpozneje pa v treh mesecih od zamude (105. člen ZUP).',
    assessment: '{razlogi}\nVzroki za zamudo so opravičeni, zato je bilo treba predlogu ugoditi.',
    remedy:
      'Zoper ta sklep ni pritožbe, razen če je bilo vrnitvi ugodeno na predlog, ki je bil vložen prepozno ali ni dovoljen (106. člen ZUP).',
    service,
  },
  restitution_refusal: {
    subtitle: 'o predlogu za vrnitev v prejšnje stanje',
    introduction: `{organ} na podlagi {pristojnost} 103. in 106. člena ${zup} o predlogu stranke: {stranka}, {naslov}, {pooblastilo} izdaja naslednji sklep:`,
    ruling:
      'Predlog stranke {stranka} z dne {dan_predloga} za vrnitev v prejšnje stanje (akt št. {zamujeni_akt}, {zamujeni_rok}) se {odločitev_o_predlogu}.\n{stroški}',
    claim: 'Stranka {stranka} je {dan_predloga} predlagala vrnitev v prejšnje stanje, ker je zamudila {zamujeni_rok}. Navedla je:',
    facts: '{ugotovitve}',
    provisions:
      'Po prvem odstavku 103. člena ZUP se stranki, ki je iz opravičenih vzrokov zamudila rok za dejanje v postopku in je zaradi tega od njega izključena, na njen predlog dovoli vrnitev v prejšnje stanje. Predlog se vloži v osmih dneh od dneva, ko je prenehal vzrok zamude, najpozneje pa v treh mesecih od zamude; prepozen predlog se zavrže (105. in 106. člen ZUP).',
    assessment: '{razlogi}\nZato je bilo treba odločiti, kot je navedeno v izreku.',
    remedy: appeal('ta sklep'),
    service,
  },
  correction: {
    subtitle: 'o popravi pomote v aktu št. {popravljeni_akt}',
    introduction: `{organ} na podlagi 223. člena ${zup} v upravni zadevi stranke: {stranka}, {naslov}, {pooblastilo} izdaja naslednji popravni sklep:`,
    ruling: 'V aktu št. {popravljeni_akt} se popravi pomota tako:\n{razlogi}\nV drugem ostane akt nespremenjen.\n{stroški}',
    claim: '',
    facts: '{ugotovitve}',
    provisions:
      'Po 223. členu ZUP sme organ vsak čas popraviti pomote v imenih ali številkah, pisne ali računske pomote ter druge očitne pomote.',
    assessment: 'Poprava pomote ima pravni učinek od dneva, od katerega ima pravni učinek popravljeni akt.',
    remedy: appeal('ta sklep'),
    service,
  },
}
