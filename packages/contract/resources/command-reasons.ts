import type { Text } from '../locale.ts'

/** The usual reasons for a command to a bollard, the most frequent first; whoever commands chooses one and may add to it. */
export const commandReasons: readonly Text[] = [
  { sl: 'Intervencijsko vozilo', en: 'Emergency vehicle' },
  { sl: 'Klic imetnika dovolilnice', en: 'Call from a permit holder' },
  { sl: 'Velja, a ni prepoznano', en: 'Valid, not recognised' },
  { sl: 'Najavljena dostava', en: 'Announced delivery' },
  { sl: 'Prireditev na območju', en: 'Event in the zone' },
  { sl: 'Dela na območju', en: 'Works in the zone' },
  { sl: 'Vzdrževanje ali okvara stebrička', en: 'Maintenance or fault of the bollard' },
]

/** The reasons for a command to several bollards at once. */
export const emergencyReasons: readonly Text[] = [
  { sl: 'Intervencija reševalcev ali gasilcev', en: 'Ambulance or fire brigade' },
  { sl: 'Evakuacija', en: 'Evacuation' },
  { sl: 'Prireditev na območju', en: 'Event in the zone' },
]
