import type { pkcs12, pki } from 'node-forge'
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { errorCode } from '../errors/error-facts.ts'

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
const textOf = (field: pki.CertificateField): string => bytesOf(field).toString('utf8')

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
const distinguishedName = (fields: readonly pki.CertificateField[]): string => fields.map(partOf).toReversed().join(',')

/** Thrown for a .p12 file that cannot be used; the message says why, in a sentence for the operator. */
export class CertificateError extends Error {
  override readonly name = 'CertificateError'
}

/** The taxpayer's certificate (namensko digitalno potrdilo) with its key. */
export interface FiscalCertificate {
  key: KeyObject
  /** The certificate and those above it, PEM: what is shown at the start of a connection. */
  chain: string
  /** As the header of a message names the certificate. */
  subjectName: string
  issuerName: string
  /** A number of up to 20 bytes. */
  serial: bigint
  /** Whose invoices it may sign; null where the certificate names no tax number. */
  taxNumber: string | null
  /** From then on it is no longer valid. */
  endsAt: Date
}

/** Reads the library when a certificate is opened: a town without one does not carry it. */
const loadForge = async () => (await import('node-forge')).default

type Forge = Awaited<ReturnType<typeof loadForge>>

const unpack = (forge: Forge, file: Uint8Array, password: string): pkcs12.Bag[] => {
  try {
    const der = forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(file).toString('latin1')))
    return forge.pkcs12.pkcs12FromAsn1(der, password).safeContents.flatMap(({ safeBags }) => safeBags)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new CertificateError(/password|mac/i.test(why) ? 'the password does not open it' : `it is no .p12 file (${why})`)
  }
}

/**
 * Opens a .p12 file, also one of the older ciphers that the tax authority's issuer uses and OpenSSL 3 no longer opens by itself.
 * @throws CertificateError
 */
export const openCertificate = async (file: Uint8Array, password: string): Promise<FiscalCertificate> => {
  const forge = await loadForge()
  const bags = unpack(forge, file, password)
  const privateKey = bags.find((bag) => bag.key)?.key
  if (privateKey === undefined) throw new CertificateError('it holds no private key')
  const key = createPrivateKey(forge.pki.privateKeyToPem(privateKey))
  const found = bags.flatMap(({ cert }) => (cert ? [{ cert, pem: forge.pki.certificateToPem(cert) }] : []))
  const own = found.find(({ pem }) => new X509Certificate(pem).checkPrivateKey(key))
  if (own === undefined) throw new CertificateError('it holds no certificate of its private key')
  const { subject, issuer, validity } = own.cert
  return {
    key,
    chain: [own, ...found.filter((other) => other !== own)].map(({ pem }) => pem).join(''),
    subjectName: distinguishedName(subject.attributes),
    issuerName: distinguishedName(issuer.attributes),
    serial: BigInt(`0x${new X509Certificate(own.pem).serialNumber}`),
    taxNumber: subject.attributes.map(textOf).find((value) => /^\d{8}$/.test(value)) ?? null,
    endsAt: validity.notAfter,
  }
}

/**
 * Opens a .p12 file that a setting names.
 * @throws CertificateError with a sentence for the operator, which names the setting
 */
export const readCertificate = async (setting: string, path: string, password: string): Promise<FiscalCertificate> => {
  const file = await readFile(path).catch((error: unknown) => {
    throw new CertificateError(`${setting}: ${path} cannot be read (${errorCode(error) ?? 'unknown'}).`)
  })
  return openCertificate(file, password).catch((error: unknown) => {
    if (!(error instanceof CertificateError)) throw error
    throw new CertificateError(`${setting}: ${path} cannot be used: ${error.message}.`)
  })
}
