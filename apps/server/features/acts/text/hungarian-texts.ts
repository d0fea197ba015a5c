import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import type { ActWords } from '@dovolilnice/contract/acts/act-words'
import * as formulas from './hungarian-formulas.ts'

const permit = 'A {dovolilnica} számú engedélyt („{vrsta}” {za_vozila}, kiadásának napja: {dan_dovolilnice})'
const granted =
  'Az engedély („{vrsta}”) {za_vozila} kiadható. Övezet: {območje} (parkoló: {parkirišče}). Érvényesség: {veljavnost}.\nAz övezetbe való behajtás ideje: {ure}.\nAz engedélyt akkor kell kiadni, amikor az árát megfizették: {cena}. A fizetés utolsó napja: {rok}. Ha az árat addig nem fizetik meg, az engedély nem adható ki.\nAz engedély csak a megjelölt járművekre érvényes, és nem ruházható át.'
const annulled =
  'A következő aktust, amelynek ügyében az eljárás újrafelvétele történt, a szerv megsemmisíti, és e határozattal váltja fel: {popravljeni_akt}.'
const ends = 'Ugyanettől a naptól hatályát veszti a következő ideiglenes határozat: {začasna_odločba}.'
const agrees = 'A szerv az ügyfél ({stranka}) kérésének helyt ad. A kérés kelte: {dan_zahteve}.'
const wellFounded = '{razlogi}\nA kérés megalapozott, ezért a szerv annak teljes egészében helyt adott.'
const subject = 'a {vloga} számú kérelem tárgyában'
const ofThePermit = 'a {dovolilnica} számú engedély tárgyában'

/**
 * The Hungarian words with which a town begins, part by part like the Slovenian ones. They leave out the provision on competence, a Slovenian genitive,
 * and put no ending on what is filled in.
 */
export const hungarianTexts: Readonly<Record<ActKind, ActWords>> = {
  grant: {
    ...formulas.ofApplication,
    subtitle: `az engedély kiadásáról ${subject}`,
    introduction: `${formulas.byZup('{pristojnost} 207. cikk')} ${formulas.onApplication(formulas.decision)}`,
    ruling: `A szerv az ügyfél ({stranka}) {vloga} számú kérelmének helyt ad.\n${granted}\n${annulled}\n{stroški} {upravna_taksa}`,
    facts: `{združitev}\n${formulas.proofs}`,
    assessment: '{razlogi}\nAz engedély kiadásának feltételei teljesülnek, ezért a szerv a kérelemnek teljes egészében helyt adott.',
    remedy: formulas.againstDecision,
  },
  partial_grant: {
    ...formulas.ofApplication,
    subtitle: `a részbeni helyt adásról ${subject}`,
    introduction: `${formulas.byZup('{pristojnost} 207. cikk')} ${formulas.onApplication(formulas.decision)}`,
    ruling: `A szerv az ügyfél ({stranka}) {vloga} számú kérelmének részben helyt ad.\n${granted}\nA szerv a kérelmet a fennmaradó részben elutasítja. Az elutasított rész: {zavrnjeno}.\n${annulled}\n{stroški} {upravna_taksa}`,
    claim:
      'Az ügyfél ({stranka}) a {vloga} számú kérelemmel engedély kiadását kérte: „{vrsta}” {zahtevano}. A beérkezés napja: {dan_vloge}.',
    facts: `{združitev}\n{ugotovitve}\n${formulas.proofs}`,
    assessment: `{razlogi}\nAz engedély kiadásának feltételei csak az elfogadott részben teljesülnek, a fennmaradó részben nem. ${formulas.asRuled}`,
    remedy: formulas.appeal('E határozat elutasító része'),
  },
  rejection: {
    ...formulas.ofApplication,
    subtitle: `az elutasításról ${subject}`,
    introduction: `${formulas.byZup('{pristojnost} 207. cikk')} ${formulas.onApplication(formulas.decision)}`,
    ruling: `A szerv az ügyfél ({stranka}) engedély („{vrsta}” {za_vozila}) kiadására irányuló, {vloga} számú kérelmét elutasítja.\n${formulas.reopened}\n{stroški} {upravna_taksa}`,
    facts: `{združitev}\n{ugotovitve}\n${formulas.proofs}`,
    assessment: `{razlogi}\nA fentiek alapján az engedély kiadásának feltételei nem teljesülnek. ${formulas.asRuled}`,
    remedy: formulas.againstDecision,
  },
  dismissal: {
    ...formulas.ofApplication,
    subtitle: `a visszautasításról ${subject}`,
    introduction: `${formulas.byZup('{pristojnost} 67. cikk második bekezdés')} ${formulas.onApplication(formulas.order)}`,
    ruling:
      'A szerv az ügyfél ({stranka}) engedély („{vrsta}” {za_vozila}) kiadására irányuló, {vloga} számú kérelmét visszautasítja.\n{stroški} {upravna_taksa}',
    facts:
      'A kérelem hiányos volt, ezért a szerv az ügyfelet hiánypótlásra hívta fel:\n{poziv}\nA hiánypótlási határidő lejártának napja: {rok}.\n{ugotovitve}',
    provisions: `A ZUP 67. cikkének második bekezdése szerint a szerv a kérelmet végzéssel visszautasítja, ha az ügyfél a hiányokat határidőben nem pótolja.\n${formulas.applied}`,
    assessment: '{razlogi}\nAz ügyfél a kérelmet a kitűzött határidőben nem egészítette ki, ezért azt vissza kellett utasítani.',
    remedy: formulas.againstOrder,
  },
  discontinuation: {
    ...formulas.ofApplication,
    subtitle: `az eljárás megszüntetéséről ${subject}`,
    introduction: `${formulas.byZup('{pristojnost} 135. cikk')} ${formulas.onApplication(formulas.order)}`,
    ruling:
      'A szerv az ügyfél ({stranka}) engedély („{vrsta}” {za_vozila}) kiadására irányuló, {vloga} számú kérelme ügyében az eljárást megszünteti.\nA szerv a következő határozatot megsemmisíti: {popravljeni_akt}.\n{stroški} {upravna_taksa}',
    facts: 'Az ügyfél a kérelmet visszavonta.\n{ugotovitve}',
    provisions: 'A ZUP 135. cikke szerint a szerv az eljárást végzéssel megszünteti, ha az ügyfél az igényét visszavonja.',
    assessment: '{razlogi}',
    remedy: formulas.againstOrder,
  },
  hearing: {
    subtitle: 'a {vloga} számú kérelemről hozandó döntés előtt\na {dovolilnica} számú engedélyről hozandó döntés előtt',
    introduction: `${formulas.byZup('9. és 146. cikk')} közli az ügyféllel ({stranka}, {naslov}) a döntés szempontjából lényeges tényeket.`,
    ruling:
      'A szerv a következő tényeket állapította meg:\n{ugotovitve}\nAz ügyfél e tényekről írásban, a szervnél szóban jegyzőkönyvbe mondva vagy az értesítésben kapott hivatkozással megnyíló oldalon nyilatkozhat. A nyilatkozattételi határidő e felhívás kézbesítésétől számítva: {dni_za_odgovor}.',
    claim:
      'Az eljárás tárgya a {vloga} számú kérelem, amelynek beérkezési napja: {dan_vloge}.\nAz eljárás tárgya a {dovolilnica} számú engedély, amelynek kiadási napja: {dan_dovolilnice}.',
    facts: '',
    provisions:
      'A határozat meghozatala előtt az ügyfélnek lehetőséget kell adni, hogy a döntés szempontjából lényeges tényekről és körülményekről nyilatkozzék (a ZUP 9. és 146. cikke).',
    assessment: '',
    remedy: 'Ha az ügyfél e határidőben nem nyilatkozik, a szerv a megállapított tények alapján dönt.',
    service: formulas.service,
  },
  fee_call: {
    subtitle: subject,
    introduction: `${formulas.byZut('31. cikk')} az engedély („{vrsta}”) kiadására irányuló közigazgatási eljárásban felhívja az ügyfelet ({stranka}, {naslov}), hogy fizesse meg a {vloga} számú kérelem közigazgatási illetékét. A kérelem beérkezésének napja: {dan_vloge}.`,
    ruling:
      'Az ügyfél a közigazgatási illetéket e felhívás kézbesítésétől számított {dni_za_takso} napon belül fizesse meg: {taksa_za_plačilo} ({tarifne_številke}).\nAz illetéket a következő számlára kell befizetni: {račun_takse}, hivatkozási szám: {sklic_takse}.',
    ...formulas.withoutReasons,
    remedy:
      'Ha az illetéket e határidőben nem fizetik meg, azt az adóvégrehajtás szabályai szerint hajtják be. Ha az illetéket időközben már megfizették, a felhívásra nem kell válaszolni.\nE felhívás ellen fellebbezésnek nincs helye.',
    service: formulas.service,
  },
  exemption_refusal: {
    ...formulas.ofApplication,
    subtitle: `az illetékmentességről ${subject}`,
    introduction: `${formulas.byZut('{pristojnost} 25. és 26. cikk')} az engedély („{vrsta}”) kiadására irányuló közigazgatási eljárásban, az ügyfél illetékmentesség iránti kérésére – ügyfél: {stranka}, {naslov} – {pooblastilo} ${formulas.order}:`,
    ruling:
      'A szerv az ügyfél ({stranka}) {vloga} számú kérelemhez kapcsolódó illetékmentesség iránti kérését elutasítja.\n{upravna_taksa}\n{stroški}',
    claim: 'Az ügyfél ({stranka}) a {vloga} számú kérelemmel illetékmentességet kért. A beérkezés napja: {dan_vloge}.',
    facts: `{ugotovitve}\n${formulas.proofs}`,
    provisions: `Illetékmentes az, aki a ZUT szerinti okot igazolja.\n${formulas.applied}`,
    assessment: '{razlogi}\nA mentesség oka nincs igazolva, ezért a kérést el kellett utasítani.',
    remedy: formulas.againstOrder,
  },
  payment_lapse: {
    ...formulas.ofApplication,
    subtitle: `a fizetési feltétel nem teljesüléséről ${subject}`,
    introduction: `${formulas.byZup('{pristojnost} {podlaga_plačila} 226. cikk')} ${formulas.onApplication(formulas.order)}`,
    ruling:
      'A szerv megállapítja, hogy az ügyfél a {vloga} számú kérelem alapján járó engedély („{vrsta}” {za_vozila}) árát határidőben nem fizette meg, és az engedély kiadásának feltétele nem teljesült.\nAz engedély nem adható ki.\nA szerv a feltétel nem teljesülése miatt a következő határozatot megsemmisíti: {popravljeni_akt}.\n{stroški}',
    facts:
      'A szerv a kérelemnek azzal a feltétellel adott helyt, hogy az ügyfél megfizeti az engedély árát. A fizetés utolsó napja: {rok}. Az ügyfél az árat addig nem fizette meg.\n{ugotovitve}',
    provisions: `Az engedélyt akkor kell kiadni, amikor az árát megfizették.\n${formulas.applied}`,
    assessment: `{razlogi}\nAz engedély kiadásának feltétele nem teljesült. ${formulas.asRuled}`,
    remedy: formulas.againstOrder,
  },
  dismissal_withdrawal: {
    ...formulas.ofApplication,
    subtitle: `a visszautasító végzés megsemmisítéséről ${subject}`,
    introduction: `${formulas.byZup('{pristojnost} 67. cikk második bekezdés')} ${formulas.onApplication(formulas.order)}`,
    ruling:
      'A szerv a következő visszautasító végzést megsemmisíti: {popravljeni_akt}.\nAz ügyfél ({stranka}) {vloga} számú kérelme ügyében az eljárás folytatódik.\n{stroški}',
    facts: 'Az ügyfél a kérelmet a végzés kézbesítése előtt kiegészítette.\n{ugotovitve}',
    provisions: 'A szerv a visszautasító végzés kézbesítése előtt beérkezett kiegészítést figyelembe veszi (a ZUP 67. cikke).',
    assessment: '{razlogi}',
    remedy: formulas.noSeparateAppeal,
  },
  supplement_call: {
    ...formulas.ofApplication,
    subtitle: subject,
    introduction: `${formulas.byZup('67. cikk első bekezdés')} az engedély („{vrsta}” {za_vozila}) kiadására irányuló közigazgatási eljárásban felhívja az ügyfelet ({stranka}, {naslov}), hogy egészítse ki a {vloga} számú kérelmet. A kérelem beérkezésének napja: {dan_vloge}.`,
    ruling:
      'Az ügyfél a kérelmet az alábbiak szerint egészítse ki. A hiánypótlási határidő e felhívás kézbesítésétől számítva: {dni_za_odgovor}.\n{razlogi}',
    ...formulas.withoutReasons,
    remedy:
      'Ha a kérelmet e határidőben nem egészítik ki, a szerv végzéssel visszautasítja (a ZUP 67. cikkének második bekezdése). Az ügyfél a határidő lejárta előtt kérheti annak meghosszabbítását.',
  },
  revocation: {
    ...formulas.ofPermit,
    subtitle: `a visszavonásról ${ofThePermit}`,
    introduction: `${formulas.byZup('{pristojnost} 207. cikk')} ${formulas.takingAway('visszavonása')}`,
    ruling: `${permit} a szerv {začetek_učinka} visszavonja.\n${ends}\n${formulas.reopened}\n{stroški}`,
    assessment: '{razlogi}\nEzért az engedélyt vissza kellett vonni.',
    remedy: formulas.againstDecision,
  },
  revocation_on_request: {
    ...formulas.ofPermit,
    subtitle: `a visszavonásról ${ofThePermit}`,
    introduction: `${formulas.byZup('{pristojnost} 207. cikk')} ${formulas.onRequest('visszavonása')}`,
    ruling: `${agrees}\n${permit} a szerv {začetek_učinka} visszavonja.\n${ends}\n{stroški}`,
    claim: 'Az ügyfél ({stranka}) az engedély visszavonását kérte. A kérés napja: {dan_zahteve}.',
    assessment: wellFounded,
    remedy: formulas.againstDecision,
  },
  suspension: {
    ...formulas.ofPermit,
    subtitle: `az ideiglenes visszavonásról ${ofThePermit}`,
    introduction: `${formulas.byZup('{pristojnost} 221. cikk')} ${formulas.takingAway('ideiglenes visszavonása', 'az alábbi ideiglenes határozatot hozza')}`,
    ruling: `${permit} a szerv {začetek_učinka} ideiglenesen visszavonja.\nE határozat ideiglenes. A visszavonási eljárásban hozott határozatig érvényes, legkésőbbi utolsó napja: {konec_odvzema}; azután az engedély ismét érvényes, ha nem vonják vissza.\n{stroški}`,
    claim:
      'A szerv hivatalból eljárást indított az engedély visszavonására.\nAz eljárást megindító aktus: {popravljeni_akt}\nAz eljárás nem zárult le; a szerv a következőre vár: {čaka_na}',
    provisions: `Ha az ügy körülményei szerint az eljárás befejezése előtt feltétlenül szükséges a vitás kérdések vagy viszonyok ideiglenes rendezése, a szerv határozatot hoz, amelyben kifejezetten feltünteti, hogy ideiglenes; az ügy érdemében hozott határozattal hatályát veszti (a ZUP 221. cikke).\n${formulas.applied}`,
    assessment: '{razlogi}\nEzért az engedélyt ideiglenesen vissza kellett vonni.',
    remedy: formulas.againstDecision,
  },
  suspension_on_request: {
    ...formulas.ofPermit,
    subtitle: `az ideiglenes visszavonásról ${ofThePermit}`,
    introduction: `${formulas.byZup('{pristojnost} 207. cikk')} ${formulas.onRequest('ideiglenes visszavonása')}`,
    ruling: `${agrees}\n${permit} a szerv {začetek_učinka} ideiglenesen visszavonja. Az engedély az ideiglenes visszavonást megszüntető határozatig nem érvényes; e határozatot a szerv az ügyfél kérésére hozza meg.\nAz ideiglenes visszavonás legkésőbbi utolsó napja: {konec_odvzema}; azután az engedély ismét érvényes.\n{stroški}`,
    claim: 'Az ügyfél ({stranka}) az engedély ideiglenes visszavonását kérte. A kérés napja: {dan_zahteve}.',
    assessment: wellFounded,
    remedy: formulas.againstDecision,
  },
  suspension_end: {
    ...formulas.ofPermit,
    subtitle: `az ideiglenes visszavonás megszüntetéséről ${ofThePermit}`,
    introduction: `${formulas.byZup('{pristojnost} 207. és 221. cikk')} ${formulas.takingAway('ideiglenes visszavonása')}`,
    ruling:
      'A {dovolilnica} számú engedély („{vrsta}” {za_vozila}, kiadásának napja: {dan_dovolilnice}) ideiglenes visszavonása e határozat kiadásával megszűnik. Az engedély ismét érvényes.\nUgyanettől a naptól hatályát veszti a következő határozat: {popravljeni_akt}.\n{stroški}',
    claim: 'Az engedély ideiglenes visszavonásáról a következő határozat rendelkezett: {popravljeni_akt}.',
    assessment: '{razlogi}\nAz ideiglenes visszavonás okai megszűntek, ezért azt meg kellett szüntetni.',
    remedy: formulas.againstDecision,
  },
  change_refusal: {
    ...formulas.ofPermit,
    subtitle: `a jármű cseréjéről ${ofThePermit}`,
    introduction: `${formulas.byZup('{pristojnost} 207. cikk')} ${formulas.onRequest('járművének cseréje')}`,
    ruling:
      'A szerv az ügyfél ({stranka}) kérését a {dovolilnica} számú engedélyen („{vrsta}”) szereplő jármű cseréjére elutasítja. A kérés kelte: {dan_zahteve}. {sprememba}\n{stroški}',
    claim:
      'Az ügyfél ({stranka}) a {dovolilnica} számú engedélyen szereplő jármű cseréjét kérte. A kérés napja: {dan_zahteve}, az engedély kiadásának napja: {dan_dovolilnice}.',
    assessment: `{razlogi}\nA csere feltételei nem teljesülnek. ${formulas.asRuled}`,
    remedy: formulas.againstDecision,
  },
  lapse_withdrawal: {
    ...formulas.ofApplication,
    subtitle: `a fizetés elmaradásáról szóló végzés megsemmisítéséről ${subject}`,
    introduction: `${formulas.byZup('{pristojnost} {podlaga_plačila} 226. cikk')} ${formulas.onApplication(formulas.order)}`,
    ruling:
      'A szerv a fizetés elmaradásáról szóló következő végzést megsemmisíti: {popravljeni_akt}.\nA {vloga} számú kérelem alapján járó engedélyt („{vrsta}” {za_vozila}) akkor kell kiadni, amikor az árát megfizették.\n{stroški}',
    facts: '{ugotovitve}',
    provisions: `Az engedélyt akkor kell kiadni, amikor az árát megfizették.\n${formulas.applied}`,
    assessment: '{razlogi}',
    remedy: formulas.noSeparateAppeal,
  },
  official_note: {
    subtitle: `${ofThePermit}\na {vloga} számú kérelem tárgyában`,
    introduction: `${formulas.byZup('74. cikk')} az ügyfél ügyében – {stranka}, {naslov} – a következőt jegyzi fel:`,
    ruling: '{sprememba}',
    claim: 'Az ügyfél a módosítást kérte. A kérés napja: {dan_zahteve}.',
    facts: '{ugotovitve}',
    provisions: '',
    assessment: '{razlogi}',
    remedy: '',
    service: '',
  },
  replacement: {
    ...formulas.ofAppeal,
    subtitle: 'amely a következő határozat helyébe lép: {izpodbijani_akt}',
    introduction: `${formulas.byZup('{pristojnost} 242. cikk első bekezdés')} ${formulas.onAppeal('határozat', 'az alábbi helyettesítő határozatot hozza')}`,
    ruling: `A szerv az ügyfél ({stranka}) fellebbezésének helyt ad; a következő határozatot e határozat váltja fel: {izpodbijani_akt}.\nA szerv az engedély kiadására irányuló {vloga} számú kérelemnek helyt ad.\nAz engedély („{vrsta_vloge}”) {vozila_vloge} kiadható. Övezet: {območje} (parkoló: {parkirišče}). Érvényesség: {veljavnost}. Az engedély csak a megjelölt járművekre érvényes, és nem ruházható át.\nAz övezetbe való behajtás ideje: {ure}.\nAz engedélyt akkor kell kiadni, amikor az árát megfizették: {cena}. A fizetés utolsó napja: {rok}. Ha az árat addig nem fizetik meg, az engedély nem adható ki.\nA szerv a {dovolilnica} számú engedélyt nem vonja vissza; az továbbra is érvényes.\n${formulas.appealFee}\n{stroški_pritožbe}`,
    provisions: `A ZUP 242. cikkének első bekezdése szerint az elsőfokú szerv, ha a fellebbezést megalapozottnak tartja, és új megállapítási eljárás nem szükséges, másként dönthet, és a megtámadott határozatot új határozattal válthatja fel.\n${formulas.applied}`,
    assessment: `{razlogi}\nA fellebbezés megalapozott. ${formulas.asRuled}`,
    remedy: formulas.againstDecision,
  },
  order_reversal: {
    ...formulas.ofAppeal,
    subtitle: 'a következő végzés megsemmisítéséről: {izpodbijani_akt}',
    introduction: `${formulas.byZup('{pristojnost} 242. cikk első bekezdés a 258. cikkel összefüggésben')} ${formulas.onAppeal('végzés', formulas.order)}`,
    ruling: `A szerv az ügyfél ({stranka}) fellebbezésének helyt ad; a következő végzést megsemmisíti: {izpodbijani_akt}.\nAz ügyfél ({stranka}) {vloga} számú kérelme ügyében az eljárás folytatódik.\n${formulas.appealFee}\n{stroški_pritožbe}`,
    provisions: 'A ZUP 242. cikkének első bekezdése szerint az elsőfokú szerv, ha a fellebbezést megalapozottnak tartja, másként dönt.',
    assessment: '{razlogi}\nA fellebbezés megalapozott, ezért a végzést meg kellett semmisíteni, és az eljárás folytatódik.',
    remedy: formulas.noSeparateAppeal,
  },
  appeal_dismissal: {
    ...formulas.ofAppeal,
    subtitle: 'a fellebbezés visszautasításáról, megtámadott aktus: {izpodbijani_akt}',
    introduction: `${formulas.byZup('{pristojnost} 240. cikk második bekezdés')} ${formulas.onAppeal('aktus', formulas.order)}`,
    ruling:
      'A szerv az ügyfélnek ({stranka}) a következő aktus elleni fellebbezését visszautasítja: {izpodbijani_akt}.\n{stroški_pritožbe}',
    provisions:
      'A ZUP 240. cikkének második bekezdése szerint az elsőfokú szerv a nem megengedett, elkésett vagy nem jogosult személy által benyújtott fellebbezést végzéssel visszautasítja. A határidőben ki nem egészített hiányos beadványt a ZUP 67. cikkének második bekezdése szerint kell visszautasítani.',
    assessment: '{razlogi}\nEzért a fellebbezést vissza kellett utasítani.',
    remedy: formulas.againstOrder,
  },
  restitution: {
    ...formulas.ofProposal,
    subtitle: 'az előző állapot visszaállításáról',
    ruling:
      'A szerv az ügyfél ({stranka}) igazolási kérelmének helyt ad. A kérelem napja: {dan_predloga} (aktus: {zamujeni_akt}, {zamujeni_rok}).\n{posledica_vrnitve}\n{stroški}',
    provisions: formulas.restitutionProvisions,
    assessment: '{razlogi}\nA mulasztás okai alaposak, ezért a kérelemnek helyt kellett adni.',
    remedy:
      'E végzés ellen fellebbezésnek nincs helye, kivéve, ha az előző állapot visszaállítását elkésett vagy nem megengedett kérelemre engedélyezték (a ZUP 106. cikke).',
  },
  restitution_refusal: {
    ...formulas.ofProposal,
    subtitle: 'az igazolási kérelemről',
    ruling:
      'A szerv az ügyfél ({stranka}) igazolási kérelmét {odločitev_o_predlogu}. A kérelem napja: {dan_predloga} (aktus: {zamujeni_akt}, {zamujeni_rok}).\n{stroški}',
    provisions: formulas.lateRestitutionProvisions,
    assessment: `{razlogi}\n${formulas.asRuled}`,
    remedy: formulas.againstOrder,
  },
  correction: {
    subtitle: 'a hiba kijavításáról, kijavított aktus: {popravljeni_akt}',
    introduction: `${formulas.byZup('223. cikk')} az ügyfél közigazgatási ügyében – ügyfél: {stranka}, {naslov} – {pooblastilo} az alábbi kijavító végzést hozza:`,
    ruling:
      'A szerv a következő aktusban lévő hibát az alábbiak szerint javítja ki: {popravljeni_akt}.\n{razlogi}\nAz aktus egyebekben változatlan marad.\n{stroški}',
    claim: '',
    facts: '{ugotovitve}',
    provisions:
      'A ZUP 223. cikke szerint a szerv a névben vagy számban előforduló hibát, az írási vagy számítási hibát és más nyilvánvaló hibát bármikor kijavíthatja.',
    assessment: 'A kijavítás attól a naptól fejti ki joghatását, amelytől a kijavított aktus.',
    remedy: formulas.againstOrder,
    service: formulas.service,
  },
  // Beside the decision on the claim.
  inadmissibility: {
    ...formulas.ofApplication,
    subtitle: `az igény visszautasításáról ${subject}`,
    introduction: `${formulas.byZup('{pristojnost} 129. cikk')} ${formulas.onApplication(formulas.order)}`,
    ruling:
      'A szerv az ügyfél ({stranka}) {vloga} számú kérelmében foglalt, engedély („{vrsta}” {za_vozila}) kiadására irányuló igényt visszautasítja.\n{stroški} {upravna_taksa}',
    facts: '{ugotovitve}',
    provisions: `A szerv az igényt először megvizsgálja, és a ZUP 129. cikkében felsorolt okokból visszautasítja.\n${formulas.applied}`,
    assessment: '{podlaga_odločitve}\n{razlogi}\nEzért az igényt vissza kellett utasítani; érdemi döntés nem születik.',
    remedy: formulas.againstOrder,
  },
  procedure_suspension: {
    ...formulas.ofApplication,
    subtitle: `az eljárás felfüggesztéséről ${subject}`,
    introduction: `${formulas.byZup('{pristojnost} 153. cikk')} ${formulas.onApplication(formulas.order)}`,
    ruling:
      'A szerv az ügyfél ({stranka}) {vloga} számú kérelme ügyében az eljárást felfüggeszti.\nAz eljárás a felfüggesztés okának megszűnésekor folytatódik. A szerv a következőre vár: {čaka_na}\nA felfüggesztés alatt határidők nem telnek, és eljárási cselekmény nem végezhető.\n{stroški}',
    facts: '{ugotovitve}',
    provisions: 'Az eljárást a törvényben meghatározott okokból kell felfüggeszteni (a ZUP 147. és 153. cikke).',
    assessment: '{podlaga_odločitve}\n{razlogi}\nEzért az eljárást fel kellett függeszteni.',
    remedy: formulas.againstOrder,
  },
  procedure_resumption: {
    ...formulas.ofApplication,
    subtitle: `az eljárás folytatásáról ${subject}`,
    introduction: `${formulas.byZup('{pristojnost} 154. cikk')} ${formulas.onApplication(formulas.order)}`,
    ruling:
      'A {vloga} számú kérelem ügyében az eljárás folytatódik. A felfüggesztő végzés: {popravljeni_akt}.\nAz ügyfél határidői e végzés kézbesítésétől újból megkezdődnek.\n{stroški}',
    facts: '{ugotovitve}',
    provisions: 'A felfüggesztett eljárás a felfüggesztés okának megszűnésekor folytatódik (a ZUP 153. és 154. cikke).',
    assessment: '{razlogi}\nA felfüggesztés oka megszűnt, ezért az eljárás folytatódik.',
    remedy: `${formulas.noSeparateAppeal} Az ügy érdemében hozott határozat elleni fellebbezésben támadható meg.`,
  },
  ...formulas.leadingTexts,
  finality_certificate: {
    subtitle: 'a véglegességről, a jogerőről és a végrehajthatóságról, aktus: {popravljeni_akt}',
    introduction: `${formulas.byZup('179., 224., 225. és 282. cikk')} a hivatalos nyilvántartások alapján a következő aktusról – {popravljeni_akt} – ügyfél: {stranka}, {naslov}, igazolja:`,
    ruling: '{potrditev}',
    ...formulas.withoutReasons,
    remedy:
      'Az igazolás a kézbesítésekről és a jogorvoslatokról vezetett hivatalos nyilvántartásoknak a kiadás napján fennálló adatain alapul.',
    service: formulas.service,
  },
  execution_stay: {
    ...formulas.ofMatter,
    subtitle: 'a végrehajtás elhalasztásáról, határozat: {popravljeni_akt}',
    introduction: `${formulas.byZup('{pristojnost} 235. cikk')} ${formulas.inMatter(formulas.order)}`,
    ruling:
      'A szerv a következő határozat végrehajtását annak véglegessé válásáig elhalasztja: {popravljeni_akt}.\nA {dovolilnica} számú engedély addig érvényes.\n{stroški}',
    provisions:
      'A határozat rendszerint nem hajtható végre, amíg a fellebbezési határidő tart, és amíg a fellebbezésről hozott határozatot nem kézbesítették; a kivételeket törvény határozza meg (a ZUP 235. és 236. cikke).',
    assessment: '{razlogi}\nAz azonnali végrehajtás oka már nem áll fenn, ezért a végrehajtást el kellett halasztani.',
    remedy: formulas.noSeparateAppeal,
  },
  execution_stay_end: {
    ...formulas.ofMatter,
    subtitle: 'a végrehajtás elhalasztásának megszüntetéséről, végzés: {popravljeni_akt}',
    introduction: `${formulas.byZup('{pristojnost} 235. és 236. cikk')} ${formulas.inMatter(formulas.order)}`,
    ruling:
      'A végrehajtásnak a következő végzéssel elrendelt elhalasztása megszűnik: {popravljeni_akt}.\nAz elhalasztott végrehajtású határozat a benne foglaltak szerint hatályos.\n{stroški}',
    provisions: 'A határozat véglegessé válása előtt csak a törvényben meghatározott okokból hajtható végre (a ZUP 235. és 236. cikke).',
    assessment: '{razlogi}\nAz elhalasztás okai megszűntek, ezért azt meg kellett szüntetni.',
    remedy: formulas.againstOrder,
  },
  reopening: {
    ...formulas.ofMatter,
    subtitle: 'az eljárás újrafelvételéről, lezáró aktus: {popravljeni_akt}',
    introduction: `${formulas.byZup('{pristojnost} 260. és 267. cikk')} ${formulas.inMatter(formulas.order)}`,
    ruling:
      'A szerv engedélyezi a következő aktussal lezárt eljárás újrafelvételét: {popravljeni_akt}.\nEzen aktus végrehajtása az újrafelvett eljárásban hozott döntésig szünetel.\n{stroški}',
    facts:
      'Az ügyfél az újrafelvételt indítványozta. Az indítvány napja: {dan_predloga}.\nAz újrafelvétel oka ismertté válásának napja: {dan_seznanitve}.\n{ugotovitve}',
    provisions: `${formulas.reopeningProvisions} Az újrafelvételről szóló végzés a végrehajtást felfüggeszti (a ZUP 272. cikke).`,
    assessment:
      '{podlaga_odločitve}\n{razlogi}\nEzért az újrafelvételt engedélyezni kellett; az ügyben új döntés születik (a ZUP 270. cikke).',
    remedy: formulas.againstOrder,
  },
  reopening_refusal: {
    ...formulas.ofMatter,
    subtitle: 'az újrafelvételi indítványról, lezáró aktus: {popravljeni_akt}',
    introduction: `${formulas.byZup('{pristojnost} 267. cikk')} ${formulas.inMatter(formulas.order)}`,
    ruling:
      'A szerv a következő aktussal lezárt eljárás újrafelvételére irányuló indítványt visszautasítja: {popravljeni_akt}. Az indítvány napja: {dan_predloga}.\n{stroški}',
    provisions: formulas.reopeningProvisions,
    assessment: '{podlaga_odločitve}\n{razlogi}\nEzért az indítványt vissza kellett utasítani.',
    remedy: formulas.againstOrder,
  },
  reopening_end: {
    ...formulas.ofMatter,
    subtitle: 'az újrafelvett eljárásban, engedélyező végzés: {popravljeni_akt}',
    introduction: `${formulas.byZup('{pristojnost} 270. cikk')} ${formulas.inMatter(formulas.decision)}`,
    ruling:
      'Hatályban marad az a határozat, amelynek ügyében a következő végzés engedélyezte az eljárás újrafelvételét: {popravljeni_akt}.\n{stroški}',
    provisions: `A szerv az újrafelvett eljárásban a korábbi határozatot hatályban tarthatja, vagy újjal válthatja fel (a ZUP 270. cikke).\n${formulas.applied}`,
    assessment: '{razlogi}\nAz újrafelvett eljárásban nem merült fel olyan körülmény, amely más döntést kívánna.',
    remedy: formulas.againstDecision,
  },
  nullity: {
    ...formulas.ofMatter,
    subtitle: 'az aktus semmisségéről, aktus: {popravljeni_akt}',
    introduction: `${formulas.byZup('{pristojnost} 279. és 280. cikk')} ${formulas.inMatter(formulas.decision)}`,
    ruling:
      'A szerv a következő aktust semmisnek nyilvánítja: {popravljeni_akt}. A belőle származó jogkövetkezmények is megszűnnek.\nA {vloga} számú kérelem ügyében az eljárás folytatódik.\n{stroški}',
    provisions: formulas.nullityProvisions,
    assessment: `{podlaga_odločitve}\n{razlogi}\n${formulas.asRuled}`,
    remedy: formulas.againstDecision,
  },
  permit_nullity: {
    ...formulas.ofMatter,
    subtitle: 'a {dovolilnica} számú engedély kiadásáról szóló határozat semmisségéről',
    introduction: `${formulas.byZup('{pristojnost} 279. és 280. cikk')} ${formulas.inMatter(formulas.decision)}`,
    ruling: `A szerv semmisnek nyilvánítja azt a határozatot, amellyel a {dovolilnica} számú engedélyt („{vrsta}” {za_vozila}) kiadták.\nA {dovolilnica} számú engedély {začetek_učinka} érvényét veszti.\n${ends}\n{stroški}`,
    provisions: formulas.nullityProvisions,
    assessment: `{podlaga_odločitve}\n{razlogi}\n${formulas.asRuled}`,
    remedy: formulas.againstDecision,
  },
  silence: {
    ...formulas.ofApplication,
    subtitle: `a döntési határidő lejártáról ${subject}`,
    introduction: `${formulas.byZup('222. cikk')} az engedély („{vrsta}”) kiadására irányuló közigazgatási eljárásban a {vloga} számú kérelem ügyében értesíti az ügyfelet: {stranka}, {naslov}. A kérelem beérkezésének napja: {dan_vloge}.`,
    ruling: 'A kérelemről hozandó döntés határideje lejárt, de a döntés még nem született meg.',
    ...formulas.withoutReasons,
    remedy: `Az ügyfél fellebbezhet, mintha kérelmét elutasították volna (a ZUP 222. cikkének negyedik bekezdése). A fellebbezés nincs határidőhöz kötve, és a döntés meghozataláig benyújtható. A fellebbezést elbírálja: {pritožbeni_organ}.\n${formulas.lodging}`,
  },
}
