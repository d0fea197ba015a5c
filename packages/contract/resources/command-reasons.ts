import type { Text } from '../locale.ts'

/** The usual reasons for a command to a bollard; the operator chooses one and may add text. */
export const commandReasonCodes = ['intervention', 'delivery', 'event', 'works', 'gate_fault', 'wrongly_refused', 'other'] as const
export type CommandReasonCode = (typeof commandReasonCodes)[number]

export const commandReasons: Record<CommandReasonCode, Text> = {
  intervention: { sl: 'Intervencijsko vozilo', en: 'Emergency vehicle' },
  delivery: { sl: 'Najavljena dostava', en: 'Announced delivery' },
  event: { sl: 'Prireditev', en: 'Public event' },
  works: { sl: 'Dela na območju', en: 'Works in the zone' },
  gate_fault: { sl: 'Okvara naprave', en: 'Fault of the device' },
  wrongly_refused: { sl: 'Veljavna dovolilnica, vozilo ni bilo prepoznano', en: 'Valid permit, vehicle not recognised' },
  other: { sl: 'Drugo', en: 'Other' },
}
