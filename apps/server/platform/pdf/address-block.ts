import type { AddressWindow } from '@dovolilnice/contract/acts/package-and-print'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { mm, type Pdf, paragraph, placeText } from './pdf-document.ts'

/** Sizes of letters in points, the usual one first. Below the last, the machines of the post do not read them. */
const sizes = [11, 10, 9, 8]
/** Points: the letters of the sender's line, its room with the gap below it, and the gap between two lines of the address. */
const sender = { size: 7, line: 9, room: 14 }
const gap = 2

export interface Address {
  /** Who sends it, in small letters above; shortened when it is longer than the window. */
  sender: string
  /** Name, street, place; a long one takes two rows. */
  lines: readonly string[]
}

/** The municipality as the small line above an address names it. */
export const senderLine = ({ name, street, post_code, city }: Parameters['municipality']): string =>
  [name, street, `${post_code} ${city}`.trim()].filter(Boolean).join(', ')

const heightAt = ({ doc }: Pdf, lines: readonly string[], width: number, size: number): number => {
  doc.font('regular').fontSize(size)
  return lines.reduce((sum, line) => sum + doc.heightOfString(line, { width }) + gap, -gap)
}

/** No word of the address is wider than the window: pdfkit would break it anywhere. */
const hasWordsWithin = ({ doc }: Pdf, lines: readonly string[], width: number, size: number): boolean => {
  doc.font('regular').fontSize(size)
  return lines.every((line) => line.split(/\s+/).every((word) => doc.widthOfString(word) <= width))
}

/** The largest size at which the address fits the window; undefined where none does. */
export const addressSize = (pdf: Pdf, { lines }: Address, window: AddressWindow): number | undefined => {
  const [width, room] = [window.width * mm, window.height * mm - sender.room]
  return sizes.find((size) => heightAt(pdf, lines, width, size) <= room && hasWordsWithin(pdf, lines, width, size))
}

/** Draws the address into its window on this page. Answers false, with nothing drawn, where it does not fit. */
export const drawAddress = (pdf: Pdf, address: Address, window: AddressWindow): boolean => {
  const size = addressSize(pdf, address, window)
  if (size === undefined) return false
  const [x, top, width] = [window.left * mm, window.top * mm, window.width * mm]
  placeText(pdf, address.sender, { x, y: top, width, size: sender.size, height: sender.line })
  let y = top + sender.room
  for (const line of address.lines) y += placeText(pdf, line, { x, y, width, size }) + gap
  return true
}

/**
 * The address of a letter in its window; what follows begins below. Where it does not fit, or the head of the letter already reaches into the
 * window, it stands in the text: such a letter needs an envelope that is addressed otherwise.
 */
export const letterAddress = (pdf: Pdf, address: Address, window: AddressWindow): void => {
  const { doc } = pdf
  if (doc.y > window.top * mm || !drawAddress(pdf, address, window)) return paragraph(pdf, address.lines.join('\n'), { bold: true })
  doc.y = (window.top + window.height) * mm + 12
}
