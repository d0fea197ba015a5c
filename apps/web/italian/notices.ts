import type { Catalogue } from '@dovolilnice/contract/locale'

export const italianNotices: Catalogue = {
  'Obvestilo po 13. in 14. členu Splošne uredbe o varstvu podatkov (GDPR).':
    'Informativa ai sensi degli articoli 13 e 14 del Regolamento generale sulla protezione dei dati (GDPR).',
  'Kratko obvestilo za tisk (PDF)': 'Informativa breve da stampare (PDF)',
  'Znak ob stebričku (PDF)': 'Cartello presso il dissuasore (PDF)',
  'Kako dostopno je spletišče, katera vsebina še ni dostopna in kam se lahko obrnete.':
    'Quanto è accessibile questo sito, che cosa non lo è ancora e a chi rivolgersi.',
  'Kdo izdaja in ureja to stran.': 'Chi pubblica e gestisce questo sito.',
  'Odprti podatki občine': 'Dati aperti del Comune',
  'Kontakt za dostopnost': 'Contatto per l’accessibilità',
  Izdajatelj: 'Editore',
  'Zakoniti zastopnik': 'Rappresentante legale',
  'Matična številka': 'Numero di matricola',
  'Tehnični upravljavec': 'Gestore tecnico',
  Piškotki: 'Cookie',
  'Uporabljamo samo piškotke, ki so nujni za delovanje strani, zato soglasje ni potrebno. Sledilnih piškotkov in storitev tretjih oseb ne uporabljamo.':
    'Utilizziamo solo i cookie necessari al funzionamento del sito; non occorre pertanto alcun consenso. Non utilizziamo cookie traccianti né servizi di terzi.',
  Ime: 'Nome',
  Trajanje: 'Durata',
  'prijava v račun': 'accesso all’account',
  'do odjave, zaposleni največ 12 ur, drugi največ 30 dni':
    'fino all’uscita, per i dipendenti al massimo 12 ore, per gli altri al massimo 30 giorni',
  'varnost obrazcev': 'sicurezza dei moduli',
  'do zaprtja brskalnika': 'fino alla chiusura del browser',
  'prepoznava brskalnika, v katerem ste se že prijavili': 'riconoscimento del browser con il quale si è già effettuato l’accesso',
  'eno leto': 'un anno',
  'drugi korak prijave in prijava z računom občine': 'secondo passaggio dell’accesso e accesso con l’account del Comune',
  '10 minut': '10 minuti',
  'izbrani jezik': 'lingua scelta',
  'hitrejši prikaz strani': 'visualizzazione più rapida delle pagine',
  'Drugo v vašem brskalniku': 'Altro nel Suo browser',
  'Podatek o vaši prijavi, izbrane nastavitve seznamov, podatek, da ste obvestilo prebrali, in osnutek vloge, dokler je ne oddate. Vse to lahko izbrišete v nastavitvah brskalnika.':
    'L’indicazione dell’accesso effettuato, le impostazioni scelte degli elenchi, l’indicazione che ha letto l’informativa e la bozza dell’istanza finché non la presenta. Può cancellare tutto nelle impostazioni del browser.',
  'Kratko obvestilo po 13. členu Splošne uredbe (GDPR). Vsi nameni, podlage, uporabniki podatkov in samodejno odločanje so v celotnem obvestilu.':
    'Informativa breve ai sensi dell’articolo 13 del Regolamento generale (GDPR). Tutte le finalità, le basi, i destinatari e la decisione automatica sono nell’informativa completa.',
  'Podatkov občine trenutno ni mogoče naložiti.': 'Al momento non è possibile caricare i dati del Comune.',
  'Namen obdelave': 'Finalità del trattamento',
  'Celotno obvestilo': 'Informativa completa',
}
