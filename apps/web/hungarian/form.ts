import type { Catalogue } from '@dovolilnice/contract/locale'

/** Hungarian: the form and the parts that pages share. */
export const hungarianForm: Catalogue = {
  'Seznanitev z ugotovitvami': 'Értesítés a megállapításokról',
  'Odprite povezavo iz sporočila, s katerim smo vas seznanili z ugotovitvami. Preverite, ali ste jo prekopirali v celoti.':
    'Nyissa meg a hivatkozást abból az üzenetből, amellyel a megállapításokról értesítettük. Ellenőrizze, hogy teljes egészében másolta-e be.',
  'Seznanitve s tem naslovom ni. Odprite povezavo iz sporočila in preverite, ali ste jo prekopirali v celoti.':
    'Ezen a címen nincs értesítés. Nyissa meg az üzenetben lévő hivatkozást, és ellenőrizze, hogy teljes egészében másolta-e be.',
  'Preden odločimo v zadevi {number}, smo ugotovili:': 'Mielőtt döntünk a következő ügyben: {number}, az alábbiakat állapítottuk meg:',
  'O tem se lahko izjavite do {day}. Izjavo bomo upoštevali tudi pozneje, če še ne bo odločeno.':
    'A nyilatkozattétel utolsó napja: {day}. A nyilatkozatot később is figyelembe vesszük, ha még nem született döntés.',
  'O tem se lahko izjavite v {days} od vročitve seznanitve. Izjavo bomo upoštevali tudi pozneje, če še ne bo odločeno.':
    'Nyilatkozattételi határidő az értesítés kézbesítésétől számítva: {days}. A nyilatkozatot később is figyelembe vesszük, ha még nem született döntés.',
  'Vaša izjava': 'Az Ön nyilatkozata',
  'Oddaj izjavo': 'Nyilatkozat benyújtása',
  'Izjava je oddana.': 'A nyilatkozatot benyújtotta.',
  'Vaša izjava, {at}:': 'Az Ön nyilatkozata, {at}:',
  'Izjava je del zadeve in jo bomo upoštevali pri odločitvi. O odločitvi vas bomo obvestili po e-pošti.':
    'A nyilatkozat az ügyirat része, és a döntésnél figyelembe vesszük. A döntésről e-mailben értesítjük.',
  'V zadevi je že odločeno, zato izjava ni več mogoča.': 'Az ügyben már döntés született, ezért nyilatkozat már nem tehető.',
  'Prenesi seznanitev (PDF)': 'Értesítés letöltése (PDF)',
  'Seznani stranko z ugotovitvami': 'Ügyfél értesítése a megállapításokról',
  'Stranki se izda seznanitev z ugotovitvami in poziv k izjavi; na e-pošto prejme povezavo za odgovor.':
    'Az ügyfélnek értesítést küldünk a megállapításokról és nyilatkozattételi felhívást; e-mailben hivatkozást kap a válaszadáshoz.',
  Ugotovitve: 'Megállapítások',
  'Kaj je bilo ugotovljeno in s čim. Pišite v slovenščini in o stranki v tretji osebi.':
    'Mit állapítottak meg és mi alapján. Írjon szlovénül, az ügyfélről harmadik személyben.',
  'Rok za izjavo': 'Nyilatkozattételi határidő',
  'Če dneva ne vnesete, velja običajni rok občine (v dneh: {days}).':
    'Ha nem ad meg napot, a község szokásos határideje érvényes (napokban: {days}).',
  'Seznanitev je izdana.': 'Az értesítést kiadták.',
  'čaka na izjavo do {day}': 'nyilatkozatra vár eddig: {day}',
  'Izjava stranke, {at}: {answer}': 'Az ügyfél nyilatkozata, {at}: {answer}',
  'Izjava na zapisnik, {at}: {answer}': 'Jegyzőkönyvbe mondott nyilatkozat, {at}: {answer}',
  'Vnesi izjavo': 'Nyilatkozat rögzítése',
  'Vpišite, kar je stranka povedala na zapisnik ali poslala na papirju.':
    'Írja be, amit az ügyfél jegyzőkönyvbe mondott vagy papíron megküldött.',
  'Izjava je vnesena.': 'A nyilatkozatot rögzítették.',
  'Ali je bila stranka seznanjena z ugotovitvami?': 'Értesítették-e az ügyfelet a megállapításokról?',
  'Odgovor se navede v obrazložitvi odločbe (9. in 146. člen ZUP).': 'A válasz a határozat indokolásába kerül (a ZUP 9. és 146. cikke).',
  'Da, z izdano seznanitvijo': 'Igen, kiadott értesítéssel',
  'Ni bilo treba: dejstva je navedla stranka sama': 'Nem volt szükséges: a tényeket maga az ügyfél adta elő',
  'Ni bilo mogoče: odlašanje bi bilo nevarno': 'Nem volt lehetséges: a késedelem veszéllyel járt volna',
  'Ne: nujni ukrepi v javnem interesu, tudi pred iztekom roka':
    'Nem: közérdekből szükséges sürgős intézkedések, a határidő lejárta előtt is',
  'Ne, iz drugega razloga': 'Nem, más okból',
  'Takojšnji učinek: člen zakona in utemeljitev': 'Azonnali hatály: a törvény cikke és indokolás',
  'Prazno: odločba učinkuje, ko je dokončna, do takrat dovolilnica velja. Kar vpišete, se natisne v pouku o pravnem sredstvu.':
    'Üresen: a határozat véglegessé válásakor lép hatályba, addig az engedély érvényes. Amit beír, a jogorvoslati tájékoztatásban jelenik meg.',
  Pojasnilo: 'Magyarázat',
  'Obvezno pri nevarnosti, nujnih ukrepih in drugem razlogu: navedite dejstva.':
    'Veszély, sürgős intézkedések és más ok esetén kötelező: sorolja fel a tényeket.',
  'Vlogo oddate brez prijave v približno petih minutah. Pripravite fotografije ali datoteke PDF z dokazili; seznam se prikaže pri izbrani vrsti dovolilnice.':
    'A kérelmet bejelentkezés nélkül, körülbelül öt perc alatt benyújthatja. Készítse elő az igazolások fényképét vagy PDF-fájlját; a jegyzék a kiválasztott engedélytípusnál jelenik meg.',
  'Kdo ste': 'Ki Ön',
  'Vlogo oddaja': 'A kérelmet benyújtja',
  'Fizična oseba': 'Természetes személy',
  'Pravna oseba ali s. p.': 'Jogi személy vagy egyéni vállalkozó (s. p.)',
  'Vaš status na območju': 'Az Ön jogállása az övezetben',
  'Katero dovolilnico potrebujete': 'Melyik engedélyre van szüksége',
  'Najprej izberite, kdo ste; nato se prikažejo dovolilnice, ki so vam na voljo.':
    'Először válassza ki, ki Ön; ezután megjelennek az Ön számára elérhető engedélyek.',
  'Za to vrsto uporabnika vloge ni mogoče oddati prek spleta. Obrnite se na občino.':
    'Ezzel a felhasználótípussal a kérelem nem nyújtható be online. Forduljon a községhez.',
  'Potrebujete: {documents}': 'Szükséges: {documents}',
  'Dokazila niso potrebna.': 'Igazolás nem szükséges.',
  Brezplačno: 'Díjmentes',
  'Kje in od kdaj': 'Hol és mikortól',
  'območje {zone}': 'övezet: {zone}',
  Obdobje: 'Időszak',
  'Število obdobij': 'Időszakok száma',
  'Število dni': 'Napok száma',
  'Od (ura)': 'Kezdet (óra)',
  'Do (ura)': 'Vég (óra)',
  'Izbrani čas velja za vsak dan. Zaračuna se vsaka začeta ura.':
    'A kiválasztott idő minden napra érvényes. Minden megkezdett órát felszámítunk.',
  'Ta vrsta dovolilnice omogoča dostop samo v času {hours}.': 'Ezzel az engedélytípussal csak a következő időben lehet behajtani: {hours}.',
  'Prvi dan veljavnosti': 'Az érvényesség első napja',
  'Želim kartico ali daljinski upravljalnik ({price})': 'Kártyát vagy távirányítót kérek ({price})',
  'Podatki vlagatelja': 'A kérelmező adatai',
  'Ime in priimek': 'Családi és utónév',
  Naziv: 'Megnevezés',
  'Ulica in hišna številka': 'Utca és házszám',
  'npr. Stari trg 12, stanovanje 3': 'pl. Fő utca 12., 3. lakás',
  'Poštna številka': 'Irányítószám',
  Kraj: 'Helység',
  'Na ta naslov prejmete potrdilo, povezavo do vloge in obvestilo o odločitvi.':
    'Erre a címre kapja meg az igazolást, a kérelemre mutató hivatkozást és a döntésről szóló értesítést.',
  'Na primer 041 123 456. S klicem s te številke lahko spustite stebriček, če dovolilnica to omogoča.':
    'Például 041 123 456. Erről a számról hívással lesüllyesztheti az oszlopot, ha az engedély ezt lehetővé teszi.',
  'Vpišete lahko do {count} vozil.': 'Legfeljebb {count} járművet adhat meg.',
  'Registrska oznaka {number}. vozila': '{number}. jármű rendszáma',
  'na primer LJ AB-123': 'például LJ AB-123',
  'Dodaj vozilo': 'Jármű hozzáadása',
  'Odstrani {number}. vozilo': '{number}. jármű eltávolítása',
  'Slike ali PDF, posamezna datoteka do 10 MB, skupaj do 25 MB.': 'Kép vagy PDF, fájlonként legfeljebb 10 MB, összesen legfeljebb 25 MB.',
  'Seznam dokazil se prikaže, ko izberete vrsto dovolilnice.': 'Az igazolások jegyzéke az engedélytípus kiválasztása után jelenik meg.',
  Oddaja: 'Benyújtás',
  'Opomba za občino': 'Megjegyzés a község számára',
  'Potrjujem, da sem prebral/-a obvestilo o varstvu osebnih podatkov in da so navedeni podatki resnični.':
    'Megerősítem, hogy elolvastam a személyes adatok védelméről szóló tájékoztatót, és hogy a megadott adatok a valóságnak megfelelnek.',
  'Oddaj vlogo': 'Kérelem benyújtása',
  'Obrazec se nalaga …': 'Az űrlap betöltése …',
  'Vrst dovolilnic in cen trenutno ni mogoče naložiti. Poskusili bomo znova čez pol minute.':
    'Az engedélytípusokat és az árakat jelenleg nem lehet betölteni. Fél perc múlva újra próbáljuk.',
  'Dokazilo velja do': 'Az igazolás érvényessége',
  'Prebrano iz dokumenta. Preverite.': 'A dokumentumból kiolvasva. Ellenőrizze.',
  'Dokazilo je poteklo. Priložite veljavno.': 'Az igazolás lejárt. Csatoljon érvényeset.',
  'Oprostitev upravne takse': 'Közigazgatási illeték alóli mentesség',
  'Ne uveljavljam': 'Nem kérem',
  'Izberite, če ste takse oproščeni po Zakonu o upravnih taksah, in priložite dokazilo. O oprostitvi odloči občina.':
    'Válassza ki, ha a közigazgatási illetékekről szóló törvény alapján illetékmentes, és csatoljon igazolást. A mentességről a község dönt.',
  'Na tej strani ne plačate ničesar. Upravno takso plačate takoj po oddaji vloge na ločen račun; podatke dobite tedaj. Ceno dovolilnice, če je, plačate po odobritvi. Upravna taksa ni predmet DDV.':
    'Ezen az oldalon nem kell fizetnie. A közigazgatási illetéket közvetlenül a kérelem benyújtása után, külön számlára kell megfizetni; az adatokat akkor kapja meg. Az engedély árát, ha van, a jóváhagyás után fizeti meg. A közigazgatási illeték nem tartozik héa alá.',
  'Izbrane datoteke ostanejo na tej napravi do oddaje vloge, največ {count} dni, in niso še nikamor poslane. Če naprava ni vaša, jih odstranite z nje.':
    'A kiválasztott fájlok a kérelem benyújtásáig, legfeljebb {count} napig ezen az eszközön maradnak, és még sehová sem küldtük el őket. Ha az eszköz nem az Öné, távolítsa el őket róla.',
  'Datotek na tej napravi ni mogoče shraniti. Če stran zaprete, jih priložite znova.':
    'A fájlokat nem lehet ezen az eszközön menteni. Ha bezárja az oldalt, csatolja őket újra.',
  'Datotek, ki ste jih izbrali prej, na tej napravi ni več. Priložite jih znova.':
    'A korábban kiválasztott fájlok már nincsenek ezen az eszközön. Csatolja őket újra.',
  'Datoteke so odstranjene z naprave. Če strani do oddaje ne zaprete, bodo vlogi vseeno priložene.':
    'A fájlokat eltávolítottuk az eszközről. Ha az oldalt a benyújtásig nem zárja be, a kérelemhez mégis csatoljuk őket.',
  'Datotek ni bilo mogoče odstraniti z naprave. Poskusite znova.': 'A fájlokat nem sikerült eltávolítani az eszközről. Próbálja újra.',
  'Odstrani z naprave': 'Eltávolítás az eszközről',
  'Pogoji uporabe in zasebnost': 'Felhasználási feltételek és adatvédelem',
  'Navodila za uporabo': 'Használati útmutató',
  'Preberi obvestilo o varstvu osebnih podatkov': 'A személyes adatok védelméről szóló tájékoztató elolvasása',
  'Vaš naslov leži na območju {zone}.': 'Az Ön címe a következő övezetben van: {zone}.',
  'Izbrano je parkirišče tega območja: {lot}. Izberete lahko tudi drugo.':
    'Az övezethez tartozó kiválasztott parkoló: {lot}. Másikat is választhat.',
  'Izbrano je parkirišče {lot} na območju {zone}. Tudi tako lahko oddate vlogo; občina presodi, ali vam dovolilnica tam pripada, in lahko zahteva pojasnilo.':
    'Kiválasztott parkoló: {lot}, övezet: {zone}. A kérelmet így is benyújthatja; a község dönti el, hogy ott jogosult-e engedélyre, és magyarázatot kérhet.',
  'Izberi {lot}': 'Választás: {lot}',
  'Po seznamu občine ta naslov ne leži na nobenem območju dovolilnic. Vlogo lahko oddate; občina presodi, ali vam dovolilnica pripada.':
    'A község jegyzéke szerint ez a cím egyik engedélyköteles övezetben sincs. A kérelmet benyújthatja; a község dönti el, hogy jogosult-e engedélyre.',
  'Preverite odgovore': 'Ellenőrizze a válaszokat',
  Spremeni: 'Módosítás',
  Ura: 'Órák',
  'Kartica ali daljinski upravljalnik': 'Kártya vagy távirányító',
  Da: 'Igen',
  'Ni izpolnjeno': 'Nincs kitöltve',
  'Ni priloženo': 'Nincs csatolva',
  'Oznaka {value} ni v obliki slovenske registrske oznake. Je to tuja oznaka?':
    'A megadott rendszám ({value}) formája nem szlovéniai. Külföldi rendszám?',
  'E-poštni naslov je {value}. Ste mislili {suggestion}?': 'A megadott e-mail-cím: {value}. Erre gondolt: {suggestion}?',
  'Poštne številke {value} ni v slovenskem seznamu. Je pravilna?':
    'A megadott irányítószám ({value}) nincs a szlovéniai jegyzékben. Helyes?',
  'Vpisano je samo »{value}«. Je to vaše celotno ime in priimek?': 'Csak ennyit írt be: „{value}”. Ez a teljes családi és utóneve?',
  Popravi: 'Javítás',
  'Je pravilno, naprej': 'Helyes, tovább',
  'Korak {step} od {count}': '{step}. lépés, összesen {count}',
  'Prejšnji korak': 'Előző lépés',
  Naprej: 'Tovább',
  '+ {fee} taksa': '+ illeték: {fee}',
  'brez takse': 'illeték nélkül',
  'Velja od {from} do {last}, {price}': 'Érvényes: {from} – {last}, {price}',
  'Ugodneje je izbrati {count} × {period}: cena je {price}, veljavnost do {last}.':
    'Kedvezőbb a következőt választani: {count} × {period}, ára {price}, utolsó érvényes napja {last}.',
  'Če začnete {start}, dovolilnica po isti ceni velja do {last}.':
    'Ha az első nap {start}, az engedély utolsó érvényes napja ugyanazon az áron {last}.',
  'Če gospodinjstvo to dovolilnico že ima, naslednja stane {prices}; to ugotovi občina ob odobritvi.':
    'Ha a háztartásnak már van ilyen engedélye, a következő ára {prices}; ezt a község a jóváhagyáskor állapítja meg.',
  'z vključenim DDV': 'héával',
  'brez DDV': 'héa nélkül',
  'Plačate šele po odobritvi vloge.': 'Csak a kérelem jóváhagyása után kell fizetnie.',
  'Preverjanje dovolilnice': 'Engedély ellenőrzése',
  'Prepišite številko in kodo z natisnjene dovolilnice ali odčitajte kodo QR.':
    'Írja be a nyomtatott engedélyen szereplő számot és kódot, vagy olvassa be a QR-kódot.',
  'Številka dovolilnice': 'Engedély száma',
  Koda: 'Kód',
  Preveri: 'Ellenőrzés',
  'Preverjanje …': 'Ellenőrzés folyamatban …',
  'Dovolilnica je pristna in velja.': 'Az engedély valódi és érvényes.',
  'Dovolilnica je pristna, a danes ne velja.': 'Az engedély valódi, de ma nem érvényes.',
  'Dovolilnica s to številko in kodo ne obstaja. Preverite vnos; če je pravilen, listina ni pristna.':
    'Ilyen számú és kódú engedély nem létezik. Ellenőrizze a beírt adatokat; ha helyesek, az okirat nem valódi.',
  'Primerjajte registrsko oznako z vozilom.': 'Hasonlítsa össze a rendszámot a járművel.',
  'Danes velja za': 'Ma érvényes',
  'Danes ne velja za': 'Ma nem érvényes',
  'nobeno vozilo': 'egyetlen járműre sem',
  'Dovolilnica je pristna, vendar ob tej uri ne velja.': 'Az engedély valódi, de ebben az órában nem érvényes.',
  Ure: 'Órák',
  'Ni internetne povezave. Ko bo znova vzpostavljena, poskusite še enkrat.': 'Nincs internetkapcsolat. Amint helyreáll, próbálja újra.',
  'Ta stran ni na voljo z vašimi pravicami, zato smo vas preusmerili.':
    'Ez az oldal az Ön jogosultságaival nem érhető el, ezért átirányítottuk.',
  'Preden nadaljujete, nastavite prijavo v dveh korakih.': 'Mielőtt folytatja, állítsa be a kétlépcsős bejelentkezést.',
  'Preden nadaljujete, nastavite novo geslo.': 'Mielőtt folytatja, állítson be új jelszót.',
  'Seja je potekla ali je bila končana. Prijavite se znova.': 'A munkamenet lejárt vagy befejeződött. Jelentkezzen be újra.',
  'Odjavili ste se v drugem oknu.': 'Egy másik ablakban kijelentkezett.',
  'Kopiraj: {name}': 'Másolás: {name}',
  'Kopirano.': 'Másolva.',
  'Brskalnik kopiranja ni dovolil. Besedilo označite in kopirajte ročno.':
    'A böngésző nem engedte a másolást. Jelölje ki a szöveget, és másolja kézzel.',
  'Slikaj s telefonom': 'Fényképezés telefonnal',
  'Izberi sliko ali PDF': 'Kép vagy PDF kiválasztása',
  'Slikaj znova': 'Új fénykép',
  'Zavrti sliko {name}': 'Kép elforgatása: {name}',
  'Te slike ni mogoče zavrteti. Slikajte znova ali pošljite sliko takšno, kot je.':
    'Ez a kép nem forgatható el. Készítsen új fényképet, vagy küldje el a képet így.',
  'Popravite {count} polj': 'Javítandó mezők száma: {count}',
  neobvezno: 'nem kötelező',
  'Oznaka ni v obliki slovenske registrske oznake: {plates}. Če vozilo ni registrirano v Sloveniji, nadaljujte, sicer jo preverite.':
    'A megadott rendszám formája nem szlovéniai: {plates}. Ha a járművet nem Szlovéniában vették nyilvántartásba, folytassa, egyébként ellenőrizze.',
  'Odpri koledar: {label}': 'Naptár megnyitása: {label}',
  Koledar: 'Naptár',
  'd. m. llll': 'n. h. éééé',
  'Vnesite datum, na primer 31. 1. 2027.': 'Adja meg a dátumot, például 31. 1. 2027.',
  Izberite: 'Válasszon',
  'Pokaži geslo': 'Jelszó megjelenítése',
  'Želite zapustiti stran?': 'Elhagyja az oldalt?',
  'Vneseni podatki bodo izgubljeni.': 'A megadott adatok elvesznek.',
  'Zapusti stran': 'Oldal elhagyása',
  Ostani: 'Maradok',
  'Nadaljujete, kjer ste ostali. Osnutek je shranjen samo v tem brskalniku.':
    'Ott folytatja, ahol abbahagyta. A piszkozatot csak ez a böngésző őrzi.',
  'Osnutek ne hrani datotek; te bo treba priložiti znova.': 'A piszkozat nem őrzi meg a fájlokat; ezeket újra csatolnia kell.',
  'Vaš vnos je ohranjen.': 'A megadott adatok megmaradtak.',
  'Vneseni podatki še niso poslani, so pa shranjeni.': 'A megadott adatokat még nem küldte el, de elmentettük őket.',
  'Odpri dovolilnico {number}': 'Engedély megnyitása: {number}',
  'Začni znova': 'Újrakezdés',
  'Pošiljanje … {share} %': 'Küldés … {share}%',
  'Izberite ali spustite datoteke (PDF, JPEG, PNG, HEIC)': 'Válasszon vagy húzzon ide fájlokat (PDF, JPEG, PNG, HEIC)',
  'Odstrani datoteko {name}': 'Fájl eltávolítása: {name}',
  'na primer 12,50': 'például 12,50',
  Postavke: 'Tételek',
  Zapri: 'Bezárás',
  Prekliči: 'Mégse',
  Shrani: 'Mentés',
  'Brez internetne povezave te vsebine ni mogoče odpreti. Preverite povezavo in poskusite znova.':
    'Ez a tartalom internetkapcsolat nélkül nem nyitható meg. Ellenőrizze a kapcsolatot, és próbálja újra.',
  'Izberite vsaj eno polje.': 'Válasszon legalább egy mezőt.',
  'Izberite polja za prikaz': 'Megjelenítendő mezők kiválasztása',
  'Napaka pri vpozstavljanju povezave. Ni internetne povezave.': 'Kapcsolódási hiba. Nincs internetkapcsolat.',
  'Povezava je znova vzpostavljena.': 'A kapcsolat helyreállt.',
  'Ni povezave s strežnikom. To je stanje, kakršno je bilo {instant}; medtem se je lahko spremenilo.':
    'Nincs kapcsolat a kiszolgálóval. Ez a következő időpont szerinti állapot: {instant}; azóta megváltozhatott.',
  'Podatkov ni bilo mogoče osvežiti. To je stanje, kakršno je bilo {instant}; medtem se je lahko spremenilo.':
    'Az adatokat nem sikerült frissíteni. Ez a következő időpont szerinti állapot: {instant}; azóta megváltozhatott.',
  'do {day} naslednjega leta': 'a következő év e napjáig: {day}',
  'do konca leta': 'az év végéig',
  'za izbrano obdobje, največ {count} dni': 'a választott időszakra, legfeljebb {count} napra',
  'do izteka dokazila, največ {count} dni': 'az igazolás lejártáig, legfeljebb {count} napra',
  'do odvzema, največ {count} dni': 'a visszavonásig, legfeljebb {count} napra',
  'enako kot dovolilnica, ki jo nadomešča': 'ugyanaz, mint a helyettesített engedélynél',
}
