import { z } from 'zod/mini'
import { accessEventNameSchema } from './access-event.ts'
import type { Text } from '../locale.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'
import { credentialKindSchema } from '../primitives/credential.ts'
import { reasonDetailsSchema, reasonSchema } from './reasons.ts'

export const accessEventLabels: Record<z.output<typeof accessEventNameSchema>, Text> = {
  admitted: { sl: 'Dostop dovoljen', en: 'Admitted' },
  refused: { sl: 'Dostop zavrnjen', en: 'Refused' },
  passed: { sl: 'Prehod vozila', en: 'Passed' },
  not_passed: { sl: 'Vozilo ni zapeljalo', en: 'Did not pass' },
}

export const passageReportStates = ['open', 'settled'] as const
export const passageReportLabels: Record<(typeof passageReportStates)[number], Text> = {
  open: { sl: 'Imetnik zanika', en: 'Denied by the holder' },
  settled: { sl: 'Odgovorjeno', en: 'Answered' },
}

/** A clerk's remark on a line of the log, for instance a suspected abuse. */
export const accessTagSchema = z.object({
  id: idSchema,
  access_log_id: idSchema,
  label: z.string(),
  remark: z.nullable(z.string()),
  created_by_name: z.nullable(z.string()),
  created_at: instantSchema,
})

/** One line of the access log. The sentence of `reason` is `reasonSentence(reason, reason_details, locale)`. */
export const accessLogRowSchema = z.object({
  id: idSchema,
  at: instantSchema,
  received_at: instantSchema,
  device_code: z.string(),
  device_name: z.string(),
  event_name: accessEventNameSchema,
  presentation_id: z.nullable(idSchema),
  credential_kind: z.nullable(credentialKindSchema),
  credential: z.nullable(z.string()),
  reason: z.nullable(reasonSchema),
  reason_details: reasonDetailsSchema,
  permit_id: z.nullable(idSchema),
  permit_number: z.nullable(z.string()),
  plate: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  tags: z.array(z.string()),
  /** Whether the holder said that it was not theirs, and whether the office has answered. */
  report: z.nullable(z.enum(passageReportStates)),
})
export type AccessLogRow = z.output<typeof accessLogRowSchema>
