import type { Text } from '../locale.ts'
import type { CounterMethod, MovementKind } from './drawer.ts'

export const counterMethodLabels: Readonly<Record<CounterMethod, Text>> = {
  cash: { sl: 'Gotovina', en: 'Cash' },
  card: { sl: 'Kartica', en: 'Card' },
}

export const movementKindLabels: Readonly<Record<MovementKind, Text>> = {
  payment: { sl: 'Plačilo', en: 'Payment' },
  give_back: { sl: 'Vračilo', en: 'Given back' },
  change_money: { sl: 'Menjalni denar', en: 'Change money' },
}
