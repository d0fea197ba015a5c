import type { Catalogue } from '../locale.ts'

/** Hungarian: failures and broken rules. */
export const hungarianFailures: Catalogue = {
  'Ključ ni izdan za {scope}. Za to je treba izdati nov ključ.': 'A kulcs nem erre készült: {scope}. Ehhez új kulcs kell.',
  'Prepustnice zdaj ne morete izdati: porabili ste dovoljeno število za danes ali ta mesec ali pa ste zunaj dovoljenih ur.':
    'Most nem adhat ki belépőt: a mára vagy erre a hónapra megengedett számot már felhasználta, vagy az engedélyezett órákon kívül van.',
  'Izpolnite to polje.': 'Töltse ki ezt a mezőt.',
  'Najmanjše število znakov: {minimum}.': 'Karakterek legkisebb száma: {minimum}.',
  'Največje število znakov: {maximum}.': 'Karakterek legnagyobb száma: {maximum}.',
  'Najmanjša vrednost je {minimum}.': 'A legkisebb érték: {minimum}.',
  'Največja vrednost je {maximum}.': 'A legnagyobb érték: {maximum}.',
  'Dodajte vsaj {minimum}.': 'Legkevesebb ennyit adjon hozzá: {minimum}.',
  'Dovoljenih je največ {maximum}.': 'Legfeljebb ennyi megengedett: {maximum}.',
  'Izberite eno od ponujenih možnosti.': 'Válasszon a felkínált lehetőségek közül.',
  'Vnos ni pravilen.': 'A megadott adat nem helyes.',
  'Vnesite veljaven e-poštni naslov, na primer ime@primer.si.': 'Adjon meg érvényes e-mail-címet, például nev@pelda.si.',
  'Vnesite telefonsko številko, na primer 041 123 456 ali +386 41 123 456.':
    'Adja meg a telefonszámot, például 041 123 456 vagy +386 41 123 456.',
  'Vpišite v eni vrstici, brez tabulatorjev.': 'Írja egy sorba, tabulátor nélkül.',
  'Vpišite vsaj eno črko.': 'Írjon be legalább egy betűt.',
  'Registrsko oznako vpišite z latinskimi črkami.': 'A rendszámot latin betűkkel írja be.',
  'Vnesite registrsko oznako, na primer LJ AB-123. Dovoljene so črke, številke, presledki, vezaji in pike.':
    'Adja meg a rendszámot, például LJ AB-123. Betű, szám, szóköz, kötőjel és pont lehet benne.',
  'Ta registrska oznaka je navedena dvakrat.': 'Ez a rendszám kétszer szerepel.',
  'Davčna številka ni pravilna. Ima osem števk, zadnja je kontrolna.':
    'Az adószám nem helyes. Nyolc számjegyből áll, az utolsó az ellenőrző számjegy.',
  'Vnesite datum.': 'Adja meg a dátumot.',
  'Datum je že minil. Izberite poznejšega.': 'A dátum már elmúlt. Válasszon későbbit.',
  'Datum je predaleč v prihodnosti.': 'A dátum túl messze van a jövőben.',
  'Vnesite uro, na primer 9:00.': 'Adja meg az időpontot, például 9:00.',
  'Končna ura mora biti poznejša od začetne in v istem dnevu.': 'A befejezés időpontjának a kezdet után, ugyanazon a napon kell lennie.',
  'Te ure so danes že minile.': 'Ezek az órák ma már elmúltak.',
  'Dovolilnica te vrste velja samo v času {hours}. Izberite čas, ki se s tem vsaj deloma prekriva.':
    'Az ilyen típusú engedély csak a következő időben érvényes: {hours}. Válasszon olyan időt, amely ezzel legalább részben átfedésben van.',
  'Pred oddajo potrdite, da ste obvestilo o varstvu podatkov prebrali.':
    'Benyújtás előtt erősítse meg, hogy elolvasta az adatvédelmi tájékoztatót.',
  'Priložite to dokazilo.': 'Csatolja ezt az igazolást.',
  'Dokazilo poteče pred začetkom veljavnosti dovolilnice.': 'Az igazolás az engedély érvényességének kezdete előtt lejár.',
  'Največja veljavnost dovolilnice te vrste v dnevih: {maximum}.': 'Az ilyen típusú engedély leghosszabb érvényessége napokban: {maximum}.',
  'To parkirišče za izbrano vrsto uporabnika ni na voljo.': 'Ez a parkoló a kiválasztott felhasználótípus számára nem elérhető.',
  'Ta vrsta dovolilnice za vas ni na voljo.': 'Ez az engedélytípus az Ön számára nem elérhető.',
  'Preveč vozil za to vrsto dovolilnice. Dovoljenih je največ {maximum}.':
    'Túl sok jármű ehhez az engedélytípushoz. Legfeljebb ennyi megengedett: {maximum}.',
  'Navedite vsaj eno registrsko oznako.': 'Adjon meg legalább egy rendszámot.',
  'Vnesite štirimestno poštno številko.': 'Adja meg a négyjegyű irányítószámot.',
  'Datoteka je prazna.': 'A fájl üres.',
  'Datoteka je večja od 10 MB.': 'A fájl nagyobb 10 MB-nál.',
  'Zahteve ni mogoče prebrati. Osvežite stran in poskusite znova.': 'A kérés nem olvasható. Frissítse az oldalt, és próbálja újra.',
  'Za to dejanje se prijavite.': 'Ehhez a művelethez jelentkezzen be.',
  'Za to dejanje nimate pravice. Obrnite se na skrbnika.': 'Ehhez a művelethez nincs jogosultsága. Forduljon az adminisztrátorhoz.',
  'Zapisa ni mogoče najti. Morda je bil izbrisan.': 'A bejegyzés nem található. Lehet, hogy törölték.',
  'Pošiljanje je trajalo predolgo in je bilo prekinjeno. Poskusite znova z boljšo povezavo ali manjšimi datotekami.':
    'A küldés túl sokáig tartott, és megszakadt. Próbálja újra jobb kapcsolattal vagy kisebb fájlokkal.',
  'Zapis je medtem spremenil nekdo drug. Osvežite ga in preverite spremembe.':
    'A bejegyzést időközben valaki más módosította. Frissítse, és ellenőrizze a változásokat.',
  'Povezava ni več veljavna. Zahtevajte novo.': 'A hivatkozás már nem érvényes. Kérjen újat.',
  'Posamezna datoteka je lahko velika največ 10 MB, vse skupaj največ 25 MB.':
    'Egy fájl legfeljebb 10 MB, az összes együtt legfeljebb 25 MB lehet.',
  'Poslani podatki so preobsežni. Zmanjšajte datoteke in poskusite znova.':
    'Az elküldött adatok túl terjedelmesek. Csökkentse a fájlok méretét, és próbálja újra.',
  'Datoteka ni PDF, JPEG, PNG ali HEIC. Pretvorite jo in jo naložite znova.':
    'A fájl nem PDF, JPEG, PNG vagy HEIC. Alakítsa át, és töltse fel újra.',
  'Podatkov ni bilo mogoče sprejeti. Osvežite stran in jih vnesite znova.':
    'Az adatokat nem lehetett átvenni. Frissítse az oldalt, és adja meg őket újra.',
  'Stran je bila predolgo odprta. Osvežite jo in poskusite znova.': 'Az oldal túl sokáig volt nyitva. Frissítse, és próbálja újra.',
  'Nekatera polja niso pravilno izpolnjena. Popravite označena polja.': 'Egyes mezők kitöltése nem helyes. Javítsa a megjelölt mezőket.',
  'Preveč poskusov. Počakajte nekaj minut in poskusite znova.': 'Túl sok próbálkozás. Várjon néhány percet, és próbálja újra.',
  'Prišlo je do napake na strežniku. Poskusite znova; če se ponovi, nam sporočite oznako napake.':
    'Hiba történt a kiszolgálón. Próbálja újra; ha megismétlődik, közölje velünk a hiba azonosítóját.',
  'Storitev trenutno ni dosegljiva. Poskusite znova čez minuto.': 'A szolgáltatás jelenleg nem érhető el. Próbálja újra egy perc múlva.',
  'Poslanih podatkov trenutno ni mogoče shraniti. Za napako niste odgovorni vi; poskusite znova čez nekaj minut.':
    'Az elküldött adatok jelenleg nem menthetők. A hibát nem Ön okozta; próbálja újra néhány perc múlva.',
  'Gesli se ne ujemata.': 'A két jelszó nem egyezik.',
  'Geslo mora imeti vsaj 12 znakov.': 'A jelszónak legalább 12 karakterből kell állnia.',
  'Vnesite šest števk iz aplikacije.': 'Adja meg az alkalmazásban látható hat számjegyet.',
  'Vpis pomotoma': 'Téves bejegyzés',
  'Uporabnik s tem e-poštnim naslovom že obstaja.': 'Ezzel az e-mail-címmel már létezik felhasználó.',
  'Za to vozilo in območje že velja dovolilnica.': 'Erre a járműre és övezetre már van érvényes engedély.',
  'Ta dovolilnica je že podaljšana. Podaljšajte tisto, ki ji sledi.':
    'Ezt az engedélyt már meghosszabbították. Az azt követőt hosszabbítsa meg.',
  'Imetnik oziroma njegovo gospodinjstvo že ima največje dovoljeno število veljavnih dovolilnic te vrste.':
    'A jogosult vagy háztartása már rendelkezik az ilyen típusú érvényes engedélyek megengedett legnagyobb számával.',
  'Ta kartica je že dodeljena drugi veljavni dovolilnici.': 'Ez a kártya már egy másik érvényes engedélyhez tartozik.',
  'Izbris ni mogoč, ker so na zapis vezani drugi podatki.': 'A törlés nem lehetséges, mert a bejegyzéshez más adatok kapcsolódnak.',
  'Vloga je del upravne zadeve in se hrani, zato je ni mogoče izbrisati. O njej odločite, ali jo na zahtevo stranke umaknite. Razveljaviti je mogoče le vnos vloge, ki jo je pomotoma vnesla uradna oseba in o kateri še ni odločeno.':
    'A kérelem közigazgatási ügy része, és megőrzendő, ezért nem törölhető. Döntsön róla, vagy az ügyfél kérésére vonja vissza. Csak annak a kérelemnek a bejegyzése érvényteleníthető, amelyet az ügyintéző tévedésből rögzített, és amelyről még nem született döntés.',
  'Vloga še ni plačana, zato dovolilnice ni mogoče izdati.': 'A kérelem árát még nem fizették meg, ezért az engedély nem adható ki.',
  'Danes je prispelo preveč vlog (skupno ali iz vašega omrežja). Prijavite se in vlogo oddajte iz svojega računa, poskusite jutri ali jo oddajte na občini.':
    'Ma túl sok kérelem érkezett (összesen vagy az Ön hálózatából). Jelentkezzen be, és fiókjából nyújtsa be a kérelmet, próbálja holnap, vagy adja le a községnél.',
  'Povezave s stebrički trenutno ni, zato ukaz ni bil poslan. Počakajte, da se povezava vrne, ali pokličite vzdrževalca.':
    'Az oszlopokkal jelenleg nincs kapcsolat, ezért a parancsot nem küldtük el. Várja meg, amíg a kapcsolat helyreáll, vagy hívja a karbantartót.',
  'Stebriček je brez povezave, zato ukaz ni bil poslan. Naprava odloča sama; če se mora premakniti, pokličite dežurnega.':
    'Az oszlopnak nincs kapcsolata, ezért a parancsot nem küldtük el. A készülék maga dönt; ha az oszlopnak mozdulnia kell, hívja az ügyeletest.',
  'Ti stebrički so že spuščeni najmanj do takrat, zato ukaz ni bil poslan.':
    'Ezek az oszlopok legalább addig már le vannak süllyesztve, ezért a parancsot nem küldtük el.',
  'V nastavitvah občine manjkajo podatki, brez katerih evidenca ni popolna. Vnesite jih in poskusite znova.':
    'A község beállításaiból olyan adatok hiányoznak, amelyek nélkül a nyilvántartás nem teljes. Adja meg őket, és próbálja újra.',
  'Obdelava tega zapisa je omejena na zahtevo posameznika, zato ga ni mogoče spremeniti. Obrnite se na osebo za varstvo podatkov.':
    'E bejegyzés kezelése az érintett kérésére korlátozott, ezért nem módosítható. Forduljon az adatvédelmi tisztviselőhöz.',
  'Osebni podatki tega zapisa so po roku hrambe izbrisani. Zapisa ni več mogoče spremeniti.':
    'E bejegyzés személyes adatait a megőrzési idő végén töröltük. A bejegyzés már nem módosítható.',
  'Najprej vpišite, kako je bila preverjena istovetnost osebe.': 'Először írja be, hogyan ellenőrizték a személy azonosságát.',
  'Najprej označite zapise, ki se nanašajo na to osebo.': 'Először jelölje meg az e személyre vonatkozó bejegyzéseket.',
  'V trenutnem stanju zapisa to dejanje ni mogoče. Osvežite zapis.':
    'A bejegyzés jelenlegi állapotában ez a művelet nem lehetséges. Frissítse a bejegyzést.',
  'Za odločanje mora imeti vaš račun naziv in veljavno pooblastilo s številko, dnem in obsegom (28. do 31. člen ZUP). Vpiše jih skrbnik (root): Uporabniki, vaš račun.':
    'A döntéshez fiókjának megnevezett munkakörrel, valamint számmal, kelttel és terjedelemmel ellátott érvényes felhatalmazással kell rendelkeznie (a ZUP 28–31. cikke). Ezeket az adminisztrátor (root) rögzíti: Felhasználók, az Ön fiókja.',
  'V sporočilu je osebna povezava ali priloga, ki se ne hrani ali se sme poslati le na naslov iz zapisa. Popravite naslov v zapisu ali od tam pošljite novo sporočilo.':
    'Az üzenetben olyan személyes hivatkozás vagy melléklet van, amelyet nem őrzünk meg, vagy csak a bejegyzésben szereplő címre küldhető. Javítsa a címet a bejegyzésben, vagy onnan küldjön új üzenetet.',
  'Tak zapis že obstaja.': 'Ilyen bejegyzés már létezik.',
  'Pritožbo je vložil zastopnik, pooblastilo pa v zadevi ni vpisano. Vpišite pooblastilo ali pritožnika pozovite k dopolnitvi.':
    'A fellebbezést képviselő nyújtotta be, de az ügyben nincs meghatalmazás bejegyezve. Jegyezze be a meghatalmazást, vagy hívja fel a fellebbezőt hiánypótlásra.',
  'Zoper ta akt je že vpisana pritožba, o kateri še ni odločeno. Kar je prispelo pozneje, pripišite k njej.':
    'Ez ellen az aktus ellen már be van jegyezve egy fellebbezés, amelyről még nem született döntés. A később beérkezetteket ahhoz csatolja.',
  'Pritožbe tu zdaj ni mogoče vložiti: odločitev še ni vročena, rok se je iztekel ali pa o pritožbi že odločamo. Osvežite stran.':
    'Itt most nem nyújtható be fellebbezés: a döntést még nem kézbesítették, a határidő lejárt, vagy a fellebbezésről már folyik az eljárás. Frissítse az oldalt.',
  'Zoper ta akt ni pritožbe: z njim ni odločeno o pravici stranke ali pa je že odpravljen.':
    'Ez ellen az aktus ellen nincs helye fellebbezésnek: nem dönt az ügyfél jogáról, vagy már megsemmisítették.',
  'Akta te vrste ni mogoče nadomestiti na strani pritožbe: z njim se ni nič končalo. Pritožbo pošljite drugi stopnji.':
    'Az ilyen típusú aktus a fellebbezés oldalán nem váltható ki: nem zárt le semmit. A fellebbezést küldje meg a másodfokú szervnek.',
  'Naslova ni mogoče umestiti v okence ovojnice. Natisnite akt brez naslovnega lista ali povečajte okence v nastavitvah aktov.':
    'A cím nem helyezhető el a boríték ablakában. Nyomtassa ki az aktust címlap nélkül, vagy növelje meg az ablakot az aktusok beállításaiban.',
  'Po vpisanem dnevu vročitve je pritožba pravočasna, zato je ni mogoče zavreči kot prepozno. Preverite dan vročitve in dan vložitve ali izberite drug razlog.':
    'A bejegyzett kézbesítési nap szerint a fellebbezés határidőben érkezett, ezért elkésettség miatt nem utasítható vissza. Ellenőrizze a kézbesítés és a benyújtás napját, vagy válasszon más okot.',
  'Dan vročitve akta ni vpisan, zato se rok za pritožbo še ni iztekel. Najprej vpišite vročitev akta.':
    'Az aktus kézbesítésének napja nincs bejegyezve, ezért a fellebbezési határidő még nem járt le. Először jegyezze be a kézbesítést.',
  'Pritožbe ni mogoče zavreči kot nepopolne, dokler stranka ni pozvana k dopolnitvi ali rok za dopolnitev še teče.':
    'A fellebbezés hiányosság miatt nem utasítható vissza, amíg az ügyfelet nem hívták fel hiánypótlásra, vagy a hiánypótlási határidő még tart.',
  'Parkomat s to kodo in tem ključem ne sme poročati. Preverite ključ ali mu dajte novega.':
    'Az ilyen kódú és kulcsú parkolóautomata nem jelenthet. Ellenőrizze a kulcsot, vagy adjon neki újat.',
  'Koda ni prava, je že porabljena ali ne velja več. Na zaslonu stebrička izdajte novo.':
    'A kód nem helyes, már felhasználták, vagy már nem érvényes. Az oszlop képernyőjén adjon ki újat.',
  'Vloge s to številko, e-poštnim naslovom in kodo ne najdemo. Preverite vse tri ali zahtevajte novo povezavo.':
    'Ilyen számú, e-mail-című és kódú kérelem nem található. Ellenőrizze mindhármat, vagy kérjen új hivatkozást.',
  'Najprej odprite povezavo, ki smo jo poslali na e-poštni naslov iz vloge.':
    'Először nyissa meg a hivatkozást, amelyet a kérelemben megadott e-mail-címre küldtünk.',
  'Varnostno preverjanje še ni končano. Počakajte trenutek in poskusite znova.':
    'A biztonsági ellenőrzés még nem fejeződött be. Várjon egy pillanatot, és próbálja újra.',
  'Vročitev velja za opravljeno že {day}, ko je potekel rok za prevzem.':
    'A kézbesítés már megtörténtnek számít, napja: {day}; akkor járt le az átvételi határidő.',
  'Rok za pritožbo se je iztekel {day}. Po tem dnevu odpoved ni več potrebna.':
    'A fellebbezési határidő lejárt, napja: {day}. E nap után lemondásra már nincs szükség.',
  'Datum je pred izdajo akta.': 'A dátum korábbi, mint az aktus kiadása.',
  'Datum je pred dnem, na katerega se nanaša.': 'A dátum korábbi, mint az a nap, amelyre vonatkozik.',
  'Dovolilnica se konča prej.': 'Az engedély korábban megszűnik.',
  'To številko že ima druga kartica ali pa je navedena dvakrat.': 'Ez a szám már egy másik kártyáé, vagy kétszer szerepel.',
  'Kartica ni povezana z nobeno veljavno dovolilnico.': 'A kártya egyetlen érvényes engedélyhez sem kapcsolódik.',
  'Preteklih dni ({days}) ni mogoče dodati ali odstraniti: premaknili bi se roki, ki so se že iztekli.':
    'Az elmúlt napok ({days}) nem adhatók hozzá és nem távolíthatók el: a már lejárt határidők eltolódnának.',
  'Ta oznaka je že v rabi.': 'Ez a jelölés már használatban van.',
  'Na to datoteko ne moremo vpisati namena kopije: je fotografija HEIC, zaklenjena z geslom, poškodovana ali prevelika. Priložite JPEG, PNG ali PDF brez gesla z največ 50 stranmi.':
    'Erre a fájlra nem tudjuk ráírni a másolat célját: HEIC-fénykép, jelszóval védett, sérült vagy túl nagy. Csatoljon JPEG-, PNG- vagy jelszó nélküli, legfeljebb 50 oldalas PDF-fájlt.',
  'To je na dovolilnici že vpisano.': 'Ez az engedélyen már szerepel.',
  'Blagajna, ki ni v rabi, ne more biti privzeta.': 'Használaton kívüli pénztár nem lehet alapértelmezett.',
  'Najzgodnejši možni dan je {day}.': 'A legkorábbi lehetséges nap: {day}.',
  'Za isto vozilo na istem območju: {numbers}. Potrdite, da ste s tem seznanjeni.':
    'Ugyanarra a járműre ugyanabban az övezetben: {numbers}. Erősítse meg, hogy tud róla.',
  'Izberite obvezno dokazilo, pri katerem se vpiše datum veljavnosti.':
    'Válassza ki azt a kötelező igazolást, amelynél az érvényesség napját meg kell adni.',
  'Datoteka ni PDF, JPEG, PNG ali HEIC. Odstranite jo in izberite drugo.':
    'A fájl nem PDF, JPEG, PNG vagy HEIC. Távolítsa el, és válasszon másikat.',
  'Po prvem računu se to ne spreminja več. Dodajte nov prostor ali novo blagajno.':
    'Az első számla után ez már nem módosítható. Adjon hozzá új helyiséget vagy új pénztárt.',
  'Novi rok mora biti poznejši od dosedanjega ({day}).': 'Az új határidőnek az eddigi után kell lennie: {day}.',
  'Izberite {day} ali pozneje. Najkrajši rok za dopolnitev v dnevih: {days}.':
    'Válassza a következő vagy későbbi napot: {day}. A legrövidebb hiánypótlási határidő napokban: {days}.',
  'Stranka z ugotovitvami še ni bila seznanjena. Izdajte seznanitev ali izberite drug odgovor.':
    'Az ügyfelet még nem értesítették a megállapításokról. Adja ki az értesítést, vagy válasszon másik választ.',
  'Stranka se o ugotovitvah lahko izjavi do {day}. Počakajte na izjavo ali iztek roka; prej je mogoče odločiti le zaradi nujnih ukrepov v javnem interesu (144. člen ZUP).':
    'Az ügyfél nyilatkozattételének utolsó napja: {day}. Várja meg a nyilatkozatot vagy a határidő lejártát; korábban csak közérdekből szükséges sürgős intézkedések miatt lehet dönteni (a ZUP 144. cikke).',
  'Stranka lahko vlogo dopolni do {day}. Počakajte na dopolnitev ali iztek roka; prej je mogoče odločiti le zaradi nujnih ukrepov v javnem interesu (144. člen ZUP).':
    'Az ügyfél hiánypótlásának utolsó napja: {day}. Várja meg a kiegészítést vagy a határidő lejártát; korábban csak közérdekből szükséges sürgős intézkedések miatt lehet dönteni (a ZUP 144. cikke).',
  'Na ure se lahko prodaja samo vrsta, ki velja toliko dni, kolikor jih vlagatelj izbere.':
    'Óránként csak olyan típus értékesíthető, amely annyi napig érvényes, amennyit a kérelmező választ.',
  'Dovolilnice, izdane ali zahtevane za čas {hours}, potem ne bi omogočale dostopa.':
    'A következő időre kiadott vagy kért engedélyek ezután nem tennék lehetővé a behajtást: {hours}.',
  'Stranko zastopa pooblaščenec. Vročitev mimo pooblaščenca nima učinka (88. člen ZUP).':
    'Az ügyfelet meghatalmazott képviseli. A meghatalmazott mellőzésével végzett kézbesítés hatálytalan (a ZUP 88. cikke).',
  'Varni elektronski predal naslovnika ni vpisan. Vpišite ga pri aktih vloge ali dovolilnice.':
    'A címzett biztonságos elektronikus postafiókja nincs bejegyezve. Jegyezze be a kérelem vagy az engedély aktusainál.',
  'Povezava z varnimi predali na strežniku ni nastavljena.': 'A biztonságos postafiókokkal való kapcsolat nincs beállítva a kiszolgálón.',
  'Stranke nihče ne zastopa.': 'Az ügyfelet senki sem képviseli.',
  'Tega vlagatelj ni zahteval.': 'Ezt a kérelmező nem kérte.',
  'Tako bi bilo vlogi ugodeno v celoti. Izberite, kaj se zavrne, ali vlogo odobrite.':
    'Így a kérelemnek teljes egészében helyt adnának. Válassza ki, mit utasít el, vagy hagyja jóvá a kérelmet.',
  'Tega vozila ni na dovolilnici.': 'Ez a jármű nem szerepel az engedélyen.',
  'Vloga nima postavke, ki bi jo ta oprostitev znižala. Izberite drugo postavko ali višji odstotek.':
    'A kérelemben nincs olyan tétel, amelyet ez a mentesség csökkentene. Válasszon másik tételt vagy magasabb százalékot.',
  'Ta vrsta dovolilnice ne omogoča tega načina dostopa.': 'Ez az engedélytípus nem teszi lehetővé ezt a behajtási módot.',
  'Po nastavitvah občine je za to vrsto akta potrebna osebna vročitev. Izberite drug način.':
    'A község beállításai szerint az ilyen típusú aktushoz személyes kézbesítés szükséges. Válasszon másik módot.',
  'Geslo ni pravilno.': 'A jelszó nem helyes.',
  'Ta dovolilnica ne obstaja, ne velja ali ne omogoča dostopa s kartico.':
    'Ez az engedély nem létezik, nem érvényes, vagy nem teszi lehetővé a kártyás behajtást.',
  'Cene, ki že velja, ni mogoče spremeniti. Nova lahko začne veljati najprej {earliest}.':
    'A már hatályos ár nem módosítható. Az új legkorábbi hatálybalépése: {earliest}.',
  'Priložite dokazilo ali napišite sporočilo.': 'Csatoljon igazolást, vagy írjon üzenetet.',
  'V tem času je nadomestno vozilo že vpisano.': 'Erre az időre már be van jegyezve helyettesítő jármű.',
  'Največje število dni za nadomestno vozilo: {maximum}.': 'A helyettesítő jármű napjainak legnagyobb száma: {maximum}.',
  'Skupni znesek se ne ujema s preštetimi bankovci in kovanci.': 'A teljes összeg nem egyezik a megszámolt bankjegyekkel és érmékkel.',
  'Plačilo s tem ID-jem transakcije je že zabeleženo. Preverite potrdilo s terminala.':
    'Ezzel a tranzakcióazonosítóval már rögzítettek befizetést. Ellenőrizze a terminál bizonylatát.',
  'Izberite vlogo in vpišite znesek.': 'Válassza ki a kérelmet, és írja be az összeget.',
  'Razporedili ste več, kot je od plačila še ostalo ({left}).': 'Többet osztott szét, mint amennyi a befizetésből maradt ({left}).',
  'Znesek presega odprti znesek vloge ({open}). Kar je preveč plačano, pustite nerazporejeno.':
    'Az összeg meghaladja a kérelem nyitott összegét ({open}). A túlfizetést hagyja szétosztatlanul.',
  'Ista vloga je navedena dvakrat.': 'Ugyanaz a kérelem kétszer szerepel.',
  'Izpisek je za račun {found}, račun občine pa je {own}. Nič ni bilo uvoženo.':
    'A kivonat a következő számlára szól: {found}, a község számlája: {own}. Semmit sem importáltunk.',
  'Zneska {amount} ni mogoče prebrati na cent natančno. Izpisek v celoti ni bil uvožen; banko prosite za nov izvoz.':
    'A következő összeg nem olvasható cent pontossággal: {amount}. A kivonatot egyáltalán nem importáltuk; kérjen új exportot a banktól.',
  'V datoteki ni stolpca »{column}«. Preverite, ali ste izbrali pravo banko, ali popravite njene stolpce.':
    'A fájlban nincs ilyen oszlop: „{column}”. Ellenőrizze, hogy a megfelelő bankot választotta-e, vagy javítsa annak oszlopait.',
  'Račun v izpisku je v valuti {currency}, uvoziti pa je mogoče le izpiske v evrih. Nič ni bilo uvoženo.':
    'A kivonat számlájának pénzneme {currency}, de csak euróban vezetett kivonat importálható. Semmit sem importáltunk.',
  'Vrstic v datoteki ni mogoče razdeliti v stolpce. Preverite ločilo pri izbrani banki.':
    'A fájl sorai nem oszthatók oszlopokra. Ellenőrizze az elválasztót a kiválasztott banknál.',
  'Datuma {day} ni mogoče prebrati. Izpisek v celoti ni bil uvožen.':
    'A következő dátum nem olvasható: {day}. A kivonatot egyáltalán nem importáltuk.',
  'Datoteka vsebuje opis vrste dokumenta (DOCTYPE), ki ga v izpiskih ni in je lahko nevaren. Izpisek prenesite iz spletne banke znova.':
    'A fájl dokumentumtípus-leírást (DOCTYPE) tartalmaz, amely kivonatokban nem szerepel, és veszélyes lehet. Töltse le újra a kivonatot az internetbankból.',
  'V datoteki ni nobenega izpiska.': 'A fájlban nincs kivonat.',
  'Črk v datoteki ni mogoče prebrati ({encoding}). Izpisek prenesite iz spletne banke znova.':
    'A fájl betűi nem olvashatók ({encoding}). Töltse le újra a kivonatot az internetbankból.',
  'V izpisku manjka račun, znesek, smer ali datum enega od prometov. Izpisek v celoti ni bil uvožen.':
    'A kivonat egyik tételénél hiányzik a számla, az összeg, az irány vagy a dátum. A kivonatot egyáltalán nem importáltuk.',
  'Izberite, po kateri obliki CSV se datoteka bere, ali dodajte novo obliko. Izpiskov camt.053 (XML) ni treba nastavljati.':
    'Válassza ki, melyik CSV-formátum szerint olvassuk a fájlt, vagy adjon hozzá új formátumot. A camt.053 (XML) kivonatokat nem kell beállítani.',
  'Oblika s tem imenom že obstaja. Vpišite drugo ime ali uredite obstoječo.':
    'Ilyen nevű formátum már létezik. Adjon meg másik nevet, vagy szerkessze a meglévőt.',
  'Izberite eno datoteko z izpiskom.': 'Válasszon egy kivonatfájlt.',
  'Občina v nastavitvah še nima vpisanega računa (IBAN), zato izpiskov ni mogoče uvoziti.':
    'A község beállításaiban még nincs bankszámla (IBAN), ezért kivonat nem importálható.',
  'Datoteka je poškodovana: v vrstici {line} ni pravilen XML. Izpisek prenesite iz spletne banke znova.':
    'A fájl sérült: a hibás XML sora: {line}. Töltse le újra a kivonatot az internetbankból.',
  'Datoteka ni izpisek camt.053 (različica 02, 04 ali 08). Iz spletne banke prenesite izpisek v tej obliki.':
    'A fájl nem camt.053 kivonat (02-es, 04-es vagy 08-as változat). Az internetbankból töltse le a kivonatot ebben a formátumban.',
  'Vrniti je mogoče največ {most}.': 'Legfeljebb visszatéríthető: {most}.',
  'Tega polja obrazec ne pozna.': 'Ezt a mezőt az űrlap nem ismeri.',
  'To dokazilo za izbrano vrsto dovolilnice ni predvideno.': 'Ez az igazolás a kiválasztott engedélytípushoz nem szerepel.',
  'E-poštni naslov ali geslo ni pravilno. Preverite vnos ali ponastavite geslo.':
    'Az e-mail-cím vagy a jelszó nem helyes. Ellenőrizze, vagy állítsa vissza a jelszót.',
  'To geslo je lahko uganiti. Izberite daljše geslo iz več besed, brez svojega imena, e-poštnega naslova in znanih gesel.':
    'Ez a jelszó könnyen kitalálható. Válasszon hosszabb, több szóból álló jelszót a neve, e-mail-címe és ismert jelszavak nélkül.',
  'Koda ni pravilna ali je bila že uporabljena. Počakajte na novo in jo vnesite.':
    'A kód nem helyes, vagy már felhasználták. Várja meg az újat, és azt adja meg.',
  'Rezervna koda ni pravilna ali je bila že uporabljena. Prepišite jo znova, z vsemi črkami in številkami, ali vnesite drugo.':
    'A tartalék kód nem helyes, vagy már felhasználták. Írja be újra, minden betűvel és számmal, vagy adjon meg másikat.',
  'Drugi korak prijave je potekel. Vnesite geslo znova.': 'A bejelentkezés második lépése lejárt. Adja meg újra a jelszót.',
  'Ključa za prijavo ni bilo mogoče potrditi. Poskusite znova ali izberite drug način.':
    'A bejelentkezési kulcsot nem sikerült megerősíteni. Próbálja újra, vagy válasszon másik módot.',
  'Na tem naslovu ključi za prijavo niso mogoči. Uporabite aplikacijo s kodami.':
    'Ezen a címen bejelentkezési kulcs nem használható. Használja a kódgeneráló alkalmazást.',
  'Za to spremembo znova potrdite, da ste to vi: s ključem ali kodo, če ju še nimate, pa z geslom.':
    'Ehhez a módosításhoz erősítse meg újra, hogy Ön az: kulccsal vagy kóddal, ha ezek még nincsenek, jelszóval.',
  'Vaš račun mora imeti prijavo v dveh korakih. Najprej dodajte drug način, šele nato odstranite tega.':
    'Fiókjához kétlépcsős bejelentkezés szükséges. Először adjon hozzá másik módot, és csak azután távolítsa el ezt.',
  'Prijava z računom občine ni nastavljena. Prijavite se z geslom.':
    'A község fiókjával való bejelentkezés nincs beállítva. Jelentkezzen be jelszóval.',
  'Računi občine trenutno niso dosegljivi. Poskusite znova čez minuto ali se prijavite z geslom.':
    'A község fiókjai jelenleg nem érhetők el. Próbálja újra egy perc múlva, vagy jelentkezzen be jelszóval.',
  'Računi občine trenutno niso dosegljivi, z geslom pa se zaposleni ne prijavljajo. Poskusite znova čez minuto; če ne uspe, obvestite skrbnika računov občine.':
    'A község fiókjai jelenleg nem érhetők el, a munkatársak pedig jelszóval nem jelentkezhetnek be. Próbálja újra egy perc múlva; ha nem sikerül, értesítse a község fiókjainak adminisztrátorát.',
  'Prijava z računom občine ni uspela ali je bila preklicana. Začnite znova.':
    'A község fiókjával való bejelentkezés nem sikerült, vagy megszakították. Kezdje újra.',
  'Vaš račun občine nima potrjenega e-poštnega naslova. Obrnite se na skrbnika računov občine.':
    'Községi fiókjának nincs megerősített e-mail-címe. Forduljon a község fiókjainak adminisztrátorához.',
  'Za e-poštni naslov vašega računa občine tu ni računa zaposlenega. Obrnite se na skrbnika.':
    'Községi fiókjának címéhez itt nincs megnyitott munkatársi fiók. Forduljon az adminisztrátorhoz.',
  'Vaš račun mora imeti prijavo v dveh korakih. Nastavite jo, preden nadaljujete.':
    'Fiókjához kétlépcsős bejelentkezés szükséges. Állítsa be, mielőtt folytatja.',
  'Zaposleni se prijavljajo z računom občine. Izberite »Prijava z računom občine«.':
    'A munkatársak a község fiókjával jelentkeznek be. Válassza a „Bejelentkezés a község fiókjával” lehetőséget.',
  'V teh dneh dovolilnica ne bi nikoli veljala: ta vrsta velja samo {hours}. Izberite druge dni.':
    'Ezeken a napokon az engedély soha nem lenne érvényes: ez a fajta csak ekkor érvényes: {hours}. Válasszon más napokat.',
  'Karta takrat ne velja več.': 'Akkor az igazolvány már nem érvényes.',
  'Karte, s katero je prišlo to vozilo, pri pregledu nismo mogli potrditi. Pokličite občino.':
    'Az ellenőrzéskor ezt az igazolványt nem tudtuk megerősíteni. Hívja a községet.',
  'Opravičiti je mogoče vožnje v zadnjih 48 urah. Pokličite občino.': 'Az utolsó 48 óra behajtásai igazolhatók. Hívja a községet.',
  'S to karto ste letos porabili vse dovoljene dni. Pokličite občino.':
    'Ezzel az igazolvánnyal idén az összes engedélyezett napot felhasználta. Hívja a községet.',
  'Za ta dan je že prepozno. Izberite drugega.': 'Erre a napra már késő. Válasszon másikat.',
  'Za to karto je obisk na ta dan že vpisan. Odprite povezavo, ki ste jo dobili, ali pokličite občino.':
    'Ezzel az igazolvánnyal arra a napra már van bejegyzett látogatás. Nyissa meg a kapott hivatkozást, vagy hívja a községet.',
  'S to karto je za ta dan prijavljeno drugo vozilo. Zamenjate ga na strani svojega obiska.':
    'Ezzel az igazolvánnyal arra a napra másik jármű van bejegyezve. Cserélje ki látogatása oldalán.',
  'Ista oznaka je že v vrstici {line}. Eno odstranite.': 'Ugyanez a rendszám már szerepel a(z) {line}. sorban. Az egyiket törölje.',
  'Število vozil ({quota}) je doseženo. Odstranite drugo vozilo ali pokličite občino.':
    'A járművek száma ({quota}) betelt. Távolítson el egy másik járművet, vagy hívja a községet.',
  'Denarnici ni mogoče ustreči. Na strani občine začnite znova.': 'A tárca kérése nem teljesíthető. Kezdje újra a község oldalán.',
  'Poziv stranki še ni vročen, zato njen rok še ne teče; sporočilo po e-pošti ni vročitev. Pri aktu izberite »Vročanje«. Prej je mogoče odločiti le zaradi nujnih ukrepov v javnem interesu (144. člen ZUP).':
    'A felhívást még nem kézbesítették az ügyfélnek, ezért a határideje még nem kezdődött el; az e-mail nem kézbesítés. Az aktusnál válassza a „Vročanje” lehetőséget. Korábban csak közérdekű sürgős intézkedések miatt lehet dönteni (a ZUP 144. cikke).',
  'Temu je že ugodeno z odločbo, zato podatka ni mogoče spremeniti.': 'Ennek határozat már helyt adott, ezért az adat nem módosítható.',
  'Vloga bi obsegala manj, kot je stranka zahtevala. Povejte, zakaj; če stranka tega ni zahtevala, vloge ne spreminjajte in odločite z delno ugoditvijo.':
    'A kérelem kevesebbet tartalmazna, mint amennyit az ügyfél kért. Adja meg az okát; ha az ügyfél ezt nem kérte, ne módosítsa a kérelmet, hanem adjon neki részben helyt.',
  'Najprej vpišite določbo, po kateri se dovolilnica izda, ko je plačana (Akti, Nastavitve): sklep o neplačilu se opira nanjo.':
    'Először írja be azt a rendelkezést, amely szerint az engedélyt a díj megfizetése után adják ki (Akti, Nastavitve): a meg nem fizetésről szóló végzés erre támaszkodik.',
  'Plačilo še ni pogoj nobene odločbe v tej zadevi. Izdajte odločbo o izdaji dovolilnice, ki čaka med osnutki; rok za plačilo določi ona.':
    'A fizetés ebben az ügyben még egyetlen határozatnak sem feltétele. Adja ki az engedély kiadásáról szóló, tervezetként váró határozatot; a fizetési határidőt az állapítja meg.',
}
