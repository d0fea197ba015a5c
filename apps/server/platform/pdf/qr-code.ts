import { latin2Bytes } from '@dovolilnice/contract/money/bank/latin-2'
import { Byte, Charset, Encoder, Numeric } from '@nuintun/qrcode'
import type { Encoded } from '@nuintun/qrcode'
import type { Pdf } from './pdf-document.ts'

/** A QR code as its modules, row by row; true is dark. The quiet zone is the drawer's. */
export type QrModules = readonly (readonly boolean[])[]

const modulesOf = (code: Encoded): QrModules =>
  Array.from({ length: code.size }, (_, y) => Array.from({ length: code.size }, (_, x) => code.get(x, y) === 1))

/** Encodes a plain text, such as an address, with error correction M. */
export const qrModules = (content: string): QrModules => modulesOf(new Encoder({ level: 'M' }).encode(new Byte(content)))

/** Encodes digits alone, three in ten bits, with error correction M: 60 of them are 25 × 25 modules. */
export const digitsQrModules = (digits: string): QrModules => modulesOf(new Encoder({ level: 'M' }).encode(new Numeric(digits)))

/**
 * Encodes the text of a payment slip as the banks want it: version 15 (77 modules), error correction M, one segment of bytes in ISO-8859-2,
 * which the code names (ECI 4).
 */
export const upnQrModules = (text: string): QrModules =>
  modulesOf(new Encoder({ level: 'M', version: 15, encode: latin2Bytes }).encode(new Byte(text, Charset.ISO_8859_2)))

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
export interface QrPlace {
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
