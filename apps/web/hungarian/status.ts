import type { Catalogue } from '@dovolilnice/contract/locale'

export const hungarianStatus: Catalogue = {
  'Ugotovitve pred odločitvijo': 'Megállapítások a döntés előtt',
  'Vloga za parkirno dovolilnico': 'Parkolási engedély iránti kérelem',
  'Stanje vloge': 'A kérelem állapota',
  'Vloga je oddana': 'A kérelmet benyújtotta',
  'Številka vaše vloge je': 'Kérelmének száma',
  'Popravi naslov': 'Cím javítása',
  'Pravi e-poštni naslov': 'A helyes e-mail-cím',
  'Naslov je popravljen. Preverite e-pošto na tem naslovu.': 'A címet kijavítottuk. Nézze meg a postafiókját.',
  'Morate v mesto že danes?': 'Már ma jönnie kell?',
  'Na {email} smo poslali povezavo do stanja vloge. Če ste oddali več vlog, boste naslednjo povezavo prejeli, ko odprete prejšnjo.':
    'A következő címre elküldtük a kérelem állapotára mutató hivatkozást: {email}. Ha több kérelmet nyújtott be, a következő hivatkozást akkor kapja meg, amikor az előzőt megnyitja.',
  'Kaj sledi': 'Mi következik',
  'Plačajte upravno takso': 'Fizesse meg a közigazgatási illetéket',
  Plačaj: 'Fizetés',
  'Zdaj vam ni treba storiti ničesar': 'Most nincs teendője',
  'Ničesar ne plačate.': 'Nem kell fizetnie.',
  'Najpozneje {day}. Če kaj manjka, vam bomo pisali.': 'A döntés utolsó napja: {day}. Ha valami hiányzik, írunk Önnek.',
  'Če kaj manjka, vam bomo pisali.': 'Ha valami hiányzik, írunk Önnek.',
  'Plačate dovolilnico in ta začne veljati': 'Megfizeti az engedély árát, és az engedély érvénybe lép',
  '{price}. Kodo za plačilo bomo poslali po odobritvi.': '{price}. A fizetési kódot a jóváhagyás után küldjük el.',
  'Dovolilnica začne veljati': 'Az engedély érvénybe lép',
  'O tem vas bomo obvestili.': 'Erről értesítjük.',
  'Pomoč: {phone}': 'Segítség: {phone}',
  'Oddaj še eno vlogo': 'További kérelem benyújtása',
  'Občina to dokazilo že ima. Priložite ga le, če imate novejše.':
    'A község már rendelkezik ezzel az igazolással. Csak akkor csatolja, ha van újabb.',
  'Občina že ima dokazilo, ki velja do {day}. Priložite ga, če imate novejše.':
    'A községnek már van igazolása, amelynek utolsó érvényes napja: {day}. Csatolja, ha van újabb.',
  'Ta dovolilnica je že podaljšana. Sledi ji dovolilnica {number}.':
    'Ezt az engedélyt már meghosszabbították. A következő engedély: {number}.',
  'Odpri dovolilnico, ki ji sledi': 'A következő engedély megnyitása',
  'Podaljšanje te dovolilnice je že v teku z vlogo {number}.':
    'Ezen engedély meghosszabbítása már folyamatban van, kérelem száma: {number}.',
  'Odpri vlogo': 'Kérelem megnyitása',
  'Moje vloge': 'Kérelmeim',
  'Podaljšanje dovolilnice': 'Engedély meghosszabbítása',
  'Podatki, ki ostanejo enaki': 'Változatlan adatok',
  'Nova dovolilnica prevzame podatke dovolilnice {number}.': 'Az új engedély a {number} számú engedély adatait veszi át.',
  'Nekaj se je spremenilo': 'Valami megváltozott',
  'Dokazil ni treba priložiti': 'Igazolást nem kell csatolni',
  'Priložite dokazila': 'Csatolja az igazolásokat',
  'Dokazila, če imate novejša': 'Igazolások, ha vannak újabbak',
  'Občina že ima veljavna dokazila: {documents}.': 'A község már rendelkezik érvényes igazolással: {documents}.',
  'Podaljšujete dovolilnico {number}. Podatki so prevzeti iz nje; preverite jih.':
    'A {number} számú engedélyt hosszabbítja meg. Az adatokat abból vettük át; ellenőrizze őket.',
  'Plačilo s kartico': 'Kártyás fizetés',
  'Plačilo upravne takse s kartico': 'A közigazgatási illeték kártyás fizetése',
  'Podatke kartice vpišete na strani ponudnika plačil. Občina jih ne vidi. Plačilo je potrjeno takoj.':
    'A kártya adatait a fizetési szolgáltató oldalán adja meg. A község a kártyaadatokat nem látja. A fizetést azonnal visszaigazoljuk.',
  'Plačaj s kartico': 'Fizetés kártyával',
  'Nadaljuj plačilo s kartico': 'Kártyás fizetés folytatása',
  'Preizkus: nobena kartica ne bo bremenjena in plačila v resnici ni.':
    'Teszt: egyetlen kártyát sem terhelünk meg, és valódi fizetés nem történik.',
  'Plačilo s kartico je v teku. Če ste ga pravkar končali, bo v kratkem potrjeno. Sicer ga nadaljujte.':
    'A kártyás fizetés folyamatban van. Ha éppen befejezte, hamarosan visszaigazoljuk. Ellenkező esetben folytassa.',
  'Plačilo s kartico smo prejeli.': 'A kártyás fizetést megkaptuk.',
  'Plačilo s kartico ni uspelo.': 'A kártyás fizetés nem sikerült.',
  'Poskusite znova ali z drugo kartico.': 'Próbálja újra, vagy használjon másik kártyát.',
  'Plačilo s kartico ni bilo dokončano.': 'A kártyás fizetést nem fejezték be.',
  'Ponudnik plačil je sporočil drugačen znesek, kot je bil naročen. Občina to preverja, zato s kartico ne plačujte znova.':
    'A fizetési szolgáltató a megrendelttől eltérő összeget jelentett. A község ezt ellenőrzi, ezért ne fizessen újra kártyával.',
  'S kartico ste plačali {amount} preveč, ker je bila upravna taksa medtem plačana ali je ni več treba plačati. Znesek vam bo občina vrnila.':
    'Kártyával többet fizetett a szükségesnél ({amount}), mert a közigazgatási illetéket időközben megfizették, vagy már nem kell megfizetni. Az összeget a község visszatéríti Önnek.',
  'S kartico ste plačali {amount} preveč, ker je bila vloga medtem plačana ali ni več odprta. Znesek vam bo občina vrnila.':
    'Kártyával többet fizetett a szükségesnél ({amount}), mert a kérelem árát időközben megfizették, vagy a kérelem már nem nyitott. Az összeget a község visszatéríti Önnek.',
  'Poiščite svojo vlogo': 'Keresse meg kérelmét',
  'Najlažje jo odprete s povezavo iz e-pošte. Na drugi napravi vpišite kratko kodo, ki jo pokaže stran s stanjem vloge.':
    'Legkönnyebben az e-mailben kapott hivatkozással nyithatja meg. Másik eszközön írja be a rövid kódot, amelyet a kérelem állapotát mutató oldal jelenít meg.',
  'Te povezave ni mogoče odpreti. Preverite, ali ste jo prekopirali v celoti, ali zahtevajte novo.':
    'Ez a hivatkozás nem nyitható meg. Ellenőrizze, hogy teljes egészében másolta-e be, vagy kérjen újat.',
  'Številka vloge': 'A kérelem száma',
  'na primer V-2026-000123': 'például V-2026-000123',
  'E-poštni naslov iz vloge': 'A kérelemben megadott e-mail-cím',
  'Kratka koda': 'Rövid kód',
  'osem znakov, na primer ABCD-2345': 'nyolc karakter, például ABCD-2345',
  'Pokaži stanje': 'Állapot megjelenítése',
  'Pošljite mi povezavo znova': 'Hivatkozás újbóli küldése',
  'Če vloga s to številko in tem naslovom obstaja, boste prejeli sporočilo z novo povezavo, največ trikrat na dan. Če povezave v prvem sporočilu še niste odprli, novega sedem dni ne bomo poslali. Poiščite prvo sporočilo, tudi med neželeno pošto.':
    'Ha létezik ilyen számú és című kérelem, üzenetet kap új hivatkozással, naponta legfeljebb háromszor. Ha az első üzenetben lévő hivatkozást még nem nyitotta meg, hét napig nem küldünk újat. Keresse meg az első üzenetet, a levélszemét között is.',
  'Če se podatki ujemajo, je povezava na poti. Če sporočila v nekaj minutah ni, preverite neželeno pošto, številko in naslov.':
    'Ha az adatok egyeznek, a hivatkozás úton van. Ha néhány percen belül nem érkezik üzenet, ellenőrizze a levélszemetet, a számot és a címet.',
  'Odpiranje na drugi napravi': 'Megnyitás másik eszközön',
  'S kratko kodo, številko vloge in svojim e-poštnim naslovom odprete to stran tudi brez povezave.':
    'A rövid kóddal, a kérelem számával és e-mail-címével ezt az oldalt hivatkozás nélkül is megnyithatja.',
  'Pripravi kratko kodo': 'Rövid kód készítése',
  'Vaša kratka koda:': 'Az Ön rövid kódja:',
  'Zapišite si jo, ker pozneje ne bo več prikazana. Pripravite lahko tudi novo, ki to zamenja.':
    'Jegyezze fel, mert később már nem jelenik meg. Újat is készíthet, amely ennek helyébe lép.',
  'Uporabniški račun iz te vloge': 'Fiók ebből a kérelemből',
  'Z uporabniškim računom imate dovolilnice s kodo QR vedno pri roki. Sami jih lahko podaljšate in blokirate izgubljeno kartico. Povezavo bomo poslali na e-poštni naslov iz vloge; račun bo odprt šele, ko jo boste odprli.':
    'Fiókkal a QR-kódos engedélyek mindig kéznél vannak. Saját maga meghosszabbíthatja őket, és letilthatja az elveszett kártyát. A hivatkozást a kérelemben megadott e-mail-címre küldjük; a fiók csak akkor nyílik meg, amikor Ön megnyitja a hivatkozást.',
  'Pošlji povezavo za račun': 'Hivatkozás küldése a fiókhoz',
  'Na e-poštni naslov iz vloge smo poslali povezavo. Velja 24 ur.':
    'A kérelemben megadott e-mail-címre elküldtük a hivatkozást. 24 óráig érvényes.',
  'Plačilo dovolilnice': 'Az engedély kifizetése',
  'Čaka na plačilo do {day}': 'Fizetésre vár eddig: {day}',
  'Prejeli smo {received}, plačajte še {amount}.': 'Megkaptunk {received} összeget, fizetendő még {amount}.',
  'Koda UPN QR za plačilo {amount}': 'UPN QR-kód a következő összeg befizetéséhez: {amount}',
  'Shranite kodo in jo odprite v mobilni banki ali jo skenirajte z drugo napravo.':
    'Mentse el a kódot, és nyissa meg a mobilbankban, vagy olvassa be egy másik eszközzel.',
  'Shrani kodo': 'Kód mentése',
  'Kode ni bilo mogoče shraniti. Prenesite predračun: koda je na položnici.':
    'A kódot nem sikerült menteni. Töltse le az előszámlát: a kód a befizetési utalványon található.',
  'Predračun (PDF)': 'Előszámla (PDF)',
  'IBAN prejemnika': 'A kedvezményezett IBAN-száma',
  Referenca: 'Hivatkozási szám',
  Prejemnik: 'Kedvezményezett',
  'Plačilo bo vidno, ko ga bo občini sporočila banka, navadno v nekaj delovnih dneh.':
    'A befizetés akkor lesz látható, amikor a bank jelenti a községnek, rendszerint néhány munkanapon belül.',
  'Prenesi poziv (PDF)': 'Felhívás letöltése (PDF)',
  'Pišemo vam na {email}.': 'Ide írunk: {email}.',
  'Vloga čaka na pregled. O vsaki spremembi stanja vas bomo obvestili po e-pošti.':
    'A kérelem vizsgálatra vár. A kérelem állapotának minden változásáról e-mailben értesítjük.',
  'Uradna oseba pregleduje vlogo in dokazila.': 'Az ügyintéző vizsgálja a kérelmet és az igazolásokat.',
  'O vlogi moramo odločiti najpozneje {day}. Če kaj manjka, vas bomo pred tem pozvali k dopolnitvi, sicer vas bomo obvestili o odločitvi.':
    'A kérelemről legkésőbb ezen a napon kell döntenünk: {day}. Ha valami hiányzik, előtte hiánypótlásra hívjuk fel, egyébként a döntésről értesítjük.',
  'Rok za odločitev se je iztekel {day}, o vlogi pa še ni odločeno. Zaradi molka organa lahko vložite pritožbo (222. člen ZUP). Za pojasnilo se obrnite na občino.':
    'A döntési határidő ezen a napon lejárt: {day}, a kérelemről azonban még nem született döntés. A szerv hallgatása miatt fellebbezést nyújthat be (a ZUP 222. cikke). Felvilágosításért forduljon a községhez.',
  'Postopek je od {day} prekinjen. Dokler razlog za prekinitev ne preneha, ne teče noben rok in vam ni treba ničesar storiti. O nadaljevanju vas bomo obvestili.':
    'Az eljárás felfüggesztésének kezdőnapja: {day}. Amíg a felfüggesztés oka nem szűnik meg, semmilyen határidő nem telik, és Önnek nincs teendője. A folytatásról értesítjük.',
  'Rok za odločitev začne teči, ko je vloga popolna. Zadnji dan bo naveden tukaj.':
    'A döntési határidő akkor kezdődik, amikor a kérelem teljes. Az utolsó nap itt fog szerepelni.',
  'Vloga ni popolna. Dopolnite jo najpozneje {due}, sicer jo bomo s sklepom zavrgli.':
    'A kérelem hiányos. A kiegészítés utolsó napja: {due}; egyébként a kérelmet végzéssel visszautasítjuk.',
  'Vloga ni popolna. Dopolnite jo v {days} od vročitve poziva, sicer jo bomo s sklepom zavrgli.':
    'A kérelem hiányos. A kiegészítés határideje a felhívás kézbesítésétől számítva {days}; egyébként a kérelmet végzéssel visszautasítjuk.',
  'Rok za dopolnitev je potekel {due}, vloga pa še ni zavržena. Če jo dopolnite zdaj, jo bomo še pregledali, sicer jo bomo s sklepom zavrgli.':
    'A hiánypótlási határidő ezen a napon lejárt: {due}, a kérelmet azonban még nem utasítottuk vissza. Ha most kiegészíti, még megvizsgáljuk, egyébként végzéssel visszautasítjuk.',
  'Vloga je odobrena. Dovolilnica bo kmalu izdana.': 'A kérelmet jóváhagytuk. Az engedélyt hamarosan kiadjuk.',
  'Vloga je odobrena in čaka na plačilo do {due}. Če cene do takrat ne boste plačali, dovolilnica ne bo izdana. O tem bo izdan sklep.':
    'A kérelmet jóváhagytuk, a fizetés utolsó napja: {due}. Ha az árat addig nem fizeti meg, az engedélyt nem adjuk ki. Erről végzés készül.',
  'Vloga je odobrena. Plačajte {fee} do {due}. Podatke za nakazilo dobite pri občini.':
    'A kérelmet jóváhagytuk. Fizetendő összeg: {fee}, a fizetés utolsó napja: {due}. Az átutalás adatait a községnél kapja meg.',
  'Plačilo smo prejeli. Dovolilnica bo kmalu izdana.': 'A befizetést megkaptuk. Az engedélyt hamarosan kiadjuk.',
  'Dovolilnica {permit} je izdana.': 'A {permit} számú engedélyt kiadtuk.',
  'Vloga je zavrnjena. Izdana je odločba s poukom o pravnem sredstvu; kopija je dostopna na spodnji povezavi.':
    'A kérelmet elutasítottuk. Erről jogorvoslati tájékoztatást tartalmazó határozat készült; másolata az alábbi hivatkozással érhető el.',
  'Vlogo ste umaknili. O ustavitvi postopka bo izdan sklep, ki vam ga bomo vročili. Če dovolilnico še potrebujete, oddajte novo vlogo.':
    'Ön visszavonta a kérelmet. Az eljárás megszüntetéséről végzés készül, amelyet kézbesítünk Önnek. Ha az engedélyre továbbra is szüksége van, nyújtson be új kérelmet.',
  'Dovolilnica ni bila plačana v roku, zato ne bo izdana. Izdan je sklep s poukom o pravnem sredstvu, ki vam bo vročen. Če dovolilnico še potrebujete, oddajte novo vlogo.':
    'Az engedély árát nem fizették meg határidőben, ezért az engedélyt nem adjuk ki. Erről jogorvoslati tájékoztatást tartalmazó végzés készült, amelyet kézbesítünk Önnek. Ha az engedélyre továbbra is szüksége van, nyújtson be új kérelmet.',
  'Vloga je bila vnesena pomotoma, zato je vnos razveljavljen.':
    'A kérelmet tévedésből rögzítették, ezért a bejegyzést érvénytelenítettük.',
  'Vloga je zavržena. O tem je izdan sklep z razlogi in poukom o pravnem sredstvu, ki vam bo vročen. Če dovolilnico še potrebujete, oddajte novo vlogo.':
    'A kérelmet visszautasítottuk. Erről indokolást és jogorvoslati tájékoztatást tartalmazó végzés készült, amelyet kézbesítünk Önnek. Ha az engedélyre továbbra is szüksége van, nyújtson be új kérelmet.',
  'Odločitev št. {number} vam bo vročena. Rok za pritožbo začne teči z vročitvijo; prenos kopije ali e-sporočilo nista vročitev.':
    'A(z) {number} számú döntést kézbesítjük Önnek. A fellebbezési határidő a kézbesítéssel kezdődik; a másolat letöltése vagy az e-mail nem minősül kézbesítésnek.',
  'Odločitev št. {number} je bila oddana v vročanje {day} ({manner}). Rok za pritožbo začne teči z vročitvijo.':
    'A(z) {number} számú döntést kézbesítésre feladtuk. A feladás napja: {day} ({manner}). A fellebbezési határidő a kézbesítéssel kezdődik.',
  'Odločitev št. {number} vam je bila vročena {day} ({manner}). Pritožbo lahko vložite najpozneje {until}.':
    'A(z) {number} számú döntést kézbesítettük Önnek. A kézbesítés napja: {day} ({manner}). A fellebbezés benyújtásának utolsó napja: {until}.',
  'Odločitev št. {number} vam je bila vročena {day} ({manner}). Zoper njo teče pritožbeni postopek; o njegovem izidu boste prejeli pisno odločitev.':
    'A(z) {number} számú döntést kézbesítettük Önnek. A kézbesítés napja: {day} ({manner}). Ellene fellebbezési eljárás folyik; ennek eredményéről írásbeli döntést kap.',
  'Vložite jo lahko tukaj ali kakor piše v pouku o pravnem sredstvu na koncu odločitve. Tam piše tudi, koliko znaša taksa.':
    'Benyújthatja itt, vagy a döntés végén lévő jogorvoslati tájékoztatás szerint, amely az illetéket is megjelöli.',
  'Vaša zadeva se vodi v skupnem postopku. Druge vloge v njem: {numbers}. O vsaki vlogi bo izdana posebna odločitev.':
    'Az Ön ügye közös eljárásban folyik. További kérelmek ugyanebben: {numbers}. Minden kérelemről külön döntés születik.',
  'Vloži pritožbo zoper odločitev št. {number}': 'Fellebbezés benyújtása a következő döntés ellen: {number}',
  'Vloži pritožbo zaradi molka organa': 'Fellebbezés benyújtása a szerv hallgatása miatt',
  'Pritožbo vložite najpozneje {day}.': 'A fellebbezés benyújtásának utolsó napja: {day}.',
  'Pritožba ni vezana na rok; vložite jo lahko, dokler o vlogi ni odločeno.':
    'A fellebbezés nincs határidőhöz kötve; addig nyújthatja be, amíg a kérelemről nem született döntés.',
  'Besedilo pritožbe': 'A fellebbezés szövege',
  'Napišite, s čim se ne strinjate, zakaj in kaj predlagate.': 'Írja le, mivel nem ért egyet, miért, és mit javasol.',
  Priloge: 'Mellékletek',
  'Pritožbo vlagam kot pooblaščenec: {name}': 'A fellebbezést meghatalmazottként nyújtom be: {name}',
  'Vloži pritožbo': 'Fellebbezés benyújtása',
  'Pritožba je vložena. Potrdilo boste prejeli po e-pošti.': 'A fellebbezést benyújtotta. Az igazolást e-mailben fogja megkapni.',
  'Pritožbo št. {number} smo prejeli {day}. O njej še ni odločeno.':
    'A(z) {number} számú fellebbezést megkaptuk. A beérkezés napja: {day} Még nem született róla döntés.',
  'Postopek o pritožbi št. {number} z dne {day} je končan.':
    'A(z) {number} számú fellebbezésről folytatott eljárás lezárult. A benyújtás napja: {day}',
  'Odločitev št. {number} vam je bila vročena {day} ({manner}) in je dokončna od {final}.':
    'A(z) {number} számú döntést kézbesítettük Önnek. A kézbesítés napja: {day} ({manner}). A döntés véglegessé válásának napja: {final}.',
  'Prenesi sklep (PDF)': 'Végzés letöltése (PDF)',
  'Podatki vloge': 'A kérelem adatai',
  'Upravna taksa': 'Közigazgatási illeték',
  'Upravna taksa je plačana.': 'A közigazgatási illetéket megfizették.',
  'Prenesi potrdilo o plačilu takse (PDF)': 'Az illeték megfizetéséről szóló igazolás letöltése (PDF)',
  'Upravna taksa še ni plačana.': 'A közigazgatási illetéket még nem fizették meg.',
  'O oprostitvi upravne takse še ni odločeno. Do takrat vam je ni treba plačati.':
    'A közigazgatási illeték alóli mentességről még nem született döntés. Addig nem kell megfizetnie.',
  'Oproščeni ste plačila upravne takse.': 'Ön mentesül a közigazgatási illeték alól.',
  'Priložena dokazila': 'Csatolt igazolások',
  'Dokazila niso priložena.': 'Nem csatoltak igazolást.',
  'Vlogi je ugodeno le delno. Zahtevali ste: {plates}, do vključno {last}. Kaj je zavrnjeno, zakaj in kako se lahko pritožite, piše v odločbi.':
    'A kérelemnek csak részben adtunk helyt. Ön a következőt kérte: {plates}, utolsó nap: {last}. Hogy mit utasítottunk el, miért, és hogyan fellebbezhet, a határozatban olvasható.',
  'Akt št. {number} čaka v varnem elektronskem predalu. Če do {until} ne bo prevzet, bo s tem dnem veljal za vročenega.':
    'A(z) {number} számú aktus a biztonságos elektronikus postafiókban várja Önt. Ha {until} napjáig nem veszi át, e napon kézbesítettnek minősül.',
  'Vročanje v varni elektronski predal': 'Kézbesítés biztonságos elektronikus postafiókba',
  'Naslov varnega elektronskega predala': 'A biztonságos elektronikus postafiók címe',
  'Odločbe in pozive prejmete v predal namesto po pošti. Prevzamete jih z elektronskim podpisom.':
    'A határozatokat és a felhívásokat nem postán, hanem a postafiókban kapja meg. Elektronikus aláírással veszi át őket.',
  'Shrani predal': 'Postafiók mentése',
  'Predal je shranjen.': 'A postafiók mentve.',
  'Postopek teče v slovenščini in italijanščini. Odločbe in pozivi so v obeh jezikih.':
    'Az eljárás szlovén és olasz nyelven folyik. A határozatok és a felhívások mindkét nyelven készülnek.',
  'Postopek teče v slovenščini in madžarščini. Odločbe in pozivi so v obeh jezikih.':
    'Az eljárás szlovén és magyar nyelven folyik. A határozatok és a felhívások mindkét nyelven készülnek.',
  'Po pooblastilu vas zastopa: {name}, od {since}. Odločbe in pozivi se vročajo pooblaščencu.':
    'Meghatalmazás alapján Önt képviseli: {name}, kezdőnap: {since}. A határozatokat és a felhívásokat a meghatalmazottnak kézbesítjük.',
  'Po pooblastilu vas zastopa: {name}, od {since} do vključno {until}. Odločbe in pozivi se vročajo pooblaščencu.':
    'Meghatalmazás alapján Önt képviseli: {name}, kezdőnap: {since}, utolsó nap: {until}. A határozatokat és a felhívásokat a meghatalmazottnak kézbesítjük.',
  'Pred odločitvijo smo vas seznanili z ugotovitvami. Preberite jih in oddajte izjavo.':
    'A döntés előtt értesítettük a megállapításokról. Olvassa el őket, és tegyen nyilatkozatot.',
  'Odpri ugotovitve': 'Megállapítások megnyitása',
  'Dopolnitev vloge': 'A kérelem kiegészítése',
  'Sklep o zavrženju vam še ni bil vročen. Če vlogo dopolnite zdaj, jo bomo pregledali in postopek lahko nadaljevali.':
    'A visszautasító végzést még nem kézbesítették Önnek. Ha most kiegészíti a kérelmet, megvizsgáljuk, és folytathatjuk az eljárást.',
  'Za odločitev potrebujemo:': 'A döntéshez szükségünk van a következőkre:',
  'Potrebujete več časa?': 'Több időre van szüksége?',
  'Zakaj potrebujete več časa': 'Miért van szüksége több időre',
  'O prošnji bo odločila uradna oseba; o odločitvi vas bomo obvestili po e-pošti. Do takrat velja dosedanji rok.':
    'A kérésről az ügyintéző dönt; a döntésről e-mailben értesítjük. Addig az eddigi határidő érvényes.',
  'Zaprosi za podaljšanje': 'Meghosszabbítás kérése',
  'Prošnja za podaljšanje roka je oddana.': 'A határidő meghosszabbítása iránti kérést benyújtotta.',
  'Vaša prošnja za podaljšanje roka čaka na odločitev.': 'A határidő meghosszabbítása iránti kérése döntésre vár.',
  'Rok je podaljšan do {day}. {answer}': 'A határidőt meghosszabbítottuk, új utolsó nap: {day}. {answer}',
  'Rok ni podaljšan. {answer}': 'A határidőt nem hosszabbítottuk meg. {answer}',
  'Sporočilo občini': 'Üzenet a községnek',
  'Če želite, priložite še kaj drugega.': 'Ha kívánja, mást is csatolhat.',
  'Oddaj dopolnitev': 'Kiegészítés benyújtása',
  'Dopolnitev je oddana.': 'A kiegészítést benyújtotta.',
  'Prejeli smo jo {at}.': 'A beérkezés időpontja: {at}.',
  'Plačajte upravno takso {fee} do {due}': 'Fizesse meg a közigazgatási illetéket: {fee}, utolsó nap: {due}',
  'Umakni vlogo': 'Kérelem visszavonása',
  'Želite umakniti vlogo {number}?': 'Visszavonja a következő kérelmet: {number}?',
  'Umaknjene vloge ni mogoče obnoviti, lahko pa oddate novo.': 'A visszavont kérelem nem állítható vissza, de újat nyújthat be.',
  'Vloga je umaknjena.': 'A kérelmet visszavonta.',
  'Za kaj': 'Mire',
  'Plačali ste {amount} preveč, ker je bila upravna taksa medtem plačana ali je ni več treba plačati. Znesek vam bo občina vrnila.':
    'Többet fizetett a szükségesnél ({amount}), mert a közigazgatási illetéket időközben megfizették, vagy már nem kell megfizetni. Az összeget a község visszatéríti Önnek.',
  'upravna taksa': 'közigazgatási illeték',
  'Od {from} do odločitve, a najdlj do {last}, smete na območje z vozilom {plates}: to je začasni prehod in ne dovolilnica.':
    '{from} napjától a döntésig, de legkésőbb {last} napjáig a(z) {plates} járművel behajthat az övezetbe: ez ideiglenes áthaladás, nem engedély.',
}
