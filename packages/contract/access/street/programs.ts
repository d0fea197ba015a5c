import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../../list.ts'
import type { Text } from '../../locale.ts'
import { defineOperation, defineRead, type KeyScope } from '../../operation.ts'
import { webhookEventLabels, webhookEvents } from '../access-event-words.ts'
import { openToAll } from '../../open-data/open-town.ts'
import { idSchema, instantSchema, localDaySchema } from '../../primitives/field-schemas.ts'

/**
 * Rights of access for the programs of others in the shape of APDS (ISO/TS 5206-1, OpenAPI of github.com/parkingdata/spec): kinds of permit
 * and zones are public, whether a vehicle has a right is asked with a key, one plate a call. Names are those of APDS.
 */
const referenceSchema = z.object({ id: z.string(), version: z.int(), className: z.string() })
const wordsSchema = z.array(z.object({ language: z.string(), string: z.string() }))

/** How the lists of APDS begin. All of it is one page. */
const metaSchema = z.object({ referenceInstant: z.int(), offset: z.int(), pageSize: z.int(), total: z.int() })

const placeSchema = z.object({
  id: idSchema,
  version: z.int(),
  name: wordsSchema,
  layer: z.int(),
  type: z.literal('identifiedArea'),
  hierarchyElementRecord: z.object({ creationTime: instantSchema }),
  rightSpecifications: z.array(referenceSchema),
})

export const readPlaces = defineRead({
  name: 'read-places',
  path: 'open-data/apds/places',
  ...openToAll,
  summary: 'Zones as APDS places',
  output: z.object({ meta: metaSchema, data: z.array(placeSchema) }),
})

const rightSpecificationSchema = z.object({
  id: idSchema,
  version: z.int(),
  description: wordsSchema,
  issuer: referenceSchema,
  transferable: z.boolean(),
  type: z.enum(['accessPermission', 'permitParking']),
  hierarchyElements: z.array(referenceSchema),
})

/** The kinds of permit that people can apply for, with the zones for which they are issued. */
export const readRightSpecifications = defineRead({
  name: 'read-right-specifications',
  path: 'open-data/apds/rights/specs',
  ...openToAll,
  summary: 'Kinds of permit as APDS right specifications',
  output: z.object({ meta: metaSchema, data: z.array(rightSpecificationSchema) }),
})

const assignedRightSchema = z.object({
  id: z.string(),
  version: z.int(),
  rightHolder: z.object({
    credentials: z.array(
      z.object({
        type: z.literal('licensePlate'),
        identifier: z.object({ className: z.string(), id: z.string() }),
        issuer: wordsSchema,
      }),
    ),
  }),
  rightSpecification: referenceSchema,
  expiry: instantSchema,
  issueMethod: z.enum(['electronic', 'permit']),
})

/**
 * Whether the vehicle of one plate may be in the zone now, for a program that enforces: its key is `Authorization: Bearer KEY`. The right that
 * the bollards would open for, or that a card alone opens, with its end; empty where there is none. No person is named, and each look is an event.
 */
export const readAssignedRights = defineRead({
  name: 'read-assigned-rights',
  path: 'apds/rights/assigned',
  access: 'public',
  summary: 'The right of one vehicle as APDS assigned right',
  query: z.object({
    credential_type: z._default(z.literal('licensePlate'), 'licensePlate'),
    /** The plate. APDS allows a list; one is taken. */
    credential_id: z._default(z.string().check(z.trim(), z.maxLength(20)), ''),
    /** Id of a zone; absent: the whole old town. */
    place: z.optional(idSchema),
  }),
  output: z.object({ meta: metaSchema, data: z.array(assignedRightSchema) }),
  signedBody: true,
  scope: 'rights:read',
  errors: ['unauthenticated', 'not_found'],
  rate: { windowSeconds: 60, perAddress: 120 },
  audit: { action: 'program:check', kind: 'read', everyTime: true },
})

/** What a program may be given a key for. It stays as it was made, so that nobody has more than was handed over; for more there is a new key. */
export const programScopes = ['rights:read', 'events:receive'] as const satisfies readonly KeyScope[]

const programSchema = z.object({
  id: idSchema,
  name: z.string(),
  scopes: z.array(z.enum(programScopes)),
  made_at: instantSchema,
  used_at: z.nullable(instantSchema),
  ended_at: z.nullable(instantSchema),
})
export type Program = z.output<typeof programSchema>

/** The programs that have or had a key, the last one first. */
export const listPrograms = defineRead({
  name: 'list-programs',
  path: 'v1/admin/programs',
  access: 'parameters:write',
  summary: 'Programs with a key',
  output: z.object({ items: z.array(programSchema) }),
})

/** Gives a program a key; this answer alone tells it. */
export const makeProgram = defineOperation({
  name: 'make-program',
  path: 'v1/admin/programs',
  access: 'parameters:write',
  summary: 'A key for a program',
  body: z.object({
    name: z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(80)),
    scopes: z.array(z.enum(programScopes)).check(z.minLength(1), z.maxLength(programScopes.length)),
  }),
  output: z.object({ id: idSchema, key: z.string() }),
  audit: { action: 'program:make', kind: 'change' },
})

/** Ends a key at once. */
export const endProgram = defineOperation({
  name: 'end-program',
  path: 'v1/admin/programs/{id}/end',
  access: 'parameters:write',
  summary: 'End the key of a program',
  output: z.object({ id: idSchema }),
  errors: ['illegal_transition'],
  audit: { action: 'program:end', kind: 'change' },
})

/** Who asks for the list of vehicles with a right, on which ground and in which case: the trail keeps it with how many vehicles were given. */
const rightListSchema = z.object({
  authority: z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(120)),
  basis: z.string({ error: 'required' }).check(z.trim(), z.minLength(5), z.maxLength(200)),
  case_number: z.string({ error: 'required' }).check(z.trim(), z.minLength(2), z.maxLength(60)),
  day: localDaySchema,
  zone: z.nullable(z.string().check(z.maxLength(200))),
})

/** The vehicles with a right in a zone on a day as the text of a CSV file, for the police or an inspectorate: plate, zone, kind, days. Without names. */
export const giveRightList = defineOperation({
  name: 'give-right-list',
  path: 'v1/admin/right-list',
  access: 'holders:read',
  summary: 'The vehicles with a right, for an authority',
  body: rightListSchema,
  output: z.object({ file_name: z.string(), csv: z.string() }),
  audit: { action: 'right_list:give', kind: 'read', everyTime: true },
})

const isWebAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return username === '' && password === '' && (protocol === 'https:' || protocol === 'http:')
}

const webhookFields = {
  /** The program that listens; null: a system of the town. */
  program_id: z.nullable(idSchema),
  /** By https; by http this machine alone, in development. */
  url: z.string({ error: 'required' }).check(z.trim(), z.maxLength(300), z.refine(isWebAddress, 'invalid')),
  events: z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length)),
}

const webhookSchema = z.object({
  ...webhookFields,
  id: idSchema,
  events: z.array(z.string()),
  program_name: z.nullable(z.string()),
  /** Of a program that has ended no address goes on. */
  program_ended_at: z.nullable(instantSchema),
  made_at: instantSchema,
  stopped_at: z.nullable(instantSchema),
  /** Since when it has been known that it takes nothing; null: it does. */
  told_at: z.nullable(instantSchema),
  /** Until when the secret of before holds beside the new one; null: there is one. */
  old_until: z.nullable(instantSchema),
  waiting: z.int(),
})
export type Webhook = z.output<typeof webhookSchema>

export const listWebhooks = defineRead({
  name: 'list-webhooks',
  path: 'v1/admin/webhooks',
  access: 'parameters:write',
  summary: 'Addresses that are told of events',
  output: z.object({ items: z.array(webhookSchema) }),
})

/** Enters an address, or changes one. Of a new one this answer alone tells the secret by which its receiver knows who speaks. */
export const saveWebhook = defineOperation({
  name: 'save-webhook',
  path: 'v1/admin/webhooks',
  access: 'parameters:write',
  summary: 'Tell an address of events',
  body: z.object({ id: z.optional(idSchema), ...webhookFields }),
  output: z.object({ id: idSchema, secret: z.nullable(z.string()) }),
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'webhook:save', kind: 'change' },
})

/** A new secret; the one before holds for a day too, so that nothing is lost while the receiver is changed. One that was stopped goes on, unless its program has ended. */
export const renewWebhookSecret = defineOperation({
  name: 'renew-webhook-secret',
  path: 'v1/admin/webhooks/{id}/secret',
  access: 'parameters:write',
  summary: 'A new secret for an address',
  output: z.object({ secret: z.string() }),
  errors: ['illegal_transition'],
  audit: { action: 'webhook:renew_secret', kind: 'change' },
})

export const stopWebhook = defineOperation({
  name: 'stop-webhook',
  path: 'v1/admin/webhooks/{id}/stop',
  access: 'parameters:write',
  summary: 'Tell an address nothing any more',
  output: z.object({ id: idSchema }),
  errors: ['illegal_transition'],
  audit: { action: 'webhook:stop', kind: 'change' },
})

/** Sends an event that says nothing, to see whether it is taken. */
export const testWebhook = defineOperation({
  name: 'test-webhook',
  path: 'v1/admin/webhooks/{id}/test',
  access: 'parameters:write',
  summary: 'Send a test to an address',
  output: z.object({ id: idSchema }),
  errors: ['illegal_transition'],
  audit: { action: 'webhook:test', kind: 'change' },
})

const deliveryStatuses = ['waiting', 'sent', 'failed'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]
export const deliveryStatusLabels: Readonly<Record<DeliveryStatus, Text>> = {
  waiting: { sl: 'čaka', en: 'waiting' },
  sent: { sl: 'sprejeto', en: 'taken' },
  failed: { sl: 'ni sprejeto', en: 'not taken' },
}

const deliveryErrors = ['answer', 'closed_address', 'connection', 'dns', 'secret', 'stopped', 'timeout', 'tls'] as const
export type DeliveryError = (typeof deliveryErrors)[number]
export const deliveryErrorLabels: Readonly<Record<DeliveryError, Text>> = {
  answer: { sl: 'odgovor ni 2xx', en: 'the answer is not 2xx' },
  closed_address: { sl: 'naslov v zaprtem omrežju', en: 'address in a closed network' },
  connection: { sl: 'ni povezave', en: 'no connection' },
  dns: { sl: 'imena ni', en: 'no such name' },
  secret: { sl: 'skrivnosti ni mogoče odpreti', en: 'the secret cannot be opened' },
  stopped: { sl: 'obveščanje ustavljeno', en: 'stopped' },
  timeout: { sl: 'ni odgovora v 10 s', en: 'no answer within 10 s' },
  tls: { sl: 'potrdilo ne velja', en: 'the certificate does not hold' },
}

const deliveryList = defineList({
  title: { sl: 'Obvestila programom', en: 'Deliveries to programs' },
  row: z.object({
    id: idSchema,
    made_at: instantSchema,
    event: z.enum([...webhookEvents, 'test']),
    url: z.string(),
    status: z.enum(deliveryStatuses),
    attempts: z.int(),
    last_at: z.nullable(instantSchema),
    last_code: z.nullable(z.int()),
    last_ms: z.nullable(z.int()),
    last_error: z.nullable(z.enum(deliveryErrors)),
    /** When it is tried next; null: it is not. */
    next_at: z.nullable(instantSchema),
    actions: z.array(z.enum(['send'])),
  }),
  columns: {
    made_at: { title: { sl: 'Nastalo', en: 'Made' }, kind: 'instant', fixed: true },
    event: { title: { sl: 'Dogodek', en: 'Event' }, labels: webhookEventLabels, wide: true },
    url: { title: { sl: 'Naslov', en: 'Address' }, wide: true },
    status: { title: { sl: 'Stanje', en: 'Status' }, labels: deliveryStatusLabels },
    attempts: { title: { sl: 'Poskusov', en: 'Tries' } },
    last_code: { title: { sl: 'Odgovor', en: 'Answer' } },
    last_ms: { title: { sl: 'Trajanje (ms)', en: 'Duration (ms)' }, leaves: 'first' },
    last_error: { title: { sl: 'Razlog', en: 'Reason' }, labels: deliveryErrorLabels },
    last_at: { title: { sl: 'Zadnji poskus', en: 'Last try' }, kind: 'instant', hidden: true },
    next_at: { title: { sl: 'Naslednji poskus', en: 'Next try' }, kind: 'instant', hidden: true },
  },
  sortable: ['made_at'],
  defaultSort: { key: 'made_at', order: 'desc' },
  filters: z.object({ status: z.enum(deliveryStatuses), event: z.enum([...webhookEvents, 'test']) }),
  onScreenOnly: true,
})

/** What was told outside in the last 30 days. */
export const listDeliveries = defineListOperation(deliveryList, {
  name: 'list-webhook-deliveries',
  path: 'v1/admin/webhook-deliveries',
  access: 'parameters:write',
  summary: 'Deliveries to the addresses that are told of events',
})

/** Sends a delivery once more. */
export const sendDelivery = defineOperation({
  name: 'send-webhook-delivery',
  path: 'v1/admin/webhook-deliveries/{id}/send',
  access: 'parameters:write',
  summary: 'Send a delivery again',
  output: z.object({ id: idSchema }),
  errors: ['illegal_transition'],
  audit: { action: 'webhook:send_again', kind: 'change' },
})
