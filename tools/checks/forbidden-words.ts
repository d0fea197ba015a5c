/**
 * Slovenian words that GLOSSARY.md gave up for another one, as they begin in a sentence; `instead` is what the product says. A word that comes
 * back in a text, a mail or a paper fails the check.
 */
export const forbiddenWords: readonly { word: RegExp; instead: string }[] = [
  { word: /\bzapad(?:e|la|lo|el|li)\b|zapadlost/iu, instead: 'rok je potekel, obravnava se konča (vloga ne »zapade«)' },
  { word: /seznam\p{L}* dovoljen/iu, instead: 'seznam dovolilnic' },
  { word: /najkasneje/iu, instead: 'najpozneje' },
  { word: /\bv (?:\p{L}+em )?območj(?:u|e)\b/iu, instead: 'na območju, na območje' },
  { word: /\binterventn/iu, instead: 'intervencijski' },
  { word: /zaprošen/iu, instead: 'zahtevan' },
  { word: /pristojbin/iu, instead: 'cena dovolilnice, upravna taksa, plačilo predračuna' },
  { word: /(?<!prijava )začasno (?:ustav|zadrž)/iu, instead: 'začasno odvzeti' },
  { word: /prekli(?:č|c)\p{L}* dovolilnic|dovolilnic\p{L}* (?:\S+ )?(?:je |bila )?preklican/iu, instead: 'odvzeti, odvzeta' },
  {
    word: /način\p{L}* odpiranja|odpiranj\p{L}* stebričk|(?:dovolilnica|vrsta|kartica) (?:\S+ )?(?:ne |se )?odpira/iu,
    instead: 'način dostopa, velja, spusti se',
  },
  { word: /oddana prek/iu, instead: 'način oddaje' },
  { word: /za izbrane pogoje/iu, instead: 'filtri' },
  { word: /podjetje ali organizacija/iu, instead: 'pravna oseba ali s. p.' },
  { word: /ime (?:in priimek )?oziroma naziv/iu, instead: 'ime in priimek ali naziv' },
  { word: /(?:osveži|osvežuje|označi|pošilja) sam[oa]?\b/iu, instead: 'samodejno' },
  { word: /zahteva za dopolnitev/iu, instead: 'poziv k dopolnitvi' },
  { word: /je še tu\b/iu, instead: 'je ohranjen' },
]
