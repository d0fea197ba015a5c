import { expect, test } from 'vitest'
import { begunMention, mentionedIn } from './operations.ts'

const people = [{ name: 'Maja Kovač' }, { name: 'Maja Kova' }, { name: 'Bine Referent' }]

test('mentions people by their whole names, in any case, and not by the beginning of a longer one', () => {
  expect(mentionedIn('@Maja Kovač, poglej.', people)).toEqual([{ name: 'Maja Kovač' }])
  expect(mentionedIn('Prosim @bine referent in @Maja Kova', people)).toEqual([{ name: 'Maja Kova' }, { name: 'Bine Referent' }])
  expect(mentionedIn('Maja Kovač je klicala; maja@kovač', people)).toEqual([])
})

test('a mention begins with @ at the start of a word', () => {
  expect(begunMention('Prosim @Ma')).toBe('Ma')
  expect(begunMention('@')).toBe('')
  expect(begunMention('posta@Ma')).toBeUndefined()
  expect(begunMention('@Maja, prosim')).toBeUndefined()
})
