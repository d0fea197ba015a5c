import type { Catalogue } from '@dovolilnice/contract/locale'

export const hungarianMails: Catalogue = {
  'Povezava do vloge {number}': 'Hivatkozás a {number} számú kérelemhez',
  'Stanje vloge {number} je dostopno na spodnji povezavi. Povezave ne posredujte drugim.':
    'Az alábbi hivatkozással megnyithatja a {number} számú kérelem állapotát. A hivatkozást ne adja tovább másoknak.',
  'Če povezave niste zahtevali vi, vam ni treba storiti ničesar: brez tega sporočila je ne more odpreti nihče.':
    'Ha a hivatkozást nem Ön kérte, nincs teendője: ezen üzenet nélkül senki sem nyithatja meg.',
  'Dopolni vlogo': 'Kérelem kiegészítése',
  'O tem je izdana odločba št. {act}, ki vam jo bomo vročili.': 'Erről határozat készült, száma: {act}; a határozatot kézbesítjük Önnek.',
  'Vlogi je ugodeno le delno. Kaj je zavrnjeno, zakaj in kako se lahko pritožite, piše v odločbi št. {act}, ki vam jo bomo vročili.':
    'A kérelemnek csak részben adtunk helyt. Hogy mit utasítottunk el, miért, és hogyan fellebbezhet, a következő számú határozatban áll: {act}. A határozatot kézbesítjük Önnek.',
  'Nakažite na račun {iban} s sklicem {reference} ali v mobilni banki skenirajte kodo UPN QR. Predračun {pro_forma} s položnico je v prilogi.':
    'Utalja az összeget a következő számlára: {iban}, hivatkozási szám: {reference}, vagy olvassa be mobilbankjában az UPN QR-kódot. Az előszámla ({pro_forma}) a befizetési utalvánnyal mellékelve található.',
  'Podatke za nakazilo dobite pri organu: {authority}.': 'Az átutalás adatait a következő szervnél kapja meg: {authority}.',
  'Prejeli smo vašo vlogo {number}': 'Megkaptuk a {number} számú kérelmét',
  'Vašo vlogo za dovolilnico ({kind}) {vehicles} smo prejeli pod številko {number}.':
    'Engedély iránti kérelmét ({kind}) {vehicles} megkaptuk, száma: {number}.',
  'Po pregledu vas bomo o odločitvi obvestili na ta e-poštni naslov. Na spodnji povezavi lahko kadar koli preverite stanje ali vlogo umaknete; povezave ne posredujte drugim.':
    'Az elbírálás után a döntésről erre az e-mail-címre küldünk értesítést. Az alábbi hivatkozással bármikor megtekintheti a kérelem állapotát vagy visszavonhatja a kérelmet; a hivatkozást ne adja tovább másoknak.',
  'Vloga {number} je v obravnavi': 'A {number} számú kérelem elbírálás alatt áll',
  'Začeli smo obravnavati vašo vlogo {number}.': 'Megkezdtük a {number} számú kérelmének elbírálását.',
  'Dopolnite vlogo {number}': 'Egészítse ki a {number} számú kérelmet',
  'Vaša vloga {number} ni popolna. Za nadaljevanje potrebujemo:':
    'A {number} számú kérelme hiányos. A folytatáshoz szükségünk van a következőkre:',
  '{term} Če vloge v tem roku ne boste dopolnili, jo bomo s sklepom zavrgli.':
    '{term} Ha a kérelmet e határidőn belül nem egészíti ki, végzéssel visszautasítjuk.',
  'Na spodnji povezavi lahko brez prijave dopolnite vlogo, prenesete poziv (PDF) ali pred iztekom roka zaprosite za podaljšanje.':
    'Az alábbi hivatkozással bejelentkezés nélkül kiegészítheti a kérelmet, letöltheti a felhívást (PDF), vagy a határidő lejárta előtt kérheti annak meghosszabbítását.',
  'To sporočilo je obvestilo in ne vročitev. Poziv vam bo vročen posebej; rok začne teči z vročitvijo.':
    'Ez az üzenet értesítés, nem kézbesítés. A felhívást külön kézbesítjük Önnek; a határidő a kézbesítéssel kezdődik.',
  'Prejeli smo dopolnitev vloge {number}': 'Megkaptuk a {number} számú kérelem kiegészítését',
  'Dopolnitev vloge {number} smo prejeli. Postopek se nadaljuje.':
    'A {number} számú kérelem kiegészítését megkaptuk. Az eljárás folytatódik.',
  'Vloga {number} je odobrena': 'A {number} számú kérelmet jóváhagytuk',
  'Vaša vloga {number} ({kind}) {vehicles} je odobrena.': 'A {number} számú kérelmét ({kind}) {vehicles} jóváhagytuk.',
  'Dovolilnica je brezplačna. Ko bo izdana, vas bomo obvestili.': 'Az engedély díjmentes. A kiadásáról értesítjük.',
  'Cena {fee} je že plačana. Ko bo dovolilnica izdana, vas bomo obvestili.':
    'Az árat ({fee}) már megfizették. Az engedély kiadásáról értesítjük.',
  'Vloga {number} je odobrena in čaka na plačilo': 'A {number} számú kérelmet jóváhagytuk, fizetésre vár',
  'Za izdajo dovolilnice plačajte {fee} najpozneje {due}. {how}':
    'Az engedély kiadásához fizetendő összeg: {fee}; a fizetés utolsó napja: {due}. {how}',
  'Če cene v tem roku ne boste plačali, dovolilnica ne bo izdana. O tem bo izdan sklep, ki vam ga bomo vročili.':
    'Ha az árat e határidőn belül nem fizeti meg, az engedélyt nem adjuk ki. Erről végzés készül, amelyet kézbesítünk Önnek.',
  'Plačilo za vlogo {number} je prejeto': 'A {number} számú kérelemhez megérkezett a befizetés',
  'Plačilo {fee} za vlogo {number} ({kind}) smo prejeli. Ko bo dovolilnica izdana, vas bomo obvestili.':
    'A {number} számú kérelemhez ({kind}) megkaptuk a befizetést: {fee}. Az engedély kiadásáról értesítjük.',
  'Vloga {number} je zavrnjena': 'A {number} számú kérelmet elutasítottuk',
  'Vaša vloga {number} ({kind}) {vehicles} je zavrnjena.': 'A {number} számú kérelmét ({kind}) {vehicles} elutasítottuk.',
  'O tem je izdana odločba št. {act} z obrazložitvijo in poukom o pravnem sredstvu. Dostopna je na spodnji povezavi; prijava ni potrebna.':
    'Erről határozat készült indokolással és jogorvoslati tájékoztatással, száma: {act}. Az alábbi hivatkozással érhető el; bejelentkezés nem szükséges.',
  'Kako in do kdaj se lahko pritožite, piše v odločbi. Pritožbo vložite pri organu: {authority}.':
    'Hogy miként és meddig fellebbezhet, a határozatban olvasható. A fellebbezést a következő szervnél kell benyújtani: {authority}.',
  'To sporočilo je obvestilo in ne vročitev. Odločba vam bo vročena posebej; rok za pritožbo začne teči z vročitvijo.':
    'Ez az üzenet értesítés, nem kézbesítés. A határozatot külön kézbesítjük Önnek; a fellebbezési határidő a kézbesítéssel kezdődik.',
  'Rok za plačilo po vlogi {number} se izteka': 'A {number} számú kérelemhez tartozó fizetési határidő hamarosan lejár',
  'Vloga {number} je odobrena in čaka na plačilo {fee}. {how}': 'A {number} számú kérelmet jóváhagytuk, a fizetendő összeg: {fee}. {how}',
  'Če cene do {due} ne boste plačali, dovolilnica ne bo izdana. O tem bo izdan sklep.':
    'Ha az árat nem fizeti meg a következő napig: {due}, az engedélyt nem adjuk ki. Erről végzés készül.',
  'Predračun {pro_forma} za vlogo {number}': 'Előszámla ({pro_forma}) a {number} számú kérelemhez',
  'Za vlogo {number} ({kind}) smo izdali predračun {pro_forma}. Velja namesto prejšnjega, če ste ga že dobili.':
    'A {number} számú kérelemhez ({kind}) előszámlát állítottunk ki, száma: {pro_forma}. Ha korábban már kapott előszámlát, annak helyébe lép.',
  'Plačajte {fee} najpozneje {due}. {how}': 'Fizetendő összeg: {fee}; a fizetés utolsó napja: {due}. {how}',
  'Vloga {number} je umaknjena': 'A {number} számú kérelmet visszavonták',
  'Vlogo {number} ste umaknili. O ustavitvi postopka bo izdan sklep, ki vam ga bomo vročili.':
    'Ön visszavonta a {number} számú kérelmet. Az eljárás megszüntetéséről végzés készül, amelyet kézbesítünk Önnek.',
  'Vnos vloge {number} je razveljavljen': 'A {number} számú kérelem bejegyzését érvénytelenítettük',
  'Vloga {number} je bila vnesena pomotoma, zato smo vnos razveljavili. O njej se ne odloča.':
    'A {number} számú kérelmet tévedésből rögzítettük, ezért a bejegyzést érvénytelenítettük. A kérelemről nem születik döntés.',
  'Vloga {number} je zavržena': 'A {number} számú kérelmet visszautasítottuk',
  'Vaša vloga {number} ({kind}) v roku ni bila dopolnjena, zato je zavržena.':
    'A {number} számú kérelmét ({kind}) nem egészítette ki a határidőn belül, ezért visszautasítottuk.',
  'O tem je izdan sklep št. {act} z obrazložitvijo in poukom o pravnem sredstvu.':
    'Erről végzés készült indokolással és jogorvoslati tájékoztatással, száma: {act}.',
  'To sporočilo je obvestilo in ne vročitev. Sklep vam bo vročen posebej; rok za pritožbo začne teči z vročitvijo.':
    'Ez az üzenet értesítés, nem kézbesítés. A végzést külön kézbesítjük Önnek; a fellebbezési határidő a kézbesítéssel kezdődik.',
  'Če dovolilnico še potrebujete, oddajte novo vlogo.': 'Ha az engedélyre továbbra is szüksége van, nyújtson be új kérelmet.',
  'Vloga {number}: sklep o neplačilu je odpravljen': '{number} számú kérelem: a fizetés elmaradásáról szóló végzést megsemmisítettük',
  'Sklep o neplačilu dovolilnice po vlogi {number} ({kind}) smo odpravili s sklepom št. {act}, ki vam ga bomo vročili.':
    'A {number} számú kérelemhez ({kind}) tartozó, a fizetés elmaradásáról szóló végzést megsemmisítettük. Az erről szóló végzést kézbesítjük Önnek, száma: {act}.',
  'Plačilo, ki je že prispelo, bomo upoštevali. Kar še manjka, plačajte do {due}; dovolilnica bo izdana po plačilu.':
    'A már beérkezett befizetést figyelembe vesszük. A még hiányzó összeg befizetésének utolsó napja: {due}; az engedélyt a fizetés után adjuk ki.',
  'Zahteva iz vaše vloge {number} ({kind}) je zavržena, zato o njej ne bo vsebinsko odločeno.':
    'A {number} számú kérelmében ({kind}) foglalt igényt visszautasítottuk, ezért arról érdemi döntés nem születik.',
  'Postopek po vlogi {number} je prekinjen': 'A {number} számú kérelem ügyében az eljárást felfüggesztettük',
  'Postopek po vaši vlogi {number} ({kind}) je prekinjen. Med prekinitvijo ne teče noben rok in vam ni treba ničesar storiti.':
    'A {number} számú kérelme ({kind}) ügyében az eljárást felfüggesztettük. A felfüggesztés alatt semmilyen határidő nem telik, és Önnek nincs teendője.',
  'O tem je izdan sklep št. {act} z obrazložitvijo in poukom o pravnem sredstvu. Sklep vam bo vročen posebej.':
    'Erről végzés készült indokolással és jogorvoslati tájékoztatással, száma: {act}. A végzést külön kézbesítjük Önnek.',
  'Ko bo razlog za prekinitev prenehal, se bo postopek nadaljeval; o tem vas bomo obvestili.':
    'Amint a felfüggesztés oka megszűnik, az eljárás folytatódik; erről értesítjük.',
  'Postopek po vlogi {number} se nadaljuje': 'A {number} számú kérelem ügyében az eljárás folytatódik',
  'Postopek po vaši vlogi {number} ({kind}) se nadaljuje.': 'A {number} számú kérelme ({kind}) ügyében az eljárás folytatódik.',
  'Vloga {number}: dovolilnica ni bila plačana': '{number} számú kérelem: az engedély árát nem fizették meg',
  'Dovolilnica po vlogi {number} ({kind}) ni bila plačana v roku, zato ne bo izdana.':
    'A {number} számú kérelem ({kind}) alapján járó engedély árát nem fizették meg határidőben, ezért az engedélyt nem adjuk ki.',
  'Upravna taksa po ZUT znaša {amount} in se plača ob vložitvi vloge. Nakažite jo najpozneje {day} na račun {iban} s sklicem {reference}. Kodo UPN QR najdete na strani s stanjem vloge.':
    'A közigazgatási illeték a közigazgatási illetékekről szóló törvény (ZUT) szerint {amount}. A kérelem benyújtásakor, legkésőbb ezen a napon fizetendő: {day}. Számlaszám: {iban}, hivatkozási szám: {reference}. Az UPN QR-kódot a kérelem állapotát mutató oldalon találja.',
  'Upravna taksa po ZUT znaša {amount}. Podatke za nakazilo dobite pri organu: {authority}.':
    'A közigazgatási illeték a közigazgatási illetékekről szóló törvény (ZUT) szerint {amount}. Az átutalás adatait a következő szervnél kapja meg: {authority}.',
  'Uveljavljate oprostitev upravne takse. Dokler o njej ne bo odločeno, vam takse ni treba plačati.':
    'Ön illetékmentességet kér. Amíg erről nem születik döntés, az illetéket nem kell megfizetnie.',
  'Oproščeni ste plačila upravne takse za vlogo {number}': 'A {number} számú kérelemhez illetékmentességet kapott',
  'Pri vlogi {number} ste oproščeni plačila upravne takse. Takse vam ni treba plačati.':
    'A {number} számú kérelem ügyében mentesül a közigazgatási illeték alól. Az illetéket nem kell megfizetnie.',
  'Upravna taksa za vlogo {number}': 'Közigazgatási illeték a {number} számú kérelemhez',
  'Pri vlogi {number} oprostitve upravne takse nismo priznali. O tem je izdan sklep s poukom o pravnem sredstvu, ki vam bo vročen.':
    'A {number} számú kérelem ügyében az illetékmentességet nem ismertük el. Erről jogorvoslati tájékoztatást tartalmazó végzés készült, amelyet kézbesítünk Önnek.',
  'Vlogo dopolnite v {days} od vročitve poziva.': 'A kérelem kiegészítésének határideje a felhívás kézbesítésétől számítva {days}.',
  'Vlogo dopolnite najpozneje {due}.': 'A kérelem kiegészítésének utolsó napja: {due}.',
  'Rok za dopolnitev vloge {number} se izteka': 'A {number} számú kérelem kiegészítésének határideje hamarosan lejár',
  'Vloga {number} še čaka na vašo dopolnitev:': 'A {number} számú kérelem még az Ön kiegészítésére vár:',
  'Prejeli smo pritožbo {text} v zadevi {number}': 'Megkaptuk a {text} számú fellebbezést a {number} számú ügyben',
  'Vašo pritožbo v zadevi {number} ({kind}) smo prejeli. Njena številka je {text}. To sporočilo je potrdilo o vložitvi.':
    'Megkaptuk az Ön fellebbezését a {number} számú ügyben ({kind}). A fellebbezés száma: {text}. Ez az üzenet a benyújtás igazolása.',
  'O pritožbi boste prejeli pisno odločitev. Ali se plača taksa in kolikšna je, piše v pouku o pravnem sredstvu.':
    'A fellebbezésről írásbeli döntést fog kapni. Hogy kell-e illetéket fizetni, és mennyit, a jogorvoslati tájékoztatásban olvasható.',
  'Vloge {number} ni treba dopolniti': 'A {number} számú kérelmet nem kell kiegészítenie',
  'Poziv k dopolnitvi vloge {number} smo umaknili. Ničesar vam ni treba poslati; postopek se nadaljuje.':
    'A {number} számú kérelemhez kiadott hiánypótlási felhívást visszavontuk. Semmit sem kell küldenie; az eljárás folytatódik.',
  'Prejeli smo pozno dopolnitev vloge {number}': 'Megkaptuk a {number} számú kérelem késedelmes kiegészítését',
  'Dopolnitev vloge {number} smo prejeli, ko je bil sklep o zavrženju že izdan. Ker vam sklep še ni bil vročen, jo bomo pregledali. Če je vloga zdaj popolna, se bo postopek nadaljeval.':
    'A {number} számú kérelem kiegészítését a visszautasító végzés kiadása után kaptuk meg. Mivel a végzést még nem kézbesítették Önnek, a kiegészítést megvizsgáljuk. Ha a kérelem így teljes, az eljárás folytatódik.',
  'Sklep o zavrženju vloge {number} ostaja v veljavi': 'A {number} számú kérelmet visszautasító végzés hatályban marad',
  'Pregledali smo dopolnitev vloge {number}, ki je prispela po izdaji sklepa o zavrženju. Vloga tudi z njo ni popolna, zato sklep ostaja v veljavi.':
    'Megvizsgáltuk a {number} számú kérelem kiegészítését, amely a visszautasító végzés kiadása után érkezett. A kérelem ezzel együtt is hiányos, ezért a végzés hatályban marad.',
  'Kaj še manjka, izveste pri organu: {authority}.': 'Hogy mi hiányzik még, a következő szervnél tudhatja meg: {authority}.',
  'Dokler vam sklep ni vročen, lahko vlogo še dopolnite. Zoper sklep se lahko pritožite; kako in do kdaj, piše v njem.':
    'Amíg a végzést nem kézbesítik Önnek, a kérelmet még kiegészítheti. A végzés ellen az abban foglaltak szerint fellebbezhet.',
  'Vloga {number} znova čaka na dopolnitev': 'A {number} számú kérelem ismét kiegészítésre vár',
  'Predlogu za vrnitev v prejšnje stanje je ugodeno, zato vloga {number} znova čaka na vašo dopolnitev. Zadnji dan je {due}; če vam bo sklep vročen pozneje, bo rok tekel od vročitve.':
    'Az igazolási kérelemnek helyt adtunk, ezért a {number} számú kérelem ismét az Ön kiegészítésére vár. Az utolsó nap: {due}; ha a végzést később kézbesítjük, a határidő a kézbesítéstől számít.',
  'Rok za dopolnitev vloge {number} je podaljšan do {due}':
    'A {number} számú kérelem kiegészítésének határidejét meghosszabbítottuk, új utolsó nap: {due}',
  'Rok za dopolnitev vloge {number} je podaljšan. Nov zadnji dan je {due}.':
    'A {number} számú kérelem kiegészítésének határidejét meghosszabbítottuk. Az új utolsó nap: {due}.',
  'Rok za dopolnitev vloge {number} se izteče {due}': 'A {number} számú kérelem kiegészítésének határideje ezen a napon jár le: {due}',
  'Rok za dopolnitev vloge {number} teče od vročitve. Zadnji dan je {due}.':
    'A {number} számú kérelem kiegészítésének határideje a kézbesítéstől számít. Az utolsó nap: {due}.',
  'Rok za dopolnitev vloge {number} ni podaljšan': 'A {number} számú kérelem kiegészítésének határidejét nem hosszabbítottuk meg',
  'Vaši prošnji za podaljšanje roka pri vlogi {number} ni ugodeno.':
    'A {number} számú kérelem ügyében a határidő meghosszabbítása iránti kérésének nem adtunk helyt.',
  'Velja dosedanji rok. {term}': 'Az eddigi határidő érvényes. {term}',
  'Račun {number} za vlogo {application}': '{number} számú számla a {application} számú kérelemhez',
  'V prilogi je račun {number} z dne {day} v znesku {amount} za vlogo {application}.':
    'Mellékeljük a {application} számú kérelemhez tartozó számlát. Száma: {number}, kelte: {day}, összege: {amount}.',
  'Račun je plačan, zato vam ni treba storiti ničesar.': 'A számlát kifizették, ezért nincs teendője.',
  'Storno računa {number} za vlogo {application}': '{number} számú számla sztornója a {application} számú kérelemhez',
  'V prilogi je storno {number} z dne {day} v znesku {amount}. Z njim je prejšnji račun za vlogo {application} razveljavljen.':
    'Mellékeljük a sztornószámlát. Száma: {number}, kelte: {day}, összege: {amount}. Ezzel a {application} számú kérelemhez tartozó korábbi számla érvényét vesztette.',
  'Dobropis {number} za vlogo {application}': '{number} számú jóváíró számla a {application} számú kérelemhez',
  'V prilogi je dobropis {number} z dne {day} v znesku {amount} za vlogo {application}.':
    'Mellékeljük a {application} számú kérelemhez tartozó jóváíró számlát. Száma: {number}, kelte: {day}, összege: {amount}.',
  'Ob izdaji je bil plačan del zneska; plačati je treba še {open}.':
    'A kiállításkor az összeg egy részét már megfizették; fizetendő még: {open}.',
  'Odpri dovolilnico': 'Engedély megnyitása',
  'Podaljšaj dovolilnico': 'Engedély meghosszabbítása',
  'Dovolilnica {number} je izdana': 'A {number} számú engedélyt kiadtuk',
  'Izdali smo vam dovolilnico {number} ({kind}) {vehicles}.': 'Kiadtuk Önnek a {number} számú engedélyt ({kind}) {vehicles}.',
  'Velja od {from} do vključno {last}{hours}.': 'Érvényesség kezdete: {from}, utolsó napja: {last}{hours}.',
  'Nova dovolilnica {number} namesto prejšnje': 'Új engedély ({number}) a korábbi helyett',
  'Namesto prejšnje dovolilnice smo izdali dovolilnico {number} ({kind}) {vehicles}.':
    'A korábbi engedély helyett kiadtuk a {number} számú engedélyt ({kind}) {vehicles}.',
  'Velja do vključno {last}{hours}. Prejšnja dovolilnica ne velja več.':
    'Érvényességének utolsó napja: {last}{hours}. A korábbi engedély már nem érvényes.',
  'Dovolilnica {number} je spremenjena': 'A {number} számú engedély módosult',
  'Podatke dovolilnice {number} ({kind}) smo spremenili. Vozila: {plates}.':
    'A {number} számú engedély ({kind}) adatait módosítottuk. Járművek: {plates}.',
  'Dovolilnica {number} je začasno odvzeta': 'A {number} számú engedélyt ideiglenesen visszavontuk',
  'Dovolilnica {number} je začasno odvzeta. Dokler ne bo odločeno drugače, z njo ne morete na območje.':
    'A {number} számú engedélyt ideiglenesen visszavontuk. Amíg más döntés nem születik, nem hajthat be vele az övezetbe.',
  'O tem je izdana odločba št. {act} z obrazložitvijo in poukom o pravnem sredstvu.':
    'Erről határozat készült indokolással és jogorvoslati tájékoztatással, száma: {act}.',
  'Dovolilnica {number} je na vašo zahtevo začasno odvzeta': 'A {number} számú engedélyt az Ön kérésére ideiglenesen visszavontuk',
  'Na vašo zahtevo z dne {requested} je dovolilnica {number} začasno odvzeta. Dokler ne bo odločeno drugače, z njo ne morete na območje.':
    'Az Ön kérésére (kelte: {requested}) a {number} számú engedélyt ideiglenesen visszavontuk. Amíg más döntés nem születik, nem hajthat be vele az övezetbe.',
  'Dovolilnica {number} spet velja': 'A {number} számú engedély ismét érvényes',
  'Dovolilnica {number} spet velja, in sicer do vključno {last}{hours}.':
    'A {number} számú engedély ismét érvényes; érvényességének utolsó napja: {last}{hours}.',
  'Pojasnilo: {reason}': 'Magyarázat: {reason}',
  'Dovolilnica {number} je odvzeta': 'A {number} számú engedélyt visszavontuk',
  'Dovolilnica {number} je odvzeta in ne velja več.': 'A {number} számú engedélyt visszavontuk, már nem érvényes.',
  'Izdana je odločba o odvzemu dovolilnice {number}': 'Határozat készült a {number} számú engedély visszavonásáról',
  'Izdana je odločba št. {act} o odvzemu dovolilnice {number}, z obrazložitvijo in poukom o pravnem sredstvu. Dostopna je na spodnji povezavi; prijava ni potrebna.':
    'Határozat készült a {number} számú engedély visszavonásáról indokolással és jogorvoslati tájékoztatással, száma: {act}. Az alábbi hivatkozással érhető el; bejelentkezés nem szükséges.',
  'Dovolilnica velja do dneva, ko odločba začne učinkovati. O tem vas bomo obvestili.':
    'Az engedély addig a napig érvényes, amíg a határozat hatályba nem lép. Erről értesítjük.',
  'Izdana je odločba o spremembi vozila na dovolilnici {number}':
    'Határozat készült a {number} számú engedélyen szereplő jármű módosításáról',
  'O vaši zahtevi za spremembo vozila na dovolilnici {number} je izdana odločba št. {act}, ki vam jo bomo vročili. Dovolilnica velja naprej brez spremembe.':
    'A {number} számú engedélyen szereplő jármű módosítása iránti kéréséről határozat készült, száma: {act}; a határozatot kézbesítjük Önnek. Az engedély változatlanul érvényes marad.',
  'Dovolilnica {number} ne velja več': 'A {number} számú engedély már nem érvényes',
  'Odločba št. {act} o odvzemu učinkuje od {effective}. Dovolilnica {number} ne velja več.':
    'A visszavonásról szóló határozat (száma: {act}) hatályának kezdőnapja: {effective}. A {number} számú engedély már nem érvényes.',
  'Odločba je dostopna na spodnji povezavi; prijava ni potrebna.':
    'A határozat az alábbi hivatkozással érhető el; bejelentkezés nem szükséges.',
  'Izdana je odločba o začasnem odvzemu dovolilnice {number}': 'Határozat készült a {number} számú engedély ideiglenes visszavonásáról',
  'Izdana je odločba št. {act} o začasnem odvzemu dovolilnice {number}, z obrazložitvijo in poukom o pravnem sredstvu.':
    'Határozat készült a {number} számú engedély ideiglenes visszavonásáról indokolással és jogorvoslati tájékoztatással, száma: {act}.',
  'Odločba št. {act} o začasnem odvzemu učinkuje od {effective}. Dokler ne bo odločeno drugače, z dovolilnico {number} ne morete na območje.':
    'Az ideiglenes visszavonásról szóló határozat (száma: {act}) hatályának kezdőnapja: {effective}. Amíg más döntés nem születik, a {number} számú engedéllyel nem hajthat be az övezetbe.',
  'Dovolilnica {number} kmalu poteče': 'A {number} számú engedély hamarosan lejár',
  'Vaša dovolilnica {number} ({kind}) {vehicles} velja še do vključno {last}{hours}.':
    'A {number} számú engedélye ({kind}) {vehicles} hamarosan lejár. Érvényességének utolsó napja: {last}{hours}.',
  'Če jo še potrebujete, jo pravočasno podaljšajte; obrazec je že izpolnjen z vašimi podatki.':
    'Ha továbbra is szüksége van rá, hosszabbítsa meg időben; az űrlapot az Ön adataival már kitöltöttük.',
  'Dovolilnica {number}: {way} ne velja več': '{number} számú engedély, már nem érvényes: {way}',
  'V svojem računu ste blokirali: {way}. Dostop na ta način ni več mogoč. Z vozili dovolilnice {number} lahko še naprej zapeljete na območje.':
    'Fiókjában letiltotta a következőt: {way}. Ilyen módon a behajtás már nem lehetséges. A {number} számú engedélyen szereplő járművekkel továbbra is behajthat az övezetbe.',
  'Za novo kartico oddajte vlogo za zamenjavo. Če kartico najdete, nam pišite{contact}; blokado lahko prekliče le občina.':
    'Új kártyához nyújtson be csere iránti kérelmet. Ha megtalálja a kártyát, írjon nekünk{contact}; a letiltást csak a község oldhatja fel.',
  'Če blokade niste zahtevali vi, nam to takoj sporočite{contact} in spremenite geslo.':
    'Ha a letiltást nem Ön kérte, haladéktalanul jelezze nekünk{contact}, és változtassa meg jelszavát.',
  'V svojem računu ste blokirali: {way}. Klic s te številke ne spusti več stebrička. Z vozili dovolilnice {number} lahko še naprej zapeljete na območje.':
    'Fiókjában letiltotta a következőt: {way}. Az erről a számról indított hívás már nem süllyeszti le az oszlopot. A {number} számú engedélyen szereplő járművekkel továbbra is behajthat az övezetbe.',
  'Vaše dovolilnice s to številko imajo novo kodo QR. Prejšnja koda na telefonu ali papirju ne velja več, zato dovolilnice natisnite znova.':
    'Az e számot tartalmazó engedélyei új QR-kódot kaptak. A telefonon vagy papíron lévő korábbi kód már nem érvényes, ezért nyomtassa ki őket újra.',
  'Blokado številke lahko prekliče le občina; pišite nam{contact}. Če blokade niste zahtevali vi, nam to takoj sporočite in spremenite geslo.':
    'A szám letiltását csak a község oldhatja fel; írjon nekünk{contact}. Ha a letiltást nem Ön kérte, haladéktalanul jelezze nekünk, és változtassa meg jelszavát.',
  'Dovolilnica {number} ima novo kodo QR': 'A {number} számú engedély új QR-kódot kapott',
  'V svojem računu ste zamenjali kodo QR dovolilnice {number}. Prejšnja koda na telefonu ali papirju ne velja več; dovolilnico natisnite znova.':
    'Fiókjában kicserélte a {number} számú engedély QR-kódját. A telefonon vagy papíron lévő korábbi kód már nem érvényes; nyomtassa ki újra az engedélyt.',
  'Če kode niste zamenjali vi, nam to takoj sporočite{contact} in spremenite geslo.':
    'Ha a kódot nem Ön cserélte ki, haladéktalanul jelezze nekünk{contact}, és változtassa meg jelszavát.',
  'Dovolilnica {number}: blokada je preklicana': '{number} számú engedély: a letiltást feloldottuk',
  'Občina je preklicala blokado: {way}. Dostop na ta način je spet mogoč.':
    'A község feloldotta a letiltást: {way}. Ilyen módon a behajtás ismét lehetséges.',
  'Opozorilo o rabi dovolilnice {number}': 'Figyelmeztetés a {number} számú engedély használatáról',
  'Pri rabi vaše dovolilnice {number} smo opazili nekaj, kar ni v skladu z njenimi pogoji. Podrobnosti izveste pri organu: {authority}. Svoje prehode si lahko po prijavi ogledate ob dovolilnici.':
    'A {number} számú engedélye használata során olyasmit észleltünk, ami ellentétes az engedély feltételeivel. Hogy mi az, a következő szervnél tudhatja meg: {authority}. Bejelentkezés után az engedély mellett látja az áthaladásait.',
  'Če je šlo za pomoto ali dovolilnice niste uporabljali vi, nam to sporočite{contact}. Če se bo to ponovilo, lahko občina začne postopek za odvzem dovolilnice.':
    'Ha tévedés történt, vagy az engedélyt nem Ön használta, jelezze nekünk{contact}. Ismétlődés esetén a község megindíthatja az engedély visszavonására irányuló eljárást.',
  'Dokazilo za dovolilnico {number} kmalu poteče': 'A {number} számú engedélyhez tartozó igazolás hamarosan lejár',
  'Dokazilo »{document}«, na podlagi katerega velja vaša dovolilnica {number} ({kind}), velja do vključno {documentEnds}. Dovolilnica velja do vključno {last}.':
    'A(z) „{document}” igazolás, amely alapján a {number} számú engedélye ({kind}) érvényes, hamarosan lejár. Az igazolás érvényességének utolsó napja: {documentEnds}. Az engedély érvényességének utolsó napja: {last}.',
  'Do takrat nam pošljite novo dokazilo{contact} ali ga prinesite na občino; navedite številko dovolilnice. Če novega dokazila ne prejmemo, lahko dovolilnico začasno odvzamemo.':
    'Addig küldje el nekünk az új igazolást{contact}, vagy hozza be a községi hivatalba; tüntesse fel az engedély számát. Ha nem kapunk új igazolást, az engedélyt ideiglenesen visszavonhatjuk.',
  'Natisni dovolilnico': 'Engedély nyomtatása',
  na: 'az alábbi címen:',
  'Začasni odvzem je trajal do vključno {day}, kakor določa odločba št. {act}. Njegov konec je samodejno zapisal program; za to odgovarja {person}. Od občine lahko zahtevate, da ga pregleda uradna oseba.':
    'Az ideiglenes visszavonás utolsó napja a(z) {act} számú határozat szerint: {day} A visszavonás végét a program automatikusan rögzítette; ezért felel: {person}. A községtől kérheti, hogy ügyintéző vizsgálja meg.',
  'Začasni odvzem se konča z odločbo št. {act}, ki vam bo vročena.':
    'Az ideiglenes visszavonást határozat szünteti meg, amelyet kézbesítünk Önnek; száma: {act}.',
  'Vračilo {number}: vrnili vam bomo {amount}': '{number} számú visszatérítés: visszatérítendő összeg {amount}',
  'Za vlogo {application} je odobreno vračilo {amount}. Razlog: {ground}.':
    'A {application} számú kérelemhez visszatérítést hagytunk jóvá, összege: {amount}. Indok: {ground}.',
  'Znesek bomo vrnili na {where} (prejemnik: {payee}). O izplačilu vas bomo obvestili.':
    'Az összeg visszatérítésének módja: {where} (kedvezményezett: {payee}). A kifizetésről értesítjük.',
  'Vračilo {number} je izplačano': 'A {number} számú visszatérítést kifizettük',
  'Za vlogo {application} je bilo {day} izplačano vračilo {amount} na {where} (prejemnik: {payee}). Razlog: {ground}.':
    'A {application} számú kérelemhez tartozó visszatérítést kifizettük. A kifizetés napja: {day}, összege: {amount}, módja: {where} (kedvezményezett: {payee}). Indok: {ground}.',
  'kartico, s katero je bilo plačano': 'a fizetéshez használt kártya',
  'račun {iban}': 'bankszámla, {iban}',
  'V prilogi je dobropis {credit}.': 'Mellékeljük a jóváíró számlát: {credit}.',
  'Dobropis {credit} vam bomo poslali posebej, ko ga bo potrdila davčna uprava.':
    'A jóváíró számlát ({credit}) külön küldjük el Önnek, amint az adóhatóság jóváhagyta.',
  'Dobropis {credit} bo občina oddala prek UJP.': 'A jóváíró számlát ({credit}) a község az UJP rendszerén keresztül nyújtja be.',
  'Vaše geslo je zamenjano': 'Jelszavát megváltoztatták',
  'Geslo vašega računa v spletni storitvi Dovolilnice je zamenjano. Če tega niste storili vi, nam to takoj sporočite.':
    'A Dovolilnice online szolgáltatásban lévő fiókjának jelszavát megváltoztatták. Ha ezt nem Ön tette, haladéktalanul jelezze nekünk.',
  'Dodan je nov način prijave': 'Új bejelentkezési módot adtak hozzá',
  'Vašemu računu v spletni storitvi Dovolilnice je dodan nov način prijave: {factor}. Če tega niste storili vi, nam to takoj sporočite.':
    'A Dovolilnice online szolgáltatásban lévő fiókjához új bejelentkezési módot adtak hozzá: {factor}. Ha ezt nem Ön tette, haladéktalanul jelezze nekünk.',
  'Odstranjen je način prijave': 'Eltávolítottak egy bejelentkezési módot',
  'Iz vašega računa v spletni storitvi Dovolilnice je odstranjen način prijave: {factor}. Če tega niste storili vi, nam to takoj sporočite.':
    'A Dovolilnice online szolgáltatásban lévő fiókjából eltávolítottak egy bejelentkezési módot: {factor}. Ha ezt nem Ön tette, haladéktalanul jelezze nekünk.',
  'Prijava v dveh korakih je odstranjena': 'A kétlépcsős bejelentkezést eltávolították',
  'Skrbnik je iz vašega računa v spletni storitvi Dovolilnice odstranil vse ključe in aplikacije za drugi korak prijave. Za naslednjo prijavo bo zadostovalo geslo; po njej dodajte nove. Če tega niste želeli, nam to takoj sporočite.':
    'A Dovolilnice online szolgáltatásban lévő fiókjából az adminisztrátor eltávolította a második bejelentkezési lépés minden kulcsát és alkalmazását. A következő bejelentkezéskor elegendő a jelszó, azután adjon hozzá újakat. Ha ezt nem Ön kérte, haladéktalanul jelezze nekünk.',
  'Koda za prijavo': 'Bejelentkezési kód',
  'Koda za prijavo: {code}': 'Bejelentkezési kód: {code}',
  'Velja deset minut in deluje enkrat, le v brskalniku, v katerem ste jo zahtevali. Kode ne zaupajte nikomur; občina vas zanjo nikoli ne bo vprašala. Če je niste zahtevali vi, sporočila ni treba upoštevati.':
    'Tíz percig érvényes, egyszer használható, és csak abban a böngészőben, amelyben kérte. A kódot ne adja meg senkinek; a község soha nem fogja kérni. Ha nem Ön kérte, az üzenetet figyelmen kívül hagyhatja.',
  'Prejeli smo zahtevo za ponastavitev gesla vašega računa.': 'Kérést kaptunk a fiókjához tartozó jelszó visszaállítására.',
  'Povezava velja dve uri in deluje enkrat. Če zahteve niste oddali vi, sporočila ni treba upoštevati.':
    'A hivatkozás két órán át érvényes, és egyszer használható. Ha a kérést nem Ön küldte, az üzenetet figyelmen kívül hagyhatja.',
  'Nastavi novo geslo': 'Új jelszó beállítása',
  'Vabilo v spletno storitev Dovolilnice: {town}': 'Meghívó a Dovolilnice online szolgáltatásba: {town}',
  'Prepustnice za goste: {town}': 'Belépők vendégeknek: {town}',
  '{town} vam je dovolila izdajati prepustnice gostom, ki pridejo z vozilom: {name}.':
    '{town} engedélyezte, hogy belépőt adjon a járművel érkező vendégeknek: {name}.',
  'Prepustnico za registrsko oznako ali s kodo izdate v spletni storitvi Dovolilnice. Če računa še niste imeli, ste prejeli tudi vabilo, s katerim si nastavite geslo.':
    'A belépőt a Dovolilnice szolgáltatásban adhatja ki, rendszámra vagy kóddal. Ha még nem volt fiókja, meghívót is kapott, amellyel jelszót állíthat be.',
  'Odpri prepustnice za goste': 'Vendégek belépőinek megnyitása',
  '{town} vam je v spletni storitvi Dovolilnice odprla uporabniški račun.':
    '{town} felhasználói fiókot nyitott Önnek a Dovolilnice online szolgáltatásban.',
  'Pred prvo prijavo si nastavite geslo. Povezava velja sedem dni in deluje enkrat.':
    'Az első bejelentkezés előtt állítsa be jelszavát. A hivatkozás hét napig érvényes, és egyszer használható.',
  'Nastavi geslo': 'Jelszó beállítása',
  'Odprite si račun v spletni storitvi Dovolilnice': 'Nyisson fiókot a Dovolilnice online szolgáltatásban',
  'Na strani s stanjem vloge je nekdo zahteval račun za ta e-poštni naslov. Račun bo odprt, ko boste na spodnji povezavi izbrali geslo. V njem bodo vaše vloge in dovolilnice s tem naslovom.':
    'A kérelem állapotát mutató oldalon valaki fiókot kért ehhez az e-mail-címhez. A fiók akkor nyílik meg, amikor az alábbi hivatkozáson jelszót választ. Ebben lesznek az e címhez tartozó kérelmei és engedélyei.',
  'Povezava velja 24 ur in deluje enkrat. Če računa ne želite, sporočila ni treba upoštevati.':
    'A hivatkozás 24 órán át érvényes, és egyszer használható. Ha nem kér fiókot, az üzenetet figyelmen kívül hagyhatja.',
  'Odpri račun': 'Fiók megnyitása',
  'Občina je k vaši dovolilnici vpisala ta e-poštni naslov. Račun bo odprt, ko boste na spodnji povezavi izbrali geslo. V njem bodo vaše dovolilnice s tem naslovom.':
    'A község ezt az e-mail-címet rögzítette az Ön engedélyéhez. A fiók akkor nyílik meg, amikor az alábbi hivatkozáson jelszót választ. Ebben lesznek az e címhez tartozó engedélyei.',
  'Račun s tem naslovom že imate': 'Ehhez a címhez már van fiókja',
  'Občina je k vaši dovolilnici vpisala ta e-poštni naslov. Račun s tem naslovom že imate; če gesla nimate, ga izberete na strani za prijavo. Dovolilnica bo v računu, ko boste naslov potrdili.':
    'A község ezt az e-mail-címet rögzítette az Ön engedélyéhez. Ehhez a címhez már van fiókja; ha nincs jelszava, a bejelentkezési oldalon választhat. Az engedély akkor kerül a fiókjába, amikor a címet megerősíti.',
  'Na strani s stanjem vloge je nekdo zahteval račun za ta e-poštni naslov. Račun že imate, zato se ni nič spremenilo.':
    'A kérelem állapotát mutató oldalon valaki fiókot kért ehhez az e-mail-címhez. Már van fiókja, ezért semmi sem változott.',
  'Potrdite novi e-poštni naslov': 'Erősítse meg új e-mail-címét',
  'Za svoj račun v spletni storitvi Dovolilnice ste zahtevali ta e-poštni naslov. Povezava velja 24 ur in deluje enkrat. Če spremembe niste zahtevali vi, sporočila ni treba upoštevati.':
    'A Dovolilnice online szolgáltatásban lévő fiókjához ezt az e-mail-címet kérte. A hivatkozás 24 órán át érvényes, és egyszer használható. Ha a módosítást nem Ön kérte, az üzenetet figyelmen kívül hagyhatja.',
  'Če vas povezava vpraša za prijavo, se prijavite z dosedanjim naslovom; novi velja šele po potrditvi.':
    'Ha a hivatkozás bejelentkezést kér, az eddigi címével jelentkezzen be; az új csak a megerősítés után érvényes.',
  'Potrdi naslov': 'Cím megerősítése',
  'Ta e-poštni naslov že ima račun': 'Ehhez az e-mail-címhez már tartozik fiók',
  'V spletni storitvi Dovolilnice je nekdo za svoj račun zahteval ta e-poštni naslov. Naslov že ima račun, zato se ni nič spremenilo.':
    'A Dovolilnice online szolgáltatásban valaki a saját fiókjához ezt az e-mail-címet kérte. A címhez már tartozik fiók, ezért semmi sem változott.',
  'Če ste bili to vi, se prijavite v račun s tem naslovom. Če niste, sporočila ni treba upoštevati.':
    'Ha Ön volt az, jelentkezzen be az e címhez tartozó fiókba. Ha nem, az üzenetet figyelmen kívül hagyhatja.',
  'Vaš e-poštni naslov je spremenjen': 'E-mail-címe megváltozott',
  'Račun v spletni storitvi Dovolilnice odslej uporablja drug e-poštni naslov. Če tega niste želeli, nam to takoj sporočite.':
    'A Dovolilnice online szolgáltatásban lévő fiók mostantól másik e-mail-címet használ. Ha ezt nem Ön kérte, haladéktalanul jelezze nekünk.',
  'Za: {to}': 'Címzett: {to}',
  'Številka zadeve: {number}': 'Ügyszám: {number}',
  'Številka vloge: {number}': 'A kérelem száma: {number}',
  'Številka dovolilnice: {number}': 'Az engedély száma: {number}',
  'Številka: {number}': 'Szám: {number}',
  'Spoštovani!': 'Tisztelt Ügyfelünk!',
  'S spoštovanjem': 'Tisztelettel',
  'To je samodejno sporočilo; nanj vam ni treba odgovoriti.': 'Ez automatikus üzenet, nem szükséges válaszolnia rá.',
  'Če gumb ne deluje, naslov prekopirajte v brskalnik:': 'Ha a gomb nem működik, másolja a címet a böngészőbe:',
  'Obisk {number} ni potrjen': 'A(z) {number} számú látogatás nincs megerősítve',
  'Parkirne karte za invalide, ki ste jo vpisali za {day}, nismo mogli potrditi: {reason}':
    'A {day} napra bejegyzett parkolási igazolványt nem tudtuk megerősíteni: {reason}',
  'Prepustnica za vozilo ne velja več. Če mislite, da gre za pomoto, nam to sporočite{contact}.':
    'A jármű belépője már nem érvényes. Ha úgy gondolja, hogy tévedés történt, jelezze nekünk{contact}.',
  'Opravičilo {number} ni sprejeto': 'A(z) {number} igazolást nem fogadtuk el',
  'Vožnje dne {day} na območje omejenega prometa nismo opravičili: {reason}':
    'A {day} behajtást a korlátozott forgalmú övezetbe nem igazoltuk: {reason}',
  'Če imate drugo dokazilo, nam pišite{contact}.': 'Ha van más bizonyítéka, írjon nekünk{contact}.',
  'Opravičilo {number} je sprejeto': 'A(z) {number} igazolást elfogadtuk',
  'Vožnja dne {day} na območje omejenega prometa je opravičena.': 'A {day} behajtás a korlátozott forgalmú övezetbe igazolt.',
  'Vozila za prireditev: {name}': 'Járművek a rendezvényhez: {name}',
  '{town} je vpisala prireditev »{name}«, od {from} do {until}. Dovoljeno število vozil na območju: {quota}.':
    '{town} bejegyezte a(z) „{name}” rendezvényt, {from} – {until}. Ennyi jármű hajthat be az övezetbe: {quota}.',
  'Registrske oznake vpišite na spodnji povezavi do {complete}, posamezno ali kot seznam. Računa ne potrebujete.':
    'Az alábbi hivatkozáson írja be a rendszámokat egyenként vagy listaként, eddig: {complete}. Fiókra nincs szükség.',
  'Povezave ne posredujte gostom: kdor jo ima, lahko spreminja seznam.':
    'A hivatkozást ne küldje tovább a vendégeknek: akinek megvan, módosíthatja a listát.',
  'Vpiši vozila': 'Járművek beírása',
  'Prireditev je odpovedana: {name}': 'A rendezvény elmarad: {name}',
  '{town} je odpovedala prireditev »{name}« ({from}): {reason}': '{town} lemondta a(z) „{name}” rendezvényt ({from}): {reason}',
  'Prepustnice za njena vozila ne veljajo več. Obvestite svoje goste.': 'A járművek belépői már nem érvényesek. Értesítse vendégeit.',
  'Od {from} do odločitve, a najdlj do {last}, smete na območje z vozilom {plates}: to je začasni prehod in ne dovolilnica.':
    '{from} napjától a döntésig, de legkésőbb {last} napjáig a(z) {plates} járművel behajthat az övezetbe: ez ideiglenes áthaladás, nem engedély.',
  'Obvestila programu niso sprejeta: {host}': 'Egy program nem fogadja az értesítéseket: {host}',
  'Naslov {host} že tri dni ne sprejme obvestila, zato ga ne pošiljamo več. Novejša obvestila še poskušamo poslati.':
    'A(z) {host} cím három napja nem fogadja az értesítést, ezért többé nem küldjük. Az újabb értesítéseket még megpróbáljuk elküldeni.',
  'Upravljavca prosite, naj to preveri; ko se bo naslov spet odzival, lahko obvestila pošljete znova.':
    'Kérje meg az üzemeltetőt, hogy nézze meg; ha a cím újra válaszol, az értesítések ismét elküldhetők.',
  'Odpri obvestila': 'Értesítések megnyitása',
  'Vlogo {number} smo na vašo zahtevo spremenili': 'A(z) {number} számú kérelmet kérésére módosítottuk',
  'Na vašo zahtevo smo vlogo {number} zožili. Zdaj zahtevate dovolilnico ({kind}) {vehicles}, od {from} do vključno {last}.':
    'Kérésére a(z) {number} számú kérelmet szűkítettük. Most a következőt kéri: engedély ({kind}) {vehicles}, kezdőnap: {from}, utolsó nap: {last}',
  'Če tega niste zahtevali, nam to sporočite, preden o vlogi odločimo: {authority}.':
    'Ha ezt nem kérte, jelezze nekünk, mielőtt a kérelemről döntünk: {authority}.',
  'O tem je izdan sklep št. {act} z obrazložitvijo, ki vam ga bomo vročili posebej.':
    'Erről a {act} számú indokolt végzés született, amelyet külön kézbesítünk Önnek.',
}
