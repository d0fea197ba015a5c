const password = 'dovolilnice-demo'

/** The accounts of the demo town; every start prints them. */
export const demoAccounts = [
  { email: 'root@demo.si', password, role: 'root', name: 'Rok Koren' },
  { email: 'admin@demo.si', password, role: 'admin', name: 'Ana Referent' },
  { email: 'operator@demo.si', password, role: 'operator', name: 'Oto Operater' },
  { email: 'uporabnik@demo.si', password, role: 'regular', name: 'Urška Uporabnik' },
]
