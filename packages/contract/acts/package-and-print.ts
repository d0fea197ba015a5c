import { z } from 'zod/mini'
import { idSchema } from '../primitives/field-schemas.ts'
import { defineOperation } from '../operation.ts'
import type { Text } from '../locale.ts'

/** The most acts that are printed, handed over or packed at once. */
const mostActsAtOnce = 100

/** Acts that somebody chose in the list, in the order in which they are to come. */
export const chosenActsSchema = z.array(idSchema).check(
  z.minLength(1),
  z.maxLength(mostActsAtOnce),
  z.refine((ids) => new Set(ids).size === ids.length, 'invalid'),
)

/**
 * Acts for a document system or for the state’s system of electronic service, as a ZIP file: each paper as it is stored, and `akti.xml` that
 * describes them (docs/acts.xsd). Nothing is sent anywhere.
 */
export const packageActs = defineOperation({
  name: 'package-acts',
  path: 'v1/admin/acts/package',
  access: 'applications:conduct',
  summary: 'Acts with their metadata, as a ZIP file',
  body: z.object({ ids: chosenActsSchema }),
  errors: ['not_found'],
  audit: { action: 'act:package', kind: 'read', everyTime: true },
})

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

/** Whether acts are printed with address sheets for envelopes with a window; where it is, the town sets. `none`: envelopes are addressed otherwise. */
export const envelopes = ['window', 'none'] as const
export type Envelope = (typeof envelopes)[number]

export const envelopeLabels: Readonly<Record<Envelope, Text>> = {
  window: { sl: 'z okencem', en: 'with a window' },
  none: { sl: 'brez naslovnih listov', en: 'without address sheets' },
}

/** A sheet with the window drawn and an invented, long address in it, to be printed and laid into an envelope. */
export const previewAddressWindow = defineOperation({
  name: 'preview-address-window',
  path: 'v1/admin/acts/settings/address-window/preview',
  access: 'parameters:write',
  summary: 'The address window on a sheet, with an invented address (PDF)',
  body: z.object({ address_window: addressWindowSchema }),
})

/** One PDF for the printer: before each act a sheet with the address where the envelope has its window, then the act as it is stored. */
export const printActs = defineOperation({
  name: 'print-acts',
  path: 'v1/admin/acts/print',
  access: 'applications:conduct',
  summary: 'Acts with address sheets, as one PDF for the printer',
  body: z.object({
    ids: chosenActsSchema,
    envelope: z._default(z.enum(envelopes), 'window'),
    /** Both sides of the paper are printed: each act and each address begins on a new sheet. */
    duplex: z._default(z.boolean(), true),
  }),
  errors: ['not_found', 'address_too_long'],
  audit: { action: 'act:print', kind: 'read', everyTime: true },
})

/** The list of consignments for the post (CSV): number, name, address, act. */
export const readConsignments = defineOperation({
  name: 'read-consignments',
  path: 'v1/admin/acts/consignments',
  access: 'applications:conduct',
  summary: 'The list of consignments for the post, as a CSV file',
  body: z.object({ ids: chosenActsSchema }),
  errors: ['not_found'],
  audit: { action: 'act:consignments', kind: 'read', everyTime: true },
})
