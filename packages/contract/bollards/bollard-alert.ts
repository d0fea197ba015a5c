import { z } from 'zod/mini'
import type { Condition } from '../devices/alert-changes.ts'
import { fillText, textIn, type Locale, type Text } from '../locale.ts'
import { countedIn } from '../primitives/counted.ts'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { type BollardFault, bollardFaults } from './bollard-state.ts'

/** What somebody is told about a bollard: the motor or a switch is broken, its loop is, its gate is silent, has no list, a wrong clock, or is too hot; or an emergency lowered it. */
export const bollardAlertKinds = ['fault', 'loop', 'offline', 'no_list', 'clock', 'temperature', 'emergency'] as const
export type BollardAlertKind = (typeof bollardAlertKinds)[number]

export const bollardAlertLabels: Readonly<Record<BollardAlertKind, Text>> = {
  fault: { sl: 'Okvara', en: 'Fault' },
  loop: { sl: 'Zanka', en: 'Loop' },
  offline: { sl: 'Brez povezave', en: 'Offline' },
  no_list: { sl: 'Brez seznama dovolilnic', en: 'No list of permits' },
  clock: { sl: 'Napačna ura', en: 'Wrong clock' },
  temperature: { sl: 'Pregreta naprava', en: 'Device too hot' },
  emergency: { sl: 'Zasilni dostop', en: 'Emergency access' },
}

/** `detail` is the fault, or when the emergency began: each is told, however soon after another; empty for the other kinds. */
export type BollardCondition = Condition<BollardAlertKind>

/** A fault in a few words; what to do about it says the sentence in the archive. */
const faultNames: Readonly<Record<BollardFault, Text>> = {
  motor_timeout: { sl: 'motor ni prišel do konca', en: 'the motor did not reach its end' },
  end_switch: { sl: 'končni stikali si nasprotujeta', en: 'the end switches contradict each other' },
  driver: { sl: 'stebriček se ne odziva', en: 'the bollard does not respond' },
  loop_stuck: { sl: 'že dolgo javlja vozilo', en: 'reports a vehicle for long' },
  loop_unknown: { sl: 'ne javlja ničesar', en: 'says nothing' },
  loop_chatter: { sl: 'javlja vozila prehitro', en: 'reports vehicles too fast' },
}

/** An alert in words: `Okvara: motor ni prišel do konca`. */
export const bollardAlertText = ({ kind, detail }: BollardCondition, locale: Locale): string => {
  const name = textIn(bollardAlertLabels[kind], locale)
  const fault = bollardFaults.find((one) => one === detail)
  return fault === undefined ? name : `${name}: ${textIn(faultNames[fault], locale)}`
}

const loopFaults: readonly BollardFault[] = ['loop_stuck', 'loop_unknown', 'loop_chatter']

/** What of a bollard is judged. */
export interface WatchedBollard {
  active: boolean
  online: boolean
  fault: BollardFault | null
  /** Since when it has said that it has no list, and that its clock is wrong; null: it does not. */
  listless_since: Date | null
  mistimed_since: Date | null
  /** Since when its processor is too hot; null: it is not, or does not say. */
  hot_since: Date | null
  /** Null: nobody works at it. */
  service_since: Date | null
  emergency_since: Date | null
  /** Seconds since its gate was heard; null: never. */
  silent_s: number | null
}

/** Who has just connected has no list for a moment, and a busy machine makes a clock look wrong. */
const lastingMs = 60_000
const lasts = (from: Date | null, now: Date): boolean => from !== null && now.getTime() - from.getTime() >= lastingMs

/** From here on, in degrees, a processor slows itself down; one that was too hot must be well below before it counts as cool. */
const hotFrom = 80
export const coolBelow = 75

/** Since when a processor is too hot, by what it says now. `before` is the answer to its last report. */
export const hotSince = (degrees: number | null | undefined, before: Date | null, now: Date): Date | null =>
  degrees != null && degrees >= (lasts(before, now) ? coolBelow : hotFrom) ? (before ?? now) : null

/** The kinds that keep a bollard from its work. */
export const downKinds: readonly BollardAlertKind[] = ['fault', 'loop', 'offline', 'no_list']

/**
 * What is wrong with a bollard now. One out of use, never heard, or where somebody works has nothing wrong, but an emergency is told of there too. Who is silent for a short time is not missed,
 * and of one that is silent only that is known.
 */
export const bollardConditionsOf = (
  { active, online, fault, silent_s: silent, service_since: service, ...gate }: WatchedBollard,
  offlineMinutes: number,
  now: Date,
): BollardCondition[] => {
  if (!active || silent === null) return []
  const { emergency_since: since } = gate
  const emergency = since === null ? [] : [{ kind: 'emergency' as const, detail: since.toISOString() }]
  if (service !== null) return emergency
  if (!online) return silent >= offlineMinutes * 60 ? [...emergency, { kind: 'offline', detail: '' }] : emergency
  return [
    ...emergency,
    ...(fault === null ? [] : [{ kind: loopFaults.includes(fault) ? ('loop' as const) : ('fault' as const), detail: fault }]),
    ...(lasts(gate.listless_since, now) ? [{ kind: 'no_list' as const, detail: '' }] : []),
    ...(lasts(gate.mistimed_since, now) ? [{ kind: 'clock' as const, detail: '' }] : []),
    ...(lasts(gate.hot_since, now) ? [{ kind: 'temperature' as const, detail: '' }] : []),
  ]
}

/** An open alert as it stands beside its bollard. */
export const openAlertSchema = z.object({
  id: idSchema,
  kind: z.enum(bollardAlertKinds),
  detail: z.string(),
  raised_at: instantSchema,
  taken_by_name: z.nullable(z.string()),
})

const minutesWords = {
  sl: { one: '{count} minuta', two: '{count} minuti', few: '{count} minute', other: '{count} minut' },
  en: { one: '{count} minute', other: '{count} minutes' },
}

/** How long something lasted: `3 minute`, `2 h 05 min`; less than a minute counts as one. */
export const durationText = (seconds: number, locale: Locale): string => {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 60) return fillText(countedIn(minutesWords, locale, minutes), { count: minutes })
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}
