import type { AddressWindow } from '@dovolilnice/contract/acts/package-and-print'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { drawAddress, senderLine } from '../../../platform/pdf/address-block.ts'
import { finishPdf, mm, startPdf, placeText } from '../../../platform/pdf/pdf-document.ts'
import type { ActRecord } from '../act-tables.ts'
import type { Party } from '../representation/representation-tables.ts'

/**
 * A sheet with the address of an act's party, or of who represents it, where the envelope has its window; undefined where the address does not fit it. The number below it
 * tells whoever folds which act follows.
 */
export const makeAddressSheet = async (
  act: Pick<ActRecord, 'number'>,
  addressee: Party,
  town: Parameters['municipality'],
  window: AddressWindow,
  now: Date,
): Promise<Uint8Array | undefined> => {
  const { name, street, post_code, city } = addressee
  const pdf = startPdf({ title: `Naslovni list ${act.number}`, author: town.name, locale: 'sl', now })
  const isDrawn = drawAddress(pdf, { sender: senderLine(town), lines: [name, street, `${post_code} ${city}`] }, window)
  placeText(pdf, act.number, { x: 25 * mm, y: 262 * mm, width: 160 * mm, size: 8 })
  const sheet = await finishPdf(pdf, null)
  return isDrawn ? sheet : undefined
}
