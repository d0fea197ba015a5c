import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../architecture/source-files.ts'
import { mailFaults, wordFaults } from './words.ts'

describe('the words of the product', () => {
  it('are those of the glossary, in the form that their number asks for', () => {
    const files = sourceFiles(/^(?:apps|packages)\/.*(?<!\.test|type-test)\.tsx?$/)
    expect(files.length).toBeGreaterThan(100)
    expect(files.flatMap(wordFaults)).toEqual([])
  })

  it('of every mail stand between a salutation and a closing', () => {
    const files = sourceFiles(/^apps\/server\/.*(?<!\.test)\.ts$/)
    expect(files.flatMap(mailFaults)).toEqual([])
  })
})

describe('the check of words can fail', () => {
  const faultsOf = (text: string) => wordFaults({ path: 'a.ts', text: `const t = { sl: '${text}' }` })

  it.each([
    'Vloga {number} je zapadla.',
    'Brez plačila zapade.',
    'zastarel seznam dovoljenj',
    'Dopolnite jo najkasneje do {due}.',
    'Isto vozilo v istem območju',
    'Dovolilnica je začasno ustavljena.',
    'Prekliči dovolilnico',
    'Načini odpiranja',
    'Dovolilnica odpira vse stebričke.',
    'Stanje se osvežuje samo.',
    'Začasno vozilo',
    'Na čem',
    'Zasedenost po conah',
    'Cona',
    'Za dopolnitev imate {days} delovnih dni.',
    'Vnesite vsaj {minimum} znakov za ime.',
  ])('%s', (text) => {
    expect(faultsOf(text)).toHaveLength(1)
  })

  it('English words that were given up, in English texts alone', () => {
    const faults = wordFaults({
      path: 'a.ts',
      text: "const t = { sl: 'gate', en: 'The gate decides.' }, u = { en: { one: '{count} login', other: 'x' } }",
    })
    expect(faults).toEqual([expect.stringContaining('bollard'), expect.stringContaining('sign in')])
    expect(wordFaults({ path: 'a.ts', text: "const t = { en: 'Last refusals: {gate}' }, code = 'gate'" })).toEqual([])
  })

  it.each(['Velja na območju.', 'Za {count} dni', 'Največ dni: {days}', 'Rok je potekel.', 'Stanje se osvežuje samodejno.'])(
    '%s is right',
    (text) => {
      expect(faultsOf(text)).toEqual([])
    },
  )

  it('mails', () => {
    expect(mailFaults({ path: 'apps/server/a.ts', text: "renderMail({ letter: 'as_written' })" })).toHaveLength(1)
    expect(mailFaults({ path: 'apps/server/a.ts', text: "paragraphs: ['Pozdravljeni,']" })).toHaveLength(1)
    expect(mailFaults({ path: 'apps/server/a.ts', text: "renderMail({ letter: { to: 'Ana' } })" })).toEqual([])
  })
})
