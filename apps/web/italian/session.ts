import type { Catalogue } from '@dovolilnice/contract/locale'

export const italianSession: Catalogue = {
  'Prijava z računom občine': 'Accesso con l’account del Comune',
  Odjava: 'Uscita',
  'Novo geslo': 'Nuova password',
  Geslo: 'Password',
  'Ponovite novo geslo': 'Ripeta la nuova password',
  'Vsaj 12 znakov. Dolgo geslo iz več besed je boljše od kratkega zapletenega.':
    'Almeno 12 caratteri. Una password lunga di più parole è migliore di una breve e complicata.',
  'Prijavi se': 'Accedi',
  'Za zaposlene na občini in imetnike dovolilnic z uporabniškim računom.':
    'Per i dipendenti del Comune e i titolari di permesso con un account.',
  'Drugi korak prijave': 'Secondo passaggio dell’accesso',
  'Geslo je pravilno. Potrdite še, da ste to vi.': 'La password è corretta. Confermi ora la Sua identità.',
  'Geslo je pravilno. Potrdite prijavo s ključem te naprave.':
    'La password è corretta. Confermi l’accesso con la chiave di questo dispositivo.',
  'Koda iz aplikacije': 'Codice dell’applicazione',
  'Šest števk, ki jih trenutno kaže aplikacija.': 'Le sei cifre che l’applicazione mostra ora.',
  'Rezervna koda': 'Codice di riserva',
  'Ena od kod, ki ste jih shranili. Vsaka velja enkrat.': 'Uno dei codici che ha conservato. Ciascuno vale una sola volta.',
  Potrdi: 'Conferma',
  'Prijava s ključem': 'Accesso con chiave',
  'Uporabi kodo iz aplikacije': 'Usa il codice dell’applicazione',
  'Uporabi rezervno kodo': 'Usa un codice di riserva',
  'Prijava z drugim računom': 'Accesso con un altro account',
  'Brskalnik ključa ni uporabil. Poskusite znova ali izberite drug način.':
    'Il browser non ha usato la chiave. Riprovi o scelga un’altra modalità.',
  'Občina priporoča prijavo v dveh korakih. Dodate jo v nastavitvah.':
    'Il Comune raccomanda l’accesso in due passaggi. Lo aggiunga nelle impostazioni.',
  'Prijava poteka …': 'Accesso in corso …',
  'Ta stran je del prijave z računom občine. Začnite jo na strani za prijavo.':
    'Questa pagina fa parte dell’accesso con l’account del Comune. Lo inizi dalla pagina di accesso.',
  'Pozabljeno geslo': 'Password dimenticata',
  'Oddaj vlogo brez prijave': 'Invia l’istanza senza autenticarsi',
  'Odjavljeni ste.': 'È uscito dall’account.',
  'Odjava poteka …': 'Uscita in corso …',
  'Zadnja sprememba ni bila shranjena, zato ste še vedno prijavljeni. Če poskusite znova, se boste odjavili brez nje.':
    'L’ultima modifica non è stata salvata, perciò l’accesso è ancora aperto. Se riprova, esce senza di essa.',
  'Odjava ni uspela, ker strežnik ni dosegljiv. Še vedno ste prijavljeni.':
    'L’uscita non è riuscita, poiché il server non è raggiungibile. L’accesso è ancora attivo.',
  'Poskusi znova': 'Riprova',
  'Na vaš e-poštni naslov bomo poslali povezavo, s katero nastavite novo geslo.':
    'Inviamo al Suo indirizzo di posta elettronica un collegamento per impostare la nuova password.',
  'Pošlji povezavo': 'Invia il collegamento',
  'Preverite e-pošto': 'Controlli la posta elettronica',
  'Če račun s tem naslovom obstaja, smo nanj poslali povezavo. Povezava velja dve uri in jo lahko uporabite enkrat; povezave iz prejšnjih sporočil ostanejo veljavne. Če sporočila ne prejmete, preverite neželeno pošto.':
    'Se esiste un account con questo indirizzo, vi abbiamo inviato un collegamento. È valido due ore e può essere usato una sola volta; i collegamenti dei messaggi precedenti continuano intanto a funzionare. Se non riceve il messaggio, controlli la posta indesiderata.',
  'Nazaj na prijavo': 'Torna all’accesso',
  'Nastavite novo geslo': 'Imposta la nuova password',
  Dobrodošli: 'Benvenuti',
  'Račun je pripravljen. Izberite geslo, s katerim se boste prijavljali.': 'L’account è pronto. Scelga la password con cui accederà.',
  'Shrani geslo': 'Salva la password',
  'Geslo je nastavljeno. Prijavite se z njim.': 'La password è impostata. La usi per accedere.',
  'Povezava ni več veljavna': 'Il collegamento non è più valido',
  'Potekla je ali pa je bila že uporabljena. Zahtevajte novo.': 'È scaduto o è già stato usato. Ne richieda uno nuovo.',
  'Zahtevaj novo povezavo': 'Richiedi un nuovo collegamento',
  'Prijava s kodo': 'Accesso con codice',
  'Prijava s kodo po e-pošti': 'Accesso con un codice inviato per posta elettronica',
  'Na vaš e-poštni naslov bomo poslali kodo za eno prijavo. Zaposleni na občini se tako ne morejo prijaviti.':
    'Inviamo al Suo indirizzo di posta elettronica un codice per un solo accesso. I dipendenti del Comune non possono usarlo.',
  'Pošlji kodo': 'Invia il codice',
  'Če račun s tem naslovom obstaja, smo nanj poslali kodo. Velja deset minut, samo v tem brskalniku.':
    'Se esiste un account con questo indirizzo, abbiamo inviato un codice. Vale dieci minuti, solo in questo browser.',
  'Koda iz sporočila': 'Codice del messaggio',
  'Zahtevaj novo kodo': 'Richiedi un nuovo codice',
  'Prijava z geslom': 'Accesso con password',
  'Izberite geslo. S tem potrdite svoj e-poštni naslov in odprete račun z vlogami, oddanimi s tega naslova.':
    'Scelga una password. Così conferma il Suo indirizzo di posta elettronica e apre un account con le istanze presentate da questo indirizzo.',
  'Koda ni pravilna, je potekla ali je bila že uporabljena. Preverite vnos ali zahtevajte novo.':
    'Il codice non è corretto, è scaduto o è già stato usato. Lo verifichi oppure ne richieda uno nuovo.',
}
