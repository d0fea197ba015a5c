import type { pki } from 'node-forge'

/** The names that RFC 2253 knows; any other attribute is written by its number, its value as the bytes of its DER. */
const shortNames: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.9': 'STREET',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '0.9.2342.19200300.100.1.25': 'DC',
  '0.9.2342.19200300.100.1.1': 'UID',
}

const bytesOf = ({ value }: pki.CertificateField): Buffer => Buffer.from(typeof value === 'string' ? value : '', 'latin1')

/** The value of an attribute as text. The library keeps the bytes of UTF-8 as they are. */
export const textOf = (field: pki.CertificateField): string => bytesOf(field).toString('utf8')

const escaped = (value: string): string => value.replaceAll(/[",+;<>\\]|^[ #]| $/g, (sign) => `\\${sign}`)

/** Tag, length and bytes. Values of names are shorter than 128 bytes; a longer one has a length in two bytes more. */
const derOf = (field: pki.CertificateField): string => {
  const bytes = bytesOf(field)
  const length = bytes.length < 0x80 ? [bytes.length] : [0x82, bytes.length >> 8, bytes.length & 0xff]
  return Buffer.from([field.valueTagClass ?? 0x13, ...length, ...bytes]).toString('hex')
}

const partOf = (field: pki.CertificateField): string => {
  const name = shortNames[field.type ?? '']
  return name === undefined ? `${field.type}=#${derOf(field)}` : `${name}=${escaped(textOf(field))}`
}

/**
 * A name as RFC 2253 writes it, the most specific part first: `CN=OBČINA,2.5.4.5=#130131,OU=12345679,C=SI`. The tax authority's own
 * examples of the header are written so.
 */
export const distinguishedName = (fields: readonly pki.CertificateField[]): string => fields.map(partOf).toReversed().join(',')
