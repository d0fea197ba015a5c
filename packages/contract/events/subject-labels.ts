import type { Text } from '../locale.ts'

/** What the subjects of the audit trail are called. */
export const subjectLabels: Readonly<Record<string, Text>> = {
  application: { sl: 'Vloga', en: 'Application' },
  permit: { sl: 'Dovolilnica', en: 'Permit' },
  user: { sl: 'Uporabnik', en: 'User' },
  document: { sl: 'Dokument', en: 'Document' },
  bollard_command: { sl: 'Ukaz stebričku', en: 'Bollard command' },
  device: { sl: 'Stebriček', en: 'Gate' },
  access_log: { sl: 'Prehod', en: 'Passage' },
  permit_kind: { sl: 'Vrsta dovolilnice', en: 'Kind of permit' },
  user_type: { sl: 'Vrsta uporabnika', en: 'Type of user' },
  parking_lot: { sl: 'Parkirišče', en: 'Parking lot' },
}
