import { defineTexts } from '../../../platform/translate/message.ts'

/** The texts of the application form. */
export const texts = defineTexts({
  title: { sl: 'Vloga za parkirno dovolilnico', en: 'Parking permit application' },
  lead: {
    sl: 'Vlogo oddate brez prijave v približno petih minutah. Pripravite fotografije ali datoteke PDF z dokazili; seznam se prikaže pri izbrani vrsti dovolilnice.',
    en: 'It takes about five minutes, without signing in. Have pictures or PDFs of the documents ready; the kind of permit says which.',
  },
  who: { sl: 'Kdo ste', en: 'Who you are' },
  applicantType: { sl: 'Vlogo oddaja', en: 'The applicant is' },
  person: { sl: 'Fizična oseba', en: 'A person' },
  company: { sl: 'Pravna oseba ali s. p.', en: 'A company or sole trader' },
  userType: { sl: 'Vaš status na območju', en: 'Your status in the zone' },
  kind: { sl: 'Katero dovolilnico potrebujete', en: 'Which permit you need' },
  kindLegend: { sl: 'Vrsta dovolilnice', en: 'Kind of permit' },
  chooseWhoFirst: {
    sl: 'Najprej izberite, kdo ste; nato se prikažejo dovolilnice, ki so vam na voljo.',
    en: 'First choose who you are; then your permits are shown.',
  },
  noKinds: {
    sl: 'Za to vrsto uporabnika vloge ni mogoče oddati prek spleta. Obrnite se na občino.',
    en: 'This type of user cannot apply online. Please contact the municipality.',
  },
  needs: { sl: 'Potrebujete: {documents}', en: 'You need: {documents}' },
  needsNothing: { sl: 'Dokazila niso potrebna.', en: 'No documents are needed.' },
  free: { sl: 'Brezplačno', en: 'Free' },
  where: { sl: 'Kje in od kdaj', en: 'Where and from when' },
  lot: { sl: 'Parkirišče', en: 'Parking lot' },
  zone: { sl: 'območje {zone}', en: 'zone {zone}' },
  period: { sl: 'Obdobje', en: 'Period' },
  count: { sl: 'Število obdobij', en: 'Number of periods' },
  days: { sl: 'Število dni', en: 'Number of days' },
  fromTime: { sl: 'Od (ura)', en: 'From (time)' },
  untilTime: { sl: 'Do (ura)', en: 'Until (time)' },
  hoursHint: {
    sl: 'Izbrani čas velja za vsak dan. Zaračuna se vsaka začeta ura.',
    en: 'These hours apply every day. Each started hour is charged.',
  },
  kindHours: { sl: 'Ta vrsta dovolilnice omogoča dostop samo v času {hours}.', en: 'This kind gives access only at {hours}.' },
  start: { sl: 'Prvi dan veljavnosti', en: 'First day' },
  /** The price and what it buys in one sentence. */
  priceForDays: {
    sl: {
      one: '{price} za {count} dan, {days}',
      two: '{price} za {count} dneva, {days}',
      few: '{price} za {count} dni, {days}',
      other: '{price} za {count} dni, {days}',
    },
    en: { one: '{price} for {count} day, {days}', other: '{price} for {count} days, {days}' },
  },
  /** The same without hours, as people say it. */
  validForDays: {
    sl: {
      one: 'Velja od {from} do {last}, to je {count} dan, {price}',
      two: 'Velja od {from} do {last}, to sta {count} dneva, {price}',
      few: 'Velja od {from} do {last}, to so {count} dnevi, {price}',
      other: 'Velja od {from} do {last}, to je {count} dni, {price}',
    },
    en: {
      one: 'Valid from {from} to {last}, that is {count} day, {price}',
      other: 'Valid from {from} to {last}, that is {count} days, {price}',
    },
  },
  betterPeriod: {
    sl: 'Ugodneje je izbrati {count} × {period}: cena je {price}, veljavnost do {last}.',
    en: 'Better: {count} × {period} for {price}, valid until {last}.',
  },
  longerFrom: {
    sl: 'Če začnete {start}, dovolilnica po isti ceni velja do {last}.',
    en: 'If it begins on {start}, the permit is valid until {last} at the same price.',
  },
  furtherPermits: {
    sl: 'Če gospodinjstvo to dovolilnico že ima, naslednja stane {prices}; to ugotovi občina ob odobritvi.',
    en: 'If the household already has this permit, the next one costs {prices}; the town checks that.',
  },
  wantsDevice: { sl: 'Želim kartico ali daljinski upravljalnik ({price})', en: 'I want a card or a remote control ({price})' },
  vatIncluded: { sl: 'z vključenim DDV', en: 'VAT included' },
  noVat: { sl: 'brez DDV', en: 'no VAT' },
  payLater: { sl: 'Plačate šele po odobritvi vloge.', en: 'You pay only after the application is approved.' },
  applicant: { sl: 'Podatki vlagatelja', en: 'The applicant' },
  name: { sl: 'Ime in priimek', en: 'Name' },
  companyName: { sl: 'Naziv', en: 'Company name' },
  taxNumber: { sl: 'Davčna številka', en: 'Tax number' },
  street: { sl: 'Ulica in hišna številka', en: 'Street and number' },
  streetExample: { sl: 'npr. Stari trg 12, stanovanje 3', en: 'e.g. Stari trg 12, flat 3' },
  postCode: { sl: 'Poštna številka', en: 'Post code' },
  city: { sl: 'Kraj', en: 'Town' },
  email: { sl: 'E-poštni naslov', en: 'E-mail' },
  emailHint: {
    sl: 'Na ta naslov prejmete potrdilo, povezavo do vloge in obvestilo o odločitvi.',
    en: 'The confirmation, the link and word of the decision go to this address.',
  },
  phone: { sl: 'Telefon', en: 'Phone' },
  phoneHint: {
    sl: 'Na primer 041 123 456. S klicem s te številke lahko spustite stebriček, če dovolilnica to omogoča.',
    en: 'For instance 041 123 456. A call from it lowers the bollard where the permit allows it.',
  },
  vehicles: { sl: 'Vozila', en: 'Vehicles' },
  vehiclesHint: {
    sl: {
      one: 'Za to dovolilnico lahko vpišete eno vozilo.',
      two: 'Vpišete lahko do {count} vozili.',
      few: 'Vpišete lahko do {count} vozila.',
      other: 'Vpišete lahko do {count} vozil.',
    },
    en: { one: 'One vehicle can be entered for this permit.', other: 'Up to {count} vehicles can be entered.' },
  },
  plate: { sl: 'Registrska oznaka', en: 'Vehicle plate' },
  plateNumbered: { sl: 'Registrska oznaka {number}. vozila', en: 'Plate of vehicle {number}' },
  plateExample: { sl: 'na primer LJ AB-123', en: 'for instance LJ AB-123' },
  addVehicle: { sl: 'Dodaj vozilo', en: 'Add a vehicle' },
  removeVehicle: { sl: 'Odstrani {number}. vozilo', en: 'Remove vehicle {number}' },
  documents: { sl: 'Dokazila', en: 'Documents' },
  documentsHint: {
    sl: 'PDF, JPEG, PNG ali HEIC, posamezna datoteka do 10 MB, skupaj do 25 MB. Dokazila lahko tudi fotografirate s telefonom.',
    en: 'PDF, JPEG, PNG or HEIC, 10 MB each, 25 MB together. You can also take pictures with your phone.',
  },
  documentsAfterKind: {
    sl: 'Seznam dokazil se prikaže, ko izberete vrsto dovolilnice.',
    en: 'The list of documents appears when you choose a kind of permit.',
  },
  send: { sl: 'Oddaja', en: 'Submit' },
  remark: { sl: 'Opomba za občino', en: 'Remark for the town' },
  consent: {
    sl: 'Potrjujem, da sem prebral/-a obvestilo o varstvu osebnih podatkov in da so navedeni podatki resnični.',
    en: 'I have read the data-protection notice and confirm that the data is true.',
  },
  readTerms: { sl: 'Pogoji uporabe in zasebnost', en: 'Terms of use and privacy' },
  readInstructions: { sl: 'Navodila za uporabo', en: 'Instructions' },
  readNotice: { sl: 'Preberi obvestilo o varstvu osebnih podatkov', en: 'Read the data-protection notice' },
  submit: { sl: 'Oddaj vlogo', en: 'Submit the application' },
  loading: { sl: 'Obrazec se nalaga …', en: 'The form is loading …' },
  loadFailed: {
    sl: 'Vrst dovolilnic in cen trenutno ni mogoče naložiti. Poskusili bomo znova čez pol minute.',
    en: 'Kinds and prices cannot be loaded now. We try again in half a minute.',
  },
})
