import { defineEventWords, field } from '../define-event-words.ts'
import { counterMethodLabels, movementKindLabels } from './counter-labels.ts'

/** The words of the audit trail about the counter: payments, their giving back, and the closings of drawers. */
export const counterEventWords = defineEventWords({
  topics: { counter: 'payments:read' },
  subjects: { drawer_closing: { sl: 'Zaključek blagajne', en: 'Closing of a cash device' } },
  actions: {
    'drawer:add_change': { sl: 'V blagajno vložen menjalni denar', en: 'Change money put into the drawer' },
    'drawer:close': { sl: 'Blagajna zaključena', en: 'Cash device closed for the day' },
    'drawer:give_back': { sl: 'Plačilo vrnjeno na blagajni', en: 'Payment given back at the counter' },
    'drawer:pay': { sl: 'Plačano na blagajni', en: 'Paid at the counter' },
    'drawer:print_closing': { sl: 'Zapisnik zaključka prenesen', en: 'Record of a closing downloaded' },
    'drawer:print_receipt': { sl: 'Potrdilo o plačilu upravne takse preneseno', en: 'Receipt of an administrative fee downloaded' },
    'drawer:read_closing': { sl: 'Pregledan zaključek blagajne', en: 'Closing of a cash device viewed' },
    'drawer_movement:export': { sl: 'Izvožen seznam prejemkov blagajne', en: 'List of counter money exported' },
    'drawer_movement:list': { sl: 'Pregledan seznam prejemkov blagajne', en: 'List of counter money viewed' },
  },
  fields: {
    card_back_cents: field('vrnjeno na kartice', 'back to cards', { kind: 'cents' }),
    card_cents: field('plačano s karticami', 'paid by cards', { kind: 'cents' }),
    cash_back_cents: field('vrnjeno v gotovini', 'given back in cash', { kind: 'cents' }),
    cash_cents: field('plačano v gotovini', 'paid in cash', { kind: 'cents' }),
    change_cents: field('vrnjeno', 'change', { kind: 'cents' }),
    change_money_cents: field('menjalni denar', 'change money', { kind: 'cents' }),
    counted_cents: field('prešteto', 'counted', { kind: 'cents' }),
    deposit_cents: field('polog na banko', 'to the bank', { kind: 'cents' }),
    difference_cents: field('razlika', 'difference', { kind: 'cents' }),
    give_backs: field('vračil', 'given back'),
    expected_cents: field('pričakovano', 'expected', { kind: 'cents' }),
    left_cents: field('ostane v blagajni', 'left in the drawer', { kind: 'cents' }),
    method: field('način', 'paid by', { choices: counterMethodLabels }),
    open: field('še nezaključeni', 'not closed yet'),
    opening_cents: field('začetno stanje', 'opening', { kind: 'cents' }),
    payments: field('plačil', 'payments'),
    tendered_cents: field('prejeto', 'handed over', { kind: 'cents' }),
  },
  fieldsOf: { drawer_movement: { kind: field('vrsta', 'kind', { choices: movementKindLabels }) } },
  hidden: ['closing_id', 'device_id'],
})
