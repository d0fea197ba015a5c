import type { Catalogue } from '../locale.ts'

/** Italian: rules that only the server says. */
export const italianServer: Catalogue = {
  'Na to datoteko ne moremo vpisati namena kopije: je fotografija HEIC, zaklenjena z geslom, poškodovana ali prevelika. Priložite JPEG, PNG ali PDF brez gesla z največ 50 stranmi.':
    'Su questo file non possiamo scrivere lo scopo della copia: è una foto HEIC, è protetto da password, danneggiato o troppo grande. Alleghi un JPEG, un PNG o un PDF senza password con al massimo 50 pagine.',
  'Vročitev velja za opravljeno že {day}, ko je potekel rok za prevzem.':
    'La notifica si considera già effettuata il {day}, alla scadenza del termine di ritiro.',
  'Rok za pritožbo se je iztekel {day}. Po tem dnevu odpoved ni več potrebna.':
    'Il termine di ricorso è scaduto il {day}. Dopo tale giorno la rinuncia non è più necessaria.',
  'Datum je pred izdajo akta.': 'La data precede l’emissione dell’atto.',
  'Datum je pred dnem, na katerega se nanaša.': 'La data precede il giorno al quale si riferisce.',
  'Dovolilnica se konča prej.': 'Il permesso termina prima.',
  'To številko že ima druga kartica ali pa je navedena dvakrat.':
    'Questo numero appartiene già a un’altra tessera oppure è indicato due volte.',
  'Preteklih dni ({days}) ni mogoče dodati ali odstraniti: premaknili bi se roki, ki so se že iztekli.':
    'I giorni già trascorsi ({days}) non possono essere aggiunti né tolti: si sposterebbero termini già scaduti.',
  'Kartica ni povezana z nobeno veljavno dovolilnico.': 'La tessera non è collegata ad alcun permesso valido.',
  'Ta oznaka je že v rabi.': 'Questo codice è già in uso.',
  'To je na dovolilnici že vpisano.': 'È già iscritto nel permesso.',
  'Blagajna, ki ni v rabi, ne more biti privzeta.': 'Una cassa non in uso non può essere predefinita.',
  'Najzgodnejši možni dan je {day}.': 'Il primo giorno possibile è il {day}.',
  'Za isto vozilo na istem območju: {numbers}. Potrdite, da ste s tem seznanjeni.':
    'Per lo stesso veicolo nella stessa zona: {numbers}. Confermi di averne preso atto.',
  'Izberite obvezno dokazilo, pri katerem se vpiše datum veljavnosti.':
    'Scelga un documento obbligatorio per il quale si indica la data di validità.',
  'Datoteka ni PDF, JPEG, PNG ali HEIC. Odstranite jo in izberite drugo.':
    'Il file non è PDF, JPEG, PNG o HEIC. Lo rimuova e ne scelga un altro.',
  'Po prvem računu se to ne spreminja več. Dodajte nov prostor ali novo blagajno.':
    'Dopo la prima fattura non può più essere modificato. Aggiunga un nuovo locale o una nuova cassa.',
  'Novi rok mora biti poznejši od dosedanjega ({day}).': 'Il nuovo termine deve essere successivo a quello attuale ({day}).',
  'Izberite {day} ali pozneje. Najkrajši rok za dopolnitev v dnevih: {days}.':
    'Scelga il {day} o un giorno successivo. Termine minimo per l’integrazione in giorni: {days}.',
  'Stranka z ugotovitvami še ni bila seznanjena. Izdajte seznanitev ali izberite drug odgovor.':
    'Gli accertamenti non sono stati ancora comunicati alla parte. Emetta la comunicazione o scelga un’altra risposta.',
  'Na ure se lahko prodaja samo vrsta, ki velja toliko dni, kolikor jih vlagatelj izbere.':
    'A ore può essere venduto solo un tipo che vale tanti giorni quanti ne sceglie il richiedente.',
  'Dovolilnice, izdane ali zahtevane za čas {hours}, potem ne bi omogočale dostopa.':
    'I permessi rilasciati o richiesti per l’orario {hours} non consentirebbero più l’accesso.',
  'Stranko zastopa pooblaščenec. Vročitev mimo pooblaščenca nima učinka (88. člen ZUP).':
    'La parte è rappresentata. La notifica che non è fatta al rappresentante non ha effetto (articolo 88 della ZUP).',
  'Varni elektronski predal naslovnika ni vpisan. Vpišite ga pri aktih vloge ali dovolilnice.':
    'La casella elettronica sicura del destinatario non è registrata. Registrarla presso gli atti dell’istanza o del permesso.',
  'Povezava z varnimi predali na strežniku ni nastavljena.': 'Il collegamento con le caselle sicure non è impostato sul server.',
  'Stranke nihče ne zastopa.': 'Nessuno rappresenta la parte.',
  'Pritožbo je vložil zastopnik, pooblastilo pa v zadevi ni vpisano. Vpišite pooblastilo ali pritožnika pozovite k dopolnitvi.':
    'Il ricorso è stato presentato da un rappresentante, ma la procura non è registrata. Registri la procura oppure inviti il ricorrente a integrare il ricorso.',
  'Tega vlagatelj ni zahteval.': 'Il richiedente non l’ha chiesto.',
  'Tako bi bilo vlogi ugodeno v celoti. Izberite, kaj se zavrne, ali vlogo odobrite.':
    'Così l’istanza sarebbe accolta per intero. Scelga che cosa respingere oppure approvi l’istanza.',
  'Tega vozila ni na dovolilnici.': 'Questo veicolo non è nel permesso.',
  'Vloga nima postavke, ki bi jo ta oprostitev znižala. Izberite drugo postavko ali višji odstotek.':
    'L’istanza non ha una voce che questa esenzione possa ridurre. Scelga un’altra voce o una percentuale maggiore.',
  'Ta vrsta dovolilnice ne omogoča tega načina dostopa.': 'Questo tipo di permesso non consente questa modalità di accesso.',
  'Po nastavitvah občine je za to vrsto akta potrebna osebna vročitev. Izberite drug način.':
    'Secondo le impostazioni del Comune per questo tipo di atto è necessaria la notifica personale. Scelga un’altra modalità.',
  'Geslo ni pravilno.': 'La password non è corretta.',
  'Ta dovolilnica ne obstaja, ne velja ali ne omogoča dostopa s kartico.':
    'Questo permesso non esiste, non è valido o non consente l’accesso con la tessera.',
  'Cene, ki že velja, ni mogoče spremeniti. Nova lahko začne veljati najprej {earliest}.':
    'Un prezzo già in vigore non può essere modificato. Quello nuovo può valere al più presto dal {earliest}.',
  'Priložite dokazilo ali napišite sporočilo.': 'Alleghi un documento o scriva un messaggio.',
  'V tem času je nadomestno vozilo že vpisano.': 'In questo periodo è già iscritto un veicolo sostitutivo.',
  'Največje število dni za nadomestno vozilo: {maximum}.': 'Numero massimo di giorni per il veicolo sostitutivo: {maximum}.',
  'Skupni znesek se ne ujema s preštetimi bankovci in kovanci.': 'L’importo totale non corrisponde alle banconote e alle monete contate.',
  'Plačilo s tem ID-jem transakcije je že zabeleženo. Preverite potrdilo s terminala.':
    'Un pagamento con questo ID della transazione è già registrato. Verifichi la ricevuta del terminale.',
  'Izberite vlogo in vpišite znesek.': 'Scelga l’istanza e inserisca l’importo.',
  'Razporedili ste več, kot je od plačila še ostalo ({left}).': 'Ha ripartito più di quanto resta del pagamento ({left}).',
  'Znesek presega odprti znesek vloge ({open}). Kar je preveč plačano, pustite nerazporejeno.':
    'L’importo supera quanto è ancora dovuto per l’istanza ({open}). Lasci non ripartito quanto è pagato in eccesso.',
  'Ista vloga je navedena dvakrat.': 'La stessa istanza è indicata due volte.',
  'Izpisek je za račun {found}, račun občine pa je {own}. Nič ni bilo uvoženo.':
    'L’estratto è del conto {found}, il conto del Comune è {own}. Nulla è stato importato.',
  'Zneska {amount} ni mogoče prebrati na cent natančno. Izpisek v celoti ni bil uvožen; banko prosite za nov izvoz.':
    'L’importo {amount} non è leggibile con precisione al centesimo. L’estratto non è stato importato; chieda alla banca una nuova esportazione.',
  'V datoteki ni stolpca »{column}«. Preverite, ali ste izbrali pravo banko, ali popravite njene stolpce.':
    'Nel file manca la colonna «{column}». Verifichi di aver scelto la banca giusta o ne corregga le colonne.',
  'Račun v izpisku je v valuti {currency}, uvoziti pa je mogoče le izpiske v evrih. Nič ni bilo uvoženo.':
    'Il conto dell’estratto è in valuta {currency}; si importano solo estratti in euro. Nulla è stato importato.',
  'Vrstic v datoteki ni mogoče razdeliti v stolpce. Preverite ločilo pri izbrani banki.':
    'Le righe del file non possono essere divise in colonne. Verifichi il separatore della banca scelta.',
  'Datuma {day} ni mogoče prebrati. Izpisek v celoti ni bil uvožen.': 'La data {day} non è leggibile. L’estratto non è stato importato.',
  'Datoteka vsebuje opis vrste dokumenta (DOCTYPE), ki ga v izpiskih ni in je lahko nevaren. Izpisek prenesite iz spletne banke znova.':
    'Il file contiene una dichiarazione del tipo di documento (DOCTYPE), che negli estratti non c’è e può essere pericolosa. Scarichi di nuovo l’estratto dalla banca online.',
  'V datoteki ni nobenega izpiska.': 'Il file non contiene alcun estratto.',
  'Črk v datoteki ni mogoče prebrati ({encoding}). Izpisek prenesite iz spletne banke znova.':
    'I caratteri del file non sono leggibili ({encoding}). Scarichi di nuovo l’estratto dalla banca online.',
  'V izpisku manjka račun, znesek, smer ali datum enega od prometov. Izpisek v celoti ni bil uvožen.':
    'Nell’estratto manca il conto, l’importo, la direzione o la data di un movimento. L’estratto non è stato importato.',
  'Izberite, po kateri obliki CSV se datoteka bere, ali dodajte novo obliko. Izpiskov camt.053 (XML) ni treba nastavljati.':
    'Scelga secondo quale forma CSV leggere il file o aggiunga una nuova forma. Per gli estratti camt.053 (XML) non occorre impostare nulla.',
  'Oblika s tem imenom že obstaja. Vpišite drugo ime ali uredite obstoječo.':
    'Esiste già una forma con questo nome. Inserisca un altro nome o modifichi quella esistente.',
  'Izberite eno datoteko z izpiskom.': 'Scelga un solo file con l’estratto.',
  'Občina v nastavitvah še nima vpisanega računa (IBAN), zato izpiskov ni mogoče uvoziti.':
    'Il Comune non ha ancora inserito il conto (IBAN) nelle impostazioni, perciò gli estratti non possono essere importati.',
  'Datoteka je poškodovana: v vrstici {line} ni pravilen XML. Izpisek prenesite iz spletne banke znova.':
    'Il file è danneggiato: alla riga {line} l’XML non è corretto. Scarichi di nuovo l’estratto dalla banca online.',
  'Datoteka ni izpisek camt.053 (različica 02, 04 ali 08). Iz spletne banke prenesite izpisek v tej obliki.':
    'Il file non è un estratto camt.053 (versione 02, 04 o 08). Scarichi dalla banca online l’estratto in questa forma.',
  'Vrniti je mogoče največ {most}.': 'Si può restituire al massimo {most}.',
  'Tega polja obrazec ne pozna.': 'Il modulo non conosce questo campo.',
  'To dokazilo za izbrano vrsto dovolilnice ni predvideno.': 'Questo documento non è previsto per il tipo di permesso scelto.',
  'V teh dneh dovolilnica ne bi nikoli veljala: ta vrsta velja samo {hours}. Izberite druge dni.':
    'In questi giorni il permesso non sarebbe mai valido: questo tipo vale solo {hours}. Scelga altri giorni.',
  'Karta takrat ne velja več.': 'Allora il contrassegno non è più valido.',
  'Karte, s katero je prišlo to vozilo, pri pregledu nismo mogli potrditi. Pokličite občino.':
    'Alla verifica non abbiamo potuto confermare questo contrassegno. Chiami il Comune.',
  'Opravičiti je mogoče vožnje v zadnjih 48 urah. Pokličite občino.':
    'Si possono giustificare i transiti delle ultime 48 ore. Chiami il Comune.',
  'S to karto ste letos porabili vse dovoljene dni. Pokličite občino.':
    'Con questo contrassegno quest’anno ha usato tutti i giorni consentiti. Chiami il Comune.',
  'Za ta dan je že prepozno. Izberite drugega.': 'Per questo giorno è troppo tardi. Ne scelga un altro.',
  'Za to karto je obisk na ta dan že vpisan. Odprite povezavo, ki ste jo dobili, ali pokličite občino.':
    'Con questo contrassegno per quel giorno è già registrata una visita. Apra il link che ha ricevuto o chiami il Comune.',
  'S to karto je za ta dan prijavljeno drugo vozilo. Zamenjate ga na strani svojega obiska.':
    'Con questo contrassegno per quel giorno è registrato un altro veicolo. Lo cambi nella pagina della Sua visita.',
  'Ista oznaka je že v vrstici {line}. Eno odstranite.': 'La stessa targa è già nella riga {line}. Ne tolga una.',
  'Število vozil ({quota}) je doseženo. Odstranite drugo vozilo ali pokličite občino.':
    'Il numero di veicoli ({quota}) è raggiunto. Tolga un altro veicolo o chiami il Comune.',
  'Denarnici ni mogoče ustreči. Na strani občine začnite znova.':
    'La richiesta del portafoglio non può essere soddisfatta. Ricominci dalla pagina del Comune.',
}
