import type { Text } from './locale.ts'
import type { Access } from './operation.ts'
import type { Permission } from './permissions.ts'

/**
 * How a field's value is written for people. `start` and `end` are a day or an instant; the `end` of a half-open range is written as its last
 * valid day. `kind`, `lot`, `user_type`, `document_type`, `device` and `person` are codes or ids whose names are in the town's lists.
 * `validity`, `windows`, `prices`, `lines`, `fees`, `grounds`, `credentials` and `documents` are values of several parts, written as a whole.
 */
export type ValueKind =
  | 'start'
  | 'end'
  | 'cents'
  | 'vat'
  | 'bytes'
  | 'picture'
  | 'phone'
  | 'kind'
  | 'lot'
  | 'user_type'
  | 'document_type'
  | 'person'
  | 'device'
  | 'validity'
  | 'windows'
  | 'prices'
  | 'lines'
  | 'fees'
  | 'grounds'
  | 'credentials'
  | 'documents'

/** What the codes of a field are called. */
export type Choices = Readonly<Record<string, Text>>

export interface EventField {
  name: Text
  kind?: ValueKind
  /** A code without a word here is written by `kind`. */
  choices?: Choices
}

type Fields = Readonly<Record<string, EventField>>

/** The texts of one feature's audit trail and of its permissions, and its live topics, kept in the feature's folder as `<noun>-event-words.ts`. */
export interface EventWords {
  /** What its permissions allow. */
  permissions?: Readonly<Partial<Record<Permission, Text>>>
  /** The topics of its changes that the server announces to open screens, and who may subscribe. An announcement never contains values. */
  topics?: Readonly<Record<string, Exclude<Access, 'public'>>>
  /** What its records are called, by the `type` of an event's subject. */
  subjects?: Readonly<Record<string, Text>>
  /** The sentence of each action, `noun:verb`. */
  actions?: Readonly<Record<`${string}:${string}`, Text>>
  /** The fields that its events keep, by their keys. A key has one meaning in the whole trail and is declared once … */
  fields?: Fields
  /** … unless it means something else for one topic: a type of subject, or the noun of an action without a subject. */
  fieldsOf?: Readonly<Record<string, Fields>>
  /** Fields that people are never shown: ids beside a name, technical values, and times that the event has itself. */
  hidden?: readonly string[]
}

/** Declares a feature's words and keeps their keys as types: what is recorded under another name does not compile. */
export const defineEventWords = <const W extends EventWords>(words: W): W => words

/** A field of the audit trail with its name in both languages. */
export const field = (sl: string, en: string, value: Omit<EventField, 'name'> = {}): EventField => ({ name: { sl, en }, ...value })
