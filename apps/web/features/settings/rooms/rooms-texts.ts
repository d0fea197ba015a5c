import { withWords } from '../../../platform/kit.ts'

export const roomTexts = withWords({
  find: { sl: 'Poiščite nastavitev', en: 'Find a setting' },
  findHint: { sl: 'Po imenu ali pomenu, na primer »IBAN«, »rok« ali »grb«.', en: 'By name or meaning, such as “IBAN”, “term” or “arms”.' },
  found: {
    sl: { one: '{count} nastavitev', two: '{count} nastavitvi', few: '{count} nastavitve', other: '{count} nastavitev' },
    en: { one: '{count} setting', other: '{count} settings' },
  },
  nothing: { sl: 'Nobena nastavitev se ne ujema. Poskusite z drugo besedo.', en: 'No setting matches. Try another word.' },
  rooms: { sl: 'Nastavitve po področjih', en: 'Settings by subject' },
  elsewhere: { sl: 'Na drugih straneh', en: 'On other screens' },
  all: { sl: 'Vse nastavitve', en: 'All settings' },

  own: { sl: 'Moj račun', en: 'My account' },
  ownAbout: {
    sl: 'Vaši podatki, e-poštni naslov, geslo, prijava v dveh korakih in naprave.',
    en: 'Your data, e-mail address, password, two-step sign-in and devices.',
  },
  twoSteps: { sl: 'Prijava v dveh korakih', en: 'Two-step sign-in' },
  town: { sl: 'Občina in videz', en: 'Municipality and look' },
  townAbout: { sl: 'Ime, naslov, stik, grb in barve.', en: 'Name, address, contact, coat of arms and colours.' },
  arms: { sl: 'Grb občine', en: 'Coat of arms' },
  mapAbout: {
    sl: 'Središče in povečava zemljevidov ter podlaga s svojega strežnika.',
    en: 'Centre and zoom of the maps, and a base from a server of your own.',
  },
  mails: { sl: 'Besedila sporočil', en: 'Texts of mails' },
  mailsAbout: {
    sl: 'Zadeva in besedilo e-poštnih sporočil o vlogah in dovolilnicah, s predogledom.',
    en: 'Subject and text of the mails about applications and permits, with a preview.',
  },
  mailWords: { sl: 'Zadeva in besedilo sporočil', en: 'Subject and text of mails' },
  languages: { sl: 'Jeziki', en: 'Languages' },
  languagesAbout: {
    sl: 'Italijanščina ali madžarščina na javnih straneh in v obvestilih.',
    en: 'Italian or Hungarian on the public pages and in mails.',
  },
  terms: { sl: 'Roki', en: 'Deadlines' },
  termsAbout: {
    sl: 'Roki za odločanje, dopolnitev, izjavo in plačilo ter najdaljše zadržanje stebrička.',
    en: 'Deadlines to decide, to supplement, to answer and to pay, and the longest hold of a bollard.',
  },
  holidays: { sl: 'Prazniki in dela prosti dnevi', en: 'Holidays and closed days' },
  holidaysAbout: {
    sl: 'Dnevi, na katere se ne izteče noben rok: občinski, ki jih vpišete, in državni.',
    en: 'Days on which no term ends: those of the municipality, which you enter, and those of the state.',
  },
  fees: { sl: 'Upravne takse', en: 'Administrative fees' },
  feesAbout: {
    sl: 'Zneski taks, oprostitve in račun, na katerega se plačujejo.',
    en: 'Amounts, exemptions and the account they are paid to.',
  },
  tariff: { sl: 'Zneski upravnih taks', en: 'Amounts of administrative fees' },
  exemptions: { sl: 'Oprostitve taks', en: 'Exemptions from fees' },
  money: { sl: 'Račun občine in plačila', en: 'Bank account and payments' },
  moneyAbout: {
    sl: 'IBAN, sklic, opomin in samodejna izdaja po plačilu.',
    en: 'IBAN, reference, reminder and issuing by itself after the payment.',
  },
  invoices: { sl: 'Računi in konti', en: 'Invoices and ledger accounts' },
  invoicesAbout: {
    sl: 'DDV, pošiljanje računov, e-računi in konti za glavno knjigo.',
    en: 'VAT, sending of invoices, e-invoices and accounts of the ledger.',
  },
  accounts: { sl: 'Konti', en: 'Ledger accounts' },
  privacy: { sl: 'Varstvo podatkov', en: 'Data protection' },
  privacyAbout: {
    sl: 'Upravljavec, pooblaščena oseba, pravne podlage in roki hrambe.',
    en: 'Controller, data protection officer, legal grounds and retention.',
  },
  pages: { sl: 'Besedila strani', en: 'Texts of pages' },
  pagesAbout: {
    sl: 'Pozdrav in obvestilo na začetni strani, uradne ure, dodatek k pogojem.',
    en: 'Welcome and notice on the front page, office hours, addition to the terms.',
  },
  notices: { sl: 'Obvestila in izjave', en: 'Notices and statements' },
  noticesAbout: {
    sl: 'Deli obvestila o varstvu podatkov, izjave o dostopnosti in kolofona, z listi za tisk.',
    en: 'Parts of the data-protection notice, the accessibility statement and the imprint, with papers to print.',
  },
  signIn: { sl: 'Prijava zaposlenih', en: 'Sign-in of staff' },
  signInAbout: { sl: 'Katere skupine zaposlenih se morajo prijaviti v dveh korakih.', en: 'Which roles must sign in in two steps.' },
  addresses: { sl: 'Ulice in naslovi', en: 'Streets and addresses' },
  addressesAbout: {
    sl: 'Seznam ulic in hišnih številk, po katerem naslov vlagatelja določi območje.',
    en: 'The list of streets and house numbers by which an address decides the zone.',
  },
  addressList: { sl: 'Seznam ulic in hišnih številk', en: 'List of streets and house numbers' },
  programs: { sl: 'Programi in organi', en: 'Programs and authorities' },
  programsAbout: {
    sl: 'Ključi programov, ki preverjajo vozila, in seznam vozil za organ.',
    en: 'Keys of programs that check vehicles, and the list of vehicles for an authority.',
  },
  programKeys: { sl: 'Ključi programov', en: 'Keys of programs' },
  imports: { sl: 'Uvoz oseb in dovolilnic', en: 'Import of people and permits' },
  importsAbout: {
    sl: 'Iz datotek XLSX, ODS ali CSV, z izbiro pomena stolpcev, s preverjanjem vsake vrstice pred uvozom in z razveljavitvijo.',
    en: 'From an XLSX, ODS or CSV file: you say what its columns mean, each row is checked before it is imported, and all can be undone.',
  },
  importFile: { sl: 'Uvoz iz preglednice ali datoteke CSV', en: 'Import from a spreadsheet or a CSV file' },
  factorRule: { sl: 'Obvezna prijava v dveh korakih', en: 'Required two-step sign-in' },

  zones: { sl: 'Območja in parkirišča', en: 'Zones and lots' },
  zonesAbout: { sl: 'Meje območij za odprte podatke in parkirišča.', en: 'Outlines of zones for the open data, and lots.' },
  bollardsAbout: {
    sl: 'Kje stojijo, katero območje varujejo, in kaj vpiše, kdor postavi napravo.',
    en: 'Where they stand, which zone they guard, and what the installer of a device types.',
  },
  kinds: { sl: 'Vrste dovolilnic in cenik', en: 'Kinds of permits and prices' },
  kindsAbout: {
    sl: 'Pogoji, dokazila, pravna podlaga, veljavnost in cene.',
    en: 'Conditions, documents, legal basis, validity and prices.',
  },
  userTypesAbout: { sl: 'Komu je katero parkirišče na voljo.', en: 'Which lots each of them may use.' },
  machinesAbout: { sl: 'Naprave, njihova mesta in računi.', en: 'Devices, their places and accounts.' },
  acts: { sl: 'Besedila aktov', en: 'Texts of acts' },
  actsAbout: {
    sl: 'Odločbe, pozivi in razlogi zavrnitve s predogledom, podpisniki in vročanje.',
    en: 'Decisions, calls and reasons of rejection with a preview, signatories and service.',
  },
  people: { sl: 'Uporabniki in pravice', en: 'Users and rights' },
  peopleAbout: { sl: 'Računi zaposlenih in njihove pravice.', en: 'Accounts of staff and their rights.' },
})
