import { expect, test } from 'vitest'
import { mergedTexts } from './municipality-words.tsx'

const text = (words: string) => ({ sl: words, en: words })

test('what another form saved meanwhile stays, though this form began with the older words', () => {
  const stored = { home_welcome: text('Pozdravljeni'), 'notice.rights': text('Nove pravice') }
  const typed = { home_welcome: text('Dobrodošli'), 'notice.rights': text('Stare pravice') }
  expect(mergedTexts(stored, ['home_welcome'], typed)).toEqual({ home_welcome: text('Dobrodošli'), 'notice.rights': text('Nove pravice') })
})

test('an emptied text of its own goes, and one language stands for the other', () => {
  const typed = { home_welcome: { sl: '', en: '' }, office_hours: { sl: 'Od 8. do 12. ure', en: '', it: 'Dalle 8 alle 12', hu: '' } }
  expect(mergedTexts({ home_welcome: text('Pozdravljeni') }, ['home_welcome', 'office_hours'], typed)).toEqual({
    office_hours: { sl: 'Od 8. do 12. ure', en: 'Od 8. do 12. ure', it: 'Dalle 8 alle 12' },
  })
})
