import { z } from 'zod/mini'
import { defineList } from '../list.ts'
import { openingLabels } from '../permits/permit-labels.ts'
import { credentialKindSchema } from '../primitives/credential.ts'
import { instantSchema } from '../primitives/ids.ts'
import { accessEventNameSchema } from './access-event.ts'
import { accessEventLabels, accessLogRowSchema, passageReportLabels } from './access-log.ts'
import { reasonSentence } from './reasons.ts'

export const accessLogList = defineList({
  title: { sl: 'Dnevnik prehodov', en: 'Access log' },
  row: accessLogRowSchema,
  columns: {
    at: { title: { sl: 'Čas', en: 'Time' }, kind: 'instant' },
    event_name: { title: { sl: 'Dogodek', en: 'Event' }, labels: accessEventLabels },
    device_code: { title: { sl: 'Stebriček', en: 'Bollard' }, text: (row) => row.device_name },
    credential: { title: { sl: 'Prepoznano', en: 'Recognised' }, kind: 'phone' },
    credential_kind: { title: { sl: 'Način', en: 'By' }, labels: openingLabels, hidden: true },
    permit_number: { title: { sl: 'Dovolilnica', en: 'Permit' } },
    plate: { title: { sl: 'Registrska oznaka', en: 'Plate' }, hidden: true },
    phone: { title: { sl: 'Telefon', en: 'Phone' }, kind: 'phone', hidden: true },
    reason: {
      title: { sl: 'Razlog', en: 'Reason' },
      text: ({ reason, reason_details: details }, locale) => (reason === null ? '' : reasonSentence(reason, details, locale)),
    },
    tags: { title: { sl: 'Oznake', en: 'Tags' } },
    report: { title: { sl: 'Prijava imetnika', en: 'Report by the holder' }, labels: passageReportLabels, hidden: true },
  },
  sortable: ['at', 'device_code', 'event_name', 'permit_number', 'credential'],
  defaultSort: { key: 'at', order: 'desc' },
  period: { from: 'from', until: 'until' },
  filters: z.object({
    device_code: z.string(),
    event_name: accessEventNameSchema,
    credential_kind: credentialKindSchema,
    /** A plate, tag or phone number, or the beginning of one, in any spelling. */
    credential: z.string().check(z.maxLength(64)),
    permit_number: z.string().check(z.maxLength(40)),
    /** Instants, half-open. */
    from: instantSchema,
    until: instantSchema,
    /** True: only refusals. */
    refused: z.boolean(),
    /** True: only those that a holder reported and the office has not answered. */
    reported: z.boolean(),
    tag: z.string().check(z.maxLength(60)),
  }),
})
