import type { Catalogue } from '../locale.ts'

/** Italian: broken rules of fields. */
export const italianRules: Catalogue = {
  'Izpolnite to polje.': 'Compili questo campo.',
  'Najmanjše število znakov: {minimum}.': 'Numero minimo di caratteri: {minimum}.',
  'Največje število znakov: {maximum}.': 'Numero massimo di caratteri: {maximum}.',
  'Najmanjša vrednost je {minimum}.': 'Il valore minimo è {minimum}.',
  'Največja vrednost je {maximum}.': 'Il valore massimo è {maximum}.',
  'Dodajte vsaj {minimum}.': 'Ne aggiunga almeno {minimum}.',
  'Dovoljenih je največ {maximum}.': 'Ne sono consentiti al massimo {maximum}.',
  'Izberite eno od ponujenih možnosti.': 'Scelga una delle opzioni proposte.',
  'Vnos ni pravilen.': 'I dati inseriti non sono corretti.',
  'Vnesite veljaven e-poštni naslov, na primer ime@primer.si.':
    'Inserisca un indirizzo di posta elettronica valido, ad esempio nome@esempio.si.',
  'Vnesite telefonsko številko, na primer 041 123 456 ali +386 41 123 456.':
    'Inserisca un numero di telefono, ad esempio 041 123 456 o +386 41 123 456.',
  'Vpišite v eni vrstici, brez tabulatorjev.': 'Inserisca una sola riga, senza tabulazioni.',
  'Vpišite vsaj eno črko.': 'Inserisca almeno una lettera.',
  'Registrsko oznako vpišite z latinskimi črkami.': 'Inserisca la targa con lettere latine.',
  'Vnesite registrsko oznako, na primer LJ AB-123. Dovoljene so črke, številke, presledki, vezaji in pike.':
    'Inserisca una targa, ad esempio LJ AB-123. Sono ammessi lettere, cifre, spazi, trattini e punti.',
  'Ta registrska oznaka je navedena dvakrat.': 'Questa targa è indicata due volte.',
  'Davčna številka ni pravilna. Ima osem števk, zadnja je kontrolna.':
    'Il codice fiscale non è corretto. Ha otto cifre, l’ultima è di controllo.',
  'Vnesite datum.': 'Inserisca una data.',
  'Datum je že minil. Izberite poznejšega.': 'La data è già trascorsa. Ne scelga una successiva.',
  'Datum je predaleč v prihodnosti.': 'La data è troppo lontana nel futuro.',
  'Vnesite uro, na primer 9:00.': 'Inserisca un’ora, ad esempio 9:00.',
  'Končna ura mora biti poznejša od začetne in v istem dnevu.':
    'L’ora finale deve essere successiva a quella iniziale e nello stesso giorno.',
  'Te ure so danes že minile.': 'Queste ore oggi sono già trascorse.',
  'Dovolilnica te vrste velja samo v času {hours}. Izberite čas, ki se s tem vsaj deloma prekriva.':
    'Un permesso di questo tipo è valido solo nell’orario {hours}. Scelga un orario che coincida almeno in parte.',
  'Pred oddajo potrdite, da ste obvestilo o varstvu podatkov prebrali.':
    'Prima di presentare l’istanza confermi di aver letto l’informativa sulla protezione dei dati.',
  'Priložite to dokazilo.': 'Alleghi questo documento.',
  'Dokazilo poteče pred začetkom veljavnosti dovolilnice.': 'Il documento scade prima dell’inizio della validità del permesso.',
  'Največja veljavnost dovolilnice te vrste v dnevih: {maximum}.': 'Validità massima del permesso di questo tipo in giorni: {maximum}.',
  'To parkirišče za izbrano vrsto uporabnika ni na voljo.': 'Questo parcheggio non è disponibile per il tipo di utente scelto.',
  'Ta vrsta dovolilnice za vas ni na voljo.': 'Questo tipo di permesso non è a Sua disposizione.',
  'Preveč vozil za to vrsto dovolilnice. Dovoljenih je največ {maximum}.':
    'Troppi veicoli per questo tipo di permesso. Ne sono consentiti al massimo {maximum}.',
  'Navedite vsaj eno registrsko oznako.': 'Indichi almeno una targa.',
  'Vnesite štirimestno poštno številko.': 'Inserisca un codice postale di quattro cifre.',
  'Datoteka je prazna.': 'Il file è vuoto.',
  'Datoteka je večja od 10 MB.': 'Il file supera i 10 MB.',
}
