import { createPrivateKey, X509Certificate } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { pkcs12 } from 'node-forge'
import { errorCode } from '../errors/error-facts.ts'
import { distinguishedName, textOf } from './distinguished-name.ts'

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
