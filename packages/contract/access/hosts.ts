import { z } from 'zod/mini'
import { fillText, type Locale, locales, type Text } from '../locale.ts'
import { defineOperation, defineRead, type KeyScope } from '../operation.ts'
import { emailSchema, idSchema, instantSchema, plateSchema } from '../primitives/field-schemas.ts'
import { readTime } from '../primitives/time-of-day.ts'
import { passStates } from './passes.ts'

/** Days for which hosts see their guests; then the pass is deleted. */
export const guestDays = 30

/** How often a pass of a host may open at most. */
export const mostWays = 10

const minuteSchema = z.int({ error: 'required' }).check(z.nonnegative(), z.maximum(1440))
/** A time of day in a form where minutes are meant; the end of the day is 24:00. */
export const timeOfDaySchema = z.string().check(z.refine((text) => readTime(text) !== undefined || text === '24:00', 'choice'))
/** The minutes of a text that the schema takes. */
export const minutesOfTime = (text: string): number => readTime(text) ?? 1440

const countSchema = z.int({ error: 'required' }).check(z.positive(), z.maximum(10_000))

/** What the town lets a host do: so many passes a day and a month, at most so long, begun within these minutes of the local day. */
const termsSchema = z.object({
  name: z.string({ error: 'required' }).check(z.trim(), z.minLength(2), z.maxLength(80)),
  zone: z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(200)),
  /** The code of the only bollard; null: all of the zone. */
  gate: z.nullable(z.string().check(z.maxLength(64))),
  daily: countSchema,
  monthly: countSchema,
  longest_minutes: z.int({ error: 'required' }).check(z.minimum(5), z.maximum(1440)),
  from_minute: minuteSchema,
  until_minute: minuteSchema,
})

const hostSchema = z.extend(termsSchema, {
  id: idSchema,
  email: z.string(),
  invited_at: instantSchema,
  stopped_at: z.nullable(instantSchema),
  stop_reason: z.string(),
  today: z.int(),
  month: z.int(),
  /** Of the last 30 days: passes that the host ended, and presentations that a bollard refused. */
  ended: z.int(),
  refused: z.int(),
})
export type Host = z.output<typeof hostSchema>

/** Whoever may give passes to guests, with what they have used: a misuse is seen in the numbers. No guest is named. */
export const listHosts = defineRead({
  name: 'list-hosts',
  path: 'v1/admin/hosts',
  access: 'hosts:manage',
  summary: 'Hosts with their quotas and what they have used',
  output: z.object({ items: z.array(hostSchema) }),
  audit: { action: 'host:list', kind: 'read' },
})

export const invitationSchema = z.extend(termsSchema, { email: emailSchema })

/**
 * Makes the account of an address a host, or changes the terms of one; an address without an account is invited to one. A host that was stopped may go
 * on. Staff can be none.
 */
export const saveHost = defineOperation({
  name: 'save-host',
  path: 'v1/admin/hosts',
  access: 'hosts:manage',
  summary: 'Invite a host, or change its terms',
  body: invitationSchema.check(
    z.refine(({ from_minute: from, until_minute: until }) => from < until, { path: ['until_minute'], error: 'choice' }),
  ),
  output: z.object({ id: idSchema }),
  audit: { action: 'host:save', kind: 'change' },
})

/** Takes the right from a host at once; their passes that have not ended yet end too. */
export const stopHost = defineOperation({
  name: 'stop-host',
  path: 'v1/admin/hosts/{id}/stop',
  access: 'hosts:manage',
  summary: 'Stop a host',
  body: z.object({ reason: z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(300)) }),
  output: z.object({ id: idSchema }),
  errors: ['illegal_transition'],
  audit: { action: 'host:stop', kind: 'change' },
})

const guestSchema = z.object({
  id: idSchema,
  number: z.string(),
  /** Empty: it is for the code. */
  plate: z.string(),
  /** Null also where it is over: nobody needs it any more. */
  code: z.nullable(z.string()),
  /** The same as a QR code for the reader at the post, rows of `1` (dark) and `0`; empty without a code. */
  qr: z.array(z.string()),
  ways: z.int(),
  used: z.int(),
  from_at: instantSchema,
  until_at: instantSchema,
  state: z.enum(passStates),
  /** When the host or the town ended it before its time. */
  ended_at: z.nullable(instantSchema),
  /** The address of the guest's own page, with its secret; empty where it is over. */
  link: z.string(),
})
export type Guest = z.output<typeof guestSchema>

const ownHostSchema = z.extend(z.omit(termsSchema, { gate: true }), {
  /** The names of the bollards that the passes open. */
  gates: z.array(z.string()),
  left_today: z.int(),
  left_month: z.int(),
  /** Whether a program has a key that gives passes for it. */
  has_key: z.boolean(),
  key_scopes: z.array(z.string()),
  guests: z.array(guestSchema),
})
export type OwnHost = z.output<typeof ownHostSchema>

/** A host's own terms, what is left of them, and the guests of the last 30 days; null for who is none. */
export const getOwnHost = defineRead({
  name: 'get-own-host',
  path: 'v1/host',
  access: 'guests:admit',
  summary: 'The own guests, and how many more there may be',
  output: z.object({ host: z.nullable(ownHostSchema) }),
})

const admissionSchema = z.object({
  /** Absent: a code is made. */
  plate: z.nullish(plateSchema),
  ways: z.int({ error: 'required' }).check(z.minimum(1), z.maximum(mostWays)),
  minutes: z.int({ error: 'required' }).check(z.minimum(5), z.maximum(1440)),
})
export type Admission = z.output<typeof admissionSchema>

/** Gives a guest a pass at once, for a plate or for a code that only this answer and the own list tell. */
export const admitGuest = defineOperation({
  name: 'admit-guest',
  path: 'v1/host/guests',
  access: 'guests:admit',
  summary: 'A pass for a guest',
  body: admissionSchema,
  output: guestSchema,
  errors: ['not_found', 'quota_used'],
  rate: { windowSeconds: 600, perAddress: 120, perAccount: 60 },
  idempotent: true,
  audit: { action: 'guest:admit', kind: 'change' },
})

export const endGuest = defineOperation({
  name: 'end-guest',
  path: 'v1/host/guests/{id}/end',
  access: 'guests:admit',
  summary: "End a guest's pass",
  output: z.object({ id: idSchema }),
  audit: { action: 'guest:end', kind: 'change' },
})

/** What a host's booking system may be given a key for. */
export const bookingScopes = ['bookings:write', 'bookings:end'] as const satisfies readonly KeyScope[]

/** Makes the key with which the host's booking system gives passes; the one before it ends at once. Nobody can read it again. */
export const renewHostKey = defineOperation({
  name: 'renew-host-key',
  path: 'v1/host/key',
  access: 'guests:admit',
  summary: 'A new key for the own booking system',
  body: z.object({ scopes: z.array(z.enum(bookingScopes)).check(z.minLength(1), z.maxLength(bookingScopes.length)) }),
  output: z.object({ key: z.string() }),
  errors: ['not_found'],
  audit: { action: 'host:renew_key', kind: 'change' },
})

/** A booking system gives a guest a pass: `admit-guest` with the host's key as `Authorization: Bearer KEY`, and the text for the guest. */
export const bookGuest = defineOperation({
  name: 'book-guest',
  path: 'v1/bookings',
  access: 'public',
  summary: 'A booking system gives a guest a pass',
  signedBody: true,
  scope: 'bookings:write',
  output: z.extend(guestSchema, { text: z.string() }),
  errors: ['unauthenticated', 'quota_used', 'body_too_large'],
  idempotent: true,
  rate: { windowSeconds: 600, perAddress: 120 },
  audit: { action: 'guest:admit', kind: 'change' },
})

export const endBooking = defineOperation({
  name: 'end-booking',
  path: 'v1/bookings/{id}/end',
  access: 'public',
  summary: "A booking system ends a guest's pass",
  signedBody: true,
  scope: 'bookings:end',
  output: z.object({ id: idSchema }),
  errors: ['unauthenticated', 'body_too_large'],
  rate: { windowSeconds: 600, perAddress: 120 },
  audit: { action: 'guest:end', kind: 'change' },
})

/** What a booking system sends: the same as a host's form, and in which language the text for the guest is. */
export const bookingSchema = z.extend(admissionSchema, { locale: z._default(z.enum(locales), 'sl') })

/** What a host sends to a guest, in the guest's language. */
const guestTexts = {
  code: {
    sl: '{host}: koda za stebriček je {code}. Vtipkajte jo na tipkovnici ob stebričku ({gates}). Velja do {until}, število prehodov: {ways}. {link}',
    it: '{host}: il codice per il dissuasore è {code}. Lo digiti sulla tastiera accanto al dissuasore ({gates}). Vale fino al {until}, passaggi: {ways}. {link}',
    hu: '{host}: az oszlop kódja {code}. Írja be az oszlop melletti billentyűzeten ({gates}). Érvényes eddig: {until}, áthaladások: {ways}. {link}',
    en: '{host}: your code for the bollard is {code}. Type it on the keypad beside the bollard ({gates}). Valid until {until}, passages: {ways}. {link}',
  },
  plate: {
    sl: '{host}: vozilo {plate} sme mimo stebrička ({gates}). Velja do {until}, število prehodov: {ways}. {link}',
    it: '{host}: il veicolo {plate} può passare il dissuasore ({gates}). Vale fino al {until}, passaggi: {ways}. {link}',
    hu: '{host}: a {plate} jármű áthaladhat az oszlopnál ({gates}). Érvényes eddig: {until}, áthaladások: {ways}. {link}',
    en: '{host}: the vehicle {plate} may pass the bollard ({gates}). Valid until {until}, passages: {ways}. {link}',
  },
} as const satisfies Record<string, Text>

export interface GuestTextValues {
  host: string
  gates: readonly string[]
  /** The end as it is written in the language. */
  until: string
  /** In which the guest's page begins. */
  locale: Locale
}

export const guestText = (
  { plate, code, ways, link }: Pick<Guest, 'plate' | 'code' | 'ways' | 'link'>,
  { host, gates, until, locale }: GuestTextValues,
  textOf: (text: Text) => string,
): string =>
  fillText(textOf(code === null ? guestTexts.plate : guestTexts.code), {
    ...{ host, until, plate, code: code ?? '', ways: String(ways), link: link.replace('#', `?lang=${locale}#`) },
    gates: gates.join(', '),
  })
