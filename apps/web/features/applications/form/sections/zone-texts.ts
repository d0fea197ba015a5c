import { defineTexts } from '../../../../platform/translate/message.ts'

/** What the form says of the zone in which an address lies, where the town has loaded its streets. To a clerk: `clerk-form-texts.ts`. */
export const texts = defineTexts({
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
