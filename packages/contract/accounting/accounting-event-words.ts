import { defineEventWords, field } from '../define-event-words.ts'

/** The words of the audit trail about accounts, journals and open items. */
export const accountingEventWords = defineEventWords({
  permissions: { 'accounting:read': { sl: 'Prihodki in dnevnik knjiženja', en: 'See income and the journal' } },
  actions: {
    'journal:export': { sl: 'Izvožen dnevnik knjiženja', en: 'Journal exported' },
    'journal:list': { sl: 'Pregledane knjižbe', en: 'Entries of the journal viewed' },
    'ledger:reconcile': { sl: 'Pregledano usklajevanje kontov', en: 'Reconciliation of accounts viewed' },
    'ledger:update': { sl: 'Konti spremenjeni', en: 'Accounts changed' },
    'open_item:export': { sl: 'Izvožen seznam odprtih postavk', en: 'List of open items exported' },
    'open_item:list': { sl: 'Pregledan seznam odprtih postavk', en: 'List of open items viewed' },
  },
  fields: {
    accounts: field('konti', 'accounts'),
    journal_entries: field('knjižb', 'entries of the journal'),
    journal_from: field('od dne', 'from', { kind: 'start' }),
    journal_until: field('do vključno', 'to and including', { kind: 'end' }),
    age: field('starost', 'age'),
  },
})
