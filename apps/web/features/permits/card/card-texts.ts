import { withWords } from '../../../platform/kit.ts'

export const texts = withWords({
  myPermits: { sl: 'Moje dovolilnice', en: 'My permits' },
  none: { sl: 'Dovolilnice še nimate.', en: 'You have no permit yet.' },
  noneText: {
    sl: 'Oddajte vlogo; o izdaji vas bomo obvestili po e-pošti.',
    en: 'Send an application; we will tell you by e-mail when the permit is issued.',
  },
  noneNow: { sl: 'Nobena vaša dovolilnica zdaj ni v veljavi.', en: 'None of your permits is in force now.' },
  all: { sl: 'Vse dovolilnice', en: 'All permits' },
  ended: { sl: 'Prejšnje dovolilnice', en: 'Earlier permits' },
  daysLeft: {
    sl: { one: 'še {count} dan', two: 'še {count} dneva', few: 'še {count} dni', other: 'še {count} dni' },
    en: { one: '{count} day left', other: '{count} days left' },
  },
  permitNumber: { sl: 'Dovolilnica {number}', en: 'Permit {number}' },
  showCode: { sl: 'Pokaži kodo', en: 'Show the code' },
  toWallet: { sl: 'V denarnico', en: 'Add to wallet' },
  wallet: { sl: 'V digitalno denarnico', en: 'To a digital wallet' },
  details: { sl: 'Podrobnosti', en: 'Details' },
  remedy: { sl: 'Podrobnosti', en: 'Details' },
  block: { sl: 'Blokiraj', en: 'Block' },
  codeTitle: { sl: 'Koda dovolilnice {number}', en: 'Code of the permit {number}' },
  codeAlt: { sl: 'Koda QR za preverjanje dovolilnice {number}', en: 'QR code to check the permit {number}' },
  keptCodes: {
    sl: 'Kode, ki ste jih na tej napravi že odprli, so na voljo tudi brez internetne povezave:',
    en: 'The codes that you have opened on this device before are available without a connection too:',
  },
  keptCode: {
    sl: 'Brez internetne povezave: koda in podatki so takšni, kakršni so bili {at}.',
    en: 'No connection: the code and the data are as they were on {at}.',
  },
  brighter: { sl: 'Če se koda ne odčita, povečajte svetlost zaslona.', en: 'If the code cannot be read, make the screen brighter.' },
  blockTitle: { sl: 'Kaj ste izgubili?', en: 'What have you lost?' },
  card: { sl: 'Kartica {value}', en: 'Card {value}' },
  phone: { sl: 'Telefon {value}', en: 'Phone {value}' },
  paper: { sl: 'Natisnjena dovolilnica ali koda QR', en: 'Printed permit or QR code' },
  blockedAlready: { sl: 'že blokirano', en: 'already blocked' },
  cardText: {
    sl: 'Kartica v nekaj trenutkih ne bo več delovala pri nobeni vaši dovolilnici. Pri stebričku brez povezave bo blokada začela veljati, ko bo povezava vzpostavljena. Z vozilom lahko še naprej zapeljete na območje. Za novo kartico oddajte vlogo za zamenjavo; blokado lahko prekliče le občina.',
    en: 'Within moments the card will no longer work for any of your permits. At a bollard without a connection the block begins when the connection is back. You can still enter the zone with your vehicle. Apply for a replacement to get a new card; only the municipality can lift the block.',
  },
  phoneText: {
    sl: 'Klic s te številke v nekaj trenutkih ne bo več spustil stebrička. Pri stebričku brez povezave bo blokada začela veljati, ko bo povezava vzpostavljena. Vaše dovolilnice s to številko bodo dobile novo kodo QR. Z vozilom lahko še naprej zapeljete na območje. Blokado lahko prekliče le občina.',
    en: 'Within moments a call from this number will no longer lower a bollard. At a bollard without a connection the block begins when the connection is back. Your permits with this number will get a new QR code. You can still enter the zone with your vehicle. Only the municipality can lift the block.',
  },
  paperText: {
    sl: 'Dovolilnica bo dobila novo kodo QR. Prejšnja na papirju ali telefonu ne bo več veljala, zato dovolilnico natisnite znova.',
    en: 'The permit will get a new QR code. The old one on paper or a phone will no longer be valid, so print the permit again.',
  },
  blockNow: { sl: 'Blokiraj takoj', en: 'Block now' },
  blockDone: { sl: 'Blokirano', en: 'Blocked' },
  codeDone: { sl: 'Dovolilnica ima novo kodo QR.', en: 'The permit has a new QR code.' },
  blockDoneText: {
    sl: 'Blokada bo začela veljati v nekaj trenutkih, pri stebričku brez povezave pa, ko bo povezava vzpostavljena. Potrditev smo vam poslali po e-pošti.',
    en: 'The block begins within moments, at a bollard without a connection when the connection is back. We have mailed you a confirmation.',
  },
  codeDoneText: { sl: 'Potrditev smo vam poslali po e-pošti.', en: 'We have mailed you a confirmation.' },
  replace: { sl: 'Zahtevaj novo kartico', en: 'Ask for a new card' },
})
