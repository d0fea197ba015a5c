import { z } from 'zod/mini'
import { defineList } from '../../list.ts'
import { openingLabels } from '../../permits/permit-labels.ts'
import { idSchema, instantSchema } from '../../primitives/ids.ts'
import { accessEventLabels, accessLogRowSchema } from '../access-log.ts'
import { reasonSentence } from '../reasons.ts'

/** Holders see the passages of this many days. */
export const ownPassageDays = 30

/** A passage as the permit's holder sees it. Of a card or phone only the end of the number is shown, as on the card itself. */
export const ownPassageSchema = z.extend(
  z.pick(accessLogRowSchema, {
    id: true,
    at: true,
    device_name: true,
    event_name: true,
    credential_kind: true,
    credential: true,
    reason: true,
    reason_details: true,
    permit_id: true,
    permit_number: true,
  }),
  {
    /** When the holder told the office that it was somebody else. */
    reported_at: z.nullable(instantSchema),
    /** What the office answered; null while it waits. */
    answer: z.nullable(z.string()),
  },
)
export type OwnPassage = z.output<typeof ownPassageSchema>

export const ownPassageList = defineList({
  title: { sl: 'Moji prehodi', en: 'My passages' },
  row: ownPassageSchema,
  columns: {
    at: { title: { sl: 'Čas', en: 'Time' }, kind: 'instant' },
    event_name: { title: { sl: 'Dogodek', en: 'Event' }, labels: accessEventLabels },
    device_name: { title: { sl: 'Stebriček', en: 'Bollard' } },
    credential: { title: { sl: 'Prepoznano', en: 'Recognised' } },
    credential_kind: { title: { sl: 'Način', en: 'By' }, labels: openingLabels },
    permit_number: { title: { sl: 'Dovolilnica', en: 'Permit' } },
    reason: {
      title: { sl: 'Razlog', en: 'Reason' },
      text: ({ reason, reason_details: details }, locale) => (reason === null ? '' : reasonSentence(reason, details, locale)),
    },
  },
  sortable: ['at'],
  defaultSort: { key: 'at', order: 'desc' },
  filters: z.object({
    permit_id: idSchema,
    /** True: only refusals. */
    refused: z.boolean(),
  }),
})
