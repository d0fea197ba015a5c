import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idSchema, reasonSchema } from '../primitives/field-schemas.ts'
import { tagSchema } from '../primitives/credential.ts'

/**
 * One card that changes: its number (`to`, when cards are renumbered or exchanged), its permit (`permit_id`, when a card is handed on),
 * or both. At least one of the two.
 */
export const rfidShiftSchema = z
  .object({ from: tagSchema, to: z.optional(tagSchema), permit_id: z.optional(idSchema) })
  .check(z.refine((shift) => shift.to !== undefined || shift.permit_id !== undefined, { error: 'required', path: ['to'] }))

/**
 * Shifts RFID cards in bulk. All shifts are read against the cards as they stand before the call and take effect together, so that a
 * whole series can move on by one (100→101, 101→102). All or none: a card that no open permit carries, or a number that an
 * unmoved card has, refuses the call and names the line.
 */
export const shiftRfidCard = defineOperation({
  name: 'shift-rfid-card',
  path: 'v1/admin/data/rfid-card/shift',
  access: 'permits:write',
  summary: 'Renumber RFID cards or hand them to other permits, in bulk',
  body: z.object({ shifts: z.array(rfidShiftSchema).check(z.minLength(1), z.maxLength(500)), reason: reasonSchema }),
  output: z.object({
    shifted: z.int(),
    cards: z.array(z.object({ from: z.string(), to: z.string(), permit_id: idSchema, permit_number: z.string() })),
  }),
  errors: ['not_found', 'duplicate'],
  audit: { action: 'rfid_card:shift', kind: 'change' },
})
