import type { Text } from '../locale.ts'
import type { JournalEntryKind } from './journal.ts'

export const journalEntryLabels: Readonly<Record<JournalEntryKind, Text>> = {
  invoice: { sl: 'Račun', en: 'Invoice' },
  storno: { sl: 'Storno računa', en: 'Invoice taken back' },
  credit: { sl: 'Dobropis', en: 'Credit note' },
  payment: { sl: 'Plačilo', en: 'Payment' },
  reversal: { sl: 'Plačilo vzeto nazaj', en: 'Payment taken back' },
  removal: { sl: 'Plačilo odstranjeno', en: 'Payment removed' },
  allocation: { sl: 'Razporeditev plačila', en: 'Payment put to an application' },
  takings: { sl: 'Praznjenje parkomata', en: 'Emptying of a coin machine' },
  drawer: { sl: 'Blagajna', en: 'Drawer' },
  refund: { sl: 'Vračilo', en: 'Refund' },
}
