/** A street's name as addresses are compared: small letters without carons and signs; `c.` and `ul.` are written out. */
export const streetKey = (street: string): string =>
  street
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/\bul\./g, 'ulica')
    .replaceAll(/\bc\./g, 'cesta')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()

export interface House {
  street_key: string
  number: number
  suffix: string
}

const written = /^(.*?)[\s,]+(\d{1,4})\s*[-/ ]?\s*(\p{Letter}?)$/u

/** A street with its house number as people write it (`Kovaška ulica 3 a`); undefined where no number stands at its end. */
export const houseOf = (street: string): House | undefined => {
  const [, name, number, suffix = ''] = written.exec(street.trim()) ?? []
  return name === undefined || number === undefined
    ? undefined
    : { street_key: streetKey(name), number: Number(number), suffix: suffix.toLowerCase() }
}
