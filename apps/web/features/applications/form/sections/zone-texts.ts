import { defineTexts } from '../../../../platform/translate/message.ts'

/** What the form says of the zone in which an address lies, where the town has loaded its streets. */
export const texts = defineTexts({
  inside: { sl: 'Vaš naslov leži na območju {zone}.', en: 'Your address lies in the zone {zone}.' },
  chosen: {
    sl: 'Izbrano je parkirišče tega območja: {lot}. Izberete lahko tudi drugo.',
    en: 'A lot of this zone is chosen: {lot}. You may choose another one.',
  },
  other: {
    sl: 'Izbrali ste {lot} na območju {zone}. Tudi tako lahko oddate vlogo; referent presodi, ali vam dovolilnica tam pripada, in lahko zahteva pojasnilo.',
    en: 'You have chosen {lot} in the zone {zone}. You may apply for it; a clerk judges whether you are entitled to it and may ask for an explanation.',
  },
  choose: { sl: 'Izberi {lot}', en: 'Choose {lot}' },
  outside: {
    sl: 'Po seznamu občine ta naslov ne leži na nobenem območju dovolilnic. Vlogo lahko oddate; referent presodi, ali vam dovolilnica pripada.',
    en: 'By the list of the municipality this address lies in no permit zone. You may apply; a clerk judges whether you are entitled to a permit.',
  },
})
