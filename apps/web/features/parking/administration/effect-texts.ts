import { defineTexts } from '../../../platform/translate/message.ts'

/** What a change of the parking rules would do. */
export const texts = defineTexts({
  title: { sl: 'Kaj naredi ta sprememba', en: 'What this change does' },
  from: { sl: 'Velja od {day}.', en: 'It holds from {day}.' },
  permits: {
    sl: {
      one: 'Zadeva {count} veljavno dovolilnico',
      two: 'Zadeva {count} veljavni dovolilnici',
      few: 'Zadeva {count} veljavne dovolilnice',
      other: 'Zadeva {count} veljavnih dovolilnic',
    },
    en: { one: 'It touches {count} open permit', other: 'It touches {count} open permits' },
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
    en: 'It touches no open permit and no waiting application.',
  },
  nothingElse: { sl: 'Zanje se takoj ne spremeni nič.', en: 'Nothing changes for them at once.' },
})

/** One sentence for each note of an effect; each counts what it touches. */
export const noteTexts = defineTexts({
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
  retired: {
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
})
