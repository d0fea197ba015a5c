import type { Catalogue } from '@dovolilnice/contract/locale'

export const italianStatus: Catalogue = {
  'Vloga za parkirno dovolilnico': 'Istanza di permesso di parcheggio',
  'O vlogi moramo odločiti najpozneje {day}. Če kaj manjka, vas bomo pred tem pozvali k dopolnitvi, sicer vas bomo obvestili o odločitvi.':
    'Dobbiamo decidere sull’istanza entro il {day}. Se manca qualcosa, prima di allora La inviteremo a integrarla; altrimenti La informeremo della decisione.',
  'Rok za odločitev se je iztekel {day}, o vlogi pa še ni odločeno. Zaradi molka organa lahko vložite pritožbo (222. člen ZUP). Za pojasnilo se obrnite na občino.':
    'Il termine per la decisione è scaduto il {day}, ma sull’istanza non è stato ancora deciso. Per il silenzio dell’organo può presentare ricorso (articolo 222 della ZUP). Per chiarimenti si rivolga al Comune.',
  'Postopek je od {day} prekinjen. Dokler razlog za prekinitev ne preneha, ne teče noben rok in vam ni treba ničesar storiti. O nadaljevanju vas bomo obvestili.':
    'Il procedimento è sospeso dal {day}. Finché il motivo della sospensione non cessa, non decorrono termini e non deve fare nulla. La informeremo della prosecuzione.',
  'Rok za odločitev začne teči, ko je vloga popolna. Zadnji dan bo naveden tukaj.':
    'Il termine per la decisione decorre da quando l’istanza è completa. L’ultimo giorno sarà indicato qui.',
  'Prenesi potrdilo o plačilu takse (PDF)': 'Scarica la ricevuta della tassa (PDF)',
  'Stanje vloge': 'Stato dell’istanza',
  'Vloga je oddana': 'L’istanza è stata presentata',
  'Številka vaše vloge je': 'Il numero della Sua istanza è',
  'Popravi naslov': 'Correggi l’indirizzo',
  'Pravi e-poštni naslov': 'L’indirizzo e-mail corretto',
  'Naslov je popravljen. Preverite e-pošto na tem naslovu.': 'L’indirizzo è corretto. Controlli la casella di posta.',
  'Morate v mesto že danes?': 'Deve venire già oggi?',
  'Na {email} smo poslali povezavo do stanja vloge. Če ste oddali več vlog, boste naslednjo povezavo prejeli, ko odprete prejšnjo.':
    'Abbiamo inviato a {email} il collegamento allo stato dell’istanza. Se ha presentato più istanze, riceverà il collegamento successivo quando aprirà il precedente.',
  'Kaj sledi': 'I passi successivi',
  'Plačajte upravno takso': 'Paghi la tassa amministrativa',
  'do {day}': 'entro il {day}',
  Plačaj: 'Paga',
  'Zdaj vam ni treba storiti ničesar': 'Per ora non deve fare nulla',
  'Ničesar ne plačate.': 'Non paga nulla.',
  'Uradna oseba pregleda vlogo': 'Un funzionario esamina l’istanza',
  'Najpozneje {day}. Če kaj manjka, vam bomo pisali.': 'Entro il {day}. Se manca qualcosa, Le scriviamo.',
  'Če kaj manjka, vam bomo pisali.': 'Se manca qualcosa, Le scriviamo.',
  'Plačate dovolilnico in ta začne veljati': 'Paga il permesso, che entra in vigore',
  '{price}. Kodo za plačilo bomo poslali po odobritvi.': '{price}. Il codice di pagamento viene inviato dopo l’accoglimento.',
  'Dovolilnica začne veljati': 'Il permesso entra in vigore',
  'O tem vas bomo obvestili.': 'La informiamo.',
  'Pomoč: {phone}': 'Assistenza: {phone}',
  'Oddaj še eno vlogo': 'Invia un’altra istanza',
  'Ta dovolilnica je že podaljšana. Sledi ji dovolilnica {number}.':
    'Questo permesso è già stato rinnovato. È seguito dal permesso {number}.',
  'Odpri dovolilnico, ki ji sledi': 'Apri il permesso successivo',
  'Podaljšanje te dovolilnice je že v teku z vlogo {number}.': 'Il rinnovo di questo permesso è già in corso con l’istanza {number}.',
  'Odpri vlogo': 'Apri l’istanza',
  'Moje vloge': 'Le mie istanze',
  'Podaljšujete dovolilnico {number}. Podatki so prevzeti iz nje; preverite jih.':
    'Sta rinnovando il permesso {number}. I dati sono ripresi da esso; li verifichi.',
  'Podaljšanje dovolilnice': 'Rinnovo del permesso',
  'Podatki, ki ostanejo enaki': 'Dati che restano uguali',
  'Nova dovolilnica prevzame podatke dovolilnice {number}.': 'Il nuovo permesso riprende i dati del permesso {number}.',
  'Nekaj se je spremenilo': 'Qualcosa è cambiato',
  'Dokazil ni treba priložiti': 'Non occorre allegare documenti',
  'Priložite dokazila': 'Alleghi i documenti',
  'Dokazila, če imate novejša': 'Documenti, se ne ha di più recenti',
  'Občina že ima veljavna dokazila: {documents}.': 'Il Comune ha già questi documenti, ancora validi: {documents}.',
  'Občina to dokazilo že ima. Priložite ga le, če imate novejše.':
    'Il Comune ha già questo documento. Lo alleghi solo se ne ha uno più recente.',
  'Občina že ima dokazilo, ki velja do {day}. Priložite ga, če imate novejše.':
    'Il Comune ha già un documento valido fino al {day}. Lo alleghi se ne ha uno più recente.',
  'Plačilo s kartico': 'Pagamento con carta',
  'Plačilo upravne takse s kartico': 'Pagamento della tassa amministrativa con carta',
  'S kartico ste plačali {amount} preveč, ker je bila upravna taksa medtem plačana ali je ni več treba plačati. Znesek vam bo občina vrnila.':
    'Con la carta ha pagato {amount} in eccesso, poiché la tassa amministrativa è stata nel frattempo pagata o non è più dovuta. Il Comune Le restituirà l’importo.',
  'upravna taksa': 'tassa amministrativa',
  'Plačali ste {amount} preveč, ker je bila upravna taksa medtem plačana ali je ni več treba plačati. Znesek vam bo občina vrnila.':
    'Ha pagato {amount} in eccesso, poiché la tassa amministrativa è stata nel frattempo pagata o non è più dovuta. Il Comune Le restituirà l’importo.',
  'Za kaj': 'Causale',
  'Podatke kartice vpišete na strani ponudnika plačil. Občina jih ne vidi. Plačilo je potrjeno takoj.':
    'La carta si inserisce sulla pagina del fornitore dei pagamenti. Il Comune non vede i dati della carta. Il pagamento è confermato subito.',
  'Plačaj s kartico': 'Paga con carta',
  'Nadaljuj plačilo s kartico': 'Prosegui il pagamento con carta',
  'Preizkus: nobena kartica ne bo bremenjena in plačila v resnici ni.':
    'Prova: nessuna carta sarà addebitata e il pagamento non avviene realmente.',
  'Plačilo s kartico je v teku. Če ste ga pravkar končali, bo v kratkem potrjeno. Sicer ga nadaljujte.':
    'Il pagamento con carta è in corso. Se l’ha appena concluso, sarà confermato a breve. Altrimenti lo prosegua.',
  'Plačilo s kartico smo prejeli.': 'Abbiamo ricevuto il pagamento con carta.',
  'Plačilo s kartico ni uspelo.': 'Il pagamento con carta non è riuscito.',
  'Poskusite znova ali z drugo kartico.': 'Riprovi, oppure usi un’altra carta.',
  'Plačilo s kartico ni bilo dokončano.': 'Il pagamento con carta non è stato completato.',
  'Ponudnik plačil je sporočil drugačen znesek, kot je bil naročen. Občina to preverja, zato s kartico ne plačujte znova.':
    'Il fornitore dei pagamenti ha comunicato un importo diverso da quello ordinato. Il Comune sta verificando; non paghi di nuovo con carta.',
  'S kartico ste plačali {amount} preveč, ker je bila vloga medtem plačana ali ni več odprta. Znesek vam bo občina vrnila.':
    'Con la carta ha pagato {amount} in eccesso, poiché l’istanza è stata nel frattempo pagata o non è più aperta. Il Comune Le restituirà l’importo.',
  'Plačilo dovolilnice': 'Pagamento del permesso',
  'Čaka na plačilo do {day}': 'Da pagare entro il {day}',
  'Prejeli smo {received}, plačajte še {amount}.': 'Abbiamo ricevuto {received}; restano da pagare {amount}.',
  'Koda UPN QR za plačilo {amount}': 'Codice UPN QR per il pagamento di {amount}',
  'Shranite kodo in jo odprite v mobilni banki ali jo skenirajte z drugo napravo.':
    'Salvi il codice e lo apra nella banca mobile, oppure lo scansioni con un altro dispositivo.',
  'Shrani kodo': 'Salva il codice',
  'Kode ni bilo mogoče shraniti. Prenesite predračun: koda je na položnici.':
    'Non è stato possibile salvare il codice. Scarichi la fattura pro forma: il codice è sul bollettino.',
  'Predračun (PDF)': 'Fattura pro forma (PDF)',
  'IBAN prejemnika': 'IBAN del beneficiario',
  Referenca: 'Riferimento',
  Prejemnik: 'Beneficiario',
  'Plačilo bo vidno, ko ga bo občini sporočila banka, navadno v nekaj delovnih dneh.':
    'Il pagamento sarà visibile quando la banca lo comunica al Comune, di solito entro alcuni giorni lavorativi.',
  'Poiščite svojo vlogo': 'Cerca la Sua istanza',
  'Najlažje jo odprete s povezavo iz e-pošte. Na drugi napravi vpišite kratko kodo, ki jo pokaže stran s stanjem vloge.':
    'Il modo più semplice è il collegamento ricevuto per posta elettronica. Su un altro dispositivo inserisca il codice breve mostrato dalla pagina con lo stato dell’istanza.',
  'Te povezave ni mogoče odpreti. Preverite, ali ste jo prekopirali v celoti, ali zahtevajte novo.':
    'Questo collegamento non si apre. Verifichi di averlo copiato per intero o ne richieda uno nuovo.',
  'na primer V-2026-000123': 'ad esempio V-2026-000123',
  'E-poštni naslov iz vloge': 'Indirizzo di posta elettronica indicato nell’istanza',
  'Kratka koda': 'Codice breve',
  'osem znakov, na primer ABCD-2345': 'otto caratteri, ad esempio ABCD-2345',
  'Pošljite mi povezavo znova': 'Inviatemi di nuovo il collegamento',
  'Če vloga s to številko in tem naslovom obstaja, boste prejeli sporočilo z novo povezavo, največ trikrat na dan. Če povezave v prvem sporočilu še niste odprli, novega sedem dni ne bomo poslali. Poiščite prvo sporočilo, tudi med neželeno pošto.':
    'Se esiste un’istanza con questo numero e indirizzo, a tale indirizzo arriva un messaggio con un nuovo collegamento, al massimo tre volte al giorno. Se non ha ancora aperto il collegamento del primo messaggio, per sette giorni non ne invieremo un altro. Cerchi il primo messaggio, anche nella posta indesiderata.',
  'Pošlji povezavo': 'Invia il collegamento',
  'Če se podatki ujemajo, je povezava na poti. Če sporočila v nekaj minutah ni, preverite neželeno pošto, številko in naslov.':
    'Se i dati corrispondono, il collegamento è in arrivo. Se il messaggio non arriva entro pochi minuti, controlli la posta indesiderata, il numero e l’indirizzo.',
  'Odpiranje na drugi napravi': 'Apertura su un altro dispositivo',
  'S kratko kodo, številko vloge in svojim e-poštnim naslovom odprete to stran tudi brez povezave.':
    'Con il codice breve, il numero dell’istanza e il Suo indirizzo di posta elettronica apre questa pagina anche senza collegamento.',
  'Pripravi kratko kodo': 'Prepara il codice breve',
  'Vaša kratka koda:': 'Il Suo codice breve:',
  'Zapišite si jo, ker pozneje ne bo več prikazana. Pripravite lahko tudi novo, ki to zamenja.':
    'Lo annoti: in seguito non possiamo più mostrarlo, ma può prepararne uno nuovo al suo posto.',
  'Številka vloge': 'Numero dell’istanza',
  'Pokaži stanje': 'Mostra lo stato',
  'Pišemo vam na {email}.': 'Scriviamo a {email}.',
  'Vloga čaka na pregled. O vsaki spremembi stanja vas bomo obvestili po e-pošti.':
    'L’istanza è in attesa di esame. La informeremo per posta elettronica di ogni cambiamento di stato.',
  'Uradna oseba pregleduje vlogo in dokazila.': 'Il funzionario sta esaminando l’istanza e i documenti.',
  'Vloga ni popolna. Dopolnite jo najpozneje {due}, sicer jo bomo s sklepom zavrgli.':
    'L’istanza è incompleta. La integri entro il {due}, altrimenti sarà dichiarata irricevibile con una conclusione.',
  'Rok za dopolnitev je potekel {due}, vloga pa še ni zavržena. Če jo dopolnite zdaj, jo bomo še pregledali, sicer jo bomo s sklepom zavrgli.':
    'Il termine per l’integrazione è scaduto il {due}, ma l’istanza non è ancora stata dichiarata irricevibile. Se la integra ora, la esamineremo ancora, altrimenti sarà dichiarata irricevibile con una conclusione.',
  'Vloga ni popolna. Dopolnite jo v {days} od vročitve poziva, sicer jo bomo s sklepom zavrgli.':
    'L’istanza è incompleta. La integri entro {days} dalla notifica dell’invito, altrimenti sarà dichiarata irricevibile con una conclusione.',
  'Pred odločitvijo smo vas seznanili z ugotovitvami. Preberite jih in oddajte izjavo.':
    'Prima della decisione Le abbiamo comunicato gli accertamenti. Li legga e presenti la dichiarazione.',
  'Odpri ugotovitve': 'Apri gli accertamenti',
  'Vloga je odobrena. Dovolilnica bo kmalu izdana.': 'L’istanza è stata accolta. Il permesso sarà rilasciato a breve.',
  'Vloga je odobrena in čaka na plačilo do {due}. Če cene do takrat ne boste plačali, dovolilnica ne bo izdana. O tem bo izdan sklep.':
    'L’istanza è stata accolta ed è in attesa del pagamento entro il {due}. In mancanza del pagamento il permesso non sarà rilasciato e sarà emessa una conclusione.',
  'Vloga je odobrena. Plačajte {fee} do {due}. Podatke za nakazilo dobite pri občini.':
    'L’istanza è stata accolta. Paghi {fee} entro il {due}. I dati per il bonifico sono disponibili presso il Comune.',
  'Plačilo smo prejeli. Dovolilnica bo kmalu izdana.': 'Abbiamo ricevuto il pagamento. Il permesso sarà rilasciato a breve.',
  'Dovolilnica {permit} je izdana.': 'Il permesso {permit} è stato rilasciato.',
  'Vloga je zavrnjena. Izdana je odločba s poukom o pravnem sredstvu; kopija je dostopna na spodnji povezavi.':
    'L’istanza è stata respinta. È stata emessa una decisione con l’istruzione sul rimedio giuridico; una copia è disponibile al collegamento sottostante.',
  'Vloga je umaknjena.': 'L’istanza è stata ritirata.',
  'Vlogo ste umaknili. O ustavitvi postopka bo izdan sklep, ki vam ga bomo vročili. Če dovolilnico še potrebujete, oddajte novo vlogo.':
    'Ha ritirato l’istanza. Sulla cessazione del procedimento sarà emessa una conclusione, che Le sarà notificata. Se il permesso Le occorre ancora, presenti una nuova istanza.',
  'Dovolilnica ni bila plačana v roku, zato ne bo izdana. Izdan je sklep s poukom o pravnem sredstvu, ki vam bo vročen. Če dovolilnico še potrebujete, oddajte novo vlogo.':
    'Il permesso non è stato pagato entro il termine, perciò non sarà rilasciato. È stata emessa una conclusione con l’istruzione sul rimedio giuridico, che Le sarà notificata. Se il permesso Le occorre ancora, presenti una nuova istanza.',
  'Vloga je bila vnesena pomotoma, zato je vnos razveljavljen.':
    'L’istanza è stata registrata per errore; la registrazione è stata annullata.',
  'Vloga je zavržena. O tem je izdan sklep z razlogi in poukom o pravnem sredstvu, ki vam bo vročen. Če dovolilnico še potrebujete, oddajte novo vlogo.':
    'L’istanza è stata dichiarata irricevibile. È stata emessa una conclusione con la motivazione e l’istruzione sul rimedio giuridico, che Le sarà notificata. Se il permesso Le occorre ancora, presenti una nuova istanza.',
  'Odločitev št. {number} vam bo vročena. Rok za pritožbo začne teči z vročitvijo; prenos kopije ali e-sporočilo nista vročitev.':
    'Il provvedimento n. {number} Le sarà notificato. Il termine per il ricorso decorre dalla notifica; lo scaricamento della copia o il messaggio di posta elettronica non valgono come notifica.',
  'Odločitev št. {number} je bila oddana v vročanje {day} ({manner}). Rok za pritožbo začne teči z vročitvijo.':
    'Il provvedimento n. {number} è stato consegnato per la notifica il {day} ({manner}). Il termine per il ricorso decorre dalla notifica.',
  'Odločitev št. {number} vam je bila vročena {day} ({manner}). Pritožbo lahko vložite najpozneje {until}.':
    'Il provvedimento n. {number} Le è stato notificato il {day} ({manner}). Può presentare ricorso entro il {until}.',
  'Odločitev št. {number} vam je bila vročena {day} ({manner}). Zoper njo teče pritožbeni postopek; o njegovem izidu boste prejeli pisno odločitev.':
    'Il provvedimento n. {number} Le è stato notificato il {day} ({manner}). È in corso il procedimento di ricorso; sul suo esito riceverà un provvedimento scritto.',
  'Vložite jo lahko tukaj ali kakor piše v pouku o pravnem sredstvu na koncu odločitve. Tam piše tudi, koliko znaša taksa.':
    'Può presentarlo qui oppure come indicato nell’istruzione sul rimedio giuridico alla fine del provvedimento, dove è indicata anche la tassa.',
  'Vaša zadeva se vodi v skupnem postopku. Druge vloge v njem: {numbers}. O vsaki vlogi bo izdana posebna odločitev.':
    'La Sua pratica è trattata in un procedimento comune. Altre istanze nello stesso: {numbers}. Su ciascuna istanza sarà emessa una decisione distinta.',
  'Vloži pritožbo zoper odločitev št. {number}': 'Presenta ricorso contro il provvedimento n. {number}',
  'Vloži pritožbo zaradi molka organa': 'Presenta ricorso per il silenzio dell’organo',
  'Pritožbo vložite najpozneje {day}.': 'Presenti il ricorso entro il {day}.',
  'Pritožba ni vezana na rok; vložite jo lahko, dokler o vlogi ni odločeno.':
    'Il ricorso non è soggetto a termini: può presentarlo finché sull’istanza non è stato deciso.',
  'Besedilo pritožbe': 'Testo del ricorso',
  'Napišite, s čim se ne strinjate, zakaj in kaj predlagate.': 'Scriva che cosa non condivide, perché e che cosa propone.',
  Priloge: 'Allegati',
  'Pritožbo vlagam kot pooblaščenec: {name}': 'Presento il ricorso come rappresentante: {name}',
  'Vloži pritožbo': 'Presenta ricorso',
  'Pritožba je vložena. Potrdilo boste prejeli po e-pošti.': 'Il ricorso è stato presentato. Riceverà la ricevuta per e-mail.',
  'Pritožbo št. {number} smo prejeli {day}. O njej še ni odločeno.':
    'Abbiamo ricevuto il ricorso n. {number} il {day}. Sul ricorso non è stato ancora deciso.',
  'Postopek o pritožbi št. {number} z dne {day} je končan.': 'Il procedimento sul ricorso n. {number} del {day} è concluso.',
  'Odločitev št. {number} vam je bila vročena {day} ({manner}) in je dokončna od {final}.':
    'Il provvedimento n. {number} Le è stato notificato il {day} ({manner}) ed è definitivo dal {final}.',
  'Prenesi sklep (PDF)': 'Scarica la conclusione (PDF)',
  'Podatki vloge': 'Dati dell’istanza',
  'Priložena dokazila': 'Documenti allegati',
  'Dokazila niso priložena.': 'Non sono allegati documenti.',
  'Dopolnitev vloge': 'Integrazione dell’istanza',
  'Sklep o zavrženju vam še ni bil vročen. Če vlogo dopolnite zdaj, jo bomo pregledali in postopek lahko nadaljevali.':
    'La conclusione di irricevibilità non Le è stata ancora notificata. Se integra ora l’istanza, la esamineremo e il procedimento potrà proseguire.',
  'Za odločitev potrebujemo:': 'Per decidere sono necessari:',
  'Prenesi poziv (PDF)': 'Scarica l’invito (PDF)',
  'Potrebujete več časa?': 'Le occorre più tempo?',
  'Zakaj potrebujete več časa': 'Perché Le occorre più tempo',
  'O prošnji bo odločila uradna oseba; o odločitvi vas bomo obvestili po e-pošti. Do takrat velja dosedanji rok.':
    'Sulla richiesta decide il funzionario; La informeremo dell’esito per posta elettronica. Fino ad allora vale il termine attuale.',
  'Zaprosi za podaljšanje': 'Chiedi la proroga',
  'Prošnja za podaljšanje roka je oddana.': 'La richiesta di proroga del termine è stata presentata.',
  'Vaša prošnja za podaljšanje roka čaka na odločitev.': 'La Sua richiesta di proroga del termine è in attesa di decisione.',
  'Rok je podaljšan do {day}. {answer}': 'Il termine è prorogato al {day}. {answer}',
  'Rok ni podaljšan. {answer}': 'Il termine non è stato prorogato. {answer}',
  'Sporočilo občini': 'Messaggio per il Comune',
  'Če želite, priložite še kaj drugega.': 'Se lo desidera, alleghi anche altro.',
  'Oddaj dopolnitev': 'Invia l’integrazione',
  'Dopolnitev je oddana.': 'L’integrazione è stata presentata.',
  'Prejeli smo jo {at}.': 'L’abbiamo ricevuta il {at}.',
  'Plačajte upravno takso {fee} do {due}': 'Paghi la tassa amministrativa di {fee} entro il {due}',
  'Umakni vlogo': 'Ritira l’istanza',
  'Želite umakniti vlogo {number}?': 'Desidera ritirare l’istanza {number}?',
  'Umaknjene vloge ni mogoče obnoviti, lahko pa oddate novo.':
    'Un’istanza ritirata non può essere ripristinata; può però presentarne una nuova.',
  'Ugotovitve pred odločitvijo': 'Accertamenti prima della decisione',
  'Upravna taksa': 'Tassa amministrativa',
  'Upravna taksa je plačana.': 'La tassa amministrativa è pagata.',
  'Upravna taksa še ni plačana.': 'La tassa amministrativa non è ancora pagata.',
  'O oprostitvi upravne takse še ni odločeno. Do takrat vam je ni treba plačati.':
    'Sull’esenzione dalla tassa amministrativa non è stato ancora deciso. Fino ad allora non è dovuta.',
  'Oproščeni ste plačila upravne takse.': 'È esente dalla tassa amministrativa.',
  'Uporabniški račun iz te vloge': 'Un account da questa istanza',
  'Z uporabniškim računom imate dovolilnice s kodo QR vedno pri roki. Sami jih lahko podaljšate in blokirate izgubljeno kartico. Povezavo bomo poslali na e-poštni naslov iz vloge; račun bo odprt šele, ko jo boste odprli.':
    'Con un account ha sempre a disposizione i permessi con il codice QR, li rinnova e blocca da sé una tessera smarrita. Inviamo il collegamento all’indirizzo di posta elettronica dell’istanza; l’account viene creato solo quando lo apre.',
  'Pošlji povezavo za račun': 'Invia il collegamento per l’account',
  'Na e-poštni naslov iz vloge smo poslali povezavo. Velja 24 ur.':
    'Abbiamo inviato un collegamento all’indirizzo di posta elettronica dell’istanza. Vale 24 ore.',
  'Vlogi je ugodeno le delno. Zahtevali ste: {plates}, do vključno {last}. Kaj je zavrnjeno, zakaj in kako se lahko pritožite, piše v odločbi.':
    'L’istanza è accolta solo in parte. Ha chiesto: {plates}, fino al {last} compreso. Nella decisione è indicato che cosa è respinto, perché e come presentare ricorso.',
  'Akt št. {number} čaka v varnem elektronskem predalu. Če do {until} ne bo prevzet, bo s tem dnem veljal za vročenega.':
    'L’atto n. {number} attende nella casella elettronica sicura. Se non viene ritirato entro il {until}, si considera notificato in tale giorno.',
  'Vročanje v varni elektronski predal': 'Notifica nella casella elettronica sicura',
  'Naslov varnega elektronskega predala': 'Indirizzo della casella elettronica sicura',
  'Odločbe in pozive prejmete v predal namesto po pošti. Prevzamete jih z elektronskim podpisom.':
    'Riceve le decisioni e gli inviti nella casella anziché per posta. Li ritira con la firma elettronica.',
  'Shrani predal': 'Salvare la casella',
  'Predal je shranjen.': 'La casella è salvata.',
  'Postopek teče v slovenščini in italijanščini. Odločbe in pozivi so v obeh jezikih.':
    'Il procedimento si svolge in sloveno e in italiano. Le decisioni e gli inviti sono in entrambe le lingue.',
  'Postopek teče v slovenščini in madžarščini. Odločbe in pozivi so v obeh jezikih.':
    'Il procedimento si svolge in sloveno e in ungherese. Le decisioni e gli inviti sono in entrambe le lingue.',
  'Po pooblastilu vas zastopa: {name}, od {since}. Odločbe in pozivi se vročajo pooblaščencu.':
    'La rappresenta per procura: {name}, dal {since}. Le decisioni e gli inviti si notificano al rappresentante.',
  'Po pooblastilu vas zastopa: {name}, od {since} do vključno {until}. Odločbe in pozivi se vročajo pooblaščencu.':
    'La rappresenta per procura: {name}, dal {since} al {until} compreso. Le decisioni e gli inviti si notificano al rappresentante.',
  'Od {from} do odločitve, a najdlj do {last}, smete na območje z vozilom {plates}: to je začasni prehod in ne dovolilnica.':
    'Dal {from} fino alla decisione, e al più tardi fino al {last}, può entrare nella zona con il veicolo {plates}: è un transito provvisorio e non un permesso.',
}
