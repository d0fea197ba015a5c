import { z } from 'zod/mini'
import type { Text } from '../locale.ts'
import { instantSchema } from '../primitives/field-schemas.ts'
import { eventKindSchema } from './event.ts'

/** What a verification of the audit trail may find, with its sentence. */
export const trailFaultLabels = {
  event_changed: { sl: 'dogodek je bil spremenjen', en: 'an event was changed' },
  event_missing: { sl: 'dogodek manjka', en: 'an event is missing' },
  event_added: { sl: 'dogodek je bil dodan mimo aplikacije', en: 'an event was added past the application' },
  link_missing: { sl: 'člen verige manjka', en: 'a link of the chain is missing' },
  link_added: { sl: 'člen verige je bil dodan', en: 'a link of the chain was added' },
  chain_changed: { sl: 'veriga se ne konča s podpisano zgoščeno vrednostjo', en: 'the chain does not end in the signed hash' },
  day_missing: { sl: 'dan manjka', en: 'a day is missing' },
  day_open: { sl: 'dan pred že zaključenim ni zaključen', en: 'a day before a closed one is not closed' },
  days_parted: { sl: 'dan se ne veže na dan pred njim', en: 'the day does not follow from the day before' },
  signature_wrong: { sl: 'podpis dneva ni pravi', en: 'the signature of the day is wrong' },
  key_unknown: { sl: 'dan je podpisan z neznanim ključem', en: 'the day is signed by an unknown key' },
  copy_differs: { sl: 'dan se razlikuje od izvožene kopije', en: 'the day differs from its exported copy' },
} as const satisfies Record<string, Text>

export type TrailFaultCode = keyof typeof trailFaultLabels
const isFaultCode = (code: unknown): code is TrailFaultCode => typeof code === 'string' && Object.hasOwn(trailFaultLabels, code)

/** One fault: its day, and where it is about one event its place in the chain of that day and its id. */
export const trailFaultSchema = z.object({
  code: z.custom<TrailFaultCode>(isFaultCode),
  /** A local day. */
  day: z.nullable(z.string()),
  kind: z.nullable(eventKindSchema),
  position: z.nullable(z.int()),
  event_id: z.nullable(z.string()),
})
export type TrailFault = z.output<typeof trailFaultSchema>

/** How far the audit trail is chained and signed, and what its last verification found. */
export const trailStateSchema = z.object({
  /** The time of the newest chained event; null: none is chained yet. */
  chained_until: z.nullable(instantSchema),
  /** The last local day whose head is closed and signed for ever. */
  closed_until: z.nullable(z.string()),
  verified: z.nullable(
    z.object({
      at: instantSchema,
      /** The first and the last day that were verified. */
      from_day: z.nullable(z.string()),
      until_day: z.nullable(z.string()),
      events: z.int(),
      faults: z.array(trailFaultSchema),
    }),
  ),
})
export type TrailState = z.output<typeof trailStateSchema>
