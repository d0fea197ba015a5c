import type { Envelope } from '@dovolilnice/contract/acts/print/envelope'
import { finishPdf, mm, startPdf } from '../../../platform/pdf/pdf-document.ts'
import { placeText } from '../../../platform/pdf/text-blocks.ts'
import type { ActRecord } from '../act-tables.ts'

/** Where the window is on an A4 sheet folded for C5 (once) or DL (twice), in millimetres from its upper left corner (DIN 680, form of the address field DIN 5008 B). */
const windows: Readonly<Record<Exclude<Envelope, 'none'>, { left: number; top: number }>> = {
  left_window: { left: 25, top: 50 },
  right_window: { left: 115, top: 50 },
}

/** The width of the field in the window, in millimetres. */
const fieldWidth = 80

interface Sender {
  name: string
  address: string
}

/** A sheet with the address of an act's party where the envelope has its window. The number below it tells whoever folds which act follows. */
export const makeAddressSheet = (act: ActRecord, sender: Sender, envelope: Exclude<Envelope, 'none'>, now: Date): Promise<Uint8Array> => {
  const { name, street, post_code, city } = act.party
  const pdf = startPdf({ title: `Naslovni list ${act.number}`, author: sender.name, locale: 'sl', now })
  const { left, top } = windows[envelope]
  const [x, width] = [left * mm, fieldWidth * mm]
  placeText(pdf, [sender.name, sender.address].filter(Boolean).join(', '), { x, y: top * mm, width, size: 7, height: 9 })
  let y = top * mm + 14
  for (const line of [name, street, `${post_code} ${city}`]) y += placeText(pdf, line, { x, y, width, size: 11, height: 30 }) + 2
  placeText(pdf, act.number, { x: 25 * mm, y: 262 * mm, width: 160 * mm, size: 8 })
  return finishPdf(pdf, null)
}
