import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../list.ts'
import { vehiclesText } from '../permits/opening/vehicles-on-day.ts'
import { idSchema, instantSchema, phoneSchema, plateSchema } from '../primitives/field-schemas.ts'
import { permitHolderDetailsSchema, permitHolderSchema } from './permit-holder.ts'
import { defineOperation, defineRead } from '../operation.ts'
import { isCode, type Credential } from '../primitives/credential.ts'
import { reasonDetailsSchema, reasonSchema } from './reasons.ts'
import {
  accessLogList,
  accessLogRowSchema,
  accessTagSchema,
  looksLikeOperatorNote,
  operatorPassageList,
  passageClaims,
} from './access-log.ts'

const permitHolderList = defineList({
  title: { sl: 'Imetniki dovolilnic', en: 'Permit holders' },
  row: permitHolderSchema,
  columns: {
    name: { title: { sl: 'Imetnik', en: 'Holder' } },
    permit_number: { title: { sl: 'Dovolilnica', en: 'Permit' } },
    vehicles: { title: { sl: 'Vozila', en: 'Vehicles' }, text: ({ vehicles }, locale) => vehiclesText(vehicles, locale) },
    permit_kind_name: { title: { sl: 'Vrsta', en: 'Kind' }, kind: 'name' },
    parking_lot_name: { title: { sl: 'Parkirišče', en: 'Parking lot' } },
    valid_from: { title: { sl: 'Velja od', en: 'Valid from' }, kind: 'day', hidden: true },
    valid_until: { title: { sl: 'Velja do', en: 'Valid until' }, kind: 'last-day' },
  },
  sortable: ['name', 'permit_number', 'parking_lot_name', 'valid_from', 'valid_until'],
  defaultSort: { key: 'name', order: 'asc' },
  filters: z.object({
    /** A name, a permit's number or a plate, or the beginning of one. */
    search: z.string().check(z.maxLength(120)),
    parking_lot_id: idSchema,
    /** True: only holders whose permit is valid today. */
    valid_now: z.boolean(),
  }),
})

/** Whether a text is meant as a phone number: at least six digits and no letter. A plate without any letter does not exist in Slovenia. */
export const looksLikePhone = (text: string): boolean => /^\+?[\d\s()/.-]+$/.test(text.trim()) && text.replace(/\D/g, '').length >= 6

/** What somebody typed, a plate, a phone number or the code of a pass, as the gates compare it. Any rule that it breaks is that of the kind that it looks like. */
const askedCredentialSchema = z.pipe(
  z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.maxLength(24)),
  z.transform((text: string, context): Pick<Credential, 'kind' | 'value'> => {
    // Six digits alone are the code of a pass: no phone number is that short.
    if (isCode(text)) return { kind: 'code', value: text }
    const kind = looksLikePhone(text) ? 'phone' : 'plate'
    const read = (kind === 'phone' ? phoneSchema : plateSchema).safeParse(text)
    if (read.success) return { kind, value: read.data }
    context.issues.push({ code: 'custom', message: read.error.issues[0]?.message ?? 'plate', input: text })
    return z.NEVER
  }),
)

/** So long it is kept what the gates' lists held, and told what a gate had to decide by the one that it had. */
export const pastListDays = 90

/** What one gate would do with a plate or a phone. The reason names the permit by its number and nobody by name. */
const plateVerdictSchema = z.object({
  device_code: z.string(),
  device_name: z.string(),
  allowed: z.boolean(),
  reason: reasonSchema,
  reason_details: reasonDetailsSchema,
  /** Of a moment that has passed: when the list was signed that the gate had then. */
  listed_at: z.nullable(instantSchema),
})

/** Where and when it was refused last, within the hours that an operator may see. */
const lastRefusalSchema = z.object({ device_code: z.string(), device_name: z.string(), at: instantSchema })

const plateAnswerSchema = z.object({
  /** As the gates compare and screens write it. */
  asked: z.string(),
  /** The moment that was asked about; null: now. */
  at: z.nullable(instantSchema),
  /** Of a moment that has passed: the gates whose list of then is kept. */
  items: z.array(plateVerdictSchema),
  last_refusal: z.nullable(lastRefusalSchema),
})
export type PlateAnswer = z.output<typeof plateAnswerSchema>

/**
 * For an operator on the phone with a driver: would each gate open now to this plate, phone or code, and why not; and where it was refused last. Who reads
 * the log may ask about a moment of the last 90 days, which each gate answers by the list that it had then; others about the hours that they see.
 * Each look is audited with what was asked. An account may ask 60 times in ten minutes, so that nobody reads the permits of a town through it.
 */
export const checkPlate = defineOperation({
  name: 'check-plate',
  path: 'v1/operator/services/plate-check',
  access: 'plates:check',
  summary: 'What each gate would do with a plate, a phone or a code, now or at a moment that has passed',
  body: z.object({ plate: askedCredentialSchema, at: z.nullish(instantSchema) }),
  output: plateAnswerSchema,
  rate: { windowSeconds: 600, perAddress: 120, perAccount: 60 },
  audit: { action: 'plate:check', kind: 'read', everyTime: true },
})

/** Operators see what bears this label: a clerk's remark may name a person, which is not theirs to see. */
const notOperators = z.refine<string>((label) => !looksLikeOperatorNote(label), 'operator_label')

/** Adds a tag to a line of the access log: a short label and an optional remark. */
export const createAccessTag = defineOperation({
  name: 'create-access-tag',
  path: 'v1/admin/access-log/create',
  access: 'access-log:write',
  summary: 'Tag a line of the access log',
  body: z.object({
    access_log_id: idSchema,
    label: z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.maxLength(60), notOperators),
    remark: z.nullish(z.string().check(z.trim(), z.maxLength(2000))),
  }),
  output: accessTagSchema,
  errors: ['not_found'],
  audit: { action: 'access_log:tag', kind: 'change' },
})

/**
 * One line of the log with all that is known about it: the permit's holder, the other events of the same presentation, its tags,
 * and what the gate would decide now, so that a clerk can tell a caller whether the problem is solved.
 */
export const accessLogDetailsSchema = z.extend(z.omit(accessLogRowSchema, { tags: true, report: true }), {
  holder_name: z.nullable(z.string()),
  holder_user_id: z.nullable(z.uuid()),
  whitelist_version: z.nullable(z.int()),
  decided_in_ms: z.nullable(z.number()),
  /** What the gate's clock said, where it cannot be true and `at` is the time of arrival. */
  claimed_at: z.nullable(instantSchema),
  presentation: z.array(z.pick(accessLogRowSchema, { id: true, at: true, event_name: true, reason: true, reason_details: true })),
  tags: z.array(accessTagSchema),
  /** What the holder reported about it, and the office's answer. */
  report: z.nullable(
    z.object({
      reported_at: instantSchema,
      claim: z.enum(passageClaims),
      remark: z.nullable(z.string()),
      answer: z.nullable(z.string()),
      settled_at: z.nullable(instantSchema),
      settled_by_name: z.nullable(z.string()),
    }),
  ),
  /** The verdict of the same rule at this moment; null when the line carries no credential any more. */
  now: z.nullable(z.object({ allowed: z.boolean(), reason: reasonSchema, reason_details: reasonDetailsSchema })),
  /** When the list was signed by which its gate decided; null where it is not kept. */
  listed_at: z.nullable(instantSchema),
})

export const getAccessLog = defineRead({
  name: 'get-access-log',
  path: 'v1/admin/access-log/{id}',
  access: 'access-log:read',
  summary: 'One line of the access log with its explanation',
  output: accessLogDetailsSchema,
  audit: { action: 'access_log:read', kind: 'read' },
})

/** One holder with contact, credentials and last passages, for the user-info dialog. */
export const getPermitHolder = defineRead({
  name: 'get-permit-holder',
  path: 'v1/resources/permit-holders/{id}',
  access: 'holders:read',
  summary: 'One holder of a permit',
  output: permitHolderDetailsSchema,
  audit: { action: 'permit_holder:read', kind: 'read' },
})

/** The access log of all gates. Its lines are personal data, so each reading is audited with its filters. */
export const listAccessLog = defineListOperation(accessLogList, {
  name: 'list-access-log',
  path: 'v1/admin/access-log',
  access: 'access-log:read',
  summary: 'Access log of all gates',
  audit: { action: 'access_log:list', kind: 'read' },
})

/** What came to the gates in the last 48 hours, for operators. Older lines are not theirs to see. */
export const listOperatorPassages = defineListOperation(operatorPassageList, {
  name: 'list-operator-passages',
  path: 'v1/operator/data/passages',
  access: 'plates:check',
  summary: 'Passages and refusals of the last 48 hours, for operators',
  audit: { action: 'access_log:list', kind: 'read' },
})

/** The holders of permits, for the dashboard's table. */
export const listPermitHolders = defineListOperation(permitHolderList, {
  name: 'list-permit-holders',
  path: 'v1/resources/permit-holders',
  access: 'holders:read',
  summary: 'Holders of permits',
  audit: { action: 'permit_holder:list', kind: 'read' },
})

export const listUserAccessLog = defineListOperation(accessLogList, {
  name: 'list-user-access-log',
  path: 'v1/admin/users/{id}/access-log',
  access: 'access-log:read',
  summary: "Access log of one user's permits",
  audit: { action: 'access_log:list', kind: 'read' },
})
