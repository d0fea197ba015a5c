import type { Text } from '../locale.ts'
import type { ImportSubject } from './import.ts'

/** What a column of a file may mean. */
export interface ImportColumn {
  key: string
  title: Text
  /** Other titles by which it is known. */
  also: readonly string[]
  required?: true
  /** Needed only where the file has not this one. */
  unless?: string
  /** Several columns of a file may hold it: two plates, two cards. */
  many?: true
}

const email = { key: 'email', title: { sl: 'e-pošta', en: 'e-mail' }, also: ['e-poštni naslov', 'elektronska pošta', 'email', 'mail'] }

const holder: readonly ImportColumn[] = [
  {
    key: 'name',
    title: { sl: 'ime in priimek ali naziv', en: 'name' },
    also: ['ime', 'ime in priimek', 'naziv', 'imetnik', 'stranka'],
    required: true,
  },
  { key: 'surname', title: { sl: 'priimek, če je posebej', en: 'surname, if apart' }, also: ['priimek', 'surname', 'last name'] },
  { key: 'address', title: { sl: 'naslov v celoti', en: 'whole address' }, also: ['naslov', 'celoten naslov', 'bivališče', 'address'] },
  { key: 'street', title: { sl: 'ulica in hišna številka', en: 'street' }, also: ['ulica', 'street and number'] },
  { key: 'post_code', title: { sl: 'poštna številka', en: 'post code' }, also: ['pošta', 'pt. št.', 'zip'] },
  { key: 'city', title: { sl: 'kraj', en: 'town' }, also: ['city', 'naselje', 'mesto'] },
  { key: 'phone', title: { sl: 'telefon', en: 'phone' }, also: ['gsm', 'mobitel', 'telefonska številka'] },
  { key: 'tax_number', title: { sl: 'davčna številka', en: 'tax number' }, also: ['davčna', 'id za ddv'] },
]

const permitHolder = holder.map((column): ImportColumn =>
  ['street', 'post_code', 'city'].includes(column.key) ? { ...column, required: true, unless: 'address' } : column,
)

/** What each kind of file may hold. */
export const importColumns: Readonly<Record<ImportSubject, readonly ImportColumn[]>> = {
  people: [
    { ...email, required: true },
    ...holder,
    { key: 'type', title: { sl: 'oseba ali podjetje', en: 'person or company' }, also: ['vrsta', 'type'] },
  ],
  permits: [
    { key: 'kind', title: { sl: 'vrsta dovolilnice', en: 'kind of permit' }, also: ['vrsta', 'kind', 'tip dovolilnice'], required: true },
    { key: 'lot', title: { sl: 'parkirišče', en: 'lot' }, also: ['lokacija', 'car park'], required: true },
    { key: 'user_type', title: { sl: 'vrsta uporabnika', en: 'type of user' }, also: ['uporabnik', 'upravičenec', 'user type'] },
    {
      ...{ key: 'plates', title: { sl: 'registrska oznaka', en: 'plate' }, required: true, many: true },
      also: ['registrske oznake', 'registrska', 'registrska številka', 'reg. št.', 'registracija', 'tablica', 'vozilo', 'plates'],
    },
    {
      ...{ key: 'valid_from', title: { sl: 'velja od', en: 'valid from' }, required: true },
      also: ['od', 'začetek', 'veljavnost od', 'datum od', 'from'],
    },
    {
      ...{ key: 'last_day', title: { sl: 'velja do', en: 'last day' }, required: true },
      also: ['do', 'konec', 'veljavnost do', 'datum do', 'valid until', 'until'],
    },
    ...permitHolder,
    email,
    { key: 'tags', title: { sl: 'kartica', en: 'card' }, also: ['kartice', 'cards', 'številka kartice', 'rfid'], many: true },
  ],
}

export const columnTitles = ({ title, also }: ImportColumn): string[] => [title.sl, title.en, ...also]
