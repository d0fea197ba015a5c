import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  // Lists
  lots: { sl: 'Parkirišča', en: 'Lots' },
  newLot: { sl: 'Novo parkirišče', en: 'New lot' },
  editLot: { sl: 'Uredi parkirišče', en: 'Edit the lot' },
  kinds: { sl: 'Vrste dovolilnic', en: 'Kinds of permit' },
  newKind: { sl: 'Nova vrsta', en: 'New kind' },
  userTypes: { sl: 'Vrste uporabnikov', en: 'Types of users' },
  newUserType: { sl: 'Nova vrsta uporabnika', en: 'New type of user' },
  editUserType: { sl: 'Uredi vrsto uporabnika', en: 'Edit the type of user' },
  name: { sl: 'Ime', en: 'Name' },
  code: { sl: 'Oznaka', en: 'Code' },
  zone: { sl: 'Območje', en: 'Zone' },
  capacity: { sl: 'Mest', en: 'Spaces' },
  openPermits: { sl: 'Veljavnih dovolilnic', en: 'Open permits' },
  whoMayAsk: { sl: 'Vloži lahko', en: 'Who may ask' },
  officeOnly: { sl: 'samo občina', en: 'the office only' },
  status: { sl: 'Stanje', en: 'Status' },
  inUse: { sl: 'V rabi', en: 'In use' },
  retired: { sl: 'Ukinjeno', en: 'Retired' },
  todaysPrices: { sl: 'Cena danes', en: 'Price today' },
  noPrice: { sl: 'brez cene', en: 'no price' },
  validity: { sl: 'Veljavnost', en: 'Validity' },
  applicant: { sl: 'Vlagatelj', en: 'Applicant' },
  person: { sl: 'oseba', en: 'a person' },
  company: { sl: 'podjetje', en: 'a company' },
  any: { sl: 'oseba ali podjetje', en: 'a person or a company' },
  lotsOf: { sl: 'Parkirišča', en: 'Lots' },
  allLots: { sl: 'vsa', en: 'all' },
  none: { sl: 'nobeno', en: 'none' },
  count: { sl: '{some} od {all}', en: '{some} of {all}' },
  backToKinds: { sl: 'Vse vrste dovolilnic', en: 'All kinds of permit' },
  kindGone: { sl: 'Te vrste dovolilnice ni.', en: 'This kind of permit does not exist.' },

  // Buttons
  cancel: { sl: 'Prekliči', en: 'Cancel' },
  look: { sl: 'Preveri učinek', en: 'See what it does' },
  save: { sl: 'Shrani', en: 'Save' },
  back: { sl: 'Nazaj na urejanje', en: 'Back to editing' },
  saved: { sl: 'Shranjeno.', en: 'Saved.' },
  add: { sl: 'Dodaj', en: 'Add' },
  loadFresh: { sl: 'Naloži sveže podatke', en: 'Load the fresh data' },
  conflict: {
    sl: 'Podatke je medtem spremenil nekdo drug. Vaše spremembe še niso shranjene. Naložite sveže podatke in jih vnesite znova.',
    en: 'Someone else has changed this meanwhile. Your changes are not saved yet. Load the fresh data and enter them again.',
  },

  // What a change does
  effectTitle: { sl: 'Kaj naredi ta sprememba', en: 'What this change does' },
  effectFrom: { sl: 'Velja od {day}.', en: 'It holds from {day}.' },
  effectPermits: {
    sl: {
      one: 'Zadeva {count} veljavno dovolilnico',
      two: 'Zadeva {count} veljavni dovolilnici',
      few: 'Zadeva {count} veljavne dovolilnice',
      other: 'Zadeva {count} veljavnih dovolilnic',
    },
    en: { one: 'It touches {count} open permit', other: 'It touches {count} open permits' },
  },
  effectApplications: {
    sl: {
      one: 'in {count} vlogo v teku.',
      two: 'in {count} vlogi v teku.',
      few: 'in {count} vloge v teku.',
      other: 'in {count} vlog v teku.',
    },
    en: { one: 'and {count} waiting application.', other: 'and {count} waiting applications.' },
  },
  effectNone: {
    sl: 'Ne zadeva nobene veljavne dovolilnice in nobene vloge v teku.',
    en: 'It touches no open permit and no waiting application.',
  },
  effectNothingElse: { sl: 'Zanje se takoj ne spremeni nič.', en: 'Nothing changes for them at once.' },
  hours_changed: {
    sl: {
      one: '{count} dovolilnica takoj velja ob novih urah.',
      two: '{count} dovolilnici takoj veljata ob novih urah.',
      few: '{count} dovolilnice takoj veljajo ob novih urah.',
      other: '{count} dovolilnic takoj velja ob novih urah.',
    },
    en: { one: '{count} permit opens at the new hours at once.', other: '{count} permits open at the new hours at once.' },
  },
  way_lost: {
    sl: {
      one: 'Ukinjeni način odpiranja takoj neha delovati pri {count} dovolilnici.',
      two: 'Ukinjeni način odpiranja takoj neha delovati pri {count} dovolilnicah.',
      few: 'Ukinjeni način odpiranja takoj neha delovati pri {count} dovolilnicah.',
      other: 'Ukinjeni način odpiranja takoj neha delovati pri {count} dovolilnicah.',
    },
    en: {
      one: 'The way of opening that is taken away stops at once for {count} permit.',
      other: 'The way of opening that is taken away stops at once for {count} permits.',
    },
  },
  vehicles_kept: {
    sl: {
      one: '{count} dovolilnica ima več vozil, kot dovoljuje novo pravilo, in jih obdrži.',
      two: '{count} dovolilnici imata več vozil, kot dovoljuje novo pravilo, in jih obdržita.',
      few: '{count} dovolilnice imajo več vozil, kot dovoljuje novo pravilo, in jih obdržijo.',
      other: '{count} dovolilnic ima več vozil, kot dovoljuje novo pravilo, in jih obdrži.',
    },
    en: {
      one: '{count} permit has more vehicles than the new rule allows, and keeps them.',
      other: '{count} permits have more vehicles than the new rule allows, and keep them.',
    },
  },
  cap_kept: {
    sl: {
      one: '{count} imetnik ima več dovolilnic, kot dovoljuje nova omejitev, in jih obdrži.',
      two: '{count} imetnika imata več dovolilnic, kot dovoljuje nova omejitev, in jih obdržita.',
      few: '{count} imetniki imajo več dovolilnic, kot dovoljuje nova omejitev, in jih obdržijo.',
      other: '{count} imetnikov ima več dovolilnic, kot dovoljuje nova omejitev, in jih obdrži.',
    },
    en: {
      one: '{count} holder has more permits than the new cap allows, and keeps them.',
      other: '{count} holders have more permits than the new cap allows, and keep them.',
    },
  },
  days_kept: {
    sl: {
      one: 'Novo pravilo je za nove dovolilnice; {count} izdana velja do dne, ki je na njej.',
      two: 'Novo pravilo je za nove dovolilnice; {count} izdani veljata do dne, ki je na njiju.',
      few: 'Novo pravilo je za nove dovolilnice; {count} izdane veljajo do dne, ki je na njih.',
      other: 'Novo pravilo je za nove dovolilnice; {count} izdanih velja do dne, ki je na njih.',
    },
    en: {
      one: 'The new rule is for new permits; {count} issued one holds to the day it states.',
      other: 'The new rule is for new permits; {count} issued ones hold to the day they state.',
    },
  },
  types_kept: {
    sl: {
      one: 'O {count} vlogi osebe, ki odslej ne bi mogla več zaprositi, se odloči, kot je bila oddana.',
      two: 'O {count} vlogah tistih, ki odslej ne bi mogli več zaprositi, se odloči, kot sta bili oddani.',
      few: 'O {count} vlogah tistih, ki odslej ne bi mogli več zaprositi, se odloči, kot so bile oddane.',
      other: 'O {count} vlogah tistih, ki odslej ne bi mogli več zaprositi, se odloči, kot so bile oddane.',
    },
    en: {
      one: '{count} application of somebody who could no longer ask is decided as it was sent.',
      other: '{count} applications of those who could no longer ask are decided as they were sent.',
    },
  },
  documents_missing: {
    sl: {
      one: '{count} vloga v teku je brez na novo zahtevanega dokazila. Če ga potrebujete, zahtevajte dopolnitev.',
      two: '{count} vlogi v teku sta brez na novo zahtevanega dokazila. Če ga potrebujete, zahtevajte dopolnitev.',
      few: '{count} vloge v teku so brez na novo zahtevanega dokazila. Če ga potrebujete, zahtevajte dopolnitev.',
      other: '{count} vlog v teku je brez na novo zahtevanega dokazila. Če ga potrebujete, zahtevajte dopolnitev.',
    },
    en: {
      one: '{count} waiting application has no newly required document. Ask for a supplement where you need it.',
      other: '{count} waiting applications have no newly required document. Ask for a supplement where you need it.',
    },
  },
  applicants_kept: {
    sl: {
      one: 'O {count} vlogi drugačnega vlagatelja se odloči, kot je bila oddana.',
      two: 'O {count} vlogah drugačnih vlagateljev se odloči, kot sta bili oddani.',
      few: 'O {count} vlogah drugačnih vlagateljev se odloči, kot so bile oddane.',
      other: 'O {count} vlogah drugačnih vlagateljev se odloči, kot so bile oddane.',
    },
    en: {
      one: '{count} application of the other sort of applicant is decided as it was sent.',
      other: '{count} applications of the other sort of applicant are decided as they were sent.',
    },
  },
  price_kept: {
    sl: {
      one: 'Vloge, oddane pred tem dnem, se plačajo po ceni ob oddaji; zdaj je taka {count}.',
      two: 'Vloge, oddane pred tem dnem, se plačajo po ceni ob oddaji; zdaj sta taki {count}.',
      few: 'Vloge, oddane pred tem dnem, se plačajo po ceni ob oddaji; zdaj so take {count}.',
      other: 'Vloge, oddane pred tem dnem, se plačajo po ceni ob oddaji; zdaj je takih {count}.',
    },
    en: {
      one: 'Applications sent before that day are paid at the price of the day they were sent; now there is {count}.',
      other: 'Applications sent before that day are paid at the price of the day they were sent; now there are {count}.',
    },
  },
  prices_dropped: {
    sl: {
      one: '{count} cena, napovedana za pozneje, odpade.',
      two: '{count} ceni, napovedani za pozneje, odpadeta.',
      few: '{count} cene, napovedane za pozneje, odpadejo.',
      other: '{count} cen, napovedanih za pozneje, odpade.',
    },
    en: { one: '{count} price announced for later no longer comes.', other: '{count} prices announced for later no longer come.' },
  },
  zone_moved: {
    sl: {
      one: '{count} dovolilnica takoj odpira stebričke novega območja in nič več prejšnjega.',
      two: '{count} dovolilnici takoj odpirata stebričke novega območja in nič več prejšnjega.',
      few: '{count} dovolilnice takoj odpirajo stebričke novega območja in nič več prejšnjega.',
      other: '{count} dovolilnic takoj odpira stebričke novega območja in nič več prejšnjega.',
    },
    en: {
      one: '{count} permit opens the bollards of the new zone at once, and no longer those of the former.',
      other: '{count} permits open the bollards of the new zone at once, and no longer those of the former.',
    },
  },
  gates_moved: {
    sl: {
      one: '{count} stebriček takoj varuje novo območje.',
      two: '{count} stebrička takoj varujeta novo območje.',
      few: '{count} stebrički takoj varujejo novo območje.',
      other: '{count} stebričkov takoj varuje novo območje.',
    },
    en: { one: '{count} bollard guards the new zone at once.', other: '{count} bollards guard the new zone at once.' },
  },
  retiredNote: {
    sl: {
      one: 'Novih vlog ni več mogoče oddati. {count} izdana dovolilnica velja naprej.',
      two: 'Novih vlog ni več mogoče oddati. {count} izdani dovolilnici veljata naprej.',
      few: 'Novih vlog ni več mogoče oddati. {count} izdane dovolilnice veljajo naprej.',
      other: 'Novih vlog ni več mogoče oddati. {count} izdanih dovolilnic velja naprej.',
    },
    en: {
      one: 'Nobody can apply any more. {count} issued permit goes on.',
      other: 'Nobody can apply any more. {count} issued permits go on.',
    },
  },

  // Lot
  zoneHint: { sl: 'Dovolilnica odpira vse stebričke svojega območja.', en: 'A permit opens all bollards of its zone.' },
  latitude: { sl: 'Zemljepisna širina', en: 'Latitude' },
  longitude: { sl: 'Zemljepisna dolžina', en: 'Longitude' },
  lotActive: { sl: 'V rabi: zanj je mogoče oddati vlogo', en: 'In use: it may be applied for' },
  lotUserTypes: { sl: 'Kdo sme zaprositi za to parkirišče', en: 'Who may ask for this lot' },

  // User type
  nameSl: { sl: 'Ime v slovenščini', en: 'Name in Slovenian' },
  nameEn: { sl: 'Ime v angleščini', en: 'Name in English' },
  userTypeLots: { sl: 'Za katera parkirišča sme zaprositi', en: 'Which lots it may ask for' },

  // Kind
  words: { sl: 'Ime in opis', en: 'Name and description' },
  descriptionSl: { sl: 'Opis v slovenščini', en: 'Description in Slovenian' },
  descriptionEn: { sl: 'Opis v angleščini', en: 'Description in English' },
  active: { sl: 'V ponudbi: zanjo je mogoče oddati vlogo', en: 'Offered: it may be applied for' },
  activeHint: {
    sl: 'Vrste ni mogoče izbrisati. Ko je ne ponujate več, izdane dovolilnice veljajo naprej.',
    en: 'A kind cannot be deleted. When it is no longer offered, issued permits go on.',
  },
  who: { sl: 'Kdo sme zaprositi', en: 'Who may ask' },
  whoHint: { sl: 'Brez izbire jo izda samo občina.', en: 'With none chosen only the office issues it.' },
  documents: { sl: 'Dokazila', en: 'Documents' },
  noDocuments: { sl: 'Dokazil ni treba priložiti.', en: 'No documents are asked for.' },
  documentType: { sl: 'Oznaka dokazila', en: 'Code of the document' },
  documentTypeHint: { sl: 'Male črke in _, na primer najemna_pogodba.', en: 'Small letters and _, for instance lease_contract.' },
  explanationSl: { sl: 'Pojasnilo v slovenščini', en: 'Explanation in Slovenian' },
  explanationEn: { sl: 'Pojasnilo v angleščini', en: 'Explanation in English' },
  required: { sl: 'Obvezno', en: 'Required' },
  expires: { sl: 'Vlagatelj vpiše, do kdaj velja', en: 'The applicant states its expiry' },
  addDocument: { sl: 'Dodaj dokazilo', en: 'Add a document' },
  ownDocument: { sl: 'Novo dokazilo', en: 'A new document' },
  removeDocument: { sl: 'Odstrani dokazilo', en: 'Remove the document' },
  document: { sl: 'Dokazilo {number}', en: 'Document {number}' },
  rule: { sl: 'Pravilo', en: 'Rule' },
  calendar_year: { sl: 'Koledarsko leto', en: 'Calendar year' },
  periods: { sl: 'Kupljena obdobja', en: 'Bought periods' },
  documentRule: { sl: 'Do izteka dokazila', en: 'Until a document expires' },
  open: { sl: 'Do preklica', en: 'Until revoked' },
  replaced: { sl: 'Kot dovolilnica, ki jo nadomesti', en: 'As the permit it replaces' },
  lastDay: { sl: 'Zadnji dan', en: 'Last day' },
  lastMonth: { sl: 'Zadnji mesec', en: 'Last month' },
  lastDayHint: {
    sl: 'Naslednjega leta; 31. december je še v istem. V krajšem mesecu velja njegov zadnji dan.',
    en: 'Of the next year; 31 December is in the same. In a shorter month its last day is meant.',
  },
  maxDays: { sl: 'Največ dni', en: 'At most so many days' },
  provingDocument: { sl: 'Dokazilo, ki določa konec', en: 'The document that decides the end' },
  opening: { sl: 'Odpiranje', en: 'Opening' },
  ways: { sl: 'Načini odpiranja', en: 'Ways of opening' },
  plate: { sl: 'kamera prepozna registrsko oznako', en: 'camera recognising the plate' },
  rfid: { sl: 'kartica', en: 'card' },
  phone: { sl: 'klic s telefona', en: 'call from a phone' },
  windows: { sl: 'Časovna okna', en: 'Time windows' },
  windowsHint: { sl: 'Brez oken odpira ves dan.', en: 'Without windows it opens all day.' },
  from: { sl: 'Od', en: 'From' },
  until: { sl: 'Do', en: 'Until' },
  addWindow: { sl: 'Dodaj časovno okno', en: 'Add a time window' },
  removeWindow: { sl: 'Odstrani okno {number}', en: 'Remove window {number}' },
  limits: { sl: 'Omejitve', en: 'Limits' },
  maxVehicles: { sl: 'Največ vozil na dovolilnici', en: 'Vehicles on one permit at most' },
  cap: { sl: 'Največ dovolilnic na imetnika', en: 'Permits of one holder at most' },
  onePerPlate: {
    sl: 'Za eno vozilo in območje samo ena veljavna dovolilnica',
    en: 'Only one open permit for one vehicle and zone',
  },

  // Validity in words

  // Prices
  prices: { sl: 'Cene', en: 'Prices' },
  noPrices: { sl: 'Cene še ni, zato vloge ni mogoče oddati.', en: 'There is no price yet, so nobody can apply.' },
  newPrice: { sl: 'Nova cena', en: 'New price' },
  period: { sl: 'Obdobje', en: 'Period' },
  price: { sl: 'Cena', en: 'Price' },
  priceWithVat: { sl: 'Cena z DDV', en: 'Price with VAT' },
  vat: { sl: 'DDV', en: 'VAT' },
  noVat: { sl: 'brez DDV', en: 'no VAT' },
  validFrom: { sl: 'Velja od', en: 'Valid from' },
  lastValid: { sl: 'Velja do', en: 'Valid until' },
  untilFurther: { sl: 'do nadaljnjega', en: 'until further notice' },
  past: { sl: 'Pretekla', en: 'Past' },
  inForce: { sl: 'V veljavi', en: 'In force' },
  announced: { sl: 'Napovedana', en: 'Announced' },
  stops: { sl: 'Od tega dne se za to obdobje ne prodaja več', en: 'From that day on it is no longer sold by this period' },
  priceHint: {
    sl: 'Cena, ki že velja, ostane zapisana. Nova začne veljati na izbrani dan in dotedanjo zaključi.',
    en: 'A price in force stays on record. The new one begins on the chosen day and ends the former.',
  },
  callOff: { sl: 'Prekliči napovedano ceno', en: 'Call off the announced price' },
  callOffText: { sl: 'Naprej velja cena pred njo.', en: 'The price before it goes on.' },
  calledOff: { sl: 'Napovedana cena je preklicana.', en: 'The announced price is called off.' },
  keep: { sl: 'Pusti', en: 'Keep it' },
})
