import { defineTexts } from '../../../platform/translate/message.ts'

export const texts = defineTexts({
  myPermits: { sl: 'Moje dovolilnice', en: 'My permits' },
  newApplication: { sl: 'Nova vloga', en: 'New application' },
  none: { sl: 'Dovolilnice še nimate.', en: 'You have no permit yet.' },
  noneText: {
    sl: 'Oddajte vlogo; o izdaji vas obvestimo po e-pošti.',
    en: 'Send an application; we tell you by e-mail when the permit is issued.',
  },
  noneNow: { sl: 'Nobena vaša dovolilnica zdaj ni v veljavi.', en: 'None of your permits is in force now.' },
  all: { sl: 'Vse dovolilnice', en: 'All permits' },
  ended: { sl: 'Prejšnje dovolilnice', en: 'Earlier permits' },
  zone: { sl: 'Območje', en: 'Zone' },
  lot: { sl: 'Parkirišče', en: 'Parking lot' },
  until: { sl: 'Velja do', en: 'Valid until' },
  from: { sl: 'Velja od', en: 'Valid from' },
  daysLeft: {
    sl: { one: 'še {count} dan', two: 'še {count} dneva', few: 'še {count} dnevi', other: 'še {count} dni' },
    en: { one: '{count} day left', other: '{count} days left' },
  },
  permitNumber: { sl: 'Dovolilnica {number}', en: 'Permit {number}' },
  showCode: { sl: 'Pokaži kodo', en: 'Show the code' },
  details: { sl: 'Podrobnosti', en: 'Details' },
  block: { sl: 'Blokiraj', en: 'Block' },
  codeTitle: { sl: 'Koda dovolilnice {number}', en: 'Code of the permit {number}' },
  codeAlt: { sl: 'Koda QR za preverjanje dovolilnice {number}', en: 'QR code to check the permit {number}' },
  keptCodes: {
    sl: 'Kode dovolilnic, ki ste jih na tej napravi že pokazali, lahko pokažete tudi brez povezave:',
    en: 'The codes of permits that you have shown on this device before can be shown without a connection:',
  },
  keptCode: {
    sl: 'Brez povezave: koda in podatki so takšni, kakršni so bili {at}.',
    en: 'No connection: the code and the data are as they were on {at}.',
  },
  brighter: { sl: 'Če se koda ne odčita, povečajte svetlost zaslona.', en: 'If the code cannot be read, make the screen brighter.' },
  close: { sl: 'Zapri', en: 'Close' },
  blockTitle: { sl: 'Kaj ste izgubili?', en: 'What have you lost?' },
  card: { sl: 'Kartica {value}', en: 'Card {value}' },
  phone: { sl: 'Telefon {value}', en: 'Phone {value}' },
  paper: { sl: 'Natisnjena dovolilnica ali koda QR', en: 'Printed permit or QR code' },
  blockedAlready: { sl: 'že blokirano', en: 'already blocked' },
  cardText: {
    sl: 'Stebrički bodo kartico zavrnili v nekaj trenutkih, na vseh vaših dovolilnicah; stebriček brez povezave, ko se ta vrne. Vozilo velja naprej. Novo kartico dobite z vlogo za zamenjavo; blokado lahko prekliče samo občina.',
    en: 'The bollards refuse the card within moments, on all your permits; a bollard without a connection when it is back. The vehicle goes on opening. You get a new card by applying for a replacement; only the municipality can lift the block.',
  },
  phoneText: {
    sl: 'Stebrički bodo klice s te številke zavrnili v nekaj trenutkih; stebriček brez povezave, ko se ta vrne. Vaše dovolilnice s to številko dobijo novo kodo QR. Vozilo velja naprej. Blokado lahko prekliče samo občina.',
    en: 'The bollards refuse calls from this number within moments; a bollard without a connection when it is back. Your permits with this number get a new QR code. The vehicle goes on opening. Only the municipality can lift the block.',
  },
  paperText: {
    sl: 'Dovolilnica dobi novo kodo QR. Prejšnja na papirju ali telefonu ne velja več, zato dovolilnico natisnite znova.',
    en: 'The permit gets a new QR code. The old one on paper or a phone is no longer valid, so print the permit again.',
  },
  blockNow: { sl: 'Blokiraj takoj', en: 'Block now' },
  blockDone: { sl: 'Blokirano', en: 'Blocked' },
  codeDone: { sl: 'Dovolilnica ima novo kodo QR.', en: 'The permit has a new QR code.' },
  blockDoneText: {
    sl: 'Stebrički to zavrnejo v nekaj trenutkih; stebriček brez povezave, ko se ta vrne. Potrditev smo vam poslali po e-pošti.',
    en: 'The bollards refuse it within moments; a bollard without a connection when it is back. We have mailed you a confirmation.',
  },
  codeDoneText: { sl: 'Potrditev smo vam poslali po e-pošti.', en: 'We have mailed you a confirmation.' },
  replace: { sl: 'Zahtevaj novo kartico', en: 'Ask for a new card' },
})
