import type { Catalogue } from '../locale.ts'

/** Italian: failures that a page or the server names. */
export const italianFailures: Catalogue = {
  'Ključ ni izdan za {scope}. Za to je treba izdati nov ključ.':
    'La chiave non è stata rilasciata per {scope}. Per questo occorre una nuova chiave.',
  'Prepustnice zdaj ne morete izdati: porabili ste dovoljeno število za danes ali ta mesec ali pa ste zunaj dovoljenih ur.':
    'Ora non può rilasciare un lasciapassare: ha già rilasciato quelli consentiti oggi o questo mese, oppure è fuori dall’orario stabilito.',
  'Zahteve ni mogoče prebrati. Osvežite stran in poskusite znova.': 'La richiesta non è leggibile. Aggiorni la pagina e riprovi.',
  'Za to dejanje se prijavite.': 'Per questa azione effettui l’accesso.',
  'Za to dejanje nimate pravice. Obrnite se na skrbnika.': 'Non ha l’autorizzazione per questa azione. Si rivolga all’amministratore.',
  'Zapisa ni mogoče najti. Morda je bil izbrisan.': 'Il dato non è stato trovato. Forse è stato cancellato.',
  'Pošiljanje je trajalo predolgo in je bilo prekinjeno. Poskusite znova z boljšo povezavo ali manjšimi datotekami.':
    'L’invio è durato troppo a lungo ed è stato interrotto. Riprovi con una connessione migliore o con file più piccoli.',
  'Zapis je medtem spremenil nekdo drug. Osvežite ga in preverite spremembe.':
    'Nel frattempo il dato è stato modificato da qualcun altro. Lo aggiorni e verifichi le modifiche.',
  'Povezava ni več veljavna. Zahtevajte novo.': 'Il collegamento non è più valido. Ne richieda uno nuovo.',
  'Posamezna datoteka je lahko velika največ 10 MB, vse skupaj največ 25 MB.':
    'Ogni file può avere al massimo 10 MB, tutti insieme al massimo 25 MB.',
  'Poslani podatki so preobsežni. Zmanjšajte datoteke in poskusite znova.':
    'I dati inviati sono troppo voluminosi. Riduca i file e riprovi.',
  'Datoteka ni PDF, JPEG, PNG ali HEIC. Pretvorite jo in jo naložite znova.':
    'Il file non è PDF, JPEG, PNG o HEIC. Lo converta e lo carichi di nuovo.',
  'Podatkov ni bilo mogoče sprejeti. Osvežite stran in jih vnesite znova.':
    'Non è stato possibile accettare i dati. Aggiorni la pagina e li inserisca di nuovo.',
  'Stran je bila predolgo odprta. Osvežite jo in poskusite znova.': 'La pagina è rimasta aperta troppo a lungo. La aggiorni e riprovi.',
  'Nekatera polja niso pravilno izpolnjena. Popravite označena polja.':
    'Alcuni campi non sono compilati correttamente. Corregga i campi contrassegnati.',
  'Preveč poskusov. Počakajte nekaj minut in poskusite znova.': 'Troppi tentativi. Attenda alcuni minuti e riprovi.',
  'Prišlo je do napake na strežniku. Poskusite znova; če se ponovi, nam sporočite oznako napake.':
    'Si è verificato un errore del server. Riprovi; se si ripete, ci comunichi il codice dell’errore.',
  'Storitev trenutno ni dosegljiva. Poskusite znova čez minuto.': 'Il servizio al momento non è raggiungibile. Riprovi tra un minuto.',
  'Poslanih podatkov trenutno ni mogoče shraniti. Za napako niste odgovorni vi; poskusite znova čez nekaj minut.':
    'Al momento non è possibile salvare i dati inviati. L’errore non dipende da Lei; riprovi tra alcuni minuti.',
  'Gesli se ne ujemata.': 'Le password non corrispondono.',
  'Geslo mora imeti vsaj 12 znakov.': 'La password deve avere almeno 12 caratteri.',
  'Vnesite šest števk iz aplikacije.': 'Inserisca le sei cifre dell’applicazione.',
  'Uporabnik s tem e-poštnim naslovom že obstaja.': 'Esiste già un utente con questo indirizzo di posta elettronica.',
  'Za odločanje mora imeti vaš račun naziv in veljavno pooblastilo s številko, dnem in obsegom (28. do 31. člen ZUP). Vpiše jih skrbnik (root): Uporabniki, vaš račun.':
    'Per decidere, il Suo account deve avere la qualifica e un’autorizzazione valida con numero, data e ambito (articoli da 28 a 31 della ZUP). Li inserisce l’amministratore (root): Utenti, il Suo account.',
  'Za to vozilo in območje že velja dovolilnica.': 'Per questo veicolo e questa zona è già valido un permesso.',
  'Ta dovolilnica je že podaljšana. Podaljšajte tisto, ki ji sledi.': 'Questo permesso è già stato rinnovato. Rinnovi quello successivo.',
  'Imetnik oziroma njegovo gospodinjstvo že ima največje dovoljeno število veljavnih dovolilnic te vrste.':
    'Il titolare o il suo nucleo familiare ha già il numero massimo consentito di permessi validi di questo tipo.',
  'Ta kartica je že dodeljena drugi veljavni dovolilnici.': 'Questa tessera è già assegnata a un altro permesso valido.',
  'Izbris ni mogoč, ker so na zapis vezani drugi podatki.': 'La cancellazione non è possibile, poiché altri dati sono collegati.',
  'Vloga je del upravne zadeve in se hrani, zato je ni mogoče izbrisati. O njej odločite, ali jo na zahtevo stranke umaknite. Razveljaviti je mogoče le vnos vloge, ki jo je pomotoma vnesla uradna oseba in o kateri še ni odločeno.':
    'L’istanza fa parte di una pratica amministrativa e va conservata; non può essere cancellata. Decida sull’istanza o la ritiri su richiesta della parte. Può essere stornata solo un’istanza registrata per errore da un funzionario e sulla quale non si è ancora deciso.',
  'Vloga še ni plačana, zato dovolilnice ni mogoče izdati.': 'L’istanza non è ancora pagata, perciò il permesso non può essere rilasciato.',
  'Danes je prispelo preveč vlog (skupno ali iz vašega omrežja). Prijavite se in vlogo oddajte iz svojega računa, poskusite jutri ali jo oddajte na občini.':
    'Dalla Sua rete o in totale sono giunte oggi troppe istanze. Effettui l’accesso e presenti l’istanza dal Suo account, riprovi domani oppure la presenti in Comune.',
  'Povezave s stebrički trenutno ni, zato ukaz ni bil poslan. Počakajte, da se povezava vrne, ali pokličite vzdrževalca.':
    'Al momento manca il collegamento con i dissuasori; il comando non è stato inviato. Attenda che il collegamento torni o chiami il manutentore.',
  'Stebriček je brez povezave, zato ukaz ni bil poslan. Naprava odloča sama; če se mora premakniti, pokličite dežurnega.':
    'Il dissuasore non è collegato; il comando non è stato inviato. Il dispositivo decide da solo; se il dissuasore deve muoversi, chiami il reperibile.',
  'Ti stebrički so že spuščeni najmanj do takrat, zato ukaz ni bil poslan.':
    'Questi dissuasori sono già abbassati almeno fino ad allora; il comando non è stato inviato.',
  'V nastavitvah občine manjkajo podatki, brez katerih evidenca ni popolna. Vnesite jih in poskusite znova.':
    'Nelle impostazioni del Comune mancano dati senza i quali il registro non è completo. Li inserisca e riprovi.',
  'Obdelava tega zapisa je omejena na zahtevo posameznika, zato ga ni mogoče spremeniti. Obrnite se na osebo za varstvo podatkov.':
    'Il trattamento di questi dati è limitato su richiesta dell’interessato e non possono essere modificati. Si rivolga al responsabile della protezione dei dati.',
  'Osebni podatki tega zapisa so po roku hrambe izbrisani. Zapisa ni več mogoče spremeniti.':
    'I dati personali di questa registrazione sono stati cancellati al termine della conservazione. Non può più essere modificata.',
  'Najprej vpišite, kako je bila preverjena istovetnost osebe.': 'Indichi prima come è stata verificata l’identità della persona.',
  'Najprej označite zapise, ki se nanašajo na to osebo.': 'Selezioni prima i dati che riguardano questa persona.',
  'V trenutnem stanju zapisa to dejanje ni mogoče. Osvežite zapis.': 'Nello stato attuale questa azione non è possibile. Aggiorni i dati.',
  'V sporočilu je osebna povezava ali priloga, ki se ne hrani ali se sme poslati le na naslov iz zapisa. Popravite naslov v zapisu ali od tam pošljite novo sporočilo.':
    'Il messaggio contiene un collegamento personale o un allegato che non è conservato o che può andare soltanto all’indirizzo registrato. Corregga l’indirizzo nella pratica o invii da lì un nuovo messaggio.',
  'Tak zapis že obstaja.': 'Esiste già un dato uguale.',
  'Zoper ta akt je že vpisana pritožba, o kateri še ni odločeno. Kar je prispelo pozneje, pripišite k njej.':
    'Contro questo atto è già registrato un ricorso sul quale non si è ancora deciso. Quanto è pervenuto dopo vi va aggiunto.',
  'Pritožbe tu zdaj ni mogoče vložiti: odločitev še ni vročena, rok se je iztekel ali pa o pritožbi že odločamo. Osvežite stran.':
    'Ora non è possibile presentare ricorso da qui: il provvedimento non è stato ancora notificato, il termine è scaduto oppure un ricorso è già in corso. Ricarichi la pagina.',
  'Zoper ta akt ni pritožbe: z njim ni odločeno o pravici stranke ali pa je že odpravljen.':
    'Contro questo atto non è ammesso ricorso: esso non decide su un diritto della parte oppure è già stato annullato.',
  'Akta te vrste ni mogoče nadomestiti na strani pritožbe: z njim se ni nič končalo. Pritožbo pošljite drugi stopnji.':
    'Un atto di questo tipo non può essere sostituito a seguito di ricorso: non ha concluso nulla. Trasmetta il ricorso all’organo di secondo grado.',
  'Pritožbe ni mogoče zavreči kot nepopolne, dokler stranka ni pozvana k dopolnitvi ali rok za dopolnitev še teče.':
    'Il ricorso non può essere dichiarato irricevibile perché incompleto finché la parte non è stata invitata a integrarlo o il termine per l’integrazione è ancora in corso.',
  'Stranka se o ugotovitvah lahko izjavi do {day}. Počakajte na izjavo ali iztek roka; prej je mogoče odločiti le zaradi nujnih ukrepov v javnem interesu (144. člen ZUP).':
    'La parte può pronunciarsi sugli accertamenti entro il {day}. Attenda la dichiarazione o la scadenza del termine; prima si può decidere solo per misure urgenti di interesse pubblico (articolo 144 della ZUP).',
  'Stranka lahko vlogo dopolni do {day}. Počakajte na dopolnitev ali iztek roka; prej je mogoče odločiti le zaradi nujnih ukrepov v javnem interesu (144. člen ZUP).':
    'La parte può integrare l’istanza entro il {day}. Attenda l’integrazione o la scadenza del termine; prima si può decidere solo per misure urgenti di interesse pubblico (articolo 144 della ZUP).',
  'Vpis pomotoma': 'Inserito per errore',
  'Naslova ni mogoče umestiti v okence ovojnice. Natisnite akt brez naslovnega lista ali povečajte okence v nastavitvah aktov.':
    'L’indirizzo non entra nella finestra della busta. Stampi l’atto senza foglio d’indirizzo oppure ingrandisca la finestra nelle impostazioni degli atti.',
  'Po vpisanem dnevu vročitve je pritožba pravočasna, zato je ni mogoče zavreči kot prepozno. Preverite dan vročitve in dan vložitve ali izberite drug razlog.':
    'Secondo il giorno di notifica registrato il ricorso è tempestivo e non può essere dichiarato tardivo. Verifichi il giorno della notifica e quello della presentazione o scelga un altro motivo.',
  'Dan vročitve akta ni vpisan, zato se rok za pritožbo še ni iztekel. Najprej vpišite vročitev akta.':
    'Il giorno di notifica dell’atto non è registrato, perciò il termine per il ricorso non è ancora scaduto. Registri prima la notifica dell’atto.',
  'Parkomat s to kodo in tem ključem ne sme poročati. Preverite ključ ali mu dajte novega.':
    'Nessun parcometro con questo codice e questa chiave può trasmettere dati. Verificate la chiave o assegnatene una nuova.',
  'Varnostno preverjanje še ni končano. Počakajte trenutek in poskusite znova.':
    'La verifica di sicurezza non è ancora conclusa. Attenda un momento e riprovi.',
  'E-poštni naslov ali geslo ni pravilno. Preverite vnos ali ponastavite geslo.':
    'L’indirizzo di posta elettronica o la password non è corretto. Verifichi i dati o reimposti la password.',
  'To geslo je lahko uganiti. Izberite daljše geslo iz več besed, brez svojega imena, e-poštnega naslova in znanih gesel.':
    'Questa password è facile da indovinare. Scelga una password più lunga di più parole, senza il Suo nome, l’indirizzo di posta elettronica e password note.',
  'Koda ni pravilna ali je bila že uporabljena. Počakajte na novo in jo vnesite.':
    'Il codice non è corretto o è già stato usato. Attenda quello nuovo e lo inserisca.',
  'Rezervna koda ni pravilna ali je bila že uporabljena. Prepišite jo znova, z vsemi črkami in številkami, ali vnesite drugo.':
    'Il codice di riserva non è corretto o è già stato usato. Lo trascriva di nuovo, con tutte le lettere e le cifre, o ne inserisca un altro.',
  'Drugi korak prijave je potekel. Vnesite geslo znova.': 'Il secondo passaggio dell’accesso è scaduto. Inserisca di nuovo la password.',
  'Ključa za prijavo ni bilo mogoče potrditi. Poskusite znova ali izberite drug način.':
    'Non è stato possibile confermare la chiave di accesso. Riprovi o scelga un’altra modalità.',
  'Na tem naslovu ključi za prijavo niso mogoči. Uporabite aplikacijo s kodami.':
    'A questo indirizzo le chiavi di accesso non sono possibili. Usi un’applicazione con codici.',
  'Za to spremembo znova potrdite, da ste to vi: s ključem ali kodo, če ju še nimate, pa z geslom.':
    'Per questa modifica confermi di nuovo la Sua identità: con la chiave di accesso o un codice, oppure con la password se non li ha ancora.',
  'Vaš račun mora imeti prijavo v dveh korakih. Najprej dodajte drug način, šele nato odstranite tega.':
    'Il Suo account deve avere l’accesso in due passaggi. Aggiunga prima un’altra modalità, poi rimuova questa.',
  'Prijava z računom občine ni nastavljena. Prijavite se z geslom.':
    'L’accesso con l’account del Comune non è impostato. Acceda con la password.',
  'Računi občine trenutno niso dosegljivi. Poskusite znova čez minuto ali se prijavite z geslom.':
    'Gli account del Comune al momento non sono raggiungibili. Riprovi tra un minuto o acceda con la password.',
  'Računi občine trenutno niso dosegljivi, z geslom pa se zaposleni ne prijavljajo. Poskusite znova čez minuto; če ne uspe, obvestite skrbnika računov občine.':
    'Gli account del Comune al momento non sono raggiungibili e i dipendenti non accedono con la password. Riprovi tra un minuto; se non riesce, informi l’amministratore degli account del Comune.',
  'Prijava z računom občine ni uspela ali je bila preklicana. Začnite znova.':
    'L’accesso con l’account del Comune non è riuscito o è stato annullato. Ricominci.',
  'Vaš račun občine nima potrjenega e-poštnega naslova. Obrnite se na skrbnika računov občine.':
    'Il Suo account del Comune non ha un indirizzo di posta elettronica confermato. Si rivolga all’amministratore degli account del Comune.',
  'Za e-poštni naslov vašega računa občine tu ni računa zaposlenega. Obrnite se na skrbnika.':
    'Per l’indirizzo del Suo account del Comune qui non è aperto un account di dipendente. Si rivolga all’amministratore.',
  'Vaš račun mora imeti prijavo v dveh korakih. Nastavite jo, preden nadaljujete.':
    'Il Suo account deve avere l’accesso in due passaggi. Lo imposti prima di proseguire.',
  'Zaposleni se prijavljajo z računom občine. Izberite »Prijava z računom občine«.':
    'I dipendenti accedono con l’account del Comune. Scelga «Accesso con l’account del Comune».',
  'Koda ni prava, je že porabljena ali ne velja več. Na zaslonu stebrička izdajte novo.':
    'Il codice non è giusto, è già stato usato o non è più valido. Ne emetta uno nuovo sulla pagina del dissuasore.',
  'Vloge s to številko, e-poštnim naslovom in kodo ne najdemo. Preverite vse tri ali zahtevajte novo povezavo.':
    'Non troviamo un’istanza con questo numero, indirizzo di posta elettronica e codice. Verifichi tutti e tre o richieda un nuovo collegamento.',
  'Najprej odprite povezavo, ki smo jo poslali na e-poštni naslov iz vloge.':
    'Apra prima il collegamento che abbiamo inviato all’indirizzo di posta elettronica dell’istanza.',
  'Poziv stranki še ni vročen, zato njen rok še ne teče; sporočilo po e-pošti ni vročitev. Pri aktu izberite »Vročanje«. Prej je mogoče odločiti le zaradi nujnih ukrepov v javnem interesu (144. člen ZUP).':
    'L’invito non è stato ancora notificato alla parte, perciò il suo termine non decorre; un messaggio di posta elettronica non è una notifica. Presso l’atto scelga «Vročitev». Prima si può decidere soltanto per misure urgenti nell’interesse pubblico (articolo 144 ZUP).',
  'Temu je že ugodeno z odločbo, zato podatka ni mogoče spremeniti.':
    'È già stato accolto con una decisione, perciò il dato non può essere modificato.',
  'Vloga bi obsegala manj, kot je stranka zahtevala. Povejte, zakaj; če stranka tega ni zahtevala, vloge ne spreminjajte in odločite z delno ugoditvijo.':
    'L’istanza comprenderebbe meno di quanto la parte ha chiesto. Indichi il motivo; se la parte non lo ha chiesto, non modifichi l’istanza e la accolga in parte.',
  'Najprej vpišite določbo, po kateri se dovolilnica izda, ko je plačana (Akti, Nastavitve): sklep o neplačilu se opira nanjo.':
    'Inserisca prima la disposizione secondo cui il permesso si rilascia quando è pagato (Akti, Nastavitve): la conclusione sul mancato pagamento si fonda su di essa.',
  'Plačilo še ni pogoj nobene odločbe v tej zadevi. Izdajte odločbo o izdaji dovolilnice, ki čaka med osnutki; rok za plačilo določi ona.':
    'Il pagamento non è ancora condizione di alcuna decisione in questa pratica. Emetta la decisione sul rilascio che attende tra le bozze: essa fissa il termine di pagamento.',
}
