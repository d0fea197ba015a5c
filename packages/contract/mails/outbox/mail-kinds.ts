import type { Text } from '../../locale.ts'

/** What a mail is about, by the noun before the colon of its template (`permit:notice`). */
export const mailKindLabels = {
  application: { sl: 'Vloga', en: 'Application' },
  act: { sl: 'Akt', en: 'Act' },
  permit: { sl: 'Dovolilnica', en: 'Permit' },
  invoice: { sl: 'Račun', en: 'Invoice' },
  storno: { sl: 'Storno računa', en: 'Invoice taken back' },
  credit: { sl: 'Dobropis', en: 'Credit note' },
  refund: { sl: 'Vračilo', en: 'Refund' },
  account: { sl: 'E-poštni naslov računa', en: 'Address of an account' },
  password: { sl: 'Geslo', en: 'Password' },
  factor: { sl: 'Prijava v dveh korakih', en: 'Sign-in in two steps' },
  subject_request: { sl: 'Zahteva posameznika', en: 'Request of a person' },
  export: { sl: 'Izvoz podatkov', en: 'Data export' },
  coin_machine: { sl: 'Parkomat', en: 'Coin machine' },
  staff: { sl: 'Obvestilo zaposlenim', en: 'Notice to staff' },
  retention: { sl: 'Roki hrambe', en: 'Retention' },
} as const satisfies Record<string, Text>
