import type { Catalogue } from '@dovolilnice/contract/locale'

/** Hungarian: the public pages, paying and signing in. */
export const hungarianHome: Catalogue = {
  'Preveri stanje vloge': 'A kérelem állapotának megtekintése',
  'Uradna oseba pregleda vlogo': 'Az ügyintéző megvizsgálja a kérelmet',
  Domov: 'Kezdőlap',
  'Izjava o dostopnosti': 'Akadálymentességi nyilatkozat',
  Kolofon: 'Impresszum',
  'Obvestilo po 13. in 14. členu Splošne uredbe o varstvu podatkov (GDPR).':
    'Tájékoztató az általános adatvédelmi rendelet (GDPR) 13. és 14. cikke szerint.',
  'Kratko obvestilo za tisk (PDF)': 'Rövid tájékoztató nyomtatáshoz (PDF)',
  'Znak ob stebričku (PDF)': 'Tábla az oszlophoz (PDF)',
  'Kako dostopno je spletišče, katera vsebina še ni dostopna in kam se lahko obrnete.':
    'Mennyire akadálymentes a honlap, mely tartalom nem akadálymentes még, és hová fordulhat.',
  'Kdo izdaja in ureja to stran.': 'Ki adja ki és szerkeszti ezt a honlapot.',
  'Odprti podatki občine': 'A község nyílt adatai',
  Izdajatelj: 'Kiadó',
  'Zakoniti zastopnik': 'Törvényes képviselő',
  'Matična številka': 'Törzsszám',
  'Kontakt za dostopnost': 'Akadálymentességi kapcsolattartó',
  'Tehnični upravljavec': 'Műszaki üzemeltető',
  Piškotki: 'Sütik',
  'Uporabljamo samo piškotke, ki so nujni za delovanje strani, zato soglasje ni potrebno. Sledilnih piškotkov in storitev tretjih oseb ne uporabljamo.':
    'Csak a honlap működéséhez feltétlenül szükséges sütiket használunk, ezért hozzájárulás nem szükséges. Nyomkövető sütiket és harmadik felek szolgáltatásait nem használjuk.',
  Ime: 'Név',
  Trajanje: 'Időtartam',
  'prijava v račun': 'bejelentkezés a fiókba',
  'do odjave, zaposleni največ 12 ur, drugi največ 30 dni': 'kijelentkezésig, munkatársaknál legfeljebb 12 óra, másoknál legfeljebb 30 nap',
  'varnost obrazcev': 'az űrlapok biztonsága',
  'do zaprtja brskalnika': 'a böngésző bezárásáig',
  'prepoznava brskalnika, v katerem ste se že prijavili': 'annak a böngészőnek a felismerése, amelyben már bejelentkezett',
  'eno leto': 'egy év',
  'drugi korak prijave in prijava z računom občine': 'a bejelentkezés második lépése és bejelentkezés a község fiókjával',
  '10 minut': '10 perc',
  'izbrani jezik': 'a választott nyelv',
  'hitrejši prikaz strani': 'az oldal gyorsabb megjelenítése',
  'Drugo v vašem brskalniku': 'További adatok a böngészőjében',
  'Podatek o vaši prijavi, izbrane nastavitve seznamov, podatek, da ste obvestilo prebrali, in osnutek vloge, dokler je ne oddate. Vse to lahko izbrišete v nastavitvah brskalnika.':
    'A bejelentkezés adata, a listák kiválasztott beállításai, az az adat, hogy elolvasta az értesítést, és a kérelem piszkozata, amíg be nem nyújtja. Mindezt a böngésző beállításaiban törölheti.',
  'Dovolilnica za vožnjo in parkiranje v starem mestnem jedru': 'Behajtási és parkolási engedély a történelmi városmagba',
  'Dovoz v staro mestno jedro je zaprt s potopnimi stebrički. Stebriček se spusti, ko se mu z vozilom približa imetnik dovolilnice.':
    'A történelmi városmagba vezető utat süllyedő oszlopok zárják le. Az oszlop lesüllyed, amikor az engedély jogosultja járművével megközelíti.',
  'Brez prijave, v nekaj minutah. Priložite fotografije ali datoteke PDF z dokazili.':
    'Bejelentkezés nélkül, néhány perc alatt. Csatolja az igazolások fényképét vagy PDF-fájlját.',
  'S povezavo iz e-sporočila preverite stanje vloge in jo po potrebi dopolnite. Če je nimate več, vam jo bomo poslali znova.':
    'Az e-mailben kapott hivatkozással megtekintheti a kérelem állapotát, és szükség szerint kiegészítheti. Ha már nincs meg, újra elküldjük Önnek.',
  'Moje dovolilnice': 'Engedélyeim',
  'Po prijavi lahko dovolilnico podaljšate ali zamenjate in spremljate svoje vloge.':
    'Bejelentkezés után meghosszabbíthatja vagy kicserélheti az engedélyt, és nyomon követheti kérelmeit.',
  'Kaj želite urediti?': 'Mit szeretne intézni?',
  'Do dovolilnice v petih korakih': 'Engedély öt lépésben',
  'Izberete vrsto dovolilnice': 'Kiválasztja az engedélytípust',
  'V obrazcu izberete svoj status; prikažejo se pogoji in cena.': 'Az űrlapon kiválasztja jogállását; megjelennek a feltételek és az ár.',
  'Oddate vlogo z dokazili': 'Benyújtja a kérelmet az igazolásokkal',
  'Zadostujejo fotografije s telefona. Osnutek ostane v vašem brskalniku, dokler vloge ne oddate.':
    'Elegendők a telefonnal készített fényképek. A piszkozat a böngészőjében marad, amíg a kérelmet be nem nyújtja.',
  'Če kaj manjka, vas bomo po e-pošti pozvali k dopolnitvi. Po e-pošti vas bomo obvestili tudi o odločitvi.':
    'Ha valami hiányzik, e-mailben hiánypótlásra hívjuk fel. A döntésről is e-mailben értesítjük.',
  'Plačate dovolilnico': 'Megfizeti az engedély árát',
  'Znesek, rok in navodilo za plačilo prejmete po e-pošti. Pri brezplačnih dovolilnicah tega koraka ni.':
    'Az összeget, a határidőt és a fizetési útmutatót e-mailben kapja meg. Díjmentes engedélynél ez a lépés elmarad.',
  'Stebriček se spusti': 'Az oszlop lesüllyed',
  'Kamera prepozna registrsko oznako, stebriček pa lahko spustite tudi s kartico ali telefonskim klicem.':
    'A kamera felismeri a rendszámot, de az oszlopot kártyával vagy telefonhívással is lesüllyesztheti.',
  'Vsa navodila in dokazila': 'Minden útmutató és igazolás',
  Cene: 'Árak',
  'Cene veljajo na današnji dan; DDV je vključen, kadar se obračuna. Celoten znesek vidite v obrazcu, preden vlogo oddate.':
    'Az árak a mai napon érvényesek; a héát tartalmazzák, ha felszámítjuk. A teljes összeget az űrlapon látja, mielőtt a kérelmet benyújtja.',
  'Vse vrste in cene': 'Minden típus és ár',
  'na leto': 'évente',
  'na mesec': 'havonta',
  'na teden': 'hetente',
  'na dan': 'naponta',
  'na uro': 'óránként',
  'Potrebujete pomoč?': 'Segítségre van szüksége?',
  'Vlogo lahko oddate tudi osebno v sprejemni pisarni občine ali po pošti.':
    'A kérelmet személyesen a község ügyfélszolgálatán vagy postai úton is benyújthatja.',
  'Vhod v staro mestno jedro s potopnima stebričkoma': 'A történelmi városmag bejárata két süllyedő oszloppal',
  'Kako pridobite dovolilnico, katera dokazila potrebujete in kako spustite stebriček.':
    'Hogyan szerezhet engedélyt, mely igazolásokra van szükség, és hogyan süllyesztheti le az oszlopot.',
  'Vrste dovolilnic, dokazila in cene': 'Engedélytípusok, igazolások és árak',
  'Cen in podatkov občine trenutno ni mogoče naložiti. Prikazali se bodo samodejno, ko bo povezava vzpostavljena.':
    'Az árakat és a község adatait jelenleg nem lehet betölteni. Automatikusan megjelennek, amint a kapcsolat helyreáll.',
  'Izračun cene': 'Árszámítás',
  'Izberite dovolilnico in prvi dan. Izračun je po današnjem ceniku; z izračunom vloge še ne oddate.':
    'Válassza ki az engedélyt és az első napot. A számítás a mai árjegyzék szerint történik; a számítással még nem nyújtja be a kérelmet.',
  'Pravila cene in doplačila': 'Árszabályok és pótdíjak',
  'Ur na dan': 'Órák naponta',
  'Zaporedna dovolilnica v gospodinjstvu': 'Hányadik engedély a háztartásban',
  prva: 'első',
  druga: 'második',
  'tretja ali naslednja': 'harmadik vagy további',
  'S kartico ali daljinskim upravljalnikom ({price})': 'Kártyával vagy távirányítóval ({price})',
  'Vloga na papirju': 'Papíralapú kérelem',
  'Velja {days}.': 'Érvényesség: {days}.',
  'Vrste dovolilnic in cene se nalagajo …': 'Az engedélytípusok és az árak betöltése …',
  'Potrebna dokazila': 'Szükséges igazolások',
  'če velja za vas': 'ha Önre vonatkozik',
  'Način dostopa': 'Behajtás módja',
  'kamera prepozna registrsko oznako': 'a kamera felismeri a rendszámot',
  kartica: 'kártya',
  'klic s telefonske številke, navedene v vlogi': 'hívás a kérelemben megadott telefonszámról',
  'Čas dostopa': 'Behajtási idő',
  'ves dan': 'egész nap',
  'do {count} vozil': 'legfeljebb {count} jármű',
  'Kako spustite stebriček': 'Hogyan süllyesztheti le az oszlopot',
  'S kamero. Počasi zapeljite do oznake in počakajte, da se na semaforju prižge zelena luč.':
    'Kamerával. Lassan hajtson a jelzésig, és várja meg, amíg a jelzőlámpán zöld fény gyullad.',
  'S kartico. Približajte jo čitalniku na stebričku ob vozišču.': 'Kártyával. Érintse az úttest melletti oszlopon lévő olvasóhoz.',
  'S klicem. Pokličite številko vhoda s telefona, ki ste ga navedli v vlogi. Klic je brezplačen.':
    'Telefonhívással. Hívja a bejárat számát a kérelemben megadott telefonról. A hívás ingyenes.',
  'Skozi vhod naj zapelje le po eno vozilo. Stebriček se dvigne takoj, ko je prostor za vozilom prost.':
    'A bejáraton egyszerre csak egy jármű hajtson át. Az oszlop azonnal felemelkedik, amint a jármű mögötti hely szabad.',
  'Pogosta vprašanja': 'Gyakori kérdések',
  'Kako dolgo se rešuje vloga?': 'Mennyi idő alatt bírálják el a kérelmet?',
  'O popolni vlogi praviloma odločimo v nekaj delovnih dneh. Če kaj manjka, vas bomo pozvali k dopolnitvi. Za dopolnitev imate {days}.':
    'A teljes kérelemről rendszerint néhány munkanapon belül döntünk. Ha valami hiányzik, hiánypótlásra hívjuk fel. A kiegészítésre rendelkezésre álló idő: {days}.',
  'Kaj storim ob menjavi vozila?': 'Mit tegyek járműcsere esetén?',
  'Zamenjajte dovolilnico: prijavite se in pri svoji dovolilnici izberite »Zamenjaj« ali oddajte vlogo za zamenjavo. Čas veljavnosti se s tem ne spremeni.':
    'Cserélje ki az engedélyt: jelentkezzen be, és engedélyénél válassza a „Csere” lehetőséget, vagy nyújtson be csere iránti kérelmet. Az érvényesség ideje ezzel nem változik.',
  'Kaj storim, če izgubim kartico?': 'Mit tegyek, ha elveszítem a kártyát?',
  'Takoj nas obvestite, da jo bomo lahko blokirali. Za novo oddajte vlogo za zamenjavo.':
    'Azonnal értesítsen bennünket, hogy letilthassuk. Új kártyához nyújtson be csere iránti kérelmet.',
  'Kaj storim, če se stebriček ne spusti?': 'Mit tegyek, ha az oszlop nem süllyed le?',
  'Preverite, ali dovolilnica velja ta dan in ob tej uri in ali je registrska tablica čitljiva. Če je vse v redu, nas pokličite; operater vidi, zakaj je bil prehod zavrnjen, in lahko stebriček spusti na daljavo.':
    'Ellenőrizze, hogy az engedély az adott napon és órában érvényes-e, és hogy a rendszámtábla olvasható-e. Ha minden rendben van, hívjon bennünket; az operátor látja, miért utasította el a rendszer a behajtást, és távolról lesüllyesztheti az oszlopot.',
  'Ali moram imeti uporabniški račun?': 'Kell-e felhasználói fiók?',
  'Ne. Vlogo oddate brez prijave. Z računom je obrazec za podaljšanje ali zamenjavo že izpolnjen z vašimi podatki.':
    'Nem. A kérelmet bejelentkezés nélkül nyújthatja be. Fiókkal a meghosszabbítás vagy a csere űrlapja már az Ön adataival van kitöltve.',
  'Kdaj podaljšam dovolilnico?': 'Mikor hosszabbítsam meg az engedélyt?',
  'Pred iztekom vas bomo po e-pošti opomnili. Podaljšate jo v svojem računu ali z novo vlogo.':
    'A lejárat előtt e-mailben emlékeztetjük. Fiókjában vagy új kérelemmel hosszabbíthatja meg.',
  'Kdo zagotavlja storitev, kako jo lahko uporabljate in kako obdelujemo vaše podatke.':
    'Ki nyújtja a szolgáltatást, hogyan használhatja, és hogyan kezeljük az adatait.',
  'Pogoji uporabe': 'Felhasználási feltételek',
  'Varstvo osebnih podatkov': 'A személyes adatok védelme',
  Storitev: 'Szolgáltatás',
  'Na spletni strani {town} lahko oddate vlogo za dovolilnico za parkiranje in dostop na območje omejenega prometa v starem mestnem jedru. Vlogo lahko spremljate, dovolilnico pa zamenjate ali podaljšate. Uporaba spletne strani je brezplačna, dovolilnica pa se plača po veljavnem ceniku.':
    'Ezen a honlapon ({town}) kérelmet nyújthat be a történelmi városmag korlátozott forgalmú övezetében való parkolásra és behajtásra jogosító engedély iránt. A kérelmet nyomon követheti, az engedélyt kicserélheti vagy meghosszabbíthatja. A honlap használata ingyenes, az engedély ára a hatályos árjegyzék szerint fizetendő.',
  občine: 'község',
  'Resničnost podatkov': 'Az adatok valódisága',
  'V vlogi navedite resnične podatke in priložite veljavna dokazila. Dovolilnica, pridobljena z neresničnimi podatki, se lahko odvzame.':
    'A kérelemben valós adatokat adjon meg, és érvényes igazolásokat csatoljon. A valótlan adatokkal szerzett engedély visszavonható.',
  'Uporaba dovolilnice': 'Az engedély használata',
  'Dovolilnica velja za navedena vozila, območje, dneve in ure. Ni prenosljiva na druga vozila. Vožnja tesno za drugim vozilom in spuščanje stebričkov za druge sta zlorabi. Zaradi njiju se dovolilnica lahko začasno ali trajno odvzame.':
    'Az engedély a feltüntetett járművekre, övezetre, napokra és órákra érvényes. Más járművekre nem ruházható át. A másik jármű mögötti szoros áthajtás és az oszlopok mások számára történő lesüllyesztése visszaélés. Emiatt az engedély ideiglenesen vagy véglegesen visszavonható.',
  'Gesla ne zaupajte nikomur. Če sumite, da ga pozna kdo drug, ga zamenjajte in v nastavitvah izberite »Odjavi povsod«.':
    'Jelszavát senkinek se adja meg. Ha gyanítja, hogy más is ismeri, változtassa meg, és a beállításokban válassza a „Kijelentkezés mindenhol” lehetőséget.',
  Razpoložljivost: 'Rendelkezésre állás',
  'Občina si prizadeva za stalno delovanje strani, vendar ne jamči za delovanje brez prekinitev. Stebrički delujejo po zadnjem znanem seznamu dovolilnic tudi ko stran ni dosegljiva.':
    'A község a honlap folyamatos működésére törekszik, de nem szavatolja a megszakítás nélküli működést. Az oszlopok az engedélyek utolsó ismert jegyzéke szerint akkor is működnek, ha a honlap nem érhető el.',
  'Za spletni obrazec v brskalniku vklopite JavaScript. Vlogo lahko oddate tudi osebno v sprejemni pisarni občine ali po pošti; papirni obrazec dobite v sprejemni pisarni.':
    'Az online űrlaphoz engedélyezze a böngészőben a JavaScriptet. A kérelmet személyesen a község ügyfélszolgálatán vagy postai úton is benyújthatja; a papíralapú űrlapot az ügyfélszolgálaton kapja meg.',
  'Kratko obvestilo po 13. členu Splošne uredbe (GDPR). Vsi nameni, podlage, uporabniki podatkov in samodejno odločanje so v celotnem obvestilu.':
    'Rövid tájékoztató az általános adatvédelmi rendelet (GDPR) 13. cikke szerint. Minden cél, jogalap, adatfelhasználó és az automatizált döntéshozatal a teljes tájékoztatóban szerepel.',
  'Podatkov občine trenutno ni mogoče naložiti.': 'A község adatait jelenleg nem lehet betölteni.',
  'Namen obdelave': 'Az adatkezelés célja',
  'Celotno obvestilo': 'Teljes tájékoztató',
  'Pošlji povezavo': 'Hivatkozás küldése',
  'Preverite e-pošto': 'Nézze meg e-mailjeit',
  'Plačilo upravne takse': 'A közigazgatási illeték megfizetése',
  'Upravna taksa se plača ob vložitvi vloge, ločeno od cene dovolilnice in s svojim sklicem. Ni predmet DDV.':
    'A közigazgatási illeték a kérelem benyújtásakor, az engedély árától elkülönítve és saját hivatkozási számmal fizetendő. Nem tartozik héa alá.',
  'Preizkus: nobena kartica ni bila bremenjena in plačila v resnici ni.':
    'Teszt: egyetlen kártyát sem terheltünk meg, és valódi fizetés nem történt.',
  'Plačilo še ni potrjeno': 'A fizetést még nem igazolták vissza',
  'Čakamo na potrditev ponudnika plačil, navadno nekaj sekund. Stran lahko zaprete: vloga se posodobi samodejno. Če plačila niste dokončali, ga nadaljujte pri vlogi.':
    'A fizetési szolgáltató visszaigazolására várunk, rendszerint néhány másodpercig. Az oldalt bezárhatja: a kérelem automatikusan frissül. Ha a fizetést nem fejezte be, a kérelemnél folytassa.',
  'Ponudnik plačil je plačilo potrdil.': 'A fizetési szolgáltató visszaigazolta a fizetést.',
  'Plačali ste {amount} preveč, ker je bila vloga medtem plačana ali ni več odprta. Znesek vam bo občina vrnila.':
    'Többet fizetett a szükségesnél ({amount}), mert a kérelem árát időközben megfizették, vagy a kérelem már nem nyitott. Az összeget a község visszatéríti Önnek.',
  'Plačilo ni uspelo': 'A fizetés nem sikerült',
  'Pri vlogi lahko poskusite znova ali z drugo kartico.': 'A kérelemnél újra próbálhatja, vagy másik kártyát használhat.',
  'Plačilo je bilo prekinjeno': 'A fizetés megszakadt',
  'Čas za plačilo je potekel': 'A fizetésre rendelkezésre álló idő letelt',
  'Pri vlogi ga lahko začnete znova.': 'A kérelemnél újra elkezdheti.',
  'Občina plačilo preverja': 'A község ellenőrzi a fizetést',
  'Ponudnik plačil je sporočil drugačen znesek, kot je bil naročen. S kartico ne plačujte znova.':
    'A fizetési szolgáltató a megrendelttől eltérő összeget jelentett. Ne fizessen újra kártyával.',
  'Na stanje vloge': 'A kérelem állapotához',
  'Plačila ni mogoče najti': 'A fizetés nem található',
  'Povezava ni popolna. Stanje plačila je pri vaši vlogi.': 'A hivatkozás hiányos. A fizetés állapotát kérelménél találja.',
  'Plačila s kartico na spletu': 'Online kártyás fizetések',
  'preizkus, ni pravega denarja': 'teszt, nem valódi pénz',
  Transakcija: 'Tranzakció',
  'Pri ponudniku': 'A szolgáltatónál',
  'Pokaži plačilo': 'Fizetés megjelenítése',
  'Preplačilo {amount}': 'Túlfizetés: {amount}',
  'Prijava s kodo': 'Bejelentkezés kóddal',
  'Na vaš e-poštni naslov bomo poslali kodo za eno prijavo. Zaposleni občine se na ta način ne morejo prijaviti.':
    'E-mail-címére egyszeri bejelentkezésre szolgáló kódot küldünk. A község munkatársai így nem jelentkezhetnek be.',
  'Pošlji kodo': 'Kód küldése',
  'Če račun s tem naslovom obstaja, smo nanj poslali kodo. Velja deset minut, samo v tem brskalniku.':
    'Ha van fiók ezzel a címmel, elküldtük rá a kódot. Tíz percig érvényes, csak ebben a böngészőben.',
  'Koda iz sporočila': 'Az üzenetben kapott kód',
  'Prijavi se': 'Bejelentkezés',
  'Zahtevaj novo kodo': 'Új kód kérése',
  'Prijava z geslom': 'Bejelentkezés jelszóval',
  'Prijava z računom občine': 'Bejelentkezés a község fiókjával',
  Odjava: 'Kijelentkezés',
  'Novo geslo': 'Új jelszó',
  Geslo: 'Jelszó',
  'Ponovite novo geslo': 'Ismételje meg az új jelszót',
  'Vsaj 12 znakov. Dolgo geslo iz več besed je boljše od kratkega zapletenega.':
    'Legalább 12 karakter. A több szóból álló hosszú jelszó jobb, mint a rövid és bonyolult.',
  'Za zaposlene občine in imetnike dovolilnic z uporabniškim računom.':
    'A község munkatársainak és a felhasználói fiókkal rendelkező jogosultaknak.',
  'Drugi korak prijave': 'A bejelentkezés második lépése',
  'Geslo je pravilno. Potrdite še, da ste to vi.': 'A jelszó helyes. Erősítse meg azt is, hogy Ön az.',
  'Geslo je pravilno. Potrdite prijavo s ključem te naprave.': 'A jelszó helyes. Erősítse meg a bejelentkezést az eszköz kulcsával.',
  'Koda iz aplikacije': 'Az alkalmazásban látható kód',
  'Šest števk, ki jih trenutno kaže aplikacija.': 'Az alkalmazásban éppen látható hat számjegy.',
  'Rezervna koda': 'Tartalék kód',
  'Ena od kod, ki ste jih shranili. Vsaka velja enkrat.': 'Az elmentett kódok egyike. Mindegyik egyszer használható.',
  Potrdi: 'Megerősítés',
  'Prijava s ključem': 'Bejelentkezés kulccsal',
  'Uporabi kodo iz aplikacije': 'Alkalmazás kódjának használata',
  'Uporabi rezervno kodo': 'Tartalék kód használata',
  'Prijava z drugim računom': 'Bejelentkezés másik fiókkal',
  'Brskalnik ključa ni uporabil. Poskusite znova ali izberite drug način.':
    'A böngésző nem használta a kulcsot. Próbálja újra, vagy válasszon másik módot.',
  'Občina priporoča prijavo v dveh korakih. Dodate jo v nastavitvah.':
    'A község a kétlépcsős bejelentkezést ajánlja. A beállításokban adhatja hozzá.',
  'Prijava poteka …': 'Bejelentkezés folyamatban …',
  'Ta stran je del prijave z računom občine. Začnite jo na strani za prijavo.':
    'Ez az oldal a község fiókjával való bejelentkezés része. Kezdje a bejelentkezési oldalon.',
  'Prijava s kodo po e-pošti': 'Bejelentkezés e-mailben kapott kóddal',
  'Izberite geslo. S tem potrdite svoj e-poštni naslov in odprete račun z vlogami, oddanimi s tega naslova.':
    'Válasszon jelszót. Ezzel megerősíti e-mail-címét, és fiókot nyit az erről a címről benyújtott kérelmekhez.',
  'Pozabljeno geslo': 'Elfelejtett jelszó',
  'Oddaj vlogo brez prijave': 'Kérelem benyújtása bejelentkezés nélkül',
  'Odjavljeni ste.': 'Kijelentkezett.',
  'Odjava poteka …': 'Kijelentkezés folyamatban …',
  'Odjava ni uspela, ker strežnik ni dosegljiv. Še vedno ste prijavljeni.':
    'A kijelentkezés nem sikerült, mert a kiszolgáló nem érhető el. Még mindig be van jelentkezve.',
  'Zadnji korak ni bil sprejet, zato ste še vedno prijavljeni. Z novim poskusom se odjavite brez njega.':
    'Az utolsó lépést a rendszer nem fogadta el, ezért még mindig be van jelentkezve. Új próbálkozással anélkül jelentkezik ki.',
  'Poskusi znova': 'Újra',
  'Na vaš e-poštni naslov bomo poslali povezavo, s katero nastavite novo geslo.':
    'E-mail-címére hivatkozást küldünk, amellyel új jelszót állíthat be.',
  'Če račun s tem naslovom obstaja, smo nanj poslali povezavo. Povezava velja dve uri in jo lahko uporabite enkrat; povezave iz prejšnjih sporočil medtem delujejo naprej. Če sporočila ne prejmete, preverite neželeno pošto.':
    'Ha van fiók ezzel a címmel, elküldtük rá a hivatkozást. A hivatkozás két órán át érvényes, és egyszer használható; a korábbi üzenetekben kapott hivatkozások közben továbbra is működnek. Ha nem kap üzenetet, ellenőrizze a levélszemetet.',
  'Nazaj na prijavo': 'Vissza a bejelentkezéshez',
  'Nastavite novo geslo': 'Állítson be új jelszót',
  Dobrodošli: 'Üdvözöljük',
  'Račun je pripravljen. Izberite geslo, s katerim se boste prijavljali.':
    'A fiók elkészült. Válassza ki a jelszót, amellyel be fog jelentkezni.',
  'Shrani geslo': 'Jelszó mentése',
  'Geslo je nastavljeno. Prijavite se z njim.': 'A jelszót beállította. Jelentkezzen be vele.',
  'Povezava ni več veljavna': 'A hivatkozás már nem érvényes',
  'Potekla je ali pa je bila že uporabljena. Zahtevajte novo.': 'Lejárt, vagy már felhasználták. Kérjen újat.',
  'Zahtevaj novo povezavo': 'Új hivatkozás kérése',
  'Dostop ni dovoljen': 'A hozzáférés nem engedélyezett',
  'Strani ni mogoče najti': 'Az oldal nem található',
  'Napaka na strežniku': 'Kiszolgálóhiba',
  'Nalaganje …': 'Betöltés …',
  'Tega dela strani ni bilo mogoče naložiti. Preverite povezavo in osvežite stran.':
    'Az oldal e részét nem sikerült betölteni. Ellenőrizze a kapcsolatot, és frissítse az oldalt.',
  'Preskoči na vsebino': 'Ugrás a tartalomra',
  Dovolilnice: 'Engedélyek',
  'Dovolilnice {town}': 'Engedélyek – {town}',
  Meni: 'Menü',
  'Glavni meni': 'Főmenü',
  'Odpri glavni meni': 'Főmenü megnyitása',
  'Skrij glavni meni': 'Főmenü elrejtése',
  'Uporabniški meni: {name}': 'Felhasználói menü: {name}',
  'Iskanje povsod': 'Keresés mindenhol',
  '{count} čaka': '{count} vár',
  'Na vrh strani': 'Az oldal tetejére',
  Nazaj: 'Vissza',
  'Na začetno stran': 'A kezdőlapra',
  'Ni povezave': 'Nincs kapcsolat',
  'Te strani brez povezave še ni mogoče odpreti': 'Ez az oldal kapcsolat nélkül még nem nyitható meg',
  'Na tej napravi še ni bila odprta. Odprla se bo samodejno, ko bo povezava znova vzpostavljena.':
    'Ezen az eszközön még nem nyitották meg. Automatikusan megnyílik, amint a kapcsolat helyreáll.',
  Napaka: 'Hiba',
  'Strani ni bilo mogoče naložiti': 'Az oldalt nem sikerült betölteni',
  'Strežnik se ni odzval ali pa se ravno posodablja. Počakajte trenutek in poskusite znova.':
    'A kiszolgáló nem válaszolt, vagy éppen frissül. Várjon egy pillanatot, és próbálja újra.',
  'Strani ni mogoče prikazati': 'Az oldal nem jeleníthető meg',
  'Za napako niste odgovorni vi. Poskusite znova; če se ponovi, nam pišite ali pokličite in opišite, katero stran ste odpirali.':
    'A hibát nem Ön okozta. Próbálja újra; ha megismétlődik, írjon nekünk vagy hívjon, és írja le, melyik oldalt nyitotta meg.',
  'Napaka 403': '403-as hiba',
  'Napaka 404': '404-es hiba',
  'Napaka 500': '500-as hiba',
  'Do te strani nimate dostopa': 'Ehhez az oldalhoz nincs hozzáférése',
  'Prijavljeni ste, vendar za to stran ali dejanje nimate pravic. Če jo potrebujete pri delu, se obrnite na skrbnika.':
    'Be van jelentkezve, de ehhez az oldalhoz vagy művelethez nincs jogosultsága. Ha munkájához szüksége van rá, forduljon az adminisztrátorhoz.',
  'Za ogled te strani se prijavite': 'Az oldal megtekintéséhez jelentkezzen be',
  'Stran je na voljo samo prijavljenim. Prijavite se ali nadaljujte na začetni strani.':
    'Az oldal csak bejelentkezve érhető el. Jelentkezzen be, vagy folytassa a kezdőlapon.',
  'Stran ne obstaja': 'Az oldal nem létezik',
  'Naslov je morda napačno zapisan ali pa je bil zapis izbrisan. Preverite naslov ali nadaljujte na začetni strani.':
    'A cím talán hibás, vagy a bejegyzést törölték. Ellenőrizze a címet, vagy folytassa a kezdőlapon.',
  'Na strežniku je prišlo do napake': 'Hiba történt a kiszolgálón',
  'Za napako niste odgovorni vi; zabeležena je. Počakajte trenutek in poskusite znova; vneseni podatki ostanejo v obrazcu. Če se ponovi, nam pišite ali pokličite.':
    'A hibát nem Ön okozta; rögzítettük. Várjon egy pillanatot, és próbálja újra; a megadott adatok az űrlapon maradnak. Ha megismétlődik, írjon nekünk vagy hívjon.',
  'Koda ni pravilna, je potekla ali je bila že uporabljena. Preverite vnos ali zahtevajte novo.':
    'A kód hibás, lejárt, vagy már felhasználták. Ellenőrizze, vagy kérjen újat.',
}
