import { withWords } from '../../platform/kit.ts'

export const texts = withWords({
  maintenanceTab: { sl: 'Vzdrževanje', en: 'Maintenance' },
  emptyingsTab: { sl: 'Praznjenja', en: 'Emptyings' },
  kindsTab: { sl: 'Vrste dovolilnic', en: 'Kinds of permit' },
  whatIfTab: { sl: 'Kaj če', en: 'What if' },

  mapHint: {
    sl: 'Številke označujejo parkirišča, črke potopne stebričke. Enaki podatki so na seznamu.',
    en: 'Numbers are parking lots, letters are bollards. The list has the same data.',
  },
  noLots: { sl: 'Parkirišč še ni.', en: 'There are no lots yet.' },
  noGates: { sl: 'Potopnih stebričkov še ni.', en: 'There are no bollards yet.' },
  guards: { sl: 'območje {zone}', en: 'zone {zone}' },
  zone: { sl: 'Območje {zone}', en: 'Zone {zone}' },
  spaces: {
    sl: { one: '{count} mesto', two: '{count} mesti', few: '{count} mesta', other: '{count} mest' },
    en: { one: '{count} space', other: '{count} spaces' },
  },
  showOnMap: { sl: 'Pokaži na zemljevidu: {name}', en: 'Show on the map: {name}' },
  notOnMap: { sl: 'Ni na zemljevidu.', en: 'Not on the map.' },
  noKinds: { sl: 'Za to parkirišče se trenutno ne izdajajo dovolilnice.', en: 'No permits are issued for this lot at present.' },
  kindsHere: { sl: 'Dovolilnice za to parkirišče in današnje cene', en: 'Permits for this lot and today’s prices' },
  free: { sl: 'brezplačno', en: 'free' },
  priceOnce: { sl: '{price} enkratno', en: '{price} once' },
  pricePer: { sl: '{price} / {period}', en: '{price} / {period}' },
  hours: { sl: 'v času {hours}', en: 'at {hours}' },
})
