import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../../list.ts'
import { openingLabels } from '../../permits/permit-labels.ts'
import { idSchema, instantSchema } from '../../primitives/field-schemas.ts'
import { accessEventLabels } from '../access-event.ts'
import { accessLogRowSchema, passageClaims } from '../access-log.ts'
import { reasonSentence } from '../reasons.ts'
import { defineOperation } from '../../operation.ts'

/** Holders see the passages of this many days. */
export const ownPassageDays = 30

/** A passage as the permit's holder sees it. Of a card or phone only the end of the number is shown, as on the card itself. */
const ownPassageSchema = z.extend(
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

const ownPassageList = defineList({
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

/** The passages of one's own permits in the last days, and nobody else's. */
export const listOwnPassages = defineListOperation(ownPassageList, {
  name: 'list-own-passages',
  path: 'v1/user/passages',
  access: 'session',
  summary: 'Passages of my permits',
})

/** The holder tells the office that a passage was somebody else's, or that a refusal is a mistake. Another person's passage is `not_found`, a second report `duplicate`. */
export const reportOwnPassage = defineOperation({
  name: 'report-own-passage',
  path: 'v1/user/passages/{id}/report',
  access: 'session',
  summary: 'Report a passage that was not mine, or a refusal that is a mistake',
  body: z.object({
    claim: z._default(z.enum(passageClaims), 'not_mine'),
    remark: z.nullish(z.string().check(z.trim(), z.maxLength(1000))),
  }),
  output: z.object({ reported_at: instantSchema }),
  errors: ['duplicate'],
  rate: { windowSeconds: 3600, perAddress: 60, perAccount: 20 },
  audit: { action: 'access_log:report', kind: 'change' },
})

/** The office answers a holder who said that a passage was not theirs; the holder reads the answer beside the passage. */
export const settlePassageReport = defineOperation({
  name: 'settle-passage-report',
  path: 'v1/admin/access-log/{id}/report/settle',
  access: 'access-log:write',
  summary: 'Answer a holder’s report of a passage',
  body: z.object({ answer: z.string({ error: 'required' }).check(z.trim(), z.minLength(1, 'required'), z.maxLength(1000)) }),
  errors: ['illegal_transition'],
  audit: { action: 'access_log:settle_report', kind: 'change' },
})
