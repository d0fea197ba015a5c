import { generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import forge from 'node-forge'

/** A certificate with its key, as the library holds them. */
export interface Issued {
  key: forge.pki.rsa.PrivateKey
  certificate: forge.pki.Certificate
}

export interface NewCertificate {
  /** Attributes of the subject, from the country down to the common name. */
  subject: forge.pki.CertificateField[]
  from: Date
  until: Date
  extensions: object[]
}

const newKeys = (): { key: forge.pki.rsa.PrivateKey; publicKey: forge.pki.rsa.PublicKey } => {
  const pem = (key: KeyObject, type: 'pkcs8' | 'spki') => key.export({ type, format: 'pem' }).toString()
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { key: forge.pki.privateKeyFromPem(pem(privateKey, 'pkcs8')), publicKey: forge.pki.publicKeyFromPem(pem(publicKey, 'spki')) }
}

/** Makes a key and a certificate; without an issuer it certifies itself. Serial numbers are larger than a number of JavaScript, as real ones. */
const issue = ({ subject, from, until, extensions }: NewCertificate, issuer?: Issued): Issued => {
  const { key, publicKey } = newKeys()
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = publicKey
  certificate.serialNumber = `5a${randomBytes(9).toString('hex')}`
  certificate.validity.notBefore = from
  certificate.validity.notAfter = until
  certificate.setSubject(subject)
  certificate.setIssuer(issuer?.certificate.subject.attributes ?? subject)
  certificate.setExtensions(extensions)
  certificate.sign(issuer?.key ?? key, forge.md.sha256.create())
  return { key, certificate }
}

/** The types of the library call a tag a class. */
const utf8Tag: number = forge.asn1.Type.UTF8

const utf8 = (shortName: string, value: string): forge.pki.CertificateField => ({
  shortName,
  valueTagClass: utf8Tag,
  value,
})

const place = [{ shortName: 'C', value: 'SI' }, utf8('O', 'Preskusno okolje')]

/** As long as the format allows: tests turn the clock of the product. */
const always = { from: new Date('2020-01-01T00:00:00Z'), until: new Date('2049-01-01T00:00:00Z') }

/** Keys of the stand-in: its authority, its server, and the one that signs its answers. */
export interface StandInKeys {
  authority: Issued
  server: Issued
  signer: Issued
}

const makeKeys = (): StandInKeys => {
  const authority = issue({
    ...always,
    subject: [...place, utf8('CN', 'Preskusni overitelj')],
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  })
  const altNames = [
    { type: 7, ip: '127.0.0.1' },
    { type: 2, value: 'localhost' },
  ]
  const server = issue(
    { ...always, subject: [...place, utf8('CN', 'localhost')], extensions: [{ name: 'subjectAltName', altNames }] },
    authority,
  )
  const signer = issue(
    {
      ...always,
      subject: [...place, utf8('CN', 'DavPotRacTEST')],
      extensions: [{ name: 'keyUsage', digitalSignature: true, critical: true }],
    },
    authority,
  )
  return { authority, server, signer }
}

const toPem = ({ key, certificate }: Issued): string => forge.pki.privateKeyToPem(key) + forge.pki.certificateToPem(certificate)
/** The library reads the first block of a text alone. */
const fromPem = (pem: string): Issued => ({
  key: forge.pki.privateKeyFromPem(pem),
  certificate: forge.pki.certificateFromPem(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE'))),
})

/** The keys kept in a folder, made there the first time: a ZOI must be the same after a restart. */
export const openKeys = (folder: string): StandInKeys => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = (name: string) => join(folder, `${name}.pem`)
  const names = ['authority', 'server', 'signer'] as const
  if (!names.every((name) => existsSync(path(name)))) {
    const keys = makeKeys()
    for (const name of names) writeFileSync(path(name), toPem(keys[name]), { mode: 0o600 })
    writeFileSync(path('ca'), forge.pki.certificateToPem(keys.authority.certificate))
  }
  const read = (name: string) => fromPem(readFileSync(path(name), 'utf8'))
  return { authority: read('authority'), server: read('server'), signer: read('signer') }
}

/** A certificate for a taxpayer, as the issuer of the tax authority makes them: the tax number stands in an organisational unit. */
export const issueTaxpayer = (authority: Issued, { taxNumber, from, until }: { taxNumber: string; from?: Date; until?: Date }): Issued =>
  issue(
    {
      from: from ?? always.from,
      until: until ?? always.until,
      subject: [
        ...place,
        utf8('OU', 'DavPotRacTEST'),
        utf8('OU', taxNumber),
        { type: '2.5.4.5', value: '1' },
        utf8('CN', `OBČINA, ${taxNumber}`),
      ],
      extensions: [{ name: 'keyUsage', digitalSignature: true, critical: true }],
    },
    authority,
  )

/** The .p12 file of a certificate, in the older cipher in which such files are handed out. */
export const toP12 = ({ key, certificate }: Issued, password: string): Buffer => {
  const p12 = forge.pkcs12.toPkcs12Asn1(key, certificate, password, { algorithm: '3des' })
  return Buffer.from(forge.asn1.toDer(p12).getBytes(), 'latin1')
}
