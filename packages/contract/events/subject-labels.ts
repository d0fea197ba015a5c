import type { Text } from '../locale.ts'

/** What the subjects of the audit trail are called. */
export const subjectLabels: Readonly<Record<string, Text>> = {
  application: { sl: 'Vloga', en: 'Application' },
  permit: { sl: 'Dovolilnica', en: 'Permit' },
  user: { sl: 'Uporabnik', en: 'User' },
  document: { sl: 'Dokument', en: 'Document' },
  device: { sl: 'Zapora', en: 'Gate' },
  access_log: { sl: 'Prehod', en: 'Passage' },
  permit_kind: { sl: 'Vrsta dovolilnice', en: 'Kind of permit' },
  parking_lot: { sl: 'Parkirišče', en: 'Parking lot' },
}
