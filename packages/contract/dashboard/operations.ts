import { z } from 'zod/mini'
import { applicationStatuses } from '../applications/application-status.ts'
import { gatesLinkSchema } from '../bollards/device.ts'
import { defineRead } from '../operation.ts'
import { localDaySchema, textSchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { attentionReasons } from './device-attention.ts'
import { stepKinds } from './next-steps.ts'

/** How far ahead the dashboard looks, and how far back. */
export const expiringDays = 30
export const passageDays = 14

/** Today's figures. `documents.expiring` counts documents of a permit in force that end before it: already, or within the days ahead. */
const dashboardSchema = z.object({
  /** Applications that are not final, by status; statuses with none are included. */
  applications: z.array(z.object({ status: z.enum(applicationStatuses), count: z.int() })),
  permits: z.object({ active: z.int(), expiring: z.int() }),
  documents: z.object({ expiring: z.int() }),
  /**
   * Applications by the authority's terms, as the list filters them: the term to decide has run out; only the one to call for a supplement has; the next
   * one runs out by `soon_until`. And parties that wait for an answer about their own term.
   */
  terms: z.object({ overdue: z.int(), call_overdue: z.int(), soon: z.int(), soon_until: localDaySchema, asks: z.int() }),
  /** Issued acts that wait for service, are on their way, and whose term of appeal ends by `ending_until`; that a secure box does not take; open proposals to restore a missed term. */
  acts: z.object({
    unserved: z.int(),
    on_its_way: z.int(),
    ending: z.int(),
    ending_until: localDaySchema,
    troubled: z.int(),
    restitutions: z.int(),
  }),
  /** Appeals that wait for somebody, and the nearest term among them; null where none runs. */
  appeals: z.object({ open: z.int(), overdue: z.int(), next_due_on: z.nullable(localDaySchema) }),
  /** The newest backup, where it is too old (`newest` is null where there is none, or none that the server may read) and the reader looks after the product; else null. */
  late_backup: z.nullable(z.object({ newest: z.nullable(instantSchema), readable: z.boolean() })),
  /**
   * What a new town's first day needs of the installation: whether mails are sent, when the newest backup was made (null: none, or nobody says where they
   * lie), how many of staff sign in by a second factor, and whose authorisation to decide is to be entered (null: somebody who may decide has one). Null in the demo town and for whoever does not look after the product.
   */
  set_up: z.nullable(
    z.object({
      sends_mails: z.boolean(),
      newest_backup: z.nullable(instantSchema),
      second_factors: z.int(),
      to_authorise: z.nullable(idSchema),
    }),
  ),
  /** The town has entered no impact assessment, and the reader looks after data protection. */
  assessment_missing: z.boolean(),
  /** Passages that a holder says were not theirs, unanswered. */
  reported_passages: z.int(),
  /** Mails that failed and can still be sent again. */
  mails: z.object({ failed: z.int() }),
  bollards: z.object({
    total: z.int(),
    link: gatesLinkSchema,
    attention: z.array(z.object({ code: z.string(), name: z.string(), reasons: z.array(z.enum(attentionReasons)) })),
  }),
  /** One for each of the last local days, oldest first, today last. */
  passages: z.array(z.object({ day: localDaySchema, admitted: z.int(), refused: z.int() })),
})
export type Dashboard = z.output<typeof dashboardSchema>

export const readDashboard = defineRead({
  name: 'read-dashboard',
  path: 'v1/admin/dashboard',
  access: 'admin:resources',
  summary: 'The figures of the day',
  output: dashboardSchema,
})

/** What a person can do next, and how many records are theirs; their lists give the permits and applications themselves. */
const overviewSchema = z.object({
  next_steps: z.array(
    z.object({
      kind: z.enum(stepKinds),
      application_id: z.nullable(idSchema),
      permit_id: z.nullable(idSchema),
      number: z.nullable(z.string()),
      kind_name: z.nullable(textSchema),
      cents: z.nullable(z.int()),
      due_on: z.nullable(localDaySchema),
    }),
  ),
  valid_permits: z.int(),
  open_applications: z.int(),
})
export type Overview = z.output<typeof overviewSchema>

export const readOverview = defineRead({
  name: 'read-overview',
  path: 'v1/user/overview',
  access: 'session',
  summary: 'What the signed-in person can do next',
  output: overviewSchema,
})
