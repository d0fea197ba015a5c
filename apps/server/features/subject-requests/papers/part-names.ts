import type { Text } from '@dovolilnice/contract/locale'

/** What the parts of a person's data are called; each owner's `collect` names its own. */
export const partNames: Readonly<Record<string, Text>> = {
  person: { sl: 'Uporabniški račun', en: 'User account' },
  sessions: { sl: 'Seje', en: 'Sessions' },
  second_factors: { sl: 'Prijava v dveh korakih', en: 'Sign-in in two steps' },
  applications: { sl: 'Vloge', en: 'Applications' },
  application_views: { sl: 'Shranjeni pogledi vlog', en: 'Saved views of applications' },
  term_extensions: { sl: 'Podaljšanja rokov', en: 'Extensions of terms' },
  administrative_fees: { sl: 'Upravne takse', en: 'Administrative fees' },
  acts: { sl: 'Upravni akti', en: 'Acts' },
  hearings: { sl: 'Seznanitve', en: 'Hearings' },
  act_restitutions: { sl: 'Predlogi za vrnitev v prejšnje stanje', en: 'Proposals to restore missed terms' },
  act_services: { sl: 'Vročitve', en: 'Service of acts' },
  appeals: { sl: 'Pritožbe', en: 'Appeals' },
  pro_formas: { sl: 'Predračuni', en: 'Pro-forma invoices' },
  documents: { sl: 'Priloge', en: 'Documents' },
  permits: { sl: 'Dovolilnice', en: 'Permits' },
  invoices: { sl: 'Računi', en: 'Invoices' },
  payments: { sl: 'Plačila', en: 'Payments' },
  counter_payments: { sl: 'Plačila na blagajni', en: 'Payments at the counter' },
  online_payments: { sl: 'Spletna plačila', en: 'Online payments' },
  refunds: { sl: 'Vračila', en: 'Refunds' },
  passages: { sl: 'Prehodi', en: 'Passages' },
  exports: { sl: 'Izvozi', en: 'Exports' },
  events: { sl: 'Revizijska sled', en: 'Audit trail' },
  mails: { sl: 'Poslana sporočila', en: 'Mails' },
}
