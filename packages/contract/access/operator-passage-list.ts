import { z } from 'zod/mini'
import { defineList } from '../list.ts'
import { openingLabels } from '../permits/permit-labels.ts'
import { credentialKindSchema } from '../primitives/credential.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'
import { accessEventNameSchema } from './access-event.ts'
import { accessEventLabels } from './access-log.ts'
import { reasonDetailsSchema, reasonSchema, reasonSentence } from './reasons.ts'

/** A line of the access log with the least that an operator needs: no holder; of a card or a phone the last three characters. */
export const operatorPassageSchema = z.object({
  id: idSchema,
  at: instantSchema,
  device_code: z.string(),
  device_name: z.string(),
  event_name: accessEventNameSchema,
  credential_kind: z.nullable(credentialKindSchema),
  credential: z.nullable(z.string()),
  reason: z.nullable(reasonSchema),
  reason_details: reasonDetailsSchema,
  notes: z.array(z.string()),
})
export type OperatorPassage = z.output<typeof operatorPassageSchema>

export const operatorPassageList = defineList({
  title: { sl: 'Prehodi in zavrnitve', en: 'Passages and refusals' },
  row: operatorPassageSchema,
  columns: {
    at: { title: { sl: 'Čas', en: 'Time' }, kind: 'instant' },
    event_name: { title: { sl: 'Dogodek', en: 'Event' }, labels: accessEventLabels },
    device_code: { title: { sl: 'Stebriček', en: 'Bollard' }, text: (row) => row.device_name },
    credential: { title: { sl: 'Prepoznano', en: 'Recognised' } },
    credential_kind: { title: { sl: 'Način', en: 'By' }, labels: openingLabels, hidden: true },
    reason: {
      title: { sl: 'Razlog', en: 'Reason' },
      wide: true,
      text: ({ reason, reason_details: details }, locale) => (reason === null ? '' : reasonSentence(reason, details, locale)),
    },
    notes: { title: { sl: 'Opombe', en: 'Notes' }, wide: true },
  },
  sortable: ['at', 'device_code', 'event_name'],
  defaultSort: { key: 'at', order: 'desc' },
  onScreenOnly: true,
  filters: z.object({
    device_code: z.string(),
    event_name: accessEventNameSchema,
    /** A plate, or the beginning of one, in any spelling. */
    plate: z.string().check(z.maxLength(16)),
  }),
})
