import { defineTexts } from '../../../platform/kit.ts'

export const effectTexts = defineTexts({
  title: { sl: 'Posledice spremembe', en: 'What this change does' },
  from: { sl: 'Velja od {day}.', en: 'Takes effect on {day}.' },
  permits: {
    sl: {
      one: 'Zadeva {count} veljavno dovolilnico',
      two: 'Zadeva {count} veljavni dovolilnici',
      few: 'Zadeva {count} veljavne dovolilnice',
      other: 'Zadeva {count} veljavnih dovolilnic',
    },
    en: { one: 'Affects {count} permit in force', other: 'Affects {count} permits in force' },
  },
  applications: {
    sl: {
      one: 'in {count} vlogo v teku.',
      two: 'in {count} vlogi v teku.',
      few: 'in {count} vloge v teku.',
      other: 'in {count} vlog v teku.',
    },
    en: { one: 'and {count} waiting application.', other: 'and {count} waiting applications.' },
  },
  none: {
    sl: 'Ne zadeva nobene veljavne dovolilnice in nobene vloge v teku.',
    en: 'Affects no permit in force and no waiting application.',
  },
  nothingElse: { sl: 'Zanje se takoj ne spremeni nič.', en: 'Nothing changes for them at once.' },
})

/** One sentence for each note of an effect; each counts what it touches. */
export const noteTexts = defineTexts({
  hours_changed: {
    sl: {
      one: 'Za {count} dovolilnico nove ure veljajo takoj.',
      two: 'Za {count} dovolilnici nove ure veljajo takoj.',
      few: 'Za {count} dovolilnice nove ure veljajo takoj.',
      other: 'Za {count} dovolilnic nove ure veljajo takoj.',
    },
    en: { one: 'The new hours apply to {count} permit at once.', other: 'The new hours apply to {count} permits at once.' },
  },
  way_lost: {
    sl: {
      one: 'Ukinjeni način dostopa takoj preneha delovati pri {count} dovolilnici.',
      two: 'Ukinjeni način dostopa takoj preneha delovati pri {count} dovolilnicah.',
      few: 'Ukinjeni način dostopa takoj preneha delovati pri {count} dovolilnicah.',
      other: 'Ukinjeni način dostopa takoj preneha delovati pri {count} dovolilnicah.',
    },
    en: {
      one: 'The way of access that is removed stops working at once for {count} permit.',
      other: 'The way of access that is removed stops working at once for {count} permits.',
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
      one: 'Novo pravilo je za nove dovolilnice; {count} izdana velja do dne, navedenega na njej.',
      two: 'Novo pravilo je za nove dovolilnice; {count} izdani veljata do dne, navedenega na njiju.',
      few: 'Novo pravilo je za nove dovolilnice; {count} izdane veljajo do dne, navedenega na njih.',
      other: 'Novo pravilo je za nove dovolilnice; {count} izdanih velja do dne, navedenega na njih.',
    },
    en: {
      one: 'The new rule is for new permits; {count} issued one is valid until the day it states.',
      other: 'The new rule is for new permits; {count} issued ones are valid until the day they state.',
    },
  },
  types_kept: {
    sl: {
      one: '{count} vloga osebe, ki po novem ni upravičena, se obravnava po pravilih ob oddaji.',
      two: '{count} vlogi oseb, ki po novem niso upravičene, se obravnavata po pravilih ob oddaji.',
      few: '{count} vloge oseb, ki po novem niso upravičene, se obravnavajo po pravilih ob oddaji.',
      other: '{count} vlog oseb, ki po novem niso upravičene, se obravnava po pravilih ob oddaji.',
    },
    en: {
      one: '{count} application by someone no longer eligible is decided by the rules of the day it was sent.',
      other: '{count} applications by people no longer eligible are decided by the rules of the day they were sent.',
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
      one: '{count} vloga vlagatelja, ki po novem ni upravičen, se obravnava po pravilih ob oddaji.',
      two: '{count} vlogi vlagateljev, ki po novem niso upravičeni, se obravnavata po pravilih ob oddaji.',
      few: '{count} vloge vlagateljev, ki po novem niso upravičeni, se obravnavajo po pravilih ob oddaji.',
      other: '{count} vlog vlagateljev, ki po novem niso upravičeni, se obravnava po pravilih ob oddaji.',
    },
    en: {
      one: '{count} application by an applicant no longer eligible is decided by the rules of the day it was sent.',
      other: '{count} applications by applicants no longer eligible are decided by the rules of the day they were sent.',
    },
  },
  price_kept: {
    sl: {
      one: 'Vloge, oddane pred tem dnem, se plačajo po ceni ob oddaji; trenutno je taka {count} vloga.',
      two: 'Vloge, oddane pred tem dnem, se plačajo po ceni ob oddaji; trenutno sta taki {count} vlogi.',
      few: 'Vloge, oddane pred tem dnem, se plačajo po ceni ob oddaji; trenutno so take {count} vloge.',
      other: 'Vloge, oddane pred tem dnem, se plačajo po ceni ob oddaji; trenutno je takih {count} vlog.',
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
      one: '{count} dovolilnica odslej velja za novo območje in ne več za prejšnje.',
      two: '{count} dovolilnici odslej veljata za novo območje in ne več za prejšnje.',
      few: '{count} dovolilnice odslej veljajo za novo območje in ne več za prejšnje.',
      other: '{count} dovolilnic odslej velja za novo območje in ne več za prejšnje.',
    },
    en: {
      one: '{count} permit is valid in the new zone at once, and no longer in the former one.',
      other: '{count} permits are valid in the new zone at once, and no longer in the former one.',
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
  gates_kept: {
    sl: {
      one: '{count} stebriček še naprej varuje območje tega parkirišča.',
      two: '{count} stebrička še naprej varujeta območje tega parkirišča.',
      few: '{count} stebrički še naprej varujejo območje tega parkirišča.',
      other: '{count} stebričkov še naprej varuje območje tega parkirišča.',
    },
    en: { one: '{count} bollard goes on guarding the zone of this lot.', other: '{count} bollards go on guarding the zone of this lot.' },
  },
  retired: {
    sl: {
      one: 'Novih vlog ni več mogoče oddati. {count} izdana dovolilnica velja naprej.',
      two: 'Novih vlog ni več mogoče oddati. {count} izdani dovolilnici veljata naprej.',
      few: 'Novih vlog ni več mogoče oddati. {count} izdane dovolilnice veljajo naprej.',
      other: 'Novih vlog ni več mogoče oddati. {count} izdanih dovolilnic velja naprej.',
    },
    en: {
      one: 'Nobody can apply any more. {count} issued permit remains valid.',
      other: 'Nobody can apply any more. {count} issued permits remain valid.',
    },
  },
})
