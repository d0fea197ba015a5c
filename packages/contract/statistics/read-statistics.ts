import { z } from 'zod/mini'
import { reasonSchema as passageReasonSchema } from '../access/reasons.ts'
import { periodCheck, periodFields } from '../accounting/period.ts'
import { rejectionReasonCodes } from '../applications/decide/rejection-reasons.ts'
import { defineOperation } from '../operation.ts'
import { localDaySchema, textSchema, idSchema } from '../primitives/field-schemas.ts'
import { isOneLine } from '../primitives/visible-text.ts'

/** How an application was decided. */
export const decisionOutcomes = ['approved', 'rejected', 'dismissed'] as const
export type DecisionOutcome = (typeof decisionOutcomes)[number]

/** Applications of a week or a kind. */
const handled = {
  received: z.int(),
  approved: z.int(),
  rejected: z.int(),
  dismissed: z.int(),
  /** The median of the days from the receipt to the decision; null where nothing was decided. */
  median_days: z.nullable(z.number()),
  /** Of those decided: within the months of the procedure from the receipt, also where the party was waited for meanwhile. */
  in_term: z.int(),
}

/** Permits against places on the last counted day of the period. */
const occupied = {
  id: idSchema,
  title: textSchema,
  /** Null: no number is set. */
  places: z.nullable(z.int()),
  permits: z.int(),
  /** The most on one day of the period. */
  most: z.int(),
}

const earned = { cents: z.int(), documents: z.int() }

/** A number of the period and of the same days a year before. */
const compared = { count: z.int(), before: z.int() }

export const statisticsSchema = z.object({
  /** The period that was asked for, half-open. */
  ...periodFields,
  /** The days a year before that everything is held against: as many as are counted of the period. */
  before: z.object(periodFields),
  /** The last local day that is counted; null: none yet. */
  counted_day: z.nullable(localDaySchema),
  /** Every kind of permit, in their order. */
  kinds: z.array(z.object({ id: idSchema, title: textSchema })),
  /** Null for who may not read applications. Weeks begin on Monday; all weeks of the period up to the last counted day are there. */
  applications: z.nullable(
    z.object({
      weeks: z.array(z.object({ week: localDaySchema, ...handled })),
      kinds: z.array(z.object({ id: idSchema, ...handled })),
      total: z.object(handled),
      before: z.object(handled),
      /** Reasons of rejections, the most frequent first; null: the act names none. */
      rejections: z.array(z.object({ reason: z.nullable(z.enum(rejectionReasonCodes)), count: z.int() })),
    }),
  ),
  /** Null for who may not read the access log. */
  passages: z.nullable(
    z.object({
      /** Only hours with passages; the weekday from 1, Monday. */
      hours: z.array(z.object({ weekday: z.int(), hour: z.int(), admitted: z.int(), refused: z.int() })),
      /** Why passages were refused, the most frequent first; null: the gate told none. */
      refusals: z.array(z.object({ reason: z.nullable(passageReasonSchema), count: z.int() })),
    }),
  ),
  /** Permits issued; null for who may not read permits. All months of the period up to the last counted day are there. */
  issued: z.nullable(
    z.object({
      months: z.array(z.object({ month: localDaySchema, ...compared })),
      kinds: z.array(z.object({ id: idSchema, ...compared })),
      total: z.object(compared),
    }),
  ),
  /** Null for who may not read permits. */
  occupancy: z.nullable(
    z.object({
      day: z.nullable(localDaySchema),
      /** In force on that day and a year before, in all lots; null: that day is not counted. */
      in_force: z.nullable(z.int()),
      in_force_before: z.nullable(z.int()),
      zones: z.array(z.object(occupied)),
      lots: z.array(z.object({ zone: textSchema, ...occupied })),
    }),
  ),
  /** With VAT, as the income of the books. Null for who may not read that. */
  income: z.nullable(
    z.object({
      /** By the first day of the month; all months of the period up to the last counted day are there. Stornos may leave one below zero. */
      months: z.array(z.object({ month: localDaySchema, ...earned, before_cents: z.int() })),
      /** Null: coin machines. */
      kinds: z.array(z.object({ id: z.nullable(idSchema), ...earned })),
      total: z.object(earned),
      /** Without coin machines. */
      permits: z.object({ cents: z.int(), before_cents: z.int() }),
    }),
  ),
})
export type Statistics = z.output<typeof statisticsSchema>

const asked = {
  ...periodFields,
  /** Applications, permits issued and income of this kind alone. */
  permit_kind_id: z.optional(idSchema),
}

/** Counts of local days. A part is only for who may read the rows that it was counted from, so it tells nobody more than these. */
export const readStatistics = defineOperation({
  name: 'read-statistics',
  path: 'v1/admin/statistics',
  access: 'admin:resources',
  summary: 'Applications, decisions, passages, occupancy and income of a period, from the daily counts',
  body: z.object(asked).check(periodCheck),
  output: statisticsSchema,
})

/** The same as a paper of two pages for the council: sentences, five figures, two charts and a table by kind. */
export const readCouncilReport = defineOperation({
  name: 'read-council-report',
  path: 'v1/admin/statistics/report',
  access: 'admin:resources',
  summary: 'Report for the council (PDF)',
  body: z
    .object({
      ...asked,
      /** For which session and item it is, as it stands at the head. */
      session: z.optional(z.string().check(z.trim(), z.maxLength(120), z.refine(isOneLine, 'one_line'))),
    })
    .check(periodCheck),
})
