import { defineOperation } from '../../operation.ts'
import { z } from 'zod/mini'
import { addressWindowSchema } from './address-window.ts'

/** A sheet with the window drawn and an invented, long address in it, to be printed and laid into an envelope. */
export const previewAddressWindow = defineOperation({
  name: 'preview-address-window',
  method: 'POST',
  path: 'v1/admin/acts/settings/address-window/preview',
  access: 'parameters:write',
  summary: 'The address window on a sheet, with an invented address (PDF)',
  body: z.object({ address_window: addressWindowSchema }),
})
