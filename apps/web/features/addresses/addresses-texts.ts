import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  title: { sl: 'Seznam ulic in hišnih številk', en: 'List of streets and house numbers' },
  how: {
    sl: 'Po njem občina ve, na katerem območju je naslov vlagatelja: pri vlogi piše, če leži zunaj območja parkirišča ali ga na seznamu ni. Odloči vedno referent. Nov seznam v celoti zamenja prejšnjega.',
    en: 'By it the municipality knows in which zone an applicant lives: the application says if the address lies outside the zone of the lot, or is not on the list. A clerk always decides. A new list replaces the one before as a whole.',
  },
  file: { sl: 'Datoteka CSV', en: 'CSV file' },
  fileHint: {
    sl: 'Svoj seznam s stolpci ulica, naselje, hišna številka, dodatek, pošta, območje, ali izpis Registra naslovov GURS (NASELJE_NAZIV, ULICA_NAZIV, HS_STEVILKA, HS_DODATEK, POSTNI_OKOLIS_SIFRA, OBCINA_NAZIV, E, N). Pri GURS območje določijo koordinate in meja območja.',
    en: 'A list of your own with the columns ulica, naselje, hišna številka, dodatek, pošta, območje, or an extract of the register of addresses of GURS (NASELJE_NAZIV, ULICA_NAZIV, HS_STEVILKA, HS_DODATEK, POSTNI_OKOLIS_SIFRA, OBCINA_NAZIV, E, N). With GURS the coordinates and the outline decide the zone.',
  },
  check: { sl: 'Preveri', en: 'Check' },
  load: { sl: 'Zamenjaj seznam', en: 'Replace the list' },
  loaded: { sl: 'Seznam naslovov je zamenjan.', en: 'The list of addresses is replaced.' },
  would: { sl: 'Kaj bi se zgodilo', en: 'What would happen' },
  counts: {
    sl: 'Naslovov: {addresses}, ulic: {streets}. Novih: {added}, odstranjenih: {removed}. Vrstic drugih občin: {skipped}, vrstic z napako: {faulty}.',
    en: 'Addresses: {addresses}, streets: {streets}. New: {added}, removed: {removed}. Rows of other municipalities: {skipped}, rows with a fault: {faulty}.',
  },
  zone: { sl: 'Območje', en: 'Zone' },
  noZone: { sl: 'na nobenem območju', en: 'in no zone' },
  houses: { sl: 'Naslovov', en: 'Addresses' },
  faults: { sl: 'Vrstice z napako se izpustijo', en: 'Rows with a fault are left out' },
  line: { sl: 'Vrstica', en: 'Line' },
  fault: { sl: 'Napaka', en: 'Fault' },
  present: { sl: 'Naloženi naslovi', en: 'Loaded addresses' },
  none: {
    sl: 'Seznam še ni naložen, zato se pri vlogah ne pokaže nič.',
    en: 'No list is loaded yet, so applications show nothing of it.',
  },
  search: { sl: 'Poiščite ulico', en: 'Find a street' },
  street: { sl: 'Ulica', en: 'Street' },
  settlement: { sl: 'Naselje', en: 'Settlement' },
  postCode: { sl: 'Pošta', en: 'Post code' },
  numbers: { sl: 'Številke', en: 'Numbers' },
  total: { sl: 'Naslovov: {addresses}, ulic: {streets}.', en: 'Addresses: {addresses}, streets: {streets}.' },
})
