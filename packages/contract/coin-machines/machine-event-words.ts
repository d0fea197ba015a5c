import { defineEventWords, field } from '../define-event-words.ts'

/** The words of the audit trail about coin machines. */
export const machineEventWords = defineEventWords({
  permissions: {
    'machines:read': { sl: 'Parkomati', en: 'Coin machines' },
    'machines:maintain': { sl: 'Vzdrževanje parkomatov', en: 'Maintenance of coin machines' },
    'machines:empty': { sl: 'Praznjenje parkomatov', en: 'Emptying of coin machines' },
    'machines:administer': { sl: 'Urejanje parkomatov in mejnih vrednosti', en: 'Settings of coin machines and thresholds' },
  },
  topics: { machines: 'machines:read' },
  subjects: { coin_machine: { sl: 'Parkomat', en: 'Coin machine' } },
  actions: {
    'coin_machine:assign_maintenance': { sl: 'Vzdrževanje parkomata dodeljeno', en: 'Maintenance of a coin machine given' },
    'coin_machine:close_maintenance': { sl: 'Vzdrževanje parkomata opravljeno', en: 'Maintenance of a coin machine done' },
    'coin_machine:create': { sl: 'Parkomat dodan', en: 'Coin machine added' },
    'coin_machine:empty': { sl: 'Parkomat izpraznjen', en: 'Coin machine emptied' },
    'coin_machine:print_emptying': { sl: 'Zapisnik o praznjenju parkomata prenesen', en: 'Protocol of an emptying downloaded' },
    'coin_machine:read_photo': { sl: 'Fotografija vzdrževanja parkomata prenesena', en: 'Photo of a maintenance downloaded' },
    'coin_machine:renew_key': { sl: 'Parkomat dobil nov ključ', en: 'Coin machine given a new key' },
    'coin_machine:report_fault': { sl: 'Okvara parkomata prijavljena', en: 'Fault of a coin machine reported' },
    'coin_machine:set_thresholds': { sl: 'Mejne vrednosti parkomatov nastavljene', en: 'Thresholds of coin machines set' },
    'coin_machine:take_alert': { sl: 'Opozorilo parkomata prevzeto', en: 'Alert of a coin machine taken' },
    'coin_machine:update': { sl: 'Parkomat spremenjen', en: 'Coin machine changed' },
  },
  fields: {
    alert: field('opozorilo', 'alert'),
    escalate_minutes: field('posredovano naprej po (minut)', 'told on after (minutes)'),
    escalate_to: field('komu, če ga nihče ne prevzame', 'who, when nobody takes it'),
    fault: field('okvara', 'fault'),
    fill_percent: field('skrinjica polna od (%)', 'box full from (%)'),
    work_done: field('opravljeno delo', 'work done'),
    ignored_faults: field('napake brez opozorila', 'faults without an alert'),
    mail_to: field('komu gre opozorilo', 'who is told'),
    parts: field('deli', 'parts'),
    photos: field('fotografije', 'photos'),
    reported_cents: field('po telemetriji', 'by telemetry', { kind: 'cents' }),
    silence_minutes: field('molči (minut)', 'silent for (minutes)'),
    business_premise_name: field('poslovni prostor', 'premise'),
    cashier_name: field('naziv', 'name'),
    cashier_nr: field('številka parkomata', 'number of the machine'),
  },
  fieldsOf: { coin_machine: { change_cents: field('premalo drobiža pod', 'too little change below', { kind: 'cents' }) } },
})
