import type { Catalogue } from '@dovolilnice/contract/locale'

/** Italian: the front pages. */
export const italianHome: Catalogue = {
  Domov: 'Pagina iniziale',
  'Izjava o dostopnosti': 'Dichiarazione di accessibilità',
  Kolofon: 'Note legali',
  'Dovolilnica za vožnjo in parkiranje v starem mestnem jedru': 'Permesso di transito e parcheggio nel centro storico',
  'Dovoz v staro mestno jedro je zaprt s potopnimi stebrički. Stebriček se spusti, ko se mu z vozilom približa imetnik dovolilnice.':
    'L’accesso al centro storico è chiuso da dissuasori mobili. Il dissuasore si abbassa quando il titolare di un permesso si avvicina con il veicolo.',
  'Brez prijave, v nekaj minutah. Priložite fotografije ali datoteke PDF z dokazili.':
    'Senza autenticarsi, in pochi minuti. Alleghi le fotografie o i file PDF dei documenti.',
  'Preveri stanje vloge': 'Verifica lo stato dell’istanza',
  'S povezavo iz e-sporočila preverite stanje vloge in jo po potrebi dopolnite. Če je nimate več, vam jo bomo poslali znova.':
    'Con il collegamento ricevuto per posta elettronica può verificare lo stato dell’istanza e, se necessario, integrarla. Se non lo ha più, glielo invieremo di nuovo.',
  'Moje dovolilnice': 'I miei permessi',
  'Po prijavi lahko dovolilnico podaljšate ali zamenjate in spremljate svoje vloge.':
    'Dopo l’accesso può rinnovare o sostituire il permesso e seguire le Sue istanze.',
  'Kaj želite urediti?': 'Che cosa desidera fare?',
  'Do dovolilnice v petih korakih': 'Il permesso in cinque passi',
  'Izberete vrsto dovolilnice': 'Sceglie il tipo di permesso',
  'V obrazcu izberete svoj status; prikažejo se pogoji in cena.':
    'Nel modulo sceglie la Sua qualifica; compaiono le condizioni e il prezzo.',
  'Oddate vlogo z dokazili': 'Presenta l’istanza con i documenti',
  'Zadostujejo fotografije s telefona. Osnutek ostane v vašem brskalniku, dokler vloge ne oddate.':
    'Bastano le fotografie del telefono. La bozza resta nel Suo browser finché non presenta l’istanza.',
  'Uradna oseba pregleda vlogo': 'Il funzionario esamina l’istanza',
  'Če kaj manjka, vas bomo po e-pošti pozvali k dopolnitvi. Po e-pošti vas bomo obvestili tudi o odločitvi.':
    'Se manca qualcosa, La inviteremo per posta elettronica a integrarla. Per posta elettronica Le comunicheremo anche la decisione.',
  'Plačate dovolilnico': 'Paga il permesso',
  'Znesek, rok in navodilo za plačilo prejmete po e-pošti. Pri brezplačnih dovolilnicah tega koraka ni.':
    'L’importo, il termine e le istruzioni di pagamento arrivano per posta elettronica. Per i permessi gratuiti questo passo non è previsto.',
  'Stebrički, ob teh urah spuščeni za vse': 'Dissuasori abbassati per tutti in questi orari',
  'Stebriček se spusti': 'Il dissuasore si abbassa',
  'Kamera prepozna registrsko oznako, stebriček pa lahko spustite tudi s kartico ali telefonskim klicem.':
    'La telecamera riconosce la targa; il dissuasore può essere abbassato anche con la tessera o con una telefonata.',
  'Vsa navodila in dokazila': 'Tutte le istruzioni e i documenti',
  Cene: 'Prezzi',
  'Cene veljajo na današnji dan; DDV je vključen, kadar se obračuna. Celoten znesek vidite v obrazcu, preden vlogo oddate.':
    'I prezzi valgono per la data odierna; l’IVA è inclusa, se applicata. L’importo complessivo è mostrato nel modulo prima di presentare l’istanza.',
  'Vse vrste in cene': 'Tutti i tipi e i prezzi',
  'na leto': 'all’anno',
  'na mesec': 'al mese',
  'na teden': 'alla settimana',
  'na dan': 'al giorno',
  'na uro': 'all’ora',
  'Potrebujete pomoč?': 'Ha bisogno di aiuto?',
  'Vlogo lahko oddate tudi osebno v sprejemni pisarni občine ali po pošti.':
    'L’istanza può essere presentata anche di persona all’ufficio protocollo del Comune o per posta.',
  'Vhod v staro mestno jedro s potopnima stebričkoma': 'Ingresso al centro storico con due dissuasori mobili',
  'Kako pridobite dovolilnico, katera dokazila potrebujete in kako spustite stebriček.':
    'Come ottenere il permesso, quali documenti occorrono e come abbassare il dissuasore.',
  'Vrste dovolilnic, dokazila in cene': 'Tipi di permesso, documenti e prezzi',
  'Cen in podatkov občine trenutno ni mogoče naložiti. Prikazali se bodo samodejno, ko bo povezava vzpostavljena.':
    'Al momento non è possibile caricare i prezzi e i dati del Comune. Compariranno automaticamente quando la connessione sarà ripristinata.',
  'Izračun cene': 'Calcolo del prezzo',
  'Izberite dovolilnico in prvi dan. Izračun je po današnjem ceniku; z izračunom vloge še ne oddate.':
    'Scelga il permesso e il primo giorno. Il calcolo segue il listino odierno; con il calcolo l’istanza non è ancora presentata.',
  'Pravila cene in doplačila': 'Regole del prezzo e supplementi',
  'Ur na dan': 'Ore al giorno',
  'Zaporedna dovolilnica v gospodinjstvu': 'Ordine del permesso nel nucleo familiare',
  prva: 'il primo',
  druga: 'il secondo',
  'tretja ali naslednja': 'il terzo o successivo',
  'S kartico ali daljinskim upravljalnikom ({price})': 'Con tessera o telecomando ({price})',
  'Vloga na papirju': 'Istanza in formato cartaceo',
  'Velja {days}.': 'Vale {days}.',
  'Vrste dovolilnic in cene se nalagajo …': 'I tipi di permesso e i prezzi si stanno caricando …',
  'Potrebna dokazila': 'Documenti necessari',
  'če velja za vas': 'se riguarda il Suo caso',
  'Način dostopa': 'Modalità di accesso',
  'kamera prepozna registrsko oznako': 'la telecamera riconosce la targa',
  kartica: 'tessera',
  'klic s telefonske številke, navedene v vlogi': 'chiamata dal numero di telefono indicato nell’istanza',
  'Čas dostopa': 'Orario di accesso',
  'ves dan': 'tutto il giorno',
  'do {count} vozil': { one: '{count} veicolo', other: 'fino a {count} veicoli' },
  'Kako spustite stebriček': 'Come abbassare il dissuasore',
  'S kamero. Počasi zapeljite do oznake in počakajte, da se na semaforju prižge zelena luč.':
    'Con la telecamera. Avanzi lentamente fino al segno e attenda che il semaforo diventi verde.',
  'S kartico. Približajte jo čitalniku na stebričku ob vozišču.':
    'Con la tessera. La avvicini al lettore sul dissuasore accanto alla carreggiata.',
  'S klicem. Pokličite številko vhoda s telefona, ki ste ga navedli v vlogi. Klic je brezplačen.':
    'Con una telefonata. Chiami il numero dell’ingresso dal telefono indicato nell’istanza. La chiamata è gratuita.',
  'Skozi vhod naj zapelje le po eno vozilo. Stebriček se dvigne takoj, ko je prostor za vozilom prost.':
    'All’ingresso transiti un solo veicolo alla volta. Il dissuasore si alza non appena lo spazio dietro il veicolo è libero.',
  'Pogosta vprašanja': 'Domande frequenti',
  'Kako dolgo traja obravnava vloge?': 'Quanto dura la trattazione dell’istanza?',
  'O popolni vlogi praviloma odločimo v nekaj delovnih dneh. Če kaj manjka, vas bomo pozvali k dopolnitvi. Za dopolnitev imate {days}.':
    'Un’istanza completa è di regola trattata in alcuni giorni lavorativi. Se manca qualcosa, La invitiamo a integrarla. Per l’integrazione ha {days}.',
  'Kaj storim ob zamenjavi vozila?': 'Che cosa faccio se cambio veicolo?',
  'Zamenjajte dovolilnico: prijavite se in pri svoji dovolilnici izberite »Zamenjaj« ali oddajte vlogo za zamenjavo. Čas veljavnosti se s tem ne spremeni.':
    'Sostituisca il permesso: effettui l’accesso e presso il Suo permesso scelga «Sostituisci» oppure presenti un’istanza di sostituzione. Il periodo di validità non cambia.',
  'Kaj storim, če izgubim kartico?': 'Che cosa faccio se smarrisco la tessera?',
  'Takoj nas obvestite, da jo bomo lahko blokirali. Za novo oddajte vlogo za zamenjavo.':
    'Ci informi subito, così la blocchiamo. Ne ottiene una nuova con un’istanza di sostituzione.',
  'Kaj storim, če se stebriček ne spusti?': 'Che cosa faccio se il dissuasore non si abbassa?',
  'Preverite, ali dovolilnica velja ta dan in ob tej uri in ali je registrska tablica čitljiva. Če je vse v redu, nas pokličite; operater vidi, zakaj je bil prehod zavrnjen, in lahko stebriček spusti na daljavo.':
    'Verifichi che il permesso sia valido in quel giorno e a quell’ora e che la targa sia leggibile. Se tutto è in ordine, ci chiami; l’operatore vede perché il transito è stato negato e può abbassare il dissuasore a distanza.',
  'Ali moram imeti uporabniški račun?': 'Devo avere un account?',
  'Ne. Vlogo oddate brez prijave. Z računom je obrazec za podaljšanje ali zamenjavo že izpolnjen z vašimi podatki.':
    'No. L’istanza si presenta senza autenticarsi. Con un account il modulo di rinnovo o di sostituzione è già compilato con i Suoi dati.',
  'Kdaj podaljšam dovolilnico?': 'Quando rinnovo il permesso?',
  'Pred iztekom vas bomo po e-pošti opomnili. Podaljšate jo v svojem računu ali z novo vlogo.':
    'Prima della scadenza La avviseremo per posta elettronica. Lo rinnova nel Suo account o con una nuova istanza.',
  'Kdo zagotavlja storitev, kako jo lahko uporabljate in kako obdelujemo vaše podatke.':
    'Chi fornisce il servizio, come può usarlo e come trattiamo i Suoi dati.',
  'Pogoji uporabe': 'Condizioni d’uso',
  'Varstvo osebnih podatkov': 'Protezione dei dati personali',
  Storitev: 'Servizio',
  'Na spletni strani {town} oddate vlogo za dovolilnico za parkiranje in dostop na območje omejenega prometa v starem mestnem jedru. Vlogo lahko spremljate, dovolilnico pa zamenjate ali podaljšate. Uporaba spletne strani je brezplačna, dovolilnica pa se plača po veljavnem ceniku.':
    'Il sito ({town}) consente di presentare l’istanza di permesso di parcheggio e di accesso alla zona a traffico limitato del centro storico, di seguirla e di sostituire o rinnovare il permesso. L’uso del sito è gratuito, il permesso si paga secondo il listino vigente.',
  občine: 'Comune',
  'Resničnost podatkov': 'Veridicità dei dati',
  'V vlogi navedite resnične podatke in priložite veljavna dokazila. Dovolilnica, pridobljena z neresničnimi podatki, se lahko odvzame.':
    'Nell’istanza indichi dati veritieri e alleghi documenti validi. Un permesso ottenuto con dati non veritieri può essere revocato.',
  'Uporaba dovolilnice': 'Uso del permesso',
  'Dovolilnica velja za navedena vozila, območje, dneve in ure. Ni prenosljiva na druga vozila. Vožnja tesno za drugim vozilom in spuščanje stebričkov za druge sta zlorabi. Zaradi njiju se dovolilnica lahko začasno ali trajno odvzame.':
    'Il permesso vale per i veicoli, la zona, i giorni e le ore indicati. Non è trasferibile ad altri veicoli. Transitare a ridosso di un altro veicolo e abbassare i dissuasori per altri sono abusi. Per essi il permesso può essere sospeso o revocato.',
  'Gesla ne zaupajte nikomur. Če sumite, da ga pozna kdo drug, ga zamenjajte in v nastavitvah izberite »Odjavi povsod«.':
    'Non comunichi la password a nessuno. Se sospetta che sia nota ad altri, la cambi e nelle impostazioni scelga «Esci ovunque».',
  Razpoložljivost: 'Disponibilità',
  'Občina si prizadeva za stalno delovanje strani, vendar ne jamči za delovanje brez prekinitev. Stebrički delujejo tudi takrat, ko stran ni dosegljiva.':
    'Il Comune si impegna affinché il sito funzioni continuativamente, ma non garantisce che funzioni senza interruzioni. I dissuasori funzionano anche quando il sito non è raggiungibile.',
  'Za spletni obrazec v brskalniku vklopite JavaScript. Vlogo lahko oddate tudi osebno v sprejemni pisarni občine ali po pošti; papirni obrazec dobite v sprejemni pisarni.':
    'Per il modulo online attivi JavaScript nel browser. L’istanza può essere presentata anche di persona all’ufficio protocollo del Comune o per posta; il modulo cartaceo è disponibile all’ufficio protocollo.',
  'Obisk danes': 'Visita oggi',
  'Kaj vas pelje na območje omejenega prometa?': 'Che cosa La porta nella zona a traffico limitato?',
  'Imam parkirno karto za invalide': 'Ho il contrassegno per disabili',
  'katera koli država EU, brezplačno, dve minuti': 'di qualsiasi paese UE, gratuito, due minuti',
  Dostavljam: 'Faccio una consegna',
  'Selim se': 'Faccio un trasloco',
  'Pridem na delo ali popravilo': 'Vengo per un lavoro o una riparazione',
  'Grem v hotel, trgovino ali k zdravniku': 'Vado in albergo, in negozio o dal medico',
  'Za kodo ali vpis vozila prosite tistega, h kateremu greste.': 'Chieda un codice o l’inserimento del veicolo a chi La ospita.',
  'Dovolilnica »{kind}«: {price}': 'Il permesso «{kind}»: {price}',
  'Pokličite občino.': 'Chiami il Comune.',
  'Vožnja brez dovolilnice': 'Transito senza permesso',
  'Vožnjo v zadnjih 48 urah opravičite z dokazilom.': 'Giustifichi con una prova un transito delle ultime 48 ore.',
  'Stojite pred stebričkom?': 'È fermo davanti al dissuasore?',
  'Nazaj na izbiro': 'Torna alla scelta',
  'To tukaj trenutno ni mogoče. Pokličite občino.': 'Qui ora non è possibile. Chiami il Comune.',
  'Slika karte': 'Foto del contrassegno',
  'Sprednja stran: na njej ni imena.': 'Il lato anteriore: non riporta il nome.',
  'Slika dokazila': 'Foto della prova',
  'Na primer dobavnica ali naročilo.': 'Per esempio una bolla di consegna o un ordine.',
  'Izberi sliko': 'Scegli un’immagine',
  Država: 'Paese',
  'Številka karte': 'Numero del contrassegno',
  'Karta velja do': 'Contrassegno valido fino al',
  'Kam greste': 'Dove va',
  Kje: 'Dove',
  Dan: 'Giorno',
  'E-pošta': 'Posta elettronica',
  'Če bo s karto kaj narobe.': 'Se ci fosse un problema con il contrassegno.',
  'Na ta naslov bomo poslali odgovor.': 'Invieremo la risposta a questo indirizzo.',
  'Od {from} do {until}. Dni na leto največ: {days}.': 'Dalle {from} alle {until}. Giorni all’anno al massimo: {days}.',
  'Občina karto preveri in sliko nato izbriše (največ dni hrambe: {days}). Do konca leta hrani zadnje znake in šifriran odtis številke karte, vozilo in dan pa dlje.':
    'Il Comune verifica il contrassegno e poi cancella la foto, al più tardi dopo {days} giorni. Fino alla fine dell’anno conserva gli ultimi caratteri e un’impronta cifrata del numero, il veicolo e il giorno più a lungo.',
  'Dovoli vstop': 'Consenti l’ingresso',
  'Lahko zapeljete': 'Può entrare',
  'Počakajte nekaj sekund': 'Attenda qualche secondo',
  'Obisk je vpisan': 'La visita è registrata',
  'Obisk je končan': 'La visita è terminata',
  'Karte nismo mogli potrditi': 'Non abbiamo potuto confermare il contrassegno',
  Od: 'Dal',
  Do: 'Fino al',
  'Karta naj bo za vetrobranskim steklom.': 'Tenga il contrassegno dietro il parabrezza.',
  'Shranite naslov te strani: tu zamenjate vozilo ali končate obisk.':
    'Salvi l’indirizzo di questa pagina: qui cambia il veicolo o termina la visita.',
  'naslov strani': 'l’indirizzo della pagina',
  'Drugo vozilo': 'Un altro veicolo',
  'Zamenjaj vozilo': 'Cambia veicolo',
  'Vozilo je zamenjano.': 'Il veicolo è stato cambiato.',
  'Končaj obisk': 'Termina la visita',
  'Želite končati obisk?': 'Vuole terminare la visita?',
  'Stebriček se potem ne bo več spustil.': 'Il dissuasore non si abbasserà più.',
  Pusti: 'Mantieni',
  'Obiska s to povezavo ni več.': 'Con questo collegamento non c’è più alcuna visita.',
  'Razlog vožnje': 'Motivo del transito',
  'Kaj se je zgodilo': 'Che cosa è successo',
  'Kam, h komu in približno kdaj. Brez zdravstvenih podatkov.': 'Dove, da chi e all’incirca quando. Nessun dato sulla salute.',
  Pošlji: 'Invia',
  'Opravičilo smo prejeli. Številka: {number}.': 'Giustificazione ricevuta. Numero: {number}.',
  'Občina ga bo pregledala in o njem odločila.': 'Il Comune la esaminerà e deciderà.',
  'Parkirna karta za invalide, dostava, selitev, obisk: kako danes na območje.':
    'Contrassegno per disabili, consegna, trasloco, visita: come entrare oggi nella zona.',
  'Obisk s parkirno karto za invalide': 'Visita con contrassegno per disabili',
  Dostava: 'Consegna',
  Selitev: 'Trasloco',
  'Delo ali popravilo': 'Lavoro o riparazione',
  'Nujni primer': 'Emergenza',
}
