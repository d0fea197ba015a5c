import { z } from 'zod/mini'

/** Millimetres: an A4 sheet, and the edge on which printers cannot draw. */
const sheet = { width: 210, height: 297, edge: 5 }

const millimetres = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))

/** Where the address of a letter stands, in millimetres from the upper left corner of the sheet. */
export const addressWindowSchema = z
  .object({
    left: millimetres(sheet.edge, 150),
    top: millimetres(sheet.edge, 250),
    width: millimetres(50, 150),
    /** The sender in small letters and three lines of the address need 18 mm. */
    height: millimetres(20, 100),
  })
  .check(
    z.superRefine(({ left, top, width, height }, context) => {
      const off = left + width > sheet.width - sheet.edge ? 'width' : top + height > sheet.height - sheet.edge ? 'height' : undefined
      if (off !== undefined) context.addIssue({ code: 'custom', message: 'window_off_sheet', path: [off] })
    }),
  )
export type AddressWindow = z.output<typeof addressWindowSchema>

/** The address field of envelopes C5 and DL with their window on the left (DIN 680, DIN 5008 form B), as Slovenian post takes it too. */
export const usualWindow: AddressWindow = { left: 25, top: 50, width: 80, height: 40 }
