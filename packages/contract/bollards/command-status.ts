import { z } from 'zod/mini'
import type { Text } from '../locale.ts'

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
export const commandTransitions: Record<CommandStatus, readonly CommandStatus[]> = {
  requested: ['delivered', 'confirmed', 'failed', 'expired'],
  delivered: ['confirmed', 'failed'],
  confirmed: [],
  failed: [],
  expired: ['delivered', 'confirmed', 'failed'],
}

export const mayBecome = (from: CommandStatus, to: CommandStatus): boolean => commandTransitions[from].includes(to)

/** The statuses from which a command may change to `to`. */
export const statusesBefore = (to: CommandStatus): CommandStatus[] => commandStatuses.filter((from) => mayBecome(from, to))

/** Why a gate did not do what was asked. */
export const commandFailures = ['expired', 'loop_not_clear', 'held', 'not_held', 'driver', 'no_answer', 'offline', 'out_of_use'] as const
export const commandFailureSchema = z.enum(commandFailures)
export type CommandFailure = z.output<typeof commandFailureSchema>

export const commandFailureNames: Record<CommandFailure, Text> = {
  expired: {
    sl: 'Ukaz je do naprave prišel prepozno in ni bil izveden.',
    en: 'The command reached the bollard too late and was not carried out.',
  },
  loop_not_clear: {
    sl: 'Nad stebričkom stoji vozilo. Dvignil se bo, ko bo prosto.',
    en: 'A vehicle stands over the bollard. It rises when the way is clear.',
  },
  held: { sl: 'Stebriček je zadržan v spuščenem položaju. Najprej ga sprostite.', en: 'The bollard is held lowered. Release it first.' },
  not_held: { sl: 'Stebriček ni bil zadržan.', en: 'The bollard was not held.' },
  driver: { sl: 'Stebriček se ni odzval. Potreben je ogled.', en: 'The bollard did not respond. It needs a look.' },
  offline: {
    sl: 'Stebriček je bil brez povezave; ukaz mu ni bil poslan.',
    en: 'The bollard had no link; the command was not sent.',
  },
  out_of_use: {
    sl: 'Stebriček je bil medtem vzet iz rabe; ukaz mu ni bil več poslan.',
    en: 'The bollard was taken out of use meanwhile; the command was not sent any more.',
  },
  no_answer: {
    sl: 'Naprava ni sporočila izida. Preverite stanje stebrička.',
    en: 'The bollard did not report the outcome. Check the bollard.',
  },
}
