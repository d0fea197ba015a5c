import { z } from 'zod/mini'
import type { Text } from '../locale.ts'
import { bollardFaults } from './bollard-state.ts'
import { reasonSchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { commandActionSchema, convoySchema, hasEnd } from './gate-command.ts'

/** The status of a command: requested, taken by the gate, done, failed, or too late. */
export const commandStatuses = ['requested', 'delivered', 'confirmed', 'failed', 'expired'] as const
export const commandStatusSchema = z.enum(commandStatuses)
export type CommandStatus = z.output<typeof commandStatusSchema>

export const commandStatusNames: Record<CommandStatus, Text> = {
  requested: { sl: 'Poslan', en: 'Requested' },
  delivered: { sl: 'Prejet na napravi', en: 'Delivered' },
  confirmed: { sl: 'Izveden', en: 'Confirmed' },
  failed: { sl: 'Neuspešen', en: 'Failed' },
  expired: { sl: 'Potekel', en: 'Expired' },
}

/** Legal transitions. A gate's report may arrive after the server marked the command `expired`; it is true, so it corrects the status. */
const commandTransitions: Record<CommandStatus, readonly CommandStatus[]> = {
  requested: ['delivered', 'confirmed', 'failed', 'expired'],
  delivered: ['confirmed', 'failed'],
  confirmed: [],
  failed: [],
  expired: ['delivered', 'confirmed', 'failed'],
}

export const mayBecome = (from: CommandStatus, to: CommandStatus): boolean => commandTransitions[from].includes(to)

/** The statuses from which a command may change to `to`. */
export const statusesBefore = (to: CommandStatus): CommandStatus[] => commandStatuses.filter((from) => mayBecome(from, to))

/** Why a gate did not take a message at all. */
export const messageRefusals = [
  'unreadable',
  'wrong_signature',
  'other_device',
  'retained',
  'other_connection',
  'replayed',
  'time_unknown',
] as const
export type MessageRefusal = (typeof messageRefusals)[number]

/** What did not even reach a gate: the broker stopped a message, let nobody listen, or turned somebody away. */
const brokerRefusals = ['not_allowed', 'may_not_hear', 'no_account'] as const

/** Why a gate did not do what was asked. */
const commandFailures = [
  'expired',
  'loop_not_clear',
  'held',
  'not_held',
  'not_faulty',
  'superseded',
  'service',
  'emergency',
  'not_in_service',
  'open_hours',
  ...bollardFaults,
  'no_answer',
  'offline',
  'out_of_use',
  ...messageRefusals,
  ...brokerRefusals,
] as const
export const commandFailureSchema = z.enum(commandFailures)
export type CommandFailure = z.output<typeof commandFailureSchema>

export const commandFailureNames: Record<CommandFailure, Text> = {
  expired: {
    sl: 'Ukaz je do naprave prišel prepozno in ni bil izveden.',
    en: 'The command reached the bollard too late and was not carried out.',
  },
  loop_not_clear: {
    sl: 'Nad stebričkom ni bilo dovolj dolgo prosto, zato se ni dvignil.',
    en: 'The way over the bollard was not clear for long enough, so it did not rise.',
  },
  held: { sl: 'Stebriček je zadržan v spuščenem položaju. Najprej ga sprostite.', en: 'The bollard is held lowered. Release it first.' },
  not_held: { sl: 'Stebriček ni bil zadržan.', en: 'The bollard was not held.' },
  not_faulty: { sl: 'Stebriček ni bil v okvari.', en: 'The bollard was not faulty.' },
  superseded: { sl: 'Medtem je bil dan drug ukaz.', en: 'Another command was given meanwhile.' },
  service: {
    sl: 'Stebriček je v vzdrževanju, zato se ni premaknil.',
    en: 'The bollard is under maintenance, so it did not move.',
  },
  emergency: {
    sl: 'Nekdo drži zasilni vhod, zato stebriček ostane spuščen.',
    en: 'Somebody holds the emergency input, so the bollard stays down.',
  },
  open_hours: {
    sl: 'Stebriček je po urniku odprt za vse, zato ostane spuščen.',
    en: 'The bollard is open for everybody by its hours, so it stays down.',
  },
  not_in_service: { sl: 'Stebriček ni bil v vzdrževanju.', en: 'The bollard was not under maintenance.' },
  driver: { sl: 'Stebriček se ni odzval. Potreben je ogled.', en: 'The bollard did not respond. It needs a look.' },
  motor_timeout: {
    sl: 'Stebriček v predvidenem času ni prišel do konca. Motor je ustavljen; potreben je ogled.',
    en: 'The bollard did not reach its end in time. The motor was stopped; it needs a look.',
  },
  end_switch: {
    sl: 'Končni stikali si nasprotujeta: ni znano, kje je stebriček. Potreben je ogled.',
    en: 'The end switches contradict each other: nobody knows where the bollard is. It needs a look.',
  },
  loop_stuck: {
    sl: 'Zanka že dolgo javlja vozilo: tam stoji ali pa je zanka v okvari. Potreben je ogled.',
    en: 'The loop has reported a vehicle for long: one stands there, or the loop is broken. It needs a look.',
  },
  loop_unknown: {
    sl: 'Zanka ne javlja, ali je nad stebričkom prosto, zato se ne dvigne. Potreben je ogled.',
    en: 'The loop does not say whether the way is clear, so the bollard does not rise. It needs a look.',
  },
  loop_chatter: {
    sl: 'Zanka javlja vozila hitreje, kot jih lahko pripelje. Potreben je ogled.',
    en: 'The loop reports vehicles faster than any can come. It needs a look.',
  },
  offline: {
    sl: 'Stebriček je bil brez povezave; ukaz mu ni bil poslan.',
    en: 'The bollard had no link; the command was not sent.',
  },
  out_of_use: {
    sl: 'Stebriček je bil medtem vzet iz rabe; ukaz mu ni bil več poslan.',
    en: 'The bollard was taken out of use meanwhile; the command was not sent any more.',
  },
  unreadable: { sl: 'Sporočila ni bilo mogoče prebrati.', en: 'The message could not be read.' },
  wrong_signature: {
    sl: 'Sporočilo ni podpisano s ključem občine. Nekdo je pošiljal v njenem imenu; obvestite skrbnika sistema.',
    en: 'The message was not signed with the key of the municipality. Somebody spoke in its name; tell the system administrator.',
  },
  other_device: { sl: 'Sporočilo je bilo namenjeno drugi napravi.', en: 'The message was meant for another bollard.' },
  retained: {
    sl: 'Posrednik sporočil je ukaz shranil in ga poslal pozneje.',
    en: 'The message broker had kept the command and sent it later.',
  },
  other_connection: {
    sl: 'Sporočilo je od prej: veljalo je za povezavo, ki je ni več.',
    en: 'The message is from before: it was for a connection that has ended.',
  },
  replayed: {
    sl: 'Sporočilo je že prišlo; ponovitev se ne upošteva.',
    en: 'The message had come before; a repetition counts for nothing.',
  },
  time_unknown: {
    sl: 'Naprava od strežnika še ni izvedela, koliko je ura.',
    en: 'The bollard had not yet learnt the time from the server.',
  },
  not_allowed: {
    sl: 'Posrednik sporočil je ustavil sporočilo računa, ki ga ne sme pošiljati. Obvestite skrbnika sistema.',
    en: 'The message broker stopped a message of an account that may not send it. Tell the system administrator.',
  },
  may_not_hear: {
    sl: 'Račun pri posredniku sporočil je hotel poslušati, kar ni zanj; tujega ni slišal ničesar. Obvestite skrbnika sistema.',
    en: 'An account at the message broker asked to hear what is not for it; it heard nothing of others. Tell the system administrator.',
  },
  no_account: {
    sl: 'Posrednik sporočil je zavrnil prijavo: takega računa ni ali pa geslo ni pravo.',
    en: 'The message broker refused a sign-in: there is no such account, or its password is another one.',
  },
  no_answer: {
    sl: 'Naprava ni sporočila izida. Preverite stanje stebrička.',
    en: 'The bollard did not report the outcome. Check the bollard.',
  },
}

/** What is given for whom and why beside the reason. */
const forWhomShape = {
  /** The vehicle, or the phone, for which it is; never a name. */
  vehicle: z.optional(z.string().check(z.trim(), z.maxLength(24))),
  /** What is added to a reason that was chosen. */
  explanation: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
}

/** A person's command to a bollard. It says for whom and why; the archive keeps that with the person's name.
 * An `Idempotency-Key` header that is a UUID makes a double click one command. */
export const commandRequestSchema = z
  .object({
    device_code: z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(40)),
    action: commandActionSchema,
    reason: reasonSchema,
    ...forWhomShape,
    /** When the hold ends by itself, or maintenance is meant to end; required for these two alone, and at most the town's `hold_hours` away. */
    hold_until: z.optional(instantSchema),
    /** Of `lower`: how many vehicles of a convoy pass; whoever commands has seen them. */
    vehicles: z.optional(convoySchema),
  })
  .check(
    z.refine(({ action, hold_until }) => !hasEnd(action) || hold_until !== undefined, {
      path: ['hold_until'],
      error: 'required',
    }),
  )
export type CommandRequest = z.output<typeof commandRequestSchema>

export const bollardCommandSchema = z.object({
  id: idSchema,
  device_code: z.string(),
  action: commandActionSchema,
  status: commandStatusSchema,
  reason: z.string(),
  vehicle: z.nullable(z.string()),
  explanation: z.nullable(z.string()),
  requested_by_name: z.string(),
  requested_at: instantSchema,
  expires_at: instantSchema,
  delivered_at: z.nullable(instantSchema),
  finished_at: z.nullable(instantSchema),
  failure: z.nullable(commandFailureSchema),
  hold_until: z.nullable(instantSchema),
  /** Null: one, as ever. */
  vehicles: z.nullable(z.int()),
})
