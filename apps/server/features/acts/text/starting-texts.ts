import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import type { ActWords } from '@dovolilnice/contract/acts/act-words'
import * as formulas from './formulas.ts'

/**
 * The texts with which a town begins, part by part, as the law asks for them (ZUP, art. 210–216); a town changes them to its ordinance. Nothing
 * in them has a person's gender: it is not known. A name is not declined, so it stands behind a colon.
 */
export const startingTexts: Readonly<Record<ActKind, ActWords>> = {
  grant: {
    ...formulas.ofApplication,
    subtitle: 'o izdaji dovolilnice po vlogi št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} 207. člena ${formulas.zup} ${formulas.onApplication('naslednjo odločbo')}`,
    ruling:
      'Vlogi št. {vloga}, ki jo je vložila stranka: {stranka}, se ugodi.\nIzda se dovolilnica »{vrsta}« {za_vozila} na območju {območje} (parkirišče {parkirišče}). Dovolilnica velja {veljavnost}.\nDostop na območje je dovoljen {ure}.\nDovolilnica se izda, ko je plačana njena cena {cena}. Rok za plačilo je {rok}. Če cena do tega dne ni plačana, se dovolilnica ne izda.\nDovolilnica velja le za navedena vozila in ni prenosljiva.\nAkt št. {popravljeni_akt}, o katerem je bila dovoljena obnova postopka, se odpravi in nadomesti s to odločbo.\n{stroški} {upravna_taksa}',
    facts: `{združitev}\n${formulas.proofs}`,
    assessment: '{razlogi}\nPogoji za izdajo dovolilnice so izpolnjeni, zato je organ zahtevi v celoti ugodil.',
    remedy: formulas.appeal('to odločbo'),
  },
  partial_grant: {
    ...formulas.ofApplication,
    subtitle: 'o delni ugoditvi vlogi št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} 207. člena ${formulas.zup} ${formulas.onApplication('naslednjo odločbo')}`,
    ruling:
      'Vlogi št. {vloga}, ki jo je vložila stranka: {stranka}, se delno ugodi.\nIzda se dovolilnica »{vrsta}« {za_vozila} na območju {območje} (parkirišče {parkirišče}). Dovolilnica velja {veljavnost}.\nDostop na območje je dovoljen {ure}.\nDovolilnica se izda, ko je plačana njena cena {cena}. Rok za plačilo je {rok}. Če cena do tega dne ni plačana, se dovolilnica ne izda.\nDovolilnica velja le za navedena vozila in ni prenosljiva.\nV preostalem delu se vloga zavrne, in sicer {zavrnjeno}.\nAkt št. {popravljeni_akt}, o katerem je bila dovoljena obnova postopka, se odpravi in nadomesti s to odločbo.\n{stroški} {upravna_taksa}',
    claim: 'Stranka {stranka} je z vlogo št. {vloga}, prejeto {dan_vloge}, zahtevala izdajo dovolilnice »{vrsta}« {zahtevano}.',
    facts: `{združitev}\n{ugotovitve}\n${formulas.proofs}`,
    assessment:
      '{razlogi}\nPogoji za izdajo dovolilnice so izpolnjeni le v delu, ki mu je organ ugodil; v preostalem delu niso, zato je bilo treba odločiti, kot je navedeno v izreku.',
    remedy: formulas.appeal('zavrnilni del te odločbe'),
  },
  rejection: {
    ...formulas.ofApplication,
    subtitle: 'o zavrnitvi vloge št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} 207. člena ${formulas.zup} ${formulas.onApplication('naslednjo odločbo')}`,
    ruling:
      'Vloga št. {vloga}, ki jo je vložila stranka: {stranka}, za izdajo dovolilnice »{vrsta}« {za_vozila} se zavrne.\nAkt št. {popravljeni_akt}, o katerem je bila dovoljena obnova postopka, se nadomesti s to odločbo.\n{stroški} {upravna_taksa}',
    facts: `{združitev}\n{ugotovitve}\n${formulas.proofs}`,
    assessment:
      '{razlogi}\nGlede na navedeno pogoji za izdajo dovolilnice niso izpolnjeni, zato je bilo treba odločiti, kot je navedeno v izreku.',
    remedy: formulas.appeal('to odločbo'),
  },
  dismissal: {
    ...formulas.ofApplication,
    subtitle: 'o zavrženju vloge št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} drugega odstavka 67. člena ${formulas.zup} ${formulas.onApplication('naslednji sklep')}`,
    ruling:
      'Vloga št. {vloga}, ki jo je vložila stranka: {stranka}, za izdajo dovolilnice »{vrsta}« {za_vozila} se zavrže.\n{stroški} {upravna_taksa}',
    facts:
      'Vloga ni bila popolna, zato je organ stranko pozval, naj jo dopolni:\n{poziv}\nRok za dopolnitev se je iztekel {rok}.\n{ugotovitve}',
    provisions:
      'Po drugem odstavku 67. člena ZUP organ vlogo s sklepom zavrže, če stranka v roku ne odpravi pomanjkljivosti.\nUporabljeni predpisi: {pravne_podlage}.',
    assessment: '{razlogi}\nStranka vloge v postavljenem roku ni dopolnila, zato je bilo treba vlogo zavreči.',
    remedy: formulas.appeal('ta sklep'),
  },
  discontinuation: {
    ...formulas.ofApplication,
    subtitle: 'o ustavitvi postopka po vlogi št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} 135. člena ${formulas.zup} ${formulas.onApplication('naslednji sklep')}`,
    ruling:
      'Postopek po vlogi št. {vloga}, ki jo je vložila stranka: {stranka}, za izdajo dovolilnice »{vrsta}« {za_vozila} se ustavi.\nOdločba št. {popravljeni_akt} se odpravi.\n{stroški} {upravna_taksa}',
    facts: 'Stranka je vlogo umaknila.\n{ugotovitve}',
    provisions: 'Po 135. členu ZUP organ s sklepom ustavi postopek, kadar stranka umakne zahtevo.',
    assessment: '{razlogi}',
    remedy: formulas.appeal('ta sklep'),
  },
  hearing: {
    subtitle: 'pred odločitvijo o vlogi št. {vloga}\npred odločitvijo o dovolilnici št. {dovolilnica}',
    introduction: `{organ} na podlagi 9. in 146. člena ${formulas.zup} seznanja stranko: {stranka}, {naslov}, z dejstvi, ki so pomembna za odločitev.`,
    ruling:
      'Organ je ugotovil naslednja dejstva:\n{ugotovitve}\nStranka se lahko o teh dejstvih izjavi v {dni_za_odgovor} od vročitve tega poziva: pisno, ustno na zapisnik pri organu ali na spletni strani, ki jo odpre povezava iz obvestila.',
    claim:
      'Postopek se vodi v zvezi z vlogo št. {vloga}, prejeto {dan_vloge}.\nPostopek se vodi v zvezi z dovolilnico št. {dovolilnica}, izdano {dan_dovolilnice}.',
    facts: '',
    provisions:
      'Pred izdajo odločbe mora imeti stranka možnost, da se izjavi o dejstvih in okoliščinah, ki so pomembne za odločitev (9. in 146. člen ZUP).',
    assessment: '',
    remedy: 'Če se stranka v tem roku ne bo izjavila, bo organ odločil na podlagi ugotovljenih dejstev.',
    service: formulas.service,
  },
  fee_call: {
    subtitle: 'za vlogo št. {vloga}',
    introduction: `{organ} na podlagi 31. člena ${formulas.zut} v upravni zadevi izdaje dovolilnice »{vrsta}« poziva stranko: {stranka}, {naslov}, da plača upravno takso za vlogo št. {vloga}, prejeto {dan_vloge}.`,
    ruling:
      'Stranka naj v {dni_za_takso} dneh od vročitve tega poziva plača upravno takso v znesku {taksa_za_plačilo} ({tarifne_številke}).\nTaksa se nakaže na račun {račun_takse} s sklicem {sklic_takse}.',
    ...formulas.withoutReasons,
    remedy:
      'Če upravna taksa v tem roku ne bo plačana, bo izterjana po predpisih o davčni izvršbi. Če je taksa medtem že plačana, na ta poziv ni treba odgovoriti.\nZoper ta poziv ni pritožbe.',
    service: formulas.service,
  },
  exemption_refusal: {
    ...formulas.ofApplication,
    subtitle: 'o oprostitvi plačila upravne takse za vlogo št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} 25. in 26. člena ${formulas.zut} v upravni zadevi izdaje dovolilnice »{vrsta}« o predlogu za oprostitev, ki ga je vložila stranka: {stranka}, {naslov}, {pooblastilo} izdaja naslednji sklep:`,
    ruling:
      'Predlog za oprostitev plačila upravne takse za vlogo št. {vloga}, ki ga je vložila stranka: {stranka}, se zavrne.\n{upravna_taksa}\n{stroški}',
    claim: 'Stranka {stranka} je z vlogo št. {vloga}, prejeto {dan_vloge}, predlagala oprostitev plačila upravne takse.',
    facts: `{ugotovitve}\n${formulas.proofs}`,
    provisions: 'Takse se oprosti, kdor izkaže razlog, ki ga določa ZUT.\nUporabljeni predpisi: {pravne_podlage}.',
    assessment: '{razlogi}\nRazlog za oprostitev ni izkazan, zato je bilo treba predlog zavrniti.',
    remedy: formulas.appeal('ta sklep'),
  },
  payment_lapse: {
    ...formulas.ofApplication,
    subtitle: 'o neizpolnjenem pogoju plačila po vlogi št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} {podlaga_plačila} 226. člena ${formulas.zup} ${formulas.onApplication('naslednji sklep')}`,
    ruling:
      'Ugotovi se, da stranka v roku ni plačala cene dovolilnice »{vrsta}« {za_vozila} po vlogi št. {vloga} in da pogoj za izdajo te dovolilnice ni izpolnjen.\nDovolilnica se ne izda.\nOdločba št. {popravljeni_akt} se zaradi neizpolnjenega pogoja odpravi.\n{stroški}',
    facts:
      'Vlogi je bilo ugodeno pod pogojem, da stranka plača ceno dovolilnice do {rok}. Stranka cene do tega dne ni plačala.\n{ugotovitve}',
    provisions: 'Dovolilnica se izda, ko je plačana njena cena.\nUporabljeni predpisi: {pravne_podlage}.',
    assessment:
      '{razlogi}\nPogoj, od katerega je bila odvisna izdaja dovolilnice, ni izpolnjen, zato je bilo treba odločiti, kot je navedeno v izreku.',
    remedy: formulas.appeal('ta sklep'),
  },
  dismissal_withdrawal: {
    ...formulas.ofApplication,
    subtitle: 'o odpravi sklepa o zavrženju vloge št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} drugega odstavka 67. člena ${formulas.zup} ${formulas.onApplication('naslednji sklep')}`,
    ruling:
      'Sklep o zavrženju vloge št. {popravljeni_akt} se odpravi.\nPostopek po vlogi št. {vloga}, ki jo je vložila stranka: {stranka}, se nadaljuje.\n{stroški}',
    facts: 'Stranka je vlogo dopolnila, preden ji je bil sklep vročen.\n{ugotovitve}',
    provisions: 'Dopolnitev, ki prispe pred vročitvijo sklepa o zavrženju, organ upošteva (67. člen ZUP).',
    assessment: '{razlogi}',
    remedy: formulas.noSeparateAppeal,
  },
  supplement_call: {
    ...formulas.ofApplication,
    subtitle: 'št. {vloga}',
    introduction: `{organ} na podlagi prvega odstavka 67. člena ${formulas.zup} v upravni zadevi izdaje dovolilnice »{vrsta}« {za_vozila} poziva stranko: {stranka}, {naslov}, da dopolni vlogo št. {vloga}, prejeto {dan_vloge}.`,
    ruling: 'Stranka naj v {dni_za_odgovor} od vročitve tega poziva vlogo dopolni tako:\n{razlogi}',
    ...formulas.withoutReasons,
    remedy:
      'Če vloga v tem roku ne bo dopolnjena, jo bo organ s sklepom zavrgel (drugi odstavek 67. člena ZUP). Stranka lahko pred iztekom roka zaprosi za podaljšanje.',
  },
  revocation: {
    ...formulas.ofPermit,
    subtitle: 'o odvzemu dovolilnice št. {dovolilnica}',
    introduction: `{organ} na podlagi {pristojnost} 207. člena ${formulas.zup} ${formulas.takingAway('odvzema')}`,
    ruling:
      'Dovolilnica št. {dovolilnica} »{vrsta}« {za_vozila}, izdana {dan_dovolilnice}, se odvzame {začetek_učinka}.\nZ istim dnem se razveljavi začasna odločba št. {začasna_odločba}.\nAkt št. {popravljeni_akt}, o katerem je bila dovoljena obnova postopka, se nadomesti s to odločbo.\n{stroški}',
    assessment: '{razlogi}\nZato je bilo treba dovolilnico odvzeti.',
    remedy: formulas.appeal('to odločbo'),
  },
  revocation_on_request: {
    ...formulas.ofPermit,
    subtitle: 'o odvzemu dovolilnice št. {dovolilnica}',
    introduction: `{organ} na podlagi {pristojnost} 207. člena ${formulas.zup} ${formulas.onRequest('odvzema')}`,
    ruling:
      'Zahtevi z dne {dan_zahteve}, ki jo je vložila stranka: {stranka}, se ugodi.\nDovolilnica št. {dovolilnica} »{vrsta}« {za_vozila}, izdana {dan_dovolilnice}, se odvzame {začetek_učinka}.\nZ istim dnem se razveljavi začasna odločba št. {začasna_odločba}.\n{stroški}',
    claim: 'Stranka {stranka} je {dan_zahteve} zahtevala, naj se ji dovolilnica odvzame.',
    assessment: '{razlogi}\nZahteva je utemeljena, zato ji je organ v celoti ugodil.',
    remedy: formulas.appeal('to odločbo'),
  },
  suspension: {
    ...formulas.ofPermit,
    subtitle: 'o začasnem odvzemu dovolilnice št. {dovolilnica}',
    introduction: `{organ} na podlagi {pristojnost} 221. člena ${formulas.zup} ${formulas.takingAway('začasnega odvzema').replace('naslednjo odločbo', 'naslednjo začasno odločbo')}`,
    ruling:
      'Dovolilnica št. {dovolilnica} »{vrsta}« {za_vozila}, izdana {dan_dovolilnice}, se začasno odvzame {začetek_učinka}.\nTa odločba je začasna. Velja do odločitve v postopku odvzema, najdlje do vključno {konec_odvzema}; po tem dnevu dovolilnica znova velja, če ni odvzeta.\n{stroški}',
    claim:
      'Organ je postopek odvzema dovolilnice začel po uradni dolžnosti.\nPostopek se vodi od izdaje akta št. {popravljeni_akt}.\nPostopek še ni končan; v njem se čaka: {čaka_na}',
    provisions:
      'Če je glede na okoliščine primera nujno, da se pred koncem postopka začasno uredijo sporna vprašanja ali razmerja, se izda odločba, v kateri je izrecno navedeno, da je začasna; odločba o glavni stvari jo razveljavi (221. člen ZUP).\nUporabljeni predpisi: {pravne_podlage}.',
    assessment: '{razlogi}\nZato je bilo treba dovolilnico začasno odvzeti.',
    remedy: formulas.appeal('to odločbo'),
  },
  suspension_on_request: {
    ...formulas.ofPermit,
    subtitle: 'o začasnem odvzemu dovolilnice št. {dovolilnica}',
    introduction: `{organ} na podlagi {pristojnost} 207. člena ${formulas.zup} ${formulas.onRequest('začasnega odvzema')}`,
    ruling:
      'Zahtevi z dne {dan_zahteve}, ki jo je vložila stranka: {stranka}, se ugodi.\nDovolilnica št. {dovolilnica} »{vrsta}« {za_vozila}, izdana {dan_dovolilnice}, se začasno odvzame {začetek_učinka}. Ne velja do odločbe o koncu začasnega odvzema, ki jo organ izda na zahtevo stranke.\nZačasni odvzem traja najdlje do vključno {konec_odvzema}; po tem dnevu dovolilnica znova velja.\n{stroški}',
    claim: 'Stranka {stranka} je {dan_zahteve} zahtevala začasni odvzem dovolilnice.',
    assessment: '{razlogi}\nZahteva je utemeljena, zato ji je organ v celoti ugodil.',
    remedy: formulas.appeal('to odločbo'),
  },
  suspension_end: {
    ...formulas.ofPermit,
    subtitle: 'o koncu začasnega odvzema dovolilnice št. {dovolilnica}',
    introduction: `{organ} na podlagi {pristojnost} 207. in 221. člena ${formulas.zup} v upravni zadevi začasnega odvzema dovolilnice št. {dovolilnica}, v kateri je stranka: {stranka}, {naslov}, {pooblastilo} izdaja naslednjo odločbo:`,
    ruling:
      'Začasni odvzem dovolilnice št. {dovolilnica} »{vrsta}« {za_vozila}, izdane {dan_dovolilnice}, se konča z izdajo te odločbe. Dovolilnica znova velja.\nOdločba št. {popravljeni_akt} se z istim dnem razveljavi.\n{stroški}',
    claim: 'Dovolilnica je bila začasno odvzeta z odločbo št. {popravljeni_akt}.',
    assessment: '{razlogi}\nRazlogi za začasni odvzem so prenehali, zato ga je bilo treba končati.',
    remedy: formulas.appeal('to odločbo'),
  },
  change_refusal: {
    ...formulas.ofPermit,
    subtitle: 'o zahtevi za spremembo vozila na dovolilnici št. {dovolilnica}',
    introduction: `{organ} na podlagi {pristojnost} 207. člena ${formulas.zup} ${formulas.onRequest('spremembe vozila')}`,
    ruling:
      'Zahteva z dne {dan_zahteve} za spremembo vozila na dovolilnici št. {dovolilnica} »{vrsta}«, ki jo je vložila stranka: {stranka}, se zavrne. {sprememba}\n{stroški}',
    claim: 'Stranka {stranka} je {dan_zahteve} zahtevala spremembo vozila na dovolilnici št. {dovolilnica}, izdani {dan_dovolilnice}.',
    assessment: '{razlogi}\nPogoji za spremembo niso izpolnjeni, zato je bilo treba odločiti, kot je navedeno v izreku.',
    remedy: formulas.appeal('to odločbo'),
  },
  lapse_withdrawal: {
    ...formulas.ofApplication,
    subtitle: 'o odpravi sklepa o neplačilu po vlogi št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} {podlaga_plačila} 226. člena ${formulas.zup} ${formulas.onApplication('naslednji sklep')}`,
    ruling:
      'Sklep o neplačilu dovolilnice št. {popravljeni_akt} se odpravi.\nDovolilnica »{vrsta}« {za_vozila} po vlogi št. {vloga} se izda, ko je plačana njena cena.\n{stroški}',
    facts: '{ugotovitve}',
    provisions: 'Dovolilnica se izda, ko je plačana njena cena.\nUporabljeni predpisi: {pravne_podlage}.',
    assessment: '{razlogi}',
    remedy: formulas.noSeparateAppeal,
  },
  official_note: {
    subtitle: 'o dovolilnici št. {dovolilnica}\no vlogi št. {vloga}',
    introduction: `{organ} na podlagi 74. člena ${formulas.zup} v zadevi, v kateri je stranka: {stranka}, {naslov}, zapisuje:`,
    ruling: '{sprememba}',
    claim: 'Spremembo je {dan_zahteve} zahtevala stranka.',
    facts: '{ugotovitve}',
    provisions: '',
    assessment: '{razlogi}',
    remedy: '',
    service: '',
  },
  replacement: {
    ...formulas.ofAppeal,
    subtitle: 'ki nadomesti odločbo št. {izpodbijani_akt}',
    introduction: `{organ} na podlagi {pristojnost} prvega odstavka 242. člena ${formulas.zup} v postopku s pritožbo, ki jo je vložila stranka: {stranka}, {naslov}, zoper odločbo št. {izpodbijani_akt}, {pooblastilo} izdaja naslednjo nadomestno odločbo:`,
    ruling:
      'Pritožbi, ki jo je vložila stranka: {stranka}, se ugodi; odločba št. {izpodbijani_akt} se nadomesti s to odločbo.\nVlogi št. {vloga} za izdajo dovolilnice se ugodi.\nIzda se dovolilnica »{vrsta_vloge}« {vozila_vloge} na območju {območje} (parkirišče {parkirišče}). Dovolilnica velja {veljavnost}, le za navedena vozila, in ni prenosljiva.\nDostop na območje je dovoljen {ure}.\nDovolilnica se izda, ko je plačana njena cena {cena}. Rok za plačilo je {rok}. Če cena do tega dne ni plačana, se dovolilnica ne izda.\nDovolilnica št. {dovolilnica} se ne odvzame in velja naprej.\n' +
      `${formulas.appealFee}\n{stroški_pritožbe}`,
    provisions:
      'Po prvem odstavku 242. člena ZUP lahko organ prve stopnje, ki spozna, da je pritožba utemeljena, pa nov ugotovitveni postopek ni potreben, zadevo reši drugače in z novo odločbo nadomesti izpodbijano.\nUporabljeni predpisi: {pravne_podlage}.',
    assessment: '{razlogi}\nPritožba je utemeljena, zato je bilo treba odločiti, kot je navedeno v izreku.',
    remedy: formulas.appeal('to odločbo'),
  },
  order_reversal: {
    ...formulas.ofAppeal,
    subtitle: 'o odpravi sklepa št. {izpodbijani_akt}',
    introduction: `{organ} na podlagi {pristojnost} prvega odstavka 242. člena v zvezi z 258. členom ${formulas.zup} v postopku s pritožbo, ki jo je vložila stranka: {stranka}, {naslov}, zoper sklep št. {izpodbijani_akt}, {pooblastilo} izdaja naslednji sklep:`,
    ruling:
      'Pritožbi, ki jo je vložila stranka: {stranka}, se ugodi; sklep št. {izpodbijani_akt} se odpravi.\nPostopek po vlogi št. {vloga} se nadaljuje.\n' +
      `${formulas.appealFee}\n{stroški_pritožbe}`,
    provisions: 'Po prvem odstavku 242. člena ZUP organ prve stopnje, ki spozna, da je pritožba utemeljena, zadevo reši drugače.',
    assessment: '{razlogi}\nPritožba je utemeljena, zato je bilo treba sklep odpraviti in postopek nadaljevati.',
    remedy: formulas.noSeparateAppeal,
  },
  appeal_dismissal: {
    ...formulas.ofAppeal,
    subtitle: 'o zavrženju pritožbe zoper akt št. {izpodbijani_akt}',
    introduction: `{organ} na podlagi {pristojnost} drugega odstavka 240. člena ${formulas.zup} v postopku s pritožbo, ki jo je vložila stranka: {stranka}, {naslov}, zoper akt št. {izpodbijani_akt}, {pooblastilo} izdaja naslednji sklep:`,
    ruling: 'Pritožba zoper akt št. {izpodbijani_akt}, ki jo je vložila stranka: {stranka}, se zavrže.\n{stroški_pritožbe}',
    provisions:
      'Po drugem odstavku 240. člena ZUP organ prve stopnje s sklepom zavrže pritožbo, če ni dovoljena, če je prepozna ali če je ni vložila upravičena oseba. Nepopolno vlogo, ki v roku ni dopolnjena, zavrže po drugem odstavku 67. člena ZUP.',
    assessment: '{razlogi}\nZato je bilo treba pritožbo zavreči.',
    remedy: formulas.appeal('ta sklep'),
  },
  restitution: {
    ...formulas.ofProposal,
    subtitle: 'o dovolitvi vrnitve v prejšnje stanje',
    ruling:
      'Predlogu z dne {dan_predloga} za vrnitev v prejšnje stanje, ki ga je vložila stranka: {stranka}, se ugodi (akt št. {zamujeni_akt}, {zamujeni_rok}).\n{posledica_vrnitve}\n{stroški}',
    provisions:
      'Po prvem odstavku 103. člena ZUP se stranki, ki je iz opravičenih vzrokov zamudila rok za dejanje v postopku in je zaradi tega od njega izključena, na njen predlog dovoli vrnitev v prejšnje stanje. Predlog se vloži v osmih dneh od dneva, ko je prenehal vzrok zamude, najpozneje pa v treh mesecih od zamude (105. člen ZUP).',
    assessment: '{razlogi}\nVzroki za zamudo so opravičeni, zato je bilo treba predlogu ugoditi.',
    remedy:
      'Zoper ta sklep ni pritožbe, razen če je bilo vrnitvi ugodeno na predlog, ki je bil vložen prepozno ali ni dovoljen (106. člen ZUP).',
  },
  restitution_refusal: {
    ...formulas.ofProposal,
    subtitle: 'o predlogu za vrnitev v prejšnje stanje',
    ruling:
      'Predlog z dne {dan_predloga} za vrnitev v prejšnje stanje (akt št. {zamujeni_akt}, {zamujeni_rok}), ki ga je vložila stranka: {stranka}, se {odločitev_o_predlogu}.\n{stroški}',
    provisions:
      'Po prvem odstavku 103. člena ZUP se stranki, ki je iz opravičenih vzrokov zamudila rok za dejanje v postopku in je zaradi tega od njega izključena, na njen predlog dovoli vrnitev v prejšnje stanje. Predlog se vloži v osmih dneh od dneva, ko je prenehal vzrok zamude, najpozneje pa v treh mesecih od zamude; prepozen predlog se zavrže (105. in 106. člen ZUP).',
    assessment: '{razlogi}\nZato je bilo treba odločiti, kot je navedeno v izreku.',
    remedy: formulas.appeal('ta sklep'),
  },
  correction: {
    subtitle: 'o popravi pomote v aktu št. {popravljeni_akt}',
    introduction: `{organ} na podlagi 223. člena ${formulas.zup} v upravni zadevi stranke: {stranka}, {naslov}, {pooblastilo} izdaja naslednji popravni sklep:`,
    ruling: 'V aktu št. {popravljeni_akt} se popravi pomota tako:\n{razlogi}\nV drugem ostane akt nespremenjen.\n{stroški}',
    claim: '',
    facts: '{ugotovitve}',
    provisions:
      'Po 223. členu ZUP sme organ vsak čas popraviti pomote v imenih ali številkah, pisne ali računske pomote ter druge očitne pomote.',
    assessment: 'Poprava pomote ima pravni učinek od dneva, od katerega ima pravni učinek popravljeni akt.',
    remedy: formulas.appeal('ta sklep'),
    service: formulas.service,
  },
  // Beside the decision on the claim.
  inadmissibility: {
    ...formulas.ofApplication,
    subtitle: 'o zavrženju zahteve po vlogi št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} 129. člena ${formulas.zup} ${formulas.onApplication('naslednji sklep')}`,
    ruling:
      'Zahteva po vlogi št. {vloga}, ki jo je vložila stranka: {stranka}, za izdajo dovolilnice »{vrsta}« {za_vozila} se zavrže.\n{stroški} {upravna_taksa}',
    facts: '{ugotovitve}',
    provisions:
      'Organ zahtevo najprej preizkusi in jo s sklepom zavrže iz razlogov, ki jih določa 129. člen ZUP.\nUporabljeni predpisi: {pravne_podlage}.',
    assessment: '{podlaga_odločitve}\n{razlogi}\nZato je bilo treba zahtevo zavreči; o njej se vsebinsko ne odloča.',
    remedy: formulas.appeal('ta sklep'),
  },
  procedure_suspension: {
    ...formulas.ofApplication,
    subtitle: 'o prekinitvi postopka po vlogi št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} 153. člena ${formulas.zup} ${formulas.onApplication('naslednji sklep')}`,
    ruling:
      'Postopek po vlogi št. {vloga}, ki jo je vložila stranka: {stranka}, se prekine.\nPostopek se nadaljuje, ko razlog za prekinitev preneha. Čaka se: {čaka_na}\nMed prekinitvijo ne teče noben rok in se ne opravljajo dejanja v postopku.\n{stroški}',
    facts: '{ugotovitve}',
    provisions: 'Postopek se prekine iz razlogov, ki jih določa zakon (147. in 153. člen ZUP).',
    assessment: '{podlaga_odločitve}\n{razlogi}\nZato je bilo treba postopek prekiniti.',
    remedy: formulas.appeal('ta sklep'),
  },
  procedure_resumption: {
    ...formulas.ofApplication,
    subtitle: 'o nadaljevanju postopka po vlogi št. {vloga}',
    introduction: `{organ} na podlagi {pristojnost} 154. člena ${formulas.zup} ${formulas.onApplication('naslednji sklep')}`,
    ruling:
      'Postopek po vlogi št. {vloga}, ki je bil prekinjen s sklepom št. {popravljeni_akt}, se nadaljuje.\nRoki stranke začnejo teči znova od vročitve tega sklepa.\n{stroški}',
    facts: '{ugotovitve}',
    provisions: 'Prekinjen postopek se nadaljuje, ko preneha razlog za prekinitev (153. in 154. člen ZUP).',
    assessment: '{razlogi}\nRazlog za prekinitev je prenehal, zato se postopek nadaljuje.',
    remedy: `${formulas.noSeparateAppeal} ${formulas.sameAppeal}`,
  },
  ...formulas.leadingTexts,
  finality_certificate: {
    subtitle: 'o dokončnosti, pravnomočnosti in izvršljivosti akta št. {popravljeni_akt}',
    introduction: `{organ} na podlagi 179., 224., 225. in 282. člena ${formulas.zup} iz uradne evidence potrjuje o aktu št. {popravljeni_akt}, v katerem je stranka: {stranka}, {naslov}:`,
    ruling: '{potrditev}',
    ...formulas.withoutReasons,
    remedy: 'Potrdilo temelji na podatkih uradne evidence o vročitvah in pravnih sredstvih na dan izdaje.',
    service: formulas.service,
  },
  execution_stay: {
    ...formulas.ofMatter,
    subtitle: 'o odložitvi izvršitve odločbe št. {popravljeni_akt}',
    introduction: `{organ} na podlagi {pristojnost} 235. člena ${formulas.zup} ${formulas.inMatter('naslednji sklep')}`,
    ruling:
      'Izvršitev odločbe št. {popravljeni_akt} se odloži do njene dokončnosti.\nDovolilnica št. {dovolilnica} do takrat velja.\n{stroški}',
    provisions:
      'Odločba se praviloma ne izvrši, dokler teče rok za pritožbo in dokler odločitev o pritožbi ni vročena; izjeme so mogoče le iz razlogov, ki jih določa zakon (235. in 236. člen ZUP).',
    assessment: '{razlogi}\nRazlog za takojšnjo izvršitev ne obstaja več, zato jo je bilo treba odložiti.',
    remedy: formulas.noSeparateAppeal,
  },
  execution_stay_end: {
    ...formulas.ofMatter,
    subtitle: 'o koncu odložitve izvršitve po sklepu št. {popravljeni_akt}',
    introduction: `{organ} na podlagi {pristojnost} 235. in 236. člena ${formulas.zup} ${formulas.inMatter('naslednji sklep')}`,
    ruling:
      'Odložitev izvršitve, določena s sklepom št. {popravljeni_akt}, se konča.\nOdločba, katere izvršitev je bila odložena, učinkuje, kakor je v njej določeno.\n{stroški}',
    provisions: 'Odločba se pred dokončnostjo izvrši le iz razlogov, ki jih določa zakon (235. in 236. člen ZUP).',
    assessment: '{razlogi}\nRazlogi za odložitev so prenehali, zato jo je bilo treba končati.',
    remedy: formulas.appeal('ta sklep'),
  },
  reopening: {
    ...formulas.ofMatter,
    subtitle: 'o obnovi postopka, končanega z aktom št. {popravljeni_akt}',
    introduction: `{organ} na podlagi {pristojnost} 260. in 267. člena ${formulas.zup} ${formulas.inMatter('naslednji sklep')}`,
    ruling:
      'Dovoli se obnova postopka, ki je bil končan z aktom št. {popravljeni_akt}.\nIzvršitev tega akta se zadrži do odločbe v obnovljenem postopku.\n{stroški}',
    facts: 'Obnovo je {dan_predloga} predlagala stranka.\nZa obnovitveni razlog se je zvedelo {dan_seznanitve}.\n{ugotovitve}',
    provisions: `${formulas.reopeningProvisions} Sklep o obnovi zadrži izvršitev (272. člen ZUP).`,
    assessment: '{podlaga_odločitve}\n{razlogi}\nZato je bilo treba obnovo dovoliti; o zadevi se odloči znova (270. člen ZUP).',
    remedy: formulas.appeal('ta sklep'),
  },
  reopening_refusal: {
    ...formulas.ofMatter,
    subtitle: 'o predlogu za obnovo postopka, končanega z aktom št. {popravljeni_akt}',
    introduction: `{organ} na podlagi {pristojnost} 267. člena ${formulas.zup} ${formulas.inMatter('naslednji sklep')}`,
    ruling: 'Predlog z dne {dan_predloga} za obnovo postopka, ki je bil končan z aktom št. {popravljeni_akt}, se zavrže.\n{stroški}',
    provisions: formulas.reopeningProvisions,
    assessment: '{podlaga_odločitve}\n{razlogi}\nZato je bilo treba predlog zavreči.',
    remedy: formulas.appeal('ta sklep'),
  },
  reopening_end: {
    ...formulas.ofMatter,
    subtitle: 'v postopku, obnovljenem s sklepom št. {popravljeni_akt}',
    introduction: `{organ} na podlagi {pristojnost} 270. člena ${formulas.zup} ${formulas.inMatter('naslednjo odločbo')}`,
    ruling: 'Odločba, o kateri je bila s sklepom št. {popravljeni_akt} dovoljena obnova postopka, ostane v veljavi.\n{stroški}',
    provisions:
      'V obnovljenem postopku lahko organ prejšnjo odločbo pusti v veljavi ali jo nadomesti z novo (270. člen ZUP).\nUporabljeni predpisi: {pravne_podlage}.',
    assessment: '{razlogi}\nV obnovljenem postopku ni bilo ugotovljeno nič, kar bi narekovalo drugačno odločitev.',
    remedy: formulas.appeal('to odločbo'),
  },
  nullity: {
    ...formulas.ofMatter,
    subtitle: 'o ničnosti akta št. {popravljeni_akt}',
    introduction: `{organ} na podlagi {pristojnost} 279. in 280. člena ${formulas.zup} ${formulas.inMatter('naslednjo odločbo')}`,
    ruling:
      'Akt št. {popravljeni_akt} se izreče za ničnega. Odpravijo se tudi pravne posledice, ki so nastale iz njega.\nPostopek po vlogi št. {vloga} se nadaljuje.\n{stroški}',
    provisions: formulas.nullityProvisions,
    assessment: '{podlaga_odločitve}\n{razlogi}\nZato je bilo treba odločiti, kot je navedeno v izreku.',
    remedy: formulas.appeal('to odločbo'),
  },
  permit_nullity: {
    ...formulas.ofMatter,
    subtitle: 'o ničnosti odločbe o izdaji dovolilnice št. {dovolilnica}',
    introduction: `{organ} na podlagi {pristojnost} 279. in 280. člena ${formulas.zup} ${formulas.inMatter('naslednjo odločbo')}`,
    ruling:
      'Odločba, s katero je bila izdana dovolilnica št. {dovolilnica} »{vrsta}« {za_vozila}, se izreče za nično.\nDovolilnica št. {dovolilnica} preneha veljati {začetek_učinka}.\nZ istim dnem se razveljavi začasna odločba št. {začasna_odločba}.\n{stroški}',
    provisions: formulas.nullityProvisions,
    assessment: '{podlaga_odločitve}\n{razlogi}\nZato je bilo treba odločiti, kot je navedeno v izreku.',
    remedy: formulas.appeal('to odločbo'),
  },
  silence: {
    ...formulas.ofApplication,
    subtitle: 'o izteku roka za odločitev o vlogi št. {vloga}',
    introduction: `{organ} na podlagi 222. člena ${formulas.zup} v upravni zadevi izdaje dovolilnice »{vrsta}« obvešča stranko: {stranka}, {naslov}, o vlogi št. {vloga}, prejeti {dan_vloge}.`,
    ruling: 'Rok za odločitev o vlogi se je iztekel, odločba pa še ni izdana.',
    ...formulas.withoutReasons,
    remedy: `Stranka lahko vloži pritožbo, kot da bi bil njen zahtevek zavrnjen (četrti odstavek 222. člena ZUP). Pritožba ni vezana na rok in se lahko vloži, dokler odločba ni izdana. O pritožbi odloča {pritožbeni_organ}.\n${formulas.lodging}`,
  },
}
