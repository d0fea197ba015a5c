import type { Catalogue } from '@dovolilnice/contract/locale'

/** Italian: the frame of the pages. */
export const italianShell: Catalogue = {
  'Dostop ni dovoljen': 'Accesso non consentito',
  'Strani ni mogoče najti': 'Pagina non trovata',
  'Napaka na strežniku': 'Errore del server',
  'Nalaganje …': 'Caricamento …',
  'Tega dela strani ni bilo mogoče naložiti. Preverite povezavo in osvežite stran.':
    'Non è stato possibile caricare questa parte della pagina. Verifichi la connessione e aggiorni la pagina.',
  'Preskoči na vsebino': 'Vai al contenuto',
  Dovolilnice: 'Permessi',
  'Dovolilnice {town}': 'Permessi, {town}',
  Meni: 'Menu',
  'Glavni meni': 'Menu principale',
  'Odpri glavni meni': 'Apri il menu principale',
  'Skrij glavni meni': 'Nascondi il menu principale',
  'Uporabniški meni: {name}': 'Menu utente: {name}',
  'Iskanje povsod': 'Ricerca generale',
  '{count} čaka': { one: '{count} in attesa', other: '{count} in attesa' },
  'Na vrh strani': 'Inizio della pagina',
  Nazaj: 'Indietro',
  'Na začetno stran': 'Alla pagina iniziale',
  'Ni povezave': 'Connessione assente',
  'Te strani brez povezave še ni mogoče odpreti': 'Senza connessione questa pagina non può ancora essere aperta',
  'Na tej napravi še ni bila odprta. Odprla se bo samodejno, ko bo povezava znova vzpostavljena.':
    'Su questo dispositivo non è ancora stata aperta. Si aprirà da sola quando la connessione sarà ripristinata.',
  Napaka: 'Errore',
  'Strani ni bilo mogoče naložiti': 'Non è stato possibile caricare la pagina',
  'Strežnik se ni odzval ali pa se ravno posodablja. Počakajte trenutek in poskusite znova.':
    'Il server non ha risposto o è in corso di aggiornamento. Attenda un momento e riprovi.',
  'Strani ni mogoče prikazati': 'La pagina non può essere mostrata',
  'Za napako niste odgovorni vi. Poskusite znova; če se ponovi, nam pišite ali pokličite in opišite, katero stran ste odpirali.':
    'L’errore non dipende da Lei. Riprovi; se si ripete, ci scriva o ci chiami e descriva quale pagina stava aprendo.',
  'Napaka 403': 'Errore 403',
  'Napaka 404': 'Errore 404',
  'Napaka 500': 'Errore 500',
  'Do te strani nimate dostopa': 'Non ha accesso a questa pagina',
  'Prijavljeni ste, vendar za to stran ali dejanje nimate pravic. Če jo potrebujete pri delu, se obrnite na skrbnika.':
    'Ha effettuato l’accesso, ma non ha le autorizzazioni per questa pagina o azione. Se Le occorre per il lavoro, si rivolga all’amministratore.',
  'Za ogled te strani se prijavite': 'Per vedere questa pagina effettui l’accesso',
  'Stran je na voljo samo prijavljenim. Prijavite se ali nadaljujte na začetni strani.':
    'La pagina è disponibile solo dopo l’accesso. Acceda oppure prosegua dalla pagina iniziale.',
  'Stran ne obstaja': 'La pagina non esiste',
  'Naslov je morda napačno zapisan ali pa je bil zapis izbrisan. Preverite naslov ali nadaljujte na začetni strani.':
    'L’indirizzo può essere scritto in modo errato oppure il dato è stato cancellato. Verifichi l’indirizzo o prosegua dalla pagina iniziale.',
  'Na strežniku je prišlo do napake': 'Si è verificato un errore del server',
  'Za napako niste odgovorni vi; zabeležena je. Počakajte trenutek in poskusite znova; vneseni podatki ostanejo v obrazcu. Če se ponovi, nam pišite ali pokličite.':
    'L’errore non dipende da Lei ed è stato registrato. Attenda un momento e riprovi; i dati inseriti restano nel modulo. Se si ripete, ci scriva o ci chiami.',
}
