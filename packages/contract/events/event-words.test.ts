import { expect, test } from 'vitest'
import { defineEventWords } from '../define-event-words.ts'
import { actionSentence, type EventAction, eventField, type EventSubject, eventWords, reasonLabel } from './event-words.ts'

/** The keys that occur more than once in a list. */
const twice = (keys: readonly string[]): string[] => keys.filter((key, index) => keys.indexOf(key) !== index)

test('each feature’s words are declared once, so that joining them loses none', () => {
  expect(twice(eventWords.flatMap(({ actions }) => Object.keys(actions ?? {})))).toEqual([])
  expect(twice(eventWords.flatMap(({ subjects }) => Object.keys(subjects ?? {})))).toEqual([])
  expect(twice(eventWords.flatMap(({ fieldsOf }) => Object.keys(fieldsOf ?? {})))).toEqual([])
  expect(twice(eventWords.flatMap(({ topics }) => Object.keys(topics ?? {})))).toEqual([])
  expect(twice(eventWords.flatMap(({ permissions }) => Object.keys(permissions ?? {})))).toEqual([])
  expect(twice(eventWords.flatMap(({ fields, hidden }) => [...Object.keys(fields ?? {}), ...(hidden ?? [])]))).toEqual([])
})

test('a field may mean something else for one topic, be hidden, or have no name yet', () => {
  expect(eventField('type', 'user')?.name.en).toBe('type')
  expect(eventField('type', 'document')?.name.en).toBe('document')
  expect(eventField('representative', 'application')?.name.en).toBe('representative')
  expect(eventField('representative', 'parameters')?.name.en).toBe('legal representative')
  expect(eventField('status', 'permit')?.choices?.['issued']?.en).toBe('In force')
  expect(eventField('status', 'application')?.choices?.['issued']).toBeUndefined()
  expect(eventField('action', 'event')?.choices?.['permit:issue']?.en).toBe('Permit issued')
  expect(eventField('sha256', 'document')).toBeUndefined()
  expect(eventField('a_new_field', 'permit')).toBeNull()
})

test('an action of a later version is shown as it is stored', () => {
  expect(actionSentence('permit:issue', 'sl')).toBe('Dovolilnica izdana')
  expect(actionSentence('line:paint', 'sl')).toBe('line:paint')
})

test('words that are not declared, or not in both languages, do not compile', () => {
  // @ts-expect-error an action without words
  const action: EventAction = 'permit:isue'
  // @ts-expect-error a subject without a label
  const subject: EventSubject = 'line'
  // @ts-expect-error English is missing
  const words = defineEventWords({ actions: { 'line:paint': { sl: 'Črta narisana' } } })
  expect([action, subject, words]).toHaveLength(3)
})

test('what a clerk and an applicant write to each other is a message, not a reason', () => {
  expect(reasonLabel('application:request_supplement').sl).toBe('Sporočilo')
  expect(reasonLabel('application:supplement').sl).toBe('Sporočilo')
  expect(reasonLabel('application:reject').sl).toBe('Razlog')
})
