import type { Applicant } from './people.ts'

const password = 'dovolilnice-demo'

/** The accounts of the demo town, told at every start. */
export const demoAccounts = [
  { email: 'root@demo.si', password, role: 'root', name: 'Rok Koren' },
  { email: 'admin@demo.si', password, role: 'admin', name: 'Ana Referent' },
  { email: 'operator@demo.si', password, role: 'operator', name: 'Oto Operater' },
  { email: 'uporabnik@demo.si', password, role: 'regular', name: 'Urška Uporabnik' },
]

/** The regular demo user: someone with permits and applications of her own. */
export const owner: Applicant = {
  user_id: null,
  type: 'person',
  name: 'Urška Uporabnik',
  email: 'uporabnik@demo.si',
  phone: '+38640000001',
  street: 'Kovaška steza 7',
  post_code: '9999',
  city: 'Lipograd',
  tax_number: null,
  user_type_code: 'resident',
}
