import { defineEventWords, field } from '../define-event-words.ts'

/** The words of the audit trail about coin machines. */
export const machineEventWords = defineEventWords({
  subjects: { coin_machine: { sl: 'Parkomat', en: 'Coin machine' } },
  actions: {
    'coin_machine:create': { sl: 'Parkomat dodan', en: 'Coin machine added' },
    'coin_machine:renew_key': { sl: 'Parkomat dobil nov ključ', en: 'Coin machine given a new key' },
    'coin_machine:update': { sl: 'Parkomat spremenjen', en: 'Coin machine changed' },
  },
  fields: {
    business_premise_name: field('poslovni prostor', 'premise'),
    cashier_name: field('naziv', 'name'),
    cashier_nr: field('številka parkomata', 'number of the machine'),
  },
})
