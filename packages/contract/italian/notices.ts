import type { Catalogue } from '../in-language.ts'

/** Italian: the notices and statements. */
export const italianNotices: Catalogue = {
  'Vaše pravice': 'I Suoi diritti',
  'Podatki, ki jih obdelujemo': 'Dati che trattiamo',
  'Prenos v tretje države': 'Trasferimento in paesi terzi',
  'Podatkov ne prenašamo v tretje države ali mednarodne organizacije.':
    'I dati non sono trasferiti in paesi terzi né a organizzazioni internazionali.',
  'Rok hrambe': 'Periodo di conservazione',
  'Če podatkov ne želite posredovati': 'Se non desidera fornire i dati',
  'Iz vloge: ime in priimek ali naziv, naslov, e-poštni naslov, telefonska številka, pri pravnih osebah davčna številka, registrske oznake vozil, priložena dokazila in njihova veljavnost, opombe ter podatek, ali je na istem naslovu že izdana dovolilnica.\nO dovolilnici: njena številka, vrsta in veljavnost, številka kartice, nadomestna vozila in vozila gostov, odločitve in njihovi razlogi, predračuni, plačila, računi in vračila.\nOb stebričkih: čas, stebriček, prebrana registrska oznaka, kartica ali telefonska številka, odločitev in njen razlog. Zapišejo se tudi oznake vozil, ki jim dostop ni bil dovoljen.\nO uporabi strani: naslov IP, prijave, dejanja v vašem računu in poslana sporočila.':
    'Dall’istanza: nome e cognome o denominazione, indirizzo, indirizzo di posta elettronica, numero di telefono, per le persone giuridiche il codice fiscale, targhe dei veicoli, documenti allegati e loro validità, note e l’indicazione se allo stesso indirizzo è già stato rilasciato un permesso.\nSul permesso: numero, tipo e validità, numero della tessera, veicoli sostitutivi e veicoli degli ospiti, decisioni e loro motivi, fatture pro forma, pagamenti, fatture e rimborsi.\nPresso i dissuasori: ora, dissuasore, targa letta, tessera o numero di telefono, decisione e suo motivo. Si registrano anche le targhe dei veicoli ai quali l’accesso non è stato consentito.\nSull’uso del sito: indirizzo IP, accessi, azioni nel Suo account e messaggi inviati.',
  'Podatke dobimo od vlagatelja. Podatke o vozilih gostov in družinskih članov nam sporoči vlagatelj, registrske oznake pri stebričkih prebere kamera. Podatke iz uradnih evidenc (prebivališče, vozila, poslovni register, zemljiška knjiga) lahko pridobi občina sama.':
    'I dati sono forniti dal richiedente. I dati sui veicoli degli ospiti e dei familiari ci sono comunicati dal richiedente, le targhe presso i dissuasori sono lette dalla telecamera. I dati dei registri ufficiali (residenza, veicoli, registro delle imprese, libro fondiario) possono essere acquisiti dal Comune.',
  'Odločanje o vlogi in izdaja dovolilnice; omogočanje dostopa na območje; odkrivanje zlorab; zaračunavanje in plačila; obveščanje o vlogi in dovolilnici; varnost sistema; statistika brez osebnih podatkov.':
    'Decisione sull’istanza e rilascio del permesso; accesso alla zona; accertamento di abusi; fatturazione e pagamenti; comunicazioni sull’istanza e sul permesso; sicurezza del sistema; statistica senza dati personali.',
  'Izvajanje javne naloge in zakonska obveznost občine (točki e in c prvega odstavka 6. člena Splošne uredbe, 6. člen ZVOP-2, predpisi o cestah, pravilih cestnega prometa in lokalni samoupravi) ter odlok, naveden zgoraj. Za račune in plačila veljajo davčni in računovodski predpisi.\nParkirna karta za invalide razkriva podatek o zdravju; obdelujemo ga zaradi pomembnega javnega interesa (točka g drugega odstavka 9. člena Splošne uredbe).':
    'Esercizio di un compito pubblico e obbligo di legge del Comune (lettere e) e c) del primo comma dell’articolo 6 del Regolamento generale, articolo 6 della ZVOP-2, norme sulle strade, sulla circolazione stradale e sulle autonomie locali) e il decreto sopra indicato. Per le fatture e i pagamenti valgono le norme fiscali e contabili.\nIl contrassegno di parcheggio per disabili rivela un dato sulla salute; lo trattiamo per motivi di interesse pubblico rilevante (lettera g) del secondo comma dell’articolo 9 del Regolamento generale).',
  'Zaposleni občine, ki podatke potrebujejo pri delu; pogodbeni obdelovalec in njegovi podobdelovalci (gostovanje, e-pošta); banka in Uprava za javna plačila pri plačilih; Finančna uprava pri računih; redarstvo, policija in sodišča, kadar to določa zakon.':
    'I dipendenti del Comune ai quali i dati occorrono per il lavoro; il responsabile del trattamento e i suoi sub-responsabili (hosting, posta elettronica); la banca e l’Amministrazione dei pagamenti pubblici per i pagamenti; l’Amministrazione finanziaria per le fatture; la vigilanza urbana, la polizia e i tribunali, se previsto dalla legge.',
  'Vloge, dovolilnice, dokazila in sporočila: 5 let od konca veljavnosti dovolilnice oziroma od konca postopka.\nPrehodi in zavrnjeni poskusi: 5 let od dogodka.\nZapisi o uporabi in spremembah podatkov: 5 let od dejanja.\nPredračuni, plačila in računi: 10 let po davčnih predpisih.\nDatoteke z izvoženimi seznami: do 35 dni; izvode, ki jih je občina poslala naprej ali shranila v svojo mapo, hrani prejemnik po svojih rokih.\nOdločbe in sklepi: kot arhivsko gradivo po predpisih o upravnem poslovanju.\nNato podatke izbrišemo ali anonimiziramo; odločbe in sklepi so arhivsko gradivo in so izjema.':
    'Istanze, permessi, documenti e messaggi: 5 anni dalla fine della validità del permesso o dalla conclusione del procedimento.\nTransiti e tentativi respinti: 5 anni dall’evento.\nRegistrazioni dell’uso e delle modifiche dei dati: 5 anni dall’azione.\nFatture pro forma, pagamenti e fatture: 10 anni secondo le norme fiscali.\nFile con elenchi esportati: fino a 35 giorni; le copie che il comune ha trasmesso o salvato in una propria cartella sono conservate dal destinatario secondo i propri termini.\nDecisioni e conclusioni: come materiale d’archivio secondo le norme sull’attività amministrativa.\nIn seguito i dati sono cancellati o resi anonimi; le decisioni e le conclusioni sono materiale d’archivio e fanno eccezione.',
  'O tem, ali se stebriček spusti, odloči naprava samodejno: prebrano oznako, kartico ali telefonsko številko primerja s seznamom veljavnih dovolilnic, njihovim območjem, dnevi in urami. Če menite, da je bil dostop zavrnjen neupravičeno, pokličite občino; odločitev preveri človek. O vlogah vedno odloča človek.':
    'Se il dissuasore si abbassa lo decide automaticamente il dispositivo: confronta la targa letta, la tessera o il numero di telefono con l’elenco dei permessi validi, la loro zona, i giorni e le ore. Se ritiene che l’accesso Le sia stato negato ingiustamente, chiami il Comune; la decisione sarà verificata da una persona. Sulle istanze decide sempre una persona.',
  'Zahtevate lahko dostop do svojih podatkov, njihov popravek, izbris ali omejitev obdelave in obdelavi ugovarjate. Ker gre za javno nalogo, pravica do prenosljivosti ne velja; svoje podatke pa lahko v nastavitvah računa prenesete. Zahtevo pošljite pooblaščeni osebi za varstvo podatkov ali občini. Odgovorimo v enem mesecu.':
    'Può chiedere l’accesso ai Suoi dati, la loro rettifica, la cancellazione o la limitazione del trattamento e può opporsi al trattamento. Trattandosi di un compito pubblico, il diritto alla portabilità non si applica; può tuttavia scaricare i Suoi dati nelle impostazioni dell’account. Invii la richiesta al responsabile della protezione dei dati o al Comune. Rispondiamo entro un mese.',
  'Pritožite se lahko nadzornemu organu: Informacijski pooblaščenec, Dunajska cesta 22, 1000 Ljubljana, gp.ip@ip-rs.si.':
    'Può presentare reclamo all’autorità di controllo: Informacijski pooblaščenec (Commissario per l’informazione), Dunajska cesta 22, 1000 Ljubljana, gp.ip@ip-rs.si.',
  'Brez teh podatkov o vlogi ni mogoče odločiti. To velja tudi za vlogo v papirni obliki, ki zahteva enake podatke.':
    'Senza questi dati non è possibile decidere sull’istanza. Ciò vale anche per l’istanza in formato cartaceo, che richiede gli stessi dati.',
  'Različica 1, velja od 22. 11. 2026.': 'Versione 1, in vigore dal 22/11/2026.',
  'Za postopek veljajo Zakon o splošnem upravnem postopku in občinski odlok, za uporabo strani slovensko pravo. Občina odgovarja za škodo po splošnih predpisih.':
    'Al procedimento si applicano la Legge sulla procedura amministrativa generale e il decreto comunale, all’uso del sito il diritto sloveno. Il Comune risponde dei danni secondo le norme generali.',
  'Občina si prizadeva zagotoviti dostopnost tega spletišča v skladu z Zakonom o dostopnosti spletišč in mobilnih aplikacij (ZDSMA). Spletišče je delno skladno s standardom SIST EN 301 549 V3.2.1, ki za spletne strani povzema WCAG 2.1 na ravni AA, zaradi spodaj navedenih izjem.':
    'Il Comune si impegna a garantire l’accessibilità di questo sito in conformità con la Legge sull’accessibilità dei siti e delle applicazioni mobili (ZDSMA). Il sito è parzialmente conforme alla norma SIST EN 301 549 V3.2.1, che per i siti riprende le WCAG 2.1 di livello AA, a causa delle eccezioni indicate di seguito.',
  'Zemljevid parkirišč nima besedilnega opisa lege; isti podatki so na seznamu ob njem.\nDokazila, ki jih priložijo vlagatelji, morda niso dostopna, ker jih občina ne pripravi sama.\nVsebine niso na voljo v slovenskem znakovnem jeziku; pri postopku pomagamo osebno.':
    'La mappa dei parcheggi non ha una descrizione testuale della posizione; gli stessi dati sono nell’elenco accanto.\nI documenti allegati dai richiedenti possono non essere accessibili, poiché non sono predisposti dal Comune.\nI contenuti non sono disponibili nella lingua dei segni slovena; nel procedimento assistiamo di persona.',
  'Izjava je bila pripravljena 22. 11. 2026 in nazadnje pregledana 22. 11. 2026. Pripravljena je na podlagi samoocene: samodejni preizkusi strani (axe), pregled s tipkovnico ter na zaslonu telefona in računalnika.':
    'La dichiarazione è stata redatta il 22/11/2026 e riesaminata da ultimo il 22/11/2026. È stata redatta sulla base di un’autovalutazione: prove automatiche delle pagine (axe), esame con la tastiera e sugli schermi di telefono e computer.',
  'Če naletite na vsebino, ki vam ni dostopna, nam pišite ali nas pokličite; kontakta sta navedena na dnu strani. Odgovorili bomo v 8 dneh in vam vsebino po potrebi posredovali v dostopni obliki.':
    'Se incontra un contenuto che non Le è accessibile, ci scriva o ci chiami; i recapiti sono indicati in fondo alla pagina. Risponderemo entro 8 giorni e, se necessario, Le forniremo il contenuto in forma accessibile.',
  'Če z odgovorom niste zadovoljni, se lahko obrnete na nadzorni organ: Inšpektorat Republike Slovenije za informacijsko družbo, Davčna ulica 1, 1000 Ljubljana, gp.irsid@gov.si.':
    'Se non è soddisfatto della risposta, può rivolgersi all’autorità di vigilanza: Inšpektorat Republike Slovenije za informacijsko družbo (Ispettorato della Repubblica di Slovenia per la società dell’informazione), Davčna ulica 1, 1000 Ljubljana, gp.irsid@gov.si.',
  'Za vsebino strani odgovarja občinska uprava. Informacije javnega značaja posreduje občina na navedenih kontaktih.':
    'Del contenuto del sito risponde l’amministrazione comunale. Le informazioni di carattere pubblico sono fornite dal Comune ai recapiti indicati.',
  'Od kod so podatki': 'Da dove provengono i dati',
  'Nameni obdelave': 'Finalità del trattamento dei dati',
  'Podlage po Splošni uredbi': 'Basi ai sensi del Regolamento generale',
  'Uporabniki podatkov': 'Destinatari dei dati',
  'Samodejno odločanje pri stebričku': 'Decisione automatica presso il dissuasore',
  'Pravica do pritožbe': 'Diritto di reclamo',
  'Različica pogojev': 'Versione delle condizioni',
  'Pravo in odgovornost': 'Diritto applicabile e responsabilità',
  'Stopnja skladnosti': 'Grado di conformità',
  'Nedostopna vsebina': 'Contenuti non accessibili',
  'Priprava in pregled izjave': 'Redazione e riesame della dichiarazione',
  'Povratne informacije': 'Segnalazioni',
  Nadzor: 'Vigilanza',
  'Odgovornost za vsebino': 'Responsabilità per il contenuto',
}
