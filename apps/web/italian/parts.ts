import type { Catalogue } from '@dovolilnice/contract/locale'

export const italianParts: Catalogue = {
  'Seznanitev z ugotovitvami': 'Comunicazione degli accertamenti',
  'Odprite povezavo iz sporočila, s katerim smo vas seznanili z ugotovitvami. Preverite, ali ste jo prekopirali v celoti.':
    'Apra il collegamento del messaggio con il quale Le abbiamo comunicato gli accertamenti. Verifichi di averlo copiato per intero.',
  'Seznanitve s tem naslovom ni. Odprite povezavo iz sporočila in preverite, ali ste jo prekopirali v celoti.':
    'A questo indirizzo non c’è alcuna comunicazione. Apra il collegamento del messaggio e verifichi di averlo copiato per intero.',
  'Izjava je del zadeve in jo bomo upoštevali pri odločitvi. O odločitvi vas bomo obvestili po e-pošti.':
    'La dichiarazione fa parte della pratica ed è considerata nella decisione. Della decisione La informeremo per posta elettronica.',
  'Pred odločitvijo v zadevi {number} smo ugotovili:': 'Prima di decidere nella pratica {number} abbiamo accertato:',
  'O tem se lahko izjavite do {day}. Izjavo bomo upoštevali tudi pozneje, če še ne bo odločeno.':
    'Può pronunciarsi entro il {day}. La dichiarazione sarà considerata anche in seguito, se non si sarà ancora deciso.',
  'O tem se lahko izjavite v {days} od vročitve seznanitve. Izjavo bomo upoštevali tudi pozneje, če še ne bo odločeno.':
    'Può pronunciarsi entro {days} dalla notifica della comunicazione. La dichiarazione sarà considerata anche in seguito, se non si sarà ancora deciso.',
  'Vaša izjava': 'La Sua dichiarazione',
  'Oddaj izjavo': 'Invia la dichiarazione',
  'Izjava je oddana.': 'La dichiarazione è stata presentata.',
  'Vaša izjava, {at}:': 'La Sua dichiarazione, {at}:',
  'Poziv k izjavi smo {day} umaknili, zato vam nanj ni treba odgovoriti. Zapisali smo:':
    'Il {day} abbiamo ritirato l’invito a pronunciarsi; non è necessario rispondere. Abbiamo annotato:',
  'Umakni poziv': 'Ritira l’invito',
  'O umiku se naredi uradni zaznamek z razlogom. Stranka z e-poštnim naslovom o tem prejme sporočilo; drugim zaznamek pošljite na papirju. Zadeva je nato prosta za akt, ki umik poziva navede.':
    'Del ritiro si redige una nota ufficiale motivata. La parte con indirizzo e-mail ne riceve comunicazione; alle altre si invia la nota su carta. La pratica è poi libera per l’atto, che menziona il ritiro.',
  'Zakaj poziv ni več potreben': 'Perché l’invito non occorre più',
  'Poziv je umaknjen.': 'L’invito è stato ritirato.',
  'poziv umaknjen {day}: {reason}': 'invito ritirato il {day}: {reason}',
  'Umakni poziv k dopolnitvi': 'Ritira l’invito a integrare',
  'V zadevi je že odločeno, zato izjava ni več mogoča.': 'Nella pratica si è già deciso; la dichiarazione non è più possibile.',
  'Prenesi seznanitev (PDF)': 'Scarica la comunicazione (PDF)',
  'Seznani stranko z ugotovitvami': 'Comunica gli accertamenti alla parte',
  'Stranki se izda seznanitev z ugotovitvami in poziv k izjavi; na e-pošto prejme povezavo za odgovor.':
    'Alla parte si emette la comunicazione degli accertamenti con l’invito a pronunciarsi; per posta elettronica riceve il collegamento per la risposta.',
  Ugotovitve: 'Accertamenti',
  'Kaj je bilo ugotovljeno in s čim. Pišite v slovenščini in o stranki v tretji osebi.':
    'Che cosa è stato accertato e con che cosa. Scriva in sloveno e della parte in terza persona.',
  'Rok za izjavo': 'Termine per la dichiarazione',
  'Če dneva ne vnesete, velja običajni rok občine (v dneh: {days}).':
    'Se non indica il giorno, vale il termine abituale del Comune (in giorni: {days}).',
  'Seznanitev je izdana.': 'La comunicazione è stata emessa.',
  'čaka na izjavo do {day}': 'in attesa della dichiarazione fino al {day}',
  'Izjava stranke, {at}: {answer}': 'Dichiarazione della parte, {at}: {answer}',
  'Izjava na zapisnik, {at}: {answer}': 'Dichiarazione a verbale, {at}: {answer}',
  'Vnesi izjavo': 'Registra la dichiarazione',
  'Vpišite, kar je stranka povedala na zapisnik ali poslala na papirju.':
    'Inserisca quanto la parte ha dichiarato a verbale o inviato su carta.',
  'Izjava je vnesena.': 'La dichiarazione è stata registrata.',
  'Ali je bila stranka seznanjena z ugotovitvami?': 'Gli accertamenti sono stati comunicati alla parte?',
  'Odgovor se navede v obrazložitvi odločbe (9. in 146. člen ZUP).':
    'La risposta figura nella motivazione della decisione (articoli 9 e 146 della ZUP).',
  'Da, z izdano seznanitvijo': 'Sì, con la comunicazione emessa',
  'Ni bilo treba: dejstva je navedla stranka sama': 'Non occorreva: i fatti sono stati indicati dalla parte stessa',
  'Ni bilo mogoče: odlašanje bi bilo nevarno': 'Non era possibile: il ritardo sarebbe stato pericoloso',
  'Ne, iz drugega razloga': 'No, per un altro motivo',
  Pojasnilo: 'Spiegazione',
  'Obvezno pri nevarnosti, nujnih ukrepih in drugem razlogu: navedite dejstva.':
    'Obbligatorio in caso di pericolo, misure urgenti e altro motivo: indichi i fatti.',
  'Ne: nujni ukrepi v javnem interesu, tudi pred iztekom roka':
    'No: misure urgenti di interesse pubblico, anche prima della scadenza del termine',
  'Takojšnji učinek: člen zakona in utemeljitev': 'Effetto immediato: articolo di legge e motivazione',
  'Prazno: odločba učinkuje, ko je dokončna, do takrat dovolilnica velja. Kar vpišete, se natisne v pouku o pravnem sredstvu.':
    'Vuoto: la decisione ha effetto quando è definitiva, fino ad allora il permesso è valido. Quanto inserito è stampato nell’istruzione sul rimedio giuridico.',
  'Ni internetne povezave. Ko bo znova vzpostavljena, poskusite še enkrat.':
    'Manca la connessione a Internet. Riprovi quando sarà ripristinata.',
  'Za to stran nimate pravic, zato smo vas preusmerili.':
    'Questa pagina non è disponibile con le Sue autorizzazioni; La abbiamo reindirizzata.',
  'Preden nadaljujete, nastavite prijavo v dveh korakih.': 'Prima di proseguire imposti l’accesso in due passaggi.',
  'Preden nadaljujete, nastavite novo geslo.': 'Prima di proseguire imposti una nuova password.',
  'Seja je potekla ali je bila končana. Prijavite se znova.': 'La sessione è scaduta o è stata chiusa. Acceda di nuovo.',
  'Odjavili ste se v drugem oknu.': 'È uscito dall’account in un’altra finestra.',
  'Kopiraj: {name}': 'Copia: {name}',
  'Kopirano.': 'Copiato.',
  'Brskalnik kopiranja ni dovolil. Besedilo označite in kopirajte ročno.':
    'Il browser non ha consentito la copia. Selezioni il testo e lo copi manualmente.',
  'Popravite {count} polj': { one: 'Corregga {count} campo', other: 'Corregga {count} campi' },
  neobvezno: 'facoltativo',
  'Oznaka ni v obliki slovenske registrske oznake: {plates}. Če vozilo ni registrirano v Sloveniji, nadaljujte, sicer jo preverite.':
    'La targa non ha la forma di una targa slovena: {plates}. Se il veicolo non è immatricolato in Slovenia prosegua, altrimenti la verifichi.',
  'Odpri koledar: {label}': 'Apri il calendario: {label}',
  Koledar: 'Calendario',
  'd. m. llll': 'gg/mm/aaaa',
  'Vnesite datum, na primer 31. 1. 2027.': 'Inserisca una data, ad esempio 31/1/2027.',
  Izberite: 'Scelga',
  'Pokaži geslo': 'Mostra la password',
  'Želite zapustiti stran?': 'Desidera lasciare la pagina?',
  'Vneseni podatki bodo izgubljeni.': 'I dati inseriti andranno persi.',
  'Zapusti stran': 'Lascia la pagina',
  Ostani: 'Resta',
  'Nadaljujete, kjer ste ostali. Osnutek je shranjen samo v tem brskalniku.':
    'Prosegue da dove era rimasto. La bozza è salvata solo in questo browser.',
  'Osnutek ne hrani datotek; te bo treba priložiti znova.': 'La bozza non conserva i file; andranno allegati di nuovo.',
  'Vaš vnos je ohranjen.': 'I dati inseriti sono stati conservati.',
  'Vneseni podatki še niso poslani, so pa shranjeni.': 'I dati inseriti non sono ancora stati inviati, ma sono salvati.',
  'Odpri dovolilnico {number}': 'Apri il permesso {number}',
  'Začni znova': 'Ricomincia',
  'Pošiljanje … {share} %': 'Invio in corso … {share} %',
  'Izberite ali spustite datoteke (PDF, JPEG, PNG, HEIC)': 'Scelga o trascini i file (PDF, JPEG, PNG, HEIC)',
  'Odstrani datoteko {name}': 'Rimuovi il file {name}',
  'na primer 12,50': 'ad esempio 12,50',
  Postavke: 'Voci',
  Zapri: 'Chiudi',
  Prekliči: 'Annulla',
  Shrani: 'Salva',
  'Brez internetne povezave te vsebine ni mogoče odpreti. Preverite povezavo in poskusite znova.':
    'Senza connessione a Internet questo contenuto non può essere aperto. Verifichi la connessione e riprovi.',
  'Izberite vsaj eno polje.': 'Scelga almeno un campo.',
  'Izberite polja za prikaz': 'Scelga i campi da mostrare',
  'Napaka pri vpozstavljanju povezave. Ni internetne povezave.': 'Errore di connessione. Manca la connessione a Internet.',
  'Povezava je znova vzpostavljena.': 'La connessione è stata ripristinata.',
  'Ni povezave s strežnikom. To je stanje, kakršno je bilo {instant}; medtem se je lahko spremenilo.':
    'Manca la connessione con il server. Questo è lo stato al {instant}; nel frattempo può essere cambiato.',
  'Podatkov ni bilo mogoče osvežiti. To je stanje, kakršno je bilo {instant}; medtem se je lahko spremenilo.':
    'Non è stato possibile aggiornare i dati. Questo è lo stato al {instant}; nel frattempo può essere cambiato.',
  'do {day} naslednjega leta': 'fino al {day} dell’anno successivo',
  'do konca leta': 'fino alla fine dell’anno',
  'za izbrano obdobje, največ {count} dni': {
    one: 'per il periodo scelto, al massimo {count} giorno',
    other: 'per il periodo scelto, al massimo {count} giorni',
  },
  'do izteka dokazila, največ {count} dni': {
    one: 'fino alla scadenza del documento, al massimo {count} giorno',
    other: 'fino alla scadenza del documento, al massimo {count} giorni',
  },
  'do odvzema, največ {count} dni': { one: 'fino a revoca, al massimo {count} giorno', other: 'fino a revoca, al massimo {count} giorni' },
  'enako kot dovolilnica, ki jo nadomešča': 'come il permesso che sostituisce',
}
