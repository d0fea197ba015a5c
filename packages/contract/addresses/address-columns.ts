/**
 * The columns of a list of addresses: of the municipality's own, and of the register of addresses of GURS (RN, *register_naslovov*), in which the
 * coordinates E and N (D96/TM, metres) decide the zone by its outline.
 */
export const addressColumns = [
  { key: 'street', titles: ['ulica', 'ULICA_NAZIV', 'street'] },
  { key: 'settlement', titles: ['naselje', 'NASELJE_NAZIV'] },
  { key: 'number', titles: ['hišna številka', 'HS_STEVILKA', 'number'], required: true },
  { key: 'suffix', titles: ['dodatek', 'HS_DODATEK'] },
  { key: 'post_code', titles: ['pošta', 'poštna številka', 'POSTNI_OKOLIS_SIFRA', 'post code'], required: true },
  { key: 'municipality', titles: ['občina', 'OBCINA_NAZIV'] },
  { key: 'zone', titles: ['območje', 'cona', 'zone'] },
  { key: 'east', titles: ['E'] },
  { key: 'north', titles: ['N'] },
] as const
