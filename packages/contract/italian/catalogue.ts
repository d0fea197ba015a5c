import type { Catalogue } from '../locale.ts'

/** Italian: the kinds, documents and user types with which a town begins. */
export const italianCatalogue: Catalogue = {
  'Poslovni subjekt': 'Soggetto economico',
  'Za podjetja in društva s sedežem ali poslovnim prostorom na območju, letno ali mesečno.':
    'Per imprese e associazioni con sede o locale d’affari nella zona, annuale o mensile.',
  'Redna dostava': 'Consegna regolare',
  'Za redno dostavo med 5. in 10. uro, vozila do 3,5 t, letno, mesečno ali tedensko.':
    'Per la consegna regolare tra le ore 5 e le 10, veicoli fino a 3,5 t, annuale, mensile o settimanale.',
  'Izredna dostava': 'Consegna straordinaria',
  'Za dostavo zunaj dostavnega časa, za posamezne dni.': 'Per consegne al di fuori dell’orario di consegna, per singoli giorni.',
  'Gost nastanitvenega obrata': 'Ospite di una struttura ricettiva',
  'Ponudnik nastanitve vpiše vozilo gosta za prihod in odhod; velja za dneve bivanja.':
    'Il gestore della struttura ricettiva registra il veicolo dell’ospite per l’arrivo e la partenza; vale per i giorni di soggiorno.',
  Taksi: 'Taxi',
  'Za avtotaksi prevoznike; velja do izteka licence.': 'Per i vettori taxi; vale fino alla scadenza della licenza.',
  'Zahteva ga občinski odlok.': 'È richiesto dal decreto comunale.',
  'Neobvezno: podatek pridobimo sami iz uradne evidence; dokazilo priložite le, če želite pospešiti postopek.':
    'Facoltativo: acquisiamo noi stessi il dato dai registri ufficiali; alleghi il documento solo se desidera accelerare il procedimento.',
  'Neobvezno, pospeši obravnavo.': 'Facoltativo, accelera la trattazione.',
  'Na kopijo ob oddaji vidno vpišemo, da velja samo za ta postopek. Fotografije HEIC ni mogoče označiti.':
    'All’invio scriviamo in modo visibile sulla copia che essa serve solo a questo procedimento. Una foto HEIC non può essere contrassegnata.',
  'Osebni dokument': 'Documento d’identità',
  'Kopija osebne izkaznice ali potnega lista. Fotografijo in EMŠO lahko prekrijete; naslov naj bo čitljiv.':
    'Copia della carta d’identità o del passaporto. La fotografia e il numero EMŠO possono essere coperti; l’indirizzo deve essere leggibile.',
  'Prometno dovoljenje': 'Carta di circolazione',
  'Kopija prometnega dovoljenja vsakega vozila. Vpisani morate biti kot lastnik ali uporabnik; največja dovoljena masa vozila je 3,5 t.':
    'Copia della carta di circolazione di ogni veicolo. Lei deve esservi iscritto come proprietario o utilizzatore; la massa massima ammessa del veicolo è di 3,5 t.',
  'Izpis številke stanovanja': 'Estratto con il numero dell’appartamento',
  'Izpis številke dela stavbe (GURS), če je na naslovu več stanovanj.':
    'Estratto con il numero dell’unità dell’edificio (GURS), se all’indirizzo vi sono più appartamenti.',
  'Potrdilo o začasnem prebivališču': 'Certificato di residenza temporanea',
  'Potrdilo upravne enote o prijavi začasnega prebivališča. Dovolilnica velja do izteka potrdila.':
    'Certificato dell’unità amministrativa sulla dichiarazione di residenza temporanea. Il permesso vale fino alla scadenza del certificato.',
  'Dokazilo o lastništvu': 'Titolo di proprietà',
  'Zemljiškoknjižni izpisek ali kupna pogodba za nepremičnino na območju.':
    'Estratto tavolare o contratto di compravendita dell’immobile nella zona.',
  'Lastništvo ali najem': 'Proprietà o locazione',
  'Najemna pogodba za garažo, parkirno mesto ali poslovni prostor. Podatke o lastništvu pridobimo sami iz zemljiške knjige.':
    'Contratto di locazione del garage, del posto auto o del locale d’affari. I dati sulla proprietà li acquisiamo noi stessi dal libro fondiario.',
  'Izpis iz poslovnega registra': 'Estratto del registro delle imprese',
  'Izpis AJPES, ki ni starejši od treh mesecev.': 'Estratto AJPES non anteriore a tre mesi.',
  'Uporaba službenega vozila': 'Uso del veicolo di servizio',
  'Izjava podjetja, kadar vozilo ni registrirano na podjetje.': 'Dichiarazione dell’impresa, se il veicolo non è intestato all’impresa.',
  'Pogodba ali izjava naročnika': 'Contratto o dichiarazione del committente',
  'Pogodba ali izjava naročnika na območju, da mu redno dostavljate blago, in dan, do katerega velja.':
    'Contratto o dichiarazione del committente nella zona al quale consegna regolarmente la merce, con il giorno fino al quale vale.',
  'Pisna utemeljitev': 'Motivazione scritta',
  'Kratek opis razloga, naslov na območju ter dan in ura prihoda in odhoda.':
    'Breve descrizione del motivo, indirizzo nella zona, giorno e ora di arrivo e di partenza.',
  'Dovoljenje za prireditev ali potrdilo o terminu sklenitve zakonske zveze':
    'Autorizzazione per la manifestazione o attestato della data di celebrazione del matrimonio',
  'Dovoljenje upravne enote, soglasje občine ali potrdilo matičnega organa.':
    'Autorizzazione dell’unità amministrativa, consenso del Comune o attestato dell’ufficio di stato civile.',
  'Seznam vozil': 'Elenco dei veicoli',
  'Seznam registrskih oznak, kadar je vozil več, kot jih sprejme obrazec.':
    'Elenco delle targhe, se i veicoli sono più di quanti ne accetta il modulo.',
  'Vpis nastanitvenega obrata': 'Iscrizione della struttura ricettiva',
  'Potrdilo o vpisu v register nastanitvenih obratov.': 'Attestato di iscrizione nel registro delle strutture ricettive.',
  'Izjava ustanove': 'Dichiarazione dell’istituto',
  'Izjava ustanove ali zdravnika o negi na domu na naslovu na območju.':
    'Dichiarazione dell’istituto o del medico sull’assistenza a domicilio all’indirizzo nella zona.',
  'Evropska parkirna karta za invalide': 'Contrassegno di parcheggio europeo per disabili',
  'Obe strani karte, da sta vidna številka in datum veljavnosti. Dovolilnica velja do izteka karte.':
    'Entrambi i lati del contrassegno, con il numero e la data di validità visibili. Il permesso vale fino alla scadenza del contrassegno.',
  'Seznam službenih vozil': 'Elenco dei veicoli di servizio',
  'Podpisan in žigosan seznam vozil službe.': 'Elenco dei veicoli del servizio, firmato e timbrato.',
  'Licenca za avtotaksi prevoze': 'Licenza per trasporti taxi',
  'Veljavna licenca. Dovolilnica velja do izteka licence.': 'Licenza valida. Il permesso vale fino alla scadenza della licenza.',
  'Enkratna dovolilnica': 'Permesso occasionale',
  'Za selitev, gradbišče ali obrtnika; za nekaj ur, za dan ali teden.':
    'Per trasloco, cantiere o artigiano; per alcune ore, un giorno o una settimana.',
  'Prireditev ali poroka': 'Manifestazione o matrimonio',
  'Za vozila prireditelja ali svatov v dneh prireditve.':
    'Per i veicoli dell’organizzatore o degli invitati nei giorni della manifestazione.',
  'Nega na domu in zdravstvena oskrba': 'Assistenza a domicilio e cure sanitarie',
  'Za izvajalce nege in svojce, ki skrbijo za osebo na območju. Brezplačno za eno leto.':
    'Per chi presta assistenza e per i familiari che assistono una persona nella zona. Gratuito per un anno.',
  'Imetnik parkirne karte za invalide': 'Titolare del contrassegno di parcheggio per disabili',
  'Za imetnike evropske parkirne karte za invalide. Brezplačno do izteka karte.':
    'Per i titolari del contrassegno di parcheggio europeo per disabili. Gratuito fino alla scadenza del contrassegno.',
  'Javna in intervencijska služba': 'Servizio pubblico e di emergenza',
  'Za vozila javnih in intervencijskih služb, do odvzema. Brezplačno.':
    'Per i veicoli dei servizi pubblici e di emergenza, fino a revoca. Gratuito.',
  'Nadomestna dovolilnica ali kartica': 'Permesso o tessera sostitutivi',
  'Izda se namesto izgubljene, poškodovane ali ukradene dovolilnice ali ob zamenjavi vozila; veljavnost se ne spremeni. Zahtevate jo pri svoji dovolilnici.':
    'Sostituisce il permesso smarrito, danneggiato o rubato oppure il veicolo; i giorni di validità restano invariati. Si richiede presso il proprio permesso.',
  'Začasna dovolilnica do odločitve': 'Permesso temporaneo fino alla decisione',
  'Izda jo uradna oseba, dokler o vlogi ni odločeno. Brezplačno, največ dva meseca.':
    'Lo rilascia il funzionario finché non si è deciso sull’istanza. Gratuito, al massimo due mesi.',
  'Stanovalec s stalnim prebivališčem': 'Residente con residenza permanente',
  'Za stanovalce s stalnim prebivališčem na območju. Velja do 31. januarja naslednjega leta, vse dni v tednu in ob vseh urah.':
    'Per i residenti con residenza permanente nella zona. Vale fino al 31 gennaio dell’anno successivo, tutti i giorni della settimana e a tutte le ore.',
  'Stanovalec z začasnim prebivališčem': 'Residente con residenza temporanea',
  'Za stanovalce z začasnim prebivališčem na območju. Velja do izteka potrdila, največ eno leto.':
    'Per i residenti con residenza temporanea nella zona. Vale fino alla scadenza del certificato, al massimo un anno.',
  'Lastnik nepremičnine brez prijavljenega prebivališča na območju': 'Proprietario di un immobile senza residenza dichiarata nella zona',
  'Za lastnike nepremičnine na območju, ki tam nimajo prijavljenega prebivališča.':
    'Per i proprietari di un immobile nella zona che non vi hanno la residenza dichiarata.',
  'Garaža ali lastno parkirno mesto': 'Garage o posto auto proprio',
  'Dostop do lastne ali najete garaže oziroma parkirnega mesta na območju. Parkiranje na javni površini ni dovoljeno.':
    'Accesso al garage o al posto auto, di proprietà o in locazione, nella zona. Il parcheggio su suolo pubblico non è consentito.',
  'Drugo vozilo gospodinjstva': 'Secondo veicolo del nucleo familiare',
  'Za drugo vozilo gospodinjstva, ki že ima dovolilnico stanovalca.':
    'Per il secondo veicolo di un nucleo familiare che ha già un permesso di residente.',
  'Električno vozilo': 'Veicolo elettrico',
  'Brezplačno parkiranje vozila na električni pogon za eno leto.': 'Parcheggio gratuito del veicolo elettrico per un anno.',
  'Lastnik ali najemnik nepremičnine': 'Proprietario o locatario di un immobile',
  'Poslovni subjekt na območju': 'Soggetto economico nella zona',
  'Dostavna služba': 'Servizio di consegna',
  'Občasni uporabnik': 'Utente occasionale',
  Prireditelj: 'Organizzatore',
  'Ponudnik nastanitve': 'Gestore di struttura ricettiva',
  'Izvajalec nege ali zdravstvene dejavnosti': 'Operatore dell’assistenza o sanitario',
  'Javna ali intervencijska služba': 'Servizio pubblico o di emergenza',
  'Avtotaksi prevoznik': 'Vettore taxi',
  vloga: 'istanza',
  odločba: 'decisione',
  'Prejemnik denarne socialne pomoči ali varstvenega dodatka':
    'Beneficiario dell’assistenza sociale in denaro o del supplemento di sostegno',
  'Humanitarna ali invalidska organizacija': 'Organizzazione umanitaria o di persone con disabilità',
  'Druga oprostitev po zakonu': 'Altra esenzione prevista dalla legge',
}
