import { describe, expect, it } from 'vitest'
import { catalogueOf, spokenSentences, translationFaults } from './catalogues.ts'
import { slovenianOf } from './sentences.ts'

const spoken = spokenSentences()
const italian = catalogueOf('italian')

describe.each([
  ['Italian', italian, catalogueOf('italian', 'pages')],
  ['Hungarian', catalogueOf('hungarian'), catalogueOf('hungarian', 'pages')],
])('the %s catalogue', (_, catalogue, ofPages) => {
  it('has every sentence that visitors, applicants and holders read', () => {
    expect(spoken.length).toBeGreaterThan(900)
    const missing = spoken.filter(({ sentence }) => !catalogue.has(sentence)).map(({ sentence, path }) => `${path}: ${sentence}`)
    expect(missing).toEqual([])
  })

  it('has those of the pages where pages load them, not among those of the server alone', () => {
    const missing = spoken.filter(({ sentence, onPages }) => onPages && !ofPages.has(sentence))
    expect(missing.map(({ sentence, path }) => `${path}: ${sentence}`)).toEqual([])
  })

  it('has no sentence that nobody says', () => {
    const known = new Set(spoken.map(({ sentence }) => sentence))
    expect([...catalogue.keys()].filter((sentence) => !known.has(sentence))).toEqual([])
  })

  it('fills in the same names', () => {
    expect([...catalogue].flatMap(([sentence, translation]) => translationFaults(sentence, translation))).toEqual([])
  })
})

describe('the Italian words of the law', () => {
  it('call an order as the acts do: conclusione', () => {
    // That of the council is no act of an authority.
    const orders = [...italian].filter(([sentence]) => /(?<!\p{L})sklep(?:a|u|om|i)?(?!\p{L}| občinskega sveta)/iu.test(sentence))
    expect(orders.length).toBeGreaterThan(5)
    expect(orders.filter(([, translation]) => !/conclusion/i.test(JSON.stringify(translation)))).toEqual([])
  })
})

describe('sentences', () => {
  const of = (text: string) => slovenianOf({ path: 'a.ts', text })

  it('are the Slovenian sides, a counted one by its form »other«, and those of errors', () => {
    expect(
      of("const t = { a: { sl: 'Prva', en: 'First' }, b: { sl: { one: 'en', two: 'dva', few: 'tri', other: 'pet' }, en: {} } }"),
    ).toEqual(['Prva', 'pet'])
    expect(of("const m = { sl: { subject: 'Zadeva', paragraphs: ['Eno', '{text}'] } }")).toEqual(['Zadeva', 'Eno'])
    expect(of("entry(404, 'leave', 'Ni najdeno.', 'Not found.')")).toEqual(['Ni najdeno.'])
  })

  it('are not what code makes, and not the titles of screens behind the sign-in', () => {
    expect(of('const t = { sl: `${a} od ${b}`, en: `${a} of ${b}` }')).toEqual([])
    expect(of("insideScreen({ title: { sl: 'Vloge', en: 'Applications' } })")).toEqual([])
  })

  it('are faulty in a translation with other names', () => {
    expect(translationFaults('Vloga {number}', 'Istanza {numero}')).toHaveLength(1)
    expect(translationFaults('{count} dni', { one: 'un giorno', other: '{count} giorni' })).toHaveLength(1)
    expect(translationFaults('Vloga', ' ')).toHaveLength(1)
  })
})
