import type { Text } from '../../locale.ts'
import type { Numbering, PremiseKind } from './business-premise.ts'

export const premiseKindLabels: Readonly<Record<PremiseKind, Text>> = {
  real_estate: { sl: 'Nepremičnina', en: 'Real estate' },
  A: { sl: 'Premični prostor (vozilo, stojnica)', en: 'Movable (vehicle, stall)' },
  B: { sl: 'Prostor na stalnem mestu', en: 'Fixed stand' },
  C: { sl: 'Posamezna naprava brez prostora', en: 'Single device without a premise' },
}

export const numberingLabels: Readonly<Record<Numbering, Text>> = {
  B: { sl: 'po blagajnah', en: 'for each device' },
  C: { sl: 'po prostoru', en: 'for the whole premise' },
}
