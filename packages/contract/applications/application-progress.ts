import { z } from 'zod/mini'
import { administrativeFeeDebtSchema } from '../administrative-fees/administrative-fee-debt.ts'
import { moneyLineSchema } from '../money/money-line.ts'
import { paymentDetailsSchema } from '../money/bank/payment-details.ts'
import { cardOfferSchema } from '../money/online-payment.ts'
import { ownHoursShape, requiredDocumentSchema } from '../parking/permit-kind.ts'
import { localDaySchema, localeSchema, textSchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { furtherLocales } from '../locale.ts'
import { takingSchema } from '../primitives/taking.ts'
import { extensionSchema } from './extension.ts'
import { allowedActionsSchema, applicationStatusSchema, askedClaimSchema, interimSchema } from './application.ts'

/** What a party sees of the appeals in its matter. */
export const partyAppealsSchema = z.object({
  /** Against what the party may appeal now: the number of each act, and the last day; empty: against the silence, without a term. */
  may_appeal: z.array(z.object({ against: z.string(), until: z.nullable(localDaySchema) })),
  /** The appeals in the matter, the newest first. */
  appeals: z.array(z.object({ number: z.string(), lodged_on: localDaySchema, is_open: z.boolean() })),
  /** Who acts for the party by a power of attorney, since when and until which day; acts are served on them. */
  representative: z.nullable(z.object({ name: z.string(), since: localDaySchema, until: z.nullable(localDaySchema) })),
})
export type PartyAppeals = z.output<typeof partyAppealsSchema>

/** What an applicant sees of an application: its status and the next step. It names neither the clerks nor other people. */
export const applicationProgressSchema = z.object({
  id: idSchema,
  number: z.string(),
  status: applicationStatusSchema,
  name: z.string(),
  /** Where its mails go, as `ž…@primer.si`; null: no address was given. */
  email: z.nullable(z.string()),
  plates: z.array(z.string()),
  permit_kind_name: textSchema,
  parking_lot_name: textSchema,
  valid_from: localDaySchema,
  valid_until: localDaySchema,
  ...ownHoursShape,
  /** What was asked for, where it was granted in part. */
  asked: z.nullable(askedClaimSchema),
  fee_cents: z.int(),
  /** How to pay, while a pro-forma waits. */
  payment: z.nullable(paymentDetailsSchema),
  /** Whether the price can be paid by card, and what became of the last attempt. */
  card: z.nullable(cardOfferSchema),
  /** The same for the administrative fee. */
  fee_card: z.nullable(cardOfferSchema),
  fee_lines: z.array(moneyLineSchema),
  /** What the procedure costs, beside the price; null where nothing is charged. */
  administrative_fee: z.nullable(administrativeFeeDebtSchema),
  /** Whether a receipt of that fee can be downloaded: it was paid by card. */
  has_fee_receipt: z.boolean(),
  created_at: instantSchema,
  due_on: z.nullable(localDaySchema),
  /** How many days the party has from the service of the call; null where the last day stands. */
  supplement_days: z.nullable(z.int()),
  /** The last day on which the authority must decide, see `termsFrom`; null while it waits for the applicant and once it has decided. */
  decide_by: z.nullable(localDaySchema),
  /** Since when its procedure rests by an order; null while it goes on. */
  suspended_on: z.nullable(localDaySchema),
  supplement_text: z.nullable(z.string()),
  /** The last request for more time, while the supplement waits. */
  extension: z.nullable(extensionSchema),
  /** It is dismissed, but the order is not served yet: a supplement is still taken. */
  may_supplement_late: z.boolean(),
  /** The party was told what was found out, and nothing is decided yet. */
  has_hearing: z.boolean(),
  /** Whether more time may be asked for now. */
  may_ask_extension: z.boolean(),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  /** Whether a decision is stored that can be downloaded; one made before acts were stored is not. */
  has_decision: z.boolean(),
  /** How its newest decision is served; a day that lies ahead is not told. */
  decision_service: z.nullable(
    z.object({
      number: z.string(),
      manner: z.nullable(textSchema),
      handed_over_on: z.nullable(localDaySchema),
      served_on: z.nullable(localDaySchema),
      appeal_until: z.nullable(localDaySchema),
      final_on: z.nullable(localDaySchema),
      under_appeal: z.boolean(),
    }),
  ),
  /** The acts that wait in the secure box of whoever they are served on, and until which day they can be collected. */
  in_box: z.array(z.object({ number: z.string(), until: localDaySchema })),
  /** The secure box into which acts go; empty: none is recorded yet. Null: the town does not serve into boxes. */
  secure_box: z.nullable(z.object({ address: z.string() })),
  ...partyAppealsSchema.shape,
  /** The language in which it was sent, and in which its mails are. */
  locale: localeSchema,
  /** The second official language, where the procedure is in it too; null: it is in Slovenian. */
  procedure_language: z.nullable(z.enum(furtherLocales)),
  /** The numbers of the applications that are decided in one procedure with it. */
  joined: z.array(z.string()),
  /** Until when which vehicles may pass before it is decided; null: they may not. */
  interim: z.nullable(interimSchema),
  permit_number: z.nullable(z.string()),
  /** The decisions that take its permit away, see `takingText`. */
  permit_takings: z.array(takingSchema),
  documents: z.array(
    z.object({
      type: z.string(),
      type_name: textSchema,
      file_name: z.string(),
      created_at: instantSchema,
      expires_on: z.nullable(localDaySchema),
    }),
  ),
  /** Types of documents that the supplement must contain; null when the clerk asked in words only. */
  requested_documents: z.nullable(z.array(z.string())),
  /** What may be sent as a supplement. */
  required_documents: z.array(requiredDocumentSchema),
  /** Whether the mailed link was opened, so that `make-status-code` makes a code. */
  may_make_code: z.boolean(),
  /** The statuses it has gone through, oldest first. */
  timeline: z.array(z.object({ at: instantSchema, status: applicationStatusSchema })),
  actions: allowedActionsSchema,
})
export type ApplicationProgress = z.output<typeof applicationProgressSchema>

/** The link that a mail carries: the application's number and its secret. */
export const applicationLinkSchema = z.object({
  number: z.string().check(z.minLength(1), z.maxLength(40)),
  token: z.string().check(z.minLength(1), z.maxLength(100)),
})

/** The fields of a supplement; its files are `document.<type>`. */
export const supplementSchema = z.object({
  message: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  document_expires: z._default(z.record(z.string(), localDaySchema), {}),
})
