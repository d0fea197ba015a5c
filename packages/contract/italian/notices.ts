import type { Catalogue } from '../locale.ts'

export const italianNotices: Catalogue = {
  '25. člen Zakona o celostnem prometnem načrtovanju (ZCPN), v zvezi z 80. členom ZVOP-2':
    'articolo 25 della Legge sulla pianificazione integrata del traffico (ZCPN), in relazione all’articolo 80 della ZVOP-2',
  'občinski odlok o prometni ureditvi v zvezi s 6. členom ZVOP-2 (vlogo in način dostopa izbere vlagatelj)':
    'decreto comunale sulla regolamentazione del traffico in relazione all’articolo 6 della ZVOP-2 (l’istanza e il modo di accesso sono scelti dal richiedente)',
  'Registrske oznake: {plate}.{cameras}': 'Targhe: {plate}.{cameras}',
  '{count} let': { one: '{count} anno', other: '{count} anni' },
  '{count} mesecev': { one: '{count} mese', other: '{count} mesi' },
  '{count} ur': { one: '{count} ora', other: '{count} ore' },
  ' Kamera {code} – {ground}.': ' Telecamera {code} – {ground}.',
  'Vaše pravice': 'I Suoi diritti',
  'Podatki, ki jih obdelujemo': 'Dati che trattiamo',
  'Prenos v tretje države': 'Trasferimento in paesi terzi',
  'Podatkov ne prenašamo v tretje države ali mednarodne organizacije.':
    'I dati non sono trasferiti in paesi terzi né a organizzazioni internazionali.',
  'Rok hrambe': 'Periodo di conservazione',
  'Če podatkov ne želite posredovati': 'Se non desidera fornire i dati',
  'Iz vloge: ime in priimek ali naziv, naslov, e-poštni naslov, telefonska številka, pri pravnih osebah davčna številka, registrske oznake vozil, priložena dokazila in njihova veljavnost, opombe ter podatek, ali je na istem naslovu že izdana dovolilnica.\nO dovolilnici: njena številka, vrsta in veljavnost, številka kartice, nadomestna vozila in vozila gostov, odločitve in njihovi razlogi, predračuni, plačila, računi in vračila.\nOb stebričkih: čas, stebriček, prebrana registrska oznaka, kartica ali telefonska številka, odločitev in njen razlog. Zapišejo se tudi oznake vozil, ki jim dostop ni bil dovoljen.\nO uporabi strani: naslov IP, prijave, dejanja v vašem računu in poslana sporočila.':
    'Dall’istanza: nome e cognome o denominazione, indirizzo, indirizzo di posta elettronica, numero di telefono, per le persone giuridiche il codice fiscale, targhe dei veicoli, documenti allegati e loro validità, note e l’indicazione se allo stesso indirizzo è già stato rilasciato un permesso.\nSul permesso: numero, tipo e validità, numero della tessera, veicoli sostitutivi e veicoli degli ospiti, decisioni e loro motivi, fatture pro forma, pagamenti, fatture e rimborsi.\nPresso i dissuasori: ora, dissuasore, targa letta, tessera o numero di telefono, decisione e suo motivo. Si registrano anche le targhe dei veicoli ai quali l’accesso non è stato consentito.\nSull’uso del sito: indirizzo IP, accessi, azioni nel Suo account e messaggi inviati.',
  'Podatke dobimo od vlagatelja. Podatke o vozilih gostov in družinskih članov nam sporoči vlagatelj; registrske oznake pri stebričkih prebere kamera. Podatke iz uradnih evidenc (prebivališče, vozila, poslovni register, zemljiška knjiga) lahko pridobi občina sama.':
    'I dati sono forniti dal richiedente. I dati sui veicoli degli ospiti e dei familiari ci sono comunicati dal richiedente, le targhe presso i dissuasori sono lette dalla telecamera. I dati dei registri ufficiali (residenza, veicoli, registro delle imprese, libro fondiario) possono essere acquisiti dal Comune.',
  'Odločanje o vlogi in izdaja dovolilnice; omogočanje dostopa na območje; odkrivanje zlorab; zaračunavanje in plačila; obveščanje o vlogi in dovolilnici; varnost sistema; statistika brez osebnih podatkov.':
    'Decisione sull’istanza e rilascio del permesso; accesso alla zona; accertamento di abusi; fatturazione e pagamenti; comunicazioni sull’istanza e sul permesso; sicurezza del sistema; statistica senza dati personali.',
  'Izvajanje javne naloge in zakonska obveznost občine (točki e in c prvega odstavka 6. člena Splošne uredbe, 6. člen ZVOP-2, predpisi o cestah, pravilih cestnega prometa in lokalni samoupravi) ter odlok, naveden zgoraj. Za račune in plačila veljajo davčni in računovodski predpisi.\nPrepoznava ob stebričkih: registrska oznaka – {plate}; kartica – {rfid}; telefonska številka – {phone}.{cameras}\nParkirna karta za invalide razkriva podatek o zdravju. Obdelujemo ga zaradi pomembnega javnega interesa (točka g drugega odstavka 9. člena Splošne uredbe).':
    'Esercizio di un compito pubblico e obbligo di legge del Comune (lettere e) e c) del primo comma dell’articolo 6 del Regolamento generale, articolo 6 della ZVOP-2, norme sulle strade, sulla circolazione stradale e sulle autonomie locali) e il decreto sopra indicato. Per le fatture e i pagamenti valgono le norme fiscali e contabili.\nRiconoscimento presso i dissuasori: targa – {plate}; tessera – {rfid}; numero di telefono – {phone}.{cameras}\nIl contrassegno di parcheggio per disabili rivela un dato sulla salute; lo trattiamo per motivi di interesse pubblico rilevante (lettera g) del secondo comma dell’articolo 9 del Regolamento generale).',
  'Zaposleni na občini, ki podatke potrebujejo pri delu; pogodbeni obdelovalec in njegovi podobdelovalci (gostovanje, e-pošta); banka in Uprava za javna plačila pri plačilih; Finančna uprava pri računih; redarstvo, policija in sodišča, kadar to določa zakon.':
    'I dipendenti del Comune ai quali i dati occorrono per il lavoro; il responsabile del trattamento e i suoi sub-responsabili (hosting, posta elettronica); la banca e l’Amministrazione dei pagamenti pubblici per i pagamenti; l’Amministrazione finanziaria per le fatture; la vigilanza urbana, la polizia e i tribunali, se previsto dalla legge.',
  'Vloge, dovolilnice in dokazila: {permits} od konca veljavnosti dovolilnice oziroma od konca postopka.\nPrehodi imetnikov dovolilnic: {passages} od dogodka.\nKar naprava prebere pri zavrnjenem vozilu brez dovolilnice: {refused}, razen če o dogodku teče prijava; nato ostane le število.\nSporočila: 5 let.\nZapisi o uporabi in spremembah podatkov: 5 let od dejanja.\nPredračuni, plačila in računi: 10 let po davčnih predpisih.\nSeznami, ki jih občina pripravi za svoje delo: do 35 dni.\nOdločbe in sklepi: po predpisih o upravnem poslovanju in varstvu dokumentarnega gradiva.\nPo izteku roka podatke izbrišemo ali anonimiziramo.':
    'Istanze, permessi e documenti: {permits} dalla fine della validità del permesso o dalla conclusione del procedimento.\nTransiti dei titolari di permesso: {passages} dall’evento.\nCiò che il dispositivo legge di un veicolo respinto senza permesso: {refused}, salvo che l’evento sia stato segnalato; poi resta solo il numero.\nMessaggi: 5 anni.\nRegistrazioni dell’uso e delle modifiche dei dati: 5 anni dall’azione.\nFatture pro forma, pagamenti e fatture: 10 anni secondo le norme fiscali.\nElenchi che il Comune prepara per il proprio lavoro: fino a 35 giorni.\nDecisioni e conclusioni: secondo le norme sull’attività amministrativa e sulla tutela del materiale documentario.\nAlla scadenza del termine i dati sono cancellati o resi anonimi.',
  'O spustu stebrička naprava odloči samodejno. Prebrano oznako, kartico ali telefonsko številko primerja s seznamom veljavnih dovolilnic ter z njihovim območjem, dnevi in urami. Če menite, da je bil dostop zavrnjen neupravičeno, pokličite občino; odločitev preveri človek.\nDovolilnico vedno izda ali zavrne človek. Če občina tako določi, program sam izda le sklep, ki sledi iz poteka roka ali umika (nedopolnjena, umaknjena ali neplačana vloga). Sklep pove, da je izdan samodejno, kdo zanj odgovarja in kako zahtevate, da o zadevi odloči uradna oseba.':
    'Se il dissuasore si abbassa lo decide automaticamente il dispositivo: confronta la targa letta, la tessera o il numero di telefono con l’elenco dei permessi validi, la loro zona, i giorni e le ore. Se ritiene che l’accesso Le sia stato negato ingiustamente, chiami il Comune; la decisione sarà verificata da una persona.\nIl permesso è sempre rilasciato o negato da una persona. Se il Comune così dispone, il programma emette da solo soltanto la conclusione che segue alla scadenza di un termine o al ritiro (istanza non integrata, ritirata o non pagata). La conclusione indica che è stata emessa automaticamente, chi ne risponde e come chiedere che decida un funzionario.',
  'Zahtevate lahko dostop do svojih podatkov, njihov popravek, izbris ali omejitev obdelave; obdelavi lahko tudi ugovarjate. Ker gre za javno nalogo, pravica do prenosljivosti ne velja; svoje podatke pa lahko v nastavitvah računa prenesete. Zahtevo pošljite pooblaščeni osebi za varstvo podatkov po e-pošti, po pošti ali jo oddajte na občini. Navedite, kaj zahtevate, in podatke, po katerih vas najdemo (ime, e-pošta, telefon, registrska oznaka). Pred odgovorom preverimo vašo istovetnost. Odgovorimo v enem mesecu; rok lahko z obrazložitvijo podaljšamo za dva meseca.':
    'Può chiedere l’accesso ai Suoi dati, la loro rettifica, la cancellazione o la limitazione del trattamento e può opporsi al trattamento. Trattandosi di un compito pubblico, il diritto alla portabilità non si applica; può tuttavia scaricare i Suoi dati nelle impostazioni dell’account. Invii la richiesta al responsabile della protezione dei dati per e-mail o per posta, oppure la consegni in Comune. Indichi che cosa chiede e i dati con cui possiamo trovarla (nome, e-mail, telefono, targa). Prima di rispondere verifichiamo la Sua identità. Rispondiamo entro un mese; il termine può essere prorogato di due mesi con motivazione.',
  'Pritožite se lahko nadzornemu organu: Informacijski pooblaščenec, Dunajska cesta 22, 1000 Ljubljana, gp.ip@ip-rs.si.':
    'Può presentare reclamo all’autorità di controllo: Informacijski pooblaščenec (Commissario per l’informazione), Dunajska cesta 22, 1000 Ljubljana, gp.ip@ip-rs.si.',
  'Brez teh podatkov vloge ni mogoče oddati prek spletne strani in o njej ni mogoče odločiti. To velja tudi za vlogo v papirni obliki, ki zahteva enake podatke.':
    'Senza questi dati l’istanza non può essere presentata online e su di essa non è possibile decidere. Ciò vale anche per l’istanza in formato cartaceo, che richiede gli stessi dati.',
  'Različica 1, velja od 22. 11. 2026.': 'Versione 1, in vigore dal 22/11/2026.',
  'Za postopek veljajo Zakon o splošnem upravnem postopku in občinski odlok, za uporabo strani slovensko pravo. Občina odgovarja za škodo po splošnih predpisih.':
    'Al procedimento si applicano la Legge sul procedimento amministrativo generale e il decreto comunale, all’uso del sito il diritto sloveno. Il Comune risponde dei danni secondo le norme generali.',
  'Občina si prizadeva zagotoviti dostopnost tega spletišča v skladu z Zakonom o dostopnosti spletišč in mobilnih aplikacij (ZDSMA). Skladnost s standardom SIST EN 301 549 V3.2.1, ki za spletne strani povzema WCAG 2.1 na ravni AA, še ni ocenjena.':
    'Il Comune si impegna a garantire l’accessibilità di questo sito in conformità con la Legge sull’accessibilità dei siti e delle applicazioni mobili (ZDSMA). La conformità alla norma SIST EN 301 549 V3.2.1, che per i siti riprende le WCAG 2.1 di livello AA, non è ancora stata valutata.',
  'a) Neskladnost z ZDSMA: še ni ocenjena.\nb) Nesorazmerno breme: občina se nanj ne sklicuje.\nc) Vsebina, za katero se ZDSMA ne uporablja: dokazila, ki jih priložijo vlagatelji in jih občina ne pripravi sama; zemljevid parkirišč, katerega podatki so navedeni tudi na seznamu ob njem.':
    'a) Non conformità alla ZDSMA: non ancora valutata.\nb) Onere sproporzionato: il Comune non vi fa ricorso.\nc) Contenuti ai quali la ZDSMA non si applica: i documenti allegati dai richiedenti, non predisposti dal Comune; la mappa dei parcheggi, i cui dati sono riportati anche nell’elenco accanto.',
  'Dostopnost spletišča še ni ocenjena. Datum priprave izjave, datum zadnjega pregleda in način ocene bodo navedeni po oceni.':
    'L’accessibilità del sito non è ancora stata valutata. La data di redazione della dichiarazione, la data dell’ultimo riesame e il metodo di valutazione saranno indicati dopo la valutazione.',
  'Če naletite na vsebino, ki vam ni dostopna, ali želite podatke v dostopni obliki, nam pišite ali nas pokličite. Odgovorili bomo v 8 dneh in vam vsebino po potrebi posredovali v dostopni obliki.':
    'Se incontra un contenuto che non Le è accessibile o desidera informazioni in forma accessibile, ci scriva o ci chiami. Risponderemo entro 8 giorni e, se necessario, Le forniremo il contenuto in forma accessibile.',
  'Če na vaše obvestilo ali zahtevo ne odgovorimo v 8 dneh ali če z odgovorom niste zadovoljni, se lahko obrnete na nadzorni organ: Inšpektorat Republike Slovenije za informacijsko družbo, Davčna ulica 1, 1000 Ljubljana, gp.irsid@gov.si.':
    'Se non rispondiamo alla Sua segnalazione o richiesta entro 8 giorni o se non è soddisfatto della risposta, può rivolgersi all’autorità di vigilanza: Inšpektorat Republike Slovenije za informacijsko družbo (Ispettorato della Repubblica di Slovenia per la società dell’informazione), Davčna ulica 1, 1000 Ljubljana, gp.irsid@gov.si.',
  'Za vsebino strani odgovarja občinska uprava. Informacije javnega značaja posreduje občina prek navedenih kontaktov.':
    'Del contenuto del sito risponde l’amministrazione comunale. Le informazioni di carattere pubblico sono fornite dal Comune ai recapiti indicati.',
  'Od kod so podatki': 'Da dove provengono i dati',
  'Nameni obdelave': 'Finalità del trattamento dei dati',
  'Podlage po Splošni uredbi': 'Basi ai sensi del Regolamento generale',
  'Uporabniki podatkov': 'Destinatari dei dati',
  'Samodejno odločanje': 'Decisioni automatizzate',
  'Pravica do pritožbe': 'Diritto di reclamo',
  'Različica pogojev': 'Versione delle condizioni',
  'Pravo in odgovornost': 'Diritto applicabile e responsabilità',
  'Ta izjava o dostopnosti velja za spletišče, na katerem je objavljena, ter za dokumente PDF in e-sporočila, ki jih spletišče pripravi.':
    'La presente dichiarazione di accessibilità si applica al sito sul quale è pubblicata, nonché ai documenti PDF e ai messaggi di posta elettronica predisposti dal sito.',
  'Za kaj izjava velja': 'Ambito della dichiarazione',
  'Stopnja skladnosti': 'Grado di conformità',
  'Nedostopna vsebina': 'Contenuti non accessibili',
  'Priprava in pregled izjave': 'Redazione e riesame della dichiarazione',
  'Povratne informacije': 'Segnalazioni',
  Nadzor: 'Vigilanza',
  'Odgovornost za vsebino': 'Responsabilità per il contenuto',
}
