import { describe, expect, test } from 'vitest'
import { addSentences, fieldErrors } from '../errors.ts'
import { staffSentences } from '../staff-sentences.ts'
import { notificationFormSchema } from './notification.ts'
import { fillPlaceholders, unknownPlaceholders } from './placeholders.ts'

addSentences(staffSentences)

const values = { name: 'Živa Žagar', numbers: 'D-2026-000001', plates: 'LJ ČŽ-100', last: '31. januarja 2027' }

describe('placeholders of a notification', () => {
  test('are Slovenian in Slovenian texts and English in English ones', () => {
    expect(fillPlaceholders('{ime}: {številke}, {vozila}, {velja_do} {name}', 'sl', values)).toBe(
      'Živa Žagar: D-2026-000001, LJ ČŽ-100, 31. januarja 2027 {name}',
    )
    expect(fillPlaceholders('{name}: {numbers}, {vehicles}, {valid_until}', 'en', values)).toBe(
      'Živa Žagar: D-2026-000001, LJ ČŽ-100, 31. januarja 2027',
    )
  })

  test('every other word in braces is found, each once; a brace alone is none', () => {
    expect(unknownPlaceholders('{ime} {Ime} {name} {name} {} { :) }x', 'sl')).toEqual(['{Ime}', '{name}', '{}', '{ :) }'])
    expect(unknownPlaceholders('cena {brezplačno', 'sl')).toEqual([])
  })

  test('one that is not known is told at its field, with those that are', () => {
    const words = { subject: { sl: 'Zapora {kdaj}' }, text: { sl: 'Spoštovani {ime}!', en: 'Dear {ime}!' } }
    const { error } = notificationFormSchema.safeParse({ audience: { to: 'zone', zone: 'A' }, ...words }, { reportInput: true })
    expect(fieldErrors(error?.issues ?? [], 'sl')).toEqual([
      {
        path: 'subject.sl',
        rule: 'unknown_placeholder',
        message:
          'Oznake ni mogoče zamenjati s podatkom: {kdaj}. Uporabite {ime}, {številke}, {vozila} ali {velja_do} ali pa besedilo brez zavitih oklepajev.',
      },
      expect.objectContaining({ path: 'text.en', rule: 'unknown_placeholder', message: expect.stringContaining('{valid_until}') }),
    ])
  })
})
