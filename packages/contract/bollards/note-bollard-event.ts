import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { reasonSchema, idSchema } from '../primitives/field-schemas.ts'
import { bollardNoteSchema } from './bollard-history.ts'

/** A note on a line of the archive: a command, a hold, a fault. Everyone who opens the archive sees it. */
export const noteBollardEvent = defineOperation({
  name: 'note-bollard-event',
  path: 'v1/operator/services/bollard-note',
  access: 'bollards:control',
  summary: 'A note on an event of a bollard',
  body: z.object({ event_id: idSchema, note: reasonSchema.check(z.maxLength(300)) }),
  output: bollardNoteSchema,
  errors: ['not_found'],
  rate: { windowSeconds: 60, perAddress: 60 },
  audit: { action: 'bollard:note', kind: 'change' },
})
