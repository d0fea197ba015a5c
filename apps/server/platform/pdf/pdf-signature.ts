import { signDetached } from './detached-signature.ts'
import type { SigningCertificate } from './detached-signature.ts'
import type { Pdf } from './pdf-document.ts'

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
