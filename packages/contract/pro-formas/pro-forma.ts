import { z } from 'zod/mini'
import type { Text } from '../locale.ts'
import { localDaySchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'

/** `issued`: waits for the payment. Of one application at most one is issued. */
export const proFormaStatuses = ['issued', 'paid', 'cancelled', 'lapsed'] as const
export type ProFormaStatus = (typeof proFormaStatuses)[number]

export const proFormaStatusLabels: Record<ProFormaStatus, Text> = {
  issued: { sl: 'Čaka plačilo', en: 'Awaits payment' },
  paid: { sl: 'Plačan', en: 'Paid' },
  cancelled: { sl: 'Preklican', en: 'Cancelled' },
  lapsed: { sl: 'Rok potekel', en: 'Deadline passed' },
}

/** A pro-forma as a clerk sees it. */
export const proFormaSchema = z.object({
  id: idSchema,
  number: z.string(),
  status: z.enum(proFormaStatuses),
  reference: z.string(),
  total_cents: z.int(),
  due_on: localDaySchema,
  issued_at: instantSchema,
  ended_at: z.nullable(instantSchema),
  /** Why it was cancelled. */
  end_reason: z.nullable(z.string()),
})
export type ProForma = z.output<typeof proFormaSchema>
