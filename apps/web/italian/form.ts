import type { Catalogue } from '@dovolilnice/contract/locale'

export const italianForm: Catalogue = {
  'Vlogo oddate brez prijave v približno petih minutah. Pripravite fotografije ali datoteke PDF z dokazili; seznam se prikaže pri izbrani vrsti dovolilnice.':
    'L’istanza si presenta senza autenticarsi, in circa cinque minuti. Prepari le fotografie o i file PDF dei documenti giustificativi; l’elenco compare presso il tipo di permesso scelto.',
  '+ {fee} taksa': '+ {fee} tassa',
  'brez takse': 'senza tassa',
  'Oznaka {value} ni v obliki slovenske registrske oznake. Je to tuja oznaka?':
    'La targa {value} non ha la forma di una targa slovena. È straniera?',
  'E-poštni naslov je {value}. Ste mislili {suggestion}?': 'L’indirizzo e-mail è {value}. Intendeva {suggestion}?',
  'Poštne številke {value} ni na slovenskem seznamu. Je prava?': 'Il codice postale {value} non è nell’elenco sloveno. È corretto?',
  'Vpisano je samo »{value}«. Je to vaše celotno ime in priimek?': 'È inserito solo «{value}». È il Suo nome e cognome completo?',
  Popravi: 'Correggi',
  'Je pravilno, naprej': 'È corretto, avanti',
  'Kdo ste': 'Dati del richiedente e qualifica',
  'Vlogo oddaja': 'L’istanza è presentata da',
  'Fizična oseba': 'Persona fisica',
  'Pravna oseba ali s. p.': 'Persona giuridica o imprenditore individuale',
  'Vaš status na območju': 'La Sua qualifica nella zona',
  Prebivanje: 'Abitazione',
  Delo: 'Lavoro',
  'Obisk in drugo': 'Visita e altro',
  'Za daljši čas': 'Per un periodo più lungo',
  'Za krajši čas': 'Per un periodo più breve',
  '{price} do {last}': '{price} fino al {last}',
  'Katero dovolilnico potrebujete': 'Quale permesso Le occorre',
  'Najprej izberite, kdo ste; nato se prikažejo dovolilnice, ki so vam na voljo.':
    'Indichi prima i dati del richiedente; poi compaiono i permessi disponibili.',
  'Za to vrsto uporabnika vloge ni mogoče oddati prek spleta. Obrnite se na občino.':
    'Per questo tipo di utente l’istanza non può essere presentata online. Si rivolga al Comune.',
  'Potrebujete: {documents}': 'Occorrono: {documents}',
  'Dokazila niso potrebna.': 'Non occorrono documenti giustificativi.',
  Brezplačno: 'Gratuito',
  'Kje in od kdaj': 'Dove e da quando',
  'območje {zone}': 'zona {zone}',
  Obdobje: 'Periodo',
  'Število obdobij': 'Numero di periodi',
  'Število dni': 'Numero di giorni',
  'Od (ura)': 'Dalle (ora)',
  'Do (ura)': 'Alle (ora)',
  'Izbrani čas velja za vsak dan. Zaračuna se vsaka začeta ura.': 'L’orario scelto vale per ogni giorno. Si paga ogni ora iniziata.',
  'Ta vrsta dovolilnice omogoča dostop samo v času {hours}.': 'Questo tipo di permesso consente l’accesso solo nell’orario {hours}.',
  'Prvi dan veljavnosti': 'Primo giorno di validità',
  'Če začnete {start}, dovolilnica po isti ceni velja do {last}.': 'Se inizia {start}, il permesso vale allo stesso prezzo fino al {last}.',
  'Če gospodinjstvo to dovolilnico že ima, naslednja stane {prices}; to ugotovi občina ob odobritvi.':
    'Se il nucleo familiare ha già questo permesso, il successivo costa {prices}; lo accerta il Comune all’accoglimento.',
  'Želim kartico ali daljinski upravljalnik ({price})': 'Desidero la tessera o il telecomando ({price})',
  'z DDV, kjer je obračunan': 'con IVA dove è applicata',
  'z vključenim DDV': 'con IVA inclusa',
  'DDV ni obračunan': 'IVA non applicata',
  'Plačate šele po odobritvi vloge.': 'Si paga solo dopo l’accoglimento dell’istanza.',
  'Podatki vlagatelja': 'Dati del richiedente',
  'Ime in priimek': 'Nome e cognome',
  Naziv: 'Denominazione',
  'Ulica in hišna številka': 'Via e numero civico',
  'npr. Stari trg 12, stanovanje 3': 'ad es. Stari trg 12, appartamento 3',
  'Poštna številka': 'Codice postale',
  Kraj: 'Località',
  'Na ta naslov boste prejeli potrdilo, povezavo do vloge in obvestilo o odločitvi.':
    'A questo indirizzo riceve la conferma, il collegamento all’istanza e l’avviso della decisione.',
  'Na primer 041 123 456. S klicem s te številke lahko spustite stebriček, če dovolilnica to omogoča.':
    'Ad esempio 041 123 456. Chiamando da questo numero può abbassare il dissuasore mobile, se il permesso lo consente.',
  'Vpišete lahko do {count} vozil.': { one: 'Può inserire {count} veicolo.', other: 'Può inserire fino a {count} veicoli.' },
  'Registrska oznaka {number}. vozila': 'Targa del {number}º veicolo',
  'na primer LJ AB-123': 'ad esempio LJ AB-123',
  'Dodaj vozilo': 'Aggiungi veicolo',
  'Odstrani {number}. vozilo': 'Rimuovi il {number}º veicolo',
  'Slike ali PDF, posamezna datoteka do 10 MB, skupaj do 25 MB.': 'Foto o PDF, ogni file fino a 10 MB, in tutto fino a 25 MB.',
  'Seznam dokazil se prikaže, ko izberete vrsto dovolilnice.':
    'L’elenco dei documenti giustificativi compare quando sceglie il tipo di permesso.',
  'Dokazilo velja do': 'Il documento è valido fino al',
  'Prebrano iz dokumenta. Preverite.': 'Letto dal documento. Verifichi.',
  'Dokazilo je poteklo. Priložite veljavno.': 'Il documento è scaduto. Alleghi un documento valido.',
  Oddaja: 'Presentazione',
  'Opomba za občino': 'Nota per il Comune',
  'Potrjujem, da sem prebral/-a obvestilo o varstvu osebnih podatkov in da so navedeni podatki resnični.':
    'Dichiaro di aver letto l’informativa sulla protezione dei dati personali e che i dati indicati sono veritieri.',
  'Pogoji uporabe in zasebnost': 'Condizioni d’uso e privacy',
  'Navodila za uporabo': 'Istruzioni per l’uso',
  'Preberi obvestilo o varstvu osebnih podatkov': 'Leggi l’informativa sulla protezione dei dati personali',
  'Oddaj vlogo': 'Invia istanza',
  'Obrazec se nalaga …': 'Il modulo si sta caricando …',
  'Vrst dovolilnic in cen trenutno ni mogoče naložiti. Poskusili bomo znova čez pol minute.':
    'Al momento non è possibile caricare i tipi di permesso e i prezzi. Riproveremo tra mezzo minuto.',
  'Oprostitev upravne takse': 'Esenzione dalla tassa amministrativa',
  'Ne uveljavljam': 'Non la chiedo',
  'Izberite, če ste takse oproščeni po Zakonu o upravnih taksah, in priložite dokazilo. O oprostitvi odloči občina.':
    'Selezioni se è esente dalla tassa ai sensi della Legge sulle tasse amministrative, e alleghi il documento giustificativo. Sull’esenzione decide il Comune.',
  'Na tej strani ne plačate ničesar. Upravno takso plačate takoj po oddaji vloge na ločen račun; podatke za plačilo boste dobili takrat. Plačljivo dovolilnico plačate po odobritvi. Upravna taksa ni predmet DDV.':
    'In questa pagina non paga nulla. La tassa amministrativa si paga subito dopo l’invio dell’istanza su un conto separato; riceverà allora i dati. Il prezzo del permesso, se previsto, si paga dopo l’accoglimento. La tassa amministrativa non è soggetta a IVA.',
  'Izbrane datoteke ostanejo na tej napravi do oddaje vloge, največ {count} dni, in še niso nikamor poslane. Če naprava ni vaša, jih odstranite z nje.':
    'I file scelti restano su questo dispositivo fino alla presentazione dell’istanza, al massimo {count} giorni, e non sono ancora stati inviati. Se il dispositivo non è Suo, li rimuova.',
  'Datotek na tej napravi ni mogoče shraniti. Če stran zaprete, jih priložite znova.':
    'I file non possono essere salvati su questo dispositivo. Se chiude la pagina, li alleghi di nuovo.',
  'Datotek, ki ste jih izbrali prej, na tej napravi ni več. Priložite jih znova.':
    'I file scelti in precedenza non sono più su questo dispositivo. Li alleghi di nuovo.',
  'Datoteke so odstranjene z naprave. Če strani do oddaje ne zaprete, bodo vlogi vseeno priložene.':
    'I file sono stati rimossi dal dispositivo. Se non chiude la pagina prima della presentazione, saranno comunque allegati all’istanza.',
  'Datotek ni bilo mogoče odstraniti z naprave. Poskusite znova.': 'Non è stato possibile rimuovere i file dal dispositivo. Riprovi.',
  'Odstrani z naprave': 'Rimuovi dal dispositivo',
  'Vaš naslov leži na območju {zone}.': 'Il Suo indirizzo si trova nella zona {zone}.',
  'Izbrano je parkirišče tega območja: {lot}. Izberete lahko tudi drugo.':
    'È scelto un parcheggio di questa zona: {lot}. Può sceglierne anche un altro.',
  'Izbrano je parkirišče {lot} na območju {zone}. Tudi tako lahko oddate vlogo; občina presodi, ali vam dovolilnica tam pripada, in lahko zahteva pojasnilo.':
    'È scelto il parcheggio {lot} nella zona {zone}. Può comunque presentare l’istanza; il Comune valuta se il permesso Le spetta e può chiedere chiarimenti.',
  'Izberi {lot}': 'Scegli {lot}',
  'Po seznamu občine ta naslov ne leži na nobenem območju dovolilnic. Vlogo lahko oddate; občina presodi, ali vam dovolilnica pripada.':
    'Secondo l’elenco del Comune questo indirizzo non si trova in alcuna zona dei permessi. Può presentare l’istanza; il Comune valuta se il permesso Le spetta.',
}
