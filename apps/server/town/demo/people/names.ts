import type { Random } from '../random.ts'

/** Invented surnames, in the form for a man and in the form for a woman. */
const surnames = [
  ['Vzorčni', 'Vzorčna'],
  ['Primerjalni', 'Primerjalna'],
  ['Zgledni', 'Zgledna'],
  ['Poskusni', 'Poskusna'],
  ['Navidezni', 'Navidezna'],
  ['Izmišljeni', 'Izmišljena'],
  ['Namišljeni', 'Namišljena'],
  ['Domnevni', 'Domnevna'],
  ['Preizkusni', 'Preizkusna'],
  ['Šablonski', 'Šablonska'],
  ['Poljubni', 'Poljubna'],
  ['Običajni', 'Običajna'],
  ['Žebljarski', 'Žebljarska'],
  ['Ščepec-Šđćević', 'Ščepec-Šđćević'],
] as const

const men = ['Janez', 'Žiga', 'Črtomir', 'Luka', 'Aljaž', 'Matjaž', 'Šimen', 'Tine', 'Gašper', 'Đuro', 'Vid', 'Jernej']
const women = ['Metka', 'Čarna', 'Živa', 'Špela', 'Nina', 'Mojca', 'Zoja', 'Ljudmila', 'Barbara', 'Ćirila', 'Iva', 'Katja']

/** Every first name with every surname, shuffled; the first three are always the same, for those who look for them. */
export const personNames = (random: Random): string[] => {
  const known = ['Janez Vzorčni', 'Metka Primerjalna', 'Žiga Zgledni', 'Čarna Ščepec-Šđćević']
  const all = surnames.flatMap(([man, woman]) => [...men.map((name) => `${name} ${man}`), ...women.map((name) => `${name} ${woman}`)])
  const longest = 'Aleksandra Živa Podbrežnik Ščepec-Đorđević Primerjalna Vzorčna'
  return [...known, longest, ...random.shuffle(all.filter((name) => !known.includes(name)))]
}

/** Companies and public bodies of the town, with what they are to its zone. */
export const companies = [
  { name: 'Pekarna Zgled d. o. o.', user_type_code: 'business' },
  { name: 'Gostilna Pri Primeru, Šimen Poskusni s. p.', user_type_code: 'business' },
  { name: 'Cvetličarna Šablona d. o. o.', user_type_code: 'business' },
  { name: 'Vzorčna dostava d. o. o.', user_type_code: 'delivery' },
  { name: 'Hitri zgledi, logistika d. o. o.', user_type_code: 'delivery' },
  { name: 'Hotel Lipograd d. o. o.', user_type_code: 'accommodation' },
  { name: 'Penzion Navidezni gost d. o. o.', user_type_code: 'accommodation' },
  { name: 'Taksi Preizkus d. o. o.', user_type_code: 'taxi' },
  { name: 'Komunala Lipograd d. o. o.', user_type_code: 'public_service' },
  { name: 'Zavod za nego Čebelnjak', user_type_code: 'care' },
  { name: 'Društvo Namišljeni oder', user_type_code: 'event_organiser' },
  { name: 'Gradbeništvo Poskus d. o. o.', user_type_code: 'occasional' },
] as const

export const streets = [
  'Glavni trg',
  'Stari trg',
  'Pod gradom',
  'Ob obzidju',
  'Kovaška steza',
  'Žitni trg',
  'Čevljarska ulica',
  'Lipova ulica',
  'Mesarska ulica',
  'Šolska ulica',
]

const letters: Record<string, string> = { č: 'c', ć: 'c', đ: 'd', š: 's', ž: 'z' }

/** The address of someone of that name under a domain that no mail can ever reach (RFC 2606). */
export const emailOf = (name: string): string => {
  const plain = name.toLowerCase().replace(/[čćđšž]/g, (letter) => letters[letter]!)
  const words = plain.split(/[^a-z]+/).filter((word) => word.length > 2)
  return `${words.slice(0, 3).join('.')}@primer.example`
}
