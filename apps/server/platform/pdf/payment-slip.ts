import * as contract from '@dovolilnice/contract/money/bank/upn-qr'
import { Byte, Charset, type Encoded, Encoder, Numeric } from '@nuintun/qrcode'
import { drawArtifact, mm, type Pdf, placeText } from './pdf-document.ts'
import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { formatReference } from '@dovolilnice/contract/money/bank/reference'

/** A QR code as its modules, row by row; true is dark. The quiet zone is the drawer's. */
export type QrModules = readonly (readonly boolean[])[]

const modulesOf = (code: Encoded): QrModules =>
  Array.from({ length: code.size }, (_, y) => Array.from({ length: code.size }, (_, x) => code.get(x, y) === 1))

/** Encodes a plain text, such as an address, with error correction M. */
export const qrModules = (content: string): QrModules => modulesOf(new Encoder({ level: 'M' }).encode(new Byte(content)))

/** The same as a page draws it: rows of `1` (dark) and `0`. */
export const qrRows = (content: string): string[] => qrModules(content).map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))

/** Encodes digits alone, three in ten bits, with error correction M: 60 of them are 25 × 25 modules. */
export const digitsQrModules = (digits: string): QrModules => modulesOf(new Encoder({ level: 'M' }).encode(new Numeric(digits)))

/**
 * Encodes the text of a payment slip as the banks want it: version 15 (77 modules), error correction M, one segment of bytes in ISO-8859-2,
 * which the code names (ECI 4).
 */
export const upnQrModules = (text: string): QrModules =>
  modulesOf(new Encoder({ level: 'M', version: 15, encode: contract.latin2Bytes }).encode(new Byte(text, Charset.ISO_8859_2)))

/** Runs of dark modules in a row, so that a code is few rectangles without hairlines between them. */
const runsOf = (row: readonly boolean[]): [start: number, length: number][] => {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    if (!dark) return
    const last = runs.at(-1)
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}

/** The dark modules as one path of an SVG picture whose unit is a module. */
export const qrPath = (modules: QrModules): string =>
  modules.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')

/** Where a code is drawn, in points; `size` is without the quiet zone, which is left free by the caller (four modules). */
interface QrPlace {
  x: number
  y: number
  size: number
  /** The alternative text of the picture. */
  alt: string
}

/** Draws a QR code as vectors, sharp at any resolution, tagged as a figure. */
export const drawQr = ({ doc, root }: Pdf, modules: QrModules, { x, y, size, alt }: QrPlace): void => {
  const module = size / modules.length
  root.add(
    doc.struct('Figure', { alt, bbox: [x, y, x + size, y + size] } as object, () => {
      modules.forEach((row, index) => {
        for (const [start, length] of runsOf(row)) doc.rect(x + start * module, y + index * module, length * module, module)
      })
      doc.fill('#000000')
    }),
  )
}

/** A UPN slip is 210 mm wide and 99 mm high; its left 60 mm are the payer's receipt. */
export const slipHeight = 99 * mm
const slipWidth = 210
const receiptWidth = 60

/** Side of the code: 77 modules of 0.42333 mm. */
const codeSize = 32.597

/** Sizes at which twelve and seventeen of our mono letters make an inch. */
const pitch12 = 9.96
const pitch17 = 7.03

/** One field: its name above, its value in a frame; positions in millimetres from the slip's left upper corner. */
interface SlipField {
  x: number
  y: number
  width: number
  height: number
  name: string
  value: string
  size?: number
  align?: 'left' | 'right'
}

/** The words of the form are Slovenian on every slip: it is the bank's paper. */
const nameAndAddress = (of: string): string => `Ime, ulica in kraj ${of}`

const lines = ({ name, street, place }: contract.SlipParty): string => [name, street, place].join('\n')
/** `SI12 1234567890120`: the model and the rest. */
const model = (reference: string): string => reference.slice(0, 4)
const rest = (reference: string): string => reference.slice(4)

const receiptFields = (slip: contract.UpnSlip): SlipField[] => {
  const at = { x: 3, width: receiptWidth - 5, size: pitch17 }
  return [
    { ...at, y: 10, height: 13, name: nameAndAddress('plačnika'), value: lines(slip.payer) },
    {
      ...at,
      y: 27,
      height: 11,
      name: 'Namen in rok plačila',
      value: [slip.purpose, slip.due_on && contract.slipDay(slip.due_on)].join('\n'),
    },
    { ...at, y: 42, height: 6, name: 'Znesek', value: `EUR ${contract.slipAmount(slip.cents)}`, align: 'right' },
    {
      ...at,
      y: 52,
      height: 9,
      name: 'IBAN in referenca prejemnika',
      value: `${formatIban(slip.iban)}\n${formatReference(slip.reference)}`,
    },
    { ...at, y: 65, height: 13, name: nameAndAddress('prejemnika'), value: lines(slip.recipient) },
  ]
}

const orderFields = (slip: contract.UpnSlip): SlipField[] => {
  const [left, right, edge] = [64, 101, 206]
  return [
    { x: right, y: 10, width: 76, height: 6, name: 'IBAN plačnika', value: '' },
    { x: right, y: 19.5, width: 76, height: 6, name: 'Referenca plačnika', value: '' },
    { x: right, y: 29, width: edge - right, height: 13, name: nameAndAddress('plačnika'), value: lines(slip.payer) },
    { x: right, y: 46, width: 44, height: 6, name: 'Znesek', value: contract.slipAmount(slip.cents), align: 'right' },
    { x: 149, y: 46, width: 34, height: 6, name: 'Datum plačila', value: '' },
    { x: 187, y: 46, width: edge - 187, height: 6, name: 'Nujno', value: '' },
    { x: left, y: 56, width: 14, height: 6, name: 'Koda namena', value: slip.purpose_code },
    { x: 82, y: 56, width: 96, height: 6, name: 'Namen plačila', value: slip.purpose },
    { x: 181, y: 56, width: edge - 181, height: 6, name: 'Rok plačila', value: slip.due_on === null ? '' : contract.slipDay(slip.due_on) },
    { x: left, y: 65.5, width: 78, height: 6, name: 'IBAN prejemnika', value: formatIban(slip.iban) },
    { x: left, y: 75, width: 14, height: 6, name: 'Referenca prejemnika', value: model(slip.reference) },
    { x: 80, y: 75, width: 62, height: 6, name: '', value: rest(slip.reference) },
    { x: 146, y: 65.5, width: edge - 146, height: 15.5, name: 'Podpis plačnika (neobvezno žig)', value: '' },
    { x: left, y: 84.5, width: 78, height: 13, name: nameAndAddress('prejemnika'), value: lines(slip.recipient) },
  ]
}

const drawField = (pdf: Pdf, top: number, { x, y, width, height, name, value, size = pitch12, align = 'left' }: SlipField): void => {
  const box = { x: x * mm, y: top + y * mm, width: width * mm, height: height * mm }
  drawArtifact(pdf, () => void pdf.doc.rect(box.x, box.y, box.width, box.height).lineWidth(0.5).strokeColor('#c2772f').stroke())
  if (name !== '') placeText(pdf, name, { x: box.x, y: box.y - 6.6, width: box.width + 8 * mm, size: 5.2, colour: '#8a4d12' })
  if (value === '') return
  const inner = box.width - 4
  const written = pdf.doc.font('mono').fontSize(size).heightOfString(value, { width: inner })
  placeText(pdf, value, { x: box.x + 2, y: box.y + (box.height - written) / 2, width: inner, size, mono: true, align })
}

const drawEdges = (pdf: Pdf, top: number): void =>
  drawArtifact(pdf, () => {
    pdf.doc.moveTo(0, top).lineTo(slipWidth * mm, top)
    pdf.doc.moveTo(receiptWidth * mm, top).lineTo(receiptWidth * mm, top + slipHeight)
    pdf.doc.lineWidth(0.5).dash(3, { space: 3 }).strokeColor('#8a8a8a').stroke().undash()
  })

/**
 * Draws a UPN payment slip at its real size across the foot of the page, with its QR code. The caller has left `slipHeight` free.
 * @throws RangeError for an amount that no slip holds
 */
export const drawPaymentSlip = (pdf: Pdf, unfitted: contract.UpnSlip): void => {
  const { doc } = pdf
  const slip = contract.slipWithinLimits(unfitted)
  const top = doc.page.height - slipHeight
  const { margins } = doc.page
  // The slip ends at the paper's edge: text near it must not begin a new page.
  const bottom = margins.bottom
  margins.bottom = 0
  drawEdges(pdf, top)
  placeText(pdf, 'POTRDILO', { x: 3 * mm, y: top + 3 * mm, width: 50 * mm, size: 7, bold: true })
  for (const field of receiptFields(slip)) drawField(pdf, top, field)
  placeText(pdf, 'UNIVERZALNI PLAČILNI NALOG', { x: 101 * mm, y: top + 3 * mm, width: 100 * mm, size: 7, bold: true })
  const alt = `Koda UPN QR: ${contract.slipAmount(slip.cents).replace(/^\*+/, '')} EUR, ${slip.iban}, ${slip.reference}`
  drawQr(pdf, upnQrModules(contract.upnQrText(slip)), { x: 64 * mm, y: top + 10 * mm, size: codeSize * mm, alt })
  for (const field of orderFields(slip)) drawField(pdf, top, field)
  margins.bottom = bottom
}
