import type { Text } from '@dovolilnice/contract/locale'

/** Why a row is refused, beside the rules of its fields. They never repeat what stands in a cell. */
export const sentences = {
  twice: { sl: 'Isti zapis je že v vrstici {line}. Eno odstranite.', en: 'The same record is already in line {line}. Remove one.' },
  staff: {
    sl: 'Račun je neaktiven ali pripada zaposlenemu, zato ga uvoz ne spreminja. Uredite ga med uporabniki.',
    en: 'The account is inactive or belongs to staff, so an import does not change it. Change it among the users.',
  },
  kind: {
    sl: 'vrsta dovolilnice: Take vrste ni. Vpišite njeno kodo ali slovensko ime, kakor je v ceniku.',
    en: 'kind: There is no such kind. Enter its code or its Slovenian name as in the price list.',
  },
  lot: {
    sl: 'parkirišče: Takega parkirišča ni. Vpišite njegovo kodo ali ime.',
    en: 'lot: There is no such lot. Enter its code or name.',
  },
} as const satisfies Record<string, Text>
