import { createHash, type KeyObject, sign, X509Certificate } from 'node:crypto'
import type { Pdf } from './pdf-document.ts'

/** Reads the library when something is signed: a town without a certificate does not carry it. */
const loadForge = async () => (await import('node-forge')).default
type Asn1 = Awaited<ReturnType<typeof loadForge>>['asn1']
type Node = ReturnType<Asn1['create']>

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
}

/** The ASN.1 values that a signature is built of. */
const builder = (asn1: Asn1) => {
  const { Class, Type } = asn1
  const universal = (type: number, value: string | Node[]): Node => asn1.create(Class.UNIVERSAL, type, typeof value !== 'string', value)
  const sequence = (...parts: Node[]): Node => universal(Type.SEQUENCE, parts)
  const oid = (id: string): Node => universal(Type.OID, asn1.oidToDer(id).getBytes())
  return {
    sequence,
    oid,
    set: (...parts: Node[]): Node => universal(Type.SET, parts),
    octets: (bytes: Buffer): Node => universal(Type.OCTETSTRING, bytes.toString('latin1')),
    time: (at: Date): Node => universal(Type.UTCTIME, asn1.dateToUtcTime(at)),
    one: (): Node => universal(Type.INTEGER, asn1.integerToDer(1).getBytes()),
    tagged: (parts: Node[]): Node => asn1.create(Class.CONTEXT_SPECIFIC, 0, true, parts),
    algorithm: (id: string): Node => sequence(oid(id), universal(Type.NULL, '')),
    der: (node: Node): Buffer => Buffer.from(asn1.toDer(node).getBytes(), 'latin1'),
    parse: (der: Buffer): Node => asn1.fromDer(der.toString('latin1')),
  }
}

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** Parts of a DER value; throws where it is no compound one. */
const partsOf = ({ value }: Node): Node[] => {
  if (typeof value === 'string') throw new Error('a certificate has another form than X.509')
  return value
}

interface SigningCertificate {
  key: KeyObject
  /** The certificate and those above it, PEM. */
  chain: string
}

/**
 * Signs bytes by an RSA key as CAdES-BES (ETSI EN 319 122-1), detached, as PAdES asks for: CMS with the digest and the hash of the certificate
 * among what is signed, and no time of its own. With `at` plain CMS with its time instead, as passes of Apple have it.
 */
export const signDetached = async (content: Uint8Array, { key, chain }: SigningCertificate, at?: Date): Promise<Buffer> => {
  const { asn1 } = await loadForge()
  const make = builder(asn1)
  const certificates = (chain.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []).map(
    (pem) => new X509Certificate(pem).raw,
  )
  const [own] = certificates
  if (own === undefined) throw new Error('there is no certificate to sign with')
  const attribute = (id: string, value: Node): Node => make.sequence(make.oid(id), make.set(value))
  // A set is written in the order of its encoded members (DER).
  const attributes = [
    attribute(oids.contentType, make.oid(oids.data)),
    attribute(oids.messageDigest, make.octets(sha256(content))),
    at === undefined
      ? attribute(oids.signingCertificate, make.sequence(make.sequence(make.sequence(make.octets(sha256(own))))))
      : attribute(oids.signingTime, make.time(at)),
  ].toSorted((a, b) => Buffer.compare(make.der(a), make.der(b)))
  const [body] = partsOf(make.parse(own))
  const [, serial, , issuer] = body === undefined ? [] : partsOf(body)
  if (serial === undefined || issuer === undefined) throw new Error('a certificate has another form than X.509')
  const signerInfo = make.sequence(
    make.one(),
    make.sequence(issuer, serial),
    make.algorithm(oids.sha256),
    make.tagged(attributes),
    make.algorithm(oids.rsa),
    make.octets(sign('sha256', make.der(make.set(...attributes)), key)),
  )
  const signedData = make.sequence(
    make.one(),
    make.set(make.algorithm(oids.sha256)),
    make.sequence(make.oid(oids.data)),
    make.tagged(certificates.map((der) => make.parse(der))),
    make.set(signerInfo),
  )
  return make.der(make.sequence(make.oid(oids.signedData), make.tagged([signedData])))
}

/** Bytes that are left for the signature with its certificates. */
const room = 16_384

/** A number as long as any place in a file, where the places of the signed bytes are written later. */
const unknownPlace = 9_999_999_999

/** The form of a PDF, as far as a signature needs it. */
interface FormData {
  Fields: object[]
  SigFlags?: number
  NeedAppearances?: boolean | undefined
}

/** Adds an invisible signature field to the page; `signPdf` fills it when the file is complete. */
export const addSignature = (pdf: Pdf, { name, reason, now }: { name: string; reason: string; now: Date }): void => {
  const { doc } = pdf
  const text = (words: string): string =>
    // pdfkit writes a String object as text and a plain one as a name; its types know only the latter.
    new String(words) as string
  const signature = doc.ref({
    ...{ Type: 'Sig', Filter: 'Adobe.PPKLite', SubFilter: 'ETSI.CAdES.detached' },
    ...{ Name: text(name), Reason: text(reason), M: now },
    ByteRange: [0, unknownPlace, unknownPlace, unknownPlace],
    Contents: Buffer.alloc(room),
  })
  signature.end(undefined)
  // Of no size, so that it needs no appearance (ISO 19005-2, 6.3.3); 132: printed and locked.
  const field = doc.ref({ ...{ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', T: text('Podpis'), F: 132, Rect: [0, 0, 0, 0] }, V: signature })
  field.end(undefined)
  doc.initForm()
  // What pdfkit's types do not tell of: the annotations of a page, and the form that it has just made.
  const { page, _root: root } = doc as unknown as { page: { annotations: object[] }; _root: { data: { AcroForm: { data: FormData } } } }
  page.annotations.push(field)
  const form = root.data.AcroForm.data
  form.Fields.push(field)
  form.SigFlags = 3
  // A reader must never draw the fields of an archived paper anew.
  form.NeedAppearances = undefined
}

/** Signs a file that has a signature field: everything but the signature's own bytes (PAdES, ETSI EN 319 142-1). */
export const signPdf = async (file: Uint8Array, certificate: SigningCertificate): Promise<Buffer> => {
  const pdf = Buffer.from(file)
  const rangeText = `/ByteRange [0 ${unknownPlace} ${unknownPlace} ${unknownPlace}]`
  const rangeAt = pdf.indexOf(rangeText)
  const begin = pdf.indexOf(`<${'00'.repeat(room)}>`)
  if (rangeAt < 0 || begin < 0) throw new Error('the file has no place for a signature')
  const end = begin + 2 * room + 2
  pdf.write(`/ByteRange [0 ${begin} ${end} ${pdf.length - end}]`.padEnd(rangeText.length), rangeAt, 'latin1')
  const signature = await signDetached(Buffer.concat([pdf.subarray(0, begin), pdf.subarray(end)]), certificate)
  if (signature.length > room) throw new Error('the certificate with those above it is too long for the signature')
  pdf.write(signature.toString('hex'), begin + 1, 'latin1')
  return pdf
}
