import type { ImportSubject } from './import.ts'

/** A column of a file: the titles by which it is known, the first of which is its own. */
export interface ImportColumn {
  key: string
  titles: readonly [string, ...string[]]
  required?: true
}

const holder: readonly ImportColumn[] = [
  { key: 'name', titles: ['ime', 'ime in priimek', 'naziv', 'name'], required: true },
  { key: 'street', titles: ['ulica', 'ulica in hišna številka', 'naslov', 'street'] },
  { key: 'post_code', titles: ['pošta', 'poštna številka', 'post code'] },
  { key: 'city', titles: ['kraj', 'city', 'town'] },
  { key: 'phone', titles: ['telefon', 'phone'] },
  { key: 'tax_number', titles: ['davčna številka', 'davčna', 'tax number'] },
]

/** What each kind of file may hold. */
export const importColumns: Readonly<Record<ImportSubject, readonly ImportColumn[]>> = {
  people: [
    { key: 'email', titles: ['e-pošta', 'e-poštni naslov', 'email', 'e-mail'], required: true },
    ...holder,
    { key: 'type', titles: ['vrsta', 'type'] },
  ],
  permits: [
    { key: 'kind', titles: ['vrsta dovolilnice', 'vrsta', 'kind'], required: true },
    { key: 'lot', titles: ['parkirišče', 'lot'], required: true },
    { key: 'user_type', titles: ['vrsta uporabnika', 'uporabnik', 'user type'], required: true },
    { key: 'plates', titles: ['registrska oznaka', 'registrske oznake', 'tablica', 'plate', 'plates'], required: true },
    { key: 'valid_from', titles: ['velja od', 'od', 'valid from'], required: true },
    { key: 'last_day', titles: ['velja do', 'do', 'valid until', 'last day'], required: true },
    ...holder.map((column): ImportColumn =>
      ['street', 'post_code', 'city'].includes(column.key) ? { ...column, required: true } : column,
    ),
    { key: 'email', titles: ['e-pošta', 'e-poštni naslov', 'email', 'e-mail'] },
    { key: 'tags', titles: ['kartica', 'kartice', 'card', 'cards'] },
  ],
}
