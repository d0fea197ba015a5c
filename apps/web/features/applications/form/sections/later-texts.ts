import { defineTexts } from '../../../../platform/kit.ts'
import { useFormTexts } from '../form-wording.ts'

/** What the form's later groups say, which come after the first question. To a clerk: `clerk-form-texts.ts`. */
export const laterTexts = defineTexts({
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
    sl: 'Na ta naslov boste prejeli potrdilo, povezavo do vloge in obvestilo o odločitvi.',
    en: 'The confirmation, the link and word of the decision go to this address.',
  },
  phone: { sl: 'Telefon', en: 'Phone' },
  phoneHint: {
    sl: 'Na primer 041 123 456. S klicem s te številke lahko spustite stebriček, če dovolilnica to omogoča.',
    en: 'For instance 041 123 456. A call from it lowers the bollard where the permit allows it.',
  },
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
  wantsDevice: { sl: 'Želim kartico ali daljinski upravljalnik ({price})', en: 'I want a card or a remote control ({price})' },
  vehicles: { sl: 'Vozila', en: 'Vehicles' },
  plate: { sl: 'Registrska oznaka', en: 'Vehicle plate' },
  plateNumbered: { sl: 'Registrska oznaka {number}. vozila', en: 'Plate of vehicle {number}' },
  plateExample: { sl: 'na primer LJ AB-123', en: 'for instance LJ AB-123' },
  addVehicle: { sl: 'Dodaj vozilo', en: 'Add a vehicle' },
  removeVehicle: { sl: 'Odstrani {number}. vozilo', en: 'Remove vehicle {number}' },
  documents: { sl: 'Dokazila', en: 'Documents' },
  documentsHint: { sl: 'Slike ali PDF, posamezna datoteka do 10 MB, skupaj do 25 MB.', en: 'Pictures or PDF, 10 MB each, 25 MB together.' },
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
  submit: { sl: 'Oddaj vlogo', en: 'Submit the application' },
})

export const zoneTexts = defineTexts({
  addressInside: { sl: 'Vaš naslov leži na območju {zone}.', en: 'Your address lies in the zone {zone}.' },
  ownLot: {
    sl: 'Izbrano je parkirišče tega območja: {lot}. Izberete lahko tudi drugo.',
    en: 'A lot of this zone is chosen: {lot}. You may choose another one.',
  },
  otherLot: {
    sl: 'Izbrano je parkirišče {lot} na območju {zone}. Tudi tako lahko oddate vlogo; občina presodi, ali vam dovolilnica tam pripada, in lahko zahteva pojasnilo.',
    en: 'The chosen lot {lot} is in the zone {zone}. You may apply for it; the town judges whether you are entitled to it and may ask for an explanation.',
  },
  chooseLot: { sl: 'Izberi {lot}', en: 'Choose {lot}' },
  addressOutside: {
    sl: 'Po seznamu občine ta naslov ne leži na nobenem območju dovolilnic. Vlogo lahko oddate; občina presodi, ali vam dovolilnica pripada.',
    en: 'By the list of the municipality this address lies in no permit zone. You may apply; the town judges whether you are entitled to a permit.',
  },
})

/** Texts of a part, to the applicant, or to the clerk who fills in the form for them. */
export const useWordsOver = <Own extends object>(own: Own) => ({ ...own, ...useFormTexts() })

export const useLaterTexts = () => useWordsOver(laterTexts)
